"""Bots of Descent on the way to a quest: who tests, which way, which card, each with its reason (D2-TRV)."""

from __future__ import annotations

import pytest
from games.descent.arena import Arena, arena
from games.descent.travel.road import FAILED, PAIR, PASSED, SYNDRAEL, on_the_way, prepare, travel

from bots.descent.test_positions import advice, chosen, told
from undercroft.text.words import LANGUAGES, Language

HAND = ("dark-charm", "tripwire")


def reason(at: Arena) -> str:
    return advice(at).why.removeprefix("hint-descent-travel-")


@pytest.mark.rule("D2-TRV-11")
def test_the_hero_with_the_best_chance_makes_the_test() -> None:
    at = on_the_way("4", "plains")  # might: Syndrael 4, Jain 2
    assert chosen(at) == "target 1" and reason(at) == "test" and int(advice(at).args["chance"]) > 50


@pytest.mark.rule("D2-TRV-11")
def test_heroes_pay_for_a_card_of_his_only_while_it_is_cheap() -> None:
    at = on_the_way("5", "forest")
    assert chosen(at) == "way 1", "2 damage in all is less than two cards"
    assert (reason(at), advice(at).args) == ("way", {"gain": 0, "cost": 2})
    at = on_the_way("5", "forest", hurt=7)
    assert chosen(at) == "way 2", "Jain would be knocked out"


@pytest.mark.rule("D2-TRV-11")
def test_heroes_decline_what_costs_more_than_it_brings() -> None:
    at = on_the_way("8", "water", tired=0)
    assert chosen(at) == "pass" and reason(at) == "decline"
    at = on_the_way("8", "mountain")
    assert chosen(at) == "way 1" and reason(at) == "way"


@pytest.mark.rule("D2-TRV-10")
def test_the_overlord_names_what_most_heroes_fail() -> None:
    at = on_the_way("6", "forest")  # willpower: 2 and 2
    assert chosen(at) == "attribute willpower" and reason(at) == "name"


@pytest.mark.rule("D2-TRV-05")
def test_a_spy_discards_the_worst_card() -> None:
    at = on_the_way("7", "road", *PASSED, hand=HAND)
    at.play("target 1")
    assert chosen(at) == "card dark-charm" and reason(at) == "discard"


@pytest.mark.rule("D2-TRV-11")
def test_whoever_has_the_fewest_search_cards_draws_one() -> None:
    at = arena(*PAIR)
    prepare(at)
    at.give(SYNDRAEL, "fire-flask")
    travel(at, ("mountain",), "8")
    at.play("way 1")
    assert chosen(at) == "target 2" and reason(at) == "find"


@pytest.mark.rule("D2-TRV-15")
def test_a_test_that_fails_is_rolled_again_and_no_other() -> None:
    at = arena(*PAIR)
    prepare(at)
    at.give(SYNDRAEL, "lucky-charm")
    travel(at, ("water",), "5", *FAILED)
    assert chosen(at) == "use lucky-charm" and reason(at) == "reroll"
    at = arena(*PAIR)
    prepare(at)
    at.give(SYNDRAEL, "lucky-charm")
    travel(at, ("water",), "5", *PASSED)
    assert chosen(at) == "pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_are_said_in_every_language(language: Language) -> None:
    for card, icon in (("4", "plains"), ("5", "forest"), ("8", "water"), ("6", "forest")):
        at = on_the_way(card, icon)  # type: ignore[arg-type]
        assert told(at, language)
