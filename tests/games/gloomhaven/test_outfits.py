"""What a form offers a character, and what a good player would take (GH-NEW, GH-HND, GH-PRK, GH-ITM)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.gloomhaven.scenes import shelf
from undercroft.games.gloomhaven.outfits import best_hand, best_items, best_perks, hands, items, perks
from undercroft.games.gloomhaven.party import apply_perk, cards_of, first_hand, standard_cards, starting_gold
from undercroft.games.gloomhaven.setup import HavenSetup, settle
from undercroft.games.gloomhaven.wishes import Wish, hero_of, parse, written
from undercroft.games.gloomhaven.worth import card_worth, deck_worth
from undercroft.games.setups import Refused
from undercroft.kernel import SetupError

CLASSES = ("brute", "cragheart", "mindthief", "scoundrel", "spellweaver", "tinkerer")


@pytest.mark.parametrize("kind", CLASSES)
@pytest.mark.parametrize("level", range(1, 10))
def test_what_is_advised_is_legal_and_within_gold(kind: str, level: int) -> None:
    wish = Wish(kind, level)
    hand, marks, kit = (
        hands(shelf(), wish).advised,
        perks(shelf(), wish).advised,
        items(shelf(), wish).advised,
    )
    hero = hero_of(shelf(), Wish(kind, level, hand, marks, kit), 1)
    assert len(hero.hand) == shelf().character[kind].hand_size and len(hero.perks) == level - 1
    assert sum(shelf().item[item].price for item in kit) <= starting_gold(level)
    assert all(1 <= shelf().item[item].prosperity <= level for item in kit)
    whole = HavenSetup(
        party=(Wish(kind, level, hand, marks, kit), Wish(next(c for c in CLASSES if c != kind)))
    )
    assert settle(shelf(), whole).players == 2


@pytest.mark.rule("GH-SET-03")
def test_the_first_hand_is_the_recommended_one_and_gained_cards_replace_the_weakest() -> None:
    for kind in CLASSES:
        assert best_hand(shelf(), kind, 1) == first_hand(shelf(), kind)
        worths = [sum(card_worth(shelf().card[c]) for c in best_hand(shelf(), kind, n)) for n in range(1, 10)]
        assert all(one <= other for one, other in pairwise(worths))
        hand = set(best_hand(shelf(), kind, 5))
        gone = [shelf().card[card] for card in first_hand(shelf(), kind) if card not in hand]
        came = [shelf().card[card] for card in hand - set(first_hand(shelf(), kind))]
        assert came and max(map(card_worth, gone)) < max(map(card_worth, came))


def test_perks_are_taken_where_they_better_the_deck_most() -> None:
    """No other first perk of the sheet makes a better deck."""
    for kind in CLASSES:
        (first,) = best_perks(shelf(), kind, 1)
        decks = {}
        for perk in shelf().character[kind].perks:
            deck = standard_cards(shelf())
            apply_perk(deck, perk, kind)
            decks[perk.id] = deck_worth(shelf().modifier[card] for card in deck)
        assert decks[first] == max(decks.values())


def test_items_are_the_best_that_the_gold_buys() -> None:
    """At level 1 that is 30 gold: longer legs and a longer breath."""
    assert set(best_items(shelf(), "brute", 1)) == {"boots-of-striding", "minor-stamina-potion"}
    for level in (3, 9):
        assert len(best_items(shelf(), "brute", level)) > 3


@pytest.mark.rule("GH-HND-01", "GH-HND-03")
def test_a_form_offers_every_card_within_the_level() -> None:
    menu = hands(shelf(), Wish("brute", 2))
    assert (menu.least, menu.most) == (10, 10)
    there = {card.id for card in cards_of(shelf(), "brute") if card.level in (1, 2, "X")}
    assert {offer.id for offer in menu.offers} == there
    assert {offer.level for offer in menu.offers} == {1, 2, "X"}


@pytest.mark.rule("GH-NEW-06")
def test_a_form_keeps_to_the_gold_of_the_level() -> None:
    dear = Wish("brute", 1, items=("boots-of-striding", "cloak-of-invisibility"))
    with pytest.raises(Refused, match="Items cost 40 together"):
        settle(shelf(), HavenSetup(party=(dear, "mindthief")))
    richer = Wish("brute", 2, items=dear.items)
    assert settle(shelf(), HavenSetup(party=(richer, "mindthief"))).party[0] == written(richer)
    free = settle(shelf(), HavenSetup(party=(written(dear), "mindthief")))
    assert free.party[0] == written(dear), "who plays on with a party of theirs has what they have"


@pytest.mark.rule("GH-PRK-01")
def test_a_form_takes_as_many_perks_as_the_level_gives() -> None:
    for count, fits in ((1, False), (2, True), (3, False)):
        wish = Wish("brute", 3, perks=("add-2-plus-1", "add-2-plus-1", "add-1-plus-3")[:count])
        if fits:
            assert settle(shelf(), HavenSetup(party=(wish, "mindthief"))).party[0] == "brute:3;perks=2,2"
            continue
        with pytest.raises(Refused, match=f"Perks takes 2, not {count}"):
            settle(shelf(), HavenSetup(party=(wish, "mindthief")))


def test_perks_by_their_place_are_known_by_their_ids() -> None:
    wish = Wish("brute", 2, perks=(3,))
    assert settle(shelf(), HavenSetup(party=(wish, "mindthief"))).party[0] == "brute:2;perks=3"
    with pytest.raises(SetupError, match="no perk 99"):
        settle(shelf(), HavenSetup(party=(Wish("brute", 2, perks=(99,)), "mindthief")))
    with pytest.raises(Refused, match="There is no class ''"):
        settle(shelf(), HavenSetup(party=(Wish(hand=("trample",)), "mindthief")))


def test_a_character_as_text_is_read_again() -> None:
    for wish in (
        Wish("brute"),
        Wish("brute", 3),
        Wish("brute", 2, ("a", "b"), (0, "x"), ("c",)),
        Wish("brute", perks=()),
    ):
        assert parse(written(wish)) == wish
