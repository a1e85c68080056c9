"""The items 1 to 133 and those of solo scenarios that need no locked class: numbers, effects and names."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.gloomhaven.records.abilities import (
    Changes,
    Condition,
    Control,
    Heal,
    Infuse,
    Move,
    RecoverCards,
    RefreshItems,
    Shield,
    SummonStats,
)
from undercroft.games.gloomhaven.records.items import Item, Worn
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.sim.vocabulary import parts_of

from .read import LANGUAGES, messages, records

ITEMS = records("items", "item", Item)
SELF = Whom(side="self")

PRINTED = {
    "GH-PC-30": Item(
        id="boots-of-striding", number=1, price=20, slot="legs", use="spent", count=2, prosperity=1,
        when="move", changes=Changes(move=2),
    ),
    "GH-PC-31": Item(
        id="hide-armor", number=3, price=10, slot="body", use="spent", use_slots=2, minus_ones=2, count=2,
        prosperity=1, when="damaged", changes=Changes(shield=1),
    ),
    "GH-PC-32": Item(
        id="leather-armor", number=4, price=20, slot="body", use="spent", count=2, prosperity=1,
        when="attacked", changes=Changes(disadvantage=True),
    ),
    "GH-PC-33": Item(
        id="cloak-of-invisibility", number=5, price=20, slot="body", use="consumed", count=2, prosperity=1,
        when="turn", abilities=(Condition(conditions=("invisible",), who=SELF),),
    ),
    "GH-PC-34": Item(
        id="eagle-eye-goggles", number=6, price=30, slot="head", use="spent", count=2, prosperity=1,
        when="attack", scope="entire", changes=Changes(advantage=True),
    ),
    "GH-PC-35": Item(
        id="minor-healing-potion", number=12, price=10, slot="small", use="consumed", count=4, prosperity=1,
        when="turn", abilities=(Heal(value=3, who=SELF),),
    ),
    "GH-PC-36": Item(
        id="minor-power-potion", number=14, price=10, slot="small", use="consumed", count=4, prosperity=1,
        when="attack", scope="entire", changes=Changes(attack=1),
    ),
    "GH-PC-37": Item(
        id="boots-of-levitation", number=71, price=50, slot="legs", use="always", count=2, design=True,
        when="worn", worn=Worn(flying=True),
    ),
    "GH-PC-38": Item(
        id="swordedge-armor", number=74, price=40, slot="body", use="spent", use_slots=3, minus_ones=4,
        count=2, design=True, when="damaged", changes=Changes(shield=1, retaliate=1),
    ),
    "GH-PC-39": Item(
        id="frigid-blade", number=77, price=30, slot="one-hand", use="always", count=2, design=True,
        when="melee-attack", scope="single", elements=("ice",), changes=Changes(attack=2),
    ),
}  # fmt: skip


@pytest.mark.parametrize("row", PRINTED)
def test_printed_items(row: str) -> None:
    printed = PRINTED[row]
    assert ITEMS[printed.id] == printed


def test_all_numbers_are_there_once() -> None:
    solo = [*range(134, 146), 149]
    assert [item.number for item in sorted(ITEMS.values(), key=lambda item: item.number)] == [
        *range(1, 134), *solo
    ]  # fmt: skip
    assert sorted(item.number for item in ITEMS.values() if item.solo) == solo


def test_slots_copies_and_sources() -> None:
    base = [item for item in ITEMS.values() if item.number <= 133]
    slots = Counter(item.slot for item in base)
    assert slots == {"legs": 16, "body": 19, "head": 18, "one-hand": 28, "two-hands": 15, "small": 37}
    shop = Counter(item.prosperity for item in base if item.number <= 70)
    assert shop == {1: 14} | dict.fromkeys(range(2, 10), 7)
    assert not any(item.prosperity for item in base if item.number > 70)
    assert [item.number for item in base if item.design] == list(range(71, 96))
    assert {item.number for item in base if item.count == 4} == {12, 13, 14, 20, 27, 34, 41, 48, 55}
    assert sum(item.count for item in base) == 253  # the item cards of the box


def test_use_slots_and_minus_ones() -> None:
    slots = {item.number: item.use_slots for item in ITEMS.values() if item.use_slots}
    assert slots == {3: 2, 23: 3, 44: 4, 65: 5, 74: 3, 104: 5}
    minus = {item.number: item.minus_ones for item in ITEMS.values() if item.minus_ones}
    assert minus == {3: 2, 22: 1, 23: 3, 38: 2, 44: 4, 50: 2, 65: 5, 74: 4, 76: 1}


def test_every_item_does_something() -> None:
    for item in ITEMS.values():
        does = item.abilities or item.changes != Changes() or item.worn or item.special
        assert does or item.negates or item.initiative or item.xp, item.id
        assert (item.when == "worn") <= bool(item.worn or item.changes != Changes()), item.id
        assert (item.when == "worn") <= (item.use == "always"), item.id


def test_attacks_say_what_they_change() -> None:
    """An item for attacks is for one attack, for the whole action, or for an attack on one target."""
    attacks = ("attack", "melee-attack", "ranged-attack", "ally-attack")
    left = {item.number for item in ITEMS.values() if item.when in attacks and not item.scope}
    assert {n for n in left if not _numbered(n).single_target} == {66, 137, 145}  # these change every attack


def test_specials_are_the_known_few() -> None:
    assert {item.special: item.number for item in ITEMS.values() if item.special} == {
        "another-bottom-action": 42, "another-top-action": 56, "another-turn": 70, "dampening-ring": 92,
        "black-card": 129, "heart-of-the-betrayer": 131,
    }  # fmt: skip


def test_some_effects() -> None:
    assert _numbered(13).abilities == (RecoverCards(what="discarded", cards=2),)
    assert _numbered(15).initiative == 10
    assert _numbered(16).worn == Worn(small_slots=2)
    assert _numbered(29).worn == Worn(basic_move=3)
    assert _numbered(48).abilities == (Infuse(elements=("wild", "wild")),)
    assert _numbered(49).abilities == (RefreshItems(state=("spent",), items="all"), Heal(value=3, who=SELF))
    assert _numbered(50).moved_at_most == 1
    assert _numbered(50).abilities == (Shield(value=1, duration="round"),)
    assert _numbered(68).changes == Changes(reach=2)
    assert _numbered(73).abilities == (Move(value=4, jump=True),)
    assert _numbered(113).against == ("living-corpse", "living-spirit", "living-bones")
    assert _numbered(121).elements == ("dark",)
    assert _numbered(121).abilities == (Infuse(elements=("light",)),)
    assert len(_numbered(130).elements) == 6
    assert _numbered(120).abilities == (Control(who=Whom(side="summons", within=3), then=(Move(value=3),)),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    names = messages(language, "names-items")
    summons = {
        part.name for item in ITEMS.values() for part in parts_of(item) if isinstance(part, SummonStats)
    }
    assert set(names) == {f"item-{id}" for id in ITEMS} | {f"summon-{name}" for name in summons}
    assert all(text[""] for text in names.values())
    if language != "en":
        assert all(text["gender"] in ("m", "f", "mp", "fp") for text in names.values())


@pytest.mark.parametrize(
    ("language", "item", "name", "gender"),
    [
        ("es", "boots-of-striding", "Botas de zancadas", "fp"),
        ("es", "swordedge-armor", "Armadura filosa", "f"),
        ("es", "minor-healing-potion", "Poción curativa menor", "f"),
        ("es", "battle-axe", "Hacha de batalla", "m"),
        ("pt", "boots-of-striding", "Botas de Caminhada", "fp"),
        ("pt", "frigid-blade", "Espada Gélida", "f"),
        ("pt", "hide-armor", "Armadura de Peles", "f"),
        ("pt", "boots-of-levitation", "Botas da Levitação", "fp"),
    ],
)
def test_printed_names(language: str, item: str, name: str, gender: str) -> None:
    assert messages(language, "names-items")[f"item-{item}"] == {"": name, "gender": gender}


def _numbered(number: int) -> Item:
    (found,) = [item for item in ITEMS.values() if item.number == number]
    return found
