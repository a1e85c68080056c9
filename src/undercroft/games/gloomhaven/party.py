"""Characters as their players wish them: class, level, hand, perks, items (GH-CHM, GH-HND, GH-LUP, GH-PRK).

A character is written `brute`, `brute:3`, or in full `brute:3;hand=trample,…;perks=0,2;items=leather-armor`:
the class and its level, the cards by their ids, the perks by their place on the sheet, once for each box. A
party file holds the same as TOML:

    [[character]]
    class = "brute"
    level = 3
    hand = ["trample", "…"]
    perks = ["remove-2-minus-1", "add-2-plus-1"]
    items = ["leather-armor"]

What is left out takes its default: the first legal hand, the first perks, no items.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.classes import Card, Perk
from undercroft.games.gloomhaven.rules.items.equipment import check_equipment
from undercroft.games.setups import Menu, Number, Offer, One
from undercroft.kernel import Leaf, SetupError

HIGHEST = 9  # GH-LUP-09
MOST_DIGITS = 3  # of a level, or of a perk's place
CHECKMARK_PERKS = 6  # GH-PRK-06


class Hero(Leaf, omit_defaults=True):
    """A character as it comes to the scenario (GH-SET-01)."""

    kind: str
    level: int = 1
    hand: tuple[str, ...] = ()
    perks: tuple[int, ...] = ()  # by their place on the sheet, once for each box
    items: tuple[str, ...] = ()


def classes(records: Library, member: object) -> Menu:
    return Menu(tuple(Offer("character", kind) for kind in records.character))


class Wish(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"kind": "class"}
):
    """A character as somebody wishes it, in a form or in a party file."""

    kind: Annotated[str, One(menu=classes, distinct=True)] = ""
    level: Annotated[int, Number(least=1, most=HIGHEST)] = 0
    hand: tuple[str, ...] = ()
    perks: tuple[int | str, ...] | None = None
    items: tuple[str, ...] = ()


class PartyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A party file: its characters."""

    character: tuple[Wish, ...]


def read_party(text: str) -> list[str]:
    """The characters of `brute,spellweaver:2`, or those of a party file that is named."""
    if text.endswith(".toml"):
        return [written(wish) for wish in read_file(Path(text))]
    return [word.strip() for word in text.split(",") if word.strip()]


def read_file(path: Path) -> tuple[Wish, ...]:
    """The characters of a party file."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=PartyFile).character
    except OSError as error:
        raise SetupError(
            f"The party file {path} cannot be read; name a TOML file with characters."
        ) from error
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise SetupError(f"The party file {path} is not as expected: {error}.") from error


def parse(spec: str) -> Wish:
    """A character from `class[:level][;hand=…][;perks=…][;items=…]`."""
    head, *parts = spec.split(";")
    kind, colon, level = head.partition(":")
    if colon and not _is_number(level, 1):
        raise SetupError(f"{head!r} is no character; write the class and the level, such as {kind}:2.")
    lists: dict[str, tuple[str, ...]] = {}
    for part in parts:
        name, equals, values = part.partition("=")
        if name not in ("hand", "perks", "items") or not equals:
            raise SetupError(f"{part!r} says nothing about {kind}; expected hand=…, perks=… or items=….")
        lists[name] = tuple(value for value in values.split(",") if value)
    marked = lists.get("perks")
    perks = None if marked is None else tuple(int(perk) if _is_number(perk) else perk for perk in marked)
    return Wish(kind, int(level or 0), lists.get("hand", ()), perks, lists.get("items", ()))


def written(wish: Wish) -> str:
    """A character as text, which `parse` reads."""
    parts = [f"{wish.kind}:{wish.level}" if wish.level else wish.kind]
    if wish.hand:
        parts.append("hand=" + ",".join(wish.hand))
    if wish.perks is not None:
        parts.append("perks=" + ",".join(map(str, wish.perks)))
    if wish.items:
        parts.append("items=" + ",".join(wish.items))
    return ";".join(parts)


def _is_number(text: str, least: int = 0) -> bool:
    """A level or the place of a perk: short, in plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and int(text) >= least


def hero_of(records: Library, wish: Wish, level: int) -> Hero:
    """The character that was wished for, with what was left out; or what is wrong with it.

    Any class that is there (GH-CHM-02), at any level (GH-NEW-04).
    """
    if wish.kind not in records.character:
        raise SetupError(f"There is no class {wish.kind!r}; there are: {', '.join(records.character)}.")
    at = wish.level or level
    if not 1 <= at <= HIGHEST:
        raise SetupError(f"Characters have levels 1 to {HIGHEST}, not {at}.")
    perks = (
        first_perks(records, wish.kind, at) if wish.perks is None else marked(records, wish.kind, wish.perks)
    )
    hero = Hero(wish.kind, at, wish.hand or first_hand(records, wish.kind), perks, wish.items)
    check_hand(records, hero)
    check_perks(records, hero)
    check_equipment(records, hero.level, hero.items)
    return hero


def spelled(records: Library, hero: Hero) -> str:
    """A character as text that says everything which is not a default."""
    hand = hero.hand if hero.hand != first_hand(records, hero.kind) else ()
    perks = hero.perks if hero.perks != first_perks(records, hero.kind, hero.level) else None
    return written(Wish(hero.kind, hero.level, hand, perks, hero.items))


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
    for card in hero.hand:
        if card not in records.card or records.card[card].character != hero.kind:
            raise SetupError(f"{card!r} is no card of {who}.")
        if not records.card[card].allowed_at(hero.level):
            level = records.card[card].level
            raise SetupError(f"{card!r} is of level {level}; {who} of level {hero.level} cannot have it yet.")
    if len(set(hero.hand)) < len(hero.hand):
        raise SetupError(f"A card is twice in the hand of {who}; there is one of each.")
    if len(hero.hand) != size:
        raise SetupError(f"The hand of {who} has {len(hero.hand)} cards; it has {size}, always.")
    for below, found in too_many(records, hero.level, hero.hand):
        raise SetupError(
            f"The hand of {who} has {found} cards above level {below}; "
            f"at level {hero.level} there are {hero.level - below} at most."
        )


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


def marked(records: Library, kind: str, perks: Sequence[int | str]) -> tuple[int, ...]:
    """Perks by their place on the sheet; they may be named by id."""
    sheet = [perk.id for perk in records.character[kind].perks]
    found = []
    for perk in perks:
        if isinstance(perk, str) and perk in sheet:
            found.append(sheet.index(perk))
        elif isinstance(perk, int) and 0 <= perk < len(sheet):
            found.append(perk)
        else:
            raise SetupError(
                f"The {kind} has no perk {perk!r}; there are 0 to {len(sheet) - 1}: {', '.join(sheet)}."
            )
    return tuple(sorted(found))


def check_perks(records: Library, hero: Hero) -> None:
    """One for each level, up to six more for checkmarks, each box once (GH-PRK-01, GH-PRK-02, GH-PRK-06)."""
    sheet, who = records.character[hero.kind].perks, f"the {hero.kind}"
    for perk, times in Counter(hero.perks).items():
        if times > sheet[perk].times:
            raise SetupError(
                f"The perk {sheet[perk].id!r} of {who} has {sheet[perk].times} boxes, not {times}."
            )
    least = hero.level - 1
    if not least <= len(hero.perks) <= least + CHECKMARK_PERKS:
        raise SetupError(
            f"At level {hero.level} {who} has {least} to {least + CHECKMARK_PERKS} perks, "
            f"not {len(hero.perks)}."
        )
    cards = standard_cards(records)
    for mark in hero.perks:
        apply_perk(cards, sheet[mark], who)


def standard_cards(records: Library) -> list[str]:
    """The twenty cards of every attack modifier deck, none of a class among them (GH-AMD-02, GH-AMD-03)."""
    return [card.id for card in records.modifier.values() for _ in range(card.standard)]


def apply_perk(cards: list[str], perk: Perk, who: str) -> None:
    """Cards leave the deck, which must have them, and others join it (GH-PRK-03, GH-PRK-08, GH-PRK-E1)."""
    for card in perk.remove:
        if card not in cards:
            raise SetupError(
                f"The perk {perk.id!r} of {who} takes out {card!r}, and none is left in the deck."
            )
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
        apply_perk(cards, perk, f"the {hero.kind}")
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
    """What a character that begins at a level may spend (GH-NEW-06)."""
    return 15 * (level + 1)
