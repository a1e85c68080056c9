"""The worth of cards and items by their print, whatever the position: rules of thumb."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.gloomhaven.records.abilities import (
    Ability,
    Active,
    Attack,
    Changes,
    Half,
    Heal,
    Loot,
    Move,
    RecoverCards,
    Summon,
)  # fmt: skip
from undercroft.games.gloomhaven.records.classes import Card
from undercroft.games.gloomhaven.records.items import Item, Use
from undercroft.games.gloomhaven.records.modifiers import ModifierCard

LOST = 0.6  # of what an action is worth that costs its card
TYPICAL = 3  # the attack that a modifier card doubles or cancels
USES: dict[Use, float] = {"consumed": 1.0, "lost": 1.0, "spent": 2.5, "always": 5.0}  # in a scenario
MINUS_ONE = 1.0  # the loss by a -1 card in the deck in a scenario


def card_worth(card: Card) -> float:
    """How much a card will be wanted: the worth of both its actions."""
    return max(half_worth(card.top), 0.5) + half_worth(card.bottom)


def half_worth(half: Half) -> float:
    worth = sum(ability_worth(ability) for ability in half.abilities)
    return LOST * worth if half.lost else worth


def ability_worth(ability: Ability) -> float:
    match ability:
        case Attack():
            value = ability.value if isinstance(ability.value, int) else TYPICAL
            several = 1.6 if ability.target > 1 or ability.area or ability.who else 1.0
            return value * several + 0.5 * bool(ability.range) + 0.7 * len(ability.conditions)
        case Move():
            return 0.6 * (ability.value if isinstance(ability.value, int) else 3)
        case Heal():
            return 0.8 * (ability.value if isinstance(ability.value, int) else 2)
        case Loot():
            return 0.2
        case RecoverCards():
            return 12.0
        case Summon() | Active():
            return 3.0
    return 1.0


def item_worth(item: Item, ranged: float) -> float:
    """The worth of an item in a scenario for a character who makes this share of its attacks from afar."""
    share = {"melee-attack": 1 - ranged, "ranged-attack": ranged, "initiative": 0.5}.get(item.when, 1.0)
    once = sum(_used_worth(each) for each in item.abilities) + _changes_worth(item.changes)
    once += 3.0 * item.negates + (1.0 if item.special else 0.0) + 0.5 * bool(item.initiative)
    uses = float(item.use_slots) or USES[item.use]
    return share * uses * once + (1.0 if item.worn is not None else 0.0) - MINUS_ONE * item.minus_ones


def _used_worth(ability: Ability) -> float:
    """An item gives back a few cards, not all of them."""
    if isinstance(ability, RecoverCards) and isinstance(ability.cards, int):
        return 3.0 * ability.cards
    return ability_worth(ability)


def _changes_worth(changes: Changes) -> float:
    numbers = changes.attack + changes.value + changes.shield + 0.8 * changes.heal + 0.9 * changes.move
    numbers += 0.8 * changes.retaliate + 0.4 * changes.pierce + 0.3 * (changes.push + changes.pull)
    extras = 1.5 * (changes.area is not None) + 1.5 * (changes.target > 1) + 0.5 * bool(changes.range)
    luck = 1.0 * (changes.advantage + changes.disadvantage) + 0.5 * changes.jump
    return numbers + extras + luck + 0.7 * len(changes.conditions) + 3.0 * changes.double


def deck_worth(cards: Iterable[ModifierCard]) -> float:
    """The average addition by a deck of attack modifiers; rolling cards come before the one that ends it."""
    ending = rolling = 0.0
    count = 0
    for card in cards:
        if card.rolling:
            rolling += _modifier_worth(card)
        else:
            ending += _modifier_worth(card)
            count += 1
    return ending / max(1, count) + rolling / (count + 1)


def _modifier_worth(card: ModifierCard) -> float:
    value = {"plus": card.value, "double": TYPICAL, "null": -TYPICAL}[card.draw]
    effects = (
        0.7 * len(card.conditions) + 0.3 * len(card.infuse) + 0.2 * (card.push + card.pull + card.pierce)
    )
    extras = 1.5 * card.add_target + 0.7 * card.heal + 0.7 * card.shield + 0.7 * card.refresh_item
    return value + effects + extras
