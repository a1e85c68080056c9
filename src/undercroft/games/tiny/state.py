"""The Cellar: its leaves and its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import UNSET, UnsetType, field

from undercroft.games.tiny.charge import DelveCharge
from undercroft.kernel import OWNER, CardId, FigureId, Game, Leaf, Seat, State
from undercroft.parts import figures
from undercroft.parts.decks import Deck, OwnDeck
from undercroft.space import Cell

if TYPE_CHECKING:
    from undercroft.games.tiny.ground import Ground
    from undercroft.games.tiny.records import TinyContent


class Figure(figures.Figure, omit_defaults=True):
    """A hero or a monster."""

    stance: str = ""
    items: tuple[str, ...] = ()
    used: tuple[str, ...] = ()  # abilities for once a round, used already

    @property
    def is_hero(self) -> bool:
        return self.seat >= 0


class InPlay(Leaf, omit_defaults=True):
    """A card on the table, and how often it was used."""

    card: CardId
    used: int = 0


class Hand(Leaf, omit_defaults=True):
    """The cards that a hero holds, and those that lie in play before them."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], OWNER] = ()
    active: tuple[InPlay, ...] = ()

    def place_of(self, card: CardId) -> int:
        """Where among the cards in play the first of this name lies."""
        for at, lying in enumerate(self.active):
            if lying.card == card:
                return at
        raise LookupError(f"{card} is not in play")

    def uses_of(self, card: CardId) -> int:
        return self.active[self.place_of(card)].used


class Turn(Leaf):
    """The means left to the figure whose turn it is. A fact of the table, so not a local of some frame."""

    figure: FigureId = FigureId(0)
    actions: int = 0
    movement: int = 0


class TinyState(State, kw_only=True):
    scenario: str
    party: tuple[str, ...] = ()
    rooms: tuple[str, ...] = ()  # revealed
    torches: int = 12
    round: int = 0
    figures: dict[FigureId, Figure] = field(default_factory=dict)
    hands: dict[Seat, Hand] = field(default_factory=dict)
    decks: dict[Seat, OwnDeck] = field(default_factory=dict)
    fate: Deck = Deck()
    turn: Turn = Turn()
    acted: tuple[FigureId, ...] = ()
    chests: tuple[Cell, ...] = ()  # closed ones in revealed rooms
    charge: DelveCharge | UnsetType = UNSET  # of a campaign; unset, as in a single delve, it is not saved


Tiny = Game[TinyState]


def content(g: Tiny) -> TinyContent:
    """The records of the packs."""
    found: TinyContent = g.rules.content
    return found


def ground(g: Tiny) -> Ground:
    """The board as far as it is revealed, reckoned once for each set of rooms."""
    s = g.state
    return g.rules.content.grounds[s.scenario, s.rooms]  # type: ignore[no-any-return]
