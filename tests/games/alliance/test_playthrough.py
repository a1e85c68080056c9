"""A solo game of Dungeon Alliance played by hand: the journal in docs/playthroughs goes the same way.

After a change that was meant: `PYTHONPATH=tests python -m games.alliance.test_playthrough` plays the same
answers again and writes packs and digests anew; what is no longer asked is left out, and named.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from games.alliance.table import edition
from undercroft.games.alliance.events.attacks import AttackCompared
from undercroft.games.alliance.events.cards import CardPlayed
from undercroft.games.alliance.events.dungeon import Checked, ChestOpened, TilePlaced, TileRemoved
from undercroft.games.alliance.events.fights import HeroDefeated, MonsterDefeated, TokensPlaced
from undercroft.games.alliance.events.market import DeckChanged, UpgradeDrafted, XpGained, XpTurnedDown
from undercroft.games.alliance.report import AllianceReport
from undercroft.games.alliance.rules.round.ending import left_over
from undercroft.journal_files import setup_of, starter
from undercroft.kernel import Event, FigureId, Journal, Script, read

FILE = Path(__file__).parents[3] / "docs" / "playthroughs" / "alliance-solo.journal"
RUNYON, MYSTERIOS, KROLT, EMANON = map(FigureId, (1, 2, 3, 4))

E = TypeVar("E", bound=Event)


@cache
def played() -> Journal[Any]:
    """The game as the rules of today play it; an answer that is not offered is an error."""
    script = read(FILE.read_bytes())
    journal = begun(script)
    for answer in script.answers:
        journal.answer(answer.seat, answer.key)
    return journal


def begun(script: Script) -> Journal[Any]:
    setup, seed = setup_of(edition(), script.header), script.header.seed
    return Journal(edition().header(setup, seed), starter(edition(), setup, seed))


def rerecord() -> None:
    """The same answers once more, with the rules of today."""
    script = read(FILE.read_bytes())
    journal = begun(script)
    for answer in script.answers:
        asked = [d for d in journal.game.open if answer.seat in d.seats]
        if any(answer.key in d.keys() for d in asked):  # noqa: SIM118 - a decision is no dict
            journal.answer(answer.seat, answer.key)
        else:
            sys.stderr.write(f"left out, for it is asked no more: answer {answer.n}, {answer.key}\n")
    FILE.write_bytes(journal.save())


def events(kind: type[E]) -> list[E]:
    return [entry.event for entry in played().log if isinstance(entry.event, kind)]


@pytest.mark.rule("DA-SOL-14", "DA-SOL-18")
def test_it_is_lost_by_one_point_as_it_is_told() -> None:
    s, ending = played().game.state, played().game.state.ending
    assert (s.outcome, s.round, played().game.open) == ("lost", 4, ())
    report = ending.report
    assert isinstance(report, AllianceReport) and (report.score, report.rank) == (7, "survivors")
    (alliance,) = s.alliances.values()
    assert (alliance.xp, alliance.defeats, left_over(s)) == (23, 4, 12)


@pytest.mark.rule("DA-COO-02", "DA-COO-03")
def test_six_tiles_are_laid_and_four_removed() -> None:
    assert [event.tile for event in events(TilePlaced)] == ["i-10", "i-06", "i-05", "i-04", "ii-03", "ii-06"]
    assert [event.tile for event in events(TileRemoved)] == ["i-07", "i-09", "ii-07", "iii-01"]
    assert [event.passed for event in events(Checked)] == [True, True]  # a Locked Chest, a locked door
    assert len(events(ChestOpened)) == 3


@pytest.mark.rule("DA-DMG-12", "DA-COO-17", "DA-DMG-10")
def test_who_fell_and_how_poison_went_on() -> None:
    assert [event.figure for event in events(HeroDefeated)] == [EMANON, RUNYON, MYSTERIOS, KROLT]
    poison = [event.figure for event in events(TokensPlaced) if event.token == "poison"]
    assert [poison.count(hero) for hero in (RUNYON, MYSTERIOS, KROLT, EMANON)] == [4, 5, 4, 0]
    assert len(events(MonsterDefeated)) == 10


@pytest.mark.rule("DA-XP-09", "DA-XP-10", "DA-XP-11", "DA-COO-14")
def test_both_pools_run_out_and_the_last_reward_is_paid_from_two_sources() -> None:
    assert [event.level for event in events(DeckChanged)] == [2, 3]
    assert [(event.amount, event.source) for event in events(XpGained)][-2:] == [(1, 2), (3, 3)]
    assert [event.amount for event in events(XpTurnedDown)] == [1]
    assert [event.cost for event in events(UpgradeDrafted)] == [1, 3, 2, 3, 2, 4]


@pytest.mark.rule("DA-CMB-10", "DA-CMB-15", "DA-LOS-05")
def test_numbers_of_the_fights_that_are_told() -> None:
    """Emanon on the Brute first, Krolt on the Ogre and the Acolyte on Krolt last; one shot missed."""
    fights = [(event.power, event.defense) for event in events(AttackCompared)]
    assert fights[0] == (4, 1) and fights[-2:] == [(8, 1), (7, 2)]
    assert [pair for pair, event in zip(fights, events(AttackCompared), strict=True) if not event.damage] == [
        (4, 5)
    ]
    assert {"st-12-2", "u2-12", "u2-01"} <= {event.played.card for event in events(CardPlayed)}


if __name__ == "__main__":
    rerecord()
