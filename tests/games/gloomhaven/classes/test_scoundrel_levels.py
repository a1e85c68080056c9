"""Every other half of the Scoundrel's cards of level 2 to 9."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, value_of
from games.gloomhaven.scenes import scene
from games.gloomhaven.stacks import stacked
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.effects.conditions import lose
from undercroft.games.gloomhaven.state import Terrain, Trap
from undercroft.kernel import FigureId

from . import halves
from .halves import (
    FIELD,
    RING,
    WIDE,
    after_round,
    is_strong,
    left,
    lone,
    loot,
    lost_hp,
    ring_of,
    row_of,
    strong,
)
from .onward import BEAR, heal_self, stays, volley, walk_and_afflict, walk_and_attack, walked
from .test_scoundrel import HERO, beside


@pytest.mark.rule("GH-ATK-20", "GH-XP-03")
@pytest.mark.parametrize(
    ("card", "ally", "company", "damage", "ends"),
    [
        ("open-wound", True, True, 4, "discard, 1 xp"),
        ("open-wound", False, False, 4, "discard"),
        ("gruesome-advantage", True, True, 6, "lost, 1 xp"),
        ("gruesome-advantage", False, False, 6, "lost, 1 xp"),
        ("gruesome-advantage", True, False, 9, "lost, 2 xp"),
        ("cull-the-weak", True, True, 6, "discard, 1 xp"),
        ("cull-the-weak", False, False, 4, "discard"),
    ],
)
def test_attacks_on_the_flanked_and_the_lonely(
    card: str, ally: bool, company: bool, damage: int, ends: str
) -> None:
    table = beside(ally, company).play(1, card, "top").picks("target 3")
    assert (lost_hp(table, 3, 4), left(table, card)) == ([damage, 0], ends)
    assert table.conditions(3) == (["wound"] if ally and card == "open-wound" else [])


@pytest.mark.parametrize(
    ("card", "value", "count", "ends"),
    [
        ("hidden-daggers", 4, 2, "lost, 2 xp"),
        ("flurry-of-blades", 2, 3, "discard, 1 xp"),
        ("stiletto-storm", 2, 4, "discard, 1 xp"),
    ],
)
def test_volleys_within_3(card: str, value: int, count: int, ends: str) -> None:
    volley(HERO, card, "top", value, 3, count, "", ends)


@pytest.mark.rule("GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("cull-the-weak", "bottom"),
        ("crippling-poison", "top"),
        ("spring-the-trap", "bottom"),
        ("watch-it-burn", "top"),
    ],
)
def test_bonuses_for_good(card: str, half: str) -> None:
    stays(HERO, card, half, "lost")


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("visage-of-the-inevitable", "bottom"),
        ("long-con", "top"),
        ("watch-it-burn", "bottom"),
    ],
)
def test_allies_are_spared(card: str, half: str) -> None:
    halves.spares(HERO, card, half)


@pytest.mark.parametrize(
    ("card", "half", "reach", "ends"),
    [("flintlock", "top", 1, "discard"), ("burning-oil", "bottom", 2, "discard, 1 xp")],
)
def test_loot(card: str, half: str, reach: int, ends: str) -> None:
    loot(HERO, card, half, reach, ends)


def test_hidden_daggers_bottom() -> None:
    table = through(lone(HERO).play(1, "hidden-daggers", "bottom"))
    assert table.conditions(1) == ["invisible"] and left(table, "hidden-daggers") == "discard"


def test_duelists_advance() -> None:
    """A move and an attack; or +2 on all attacks of the round on the lonely."""
    walk_and_attack(HERO, "duelists-advance", "top", 3, 3, "discard")
    table = facing(HERO, "duelists-advance", "bottom", monsters=f"{BEAR} 1:0, {BEAR} 3:0")
    assert [value_of(table, Attack(value=1)) for _ in range(2)] == [3, 3]
    assert left(table, "duelists-advance") == "active" and after_round(table, "duelists-advance") == "discard"
    assert value_of(table, Attack(value=1)) == 1
    table = facing(HERO, "duelists-advance", "bottom", monsters=f"{BEAR} 1:0, {BEAR} 2:0")
    assert value_of(table, Attack(value=1)) == 1


@pytest.mark.rule("GH-ADV-01")
def test_flurry_of_blades_bottom() -> None:
    """A move, then advantage on all attacks of the round."""
    table = through(walked(HERO, "flurry-of-blades", "bottom", 4))
    assert left(table, "flurry-of-blades") == "active"
    through(stacked(table, "minus-1", "plus-1").perform(1, Attack(value=1)))
    assert lost_hp(table, 2) == [2] and after_round(table, "flurry-of-blades") == "discard"
    through(stacked(table, "minus-1", "plus-1").perform(1, Attack(value=1)))
    assert lost_hp(table, 2) == [2]


def test_cull_the_weak_bottom() -> None:
    """+2 against the disarmed, immobilized and stunned, six times; every other slot gives experience."""
    table = facing(HERO, "cull-the-weak", "bottom").looks(3, "poison", "muddle", full=40, hp=40)
    assert value_of(table, Attack(value=1)) == 2  # for the poison
    gained = []
    for condition in ("disarm", "immobilize", "stun") * 2:
        table.looks(3, condition)
        assert value_of(table, Attack(value=1)) == 4
        lose(table.game, FigureId(3), condition)
        gained.append(table.mat(0).xp)
    assert gained == [0, 1, 1, 2, 2, 3] and left(table, "cull-the-weak") == "lost, 3 xp"


@pytest.mark.rule("GH-SPC-17")
@pytest.mark.parametrize(
    ("rank", "ally", "company", "dies"),
    [
        ("", True, False, True),
        ("elite", True, False, False),
        ("", True, True, False),
        ("", False, False, False),
    ],
)
def test_visage_of_the_inevitable_top(rank: str, ally: bool, company: bool, dies: bool) -> None:
    """A normal enemy dies, if it is next to none of its own and to an ally of hers."""
    table = scene(
        scoundrel="3:3", brute="5:3" if ally else "0:7",
        monsters=f"{rank} cave-bear 4:3, cave-bear {'4:4' if company else '9:0'}",
    )  # fmt: skip
    table.looks(2, rank="normal").play(1, "visage-of-the-inevitable", "top")
    assert table.is_asked() == dies
    through(table)
    assert table.is_up(3) != dies
    assert left(table, "visage-of-the-inevitable") == ("discard, 1 xp" if dies else "discard")


def test_visage_of_the_inevitable_kills_only_beside_her() -> None:
    table = scene(scoundrel="2:3", brute="5:3", monsters="cave-bear 4:3")
    assert not table.play(1, "visage-of-the-inevitable", "top").is_asked()


def test_visage_of_the_inevitable_bottom() -> None:
    walk_and_afflict(HERO, "visage-of-the-inevitable", "bottom", 2, "poison", every=True, ends="discard")


def test_crippling_poison_top() -> None:
    """+2 against the poisoned, for good."""
    table = facing(HERO, "crippling-poison", "top", monsters=f"{BEAR} 1:0, {BEAR} 0:1").looks(4, "poison")
    assert value_of(table, Attack(value=1)) == 1
    values = [value_of(table, Attack(value=1), target=4) for _ in range(2)]
    assert values == [4, 4]  # +1 for the poison itself
    assert after_round(table, "crippling-poison") == "active"


@pytest.mark.parametrize(
    ("ally", "dark", "damage", "ends"),
    [(True, True, 8, "discard, 2 xp"), (False, True, 4, "discard"), (True, False, 4, "discard")],
)
def test_stick_to_the_shadows_top(ally: bool, dark: bool, damage: int, ends: str) -> None:
    """With dark +4 on who is next to an ally of hers."""
    table = beside(ally, company=True).knows(elements=strong("dark"))
    table.play(1, "stick-to-the-shadows", "top").picks("augment 0 dark" if dark else "pass", "target 3")
    assert lost_hp(table, 3) == [damage] and left(table, "stick-to-the-shadows") == ends
    assert is_strong(table, "dark") != dark


def test_stick_to_the_shadows_bottom() -> None:
    table = through(walked(HERO, "stick-to-the-shadows", "bottom", 2))
    assert table.conditions(1) == ["invisible"] and left(table, "stick-to-the-shadows") == "discard"


@pytest.mark.rule("GH-TER-05")
def test_spring_the_trap_top() -> None:
    """An enemy within 3 suffers what an adjacent trap would have done."""
    table = scene(WIDE, scoundrel="0:1", brute="1:1", monsters=row_of(BEAR, 3, 4))
    traps = (Trap(GRID.cell(0, 2), 3, ("stun",)), Trap(GRID.cell(2, 1), 3))
    table.knows(terrain=Terrain(traps=traps)).play(1, "spring-the-trap", "top")
    assert table.keys() == ["hex 0:2", "skip"]
    table.picks("hex 0:2")
    assert table.keys("target") == ["3"]
    through(table)
    assert lost_hp(table, 1, 2, 3, 4) == [0, 0, 3, 0] and table.conditions(3) == ["stun"]
    assert table.state.terrain.traps == traps[1:] and left(table, "spring-the-trap") == "discard, 2 xp"


def test_spring_the_trap_bottom() -> None:
    """The next attack on who is next to none of its own and to an ally of hers is doubled."""
    for ally, company in ((False, False), (True, True)):
        table = through(beside(ally, company).play(1, "spring-the-trap", "bottom"))
        assert value_of(table, Attack(value=3)) == 3 and left(table, "spring-the-trap") == "active"
    table = through(beside(True, False).play(1, "spring-the-trap", "bottom"))
    assert value_of(table, Attack(value=3)) == 6 and left(table, "spring-the-trap") == "lost, 2 xp"
    assert value_of(table, Attack(value=3)) == 3


def test_stiletto_storm_bottom() -> None:
    """A move, then Retaliate 1 for the round."""
    table = through(walked(HERO, "stiletto-storm", "bottom", 4))
    hit(table, 2, 1)
    assert lost_hp(table, 2) == [1] and after_round(table, "stiletto-storm") == "discard"
    hit(table, 2, 1)
    assert lost_hp(table, 2) == [1]


def test_pains_end_top() -> None:
    heal_self(HERO, "pains-end", "top", 8, "lost, 2 xp")


def test_pains_end_bottom() -> None:
    """A move, then an adjacent enemy with 3 hit points or fewer dies, of whatever rank."""
    walked(HERO, "pains-end", "bottom", 3)
    table = scene(WIDE, scoundrel="0:1", brute="1:0", monsters=f"{BEAR} 1:1, {BEAR} 0:2, {BEAR} 2:1")
    table.looks(2, hp=1).looks(3, hp=4).looks(4, hp=3).looks(5, hp=1)
    table.play(1, "pains-end", "bottom").picks("stop")
    assert table.keys() == ["target 4", "skip"]
    table.picks("target 4")
    assert [table.is_up(i) for i in (2, 3, 4, 5)] == [True, True, False, True]
    assert left(table, "pains-end") == "discard"


def test_long_con_top() -> None:
    """All adjacent enemies."""
    monsters = f"{ring_of()}, {BEAR} 5:3"
    table = through(lone(HERO, FIELD, "3:3", monsters=monsters).play(1, "long-con", "top"))
    assert lost_hp(table, *range(2, 9)) == [4] * len(RING) + [0]
    assert [table.conditions(i) for i in range(2, 9)] == [["disarm"]] * len(RING) + [[]]
    assert left(table, "long-con") == "discard"


@pytest.mark.rule("GH-ATK-21")
def test_long_con_bottom() -> None:
    """She plays the turn of an adjacent enemy, against its own."""
    table = scene(
        scoundrel="3:3", brute="3:4", monsters=f"{BEAR} 4:3, cave-bear 6:3, cave-bear 3:2, cave-bear 3:1"
    )
    table.looks(2, rank="normal")
    table.play(1, "long-con", "bottom")
    assert table.keys() == ["target 3", "target 5", "skip"]
    table.picks("target 3")
    assert left(table, "long-con") == "active, 2 xp"
    table.turn(3, "599")  # its move, its attack
    assert table.asked.seats == (0,)
    table.picks("go 5:4", "stop")
    assert table.keys("target") == ["4"]
    through(table)
    assert lost_hp(table, 1, 2, 3, 4, 5) == [0, 0, 0, 4, 0]
    assert after_round(table, "long-con") == "lost, 2 xp"


def test_watch_it_burn_top() -> None:
    """All her attacks poison and wound."""
    table = facing(HERO, "watch-it-burn", "top")
    assert left(table, "watch-it-burn") == "active, 2 xp"
    through(table.perform(1, Attack(value=1)), "target 3")
    assert table.conditions(3) == ["poison", "wound"] and lost_hp(table, 3) == [1]
    assert after_round(table, "watch-it-burn") == "active, 2 xp"


def test_watch_it_burn_bottom() -> None:
    walk_and_afflict(HERO, "watch-it-burn", "bottom", 5, "wound", every=True, ends="discard")
