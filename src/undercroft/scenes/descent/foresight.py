"""Foresight: what an option does, the exact odds of an attack before the roll, and lines of sight."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import GoOption
from undercroft.games.descent.rules.movement.moving import path_to
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Decision, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import expectation, foretold, mover, obstacles, wall_sides
from undercroft.space import Line, corner_sight, each
from undercroft.text.narrator import Narrator
from undercroft.text.words import Args

from .odds import foreseen


def preview(g: Descent, seat: Seat, decision: Decision, pick: int, narrator: Narrator) -> shapes.Foreseen:
    """The effects, the way with what waits on it, and the damage to expect."""
    option = decision.all_options[pick]
    told = foretold(g, seat, pick, narrator)
    if isinstance(option, GoOption):
        path = path_to(g, mover(g), option.cell)
        terrain = ground(g).terrain
        warnings = [step for step in path if (terrain.pits | terrain.lava) >> step & 1]
        return replace(told, path=tuple(map(GRID.name, path)), warnings=tuple(map(GRID.name, warnings)))
    figures = g.state.figures
    expect = [
        expectation(figure, figures[figure].hp, cases.items(), narrator)
        for figure, cases in foreseen(g, seat, decision, pick)
    ]
    return replace(told, expect=tuple(expect))


def sight(g: Descent, seat: Seat, start: str, end: str, narrator: Narrator) -> shapes.SightLine:
    """The clear line between two squares, or of those that fail the one that fails least (D2-LOS-01)."""
    found = ground(g)
    terrain = found.terrain
    one, other = GRID.parse(start), GRID.parse(end)
    leaves = [leaf.cells for leaf in g.state.figures.values() if leaf.cells]
    viewer = next((cells for cells in leaves if cells >> one & 1), 1 << one)
    sunk = sum(cells for cells in leaves if terrain.in_pit(cells) and cells != viewer)
    others = sum(cells for cells in leaves if cells != viewer)
    seen = bool(terrain.seen(viewer, 1 << other, others, sunk))
    judged = corner_sight(terrain.board, viewer, other, others & ~(1 << other) | terrain.obstacles)
    straight = Line(GRID.centre(one), GRID.centre(other))
    line = min(judged.lines, key=obstacles, default=straight)
    middle = 100 // GRID.scale
    points = tuple((x * middle, y * middle) for x, y in (line.start, line.end))
    told: Args = {"start": start, "end": end, "distance": found.distance(viewer, 1 << other) or 0}
    if seen:
        return shapes.SightLine(True, points, narrator.say("descent-sight-clear", **told))
    blocking = tuple(map(GRID.name, each(line.cells & (others | terrain.obstacles))))
    walls = tuple(wall_sides(GRID, line.cells & ~terrain.board.floor, terrain.board.floor))
    return shapes.SightLine(False, points, narrator.say("descent-sight-blocked", **told), walls, blocking)
