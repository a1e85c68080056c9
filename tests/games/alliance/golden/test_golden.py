"""Golden journals: a game of each kind, which replays with every digest and shows what it was kept for."""

from __future__ import annotations

import pytest

from undercroft.cli import main
from undercroft.games.alliance.events.market import DeckChanged
from undercroft.journal_files import replay, setup_of
from undercroft.kernel import Cut, read

from .record import DECKS, DOORS, GAMES, HERE, edition, journal_of, shown

TOGETHER = {*DOORS, *DECKS, "left", "tie-break", "won", "lost", "split", "early-end"}
AGAIN = "if rules or content were meant to change: `PYTHONPATH=tests python -m games.alliance.golden.record`"


def test_every_golden_journal_is_there() -> None:
    assert {path.stem for path in HERE.glob("*.journal")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_journal_replays_with_every_digest(name: str) -> None:
    found, script = edition(), read(journal_of(name).read_bytes())
    journal, _, _ = replay(lambda game: found, script)
    assert journal.verify() == len(script.answers) > 20, AGAIN
    assert not journal.game.open and journal.game.state.outcome, AGAIN
    assert setup_of(found, script.header) == found.settle(GAMES[name].setup)
    assert GAMES[name].shows <= shown(journal.log), AGAIN


def test_together_they_show_doors_decks_departures_and_endings() -> None:
    assert set[str]().union(*(game.shows for game in GAMES.values())) >= TOGETHER


def test_the_command_verifies_a_journal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(journal_of("solo-won")), "--verify"]) == 0
    assert "digest" in capsys.readouterr().out


@pytest.mark.rule("DA-MON-04", "DA-XP-03", "DA-XP-05", "DA-END-09", "DA-COO-04", "DA-XP-10")
def test_explain_answers_for_tiers_ties_splits_and_deck_changes(capsys: pytest.CaptureFixture[str]) -> None:
    """Each measure that decided in a golden journal, by the command itself."""
    asked: dict[str, tuple[str, str]] = {}  # by measure or event: a journal, and a place in it
    for name in GAMES:
        journal, _, _ = replay(lambda game: edition(), read(journal_of(name).read_bytes()))
        for answer, entries in enumerate(journal.entries, 1):
            for k, entry in enumerate(entries, 1):
                measures = [why.says for why in entry.why if isinstance(why, Cut)]
                if isinstance(entry.event, DeckChanged):
                    measures.append("deck")
                for measure in measures:
                    asked.setdefault(measure, (name, f"{answer}.{k}"))
    assert {"tier", "cubes", "score", "drafted", "worth", "deck"} <= set(asked)
    for measure, (name, place) in asked.items():
        assert main(["explain", str(journal_of(name)), place]) == 0
        told = capsys.readouterr().out
        assert "DA-" in told and len(told.splitlines()) > 1, (measure, told)
