"""A table with figures and decks and no rules: enough to try the parts on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import field

from undercroft.kernel import (
    ChanceAhead,
    Enumerated,
    FigureId,
    Game,
    Rules,
    Seat,
    Source,
    State,
)
from undercroft.parts import happenings, placing
from undercroft.parts.decks import Deck, OwnDeck
from undercroft.parts.figures import Figure

T = TypeVar("T")
ME, OTHER = Seat(0), Seat(1)


class TableState(State, kw_only=True):
    """What lies on the table."""

    figures: dict[FigureId, Figure] = field(default_factory=dict)
    decks: dict[Seat, OwnDeck] = field(default_factory=dict)
    common: Deck = Deck()


Table = Game[TableState]
CARDS = ("axe", "axe", "bow", "cup", "dog")


def unseen(s: TableState, seat: Seat) -> Sequence[str]:
    """All cards of a seat's deck that do not lie on its discard pile."""
    left = list(CARDS)
    for card in s.decks[seat].discard:
        left.remove(card)
    return left


RULES = Rules(TableState, [happenings, placing], lambda g: (ME, OTHER), unseen=unseen)


def table(source: Source | None = None, **things: object) -> Table:
    """A game with these things on the table."""
    return Game(RULES, TableState(**things), source, log=[])  # type: ignore[arg-type]


def odds(play: Callable[[Table], T]) -> dict[T, float]:
    """What a piece of play can come to, and how likely, by following every turn that chance can take."""
    found: Counter[T] = Counter()
    paths: list[tuple[tuple[str, ...], float]] = [((), 1.0)]
    while paths:
        path, likely = paths.pop()
        try:
            result = play(table(Enumerated(path)))
        except ChanceAhead as ahead:
            for outcome, ways in Counter(ahead.outcomes).items():
                paths.append(((*path, outcome), likely * ways / len(ahead.outcomes)))
        else:
            found[result] += likely  # type: ignore[assignment]
    return dict(found)
