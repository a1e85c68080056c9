"""Statistic cards: how many there are, and those that the rulebook prints."""

from __future__ import annotations

from collections import Counter

import pytest

from games.gloomhaven.content.shelf import shelf
from undercroft.games.gloomhaven.records.bosses import ActAgain, OpenNextDoor, SummonByPlayers
from undercroft.games.gloomhaven.records.monsters import Boss, Monster, NamedMonster

BONES = {
    (0, "normal"): (5, 2, 1, 2, 0),
    (0, "elite"): (6, 4, 2, 2, 0),
    (1, "normal"): (5, 3, 1, 2, 1),
    (1, "elite"): (6, 4, 2, 3, 1),
    (2, "normal"): (5, 3, 2, 2, 1),
    (2, "elite"): (7, 4, 3, 3, 1),
    (3, "normal"): (7, 3, 2, 2, 1),
    (3, "elite"): (10, 4, 3, 3, 1),
}


def monster(id: str) -> Monster:
    found = shelf().monster[id]
    assert isinstance(found, Monster)
    return found


def boss(id: str) -> Boss:
    found = shelf().monster[id]
    assert isinstance(found, Boss)
    return found


def test_all_monsters_are_there() -> None:
    assert Counter(type(each) for each in shelf().monster.values()) == {
        Monster: 34,
        Boss: 13,
        NamedMonster: 9,
    }


@pytest.mark.rule("GH-MST-01", "GH-MST-02")
def test_living_bones_are_as_printed() -> None:
    bones = monster("living-bones")
    for (level, rank), printed in BONES.items():
        stats = bones.stats(level, "elite" if rank == "elite" else "normal")
        assert (stats.hp, stats.move, stats.attack, stats.target, stats.shield) == printed
        assert stats.range == 0


@pytest.mark.rule("GH-BOS-04")
def test_the_bandit_commander_is_as_printed() -> None:
    commander = boss("bandit-commander")
    assert [commander.stats(1, players).hp for players in (2, 3, 4)] == [20, 30, 40]
    assert commander.stats(0, 3).hp == 24
    stats = commander.stats(1, 3)
    assert (stats.move, stats.attack, stats.range) == (3, 3, 0)
    assert set(commander.immune) == {"stun", "immobilize", "curse"}
    assert commander.special_1 == (OpenNextDoor(marks=("a", "b", "c", "d")),)
    assert commander.special_2 == (SummonByPlayers(monster="living-bones", ranks=("nee",)),)


def test_what_a_boss_counts_goes_into_its_attack() -> None:
    overseer, rider = boss("merciless-overseer"), boss("dark-rider")
    assert overseer.stats(2, 4, V=5).attack == 5
    assert rider.stats(3, 2, X=4).attack == 8
    assert overseer.special_1 == (ActAgain(monster="vermling-scout"),)


@pytest.mark.rule("GH-SPC-18")
def test_named_monsters_are_made_of_elite_values() -> None:
    golem, soul = shelf().monster["arcane-golem"], shelf().monster["hungry-soul"]
    assert isinstance(golem, NamedMonster) and isinstance(soul, NamedMonster)
    base = monster("stone-golem")
    assert golem.stats(base, 2, 3).hp == 3 * base.elite[3].hp
    assert golem.stats(base, 7, 3).hp == 3 * base.elite[7].hp
    bones = monster("living-bones").elite[1]
    stats = soul.stats(monster("living-bones"), 1, 3)
    assert (stats.hp, stats.attack, stats.shield) == (
        -(-bones.hp * 3 // 2),
        bones.attack + 2,
        bones.shield + 5,
    )


def test_values_do_not_fall_with_the_level() -> None:
    for each in shelf().monster.values():
        if isinstance(each, Monster):
            for section in (each.normal, each.elite):
                assert list(section) == sorted(section, key=lambda stats: stats.hp)
            assert all(e.hp >= n.hp for n, e in zip(each.normal[:6], each.elite[:6]))
        elif isinstance(each, Boss):
            hps = [each.stats(level, 2).hp for level in range(8)]
            assert hps == sorted(hps)


def test_monsters_that_share_a_deck() -> None:
    by_deck: dict[str, set[str]] = {}
    for each in shelf().monster.values():
        if isinstance(each, Monster):
            by_deck.setdefault(each.deck, set()).add(each.id)
    assert by_deck["guard"] == {"bandit-guard", "city-guard", "inox-guard"}
    assert by_deck["imp"] == {"black-imp", "forest-imp"}
    assert set(by_deck) | {"boss"} == set(shelf().deck)


def test_numbers_by_level_are_there_where_a_special_needs_them() -> None:
    for id in ("inox-bodyguard", "the-colorless"):
        assert len(boss(id).special_value) == 8
