"""The Scoundrel: plain moves and attacks of all levels, every card of level 1 and X, and the perks."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.facing import facing, hit, through, value_of
from games.gloomhaven.scenes import Table, scene, shelf
from games.gloomhaven.test_party import started
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.effects.conditions import lose
from undercroft.games.gloomhaven.rules.scenario.special_rules import shrugs_off
from undercroft.kernel import FigureId, Seat

from .halves import (
    LANE,
    after_round,
    attack,
    change,
    drawn,
    is_strong,
    left,
    lone,
    loot,
    lost_hp,
    move,
    row_of,
    strong,
)
from .onward import BEAR, heal_self, stays, volley, walk_and_afflict, walk_and_attack, walked

HERO = "scoundrel"
MOVES = {"flanking-strike": 5, "backstab": 6, "venom-shiv": 5, "open-wound": 5, "gruesome-advantage": 7}


@pytest.mark.parametrize(("card", "hexes"), MOVES.items())
def test_moves(card: str, hexes: int) -> None:
    move(HERO, card, "bottom", hexes, jump=False, ends="discard")


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "conditions", "ends"),
    [
        ("single-out", "top", 3, 1, "", "discard"),
        ("flanking-strike", "top", 3, 1, "", "discard"),
        ("backstab", "top", 3, 1, "", "lost"),
        ("thiefs-knack", "bottom", 3, 1, "", "discard, 1 xp"),
        ("venom-shiv", "top", 3, 1, "poison", "discard, 1 xp"),
        ("sinister-opportunity", "top", 3, 1, "", "discard"),
        ("tricksters-reversal", "top", 2, 1, "", "lost, 2 xp"),
        ("swift-bow", "top", 3, 4, "", "discard"),
        ("open-wound", "top", 4, 1, "", "discard"),
        ("flintlock", "bottom", 5, 4, "", "lost, 2 xp"),
        ("gruesome-advantage", "top", 3, 1, "", "lost"),
        ("cull-the-weak", "top", 4, 1, "", "discard"),
        ("crippling-poison", "bottom", 2, 1, "poison immobilize", "discard, 1 xp"),
        ("burning-oil", "top", 4, 3, "wound", "discard, 1 xp, fire"),
        ("stick-to-the-shadows", "top", 4, 1, "", "discard"),
    ],
)
def test_attacks_on_one_among_others(
    card: str, half: str, value: int, reach: int, conditions: str, ends: str
) -> None:
    attack(HERO, card, half, value, reach, conditions, ends)


def beside(ally: bool, company: bool) -> Table:
    """The Scoundrel next to a bear (3), which has her ally (2) or its own (4) beside it, or not."""
    return scene(
        scoundrel="3:3", brute="5:3" if ally else "0:7",
        monsters=f"{BEAR} 4:3, {BEAR} {'4:4' if company else '9:0'}", hero_level=9,
    )  # fmt: skip


@pytest.mark.rule("GH-ATK-20", "GH-XP-03")
@pytest.mark.parametrize(
    ("card", "ally", "company", "damage", "ends"),
    [
        ("single-out", True, True, 5, "discard, 1 xp"),
        ("single-out", False, False, 3, "discard"),
        ("flanking-strike", True, True, 5, "discard, 1 xp"),
        ("flanking-strike", False, False, 3, "discard"),
        ("backstab", True, True, 5, "lost, 1 xp"),
        ("backstab", False, False, 5, "lost, 1 xp"),
        ("backstab", True, False, 7, "lost, 2 xp"),
        ("backstab", False, True, 3, "lost"),
    ],
)
def test_attacks_on_the_flanked_and_the_lonely(
    card: str, ally: bool, company: bool, damage: int, ends: str
) -> None:
    table = beside(ally, company).play(1, card, "top").picks("target 3")
    assert (lost_hp(table, 3, 4), left(table, card)) == ([damage, 0], ends)


@pytest.mark.rule("GH-ACT-03", "GH-ACT-05")
def test_single_out_bottom() -> None:
    """Attacks on the lonely have +2, four of them; the second and the last slot give experience."""
    table = facing(HERO, "single-out", "bottom", monsters=f"{BEAR} 1:0, {BEAR} 3:0")
    assert left(table, "single-out") == "active"
    gained = []
    for _ in range(4):
        assert value_of(table, Attack(value=1)) == 3
        gained.append(table.mat(0).xp)
    assert gained == [0, 1, 1, 2] and left(table, "single-out") == "lost, 2 xp"
    assert value_of(table, Attack(value=1)) == 1
    table = facing(HERO, "single-out", "bottom", monsters=f"{BEAR} 1:0, {BEAR} 2:0")
    assert value_of(table, Attack(value=1)) == 1 and left(table, "single-out") == "active"


@pytest.mark.rule("GH-ACT-09")
@pytest.mark.parametrize(("card", "half"), [("single-out", "bottom"), ("smoke-bomb", "top")])
def test_bonuses_for_good(card: str, half: str) -> None:
    stays(HERO, card, half, "lost")


@pytest.mark.parametrize("card", ["smoke-bomb", "sinister-opportunity", "special-mixture"])
def test_allies_are_not_meant(card: str) -> None:
    """Though one is beside her."""
    table = scene(scoundrel="3:3", brute="2:3", monsters=f"{BEAR} 4:3").play(1, card, "bottom")
    table.picks(*(["stop"] if card != "smoke-bomb" else []))
    assert table.keys("target") == ["3"]


def test_smoke_bomb_top() -> None:
    """Invisible, and the next attack of the invisible is doubled."""
    table = facing(HERO, "smoke-bomb", "top")
    assert table.conditions(1) == ["invisible"] and left(table, "smoke-bomb") == "active, dark"
    lose(table.game, FigureId(1), "invisible")
    assert value_of(table, Attack(value=3)) == 3 and left(table, "smoke-bomb") == "active"
    table.looks(1, "invisible")
    assert value_of(table, Attack(value=3)) == 6 and left(table, "smoke-bomb") == "lost, 2 xp"
    assert value_of(table, Attack(value=3)) == 3


def test_smoke_bomb_bottom() -> None:
    """One enemy within 3 is pulled 2 hexes."""
    table = lone(HERO, monsters=row_of(BEAR, 3, 4)).play(1, "smoke-bomb", "bottom")
    assert table.keys() == ["target 2", "skip"]
    through(table.picks("target 2"))
    assert (table.at(2), table.at(3), left(table, "smoke-bomb")) == ("1:1", "4:1", "discard")


def test_thiefs_knack_top() -> None:
    """One adjacent trap goes without effect."""
    table = lone(HERO, traps="1:1 2:1").play(1, "thiefs-knack", "top")
    assert table.keys() == ["hex 1:1", "skip"]
    table.picks("hex 1:1")
    assert len(table.state.terrain.traps) == 1 and lost_hp(table, 1) == [0]
    assert left(table, "thiefs-knack") == "discard, 2 xp"


def test_throwing_knives() -> None:
    volley(HERO, "throwing-knives", "top", 2, 3, 2, "", "discard, 1 xp")
    loot(HERO, "throwing-knives", "bottom", 2, "lost")


def test_quick_hands() -> None:
    walk_and_attack(HERO, "quick-hands", "top", 2, 2, "discard")
    loot(HERO, "quick-hands", "bottom", 1, "discard")


def test_special_mixture() -> None:
    heal_self(HERO, "special-mixture", "top", 3, "discard")
    walk_and_afflict(HERO, "special-mixture", "bottom", 3, "poison", every=False, ends="discard")


@pytest.mark.parametrize(
    ("dark", "pick", "damage", "ends"),
    [
        ((), "", 5, "discard"),
        (("dark",), "pass", 5, "discard"),
        (("dark",), "augment 0 dark", 7, "discard, 1 xp"),
    ],
)
def test_sinister_opportunity_top(dark: tuple[str, ...], pick: str, damage: int, ends: str) -> None:
    """More for each ally of hers beside the target; with dark twice as much."""
    table = scene(scoundrel="3:3", brute="5:3", tinkerer="5:2", monsters=f"{BEAR} 4:3, {BEAR} 4:4")
    table.knows(elements=strong(*dark)).play(1, "sinister-opportunity", "top")
    table.picks(*filter(None, [pick, "target 4"]))
    assert lost_hp(table, 4) == [damage] and left(table, "sinister-opportunity") == ends
    assert is_strong(table, "dark") == (pick == "pass")


def test_sinister_opportunity_bottom() -> None:
    """After a move an adjacent enemy is led to another hex beside her."""
    walked(HERO, "sinister-opportunity", "bottom", 3)
    table = lone(HERO, "0..9:2 0..9:3 0..9:4", "3:3", monsters=f"{BEAR} 4:3, {BEAR} 5:2")
    table.play(1, "sinister-opportunity", "bottom").picks("stop")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.keys("go") == ["4:2", "3:4"]
    table.picks("go 3:4")
    assert (table.at(2), left(table, "sinister-opportunity")) == ("3:4", "discard")


def test_tricksters_reversal_top() -> None:
    """+2 for each point of Shield, which then comes off."""
    table = lone(HERO, monsters="elite stone-golem 1:1")
    table.play(1, "tricksters-reversal", "top").picks("target 2")
    assert lost_hp(table, 2) == [2 + 2 * 2 - 2] and left(table, "tricksters-reversal") == "lost, 2 xp"


def test_tricksters_reversal_bottom() -> None:
    """The next source of damage of the round is not suffered."""
    table = hit(facing(HERO, "tricksters-reversal", "bottom"), value=9)
    assert lost_hp(table, 1) == [0] and left(table, "tricksters-reversal") == "active"
    assert lost_hp(hit(table), 1) == [3] and after_round(table, "tricksters-reversal") == "discard"
    table = facing(HERO, "tricksters-reversal", "bottom")
    assert after_round(table, "tricksters-reversal") == "discard" and lost_hp(hit(table), 1) == [3]


def test_swift_bow_bottom() -> None:
    """All that lies in the hexes entered is looted."""
    table = lone(HERO, LANE, money="1:1 2:1 3:1", treasures={"1:1": "7"}).play(1, "swift-bow", "bottom")
    assert table.keys("go") == ["1:1", "2:1"]
    table.picks("go 2:1")
    assert table.mat(0).money == 2 and not table.state.terrain.treasures
    assert (table.at(1), left(table, "swift-bow")) == ("2:1", "discard")


PERKS: dict[str, tuple[int, dict[str, int]]] = {
    "remove-2-minus-1": (2, {"minus-1": -2}),
    "remove-4-plus-0": (1, {"plus-0": -4}),
    "remove-1-minus-2-add-1-plus-0": (1, {"minus-2": -1, "plus-0": 1}),
    "remove-1-minus-1-add-1-plus-1": (1, {"minus-1": -1, "plus-1": 1}),
    "remove-1-plus-0-add-1-plus-2": (2, {"plus-0": -1, "plus-2": 1}),
    "add-2-rolling-plus-1": (2, {"rolling-plus-1": 2}),
    "add-2-rolling-pierce-3": (1, {"rolling-pierce-3": 2}),
    "add-2-rolling-poison": (2, {"rolling-poison": 2}),
    "add-2-rolling-muddle": (1, {"rolling-muddle": 2}),
    "add-1-rolling-invisible": (1, {"rolling-invisible": 1}),
    "ignore-scenario-effects": (1, {}),
}


@pytest.mark.rule("GH-PRK-03")
def test_perks() -> None:
    assert {perk.id: change(HERO, perk.id) for perk in shelf().character[HERO].perks} == PERKS
    g = started(party=("scoundrel:2;perks=ignore-scenario-effects", "brute"))
    assert shrugs_off(g, Seat(0)) and not shrugs_off(g, Seat(1))


@pytest.mark.rule("GH-AMD-10", "GH-AMD-12")
@pytest.mark.parametrize(
    ("card", "monster", "damage", "on_me", "on_target"),
    [
        ("rolling-plus-1", BEAR, 3, [], []),
        ("rolling-pierce-3", "elite stone-golem", 2, [], []),
        ("rolling-poison", BEAR, 2, [], ["poison"]),
        ("rolling-muddle", BEAR, 2, [], ["muddle"]),
        ("rolling-invisible", BEAR, 2, ["invisible"], []),
    ],
)
def test_modifier_cards(card: str, monster: str, damage: int, on_me: list[str], on_target: list[str]) -> None:
    """An Attack 2 with each card that a perk adds, and a +0 that it rolls on to."""
    more: dict[str, Any] = {"monsters": f"{monster} 4:3"}
    table = drawn(HERO, card, "plus-0", **more)
    assert lost_hp(table, 3) == [damage]
    assert (table.conditions(1), table.conditions(3)) == (on_me, on_target)
