"""Shield and Retaliate (GH-SHD)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events.fights import ModifierDrawn, Retaliated
from undercroft.games.gloomhaven.events.rounds import FigurePlaced
from undercroft.games.gloomhaven.records.abilities import Attack, Retaliate, Shield
from undercroft.games.gloomhaven.records.whom import Area, Whom
from undercroft.games.gloomhaven.rules.actions.bonuses import end_round_bonuses
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.state import Figure
from undercroft.kernel import FigureId

from .scenes import Table, cells, scene

US = Whom(side="self-and-allies", count="all", within=1)


def monster_attacks(table: Table, monster: int, attack: Attack, *picks: str) -> Table:
    """A monster performs an attack; the first of what is asked, or the picks, are the answers."""
    table.perform(monster, attack)
    for pick in picks:
        table.picks(pick)
    while table.is_asked():
        table.picks(table.keys()[0])
    return table


@pytest.mark.rule("GH-SHD-01")
def test_shield_takes_off_every_attack() -> None:
    table = scene(monsters="cave-bear 1:0").looks(2, hp=1)
    table.perform(1, Shield(value=2), duration="round")
    for _ in range(2):
        monster_attacks(table, 3, Attack(value=3))
    assert table.hp(1) == 8


@pytest.mark.rule("GH-SHD-02")
def test_shields_add_up() -> None:
    table = scene(monsters="cave-bear 1:0")
    table.perform(1, Shield(value=1), Shield(value=2))
    monster_attacks(table, 3, Attack(value=5))
    assert table.hp(1) == 8


@pytest.mark.rule("GH-SHD-03")
def test_shield_is_against_attacks_only() -> None:
    table = scene(monsters="cave-bear 1:0")
    table.perform(1, Shield(value=2))
    table.run(Suffer(FigureId(1), 2, "trap")).picks("suffer")
    assert table.hp(1) == 8
    monster_attacks(table, 3, Attack(value=2))
    assert table.hp(1) == 8


@pytest.mark.rule("GH-SHD-04", "GH-ACT-07")
def test_printed_shield_stays_and_that_of_a_round_ends() -> None:
    table = scene(monsters="elite bandit-guard 1:0")
    table.perform(3, Shield(value=1))
    table.perform(1, Attack(value=5)).picks("target 3")
    end_round_bonuses(table.game)
    table.perform(1, Attack(value=2)).picks("target 3")
    assert table.hp(3) == 9 - 3 - 1


@pytest.mark.rule("GH-SHD-05", "GH-SHD-06")
def test_whom_a_shield_reaches_is_settled_when_it_is_performed() -> None:
    table = scene(tinkerer="0:0", brute="1:0", spellweaver="3:0", monsters="cave-bear 4:0")
    table.play(1, "flamethrower", "bottom")
    assert [lasting.bearer for lasting in table.state.lasting] == [1, 2]
    table.looks(2, cells=cells("3:1")).looks(3, cells=cells("0:1"))
    monster_attacks(table, 4, Attack(value=3))
    assert table.hp(2) == 8


@pytest.mark.rule("GH-SHD-07", "GH-SHD-09", "GH-SHD-18")
def test_retaliate_answers_every_attack_of_a_neighbour_afterwards() -> None:
    table = scene(monsters="elite hound 1:0", draws=["null"])
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.hp(3) == 6 and table.event(Retaliated).amount == 2
    table.picks("suffer")
    table.perform(1, Attack(value=3)).picks("target 3", "suffer")
    assert (table.hp(1), table.hp(3)) == (6, 3)


@pytest.mark.rule("GH-SHD-08", "GH-SHD-13", "GH-SHD-15")
def test_every_retaliate_has_a_range_of_its_own() -> None:
    table = scene(brute="0:3", spellweaver="9:7", monsters="cave-bear 1:3, cave-bear 3:3, cave-bear 5:3")
    table.perform(1, Retaliate(value=1), Retaliate(value=2, range=3))
    for monster in (3, 4, 5):
        monster_attacks(table, monster, Attack(value=0, range=5))
    assert [table.hp(i) for i in (3, 4, 5)] == [9 - 3, 9 - 2, 9]


@pytest.mark.rule("GH-SHD-13")
def test_retaliate_does_not_reach_a_melee_attacker_two_hexes_away() -> None:
    table = scene(brute="0:3", spellweaver="9:7", monsters="hound 2:3")
    table.perform(1, Attack(value=1, area=Area(hexes=((1, 0), (2, 0))))).picks("area 1:3 2:3")
    assert table.hp(3) == 3 and not table.events(Retaliated)


@pytest.mark.rule("GH-SHD-10")
def test_who_is_killed_does_not_retaliate() -> None:
    table = scene(monsters="hound 1:0")
    table.perform(1, Attack(value=4)).picks("target 3")
    assert not table.is_up(3) and table.hp(1) == 10


@pytest.mark.rule("GH-SHD-11")
def test_retaliates_add_up() -> None:
    table = scene(monsters="hound 1:0")
    table.perform(3, Retaliate(value=2))
    table.perform(1, Attack(value=1)).picks("target 3", "suffer")
    assert table.hp(1) == 7


@pytest.mark.rule("GH-SHD-12")
def test_no_shield_helps_against_retaliate() -> None:
    table = scene(monsters="hound 1:0")
    table.perform(1, Shield(value=3), Attack(value=1)).picks("target 3", "suffer")
    assert table.hp(1) == 9 and len(table.events(ModifierDrawn)) == 1


@pytest.mark.rule("GH-SHD-14")
def test_where_they_stand_after_push_and_pull_counts() -> None:
    table = scene(brute="0:3", spellweaver="9:7", monsters="hound 1:3")
    table.perform(1, Attack(value=1, push=1)).picks("target 3", "hex 2:3")
    assert table.hp(1) == 10 and not table.events(Retaliated)
    table.perform(1, Attack(value=1, range=3, pull=1)).picks("target 3", "hex 1:3", "suffer")
    assert table.hp(1) == 9


@pytest.mark.rule("GH-SHD-16")
def test_a_summon_suffers_for_its_own_attack() -> None:
    table = scene(tinkerer="0:0", brute="0:1", monsters="hound 2:0")
    leaf = Figure("battle-bot", cells=cells("1:0"), hp=6, full=6, side="party", owner=FigureId(1))
    table.game.emit(FigurePlaced(FigureId(4), leaf))
    monster_attacks(table, 4, Attack())
    assert (table.hp(1), table.hp(3), table.hp(4)) == (8, 2, 5)


@pytest.mark.rule("GH-SHD-17")
def test_a_character_may_negate_retaliate() -> None:
    table = scene(monsters="hound 1:0")
    table.perform(1, Attack(value=1)).picks("target 3", "lose trample")
    assert table.hp(1) == 10 and table.mat(0).lost == ("trample",)


@pytest.mark.rule("GH-MOT-14")
def test_a_monsters_own_bonuses_last_for_the_round() -> None:
    table = scene(brute="9:7", spellweaver="8:7", monsters="bandit-guard 0:0").turn(3, "524")
    assert [(x.effect.effect, x.effect.value, x.until) for x in table.state.lasting] == [
        ("shield", 1, "round"), ("retaliate", 2, "round"),
    ]  # fmt: skip
    end_round_bonuses(table.game)
    assert not table.state.lasting
