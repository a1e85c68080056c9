"""Every ability card of the Spellweaver from level 6 on, half by half."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used
from games.gloomhaven.scenes import Table, cells, scene
from undercroft.games.gloomhaven.records.abilities import RecoverCards
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.kernel import FigureId

from . import halves
from .halves import FIELD, LANE, WIDE, after_round, is_strong, left, lone, lost_hp, row_of, strong, summon


@pytest.mark.parametrize("card", ["frozen-night", "stone-fists"])
def test_moves_that_are_no_jumps(card: str) -> None:
    halves.walks("spellweaver", card, "bottom")


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("living-torch", "top", "light"),
        ("frozen-night", "top", ""),
        ("black-hole", "top", "dark"),
        ("black-hole", "bottom", ""),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("spellweaver", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize("card", ["living-torch", "cold-front"])
def test_persistent_cards_stay_until_put_down(card: str) -> None:
    halves.keeps("spellweaver", card, "bottom")


def test_living_torch_holds_its_target() -> None:
    halves.attack("spellweaver", "living-torch", "top", 4, 3, "immobilize", "discard")


def test_living_torch_scorches_around_its_target() -> None:
    spots = "cave-bear 3:1, cave-bear 4:1, cave-bear 3:0, cave-bear 5:1"
    table = lone("spellweaver", monsters=spots).knows(elements=strong("light"))
    table.play(1, "living-torch", "top").picks("augment 0 light", "target 2")
    through(table)
    assert lost_hp(table, 2, 3, 4, 5) == [4, 2, 2, 0] and table.conditions(2) == ["immobilize"]
    assert left(table, "living-torch") == "discard, 1 xp" and not is_strong(table, "light")


def test_living_torch_scorches_enemies_only_also_around_the_dead() -> None:
    spots = "cave-bear 3:1, cave-bear 4:1, cave-bear 9:1"
    table = scene(WIDE, spellweaver="0:1", brute="3:0", monsters=spots).knows(elements=strong("light"))
    table.looks(3, hp=1).play(1, "living-torch", "top").picks("augment 0 light", "target 3")
    through(table)
    assert not table.is_up(3) and lost_hp(table, 2, 4, 5) == [0, 2, 0]


@pytest.mark.rule("GH-SUM-05", "GH-KIL-02")
def test_living_torch_summons_a_burning_avatar() -> None:
    table = summon("spellweaver", "living-torch", "bottom", monsters=row_of("cave-bear", 7)).turn(3)
    avatar = table.figure(3)
    assert (avatar.kind, avatar.hp, avatar.full) == ("burning-avatar", 2, 2) and table.at(3) == "4:1"
    assert (
        lost_hp(table, 2) == [2]
        and is_strong(table, "fire")
        and left(table, "living-torch") == "active, 2 xp"
    )
    table = summon(
        "spellweaver",
        "living-torch",
        "bottom",
        monsters="elite cave-bear 2:1, elite cave-bear 2:0, cave-bear 3:1",
    )
    table.run(Suffer(FigureId(5), 2, "trap"))
    assert lost_hp(table, 2, 3, 4) == [3, 3, 0] and not table.is_up(5)
    assert left(table, "living-torch") == "lost, 2 xp, fire"  # that was an attack of the avatar too
    table = summon("spellweaver", "living-torch", "bottom", monsters=row_of("cave-bear", 8)).turn(3)
    assert table.at(3) == "4:1" and lost_hp(table, 2) == [0] and not is_strong(table, "fire")


def test_frozen_night_covers_a_cone() -> None:
    spots = ("4:2", "5:1", "5:2", "4:3", "5:3", "6:2")
    table = lone("spellweaver", FIELD, "3:3", monsters=", ".join(f"cave-bear {at}" for at in spots))
    through(table.play(1, "frozen-night", "top"), "area 5:1 4:2 5:2 4:3 5:3")
    assert lost_hp(table, *range(2, 8)) == [4] * 5 + [0] and left(table, "frozen-night") == "lost, 5 xp, ice"


@pytest.mark.parametrize(("element", "hexes"), [("", 3), ("dark", 5)])
def test_frozen_night_hides_with_dark(element: str, hexes: int) -> None:
    table = lone("spellweaver", LANE).knows(elements=strong(element)).play(1, "frozen-night", "bottom")
    if element:
        table.picks("augment 0 dark")
    assert table.keys("go") == [f"{far}:1" for far in range(1, hexes + 1)]
    through(table.picks(f"go {hexes}:1"))
    assert table.conditions(1) == (["invisible"] if element else [])
    assert left(table, "frozen-night") == ("discard, 1 xp" if element else "discard")


@pytest.mark.rule("GH-TRN-16", "GH-ELM-07")
def test_frozen_night_hides_who_stays_where_she_is() -> None:
    table = lone("spellweaver", LANE).knows(elements=strong("dark")).play(1, "frozen-night", "bottom")
    through(table.picks("augment 0 dark", "stop"))
    assert table.conditions(1) == ["invisible"] and left(table, "frozen-night") == "discard, 1 xp"


@pytest.mark.rule("GH-REC-01", "GH-REC-05")
def test_twin_restoration_brings_back_two_lost_cards() -> None:
    table = lone("spellweaver").mats(0, hand=(), lost=("fire-orbs", "ride-the-wind", "icy-blast"))
    table.mats(0, discard=("mana-bolt",)).play(1, "twin-restoration", "top")
    assert table.keys("recover") == ["fire-orbs", "ride-the-wind", "icy-blast"]
    table.picks("recover fire-orbs", "recover icy-blast")
    assert left(table, "twin-restoration") == "lost" and not table.is_asked()
    assert [left(table, card) for card in ("fire-orbs", "icy-blast", "ride-the-wind")] == [
        "hand",
        "hand",
        "lost",
    ]
    table.perform(1, RecoverCards(what="lost"))
    assert table.keys("recover") == ["ride-the-wind"]


def test_twin_restoration_heals_two() -> None:
    table = scene(spellweaver="0:0", brute="3:0", tinkerer="4:0", mindthief="2:0")
    for figure in (1, 2, 3, 4):
        table.looks(figure, hp=1)
    table.play(1, "twin-restoration", "bottom")
    assert table.keys("target") == ["1", "2", "4"]
    table.picks("target 1", "target 2")
    assert (
        not table.is_asked()
        and [table.hp(i) for i in (1, 2, 3, 4)] == [4, 4, 1, 1]
        and left(table, "twin-restoration") == "discard"
    )


@pytest.mark.parametrize("element", ["", "earth"])
def test_stone_fists_push_one_or_two(element: str) -> None:
    table = lone(
        "spellweaver", FIELD, "3:3", monsters="elite cave-bear 4:3, elite cave-bear 2:3, cave-bear 3:4"
    )
    table.knows(elements=strong(element)).play(1, "stone-fists", "top")
    if element:
        table.picks("augment 0 earth", "target 2", "target 3")
    else:
        table.picks("target 2")
    table.picks("hex 5:2", "hex 6:2")
    if element:
        table.picks("hex 1:3", "hex 0:3")
    assert lost_hp(table, 2, 3, 4) == [6, 6 if element else 0, 0] and table.at(2) == "6:2"
    assert table.at(3) == ("0:3" if element else "2:3") and table.conditions(2) == ["immobilize"]
    assert left(table, "stone-fists") == ("lost, 3 xp" if element else "lost, 2 xp") and not table.is_asked()


@pytest.mark.parametrize(("element", "hexes", "shield"), [("", 3, 1), ("earth", 4, 2)])
def test_stone_fists_move_behind_a_shield(element: str, hexes: int, shield: int) -> None:
    table = lone("spellweaver", LANE, monsters=row_of("cave-bear", hexes + 1)).knows(elements=strong(element))
    table.play(1, "stone-fists", "bottom")
    if element:
        table.picks("augment 0 earth")
    assert table.keys("go") == [f"{far}:1" for far in range(1, hexes + 1)]
    through(table.picks(f"go {hexes}:1"))
    assert left(table, "stone-fists") == ("active, 1 xp" if element else "active")
    assert lost_hp(hit(table, 2), 1) == [3 - shield]
    assert after_round(table, "stone-fists").startswith("discard") and lost_hp(hit(table, 2), 1) == [
        6 - shield
    ]


@pytest.mark.rule("GH-LOO-10")
def test_zephyr_wings_take_four_tokens() -> None:
    table = (
        lone("spellweaver", money="1:1 2:1 1:0 0:2 1:2 3:1").play(1, "zephyr-wings", "top").picks("perform")
    )
    assert "3:1" not in table.keys("hex")
    table.picks("hex 2:1", "hex 1:1", "hex 1:0", "hex 0:2")
    assert table.mat(0).money == 4 and not table.is_asked() and left(table, "zephyr-wings") == "discard"
    table = lone("spellweaver", money="1:1 3:1 4:1").knows(elements=strong("air"))
    table.play(1, "zephyr-wings", "top").picks("augment 0 air", "perform")
    assert (
        table.mat(0).money == 2
        and left(table, "zephyr-wings") == "discard, 1 xp"
        and not is_strong(table, "air")
    )


def test_zephyr_wings_carry_far() -> None:
    halves.move("spellweaver", "zephyr-wings", "bottom", 8, True, "lost, 1 xp")
    table = lone("spellweaver", LANE, obstacles="1:1").knows(elements=strong("air"))
    table.play(1, "zephyr-wings", "bottom").picks("augment 0 air")
    assert table.keys("go")[-1] == "11:1"
    table.picks("go 11:1")
    assert left(table, "zephyr-wings") == "lost, 2 xp"


def test_cold_front_covers_five_hexes_in_a_line() -> None:
    table = lone("spellweaver", monsters=row_of("elite cave-bear", 2, 4, 6, 7)).play(1, "cold-front", "top")
    assert "3:1 4:1 5:1 6:1 7:1" not in table.keys("area")
    through(table, "area 2:1 3:1 4:1 5:1 6:1")
    assert lost_hp(table, 2, 3, 4, 5) == [5, 5, 5, 0] and left(table, "cold-front") == "lost, 2 xp, ice"


@pytest.mark.rule("GH-ACT-03", "GH-ACT-04", "GH-SHD-08")
def test_cold_front_turns_three_attacks_back() -> None:
    table = facing("spellweaver", "cold-front", "bottom", monsters="elite cave-bear 3:0, cave-bear 4:0")
    table.run(Suffer(FigureId(1), 1, "trap")).picks("suffer")
    assert lost_hp(table, 1) == [1] and used(table) == 0
    hit(table, 3, range=3)
    hit(table, 4, range=4)
    assert lost_hp(table, 1, 3, 4) == [1, 3, 0] and left(table, "cold-front") == "active, 2 xp"
    hit(table, 3, range=3)
    assert lost_hp(table, 1, 3) == [1, 6] and left(table, "cold-front") == "lost, 3 xp"
    assert lost_hp(hit(table, 3, range=3), 1, 3) == [4, 6]


def test_black_hole_bursts() -> None:
    halves.burst("spellweaver", "black-hole", "top", 4, "", "lost, 3 xp")


def test_black_hole_swallows_normal_enemies_with_dark() -> None:
    table = lone("spellweaver", monsters="cave-bear 3:1, elite cave-bear 4:1, cave-bear 4:0, cave-bear 5:1")
    table.knows(elements=strong("dark")).play(1, "black-hole", "top").picks("augment 0 dark")
    through(table, "area 4:0 3:1 4:1")
    assert [table.is_up(i) for i in (2, 3, 4, 5)] == [False, True, False, True] and lost_hp(table, 3) == [4]
    assert left(table, "black-hole") == "lost, 3 xp" and not is_strong(table, "dark")


def test_black_hole_pulls_all_towards_a_hex() -> None:
    table = lone("spellweaver", monsters=row_of("cave-bear", 2, 8, 9)).play(1, "black-hole", "bottom")
    assert "4:1" in table.keys("hex") and "5:1" not in table.keys("hex")
    table.picks("hex 4:1")
    assert table.keys("target") == ["2", "3"]
    table.picks("target 2", "hex 3:1")
    through(table)
    assert [table.at(i) for i in (2, 3, 4)] == ["4:1", "6:1", "9:1"] and left(
        table, "black-hole"
    ) == "discard"


def rooms() -> Table:
    """Three characters and two bears in one room, a fourth character and a bear in the next."""
    back = Room(id="back", tiles=("test",), floor="5..9:0 5..9:1 5..9:2", start="")
    table = scene(
        "0..3:0 0..3:1 0..3:2", rooms=(back,), doors=(Door(at="4:1", rooms=("here", "back")),), opened="4:1",
        spellweaver="0:1", brute="1:1", tinkerer="3:2", cragheart="6:1", hero_level=9,
        monsters="elite cave-bear 3:0, elite cave-bear 1:0, elite cave-bear 9:1",
    )  # fmt: skip
    return table.knows(rooms=("here", "back"))


@pytest.mark.rule("GH-TRN-08")
@pytest.mark.parametrize(("element", "damage"), [("", 3), ("fire", 4)])
def test_inferno_burns_the_room_with_friends_in_it(element: str, damage: int) -> None:
    table = rooms().knows(elements=strong(element)).play(1, "inferno", "top")
    through(table, *([f"augment 0 {element}"] if element else []))
    assert lost_hp(table, 5, 6, 7) == [damage, damage, 0] and lost_hp(table, 1, 2, 3, 4) == [0, 2, 2, 0]
    assert left(table, "inferno") == ("discard, 1 xp" if element else "discard") and not is_strong(
        table, "fire"
    )


def test_inferno_lets_all_retaliate() -> None:
    table = through(rooms().play(1, "inferno", "bottom"))
    assert left(table, "inferno") == "active"
    hit(table, 7, value=1, range=4)  # on the Cragheart in the other room, 3 hexes away
    assert lost_hp(table, 7) == [2]
    hit(table.looks(4, cells=cells("5:1")), 7, value=1, range=4)
    assert lost_hp(table, 4, 7) == [2, 2]
    hit(table, 5, value=1, range=3, target=3)
    assert lost_hp(table, 5) == [6] and lost_hp(table, 1, 2, 3) == [1, 1, 1]
    assert after_round(table, "inferno") == "discard"
    assert lost_hp(hit(table, 5, value=1), 5) == [6]
