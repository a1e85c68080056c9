"""Attack modifier decks as a test wants them."""

from __future__ import annotations

from functools import cache

from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.modifiers import ModifierCard
from undercroft.kernel import CardId
from undercroft.parts.decks import Deck, shuffled

from .inventions import invented
from .scenes import Draws, Table, shelf

MADE = (
    ModifierCard(id="plus-1-stun", value=1, conditions=("stun",)),
    ModifierCard(id="plus-2-stun", value=2, conditions=("stun",)),
    ModifierCard(id="plus-0-muddle", conditions=("muddle",)),
    ModifierCard(id="plus-1-fire", value=1, infuse=("fire",)),
    invented(
        "the rulebook's own example; the class that has it is locked",
        ModifierCard(id="plus-2-push-2-earth", value=2, push=2, infuse=("earth",)),
    ),
)


@cache
def shelf_with_more() -> Library:
    """The records of the game, and modifier cards that the rulebook only speaks of."""
    records = shelf()
    fields = {name: getattr(records, name) for name in records.__struct_fields__}
    fields["modifier"] = {**records.modifier, **{card.id: card for card in MADE}}
    return Library(**fields)


def stacked(table: Table, *cards: str, deck: str = "0") -> Table:
    """These cards come up next from a deck, which holds nothing else."""
    table.state.attack_decks[deck] = Deck(shuffled(cards))
    table.game.source = Draws(cards)
    return table


def pool(table: Table, deck: str = "0") -> list[str]:
    """What can be drawn from a deck."""
    found = table.state.attack_decks[deck]
    return sorted((*found.pool, *found.top))


def discards(table: Table, deck: str = "0") -> list[CardId]:
    return sorted(table.state.attack_decks[deck].discard)
