"""Every ability card of the Tinkerer from level 2 on, half by half."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used
from games.gloomhaven.scenes import scene, shelf
from undercroft.games.gloomhaven.invariants import cards_are_conserved
from undercroft.games.gloomhaven.records.abilities import RecoverCards
from undercroft.games.gloomhaven.state import Carried

from . import halves
from .halves import FIELD, after_round, left, lone, lost_hp, row_of, summon, walk


@pytest.mark.parametrize(
    ("card", "hexes", "jump", "ends"),
    [
        ("crank-bow", 4, False, "discard"),
        ("dangerous-contraption", 4, False, "discard"),
        ("jet-propulsion", 8, True, "lost, 2 xp"),
    ],
)
def test_moves(card: str, hexes: int, jump: bool, ends: str) -> None:
    halves.move("tinkerer", card, "bottom", hexes, jump, ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "ends"),
    [("crank-bow", "top", 6, 5, "lost, 2 xp"), ("murderous-contraption", "bottom", 4, 3, "discard")],
)
def test_attacks(card: str, half: str, value: int, reach: int, ends: str) -> None:
    halves.attack("tinkerer", card, half, value, reach, "", ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "ends"),
    [
        ("stamina-booster", "top", 4, 3, "discard"),
        ("micro-bots", "top", 6, 3, "lost, 2 xp"),
        ("auto-turret", "bottom", 3, 4, "discard"),
    ],
)
def test_heals(card: str, half: str, value: int, reach: int, ends: str) -> None:
    halves.heal("tinkerer", card, half, value, reach, ends)


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("disorienting-flash", "bottom"),
        ("micro-bots", "bottom"),
        ("disintegration-beam", "bottom"),
        ("curative-aerosol", "top"),
        ("lethal-injection", "bottom"),
    ],
)
def test_moves_that_are_no_jumps(card: str, half: str) -> None:
    halves.walks("tinkerer", card, half)


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("disorienting-flash", "top", ""),
        ("disorienting-flash", "bottom", ""),
        ("disintegration-beam", "top", ""),
        ("disintegration-beam", "bottom", ""),
        ("lethal-injection", "top", ""),
        ("lethal-injection", "bottom", ""),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("tinkerer", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("dangerous-contraption", "top"),
        ("gas-canister", "bottom"),
        ("auto-turret", "top"),
        ("murderous-contraption", "top"),
    ],
)
def test_persistent_cards_stay_until_put_down(card: str, half: str) -> None:
    halves.keeps("tinkerer", card, half)


@pytest.mark.rule("GH-REC-05")
def test_stamina_booster_gives_back_a_lost_card_and_stays_lost() -> None:
    table = scene(tinkerer="0:0", brute="3:0", spellweaver="4:0")
    table.mats(1, lost=("trample", "skewer"), discard=("grab-and-go",)).play(1, "stamina-booster", "bottom")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.keys() == ["recover trample", "recover skewer", "skip"]
    table.picks("recover skewer")
    assert "skewer" in table.mat(1).hand and table.mat(1).lost == ("trample",)
    assert left(table, "stamina-booster") == "lost, 2 xp" and not table.is_asked()
    table.perform(1, RecoverCards(what="lost", cards="all"))
    assert left(table, "stamina-booster") == "lost, 2 xp"


def test_disorienting_flash_stuns_two() -> None:
    spots = "cave-bear 3:1, cave-bear 3:0, cave-bear 2:1, cave-bear 4:1"
    table = lone("tinkerer", monsters=spots).play(1, "disorienting-flash", "top")
    assert table.keys("target") == ["2", "3", "4"]
    table.picks("target 2", "target 3")
    assert [table.conditions(i) for i in (2, 3, 4, 5)] == [["stun"], ["stun"], [], []]
    assert left(table, "disorienting-flash") == "lost, 2 xp" and not table.is_asked()


def test_disorienting_flash_muddles_neighbours_then_moves_2() -> None:
    table = lone("tinkerer", FIELD, "3:3", monsters="cave-bear 4:3, cave-bear 3:2, cave-bear 5:3")
    table.play(1, "disorienting-flash", "bottom")
    assert "1:3" in table.keys("go") and "0:3" not in table.keys("go")
    table.picks("go 1:3")
    assert [table.conditions(i) for i in (2, 3, 4)] == [["muddle"], ["muddle"], []]
    assert left(table, "disorienting-flash") == "discard"


@pytest.mark.rule("GH-TER-05")
def test_tinkerers_tools_disarm_an_adjacent_trap() -> None:
    table = lone("tinkerer", traps="1:1 2:1 0:2").play(1, "tinkerers-tools", "top")
    assert table.keys() == ["hex 1:1", "hex 0:2", "skip"]
    table.picks("hex 1:1")
    assert len(table.state.terrain.traps) == 2 and lost_hp(table, 1) == [0]
    assert left(table, "tinkerers-tools") == "discard, 1 xp" and not table.is_asked()


@pytest.mark.parametrize(
    ("card", "half", "damage", "condition"),
    [("tinkerers-tools", "bottom", 0, "stun"), ("gas-canister", "top", 4, "muddle")],
)
def test_traps(card: str, half: str, damage: int, condition: str) -> None:
    table = lone("tinkerer", monsters="cave-bear 2:1").play(1, card, half).picks("hex 1:1")
    walk(table, 2, "1:1")
    assert (lost_hp(table, 2), table.conditions(2)) == ([damage], [condition]) and left(
        table, card
    ) == "discard"


@pytest.mark.rule("GH-SUM-05")
@pytest.mark.parametrize(
    ("card", "name", "moves", "attack"),
    [("dangerous-contraption", "battle-bot", 2, 2), ("murderous-contraption", "kill-bot", 3, 3)],
)
def test_contraptions(card: str, name: str, moves: int, attack: int) -> None:
    table = summon("tinkerer", card, "top", monsters=row_of("cave-bear", 9)).turn(3)
    bot = table.figure(3)
    assert (bot.kind, bot.hp, bot.full) == (name, 6, 6) and left(table, card) == "active, 2 xp"
    assert table.at(3) == f"{1 + moves}:1" and lost_hp(table, 2) == [0]
    table = summon("tinkerer", card, "top", monsters=row_of("cave-bear", 2 + moves)).turn(3)
    assert table.at(3) == f"{1 + moves}:1" and lost_hp(table, 2) == [attack]


def test_micro_bots_move_3_and_loot_1() -> None:
    table = lone("tinkerer", money="1:1 2:1 4:1 5:1").play(1, "micro-bots", "bottom")
    assert "3:1" in table.keys("go") and "4:0" not in table.keys("go")
    table.picks("go 3:1", "perform")
    assert table.mat(0).money == 2 and left(table, "micro-bots") == "lost"


@pytest.mark.rule("GH-REC-07")
def test_noxious_vials_refresh_a_small_item_of_a_neighbour() -> None:
    table = scene(tinkerer="0:0", brute="0:1", spellweaver="0:2")
    items = (
        Carried("minor-healing-potion", "consumed"), Carried("minor-power-potion", "consumed"),
        Carried("cloak-of-invisibility", "consumed"), Carried("hide-armor", "spent"),
    )  # fmt: skip
    table.mats(1, items=items).play(1, "noxious-vials", "top")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.keys("refresh") == ["minor-healing-potion", "minor-power-potion"]
    table.picks("refresh minor-power-potion")
    assert [each.state for each in table.mat(1).items] == ["consumed", "ready", "consumed", "spent"]
    assert left(table, "noxious-vials") == "discard" and not table.is_asked()


def test_noxious_vials_poison_three() -> None:
    halves.burst("tinkerer", "noxious-vials", "bottom", 3, "poison", "lost, 3 xp")


@pytest.mark.rule("GH-AOE-03")
def test_disintegration_beam_kills_the_weak_in_a_line() -> None:
    table = lone("tinkerer", monsters=row_of("elite cave-bear", 1, 2, 3, 4))
    table.looks(2, hp=5).looks(3, hp=6).looks(4, hp=1).looks(5, hp=1).play(1, "disintegration-beam", "top")
    assert table.keys("area") == ["1:1 2:1 3:1"]
    table.picks("area 1:1 2:1 3:1")
    assert [table.is_up(i) for i in (2, 3, 4, 5)] == [False, True, False, True] and table.hp(3) == 6
    assert left(table, "disintegration-beam") == "lost, 2 xp"


def test_disintegration_beam_spares_allies_in_its_line() -> None:
    table = scene(halves.WIDE, tinkerer="0:1", brute="1:1", monsters=row_of("cave-bear", 2)).looks(2, hp=1)
    table.looks(3, hp=5).play(1, "disintegration-beam", "top").picks("area 1:1 2:1 3:1")
    assert table.is_up(2) and not table.is_up(3) and left(table, "disintegration-beam") == "lost, 1 xp"


def test_disintegration_beam_moves_2_and_disarms() -> None:
    table = lone("tinkerer", halves.LANE, monsters=row_of("cave-bear", 3)).play(
        1, "disintegration-beam", "bottom"
    )
    assert table.keys("go") == ["1:1", "2:1"]
    table.picks("go 2:1", "target 2")
    assert table.conditions(2) == ["disarm"] and left(table, "disintegration-beam") == "discard"


def test_gas_canister_gives_back_a_card_at_the_end_of_four_turns() -> None:
    table = facing("tinkerer", "gas-canister", "bottom", ally="3:0", monsters="cave-bear 9:7")
    cards = ("trample", "skewer", "grab-and-go", "spare-dagger", "shield-bash")
    table.mats(1, discard=cards)
    earned = []
    assert table.mats(0, played=(), discard=("stun-shot",)).turn(1).keys("target") == ["2"]
    table.picks("skip")
    assert table.mat(0).xp == 0 and used(table) == 1
    for turn in range(3):
        through(table.mats(0, played=()).turn(1), "target 2", f"recover {cards[turn]}")
        earned.append(table.mat(0).xp)
    assert table.mat(1).discard == cards[3:] and earned == [1, 1, 2]
    assert left(table, "gas-canister") == "lost, 2 xp"
    assert not through(table.turn(1)).is_asked() and table.mat(1).discard == cards[3:]


def test_gas_canister_reaches_3_hexes() -> None:
    table = facing("tinkerer", "gas-canister", "bottom", ally="4:0").mats(1, discard=("trample",))
    through(table.turn(1))
    assert table.mat(1).discard == ("trample",)


def test_auto_turret_attacks_at_the_end_of_five_turns() -> None:
    table = facing("tinkerer", "auto-turret", "top", monsters="elite cave-bear 5:0, elite cave-bear 6:0")
    earned = []
    for _ in range(5):
        table.turn(1)
        assert table.keys("target") == ["3"]
        table.picks("target 3")
        earned.append(table.mat(0).xp)
    assert lost_hp(table, 3, 4) == [10, 0] and earned == [1, 1, 2, 2, 3] and used(table) == 5
    assert left(table, "auto-turret") == "lost, 3 xp"
    assert not table.turn(1).is_asked()


def test_curative_aerosol_moves_and_heals_twice() -> None:
    table = scene(halves.WIDE, tinkerer="0:1", brute="3:1", spellweaver="4:1", hero_level=9)
    for figure in (1, 2, 3):
        table.looks(figure, hp=1)
    table.play(1, "curative-aerosol", "top")
    assert "1:1" in table.keys("go") and "2:1" in table.keys("go") and "3:0" not in table.keys("go")
    table.picks("go 1:1", "stop")
    assert table.keys("target") == ["1"]
    table.picks("target 1")
    assert "3:0" in table.keys("go") and "4:0" not in table.keys("go")
    table.picks("go 2:1", "stop")
    assert table.keys("target") == ["1", "2"]
    table.picks("target 2")
    assert [table.hp(i) for i in (1, 2, 3)] == [3, 3, 1] and left(table, "curative-aerosol") == "discard"


def test_curative_aerosol_heals_two() -> None:
    table = scene(tinkerer="0:0", brute="3:0", spellweaver="4:0", mindthief="2:0", hero_level=9)
    for figure in (1, 2, 3, 4):
        table.looks(figure, hp=1)
    table.play(1, "curative-aerosol", "bottom")
    assert table.keys("target") == ["1", "2", "4"]
    table.picks("target 2", "target 1")
    assert (
        not table.is_asked()
        and [table.hp(i) for i in (1, 2, 3, 4)] == [5, 5, 1, 1]
        and left(table, "curative-aerosol") == "lost, 2 xp"
    )


@pytest.mark.rule("GH-SUM-08")
def test_jet_propulsion_moves_summons_by_2_more() -> None:
    table = scene(halves.WIDE, tinkerer="4:1", mindthief="6:1")
    table.play(1, "dangerous-contraption", "top").picks("hex 5:1")
    table.play(2, "gnawing-horde", "top").picks("hex 7:1").play(1, "jet-propulsion", "top").picks("perform")
    assert "9:1" in table.keys("go") and "10:1" not in table.keys("go")  # Move 2 and 2 more
    table.picks("go 9:1")
    assert "10:1" in table.keys("go") and "11:1" not in table.keys("go")  # Move 1 and 2 more
    table.picks("go 10:1")
    assert (table.at(3), table.at(4)) == ("9:1", "10:1") and left(table, "jet-propulsion") == "discard, 2 xp"


def test_jet_propulsion_reaches_3_hexes() -> None:
    table = scene(tinkerer="0:0", mindthief="3:0").play(2, "gnawing-horde", "top").picks("hex 4:0")
    table.play(1, "jet-propulsion", "top")
    assert table.at(3) == "4:0" and not table.is_asked()
    table = lone("tinkerer", halves.LANE, "1:1", obstacles="3:1").play(1, "dangerous-contraption", "top")
    table.picks("hex 2:1").play(1, "jet-propulsion", "top").picks("perform")
    assert table.keys("go") == ["0:1", "1:1"]  # past its owner, not over the obstacle


@pytest.mark.rule("GH-TRN-08")
def test_harsh_stimulants_hit_for_9_and_hurt() -> None:
    table = lone("tinkerer", monsters=row_of("elite cave-bear", 1, 2)).play(1, "harsh-stimulants", "top")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2", "suffer")
    assert lost_hp(table, 1, 2) == [2, 9] and left(table, "harsh-stimulants") == "lost, 2 xp"


def test_harsh_stimulants_are_hard_on_allies() -> None:
    table = scene(
        tinkerer="0:0", brute="0:1", spellweaver="0:2", mindthief="1:0", monsters="elite cave-bear 1:1"
    )
    table.play(1, "harsh-stimulants", "bottom").picks("1>suffer", "3>suffer")
    assert lost_hp(table, 1, 2, 3, 4) == [0, 2, 0, 2] and left(table, "harsh-stimulants") == "active"
    dealt = [hit(table, hero, 1, range=2) and lost_hp(table, 5)[0] for hero in (1, 2, 3, 4)]
    assert dealt == [1, 4, 5, 8] and after_round(table, "harsh-stimulants") == "discard"


@pytest.mark.rule("GH-SPC-17")
def test_lethal_injection_kills_normal_and_elite() -> None:
    spots = "elite cave-bear 4:3, cave-bear 2:3, cave-bear 5:3, boss bandit-commander 3:4"
    table = lone("tinkerer", FIELD, "3:3", monsters=spots).play(1, "lethal-injection", "top")
    assert table.keys("target") == ["2", "3"]
    table.picks("target 2")
    assert not table.is_up(2) and left(table, "lethal-injection") == "lost, 2 xp"


def test_lethal_injection_moves_4_and_poisons_neighbours() -> None:
    table = lone("tinkerer", FIELD, "0:3", monsters="cave-bear 5:3, cave-bear 4:4, cave-bear 6:3")
    table.play(1, "lethal-injection", "bottom")
    assert "4:2" in table.keys("go") and "5:2" not in table.keys("go")
    table.picks("go 4:3")
    assert [table.conditions(i) for i in (2, 3, 4)] == [["poison"], ["poison"], []]
    assert left(table, "lethal-injection") == "discard"


@pytest.mark.rule("GH-TRN-08")
def test_chimeric_formula_trades_two_lost_cards() -> None:
    table = scene(tinkerer="0:0", brute="0:1", spellweaver="0:2")
    table.mats(1, hand=("skewer", "provoking-roar"), lost=("trample", "shield-bash", "spare-dagger"))
    table.play(1, "chimeric-formula", "top")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2", "recover trample", "recover spare-dagger", "lose skewer", "lose provoking-roar")
    assert table.mat(1).hand == ("trample", "spare-dagger")
    assert table.mat(1).lost == ("shield-bash", "skewer", "provoking-roar")
    assert left(table, "chimeric-formula") == "discard" and not table.is_asked()


@pytest.mark.rule("GH-REC-01")
def test_chimeric_formula_lends_a_card_of_a_neighbour() -> None:
    table = scene(tinkerer="0:0", brute="3:0", spellweaver="4:0", mindthief="4:4")
    table.mats(2, lost=("fire-orbs", "frost-armor")).mats(1, lost=("trample",)).play(
        1, "chimeric-formula", "bottom"
    )
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2", "1>target 3")
    assert table.keys("recover") == ["fire-orbs", "frost-armor"]
    table.picks("recover fire-orbs")
    assert "fire-orbs" in table.mat(1).hand and table.mat(2).lost == ("frost-armor",)
    assert left(table, "chimeric-formula") == "lost, 2 xp" and not table.is_asked()
    table.play(2, "fire-orbs", "bottom").picks("go 3:1", "stop")
    assert left(table, "fire-orbs", seat=1) == "discard"


def test_a_card_that_was_lent_is_not_missing() -> None:
    table = scene(tinkerer="0:0", brute="3:0", spellweaver="4:0")
    table.mats(0, hand=table.mat(0).hand[1:], played=("chimeric-formula",))
    table.mats(2, hand=table.mat(2).hand[1:], lost=table.mat(2).hand[:1])
    table.play(1, "chimeric-formula", "bottom").picks("target 2", "target 3", "recover fire-orbs")
    assert "fire-orbs" in table.mat(1).hand and cards_are_conserved(shelf(), table.state) == ""
    table.mats(2, hand=())
    assert cards_are_conserved(shelf(), table.state) == "the characters have 23 ability cards, not 30"
