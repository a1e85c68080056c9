"""Turns as plans: which halves in which order, and to which hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from undercroft.games.gloomhaven.records.abilities import Ability, Attack, Half, Move
from undercroft.games.gloomhaven.rules.actions.actions import BASIC_ATTACK, BASIC_MOVE
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.state import HalfName
from undercroft.kernel import CardId
from undercroft.space import Cell, Cells, each

from .abilities import AbilityValues
from .moves import TRAP
from .position import Position

BASIC: Mapping[HalfName, Half] = MappingProxyType(
    {
        "top": Half(abilities=(Attack(value=BASIC_ATTACK),)),
        "bottom": Half(abilities=(Move(value=BASIC_MOVE),)),
    }
)
OTHER: Mapping[HalfName, HalfName] = MappingProxyType({"top": "bottom", "bottom": "top"})
LOOKED_AT = 4  # hexes between two moves
Steps = tuple[Ability, ...]


class Play(NamedTuple):
    """One half of a card, as it is printed or as a basic action."""

    card: CardId
    half: HalfName
    basic: bool


class Plans:
    """The ways to play the seat's cards in this position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.deeds = AbilityValues(position)
        self.still = position.me.suffers("immobilize") or position.me.suffers("stun")
        self._turns: dict[tuple[int, int, Cell], float] = {}
        self._done: dict[tuple[int, ...], dict[Cell, float]] = {}
        self._tails: dict[tuple[Cell, int, str, tuple[int, ...]], float] = {}

    # -- sequences of abilities

    def run(self, steps: Steps, start: Cell) -> float:
        """The best that these abilities can do one after the other, and where it leaves the character."""
        worth = 0.0
        for at, ability in enumerate(steps):
            if isinstance(ability, Move) and not self.still:
                return worth + self.move(ability, steps[at + 1 :], start)
            worth += max(0.0, self.deeds.worth(ability, start))
        return worth + self.deeds.places.worth(start)

    def move(self, move: Move, then: Steps, start: Cell) -> float:
        """The best hex to go to, by what is done there."""
        points, how = self.points(move), self.position.mode(move.jump)
        key = start, points, how, tuple(map(id, then))
        found = self._tails.get(key)
        if found is None:
            ends, safe = self.position.ends(start, points, how)
            found = self._tails[key] = self.best_end(ends, safe, then)
        return found

    def best_end(self, ends: Cells, safe: Cells, then: Steps) -> float:
        again = next((at for at, ability in enumerate(then) if isinstance(ability, Move)), len(then))
        found = self.ends(ends, safe, then[:again])
        if again == len(then):
            return max(found.values())
        between = sorted(found, key=lambda cell: -found[cell])[:LOOKED_AT]
        return max(self.run(then, cell) - TRAP * (not safe >> cell & 1) for cell in between)

    def ends(self, ends: Cells, safe: Cells, then: Steps) -> dict[Cell, float]:
        """The worth of each hex to end in and to do these things there; the same for moves of any length."""
        known = self._done.setdefault(tuple(map(id, then)), {})
        found, deeds = {}, self.deeds
        fitting = [(ability, deeds.where(ability)) for ability in then]
        for cell in each(ends):
            worth = known.get(cell)
            if worth is None:
                worth = deeds.places.worth(cell)
                for ability, where in fitting:
                    if where >> cell & 1:
                        worth += max(0.0, deeds.worth(ability, cell))
                known[cell] = worth
            found[cell] = worth if safe >> cell & 1 else worth - TRAP
        return found

    def points(self, move: Move) -> int:
        if isinstance(move.value, int):
            return move.value
        if move.value is None:
            return 2
        try:
            return amount(self.position.game, self.position.id, move.value)
        except (KeyError, LookupError):  # it depends on what the action has done by then
            return 2

    # -- halves

    def half(self, play: Play) -> Half:
        if play.basic:
            return BASIC[play.half]
        card = self.position.records.card[play.card]
        return card.top if play.half == "top" else card.bottom

    def turn(self, first: Play, second: Play | None, start: Cell) -> float:
        """One half and then the other."""
        return self.actions(self.half(first), self.half(second) if second is not None else None, start)

    def actions(self, one: Half, other: Half | None, start: Cell) -> float:
        """One action and then the other."""
        key = id(one), id(other), start
        worth = self._turns.get(key)
        if worth is None:
            worth, steps = self.deeds.aside(one), one.abilities
            if other is not None:
                worth, steps = worth + self.deeds.aside(other), steps + other.abilities
            worth = self._turns[key] = worth + self.run(steps, start)
        return worth

    def best_with(self, first: Play, others: Sequence[CardId], start: Cell) -> float:
        """The best turn that begins with this half; `others` are the cards left for the other one."""
        found = [self.turn(first, second, start) for second in self.plays(others, OTHER[first.half])]
        return max(found, default=self.turn(first, None, start))

    def plays(self, cards: Sequence[CardId], half: HalfName) -> Iterator[Play]:
        for card in cards:
            yield Play(card, half, False)
            yield Play(card, half, True)

    def pair(self, one: CardId, other: CardId) -> float:
        """The best turn with two cards, whichever is the top and whichever comes first."""
        start, best, cards = self.position.here, -99.0, self.position.records.card
        for upper, lower in ((cards[one], cards[other]), (cards[other], cards[one])):
            for top in (upper.top, BASIC["top"]):
                for bottom in (lower.bottom, BASIC["bottom"]):
                    best = max(best, self.actions(top, bottom, start), self.actions(bottom, top, start))
        return best
