"""Elements: infusing, consuming, waning (GH-ELM)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene
from games.gloomhaven.test_party import started
from games.gloomhaven.test_selection import answers
from undercroft.games.gloomhaven.events.rounds import ElementConsumed, ElementsSet, Infusing
from undercroft.games.gloomhaven.records.abilities import Attack, Augment, Changes, Infuse
from undercroft.games.gloomhaven.rules.actions.elements import payments, wane
from undercroft.games.gloomhaven.rules.round.turns import end_turn
from undercroft.games.gloomhaven.state import ELEMENTS, INERT, STRONG, WANING
from undercroft.kernel import FigureId
from undercroft.parts.happenings import Damaged

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)
NONE = (INERT,) * 6


def with_(*strong: int, waning: tuple[int, ...] = ()) -> tuple[int, ...]:
    return tuple(STRONG if i in strong else WANING if i in waning else INERT for i in range(6))


def finish(table: Table) -> Table:
    """Say yes to whatever is asked until nothing is."""
    while table.is_asked():
        keys = answers(table, table.asked.seat)
        table.picks(next((k for k in ("suffer", "perform") if k in keys), keys[0]))
    return table


@pytest.mark.rule("GH-ELM-03", "GH-SET-05")
def test_six_elements_all_inert_at_first() -> None:
    assert ELEMENTS == ("fire", "ice", "air", "earth", "light", "dark")
    assert started().state.elements == NONE and (INERT, WANING, STRONG) == (0, 1, 2)


@pytest.mark.rule("GH-ELM-04", "GH-ELM-05")
def test_an_element_is_strong_at_the_end_of_the_turn() -> None:
    table = (
        scene(monsters="bandit-guard 1:0")
        .looks(1, hp=5)
        .play(1, "eye-for-an-eye", "bottom")
        .picks("target 1")
    )
    assert table.event(Infusing).element == "earth" and table.state.elements == NONE
    end_turn(table.game, FigureId(1))
    assert table.state.elements == with_(EARTH) and table.rule_of(ElementsSet) == "GH-ELM-05"


@pytest.mark.rule("GH-ELM-23")
def test_no_part_performed_no_element() -> None:
    table = scene().looks(1, hp=5).play(1, "eye-for-an-eye", "bottom").picks("skip")
    assert not table.events(Infusing)


@pytest.mark.rule("GH-ELM-24")
def test_a_basic_action_infuses_nothing() -> None:
    table = scene().play(1, "leaping-cleave", "bottom", basic=True).picks("go 2:0")
    assert not table.events(Infusing)
    assert (
        scene().play(1, "leaping-cleave", "bottom").picks("go 2:0", "stop").event(Infusing).element == "air"
    )


@pytest.mark.rule("GH-ELM-06")
def test_each_element_drops_a_step_with_the_round() -> None:
    table = scene().knows(elements=(STRONG, WANING, INERT, STRONG, INERT, WANING))
    wane(table.game)
    assert table.state.elements == (WANING, INERT, INERT, WANING, INERT, INERT)
    wane(table.game)
    assert table.state.elements == NONE


@pytest.mark.rule("GH-ELM-01", "GH-ELM-02", "GH-ELM-07", "GH-ELM-08", "GH-ELM-09")
@pytest.mark.parametrize("state", [STRONG, WANING])
def test_consuming_is_a_choice_and_makes_the_element_inert(state: int) -> None:
    """Freezing Nova with ice: +1."""
    elements = tuple(state if i == ICE else INERT for i in range(6))
    for pick, damage, left in (("augment 0 ice", 3, NONE), ("pass", 2, elements)):
        table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 1:1").knows(elements=elements)
        table.play(2, "freezing-nova", "top")
        assert answers(table, 1) == ["augment 0 ice", "pass"]
        finish(table.picks(pick))
        assert table.event(Damaged).amount == damage and table.state.elements == left


@pytest.mark.rule("GH-ELM-08")
def test_an_inert_element_cannot_be_consumed() -> None:
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 1:1").play(2, "freezing-nova", "top")
    assert not any(key.startswith("augment") for key in answers(table, 1))


@pytest.mark.rule("GH-ELM-10")
def test_not_created_and_consumed_in_the_same_turn() -> None:
    table = scene().perform(1, Infuse(elements=("ice",)))
    assert payments(table.game, ("ice",)) == []
    end_turn(table.game, FigureId(1))
    assert payments(table.game, ("ice",)) == [("ice",)], "whoever comes later in the round may"


@pytest.mark.rule("GH-ELM-11")
def test_consumed_and_infused_again() -> None:
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 1:1").knows(
        elements=with_(waning=(ICE,))
    )
    finish(table.play(2, "freezing-nova", "top").picks("augment 0 ice"))
    assert table.state.elements == NONE
    table.perform(2, Infuse(elements=("ice",)))
    end_turn(table.game, FigureId(2))
    assert table.state.elements == with_(ICE)


@pytest.mark.rule("GH-ELM-12")
def test_each_augment_is_chosen_for_itself() -> None:
    augments = (
        Augment(elements=("fire",), changes=Changes(attack=2)),
        Augment(elements=("ice",), changes=Changes(attack=1)),
    )
    for picks, damage in (
        (("pass", "augment 1 ice"), 3),
        (("augment 0 fire", "pass"), 4),
        (("augment 0 fire", "augment 1 ice"), 5),
    ):
        table = scene(monsters="stone-golem 1:0").knows(elements=with_(FIRE, ICE))
        finish(table.perform(1, Attack(value=2, augments=augments)).picks(*picks))
        assert table.event(Damaged).amount == damage - 1, "its shield"


@pytest.mark.rule("GH-ELM-13")
def test_all_elements_of_an_augment_or_none() -> None:
    both = Attack(value=2, augments=(Augment(elements=("fire", "ice"), changes=Changes(attack=2)),))
    table = scene(monsters="bandit-guard 1:0").knows(elements=with_(FIRE)).perform(1, both)
    assert not any(key.startswith("augment") for key in answers(table))
    table = scene(monsters="bandit-guard 1:0").knows(elements=with_(FIRE, ICE)).perform(1, both)
    assert answers(table)[0] == "augment 0 fire,ice"
    assert table.picks("augment 0 fire,ice").state.elements == NONE


@pytest.mark.rule("GH-ELM-14", "GH-ELM-15", "GH-ELM-16")
def test_monsters_always_consume_once_for_the_whole_type() -> None:
    """Living Spirits by card 587 stun with ice: the first consumes, the second has the benefit as well."""
    table = scene(
        brute="0:0",
        spellweaver="5:0",
        monsters="living-spirit 1:0, living-spirit 4:0",
        draws=["plus-0", "plus-0"],
    ).knows(elements=with_(ICE))
    table.looks(1, hp=10).looks(2, hp=6)
    finish(table.turn(3, "587"))
    assert [event.element for event in table.events(ElementConsumed)] == [ICE] and table.conditions(1) == [
        "stun"
    ]
    table.knows(elements=with_(ICE))
    finish(table.turn(4, "587"))
    assert len(table.events(ElementConsumed)) == 1 and table.state.elements == with_(ICE)
    assert table.conditions(2) == ["stun"]


@pytest.mark.rule("GH-ELM-17", "GH-ELM-15")
def test_revealed_later_in_the_round_they_have_the_benefit_too() -> None:
    table = scene(brute="0:0", spellweaver="5:0", monsters="living-spirit 1:0, living-spirit 4:0")
    table.knows(used_up=("living-spirit/587/1/0",)).looks(2, hp=6)
    finish(table.turn(4, "587"))
    assert table.conditions(2) == ["stun"] and not table.events(ElementConsumed)


@pytest.mark.rule("GH-ELM-16", "GH-ELM-05")
def test_monsters_infuse_at_the_end_of_their_turn() -> None:
    table = scene(brute="0:0", spellweaver="7:0", monsters="flame-demon 1:0")
    finish(table.turn(3, "629"))
    assert table.state.elements == with_(FIRE)
    stunned = scene(brute="0:0", spellweaver="7:0", monsters="flame-demon 1:0").looks(3, "stun")
    finish(stunned.turn(3, "629"))
    assert stunned.state.elements == NONE, "it performed nothing"


@pytest.mark.rule("GH-ELM-18", "GH-ELM-20", "GH-ELM-21")
def test_a_wild_element_is_any_one_that_the_player_chooses() -> None:
    """Mana Bolt: any element for +1 and 1 experience."""
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 2:1").knows(
        elements=with_(FIRE, waning=(DARK,))
    )
    table.play(2, "mana-bolt", "top")
    assert answers(table, 1) == ["augment 0 dark", "augment 0 fire", "pass"]
    finish(table.picks("augment 0 dark"))
    assert table.state.elements == with_(FIRE) and table.mat(1).xp == 1 and table.event(Damaged).amount == 3


@pytest.mark.rule("GH-ELM-20", "GH-ELM-18")
def test_a_wild_element_to_infuse() -> None:
    table = scene().perform(1, Infuse(elements=("wild",)))
    assert table.keys() == [f"element {element}" for element in ELEMENTS] and table.asked.seats == (0,)
    assert table.picks("element light").event(Infusing).element == "light"


@pytest.mark.rule("GH-ELM-19")
def test_for_a_monster_all_players_choose() -> None:
    """Flame Demon by card 635 consumes any element to infuse fire."""
    table = scene(brute="0:0", spellweaver="7:7", monsters="flame-demon 5:0").knows(elements=with_(ICE, DARK))
    table.turn(3, "635")
    while table.asked.what != "gh.consume.choose":
        table.picks(answers(table, table.asked.seat)[0])
    assert table.asked.seats == (0, 1) and answers(table) == ["augment 0 dark", "augment 0 ice"]
    finish(table.picks("augment 0 dark"))
    assert table.state.elements == with_(FIRE, ICE)


@pytest.mark.rule("GH-ELM-09")
def test_one_icon_one_infusion() -> None:
    table = scene().knows(elements=with_(FIRE, ICE, AIR))
    assert payments(table.game, ("wild",)) == [("air",), ("fire",), ("ice",)]
    assert payments(table.game, ("wild", "wild")) == [("air", "fire"), ("air", "ice"), ("fire", "ice")]
    assert payments(table.game, ("fire", "fire")) == []


@pytest.mark.rule("GH-ELM-25")
def test_an_augment_is_declared_before_the_first_card_and_is_for_all_targets() -> None:
    table = scene(
        brute="0:0",
        spellweaver="1:1",
        monsters="bandit-guard 2:1, bandit-guard 1:2",
        draws=["plus-0", "plus-0"],
    ).knows(elements=with_(ICE))
    table.play(2, "freezing-nova", "top")
    assert table.game.source.draws == ["plus-0", "plus-0"], "no card was drawn yet"  # type: ignore[attr-defined]
    finish(table.picks("augment 0 ice"))
    assert [event.amount for event in table.events(Damaged)] == [3, 3]


@pytest.mark.rule("GH-ELM-22")
@pytest.mark.parametrize(("asks", "strong"), [(False, True), (True, False)])
def test_the_element_of_a_modifier_card_belongs_to_the_attack(asks: bool, strong: bool) -> None:
    """Who wants to be asked about effects may leave it out."""
    table = scene(monsters="stone-golem 1:0", draws=["plus-2-fire"]).mats(0, asks=asks)
    table.state.attack_decks["0"] = table.state.attack_decks["0"].shuffled_in(["plus-2-fire"])  # type: ignore[list-item]
    table.perform(1, Attack(value=2)).picks("target 3")
    while table.is_asked():
        keys = answers(table)
        table.picks(next(key for key in ("skip", "pass", "stop", keys[0]) if key in keys))
    end_turn(table.game, FigureId(1))
    assert (table.state.elements == with_(FIRE)) == strong


@pytest.mark.rule("GH-ELM-04", "GH-ELM-18", "GH-ELM-20")
def test_an_ability_that_only_infuses() -> None:
    table = scene(brute="0:0", spellweaver="9:7").perform(1, Infuse(elements=("fire", "wild")))
    table.picks("element air")
    assert table.state.turn.infused == ("fire", "air")
