"""Rounds, cycles and the order of play (DA-RND)."""

from __future__ import annotations

import random

import pytest

from games.alliance.table import Table, edition
from undercroft.games.alliance.events.rounds import (
    CycleBegun,
    FirstPlayerPassed,
    HeroActivated,
    MonsterActivated,
    PartBegun,
    RoundBegun,
)
from undercroft.games.alliance.rules.round.rounds import Cycle, Round
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.kernel import Entry, Seat


def played(table: Table, *until: str) -> Table:
    """Everybody does as little as possible, until one of these questions or the end."""
    while table.game.open and table.what not in until:
        quiet = [key for key in table.keys if key in ("done", "pass", "rest")]
        table.answer(quiet[0] if quiet else table.keys[0])
    return table


def order(table: Table) -> list[tuple[str, int]]:
    """Who activated what, in order."""
    found = []
    for entry in table.log:
        if isinstance(entry.event, HeroActivated):
            found.append(("hero", int(table.s.figures[entry.event.figure].seat)))
        elif isinstance(entry.event, MonsterActivated):
            found.append(("monster", int(entry.event.seat)))
    return found


@pytest.mark.rule("DA-RND-E1", "DA-RND-03", "DA-RND-04", "DA-RND-05", "DA-RND-06", "DA-RND-11")
def test_heroes_clockwise_monsters_back_until_none_is_ready() -> None:
    table = Table(3)
    table.monster("m-12", (1, 1))
    table.monster("m-12", (1, 4))
    table.lay("i-01", (0, 0))
    table.lay("i-04", (0, 1))
    played(table.run(Cycle()))
    assert order(table) == [("hero", 0), ("hero", 1), ("hero", 2), ("monster", 2), ("monster", 1)]
    assert [each.part for each in table.events(PartBegun)] == ["heroes", "monsters"]


@pytest.mark.rule("DA-RND-E2", "DA-RND-10", "DA-EPH-11")
def test_the_next_player_is_first_in_the_next_round() -> None:
    table = Table(3)
    table.s.first = Seat(1)
    table.lay("i-01", (0, 0))
    table.lay("i-04", (0, 1))
    for at in ((1, 1), (1, 4), (0, 3)):
        table.monster("m-12", at)
    played(table.run(Cycle()))
    assert order(table) == [
        ("hero", 1), ("hero", 2), ("hero", 0), ("monster", 0), ("monster", 2), ("monster", 1),
    ]  # fmt: skip


@pytest.mark.rule("DA-RND-02", "DA-RND-07", "DA-EPH-01", "DA-RND-08")
def test_a_round_is_four_cycles_and_each_hero_acts_once() -> None:
    table = Table()
    table.s.cycle = 0
    played(table.run(Round()))
    assert [each.cycle for each in table.events(CycleBegun)] == [1, 2, 3, 4]
    activated = [each.figure for each in table.events(HeroActivated)]
    assert sorted(activated) == list(range(1, 9))
    assert table.events(PartBegun)[-1].part == "end"
    assert [each.seat for each in table.events(FirstPlayerPassed)] == [1]


@pytest.mark.rule("DA-RND-07", "DA-HER-02", "DA-GEN-08")
def test_only_own_ready_heroes_are_activated() -> None:
    table = Table()
    table.change("petra", exhausted=True)
    table.change("krom", lies=True)
    table.run()
    assert table.some("activate") == [str(table.id(hero)) for hero in ("lorna", "krom", "mcfarlin")]
    spent, other = table.why_not(figure=table.id("petra")), table.why_not(figure=table.id("bull"))
    assert spent is not None and (spent.rule, spent.says) == ("DA-RND-07", "exhausted")
    assert other is not None and (other.rule, other.says) == ("DA-HER-02", "not-yours")
    table.answer(f"activate {table.id('lorna')}")
    assert table.leaf("lorna").exhausted


@pytest.mark.rule("DA-RND-01", "DA-END-01")
def test_a_game_has_four_rounds() -> None:
    log: list[Entry] = []
    game = edition().new_game(edition().settle(AllianceSetup(2)), "four", log=log)
    chance = random.Random("four")
    while game.open:
        game.answer(game.open[0].seat, chance.randrange(len(game.open[0].options)))
    rounds = [entry.event.round for entry in log if isinstance(entry.event, RoundBegun)]
    assert rounds == [1, 2, 3, 4] and game.state.deck.size + sum(map(bool, game.state.tiles)) > 0
    assert game.state.outcome
