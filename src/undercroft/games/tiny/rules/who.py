"""Who decides, whose side, who is up: rules ask here and never read a figure's seat themselves (TN-GEN)."""

from __future__ import annotations

from undercroft.games.tiny.state import Figure, Tiny
from undercroft.kernel import Ask, FigureId, Option, Seat, ask, ask_any
from undercroft.parts.figures import occupied
from undercroft.space import Cell, Cells

HEROES, MONSTERS = 0, 1  # False and True of "nobody's seat"
HERO_OF = FigureId(1), FigureId(2)  # by seat (TN-SET-01)


def side(g: Tiny, figure: FigureId) -> int:
    """The side on which a figure fights; a forced attack changes it while it lasts (TN-CRD-05)."""
    return g.total("side", figure, HEROES if g.state.figures[figure].seat >= 0 else MONSTERS)


def decider(g: Tiny, figure: FigureId) -> Seat:
    """The seat that decides for a figure, also when forced (TN-CRD-05); -1 for a monster by itself."""
    s = g.state
    seat = s.figures[figure].seat
    return Seat(g.total("decider", figure, seat)) if s.scoped or "decider" in s.modifiers else seat


def group(g: Tiny) -> tuple[Seat, ...]:
    """All seats: the players decide together."""
    return tuple(g.state.hands)


def is_up(g: Tiny, figure: FigureId) -> bool:
    """On the board: whoever falls leaves it (TN-SUF-03)."""
    return g.state.figures[figure].cells != 0


def enemies(g: Tiny, figure: FigureId) -> dict[FigureId, Figure]:
    """Those who are up on the other side (TN-GEN-05)."""
    s = g.state
    if s.scoped or "side" in s.modifiers:
        return turned_against(g, figure)
    found = {}  # nobody changed sides: the usual case, and the fast one
    if s.figures[figure].seat < 0:
        for i, f in s.figures.items():
            if f.seat >= 0 and f.cells:
                found[i] = f
    else:
        for i, f in s.figures.items():
            if f.seat < 0 and f.cells:
                found[i] = f
    return found


def enemies_on(g: Tiny, figure: FigureId, cells: Cells) -> list[FigureId]:
    """Those of a figure's enemies who stand on some squares (TN-GEN-05)."""
    s = g.state
    if s.scoped or "side" in s.modifiers:
        return [i for i, f in turned_against(g, figure).items() if f.cells & cells]
    found, is_hero = [], s.figures[figure].seat >= 0
    for i, f in s.figures.items():
        if f.cells & cells and (f.seat < 0) is is_hero:
            found.append(i)
    return found


def turned_against(g: Tiny, figure: FigureId) -> dict[FigureId, Figure]:
    """The same while a forced attack changes sides (TN-CRD-05)."""
    mine = side(g, figure)
    return {i: f for i, f in g.state.figures.items() if f.cells and side(g, i) != mine}


def look_round(g: Tiny, figure: FigureId) -> tuple[Cells, Cells]:
    """The squares of a figure's enemies (TN-GEN-05), and of everybody but itself."""
    s = g.state
    me = s.figures[figure]
    heroes = monsters = 0
    for f in s.figures.values():
        if f.seat < 0:
            if f is not me:
                monsters |= f.cells
        elif f is not me:
            heroes |= f.cells
    everybody = heroes | monsters
    if s.scoped or "side" in s.modifiers:
        return occupied(turned_against(g, figure).values()), everybody
    return heroes if me.seat < 0 else monsters, everybody


def friends(g: Tiny, figure: FigureId) -> dict[FigureId, Figure]:
    """Allies and oneself (TN-GEN-05)."""
    mine = side(g, figure)
    return {i: f for i, f in g.state.figures.items() if f.cells and side(g, i) == mine}


def taken(g: Tiny, figure: FigureId) -> Cells:
    """The squares of everybody but this figure."""
    return look_round(g, figure)[1]


def standing_on(g: Tiny, cell: Cell) -> FigureId:
    """Who stands on a square; 0 for nobody."""
    return next((i for i, f in g.state.figures.items() if f.cells >> cell & 1), FigureId(0))


def ask_player(g: Tiny, figure: FigureId, *options: Option) -> Ask:
    """Ask who decides for a figure: its seat, or the players together for a monster."""
    seat: Seat = decider(g, figure)
    return ask(seat, *options) if seat >= 0 else ask_any(group(g), *options)
