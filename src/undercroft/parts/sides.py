"""Whose side a figure is on, and who decides for it: its own, or while something forces it, another's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, TypeVar

from undercroft.kernel import Ask, FigureId, Option, Seat, ask, ask_any
from undercroft.parts.figures import Figure
from undercroft.space import Cells

F = TypeVar("F", bound=Figure)
T = TypeVar("T", int, str)


@dataclass(frozen=True)
class Sides(Generic[F, T]):
    """The sides of a game, whose state has `figures`.

    Most of the time nobody is forced to anything, and then a figure alone tells its side: `owner` reads a
    field of it, its seat or its side, and `sides` says which side that is. `forced` says cheaply whether it
    may be otherwise now; only then `side` is asked figure by figure.
    """

    owner: Callable[[F], Any]
    sides: Mapping[Any, T]
    forced: Callable[[Any], Any]
    side: Callable[[Any, FigureId], T]
    decider: Callable[[Any, FigureId], Seat]  # below 0: nobody, the rules play it
    together: Callable[..., Ask]  # how the players settle what the rules leave open

    def enemies(self, g: Any, figure: FigureId) -> dict[FigureId, F]:
        """Those who are up on another side, in their order."""
        figures = g.state.figures
        if self.forced(g):
            side, mine = self.side, self.side(g, figure)
            return {i: f for i, f in figures.items() if f.cells and side(g, i) != mine}
        owner, sides = self.owner, self.sides
        mine = sides[owner(figures[figure])]
        return {i: f for i, f in figures.items() if f.cells and sides[owner(f)] != mine}

    def enemies_on(self, g: Any, figure: FigureId, cells: Cells) -> list[FigureId]:
        """Those of them who stand on some cells."""
        figures, found = g.state.figures, []
        if self.forced(g):
            return [i for i, f in self.enemies(g, figure).items() if f.cells & cells]
        owner, sides = self.owner, self.sides
        mine = sides[owner(figures[figure])]
        for i, f in figures.items():
            if f.cells & cells and sides[owner(f)] != mine:
                found.append(i)
        return found

    def friends(self, g: Any, figure: FigureId) -> dict[FigureId, F]:
        """Those who are up on the same side, oneself among them."""
        figures = g.state.figures
        if self.forced(g):
            side, mine = self.side, self.side(g, figure)
            return {i: f for i, f in figures.items() if f.cells and side(g, i) == mine}
        owner, sides = self.owner, self.sides
        mine = sides[owner(figures[figure])]
        return {i: f for i, f in figures.items() if f.cells and sides[owner(f)] == mine}

    def look_round(self, g: Any, figure: FigureId) -> tuple[Cells, Cells]:
        """The cells of a figure's enemies, and of its friends without its own."""
        figures = g.state.figures
        theirs = ours = 0
        if self.forced(g):
            side, mine = self.side, self.side(g, figure)
            for i, f in figures.items():
                if side(g, i) != mine:
                    theirs |= f.cells
                elif i != figure:
                    ours |= f.cells
            return theirs, ours
        me = figures[figure]
        owner, sides = self.owner, self.sides
        mine = sides[owner(me)]
        for f in figures.values():
            if cells := f.cells:  # leaves of the fallen stay
                if sides[owner(f)] != mine:
                    theirs |= cells
                elif f is not me:
                    ours |= cells
        return theirs, ours

    def ask_for(self, g: Any, figure: FigureId, *options: Option) -> Ask:
        """Ask who decides for a figure: its seat, or all players together where nobody does."""
        seat = self.decider(g, figure)
        return ask(seat, *options) if seat >= 0 else self.together(g, *options)


def by_modifiers(
    kind: type[F], sides: Mapping[Seat, int], group: Callable[[Any], tuple[Seat, ...]]
) -> Sides[F, int]:
    """Sides by seat, as numbers, that the modifiers `side` and `decider` change for as long as those last.

    `kind`: the figures of the game. `group`: those who decide together for figures that nobody plays.
    """

    def forced(g: Any) -> Any:
        s = g.state
        return s.scoped or "side" in s.modifiers

    def side(g: Any, figure: FigureId) -> int:
        return int(g.total("side", figure, sides[g.state.figures[figure].seat]))

    def decider(g: Any, figure: FigureId) -> Seat:
        s = g.state
        seat: Seat = s.figures[figure].seat
        return Seat(g.total("decider", figure, seat)) if s.scoped or "decider" in s.modifiers else seat

    def together(g: Any, *options: Option) -> Ask:
        return ask_any(group(g), *options)

    return Sides(attrgetter("seat"), sides, forced, side, decider, together)
