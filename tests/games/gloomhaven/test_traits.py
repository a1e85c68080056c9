"""Traits of statistic cards meet printed ability cards, whoever plays the monster (GH-MST-10, GH-MAT-14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.scenes import Table, scene, shelf
from undercroft.games.gloomhaven.events.fights import AttackDeclared
from undercroft.games.gloomhaven.events.ground import Walked
from undercroft.games.gloomhaven.records.monsters import Monster
from undercroft.web.gloomhaven.monsters import action_of

BONES, LURKER, ARTILLERY = "living-bones", "lurker", "ancient-artillery"
ONE_ENEMY = {BONES: "522", LURKER: "615"}  # all attacks of these cards fall on one enemy
PLAIN_ATTACK = {BONES: "520", LURKER: "613"}


def declared(table: Table) -> list[int]:
    return [int(event.target) for event in table.events(AttackDeclared)]


def suffers_all(table: Table) -> Table:
    while table.is_asked():
        table.picks("suffer")
    return table


@pytest.mark.rule("GH-MAT-14", "GH-MST-10")
@pytest.mark.parametrize(
    ("kind", "rank", "level", "attacks"),
    [
        (BONES, "normal", 0, 2),
        (BONES, "normal", 7, 2),
        (BONES, "elite", 0, 2),
        (BONES, "elite", 1, 3),
        (BONES, "elite", 7, 3),
        (LURKER, "normal", 1, 2),
        (LURKER, "elite", 1, 2),
    ],
)
def test_all_attacks_fall_on_one_enemy(kind: str, rank: str, level: int, attacks: int) -> None:
    """As many as the Target X of the statistic card, though two enemies stand beside it."""
    table = scene(
        brute="0:0",
        spellweaver="1:1",
        monsters=f"{rank} {kind} 1:0",
        level=level,
        draws=["minus-1"] * attacks,
    )
    suffers_all(table.looks(1, hp=90, full=90).turn(3, ONE_ENEMY[kind]))
    assert declared(table) == [1] * attacks


@pytest.mark.rule("GH-MAT-14", "GH-FOC-15")
def test_the_attacks_that_are_left_fall_on_the_next_focus() -> None:
    table = scene(brute="0:0", spellweaver="1:1", monsters=f"elite {BONES} 1:0").looks(1, hp=1)
    suffers_all(table.mats(0, hand=(), discard=()).turn(3, "522"))
    assert declared(table) == [1, 2, 2]
    alone = scene(brute="0:0", spellweaver="6:6", monsters=f"elite {BONES} 1:0").looks(1, hp=1)
    suffers_all(alone.mats(0, hand=(), discard=()).turn(3, "522"))
    assert declared(alone) == [1], "nobody else is in reach"


@pytest.mark.rule("GH-MST-10", "GH-MAT-04")
@pytest.mark.parametrize("kind", [BONES, LURKER])
def test_without_such_a_card_each_enemy_is_attacked_once(kind: str) -> None:
    table = scene(brute="0:0", spellweaver="1:1", monsters=f"{kind} 1:0")
    suffers_all(table.turn(3, PLAIN_ATTACK[kind]))
    assert sorted(declared(table)) == [1, 2]


@pytest.mark.rule("GH-MST-10")
def test_a_card_that_names_its_targets_sets_the_trait_aside() -> None:
    """Lurker 617 attacks all adjacent enemies: neither more nor fewer."""
    table = scene(brute="0:0", spellweaver="1:1", tinkerer="2:0", cragheart="5:0", monsters=f"{LURKER} 1:0")
    suffers_all(table.turn(5, "617"))
    assert sorted(declared(table)) == [1, 2, 3]


# -- a player plays the monster


def taken_over(card: str, kind: str, at: str = "2:0", rank: str = "normal", **more: Any) -> Table:
    """Figure 3 is under the control of the first character, among guards 4, 5, 6 beside it."""
    guards = more.pop("guards", "elite bandit-guard 3:0, elite bandit-guard 2:1, elite bandit-guard 1:1")
    who = "scoundrel" if card == "long-con" else "mindthief"
    party: Any = {who: "1:0", "brute": "0:7"}
    table = scene(**party, monsters=f"{rank} {kind} {at}, {guards}", **more)
    return table.play(1, card, "bottom").picks("target 3")


def stays(table: Table) -> Table:
    """Its Move ability is ended where it stands."""
    while table.offers("stop"):
        table.picks("stop")
    return table


@pytest.mark.rule("GH-MST-10", "GH-ATK-21")
@pytest.mark.parametrize("card", ["domination", "long-con"])
@pytest.mark.parametrize(
    ("kind", "rank", "targets"), [(BONES, "normal", 2), (BONES, "elite", 3), (LURKER, "normal", 2)]
)
def test_who_plays_a_monster_has_its_target_trait(card: str, kind: str, rank: str, targets: int) -> None:
    table = taken_over(card, kind, rank=rank).turn(3, PLAIN_ATTACK[kind])
    stays(table)
    for number in range(targets):
        table.picks(f"target {4 + number}")
    assert declared(table) == [4, 5, 6][:targets]
    assert not table.is_asked()


@pytest.mark.rule("GH-MAT-14", "GH-ATK-21")
def test_who_plays_a_monster_puts_all_its_attacks_on_one_enemy() -> None:
    table = taken_over("domination", BONES, rank="elite").turn(3, "522")
    stays(table)
    table.picks("target 5")
    assert declared(table) == [5, 5, 5] and not table.is_asked()


@pytest.mark.rule("GH-MAT-14", "GH-ATK-21")
def test_who_plays_a_monster_names_the_next_enemy_when_the_first_is_gone() -> None:
    table = taken_over("domination", BONES, rank="elite").looks(5, hp=1).turn(3, "522")
    stays(table)
    table.picks("target 5")
    assert declared(table) == [5] and table.keys("target") == ["4", "6"]
    table.picks("target 6")
    assert declared(table) == [5, 6, 6]


@pytest.mark.rule("GH-MAT-15", "GH-ATK-21", "GH-EFX-20")
def test_who_plays_artillery_adds_a_target_to_its_pattern() -> None:
    """Elite Ancient Artillery has Target 2 from level 4: a pattern, and one enemy outside it."""
    far = "elite bandit-guard 5:0, elite bandit-guard 6:0, elite bandit-guard 2:4"
    for rank, added in (("normal", False), ("elite", True)):
        table = taken_over("domination", ARTILLERY, rank=rank, guards=far, level=4)
        table.turn(3, "707")
        both = next(key for key in table.keys("area") if {"5:0", "6:0"} <= set(key.split()))
        table.picks(f"area {both}", "target 4")
        assert table.offers("target 6") is added
        if added:
            table.picks("target 6")
        assert sorted(declared(table)) == ([4, 5, 6] if added else [4, 5])


@pytest.mark.rule("GH-ATK-21", "GH-MST-10")
def test_a_card_that_forces_one_attack_names_one_enemy() -> None:
    """Submissive Affliction has its own number of targets: another enemy."""
    table = scene(
        mindthief="0:0",
        brute="0:7",
        monsters=f"{BONES} 3:0, elite bandit-guard 4:0, elite bandit-guard 3:1, elite bandit-guard 2:1",
    )
    table.play(1, "submissive-affliction", "bottom").picks("target 3", "target 4")
    assert declared(table) == [4] and not table.is_asked()


@pytest.mark.rule("GH-MST-10", "GH-ATK-21")
def test_a_monster_taken_over_by_the_monster_rules_has_its_trait_too() -> None:
    table = scene(
        mindthief="0:0", brute="0:7", monsters=f"{BONES} 2:0, elite bandit-guard 3:0, elite bandit-guard 2:1"
    )
    table.play(1, "hostile-takeover", "bottom").picks("target 3").turn(3, "520")
    assert sorted(declared(table)) == [4, 5] and not table.events(Walked)


@pytest.mark.rule("GH-MAT-14", "GH-MST-10")
@pytest.mark.parametrize("kind", [BONES, LURKER])
def test_the_solver_knows_the_same_targets(kind: str) -> None:
    """Without the game, for who has the box: one enemy for such a card, else as many as the trait says."""
    monster = shelf().monster[kind]
    assert isinstance(monster, Monster)
    cards = {card.id: card for card in shelf().deck[monster.deck].cards}
    for card, targets in ((ONE_ENEMY[kind], 1), (PLAIN_ATTACK[kind], 2)):
        attack = action_of(monster, monster.stats(1, "normal"), cards[card]).attack
        assert attack is not None and attack.targets == targets
