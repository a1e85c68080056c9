"""Every ability card of the Cragheart of level 2 to 9, half by half."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used, value_of
from games.gloomhaven.scenes import cells, scene
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.state import Trap
from undercroft.kernel import FigureId

from . import halves
from .halves import FIELD, LANE, WIDE, after_round, is_strong, left, lone, lost_hp, ring_of, row_of
from .onward import BEAR, stays, steady, walk_and_afflict, walk_and_attack, walked
from .test_cragheart import CONSUMED, EARTH, HERO, NOTHING, obstacles


@pytest.mark.parametrize(
    ("card", "hexes", "jump"), [("explosive-punch", 4, False), ("cataclysm", 3, False), ("meteor", 4, True)]
)
def test_moves(card: str, hexes: int, jump: bool) -> None:
    halves.move(HERO, card, "bottom", hexes, jump, "discard")


@pytest.mark.parametrize(
    ("card", "hexes", "value", "ends"),
    [("kinetic-assault", 1, 4, "discard"), ("lumbering-bash", 2, 5, "discard, 1 xp, earth")],
)
def test_moves_with_attacks(card: str, hexes: int, value: int, ends: str) -> None:
    walk_and_attack(HERO, card, "top", hexes, value, ends)


@pytest.mark.rule("GH-ACT-09")
@pytest.mark.parametrize("card", ["stone-pummel", "lumbering-bash"])
def test_bonuses_for_good(card: str) -> None:
    stays(HERO, card, "bottom", "lost")


@pytest.mark.parametrize(
    ("card", "half"),
    [("petrify", "bottom"), ("dig-pit", "top"), ("pulverize", "top"), ("pulverize", "bottom")],
)
def test_allies_are_spared(card: str, half: str) -> None:
    halves.spares(HERO, card, half)


def test_explosive_punch_strikes_all_around_the_obstacle_it_destroys() -> None:
    table = scene(
        cragheart="3:3", brute="4:2", monsters=f"{BEAR} 5:3, {BEAR} 4:4, {BEAR} 2:3", obstacles="4:3 7:3"
    )
    table.play(1, "explosive-punch", "top")
    assert table.keys() == ["hex 4:3", "skip"]
    through(table)
    assert lost_hp(table, 2, 3, 4, 5) == [0, 4, 4, 0] and obstacles(table) == {cells("7:3")}
    assert left(table, "explosive-punch") == "lost, 2 xp, earth"
    table = lone(HERO, FIELD, "3:3", monsters=f"{BEAR} 4:3").play(1, "explosive-punch", "top")
    assert not table.is_asked() and left(table, "explosive-punch") == "discard"


def test_sentient_growth_heals_allies_among_its_targets() -> None:
    table = scene(
        cragheart="2:3", brute="5:3", tinkerer="6:3", spellweaver="3:3", monsters=f"{BEAR} 6:2, {BEAR} 6:4"
    )
    for figure in (1, 2, 3, 4):
        table.looks(figure, hp=1)
    table.play(1, "sentient-growth", "top")
    assert "6:2 7:2 6:3" not in table.keys("area")
    through(table, "area 6:2 5:3 6:3")
    assert [table.hp(i) for i in (1, 2, 3, 4)] == [1, 3, 3, 1] and lost_hp(table, 5, 6) == [2, 0]
    assert left(table, "sentient-growth") == "discard"


def test_sentient_growth_moves_heals_and_attacks_all_beside() -> None:
    walked(HERO, "sentient-growth", "bottom", 2)
    table = scene(
        cragheart="2:3",
        brute="4:2",
        tinkerer="2:4",
        spellweaver="3:1",
        monsters=f"{BEAR} 4:3, {BEAR} 3:4, {BEAR} 5:3",
    )
    for figure in (1, 2, 3, 4):
        table.looks(figure, hp=1)
    through(table.play(1, "sentient-growth", "bottom").picks("go 3:3", "stop"))
    assert [table.hp(i) for i in (1, 2, 3, 4)] == [1, 2, 2, 1] and lost_hp(table, 5, 6, 7) == [1, 1, 0]
    assert left(table, "sentient-growth") == "discard"


@pytest.mark.rule("GH-TER-25")
@pytest.mark.parametrize(
    ("pick", "damage", "ends"), [("pass", 2, "discard, 1 xp"), (CONSUMED, 3, "discard, 2 xp")]
)
def test_clear_the_way_throws_an_obstacle(pick: str, damage: int, ends: str) -> None:
    """An adjacent one of a single hex, to an empty hex within 4; all enemies beside it there are attacked."""
    monsters = f"{BEAR} 6:3, {BEAR} 5:4, {BEAR} 2:2, {BEAR} 7:3"
    table = scene(cragheart="2:3", brute="5:2", monsters=monsters, obstacles="1:3 2:4+1:4 9:7")
    table.knows(elements=EARTH).play(1, "clear-the-way", "top")
    assert table.keys() == ["hex 1:3", "skip"]
    table.picks("hex 1:3")
    places = table.keys("hex")
    assert "5:3" in places and "6:2" in places and not {"7:2", "6:3", "9:7"} & set(places)
    through(table.picks("hex 5:3"), pick)
    assert cells("5:3") in obstacles(table) and cells("1:3") not in obstacles(table)
    assert lost_hp(table, 2, 3, 4, 5, 6) == [0, damage, damage, 0, 0]
    assert left(table, "clear-the-way") == ends


def test_clear_the_way_leaps_and_clears() -> None:
    """Obstacles and traps that it moved through are gone; none of the traps worked."""
    table = lone(HERO, LANE, obstacles="1:1 3:1 7:1", traps="2:1 4:1 8:1").play(1, "clear-the-way", "bottom")
    through(table, "go 5:1")
    assert table.at(1) == "5:1" and obstacles(table) == {cells("7:1")} and lost_hp(table, 1) == [0]
    assert [GRID.name(trap.cell) for trap in table.state.terrain.traps] == ["8:1"]
    assert left(table, "clear-the-way") == "lost, 2 xp"
    table = lone(HERO, LANE).play(1, "clear-the-way", "bottom")
    assert table.keys("go") == [f"{far}:1" for far in range(1, 6)]


@pytest.mark.parametrize(("pick", "damage", "ends"), [("pass", 4, "lost, 1 xp"), (CONSUMED, 8, "lost, 3 xp")])
def test_blunt_force_doubles_with_earth(pick: str, damage: int, ends: str) -> None:
    table = lone(HERO, monsters=row_of(BEAR, 1, 2)).knows(elements=EARTH).play(1, "blunt-force", "top")
    table.picks(pick)
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert lost_hp(table, 2, 3) == [damage, 0] and left(table, "blunt-force") == ends


def test_blunt_force_moves_and_retaliates_1() -> None:
    table = through(walked(HERO, "blunt-force", "bottom", 2))
    assert left(table, "blunt-force") == "active, 1 xp" and lost_hp(hit(table, 2, 1), 2) == [1]
    assert after_round(table, "blunt-force") == "discard, 1 xp" and lost_hp(hit(table, 2, 1), 2) == [1]


def test_rock_slide_hurts_all_beside_three_new_obstacles() -> None:
    table = scene(
        cragheart="1:3", brute="4:2", tinkerer="0:3", monsters=f"{BEAR} 4:4, {BEAR} 9:0, {BEAR} 6:4"
    )
    table.play(1, "rock-slide", "top")
    assert "5:3" in table.keys("hex") and "6:3" not in table.keys("hex")
    through(table.picks("hex 4:3", "hex 5:3", "hex 1:6"))
    assert obstacles(table) == {cells("4:3"), cells("5:3"), cells("1:6")}
    assert lost_hp(table, 1, 2, 3, 4, 5, 6) == [0, 2, 0, 2, 0, 0]
    assert left(table, "rock-slide") == "discard, 1 xp, earth"


def test_rock_slide_moves_6_in_a_straight_line() -> None:
    table = lone(HERO, FIELD, "0:3").play(1, "rock-slide", "bottom")
    north, south = {"0:2", "0:1", "0:0", "1:2", "2:1", "3:0"}, {"0:4", "0:5", "0:6", "0:7"}
    assert set(table.keys("go")) == {f"{far}:3" for far in range(1, 7)} | north | south
    table.picks("go 6:3")
    assert (table.at(1), left(table, "rock-slide")) == ("6:3", "discard") and not table.is_asked()


def test_kinetic_assault_retaliates_3_within_3() -> None:
    table = facing(HERO, "kinetic-assault", "bottom", monsters=f"{BEAR} 3:0, {BEAR} 4:0")
    assert left(table, "kinetic-assault") == "active, 2 xp"
    hit(hit(table, 3, 1, range=5), 4, 1, range=5)
    assert lost_hp(table, 3, 4) == [3, 0] and after_round(table, "kinetic-assault") == "lost, 2 xp"
    assert lost_hp(hit(table, 3, 1, range=5), 3) == [3]


@pytest.mark.rule("GH-SPC-17")
def test_petrify_turns_a_normal_enemy_to_stone() -> None:
    table = scene(WIDE, cragheart="0:1", brute="1:1", monsters=f"cave-bear 4:1, cave-bear 5:1, {BEAR} 2:1")
    table.looks(2, rank="normal").play(1, "petrify", "top")
    assert table.keys("target") == ["3"]
    through(table)
    assert [table.is_up(i) for i in (2, 3, 4, 5)] == [True, False, True, True]
    assert obstacles(table) == {cells("4:1")}
    assert left(table, "petrify") == "lost, 2 xp, earth"


def test_petrify_moves_and_immobilizes_all_beside() -> None:
    walk_and_afflict(HERO, "petrify", "bottom", 3, "immobilize", every=True, ends="discard")


@pytest.mark.rule("GH-AOE-02")
def test_stone_pummel_falls_on_two_pairs() -> None:
    """West and south-west, north-east and east, or so turned."""
    table = lone(HERO, FIELD, "3:3", monsters=ring_of()).play(1, "stone-pummel", "top")
    assert len(table.keys("area")) == 3
    through(table, "area 4:2 2:3 4:3 2:4")
    assert lost_hp(table, *range(2, 8)) == [3, 3, 0, 3, 3, 0]
    assert [table.conditions(i) for i in (2, 3, 5, 6)] == [["muddle"]] * 4
    assert left(table, "stone-pummel") == "discard, 1 xp"


@pytest.mark.rule("GH-ACT-05")
def test_stone_pummel_breaks_stones_for_3_more() -> None:
    """Four melee attacks, each for an adjacent obstacle; none of them must."""
    table = facing(HERO, "stone-pummel", "bottom", obstacles="0:1 8:0").looks(3, full=40, hp=40)
    assert value_of(table, Attack(value=1), "pass") == 1
    assert value_of(table, Attack(value=1, range=2)) == 1 and used(table) == 0
    for slot in range(1, 5):
        assert value_of(table, Attack(value=1), "hex 0:1") == 4
        assert obstacles(table) == {cells("8:0")} and table.mat(0).xp == slot
        assert value_of(table, Attack(value=1)) == 1
        table.knows(terrain=scene(obstacles="0:1 8:0").state.terrain)
    assert left(table, "stone-pummel") == "lost, 4 xp"


@pytest.mark.rule("GH-TER-10")
def test_dig_pit_makes_a_stunning_trap() -> None:
    table = lone(HERO, FIELD, "3:3", monsters=f"{BEAR} 4:3, {BEAR} 3:2, {BEAR} 5:3", money="2:3")
    table.play(1, "dig-pit", "top")
    assert table.keys("hex") == ["4:2", "2:4", "3:4"]
    through(table.picks("hex 3:4"))
    (trap,) = table.state.terrain.traps
    assert trap == Trap(GRID.cell(3, 4), 2, ("stun",), FigureId(1))
    assert [table.conditions(i) for i in (2, 3, 4)] == [["muddle"], ["muddle"], []]
    assert left(table, "dig-pit") == "discard"


def test_dig_pit_moves_and_hides() -> None:
    table = through(walked(HERO, "dig-pit", "bottom", 2))
    assert table.conditions(1) == ["invisible"] and left(table, "dig-pit") == "discard"


@pytest.mark.parametrize(("pick", "damage", "ends"), [("pass", 4, "lost"), (CONSUMED, 6, "lost, 2 xp")])
def test_cataclysm_holds_all_before_it(pick: str, damage: int, ends: str) -> None:
    """Six hexes, two deep; allies in them are immobilized too."""
    monsters = f"{BEAR} 4:2, {BEAR} 5:3, {BEAR} 2:3"
    table = scene(cragheart="3:3", brute="4:3", tinkerer="2:4", monsters=monsters).knows(elements=EARTH)
    table.play(1, "cataclysm", "top").picks(pick)
    through(table, "area 4:2 5:2 4:3 5:3 3:4 4:4")
    assert lost_hp(table, 1, 2, 3, 4, 5, 6) == [0, 0, 0, damage, damage, 0]
    held = [table.conditions(i) == ["immobilize"] for i in range(1, 7)]
    assert held == [False, True, False, True, True, False] and left(table, "cataclysm") == ends


def test_cataclysm_moves_6_with_earth() -> None:
    table = lone(HERO, LANE).knows(elements=EARTH).play(1, "cataclysm", "bottom").picks(CONSUMED)
    assert table.keys("go") == [f"{far}:1" for far in range(1, 7)]
    through(table, "go 6:1")
    assert left(table, "cataclysm") == "discard" and not is_strong(table, "earth")


@pytest.mark.rule("GH-TER-26")
def test_meteor_makes_a_large_obstacle() -> None:
    """Three hexes that lie together within 3; all enemies beside it are attacked and immobilized."""
    table = scene(cragheart="2:3", brute="5:4", monsters=f"{BEAR} 4:2, {BEAR} 6:3, {BEAR} 1:3, {BEAR} 7:3")
    places = table.play(1, "meteor", "top").keys("area")
    assert "4:3 5:3 4:4" in places and "5:2 4:3 5:3" in places and "5:2 6:2 5:3" not in places
    through(table, "area 4:3 5:3 4:4")
    assert obstacles(table) == {cells("4:3 5:3 4:4")} and lost_hp(table, *range(2, 7)) == [0, 4, 4, 0, 0]
    held = [table.conditions(i) == ["immobilize"] for i in range(2, 7)]
    assert held == [False, True, True, False, False]
    assert left(table, "meteor") == "lost, 2 xp, earth"


@pytest.mark.rule("GH-EFX-13")
@pytest.mark.parametrize(
    ("blocked", "picks", "at", "damage", "ends"),
    [
        ("", ("hex 2:1", "hex 3:1"), "3:1", 3, "discard"),
        ("3:1", ("hex 2:1", "bump 3:1"), "2:1", 5, "discard, 1 xp"),
        ("2:1", ("bump 2:1", "bump 2:1"), "1:1", 7, "discard, 2 xp"),
    ],
)
def test_brutal_momentum_dashes_against_obstacles(
    blocked: str, picks: tuple[str, ...], at: str, damage: int, ends: str
) -> None:
    table = lone(HERO, LANE, monsters=row_of(BEAR, 1), obstacles=blocked).play(1, "brutal-momentum", "top")
    through(table, "target 2", *picks)
    assert (table.at(2), lost_hp(table, 2), left(table, "brutal-momentum")) == (at, [damage], ends)
    assert obstacles(table) == ({cells(blocked)} if blocked else set())


def test_brutal_momentum_dashes_against_walls() -> None:
    table = lone(HERO, "0..2:1", monsters=row_of(BEAR, 1)).play(1, "brutal-momentum", "top")
    through(table, "target 2", "hex 2:1", "bump 3:1")
    assert (table.at(2), lost_hp(table, 2), left(table, "brutal-momentum")) == ("2:1", [5], "discard, 1 xp")


@pytest.mark.rule("GH-ELM-12")
def test_brutal_momentum_gives_ranged_attacks_1_more_or_2_with_earth() -> None:
    table = facing(HERO, "brutal-momentum", "bottom").looks(3, full=30, hp=30)
    assert value_of(table, Attack(value=3)) == 3 and value_of(table, Attack(value=3, range=2)) == 4
    table.knows(elements=EARTH)
    assert value_of(table, Attack(value=3, range=2), "pass") == 4 and is_strong(table, "earth")
    assert value_of(table, Attack(value=3, range=2), CONSUMED) == 5 and not is_strong(table, "earth")
    assert left(table, "brutal-momentum") == "active, 1 xp"
    assert after_round(table, "brutal-momentum") == "discard, 1 xp"


@pytest.mark.parametrize(
    ("elements", "gone", "damage", "ends"), [(NOTHING, 2, 6, "lost, 2 xp"), (EARTH, 3, 8, "lost, 3 xp")]
)
def test_rocky_end_gathers_all_stones(elements: tuple[int, ...], gone: int, damage: int, ends: str) -> None:
    """Attack 2 for each hex of the obstacles within 2, or with earth within 3."""
    stones = "4:3+5:3 1:3 3:6 3:7"
    table = lone(HERO, FIELD, "3:3", monsters=f"{BEAR} 2:3, {BEAR} 1:4", obstacles=stones)
    table.knows(elements=elements).play(1, "rocky-end", "top")
    through(table, *([CONSUMED] if elements == EARTH else []), "target 2")
    assert len(obstacles(table)) == 4 - gone and lost_hp(table, 2, 3) == [damage, 0]
    assert left(table, "rocky-end") == ends


def test_rocky_end_moves_6_to_a_stone() -> None:
    table = lone(HERO, LANE, obstacles="7:1").play(1, "rocky-end", "bottom")
    assert table.keys("go") == ["6:1"]
    through(table, "go 6:1")
    assert (table.at(1), left(table, "rocky-end")) == ("6:1", "discard")
    assert not lone(HERO, LANE, obstacles="8:1").play(1, "rocky-end", "bottom").is_asked()


@pytest.mark.rule("GH-TRN-12", "GH-ACT-03")
def test_lumbering_bash_heals_at_the_start_of_five_turns() -> None:
    table = scene(cragheart="0:1", brute="2:1", tinkerer="3:1", hero_level=9).looks(2, hp=1).looks(3, hp=1)
    through(table.play(1, "lumbering-bash", "bottom"))
    assert left(table, "lumbering-bash") == "active"
    gained = []
    for turn in range(1, 6):
        table.turn(1)
        assert table.keys("target") == ["1", "2"]
        gained.append(through(table, "target 2").mat(0).xp)
        assert table.hp(2) == 1 + 2 * turn
    assert gained == [1, 1, 2, 2, 3] and left(table, "lumbering-bash") == "lost, 3 xp"
    assert not table.turn(1).is_asked()


@pytest.mark.parametrize(("drawn", "damage"), [("plus-1", 5), ("null", 0)])
def test_blind_destruction_hurts_all_around_as_much_as_its_target(drawn: str, damage: int) -> None:
    monsters = f"{BEAR} 6:3, {BEAR} 6:2, {BEAR} 7:2, {BEAR} 8:3"
    table = scene(cragheart="2:3", brute="7:3", tinkerer="3:3", monsters=monsters, draws=(drawn,))
    table.play(1, "blind-destruction", "top")
    assert table.keys("target") == ["4", "5"]
    through(table.picks("target 4"))
    assert lost_hp(table, *range(1, 8)) == [0, damage, 0, damage, damage, damage, 0]
    assert left(table, "blind-destruction") == "discard"


def test_blind_destruction_tramples_along_its_way() -> None:
    """All beside the hexes that it entered; not those only beside the one where it began."""
    monsters = f"{BEAR} 0:2, {BEAR} 3:2, {BEAR} 6:3"
    table = scene(cragheart="1:3", brute="2:4", tinkerer="5:1", monsters=monsters)
    table.play(1, "blind-destruction", "bottom")
    through(table.picks("go 2:3", "go 3:3", "go 4:3", "stop"))
    assert lost_hp(table, 1, 2, 3, 4, 5, 6) == [0, 2, 0, 0, 2, 0]
    assert left(table, "blind-destruction") == "discard, earth"
    walked(HERO, "blind-destruction", "bottom", 4)


def test_pulverize_drives_all_around_through_stones() -> None:
    monsters = f"{BEAR} 4:3, {BEAR} 2:3, {BEAR} 7:3, {BEAR} 1:5"
    table = lone(HERO, FIELD, "3:3", monsters=monsters, obstacles="5:3 6:3 0:3")
    through(table.play(1, "pulverize", "top"), "target 2", "bump 5:3", "bump 6:3", "hex 1:3", "bump 0:3")
    assert [table.at(i) for i in (2, 3, 4)] == ["6:3", "0:3", "7:3"] and not obstacles(table)
    assert lost_hp(table, 2, 3, 4, 5) == [7, 5, 0, 0] and left(table, "pulverize") == "lost, 3 xp"


def test_pulverize_strikes_before_and_after_its_leap() -> None:
    monsters = f"{BEAR} 1:1, {BEAR} 0:2, {BEAR} 2:1, {BEAR} 6:1, {BEAR} 5:2, {BEAR} 7:1"
    table = steady(lone(HERO, monsters=monsters)).play(1, "pulverize", "bottom")
    through(table, "go 5:1")
    assert table.at(1) == "5:1" and lost_hp(table, *range(2, 8)) == [2, 2, 0, 3, 3, 0]
    assert left(table, "pulverize") == "lost, 2 xp"
