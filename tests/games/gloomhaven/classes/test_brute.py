"""Every ability card of the Brute of level 1 and X, half by half, and its perks."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used, value_of
from games.gloomhaven.scenes import scene
from games.gloomhaven.stacks import stacked
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.state import MONSTERS
from undercroft.kernel import FigureId

from . import halves
from .halves import after_round, is_strong, left, lone, lost_hp, ring_of, row_of, strong


@pytest.mark.parametrize(
    ("card", "half", "hexes", "jump", "ends"),
    [
        ("grab-and-go", "bottom", 4, False, "discard"),
        ("leaping-cleave", "bottom", 3, True, "discard, air"),
        ("skewer", "bottom", 6, False, "lost, 1 xp"),
    ],
)
def test_moves(card: str, half: str, hexes: int, jump: bool, ends: str) -> None:
    halves.move("brute", card, half, hexes, jump, ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "conditions", "ends"),
    [
        ("trample", "top", 3, 1, "", "discard"),
        ("provoking-roar", "top", 2, 1, "disarm", "discard"),
        ("overwhelming-assault", "top", 6, 1, "", "lost, 2 xp"),
        ("shield-bash", "top", 4, 1, "stun", "lost, 2 xp"),
        ("spare-dagger", "top", 3, 3, "", "discard, 1 xp"),
        ("spare-dagger", "bottom", 2, 1, "", "discard"),
    ],
)
def test_attacks(card: str, half: str, value: int, reach: int, conditions: str, ends: str) -> None:
    halves.attack("brute", card, half, value, reach, conditions, ends)


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("sweeping-blow", "bottom"),
        ("overwhelming-assault", "bottom"),
    ],
)
def test_moves_that_are_no_jumps(card: str, half: str) -> None:
    halves.walks("brute", card, half)


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("sweeping-blow", "top", ""),
        ("sweeping-blow", "bottom", ""),
        ("leaping-cleave", "top", ""),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("brute", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("warding-strength", "bottom"),
    ],
)
def test_persistent_cards_stay_until_put_down(card: str, half: str) -> None:
    halves.keeps("brute", card, half)


def test_grab_and_go_loots_1() -> None:
    halves.loot("brute", "grab-and-go", "top", 1, "discard")


def test_trample_pierces_2() -> None:
    table = lone("brute", monsters="elite living-spirit 1:1").play(1, "trample", "top").picks("target 2")
    assert lost_hp(table, 2) == [2]  # Attack 3 against Shield 3


def test_trample_attacks_all_it_jumps_over() -> None:
    table = lone("brute", monsters=row_of("cave-bear", 1, 3, 5)).play(1, "trample", "bottom")
    table.picks("go 4:1")
    assert table.keys("target") == ["2", "3"]
    table.picks("target 2")
    assert lost_hp(table, 2, 3, 4) == [2, 2, 0] and left(table, "trample") == "lost, 2 xp"


@pytest.mark.rule("GH-ACT-07")
def test_eye_for_an_eye_retaliates_2_and_earns_by_it() -> None:
    table = hit(facing("brute", "eye-for-an-eye", "top"))
    assert lost_hp(table, 3) == [2] and left(table, "eye-for-an-eye") == "active, 1 xp"
    table = hit(table, range=2)
    assert lost_hp(table, 3) == [4] and left(table, "eye-for-an-eye") == "active, 2 xp"
    assert after_round(table, "eye-for-an-eye") == "discard, 2 xp"
    assert lost_hp(hit(table), 3) == [4]


def test_trample_leaves_allies_in_its_way_alone() -> None:
    table = scene(halves.WIDE, brute="0:1", spellweaver="1:1", monsters="cave-bear 2:1")
    table.play(1, "trample", "bottom").picks("go 4:1").picks("target 3")
    assert lost_hp(table, 2, 3) == [0, 2] and not table.is_asked()


def test_eye_for_an_eye_heals_2() -> None:
    halves.heal("brute", "eye-for-an-eye", "bottom", 2, 1, "discard, earth")


def test_sweeping_blow_cuts_three_hexes_in_a_row() -> None:
    table = lone("brute", halves.FIELD, "3:3", monsters=ring_of()).play(1, "sweeping-blow", "top")
    assert len(table.keys("area")) == 6
    through(table, "area 4:2 4:3 3:4")
    assert lost_hp(table, *range(2, 8)) == [2, 2, 2, 0, 0, 0] and left(table, "sweeping-blow") == "discard"


def test_sweeping_blow_pushes_all_neighbours_by_1() -> None:
    table = lone("brute", halves.FIELD, "3:3", monsters="cave-bear 4:3, cave-bear 2:3, cave-bear 3:5")
    table.play(1, "sweeping-blow", "bottom")
    assert "6:2" in table.keys("go") and "7:2" not in table.keys("go")
    table.picks("stop", "perform")
    assert table.keys("target") == ["2", "3"]
    table.picks("target 3", "hex 1:3", "hex 5:3")
    assert [table.at(i) for i in (2, 3, 4)] == ["5:3", "1:3", "3:5"] and not table.is_asked()
    assert left(table, "sweeping-blow") == "discard"


@pytest.mark.rule("GH-ATK-13", "GH-ATK-16")
def test_provoking_roar_draws_attacks_on_neighbours_from_afar() -> None:
    table = scene(brute="2:1", spellweaver="3:1", monsters="bandit-archer 8:1")
    through(table.play(1, "provoking-roar", "bottom"))
    assert left(table, "provoking-roar") == "active"
    assert lost_hp(hit(table, value=2, range=5), 1, 2) == [2, 0]
    assert after_round(table, "provoking-roar") == "discard"
    assert lost_hp(hit(table, value=2, range=5), 1, 2) == [2, 2]


def test_overwhelming_assault_moves_3_and_pushes_2() -> None:
    table = lone("brute", halves.LANE, monsters=row_of("cave-bear", 4)).play(
        1, "overwhelming-assault", "bottom"
    )
    assert table.keys("go") == ["1:1", "2:1", "3:1"]
    table.picks("go 3:1", "target 2", "hex 5:1")
    assert table.at(2) == "6:1" and not table.is_asked() and left(table, "overwhelming-assault") == "discard"


def test_warding_strength_pushes_2() -> None:
    table = lone("brute", monsters=row_of("cave-bear", 1)).play(1, "warding-strength", "top")
    table.picks("target 2", "hex 2:1", "hex 3:1")
    assert (table.at(2), lost_hp(table, 2)) == ("3:1", [3]) and left(table, "warding-strength") == "discard"


@pytest.mark.rule("GH-ACT-03", "GH-ACT-04", "GH-XP-04")
def test_warding_strength_shields_six_times() -> None:
    table = facing("brute", "warding-strength", "bottom")
    table.run(Suffer(FigureId(1), 1, "trap")).picks("suffer")
    assert lost_hp(table, 1) == [1] and used(table) == 0
    earned = []
    for _ in range(6):
        hit(table, value=2)
        earned.append(table.mat(0).xp)
    assert lost_hp(table, 1) == [7] and earned == [0, 1, 1, 2, 2, 3]
    assert left(table, "warding-strength") == "lost, 3 xp"
    assert lost_hp(hit(stacked(table, "plus-0", deck=MONSTERS), value=2), 1) == [9]


def test_shield_bash_shields_1_for_the_round() -> None:
    table = hit(facing("brute", "shield-bash", "bottom"))
    assert lost_hp(table, 1) == [2] and left(table, "shield-bash") == "active"
    assert lost_hp(hit(table), 1) == [4] and after_round(table, "shield-bash") == "discard"
    assert lost_hp(hit(table), 1) == [7]


def test_leaping_cleave_cuts_two_hexes() -> None:
    table = lone("brute", halves.FIELD, "3:3", monsters=ring_of()).play(1, "leaping-cleave", "top")
    assert len(table.keys("area")) == 6
    through(table, "area 4:3 3:4")
    assert lost_hp(table, *range(2, 8)) == [0, 3, 3, 0, 0, 0]
    assert left(table, "leaping-cleave") == "discard, 1 xp"


def test_skewer_runs_through_two_in_a_line() -> None:
    table = lone("brute", monsters=row_of("elite stone-golem", 1, 2, 3)).play(1, "skewer", "top")
    assert table.keys("area") == ["1:1 2:1"]
    through(table)
    assert lost_hp(table, 2, 3, 4) == [1, 1, 0] and left(table, "skewer") == "discard, 1 xp"


def test_skewer_is_stronger_with_air() -> None:
    table = lone("brute", monsters=row_of("elite stone-golem", 1, 2, 3)).knows(elements=strong("air"))
    through(table.play(1, "skewer", "top"), "augment 0 air")
    assert left(table, "skewer") == "discard, 1 xp"
    assert lost_hp(table, 2, 3, 4) == [3, 3, 0]  # Attack 4, Pierce 1, against Shield 2
    assert not is_strong(table, "air")


def test_balanced_measure_hits_as_hard_as_it_came_far() -> None:
    table = lone("brute", monsters=row_of("elite cave-bear", 6))
    table.play(1, "grab-and-go", "bottom").picks("go 4:1").play(1, "skewer", "bottom").picks("go 5:1", "stop")
    table.play(1, "balanced-measure", "top").picks("target 2")
    assert lost_hp(table, 2) == [5] and left(table, "balanced-measure") == "discard, 2 xp"


def test_balanced_measure_moves_as_far_as_it_hurt() -> None:
    table = lone("brute", halves.LANE, at="4:1", monsters=row_of("elite cave-bear", 5))
    table.play(1, "trample", "top").picks("target 2").play(1, "balanced-measure", "bottom")
    assert table.keys("go") == ["1:1", "2:1", "3:1"]
    table.picks("go 1:1")
    assert table.at(1) == "1:1" and not table.is_asked() and left(table, "balanced-measure") == "discard"


def test_wall_of_doom_is_shield_and_thorns_for_the_round() -> None:
    table = hit(facing("brute", "wall-of-doom", "top"))
    assert (lost_hp(table, 1), lost_hp(table, 3)) == ([1], [2]) and left(
        table, "wall-of-doom"
    ) == "active, 2 xp"
    assert after_round(table, "wall-of-doom") == "lost, 2 xp"
    assert (lost_hp(hit(table), 1), lost_hp(table, 3)) == ([4], [2])


def test_wall_of_doom_adds_1_to_each_attack_of_the_round() -> None:
    table = facing("brute", "wall-of-doom", "bottom")
    assert [value_of(table, Attack(value=2)) for _ in range(2)] == [3, 3]
    assert value_of(table, Attack(value=2, range=2)) == 3 and left(table, "wall-of-doom") == "active"
    assert after_round(table, "wall-of-doom") == "discard" and value_of(table, Attack(value=2)) == 2


# -- perks


@pytest.mark.rule("GH-PRK-03")
@pytest.mark.parametrize(
    ("perk", "times", "change"),
    [
        ("remove-2-minus-1", 1, {"minus-1": -2}),
        ("remove-1-minus-1-add-1-plus-1", 1, {"minus-1": -1, "plus-1": 1}),
        ("add-2-plus-1", 2, {"plus-1": 2}),
        ("add-1-plus-3", 1, {"plus-3": 1}),
        ("add-3-rolling-push-1", 2, {"rolling-push-1": 3}),
        ("add-2-rolling-pierce-3", 1, {"rolling-pierce-3": 2}),
        ("add-1-rolling-stun", 2, {"rolling-stun": 1}),
        ("add-1-rolling-disarm-1-rolling-muddle", 1, {"rolling-disarm": 1, "rolling-muddle": 1}),
        ("add-1-rolling-add-target", 2, {"rolling-add-target": 1}),
        ("add-1-plus-1-shield-1", 1, {"plus-1-shield-1": 1}),
        ("add-1-plus-1-ignore-item-effects", 1, {"plus-1": 1}),
    ],
)
def test_perks(perk: str, times: int, change: dict[str, int]) -> None:
    assert halves.change("brute", perk) == (times, change)


def test_the_brute_shrugs_off_what_items_put_into_the_deck() -> None:
    assert halves.deck("brute:2;perks=add-1-plus-3;items=hide-armor")["extra-minus-1"] == 2
    assert "extra-minus-1" not in halves.deck(
        "brute:2;perks=add-1-plus-1-ignore-item-effects;items=hide-armor"
    )


def test_a_card_of_3_more() -> None:
    assert lost_hp(halves.drawn("brute", "plus-3"), 3) == [5]


@pytest.mark.rule("GH-AMD-10", "GH-AMD-12")
@pytest.mark.parametrize(
    ("cards", "damage", "conditions"),
    [
        ("rolling-stun plus-1", 3, "stun"),
        ("rolling-disarm plus-0", 2, "disarm"),
        ("rolling-muddle minus-1", 1, "muddle"),
        ("rolling-stun rolling-disarm rolling-muddle plus-0", 2, "stun disarm muddle"),
    ],
)
def test_modifier_cards(cards: str, damage: int, conditions: str) -> None:
    table = halves.drawn("brute", *cards.split())
    assert lost_hp(table, 3) == [damage] and table.conditions(3) == conditions.split()


def test_a_card_that_pushes() -> None:
    table = halves.drawn("brute", "rolling-push-1", "plus-0").picks("hex 5:3")
    assert table.at(3) == "5:3" and not table.is_asked()


@pytest.mark.rule("GH-EFX-17")
def test_a_card_that_pierces_3() -> None:
    table = halves.drawn("brute", "rolling-pierce-3", "plus-0", monsters="elite flame-demon 4:3")
    assert lost_hp(table, 3) == [1]  # Attack 2 against Shield 4


@pytest.mark.rule("GH-EFX-18")
def test_a_card_that_adds_a_target() -> None:
    table = halves.drawn(
        "brute", "rolling-add-target", "plus-0", "plus-1", monsters="elite cave-bear 4:3, cave-bear 2:3"
    )
    table.picks("target 4")
    assert lost_hp(table, 3, 4) == [2, 3]


@pytest.mark.rule("GH-AMD-11")
def test_a_card_that_shields_the_brute_for_the_round() -> None:
    table = halves.drawn("brute", "plus-1-shield-1")
    assert lost_hp(table, 3) == [3] and lost_hp(hit(table), 1) == [2]
