"""Perks and the attack modifier decks they make (GH-PRK)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.gloomhaven.scenes import shelf
from games.gloomhaven.test_party import STARTING, hero, started
from undercroft.games.gloomhaven.party import apply_perk, first_perks, modifier_cards_of, standard_cards
from undercroft.games.gloomhaven.rules.scenario.special_rules import shrugs_off
from undercroft.kernel import Seat, SetupError

STANDARD = {"plus-0": 6, "plus-1": 5, "minus-1": 5, "plus-2": 1, "minus-2": 1, "double": 1, "null": 1}


def deck(spec: str) -> dict[str, int]:
    """The attack modifier deck of a character."""
    return dict(Counter(modifier_cards_of(shelf(), hero(spec))))


def changes(spec: str) -> dict[str, int]:
    """What is different from the standard deck."""
    own = Counter(deck(spec))
    own.subtract(STANDARD)
    return {card: n for card, n in own.items() if n}


@pytest.mark.rule("GH-AMD-02")
def test_a_character_without_perks_has_the_standard_deck() -> None:
    assert dict(Counter(standard_cards(shelf()))) == STANDARD == deck("brute")


@pytest.mark.rule("GH-PRK-E1", "GH-PRK-03")
def test_the_brute_replaces_a_minus_1_with_a_plus_1() -> None:
    assert changes("brute:2;perks=remove-1-minus-1-add-1-plus-1") == {"minus-1": -1, "plus-1": 1}
    assert sum(deck("brute:2;perks=1").values()) == 20


@pytest.mark.rule("GH-PRK-03", "GH-PRK-07", "GH-AMD-01")
def test_perks_add_remove_and_give_abilities() -> None:
    assert changes("brute:2;perks=0") == {"minus-1": -2}
    assert changes("brute:2;perks=add-1-plus-3") == {"plus-3": 1}
    g = started(party=("brute:2;perks=0", "tinkerer"))
    assert g.state.attack_decks["0"].size == 18 and g.state.attack_decks["1"].size == 20
    assert g.state.attack_decks["0"].pool.count("minus-1") == 3


@pytest.mark.rule("GH-PRK-01", "GH-NEW-05")
def test_each_level_gained_gives_a_perk() -> None:
    assert [len(first_perks(shelf(), "brute", level)) for level in range(1, 10)] == list(range(9))
    assert hero("brute:4").perks == (0, 1, 2)
    with pytest.raises(SetupError, match="At level 3 the brute has 2 to 8 perks, not 1"):
        hero("brute:3;perks=0")


@pytest.mark.rule("GH-PRK-02")
def test_a_perk_is_taken_once_for_each_box() -> None:
    assert hero("tinkerer:3").perks == (0, 0)
    assert changes("tinkerer:3") == {"minus-1": -4}
    with pytest.raises(SetupError, match="'remove-2-minus-1' of the brute has 1 boxes, not 2"):
        hero("brute:3;perks=0,0")


@pytest.mark.rule("GH-PRK-06")
def test_six_perks_more_by_checkmarks_at_most() -> None:
    assert len(hero("brute:2;perks=0,1,2,2,3,4,4").perks) == 7
    with pytest.raises(SetupError, match="has 1 to 7 perks, not 8"):
        hero("brute:2;perks=0,1,2,2,3,4,4,5")


@pytest.mark.rule("GH-PRK-08")
def test_cards_to_remove_must_be_in_the_deck() -> None:
    """All perks of each class can be taken together; a card that is not there cannot leave."""
    for kind in STARTING:
        cards = standard_cards(shelf())
        for perk in shelf().character[kind].perks:
            for _ in range(perk.times):
                apply_perk(cards, perk, kind)
        assert cards != standard_cards(shelf())
    bare = ["plus-0"]
    with pytest.raises(SetupError, match="takes out 'minus-1', and none is left"):
        apply_perk(bare, shelf().character["brute"].perks[0], "the brute")


def test_a_perk_that_is_not_there() -> None:
    for perk in ("11", "wings"):
        with pytest.raises(SetupError, match="The brute has no perk"):
            hero(f"brute:2;perks={perk}")


@pytest.mark.rule("GH-ITM-16", "GH-ITM-29")
def test_items_add_minus_1_cards_unless_a_perk_ignores_them() -> None:
    item = next(item.id for item in shelf().item.values() if item.minus_ones == 2)
    assert changes(f"cragheart;items={item}") == {"extra-minus-1": 2}
    assert changes(f"cragheart:2;perks=ignore-item-effects;items={item}") == {}
    assert shelf().modifier["extra-minus-1"].until_end


def test_an_item_takes_cards_out_of_the_deck() -> None:
    item = next(i.id for i in shelf().item.values() if i.worn is not None and i.worn.takes_out)
    assert changes(f"cragheart;items={item}") == {"minus-1": -2}


@pytest.mark.rule("GH-SET-07")
def test_who_ignores_negative_scenario_effects() -> None:
    g = started(
        party=("cragheart:2;perks=ignore-scenario-effects", "brute:2;perks=add-1-plus-1-ignore-item-effects")
    )
    assert shrugs_off(g, Seat(0)) and not shrugs_off(g, Seat(1))
