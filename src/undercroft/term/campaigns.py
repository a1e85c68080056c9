"""Line mode over a campaign: its games are played in files beside its own, one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from undercroft.bots import Bot
from undercroft.games.boxes import Edition
from undercroft.games.setups import Setup
from undercroft.journal_files import SUFFIX, EditionFinder, OpenJournal, begin_journal, open_journal
from undercroft.kernel import BrokenJournal, Expect, Report, Seat
from undercroft.text.words import Language

from .lines import Lines
from .table import LineTable

Seating = Callable[[Edition, Setup, str], Mapping[Seat, Bot]]  # (edition, set-up, seed): who plays for whom


def play_on(opened: OpenJournal, find: EditionFinder, seating: Seating, said: Language, lines: Lines) -> bool:
    """Play a game to its end (true) or until the players leave; a campaign with all of its games."""
    journal = opened.journal
    bots = seating(opened.edition, opened.setup, journal.header.seed)
    table = LineTable(opened, bots, lines.language or said, lines)
    while True:
        if not table.play():
            return False
        expected = journal.game.expected
        if expected is None:
            return True
        if not _play_child(opened, expected, find, seating, said, lines):
            return False


def child_path(campaign: Path, answers: int) -> Path:
    """Where the game lies that a campaign waits for after so many answers."""
    return campaign.with_name(f"{campaign.name.removesuffix(SUFFIX)}.{answers}{SUFFIX}")


def _play_child(
    campaign: OpenJournal,
    expected: Expect,
    find: EditionFinder,
    seating: Seating,
    said: Language,
    lines: Lines,
) -> bool:
    """The game that a campaign waits for, and its report; false if the players leave before its end."""
    child = _open_child(campaign, expected, find)
    try:
        undone = campaign.journal.undone
        if child.journal.game.state.outcome and undone and undone[-1].report is not None:
            child.journal.undo()  # the end was taken back at the campaign: it is played again
        if not play_on(child, find, seating, said, lines):
            return False
        ending = child.journal.game.state.ending
        if not ending or not isinstance(ending.report, Report):
            raise BrokenJournal(f"{child.store.path} ended without a report for the campaign.")
        campaign.journal.report(ending.report)
        return True
    finally:
        child.store.close()


def _open_child(campaign: OpenJournal, expected: Expect, find: EditionFinder) -> OpenJournal:
    edition = find(campaign.edition.box.child)
    setup = edition.charged(expected.charge)
    answers = len(campaign.journal.answers)
    path = child_path(campaign.store.path, answers)
    if not path.exists():
        return begin_journal(edition, setup, f"{campaign.journal.header.seed}/{answers}", path)
    child = open_journal(find, path)
    if child.setup != setup:
        child.store.close()
        aside = _aside(path)
        path.rename(aside)  # another way was gone then, and was taken back
        return _open_child(campaign, expected, find)
    return child


def _aside(path: Path) -> Path:
    """A free name for a game that no longer belongs to the campaign."""
    number = 1
    while (aside := path.with_name(f"{path.name.removesuffix(SUFFIX)}-old{number}{SUFFIX}")).exists():
        number += 1
    return aside
