"""Characters: level, hand, perks, items, and what is wrong with them (GH-CHM, GH-HND, GH-LUP, GH-PRK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.classes import Card, Perk
from undercroft.games.setups import Named, Refused
from undercroft.kernel import Leaf

HIGHEST = 9  # GH-LUP-09
CHECKMARK_PERKS = 6  # GH-PRK-06


class Hero(Leaf, omit_defaults=True):
    """A character as it comes to the scenario (GH-SET-01)."""

    kind: str
    level: int = 1
    hand: tuple[str, ...] = ()
    perks: tuple[int, ...] = ()  # by their place on the sheet, once for each box
    items: tuple[str, ...] = ()


def named(kind: str, id: str) -> Named:
    """A record of the game in a refusal."""
    return Named(kind, id, id)


def cards_of(records: Library, kind: str) -> list[Card]:
    """The ability cards of a class: each belongs to one (GH-CRD-01)."""
    return [card for card in records.card.values() if card.character == kind]


def first_hand(records: Library, kind: str) -> tuple[str, ...]:
    """All cards of level 1: as many as the hand holds (GH-SET-03)."""
    return tuple(card.id for card in cards_of(records, kind) if card.level == 1)


def allowed(records: Library, kind: str, level: int) -> tuple[str, ...]:
    """Every card that a character of this level may have: level 1, X, and those it may have gained.

    (GH-HND-03, GH-NEW-03, GH-CRD-03, GH-CRD-09)
    """
    return tuple(card.id for card in cards_of(records, kind) if card.allowed_at(level))


def check_hand(records: Library, hero: Hero) -> None:
    """As many different cards of the class as its hand size, at any level (GH-SET-02, GH-HND-01, GH-LUP-07).

    X cards and those gained take the place of others (GH-HND-04). For each level gained there is one card, of
    that level at most (GH-LUP-04, GH-LUP-06, GH-NEW-05); what was not taken may be taken later (GH-LUP-05).
    """
    size, who = records.character[hero.kind].hand_size, f"the {hero.kind}"
    name = named("character", hero.kind)
    for card in hero.hand:
        if card not in records.card or records.card[card].character != hero.kind:
            raise Refused(
                "party", f"{card!r} is no card of {who}.", "of-the-class", who=name, card=named("card", card)
            )
        if not records.card[card].allowed_at(hero.level):
            level = records.card[card].level
            raise Refused(
                "party",
                f"{card!r} is of level {level}; {who} of level {hero.level} cannot have it yet.",
                "of-this-level", who=name, card=named("card", card), level=level, at=hero.level,
            )  # fmt: skip
    if len(set(hero.hand)) < len(hero.hand):
        raise Refused(
            "party", f"A card is twice in the hand of {who}; there is one of each.", "one-of-each", who=name
        )
    if len(hero.hand) != size:
        raise Refused(
            "party",
            f"The hand of {who} has {len(hero.hand)} cards; it has {size}, always.",
            "a-full-hand", who=name, found=len(hero.hand), size=size,
        )  # fmt: skip
    for below, found in too_many(records, hero.level, hero.hand):
        raise Refused(
            "party",
            f"The hand of {who} has {found} cards above level {below}; "
            f"at level {hero.level} there are {hero.level - below} at most.",
            "gained", who=name, found=found, below=below, at=hero.level, most=hero.level - below,
        )  # fmt: skip


def too_many(records: Library, level: int, cards: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Where cards are more than one for each level gained, of that level at most: (above, found)."""
    levels = [records.card[card].level for card in cards]
    for below in range(1, level):
        found = sum(isinstance(each, int) and each > below for each in levels)
        if found > level - below:
            yield below, found


def first_perks(records: Library, kind: str, level: int) -> tuple[int, ...]:
    """One perk for each level gained, from the top of the sheet (GH-PRK-01, GH-NEW-05)."""
    boxes = [i for i, perk in enumerate(records.character[kind].perks) for _ in range(perk.times)]
    return tuple(boxes[: level - 1])


def check_perks(records: Library, hero: Hero) -> None:
    """One for each level, up to six more for checkmarks, each box once (GH-PRK-01, GH-PRK-02, GH-PRK-06)."""
    sheet, who = records.character[hero.kind].perks, f"the {hero.kind}"
    name = named("character", hero.kind)
    for perk, times in Counter(hero.perks).items():
        if times > sheet[perk].times:
            raise Refused(
                "party",
                f"The perk {sheet[perk].id!r} of {who} has {sheet[perk].times} boxes, not {times}.",
                "so-many-boxes", who=name, perk=named("perk", sheet[perk].id),
                most=sheet[perk].times, found=times,
            )  # fmt: skip
    least = hero.level - 1
    if not least <= len(hero.perks) <= least + CHECKMARK_PERKS:
        raise Refused(
            "party",
            f"At level {hero.level} {who} has {least} to {least + CHECKMARK_PERKS} perks, "
            f"not {len(hero.perks)}.",
            "so-many-perks", who=name, at=hero.level,
            least=least, most=least + CHECKMARK_PERKS, found=len(hero.perks),
        )  # fmt: skip
    cards = standard_cards(records)
    for mark in hero.perks:
        apply_perk(cards, sheet[mark], hero.kind)


def standard_cards(records: Library) -> list[str]:
    """The twenty cards of every attack modifier deck, none of a class among them (GH-AMD-02, GH-AMD-03)."""
    return [card.id for card in records.modifier.values() for _ in range(card.standard)]


def apply_perk(cards: list[str], perk: Perk, kind: str) -> None:
    """Cards leave the deck, which must have them, and others join it (GH-PRK-03, GH-PRK-08, GH-PRK-E1)."""
    for card in perk.remove:
        if card not in cards:
            raise Refused(
                "party",
                f"The perk {perk.id!r} of the {kind} takes out {card!r}, and none is left in the deck.",
                "left-in-the-deck", who=named("character", kind),
                perk=named("perk", perk.id), card=named("modifier", card),
            )  # fmt: skip
        cards.remove(card)
    cards += perk.add


def modifier_cards_of(records: Library, hero: Hero) -> list[str]:
    """The standard deck with what perks, for good, and items change (GH-PRK-07, GH-ITM-16, GH-ITM-29).

    Only perks bring cards of the class (GH-AMD-03); scenario, Curse and Bless change it later (GH-AMD-04).
    """
    cards = standard_cards(records)
    sheet = records.character[hero.kind].perks
    taken = [sheet[mark] for mark in hero.perks]
    for perk in taken:
        apply_perk(cards, perk, hero.kind)
    items = [records.item[item] for item in hero.items]
    if not any(perk.ignore == "item-effects" for perk in taken):
        cards += ["extra-minus-1"] * sum(item.minus_ones for item in items)
    for card in (card for item in items if item.worn is not None for card in item.worn.takes_out):
        if card in cards:
            cards.remove(card)
    return cards


def level_at(records: Library, experience: int) -> int:
    """The level that so much experience makes (GH-LUP-01, GH-LUP-08, GH-LUP-09)."""
    return sum(experience >= least for least in records.table["level-xp"].values)


def starting_experience(records: Library, level: int) -> int:
    """A character that begins at a level has the least experience of it (GH-NEW-07)."""
    return records.table["level-xp"].at(level)


def starting_gold(level: int) -> int:
    """The gold of a character that begins at a level (GH-NEW-06)."""
    return 15 * (level + 1)
