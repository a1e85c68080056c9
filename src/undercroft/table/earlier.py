"""Positions that are no longer at hand: what led to one is played again, where nobody waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct

from undercroft.games.boxes import Edition
from undercroft.journal_files import setup_of, starter
from undercroft.kernel import Answer, Header, Journal, Script, UndercroftError

REPLAYED = 8  # answers before a position that are played again: to be told, and taken back freely
AT_ONCE = 64  # positions that are kept on the way


class FarBack(UndercroftError):
    """An undo goes behind the positions at hand; nothing was changed. Its position must be brought first."""

    def __init__(self, to: int) -> None:
        self.to = to
        super().__init__(f"The position after answer {to} is not at hand.")


class Earlier(Struct, frozen=True):
    """A position of the past, a few answers before the one that is wanted."""

    answers: int  # that led to it
    state: bytes


def play_up_to(
    edition: Edition, header: Header, answers: Sequence[Answer], begin: Earlier | None = None
) -> Earlier:
    """Play a game from its beginning, or where newer rules took over, so that one can go on near its end."""
    journal: Journal[Any] = Journal(header, starter(edition, setup_of(edition, header), header.seed))
    if begin:
        known = list(answers[: begin.answers])
        journal.take_up(Script(header, known, [], (begin.answers, Raw(begin.state))), quick=True)
    for line in answers[len(journal.answers) :]:
        journal.follow(line)
        if len(journal.answers) - journal.first > AT_ONCE:
            journal.forget(len(journal.answers) - AT_ONCE // 2)
    base = last_base(edition, journal)
    return Earlier(base, edition.rules.encode(journal.position(base).state))


def go_on_from(edition: Edition, header: Header, answers: Sequence[Answer], earlier: Earlier) -> Journal[Any]:
    """The journal of these answers, of which only the last few are played."""
    script = Script(header, list(answers), [], (earlier.answers, Raw(earlier.state)))
    return Journal.resume(script, starter(edition, setup_of(edition, header), header.seed), quick=True)


def last_base(edition: Edition, journal: Journal[Any]) -> int:
    """The answer after which one can begin, so that the last few are played again.

    It is not in the midst of what the log tells in one sentence: that could not be told on.
    """
    base = max(journal.first, len(journal.answers) - REPLAYED)
    sums = tuple(summary.within for summary in edition.box.summaries)
    while base > journal.first and any(
        isinstance(frame, sums) for frame in journal.position(base).state.frames
    ):
        base -= 1
    return base
