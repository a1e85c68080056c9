"""Hands, perks and items to choose from, and what a good player would take (GH-NEW, GH-LUP, GH-ITM)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Protocol

from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.party import (
    allowed,
    apply_perk,
    cards_of,
    first_hand,
    standard_cards,
    starting_gold,
    too_many,
)
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.records.items import Item
from undercroft.games.gloomhaven.rules.items.equipment import HANDS, ONE_EACH, small_slots
from undercroft.games.gloomhaven.worth import card_worth, deck_worth, item_worth
from undercroft.games.setups import Menu, Offer
from undercroft.kernel import SetupError

POTIONS = 8  # small items that are looked at together
Bundle = tuple[float, int, tuple[str, ...]]  # worth, gold, items
Advise = Callable[[Library, str, int], tuple[str, ...]]  # (records, class, level or how many)


class Chosen(Protocol):
    """The choices that the rest of an outfit depends on."""

    @property
    def kind(self) -> str: ...
    @property
    def level(self) -> int: ...


def _remembered(advise: Advise) -> Advise:
    """Advice is reckoned once for each class and level of a library."""

    def remembered(records: Library, kind: str, number: int) -> tuple[str, ...]:
        key = advise.__name__, kind, number
        found = records.outfits.get(key)
        if found is None:
            found = records.outfits[key] = advise(records, kind, number)
        return found

    return remembered


def classes(records: Library, member: object) -> Menu:
    return Menu(tuple(Offer("character", kind) for kind in records.character))


# -- the hand


def hands(records: Library, chosen: Chosen) -> Menu:
    """Every card that the class may have at its level, as many as its hand holds (GH-HND-01, GH-HND-03)."""
    size = records.character[chosen.kind].hand_size
    offers = (Offer("card", card, level=records.card[card].level) for card in _pool(records, chosen))
    hand = best_hand(records, chosen.kind, chosen.level)
    newer = len(set(hand) - set(first_hand(records, chosen.kind)))
    return Menu(tuple(offers), size, size, advised=hand, because="advice-hand", number=newer)


def _pool(records: Library, chosen: Chosen) -> tuple[str, ...]:
    return allowed(records, chosen.kind, chosen.level)


@_remembered
def best_hand(records: Library, kind: str, level: int) -> tuple[str, ...]:
    """The recommended first hand, with the best of the cards gained in place of the weakest (GH-SET-03)."""
    pool = [card for card in cards_of(records, kind) if card.level != "X" and 1 < card.level <= level]
    gained: list[str] = []
    for card in sorted(pool, key=card_worth, reverse=True):
        if not any(too_many(records, level, (*gained, card.id))):
            gained.append(card.id)
    hand = list(first_hand(records, kind))
    for card_id in gained:
        weakest = min(hand, key=lambda each: card_worth(records.card[each]))
        if card_worth(records.card[card_id]) > card_worth(records.card[weakest]):
            hand[hand.index(weakest)] = card_id
    return tuple(hand)


# -- perks


def perks(records: Library, chosen: Chosen) -> Menu:
    """The lines of the sheet, one for each level gained (GH-PRK-01); a new character has no checkmarks."""
    sheet = records.character[chosen.kind].perks
    gained = chosen.level - 1
    return Menu(
        tuple(Offer("perk", perk.id, copies=perk.times) for perk in sheet),
        gained,
        gained,
        advised=best_perks(records, chosen.kind, gained),
        because="advice-perks",
    )


@_remembered
def best_perks(records: Library, kind: str, count: int) -> tuple[str, ...]:
    """One after another the box that makes the attack modifier deck best."""
    sheet = records.character[kind].perks
    left = {perk.id: perk.times for perk in sheet}
    cards, taken = standard_cards(records), list[str]()
    for _ in range(count):
        decks = []
        for n, perk in enumerate(sheet):
            deck = list(cards)
            try:
                apply_perk(deck, perk, kind)
            except SetupError:  # the cards that it takes out are gone
                continue
            if left[perk.id]:
                decks.append((deck_worth(records.modifier[card] for card in deck), -n, deck))
        _, place, cards = max(decks)
        taken.append(sheet[-place].id)
        left[sheet[-place].id] -= 1
    return tuple(taken)


# -- items


def items(records: Library, chosen: Chosen) -> Menu:
    """The shop's items where a character of this level can begin, for its gold (GH-NEW-04, GH-NEW-06)."""
    there = [item for item in records.item.values() if 1 <= item.prosperity <= chosen.level]
    gold = starting_gold(chosen.level)
    return Menu(
        tuple(Offer("item", item.id, cost=item.price) for item in there),
        budget=gold,
        advised=best_items(records, chosen.kind, chosen.level),
        because="advice-items",
        number=gold,
    )


@_remembered
def best_items(records: Library, kind: str, level: int) -> tuple[str, ...]:
    """The items worth most together, by what can be worn (GH-ITM-05 to GH-ITM-07) and paid for."""
    there = [item for item in records.item.values() if 1 <= item.prosperity <= level]
    ranged = _ranged_share(records, kind, level)
    worth = {item.id: item_worth(item, ranged) for item in there}
    best: dict[int, Bundle] = {0: (0.0, 0, ())}  # by the gold spent
    for group in _groups(records, there, worth, level):
        bundles = [(sum(worth[item.id] for item in some), sum(i.price for i in some), some) for some in group]
        for spent, (value, _, held) in sorted(best.items(), reverse=True):
            for more, price, some in bundles:
                cost = spent + price
                found = value + more, cost, (*held, *(item.id for item in some))
                if cost <= starting_gold(level) and found[0] > best.get(cost, (-1.0, 0, ()))[0]:
                    best[cost] = found
    return max(best.values(), key=lambda bundle: (bundle[0], -bundle[1]))[2]


def _groups(
    records: Library, there: Sequence[Item], worth: dict[str, float], level: int
) -> Iterator[list[tuple[Item, ...]]]:
    """For each part of the body what it can have on; nothing is always possible."""
    for slot in ONE_EACH:
        yield [(item,) for item in there if item.slot == slot]
    single = [item for item in there if item.slot == "one-hand"]
    double = [(item,) for item in there if item.slot == "two-hands"]
    yield [*((item,) for item in single), *combinations(single, HANDS), *double]
    small = sorted((item for item in there if item.slot == "small"), key=lambda item: -worth[item.id])[
        :POTIONS
    ]
    room = small_slots(records, level, ())
    yield [some for many in range(1, room + 1) for some in combinations(small[:POTIONS], many)]


def _ranged_share(records: Library, kind: str, level: int) -> float:
    """How many of the attacks of its best hand are made from afar."""
    cards = [records.card[card] for card in best_hand(records, kind, level)]
    abilities = [each for card in cards for half in (card.top, card.bottom) for each in half.abilities]
    attacks = [each.range is not None for each in abilities if isinstance(each, Attack)]
    return sum(attacks) / max(1, len(attacks))
