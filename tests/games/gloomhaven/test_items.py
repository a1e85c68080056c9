"""Items: when they are used, and what becomes of them (GH-ITM-10 to -33)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events.cards import ItemUsed
from undercroft.games.gloomhaven.events.fights import AttackDeclared, ModifierDrawn
from undercroft.games.gloomhaven.records.abilities import Active, Attack, Move
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.items.items import after_use
from undercroft.games.gloomhaven.rules.scenario.aftermath import Aftermath
from undercroft.games.gloomhaven.state import Carried, Lasting, Turn
from undercroft.kernel import CardId, FigureId

from .equipped import (
    BRUTE,
    FOE,
    OTHER,
    SPELLWEAVER,
    attacked,
    duel,
    lost_hp,
    passes,
    state_of,
    strikes,
    wears,
)  # fmt: skip
from .inventions import invented
from .scenes import Table, scene, shelf


def warding(table: Table, effect: str, value: int = 0, source: str = "ward") -> Table:
    """The brute has a bonus that answers the next source of damage of an attack."""
    active = invented(
        "a ward that is gone after one attack, to stand beside an item's",
        Active(effect=effect, value=value, source="attack", once=True),  # type: ignore[arg-type]
    )
    lasting = Lasting(active, FigureId(BRUTE), FigureId(BRUTE), source, "scenario")
    return table.knows(lasting=(*table.state.lasting, lasting))


# -- what becomes of them


@pytest.mark.rule("GH-ITM-10", "GH-ITM-15")
def test_a_spent_item_waits_for_a_long_rest() -> None:
    table = duel("poison-dagger", Carried("war-hammer", "consumed"), monsters="bandit-guard 1:0")
    strikes(table).picks("use poison-dagger")
    assert state_of(table, "poison-dagger") == "spent"
    strikes(table)
    assert lost_hp(table) == 3 + 4 and not table.is_asked(), "poisoned, and the dagger is not offered again"
    table.mats(0, discard=("trample", "sweeping-blow"), resting=True)
    passes(table.turn(BRUTE))
    assert [each.state for each in table.mat(0).items] == ["ready", "consumed"]


@pytest.mark.rule("GH-ITM-11")
def test_a_consumed_item_is_refreshed_only_by_an_ability_that_says_so() -> None:
    table = duel("stun-powder", "moon-earring", "empowering-talisman")
    strikes(table).picks("use stun-powder")
    assert state_of(table, "stun-powder") == "consumed"
    table.perform(BRUTE, Move(value=1)).picks("use-item moon-earring")
    assert state_of(table, "stun-powder") == "consumed"
    table.picks("use-item empowering-talisman", "refresh stun-powder")
    assert state_of(table, "stun-powder") == "ready"


@pytest.mark.rule("GH-ITM-12")
def test_an_item_without_a_symbol_works_again_and_again() -> None:
    table = duel("mask-of-death").looks(BRUTE, hp=1)
    for n in (1, 2, 3):
        strikes(table).picks("use mask-of-death")
        assert lost_hp(table) == 5 * n
    assert len(table.events(ItemUsed)) == 3


@pytest.mark.rule("GH-ITM-13")
def test_only_the_last_slot_spends_an_item() -> None:
    armor = shelf().item["hide-armor"]
    once = after_use(armor, Carried("hide-armor"))
    assert once == Carried("hide-armor", "ready", 1)
    assert after_use(armor, once) == Carried("hide-armor", "spent", 2)
    table = duel("moon-earring", once)
    table.perform(BRUTE, Move(value=1)).picks("use-item moon-earring", "stop")
    assert table.mat(0).items[1] == once, "partly used it is not spent: nothing is given back"
    table.mats(0, discard=("trample", "sweeping-blow"), resting=True)
    passes(table.turn(BRUTE))
    assert table.mat(0).items[1] == once


@pytest.mark.rule("GH-ITM-14", "GH-ITM-17")
def test_after_the_scenario_all_items_are_ready_and_their_cards_gone() -> None:
    items = (
        Carried("hide-armor", "spent", 2),
        Carried("stun-powder", "consumed"),
        Carried("utility-belt", "lost"),
    )
    table = wears(scene(), *items).knows(verdict="lost")
    deck = table.state.attack_decks["0"]
    table.state.attack_decks["0"] = deck.shuffled_in((CardId("extra-minus-1"), CardId("extra-minus-1")))
    passes(table.run(Aftermath()))
    assert table.mat(0).items == tuple(Carried(each.item) for each in items)
    assert CardId("extra-minus-1") not in table.state.attack_decks["0"].pool


# -- when they can be used


@pytest.mark.rule("GH-ITM-19", "GH-MOV-17")
def test_in_the_middle_of_a_movement() -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0"), "boots-of-striding")
    table.perform(BRUTE, Move(value=2)).picks("go 2:0")
    assert table.asked.what == "window.offer", "all movement is spent: here is the last chance"
    table.picks("use boots-of-striding", "go 4:0")
    assert table.at(BRUTE) == "4:0"
    again = wears(scene("0..9:0", brute="0:0", spellweaver="9:0"), "boots-of-striding")
    again.perform(BRUTE, Move(value=2)).picks("go 1:0", "use-item boots-of-striding", "go 4:0")
    assert again.at(BRUTE) == "4:0"


@pytest.mark.rule("GH-ITM-19")
def test_a_movement_becomes_a_jump_only_as_a_whole() -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0"), "winged-shoes")
    table.perform(BRUTE, Move(value=2))
    assert table.offers("use-item winged-shoes")
    table.picks("go 1:0")
    assert not table.offers("use-item winged-shoes")


@pytest.mark.rule("GH-ITM-20", "GH-TRN-11")
def test_before_between_during_and_after_the_actions() -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0"), "minor-healing-potion")
    table.mats(0, played=("trample", "sweeping-blow"), hand=())
    use = "use-item minor-healing-potion"
    table.turn(BRUTE)
    assert table.offers(use), "before"
    table.picks("basic trample bottom")
    assert table.offers(use), "during"
    table.picks("stop")
    assert table.asked.what == "gh.character_turn.choose_action" and table.offers(use), "between"
    table.picks("basic sweeping-blow top")
    assert table.asked.what == "gh.character_turn.use_items_last", "after"
    table.looks(BRUTE, hp=1).picks(use)
    assert not table.is_asked(), "with nothing left to use the turn ends"
    assert table.hp(BRUTE) == 4


@pytest.mark.rule("GH-ITM-20")
def test_not_in_the_turn_of_another() -> None:
    table = wears(scene(), "minor-healing-potion", seat=1)
    table.perform(BRUTE, Move(value=1))
    assert not table.offers("use-item minor-healing-potion")
    table.knows(turn=Turn(FigureId(FOE)), frames=[])
    table.run(Suffer(FigureId(SPELLWEAVER), 1, "trap"))
    assert not table.offers("use-item minor-healing-potion")


@pytest.mark.rule("GH-RST-19", "GH-ITM-20")
def test_before_and_after_a_long_rest() -> None:
    table = wears(scene(), "minor-healing-potion", "amulet-of-life").looks(BRUTE, hp=1)
    table.mats(0, discard=("trample", "sweeping-blow"), hand=(), resting=True)
    table.turn(BRUTE).picks("use-item minor-healing-potion", "pass", "lose-discard trample")
    assert table.asked.what == "gh.character_turn.use_items_last"
    table.picks("use-item amulet-of-life")
    assert table.hp(BRUTE) == 1 + 3 + 2 + 1


@pytest.mark.rule("GH-ITM-21", "GH-ITM-32")
def test_before_the_modifier_card_is_drawn() -> None:
    table = duel("minor-power-potion", "stun-powder", monsters="bandit-guard 1:0, bandit-guard 2:0")
    table.perform(BRUTE, Attack(value=2, target=2)).picks("target 3", "target 4")
    assert table.offers("use minor-power-potion") and not table.events(ModifierDrawn)
    table.picks("pass")
    assert table.offers("use stun-powder") and not table.events(ModifierDrawn)
    assert not table.offers("use minor-power-potion"), (
        "for the entire action it is too late once a target is attacked"
    )
    table.picks("pass")
    assert len(table.events(ModifierDrawn)) == 1
    table.picks("use stun-powder")
    assert len(table.events(ModifierDrawn)) == 2
    assert table.conditions(FOE) == [] and table.conditions(OTHER) == ["stun"]


@pytest.mark.rule("GH-ITM-22", "GH-ITM-30")
def test_a_defender_hinders_before_and_blocks_after_the_card() -> None:
    table = duel("leather-armor", "heater-shield", draws=("plus-0", "minus-2"))
    attacked(table, 3)
    assert table.offers("use leather-armor") and not table.events(ModifierDrawn)
    assert not table.offers("use heater-shield")
    table.picks("use leather-armor")
    assert table.offers("use heater-shield") and len(table.events(ModifierDrawn)) == 2
    table.picks("use heater-shield")
    assert lost_hp(table, BRUTE) == 0 and not table.is_asked(), "3 - 2 - 1"


@pytest.mark.rule("GH-ITM-30")
def test_no_item_against_damage_that_is_not_there() -> None:
    table = duel("heater-shield", "hide-armor", draws=("null",))
    attacked(table, 3)
    assert not table.is_asked()
    assert [each.used for each in table.mat(0).items] == [0, 0]


@pytest.mark.rule("GH-ITM-30")
def test_items_against_attacks_do_nothing_against_other_damage() -> None:
    table = duel("heater-shield", "hide-armor", "shadow-armor")
    table.run(Suffer(FigureId(BRUTE), 2, "trap")).picks("suffer")
    assert lost_hp(table, BRUTE) == 2


@pytest.mark.rule("GH-ITM-23")
def test_an_added_effect_works_as_if_printed() -> None:
    table = duel("stun-powder", draws=("null",))
    strikes(table).picks("use stun-powder")
    assert lost_hp(table) == 0 and table.conditions(FOE) == ["stun"], "also without damage (GH-EFX-02)"
    dead = duel("stun-powder").looks(FOE, hp=1)
    strikes(dead).picks("use stun-powder")
    assert dead.conditions(FOE) == []


@pytest.mark.rule("GH-ITM-24", "GH-ITM-25")
def test_any_number_of_items_at_once_and_each_use_counts() -> None:
    table = duel(
        "minor-power-potion", "major-power-potion", "eagle-eye-goggles", "stun-powder", "poison-dagger"
    )
    strikes(table, 1).picks(*(f"use {each.item}" for each in table.mat(0).items))
    assert lost_hp(table) == 4 and set(table.conditions(FOE)) == {"stun", "poison"}
    assert table.mat(0).deeds.count("item-uses") == 5
    assert table.state.turn.items == tuple(each.item for each in table.mat(0).items)


@pytest.mark.rule("GH-ITM-26")
def test_slots_cannot_be_saved() -> None:
    table = duel("hide-armor")
    attacked(table, 3)
    assert table.asked.what == "gh.suffer.choose", "nothing was asked"
    assert table.mat(0).items == (Carried("hide-armor", "ready", 1),)
    table.picks("suffer")
    assert lost_hp(table, BRUTE) == 2


@pytest.mark.rule("GH-ITM-31")
def test_an_item_without_slots_is_never_forced() -> None:
    table = duel("heater-shield", "leather-armor")
    attacked(table, 3).picks("pass", "pass", "suffer")
    assert lost_hp(table, BRUTE) == 3
    assert [each.state for each in table.mat(0).items] == ["ready", "ready"]


@pytest.mark.rule("GH-ITM-27")
def test_other_items_first_may_save_a_slot() -> None:
    table = duel("heater-shield", "hide-armor")
    attacked(table, 1).picks("use heater-shield")
    assert not table.is_asked()
    assert [each.used for each in table.mat(0).items] == [0, 0]
    attacked(table, 2)
    assert table.mat(0).items[1].used == 1
    table.picks("suffer")
    assert lost_hp(table, BRUTE) == 1


@pytest.mark.rule("GH-ITM-27")
@pytest.mark.parametrize("effect", ["shield", "negate-damage"])
def test_the_defender_chooses_whether_a_card_or_an_item_goes_first(effect: str) -> None:
    table = warding(duel("hide-armor"), effect, 1)
    attacked(table, 1).picks("pass")
    assert table.mat(0).items[0].used == 0 and not table.state.lasting, "the bonus took it all"
    table = warding(duel("hide-armor"), effect, 1)
    attacked(table, 1).picks("use hide-armor")
    assert table.mat(0).items[0].used == 1 and len(table.state.lasting) == 1, "nothing was left for the bonus"


@pytest.mark.rule("GH-ITM-27", "GH-ITM-25")
def test_one_source_of_damage_uses_one_slot() -> None:
    table = warding(duel("hide-armor"), "shield", 1)
    attacked(table, 4).picks("use hide-armor", "suffer")
    assert table.mat(0).items[0].used == 1
    assert lost_hp(table, BRUTE) == 2


@pytest.mark.rule("GH-ITM-30", "GH-EFX-17")
def test_pierce_goes_through_items_as_through_any_shield() -> None:
    table = duel("heater-shield", "hide-armor")
    attacked(table, 3, pierce=1).picks("use heater-shield", "suffer")
    assert lost_hp(table, BRUTE) == 2, "Pierce 1 takes one of the two shields"
    table = duel("spiked-shield")
    attacked(table, 3, pierce=3).picks("use spiked-shield", "suffer")
    assert lost_hp(table, BRUTE) == 3 and lost_hp(table) == 2


@pytest.mark.rule("GH-ITM-32")
def test_an_item_for_one_attack_is_for_one_target() -> None:
    table = strong_ice(duel("frigid-blade", monsters="bandit-guard 1:0, bandit-guard 2:0"))
    table.perform(BRUTE, Attack(value=2, target=2)).picks("target 3", "target 4", "use frigid-blade")
    assert (lost_hp(table, FOE), lost_hp(table, OTHER)) == (4, 2)


def strong_ice(table: Table) -> Table:
    return table.knows(elements=(0, 2, 0, 0, 0, 0))


@pytest.mark.rule("GH-CON-21", "GH-CON-25")
def test_a_stunned_character_uses_no_item() -> None:
    table = duel("heater-shield", "hide-armor", "boots-of-levitation").looks(BRUTE, "stun")
    attacked(table, 3).picks("suffer")
    assert lost_hp(table, BRUTE) == 3
    assert worn(table.game, FigureId(BRUTE)) == []
    table = wears(scene(), "minor-healing-potion").looks(BRUTE, "stun")
    table.mats(0, played=("trample", "sweeping-blow"), hand=())
    table.turn(BRUTE)
    assert not table.is_asked()
    assert table.mat(0).discard == ("trample", "sweeping-blow")


@pytest.mark.rule("GH-HEA-10")
def test_a_potion_heals_like_any_heal() -> None:
    table = wears(scene(), "minor-healing-potion").looks(BRUTE, "poison", hp=4)
    table.perform(BRUTE, Move(value=1)).picks("use-item minor-healing-potion")
    assert table.conditions(BRUTE) == [] and table.hp(BRUTE) == 4


@pytest.mark.rule("GH-ITM-19")
def test_the_price_can_exhaust_and_the_rest_does_not_happen() -> None:
    table = duel("bloody-axe", draws=("plus-0",)).looks(BRUTE, hp=2).mats(0, hand=(), discard=())
    strikes(table).picks("use bloody-axe")
    passes(table)
    assert not table.is_up(BRUTE) and lost_hp(table) == 0


@pytest.mark.rule("GH-ITM-19")
def test_a_position_with_items_can_be_saved_in_the_middle_of_a_use() -> None:
    table = duel("minor-mana-potion", monsters="bandit-guard 5:5")
    table.perform(BRUTE, Move(value=1)).picks("use-item minor-mana-potion")
    back = table.reloaded().picks("element air")
    assert back.state.turn.infused == ("air",)
    assert back.asked.what == "gh.move.choose"


@pytest.mark.rule("GH-ITM-22")
def test_the_attack_that_was_turned_round_is_made_on_the_attackers_ally() -> None:
    table = duel("heart-of-the-betrayer", monsters="bandit-guard 1:0, bandit-guard 2:0, bandit-guard 0:1")
    attacked(table, 3).picks("use heart-of-the-betrayer")
    assert table.keys("target") == ["4", "5"] if table.is_asked() else True
    passes(table)
    assert [event.figure for event in table.events(AttackDeclared)] == [FOE]
    assert lost_hp(table, BRUTE) == 0 and lost_hp(table, OTHER) + lost_hp(table, 5) == 3


# -- printed cards


@pytest.mark.rule("GH-PC-30")
def test_boots_of_striding_are_for_a_single_movement() -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0"), "boots-of-striding")
    table.perform(BRUTE, Move(value=1), Move(value=1)).picks("use-item boots-of-striding", "go 3:0")
    assert table.offers("go 4:0") and not table.offers("go 5:0")


@pytest.mark.rule("GH-PC-37")
def test_boots_of_levitation_let_fly() -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0", obstacles="1:0"), "boots-of-levitation")
    table.perform(BRUTE, Move(value=1))
    assert table.offers("go 1:0")


@pytest.mark.rule("GH-PC-38")
def test_swordedge_armor_answers_only_from_beside() -> None:
    table = duel("swordedge-armor", monsters="bandit-archer 4:1")
    attacked(table, 3, range=4).picks("suffer")
    assert lost_hp(table, BRUTE) == 2 and lost_hp(table) == 0
    assert table.mat(0).items[0].used == 1


@pytest.mark.rule("GH-ITM-19", "GH-ITM-20")
def test_an_item_that_asks_for_a_target_asks_nobody_where_nobody_is_left() -> None:
    """While the Black Card asks whom it marks another item may be used, and carry its owner away."""
    table = duel("black-card", "minor-healing-potion", monsters="bandit-guard 1:0, bandit-guard 2:0")
    table.perform(BRUTE, Move(value=2)).picks("use-item black-card")
    assert table.keys("target") == [str(FOE), str(OTHER)]
    for foe in (FOE, OTHER):
        table.looks(foe, cells=0)
    table.looks(BRUTE, hp=3).picks("use-item minor-healing-potion")
    assert table.asked.what == "gh.move.choose" and not table.state.lasting
    assert state_of(table, "black-card") == "consumed"
