"""Every ability card of the Spellweaver of levels 2 to 5, half by half."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used
from games.gloomhaven.scenes import scene
from games.gloomhaven.stacks import pool
from undercroft.games.gloomhaven.state import ELEMENTS, MONSTERS

from . import halves
from .halves import FIELD, LANE, after_round, is_strong, left, lone, lost_hp, row_of, strong


@pytest.mark.parametrize("card", ["flashing-burst", "forked-beam"])
def test_moves(card: str) -> None:
    halves.move("spellweaver", card, "bottom", 4, False, "discard")


@pytest.mark.parametrize(
    ("card", "value", "ends"),
    [("flashing-burst", 3, "discard, light"), ("engulfed-in-flames", 4, "discard, fire")],
)
def test_attacks(card: str, value: int, ends: str) -> None:
    halves.attack("spellweaver", card, "top", value, 3, "", ends)


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
    ],
)
def test_moves_that_are_no_jumps(card: str, half: str) -> None:
    halves.walks("spellweaver", card, half)


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("spirit-of-doom", "top", ""),
        ("spirit-of-doom", "top", "dark"),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("spellweaver", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("engulfed-in-flames", "bottom"),
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
        table.picks("augment 0 air")
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


@pytest.mark.rule("GH-XP-02", "GH-ELM-21")
def test_spirit_of_doom_earns_nothing_where_it_kills_nobody() -> None:
    table = lone("spellweaver", monsters=row_of("elite cave-bear", 2)).knows(elements=strong("dark"))
    table.play(1, "spirit-of-doom", "top")
    assert table.keys() == ["target 2", "skip"]  # the element would kill normal enemies only
    table.picks("skip")
    assert table.is_up(2) and left(table, "spirit-of-doom") == "discard"
    assert table.state.elements == strong("dark")


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
