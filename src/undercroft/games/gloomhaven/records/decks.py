"""Monster ability decks: eight cards each, shared by all types that name the deck (GH-MAC)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from undercroft.content import Record

from .abilities import Ability
from .whom import AnyElement, Part


class AbilityCard(Part, kw_only=True):
    """A monster ability card: initiative, and what every monster of the type does (GH-MAC-02, GH-MAC-05)."""

    voice: ClassVar = "monster"  # of whom its text speaks

    id: str
    initiative: Annotated[int, Meta(ge=1, le=99)]
    shuffle: bool = False  # GH-MAC-08
    abilities: Annotated[tuple[Ability, ...], Meta(min_length=1)]
    infuse: tuple[AnyElement, ...] = ()


class AbilityDeck(Record, kw_only=True):
    """A deck of monster ability cards (GH-MAC-11)."""

    cards: Annotated[tuple[AbilityCard, ...], Meta(min_length=8, max_length=8)]
    disputed: str = ""  # where printings differ: what was taken

    def card(self, id: str) -> AbilityCard:
        """The card of that id."""
        return next(card for card in self.cards if card.id == id)
