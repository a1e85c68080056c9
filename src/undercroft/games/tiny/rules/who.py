"""Deciders, sides, figures that are up: rules ask here and never read a figure's seat themselves (TN-GEN)."""

from __future__ import annotations

from undercroft.games.tiny.state import Figure, Tiny
from undercroft.kernel import Ask, FigureId, Option, Seat
from undercroft.parts.figures import AUTOMATON
from undercroft.parts.sides import Sides, by_modifiers
from undercroft.space import Cell, Cells

HEROES, MONSTERS = 0, 1
HERO_OF = FigureId(1), FigureId(2)  # by seat (TN-SET-01)


def group(g: Tiny) -> tuple[Seat, ...]:
    """All seats: the players decide together."""
    return tuple(g.state.hands)


SIDES: Sides[Figure, int] = by_modifiers(
    Figure, {AUTOMATON: MONSTERS, Seat(0): HEROES, Seat(1): HEROES}, group
)


def side(g: Tiny, figure: FigureId) -> int:
    """The side on which a figure fights; a forced attack changes it while it lasts (TN-CRD-05)."""
    return SIDES.side(g, figure)


decider = SIDES.decider  # the seat that decides for a figure (TN-CRD-05); -1 for a monster by itself


def is_up(g: Tiny, figure: FigureId) -> bool:
    """On the board: whoever falls leaves it (TN-SUF-03)."""
    return g.state.figures[figure].cells != 0


def enemies(g: Tiny, figure: FigureId) -> dict[FigureId, Figure]:
    """Those who are up on the other side (TN-GEN-05)."""
    s = g.state
    if s.scoped or "side" in s.modifiers:  # somebody may fight on another side for a while
        return SIDES.enemies(g, figure)
    found = {}  # asked by every menu, so written out: seats alone tell
    if s.figures[figure].seat >= 0:
        for i, f in s.figures.items():
            if f.seat < 0 and f.cells:
                found[i] = f
    else:
        for i, f in s.figures.items():
            if f.seat >= 0 and f.cells:
                found[i] = f
    return found


def enemies_on(g: Tiny, figure: FigureId, cells: Cells) -> list[FigureId]:
    """Those of a figure's enemies who stand on some squares (TN-GEN-05)."""
    return SIDES.enemies_on(g, figure, cells)


def look_round(g: Tiny, figure: FigureId) -> tuple[Cells, Cells]:
    """The squares of a figure's enemies (TN-GEN-05), and of everybody but itself."""
    s = g.state
    if s.scoped or "side" in s.modifiers:  # somebody may fight on another side for a while
        theirs, ours = SIDES.look_round(g, figure)
        return theirs, theirs | ours
    me = s.figures[figure]
    heroes = monsters = 0
    for f in s.figures.values():
        if f is me:
            continue
        if f.seat < 0:
            monsters |= f.cells
        else:
            heroes |= f.cells
    return heroes if me.seat < 0 else monsters, heroes | monsters


def friends(g: Tiny, figure: FigureId) -> dict[FigureId, Figure]:
    """Allies and oneself (TN-GEN-05)."""
    return SIDES.friends(g, figure)


def taken(g: Tiny, figure: FigureId) -> Cells:
    """The squares of everybody but this figure."""
    return look_round(g, figure)[1]


def standing_on(g: Tiny, cell: Cell) -> FigureId:
    """The figure on a square; 0 for nobody."""
    return next((i for i, f in g.state.figures.items() if f.cells >> cell & 1), FigureId(0))


def ask_player(g: Tiny, figure: FigureId, *options: Option) -> Ask:
    """Ask who decides for a figure: its seat, or the players together for a monster."""
    return SIDES.ask_for(g, figure, *options)
