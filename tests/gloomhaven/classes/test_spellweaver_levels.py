"""Every ability card of the Spellweaver from level 2 on, half by half."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.records.abilities import RecoverCards
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.rules.suffer import Suffer
from undercroft.games.gloomhaven.state import ELEMENTS, MONSTERS
from undercroft.kernel import FigureId

from ..facing import facing, hit, through, used
from ..scenes import Table, cells, scene
from ..stacks import pool
from . import halves
from .halves import FIELD, LANE, after_round, is_strong, left, lone, lost_hp, row_of, strong, summon


@pytest.mark.parametrize("card", ["flashing-burst", "forked-beam"])
def test_moves(card: str) -> None:
    halves.move("spellweaver", card, "bottom", 4, False, "discard")


@pytest.mark.parametrize(
    ("card", "value", "ends"),
    [("flashing-burst", 3, "discard, light"), ("engulfed-in-flames", 4, "discard, fire")],
)
def test_attacks(card: str, value: int, ends: str) -> None:
    halves.attack("spellweaver", card, "top", value, 3, "", ends)


def test_living_torch_holds_its_target() -> None:
    halves.attack("spellweaver", "living-torch", "top", 4, 3, "immobilize", "discard")


@pytest.mark.parametrize(
    ("card", "half", "value", "ends"),
    [("icy-blast", "bottom", 6, "lost"), ("elemental-aid", "top", 3, "discard")],
)
def test_heals(card: str, half: str, value: int, ends: str) -> None:
    halves.heal("spellweaver", card, half, value, 2, ends)


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("chromatic-explosion", "bottom"),
        ("frozen-night", "bottom"),
        ("stone-fists", "bottom"),
    ],
)
def test_moves_that_are_no_jumps(card: str, half: str) -> None:
    halves.walks("spellweaver", card, half)


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("spirit-of-doom", "top", ""),
        ("spirit-of-doom", "top", "dark"),
        ("living-torch", "top", "light"),
        ("frozen-night", "top", ""),
        ("black-hole", "top", "dark"),
        ("black-hole", "bottom", ""),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("spellweaver", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("engulfed-in-flames", "bottom"),
        ("living-torch", "bottom"),
        ("cold-front", "bottom"),
    ],
)
def test_persistent_cards_stay_until_put_down(card: str, half: str) -> None:
    halves.keeps("spellweaver", card, half)


def test_cold_fire_loots_2() -> None:
    halves.loot("spellweaver", "cold-fire", "bottom", 2, "lost")


def test_forked_beam_strikes_two() -> None:
    halves.volley("spellweaver", "forked-beam", "top", 2, 3, 2, "discard, 1 xp")


@pytest.mark.rule("GH-AOE-05")
def test_icy_blast_covers_a_circle() -> None:
    spots = ("4:3", "5:3", "6:3", "6:2", "5:4", "7:3", "3:3")
    table = lone("spellweaver", FIELD, "1:3", monsters=", ".join(f"cave-bear {at}" for at in spots))
    table.play(1, "icy-blast", "top")
    assert "6:2 7:2 5:3 6:3 7:3 5:4 6:4" not in table.keys("area")
    through(table, "area 5:2 6:2 4:3 5:3 6:3 4:4 5:4")
    assert lost_hp(table, *range(2, 9)) == [2] * 5 + [0] * 2 and left(table, "icy-blast") == "lost, 2 xp, ice"
    assert [table.conditions(i) for i in range(2, 9)] == [["muddle"]] * 5 + [[]] * 2


@pytest.mark.parametrize(
    ("paid", "value", "conditions"),
    [("", 1, []), ("fire", 3, []), ("ice", 1, ["stun"]), ("fire ice", 3, ["stun"])],
)
def test_cold_fire_burns_or_freezes(paid: str, value: int, conditions: list[str]) -> None:
    if not paid:
        halves.burst("spellweaver", "cold-fire", "top", 1, "", "discard")
    table = lone("spellweaver", monsters=row_of("elite cave-bear", 3, 4)).knows(
        elements=strong("fire", "ice")
    )
    table.play(1, "cold-fire", "top")
    table.picks("augment 0 fire" if "fire" in paid else "pass", "augment 1 ice" if "ice" in paid else "pass")
    through(table, "area 4:0 3:1 4:1")
    assert lost_hp(table, 2, 3) == [value] * 2 and table.conditions(2) == table.conditions(3) == conditions
    assert [is_strong(table, element) for element in ("fire", "ice")] == [
        x not in paid for x in ("fire", "ice")
    ]
    assert left(table, "cold-fire") == "discard"


def test_elemental_aid_heals_2_more_with_earth() -> None:
    table = scene(spellweaver="0:0", brute="2:0", hero_level=9).looks(2, hp=1).knows(elements=strong("earth"))
    table.play(1, "elemental-aid", "top").picks("augment 0 earth", "target 2")
    assert (
        table.hp(2) == 6 and left(table, "elemental-aid") == "discard, 1 xp" and not is_strong(table, "earth")
    )


@pytest.mark.parametrize("element", ["", "air"])
def test_elemental_aid_shields_an_ally_anywhere(element: str) -> None:
    spots = "cave-bear 6:0, cave-bear 8:7, cave-bear 1:0"
    table = scene(spellweaver="0:0", brute="5:0", tinkerer="9:7", monsters=spots, hero_level=9)
    table.knows(elements=strong(element)).play(1, "elemental-aid", "bottom")
    if element:
        table.picks("augment 0 air", "perform")
    else:
        assert table.keys("target") == ["2", "3"]
        table.picks("target 3")
    assert left(table, "elemental-aid") == "active" and not is_strong(table, "air")
    hit(table, 4)
    hit(table, 5)
    hit(table, 6)
    assert lost_hp(table, 1, 2, 3) == [3, 1 if element else 3, 1]
    assert after_round(table, "elemental-aid") == "discard" and lost_hp(hit(table, 5), 3) == [4]


def test_spirit_of_doom_curses() -> None:
    table = lone("spellweaver", monsters=row_of("cave-bear", 4, 5)).play(1, "spirit-of-doom", "top")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert (
        pool(table, MONSTERS).count("curse") == 1
        and table.is_up(2)
        and left(table, "spirit-of-doom") == "lost"
    )


def test_spirit_of_doom_kills_a_normal_enemy_with_dark() -> None:
    table = lone("spellweaver", monsters="cave-bear 4:1, elite cave-bear 2:1, cave-bear 5:1")
    table.knows(elements=strong("dark")).play(1, "spirit-of-doom", "top").picks("augment 0 dark")
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert not table.is_up(2) and not pool(table, MONSTERS).count("curse")
    assert left(table, "spirit-of-doom") == "lost, 1 xp" and not is_strong(table, "dark")


@pytest.mark.parametrize(("element", "healed"), [("", 8), ("light", 17)])
def test_spirit_of_doom_heals_by_half_or_all(element: str, healed: int) -> None:
    table = scene(spellweaver="0:0", tinkerer="9:7", hero_level=7).looks(1, hp=1).looks(2, hp=1)
    table.knows(elements=strong(element)).play(1, "spirit-of-doom", "bottom")
    if element:
        table.picks("augment 0 light")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert (
        table.hp(2) == min(17, 1 + healed)
        and table.hp(1) == 1
        and left(table, "spirit-of-doom") == "lost, 1 xp"
    )


def test_chromatic_explosion_infuses_everything() -> None:
    halves.burst(
        "spellweaver", "chromatic-explosion", "top", 3, "", "lost, 2 xp, air, ice, fire, earth, light, dark"
    )


@pytest.mark.rule("GH-ELM-18")
def test_chromatic_explosion_infuses_what_is_liked() -> None:
    table = lone("spellweaver", LANE).play(1, "chromatic-explosion", "bottom")
    assert table.keys("go") == ["1:1", "2:1"]
    table.picks("go 2:1")
    assert table.keys("element") == list(ELEMENTS)
    table.picks("element earth")
    assert left(table, "chromatic-explosion") == "discard, earth"


@pytest.mark.rule("GH-ACT-03", "GH-ACT-04", "GH-XP-04")
def test_engulfed_in_flames_answers_five_melee_attacks() -> None:
    table = facing("spellweaver", "engulfed-in-flames", "bottom").looks(3, hp=50, full=50)
    hit(table, value=0, range=2)
    assert lost_hp(table, 3) == [0] and used(table) == 0
    earned = []
    for _ in range(5):
        hit(table, value=0)
        earned.append(table.mat(0).xp)
    assert lost_hp(table, 3) == [15] and earned == [1, 1, 2, 2, 3]
    assert left(table, "engulfed-in-flames") == "lost, 3 xp" and lost_hp(hit(table, value=0), 3) == [15]


def test_living_torch_scorches_around_its_target() -> None:
    spots = "cave-bear 3:1, cave-bear 4:1, cave-bear 3:0, cave-bear 5:1"
    table = lone("spellweaver", monsters=spots).knows(elements=strong("light"))
    table.play(1, "living-torch", "top").picks("augment 0 light", "target 2")
    through(table)
    assert lost_hp(table, 2, 3, 4, 5) == [4, 2, 2, 0] and table.conditions(2) == ["immobilize"]
    assert left(table, "living-torch") == "discard, 1 xp" and not is_strong(table, "light")


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
