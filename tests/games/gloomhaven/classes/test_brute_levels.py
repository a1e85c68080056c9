"""Every ability card of the Brute from level 2 on, half by half."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used, value_of
from games.gloomhaven.scenes import scene
from undercroft.games.gloomhaven.events.fights import AttackDeclared, ModifierDrawn
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.kernel import FigureId

from . import halves
from .halves import FIELD, LANE, after_round, left, lone, lost_hp, ring_of, row_of


def test_fatal_advance_moves_4() -> None:
    halves.move("brute", "fatal-advance", "bottom", 4, False, "discard")


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "conditions", "ends"),
    [
        ("unstoppable-charge", "top", 5, 1, "", "discard, 1 xp"),
        ("devastating-hack", "top", 8, 1, "", "lost, 3 xp"),
        ("skirmishing-maneuver", "bottom", 3, 3, "", "discard, 1 xp"),
        ("crippling-offensive", "top", 6, 1, "wound stun", "lost, 3 xp"),
    ],
)
def test_attacks(card: str, half: str, value: int, reach: int, conditions: str, ends: str) -> None:
    halves.attack("brute", card, half, value, reach, conditions, ends)


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("juggernaut", "top"),
        ("hook-and-chain", "bottom"),
        ("brute-force", "bottom"),
        ("unstoppable-charge", "bottom"),
        ("whirlwind", "bottom"),
        ("skirmishing-maneuver", "top"),
        ("quietus", "bottom"),
        ("crippling-offensive", "bottom"),
        ("frenzied-onslaught", "top"),
        ("selfish-retribution", "top"),
        ("selfish-retribution", "bottom"),
    ],
)
def test_moves_that_are_no_jumps(card: str, half: str) -> None:
    halves.walks("brute", card, half)


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("fatal-advance", "top", ""),
        ("unstoppable-charge", "bottom", ""),
        ("whirlwind", "top", ""),
        ("king-of-the-hill", "top", ""),
        ("face-your-end", "bottom", ""),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("brute", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("juggernaut", "bottom"),
        ("immovable-phalanx", "bottom"),
        ("defensive-tactics", "bottom"),
    ],
)
def test_persistent_cards_stay_until_put_down(card: str, half: str) -> None:
    halves.keeps("brute", card, half)


def test_devastating_hack_loots_1() -> None:
    halves.loot("brute", "devastating-hack", "bottom", 1, "discard")


@pytest.mark.rule("GH-SPC-17", "GH-KIL-04")
def test_fatal_advance_kills_a_normal_neighbour() -> None:
    table = lone("brute", FIELD, "3:3", monsters="elite cave-bear 4:3, cave-bear 2:3, cave-bear 5:3")
    table.play(1, "fatal-advance", "top")
    assert table.keys("target") == ["3"]
    table.picks("target 3")
    assert [table.is_up(i) for i in (2, 3, 4)] == [True, False, True] and not table.events(ModifierDrawn)
    assert left(table, "fatal-advance") == "lost, 2 xp" and len(table.state.terrain.money) == 1


def test_face_your_end_kills_an_elite_too() -> None:
    table = lone(
        "brute",
        FIELD,
        "3:3",
        monsters="elite cave-bear 4:3, cave-bear 2:3, cave-bear 5:3, boss bandit-commander 3:4",
    )
    table.play(1, "face-your-end", "bottom")
    assert table.keys("target") == ["2", "3"]
    table.picks("target 2")
    assert not table.is_up(2) and left(table, "face-your-end") == "lost, 2 xp"


@pytest.mark.rule("GH-TRN-05")
def test_without_anybody_to_kill_the_card_is_only_discarded() -> None:
    table = lone("brute", monsters=row_of("elite cave-bear", 1)).play(1, "fatal-advance", "top")
    assert table.is_up(2) and left(table, "fatal-advance") == "discard"


def test_juggernaut_moves_2_and_attacks_for_2() -> None:
    table = lone("brute", LANE, monsters=row_of("cave-bear", 3)).play(1, "juggernaut", "top")
    assert table.keys("go") == ["1:1", "2:1"]
    table.picks("go 2:1", "target 2")
    assert lost_hp(table, 2) == [2] and left(table, "juggernaut") == "discard"


@pytest.mark.rule("GH-ACT-03", "GH-ACT-04", "GH-ACT-05", "GH-XP-04")
def test_juggernaut_suffers_nothing_three_times() -> None:
    table = hit(facing("brute", "juggernaut", "bottom"))
    table.run(Suffer(FigureId(1), 2, "trap"))
    assert hit(table, value=0) and left(table, "juggernaut") == "active, 2 xp" and used(table) == 2
    hit(table)
    assert lost_hp(table, 1) == [0] and left(table, "juggernaut") == "lost, 3 xp"
    assert lost_hp(hit(table), 1) == [3]


def test_hook_and_chain_pulls_2() -> None:
    table = lone("brute", monsters=row_of("elite cave-bear", 3, 4)).play(1, "hook-and-chain", "top")
    assert table.keys("target") == ["2"]
    table.picks("target 2", "hex 2:1")
    assert (table.at(2), lost_hp(table, 2)) == ("1:1", [3]) and left(table, "hook-and-chain") == "discard"


@pytest.mark.parametrize(
    ("way", "damage"), [("4:1", 4), ("3:1", 3), ("1:1 4:1", 4), ("1:0 4:0", 0), ("2:0 4:0", 0)]
)  # fmt: skip
def test_hook_and_chain_hits_after_a_straight_run(way: str, damage: int) -> None:
    table = lone("brute", monsters="elite cave-bear 3:2, elite cave-bear 5:0").play(
        1, "hook-and-chain", "bottom"
    )
    assert "5:1" not in table.keys("go")
    table.picks(*(f"go {at}" for at in way.split()))
    if table.offers("stop"):
        table.picks("stop")
    assert table.is_asked() == (damage > 0)
    if damage:
        assert lost_hp(table.picks("target 2"), 2) == [damage]
    assert left(table, "hook-and-chain") == "discard"


def test_brute_force_muddles_three_in_a_row() -> None:
    table = lone("brute", FIELD, "3:3", monsters=ring_of()).play(1, "brute-force", "top")
    assert len(table.keys("area")) == 6
    through(table, "area 4:2 4:3 3:4")
    assert lost_hp(table, *range(2, 8)) == [2, 2, 2, 0, 0, 0]
    assert [table.conditions(i) for i in range(2, 8)] == [["muddle"]] * 3 + [[]] * 3
    assert left(table, "brute-force") == "discard, 1 xp"


def test_brute_force_moves_2_behind_a_shield() -> None:
    table = facing("brute", "brute-force", "bottom", "stop")
    assert lost_hp(hit(table), 1) == [2] and left(table, "brute-force") == "active"
    assert after_round(table, "brute-force") == "discard" and lost_hp(hit(table), 1) == [5]
    assert lone("brute", LANE).play(1, "brute-force", "bottom").keys("go") == ["1:1", "2:1"]


def test_unstoppable_charge_stuns_all_where_it_ends() -> None:
    table = lone("brute", FIELD, "3:3", monsters="cave-bear 6:3, elite cave-bear 5:2, cave-bear 7:3")
    table.play(1, "unstoppable-charge", "bottom")
    assert "3:7" in table.keys("go") and "4:7" not in table.keys("go")
    table.picks("go 5:3", "stop")
    assert [table.conditions(i) for i in (2, 3, 4)] == [["stun"], ["stun"], []]
    assert not lost_hp(table, 2)[0] and left(table, "unstoppable-charge") == "lost"


@pytest.mark.rule("GH-XP-03")
def test_whirlwind_attacks_all_neighbours() -> None:
    table = lone("brute", FIELD, "3:3", monsters="cave-bear 4:3, cave-bear 2:3, cave-bear 3:2, cave-bear 5:3")
    through(table.play(1, "whirlwind", "top"))
    assert lost_hp(table, 2, 3, 4, 5) == [4, 4, 4, 0] and left(table, "whirlwind") == "lost, 3 xp"


def test_whirlwind_moves_4_and_pushes_3() -> None:
    table = lone("brute", LANE, monsters=row_of("cave-bear", 5)).play(1, "whirlwind", "bottom")
    assert table.keys("go") == ["1:1", "2:1", "3:1", "4:1"]
    table.picks("go 4:1", "target 2", "hex 6:1")
    assert table.at(2) == "8:1" and left(table, "whirlwind") == "discard"


def test_skirmishing_maneuver_strikes_moves_and_strikes() -> None:
    table = lone("brute", monsters="cave-bear 1:1, cave-bear 4:1").play(1, "skirmishing-maneuver", "top")
    table.picks("target 2")
    assert "3:0" not in table.keys("go") and "2:0" in table.keys("go") and "1:2" in table.keys("go")
    table.picks("go 2:0", "skip")
    assert lost_hp(table, 2, 3) == [2, 0] and left(table, "skirmishing-maneuver") == "discard"
    table = lone("brute", monsters="cave-bear 1:1, cave-bear 3:0").play(1, "skirmishing-maneuver", "top")
    table.picks("target 2", "go 2:0", "target 3")
    assert lost_hp(table, 2, 3) == [2, 2]


def test_quietus_kills_who_is_stunned() -> None:
    table = lone(
        "brute", FIELD, "3:3", monsters="cave-bear 4:3, cave-bear 2:3, elite cave-bear 3:2, cave-bear 5:3"
    )
    table.looks(3, "stun").looks(4, "stun").looks(5, "stun").play(1, "quietus", "top")
    assert table.keys("target") == ["3"]
    table.picks("target 3")
    assert not table.is_up(3) and left(table, "quietus") == "discard, 1 xp"


def test_quietus_spares_allies_who_are_stunned() -> None:
    halves.spares("brute", "quietus", "top", suffering="stun")


def test_quietus_moves_3_and_adds_1_to_attacks_of_the_round() -> None:
    assert lone("brute", LANE).play(1, "quietus", "bottom").keys("go") == ["1:1", "2:1", "3:1"]
    table = facing("brute", "quietus", "bottom", "stop")
    assert [value_of(table, Attack(value=2)) for _ in range(2)] == [3, 3] and left(
        table, "quietus"
    ) == "active"
    assert after_round(table, "quietus") == "discard" and value_of(table, Attack(value=2)) == 2


def test_immovable_phalanx_attacks_for_4_behind_a_shield() -> None:
    table = facing("brute", "immovable-phalanx", "top")
    assert lost_hp(table, 3) == [4] and lost_hp(hit(table), 1) == [2]
    assert left(table, "immovable-phalanx") == "active"
    assert after_round(table, "immovable-phalanx") == "discard" and lost_hp(hit(table), 1) == [5]


def test_immovable_phalanx_turns_moves_into_attacks_for_good() -> None:
    table = facing("brute", "immovable-phalanx", "bottom")
    assert after_round(table, "immovable-phalanx") == "active"
    table.play(1, "grab-and-go", "bottom").picks("use immovable-phalanx", "target 3")
    assert lost_hp(table, 3) == [4] and table.at(1) == "0:0"
    table.play(1, "fatal-advance", "bottom").picks("pass")
    assert table.keys("go")


def test_defensive_tactics_holds_two_from_afar() -> None:
    table = lone("brute", monsters=row_of("elite cave-bear", 2, 3, 4)).play(1, "defensive-tactics", "top")
    assert table.keys("target") == ["2", "3"]
    table.picks("target 3", "target 2")
    assert lost_hp(table, 2, 3, 4) == [2, 2, 0] and left(table, "defensive-tactics") == "discard, 1 xp"
    assert table.conditions(2) == table.conditions(3) == ["immobilize"]
    table = lone("brute", monsters="cave-bear 2:1, cave-bear 2:0, cave-bear 2:2").play(
        1, "defensive-tactics", "top"
    )
    table.picks("target 2", "target 4")
    assert not table.is_asked() and lost_hp(table, 2, 3, 4) == [2, 0, 2]


def test_defensive_tactics_guards_for_good() -> None:
    table = hit(facing("brute", "defensive-tactics", "bottom"))
    assert (lost_hp(table, 1), lost_hp(table, 3)) == ([2], [1])
    assert after_round(table, "defensive-tactics") == "active, 2 xp"
    assert (lost_hp(hit(table), 1), lost_hp(table, 3)) == ([4], [2])


def test_crippling_offensive_moves_3_and_immobilizes_with_a_push() -> None:
    table = lone("brute", LANE, monsters=row_of("cave-bear", 4)).play(1, "crippling-offensive", "bottom")
    assert table.keys("go") == ["1:1", "2:1", "3:1"]
    table.picks("go 3:1", "target 2", "hex 5:1")
    assert (table.at(2), table.conditions(2), lost_hp(table, 2)) == ("5:1", ["immobilize"], [0])
    assert left(table, "crippling-offensive") == "discard"


def test_frenzied_onslaught_moves_and_attacks_twice() -> None:
    table = lone("brute", LANE, "2:1", monsters=row_of("cave-bear", 5)).play(1, "frenzied-onslaught", "top")
    assert table.keys("go") == ["0:1", "1:1", "3:1", "4:1"]
    table.picks("go 4:1", "target 2")
    assert table.keys("go") == ["2:1", "3:1"]
    table.picks("stop", "target 2")
    assert lost_hp(table, 2) == [4] and len(table.events(AttackDeclared)) == 2
    assert left(table, "frenzied-onslaught") == "discard"


@pytest.mark.parametrize("condition", ["disarm", "immobilize", "stun"])
def test_frenzied_onslaught_is_hard_on_the_helpless(condition: str) -> None:
    table = facing("brute", "frenzied-onslaught", "bottom")
    assert value_of(table, Attack(value=2)) == 2
    table.looks(3, condition)
    assert value_of(table, Attack(value=2)) == 5 and left(table, "frenzied-onslaught") == "active, 1 xp"
    assert (
        after_round(table, "frenzied-onslaught") == "discard, 1 xp" and value_of(table, Attack(value=2)) == 2
    )


def test_selfish_retribution_moves_1_and_loots_2() -> None:
    table = lone("brute", money="3:1 2:2 4:1 0:0").play(1, "selfish-retribution", "top")
    assert sorted(table.keys("go")) == ["0:0", "0:2", "1:0", "1:1"]
    table.picks("go 1:1", "perform")
    assert table.mat(0).money == 3 and left(table, "selfish-retribution") == "lost"


def test_selfish_retribution_moves_3_and_retaliates_2() -> None:
    assert lone("brute", LANE).play(1, "selfish-retribution", "bottom").keys("go") == ["1:1", "2:1", "3:1"]
    table = hit(facing("brute", "selfish-retribution", "bottom", "stop"))
    assert lost_hp(table, 3) == [2] and left(table, "selfish-retribution") == "active, 1 xp"
    assert after_round(table, "selfish-retribution") == "discard, 1 xp" and lost_hp(hit(table), 3) == [2]


def test_king_of_the_hill_clears_the_hill() -> None:
    table = lone("brute", FIELD, "3:3", monsters="elite cave-bear 4:3, elite cave-bear 2:3, cave-bear 5:3")
    table.play(1, "king-of-the-hill", "top").picks("target 2", "hex 5:2", "hex 1:3")
    assert lost_hp(table, 2, 3, 4) == [6, 6, 0] and [table.at(2), table.at(3)] == ["5:2", "1:3"]
    assert left(table, "king-of-the-hill") == "lost, 2 xp"


def test_king_of_the_hill_heals_itself_for_5() -> None:
    table = scene(brute="0:0", spellweaver="0:1", hero_level=9).looks(1, hp=3).looks(2, hp=3)
    table.play(1, "king-of-the-hill", "bottom")
    assert (table.hp(1), table.hp(2)) == (8, 3) and left(table, "king-of-the-hill") == "discard"


def test_face_your_end_pulls_three_by_3() -> None:
    table = lone(
        "brute", monsters="cave-bear 4:1, cave-bear 4:0, cave-bear 3:2, cave-bear 3:0, cave-bear 5:1"
    )
    table.play(1, "face-your-end", "top")
    assert table.keys("target") == ["2", "3", "4", "5"]
    table.picks("target 2", "target 3", "target 4", "hex 3:1")
    assert table.at(2) == "1:1" and lost_hp(table, 2) == [2]
    through(table)
    assert (
        lost_hp(table, 2, 3, 4, 5, 6) == [2, 2, 2, 0, 0] and left(table, "face-your-end") == "discard, 1 xp"
    )
