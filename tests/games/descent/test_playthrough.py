"""First Blood, played by hand: both journals in docs/playthroughs go the same way, to the same end.

After a change of the rules that was meant: `PYTHONPATH=tests python -m games.descent.test_playthrough` plays
the same answers again and writes packs and digests anew; what is no longer asked is left out, and named.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.events.cards import OverlordCardPlayed
from undercroft.games.descent.events.fights import (
    AttackMissed,
    AttackValued,
    AttributeFailed,
    Defeated,
    KnockedOut,
    RestRecovered,
    StoodUp,
)
from undercroft.games.descent.events.moves import LeftMap
from undercroft.games.descent.events.things import Marked
from undercroft.games.descent.events.turns import ActionTaken
from undercroft.journal_files import setup_of, starter
from undercroft.kernel import Event, Journal, Script, read

FOLDER = Path(__file__).parents[3] / "docs" / "playthroughs"
FILES = {side: FOLDER / f"descent-first-blood-{side}.journal" for side in ("heroes", "overlord")}
GRISBAN, JAIN = 1, 2

E = TypeVar("E", bound=Event)


@cache
def descent() -> Edition:
    return lay_out(box_of("descent"))


@cache
def played(side: str) -> Journal[Any]:
    """The game as the rules of today play it; an answer that is not offered is an error.

    The packs may have changed since, for other quests: so it is not replayed, but played.
    """
    script = read(FILES[side].read_bytes())
    journal = begun(script)
    for answer in script.answers:
        journal.answer(answer.seat, answer.key)
    return journal


def begun(script: Script) -> Journal[Any]:
    edition, setup, seed = descent(), setup_of(descent(), script.header), script.header.seed
    return Journal(edition.header(setup, seed), starter(edition, setup, seed))


def rerecord(path: Path) -> None:
    """The same answers once more, with the rules of today."""
    script = read(path.read_bytes())
    journal = begun(script)
    for answer in script.answers:
        asked = [d for d in journal.game.open if answer.seat in d.seats]
        if any(answer.key in d.keys() for d in asked):  # noqa: SIM118 - a decision is no dict
            journal.answer(answer.seat, answer.key)
        else:
            sys.stderr.write(f"left out, for it is asked no more: answer {answer.n}, {answer.key}\n")
    path.write_bytes(journal.save())


def events(side: str, kind: type[E]) -> list[E]:
    return [entry.event for entry in played(side).log if isinstance(entry.event, kind)]


@pytest.mark.parametrize(("side", "rounds"), [("heroes", 3), ("overlord", 6)])
def test_each_side_wins_its_game_in_the_round_that_is_told(side: str, rounds: int) -> None:
    game = played(side).game
    assert (game.state.outcome, game.state.round, game.open) == (f"{side}-won", rounds, ())


def test_mauler_falls_to_five_of_eight_attacks() -> None:
    """Two X, one without damage; the last damage is what his Health was."""
    on_mauler = [event for event in events("heroes", AttackValued) if event.target == 11]
    assert [event.damage for event in on_mauler] == [2, 1, 1, 1, 0, 3, 3]
    assert [event.because for event in events("heroes", AttackMissed)] == ["x", "x"]
    assert [event.figure for event in events("heroes", Defeated)] == [11]
    assert [event.mark for event in events("heroes", Marked)] == ["war-cry"]


@pytest.mark.rule("D2-EXI-02")
def test_four_goblins_leave() -> None:
    assert len(events("overlord", LeftMap)) == 4
    assert played("overlord").game.state.counters == {"left-goblin-archer": 4}


@pytest.mark.rule("D2-KO-14", "D2-REV-01", "D2-STD-01")
def test_who_fell_and_how_each_came_up_again() -> None:
    """Jain by a pit and by Mauler; Grisban by Mauler; once revived, twice on their own."""
    assert [event.figure for event in events("overlord", KnockedOut)] == [JAIN, JAIN, GRISBAN]
    assert [event.figure for event in events("overlord", StoodUp)] == [JAIN, JAIN, GRISBAN]
    revivals = [event for event in events("overlord", ActionTaken) if event.action == "revive"]
    assert [(event.figure, event.whom) for event in revivals] == [(GRISBAN, JAIN)]
    assert [(event.figure, event.amount) for event in events("overlord", RestRecovered)] == [(JAIN, 5)]


def test_traps_and_throws_that_were_failed() -> None:
    failed = [(event.figure, event.attribute) for event in events("overlord", AttributeFailed)]
    assert failed == [(JAIN, "awareness"), (JAIN, "might")]
    cards = [event.card.partition("#")[0] for event in events("overlord", OverlordCardPlayed)]
    assert cards.count("dash") == cards.count("pit-trap") == 1 and cards.count("dark-might") == 2


if __name__ == "__main__":
    for each in FILES.values():
        rerecord(each)
