"""Golden journals: a game of each kind, which replays with every digest and shows what it was kept for."""

from __future__ import annotations

import pytest

from undercroft.cli import main
from undercroft.journal_files import replay, setup_of
from undercroft.kernel import read

from .record import DECKS, DOORS, GAMES, HERE, edition, journal_of, shown

TOGETHER = {*DOORS, *DECKS, "left", "tie-break", "won", "lost"}
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
