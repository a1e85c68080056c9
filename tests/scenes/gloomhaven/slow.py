"""Objections proven the slow way: every distance walked, every line drawn, every hex looked at."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

from undercroft.games.gloomhaven import options as o
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground, layout
from undercroft.games.gloomhaven.rules.movement.entering import ignored
from undercroft.games.gloomhaven.rules.movement.movement import MoveAbility
from undercroft.games.gloomhaven.rules.who import side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, FigureId, Objection
from undercroft.space import Cell, Cells, each
from undercroft.space.reasons import strict_corner_sight

BEYOND = 10**6  # farther than any way
TILED = ("gh.destroy_obstacle.choose", "gh.move_obstacle.choose", "gh.strike.claim")  # about whole obstacles
ACTORS = {"gh.strike.claim": "attacker", "gh.recover.choose_owner": "who", "gh.shove.choose": "by"}
UNPROVEN = {
    "settled", "area-far", "area-nobody", "off-way", "unfit", "immune", "elsewhere", "not-shoved", "no-room",
    "no-goal", "cuts-off", "full", "immovable", "straight", "beside", "beside-obstacle", "nobody-near",
}  # fmt: skip


def prove(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    """True if what was said is so; an error if it is not. False where no slow check was thought of."""
    checks: Any = globals().get(f"_{said.says.replace('-', '_')}")
    if checks is None:
        assert said.says in UNPROVEN, f"{said.says} has no proof"
        return False
    assert checks(g, decision, cell, figure, said), (decision.what, GRID.name(cell), figure, said)
    return True


# -- ways


def steps(g: Haven, cell: Cell, floor: Cells) -> Iterator[Cell]:
    """Neighbouring floor with no wall between."""
    walls = {frozenset(edge) for edge in layout(g).walls}
    for shift in GRID.shifts:
        other = cell + shift
        if floor >> other & 1 and frozenset((cell, other)) not in walls:
            yield other


def apart(g: Haven, start: Cell, goal: Cell) -> int:
    """Hexes from one to the other round walls, past everything else (GH-DEF-13)."""
    return cheapest(g, start, goal, ground(g).floor, 0, last_only=False)


def cheapest(g: Haven, start: Cell, goal: Cell, allowed: Cells, slow: Cells, *, last_only: bool) -> int:
    """The least movement, by Dijkstra."""
    best, queue = {start: 0}, [(0, start)]
    while queue:
        spent, at = heappop(queue)
        for other in steps(g, at, allowed):
            dear = slow >> other & 1 and (other == goal or not last_only)
            after = spent + (2 if dear else 1)
            if after < best.get(other, BEYOND):
                best[other] = after
                heappush(queue, (after, other))
    return best.get(goal, BEYOND)


def needed(g: Haven, cell: Cell, *, even: bool = False) -> int:
    """What the move that is asked about takes to a hex; `even`: as if nothing were difficult."""
    move = g.nearest(MoveAbility)
    me, terrain = g.state.figures[move.figure], g.state.terrain
    floor = ground(g).floor | (ground(g).closed if me.is_character else 0)
    if move.how == "walk":
        for i, f in g.state.figures.items():
            floor &= ~(f.cells if side(g, i) != side(g, move.figure) else 0)
        floor &= ~terrain.blocked
    slow = 0 if even or move.how == "fly" or "difficult" in ignored(g, move.figure) else terrain.difficult
    return cheapest(g, me.cell, cell, floor | me.cells, slow, last_only=move.how == "jump")


# -- one check for each kind


def actor(g: Haven, decision: Decision) -> FigureId:
    found: FigureId = getattr(g.state.frames[-1], ACTORS.get(decision.what, "figure"))
    return found


def aimed_at(g: Haven, decision: Decision, cell: Cell, figure: FigureId) -> list[Cell]:
    if any(posed.choice.sort == "figure" for posed in g.choices()):
        return list(each(g.state.figures[figure].cells))
    tiles = g.state.terrain.obstacles if decision.what in TILED else ()
    return list(each(next((tile for tile in tiles if tile >> cell & 1), 1 << cell)))


def _range(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    froms = [g.state.figures[actor(g, decision)].cell]
    if decision.what == "gh.summon_monster.choose":
        froms = list(each(g.state.frames[-1].by))  # type: ignore[attr-defined]
    far = min(apart(g, here, there) for here in froms for there in aimed_at(g, decision, cell, figure))
    limit = getattr(g.state.frames[-1], "reach", said.limit)
    return far == said.number and far > said.limit == limit


def _sight(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    here, board = g.state.figures[actor(g, decision)].cell, ground(g).board
    cells = aimed_at(g, decision, cell, figure)
    return not any(strict_corner_sight(board, here, there).seen for there in cells)


def _apart(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    here = g.state.figures[actor(g, decision)].cell
    return all(apart(g, here, there) == BEYOND for there in aimed_at(g, decision, cell, figure))


def _movement(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    points = g.nearest(MoveAbility).points
    return needed(g, cell) == said.number > said.limit == points and needed(g, cell, even=True) > points


def _difficult(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    points = g.nearest(MoveAbility).points
    return needed(g, cell) == said.number > said.limit == points >= needed(g, cell, even=True)


def _cut_off(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return needed(g, cell) == BEYOND


def _here(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return bool(g.state.figures[said.who].cells >> cell & 1) and said.who in named_by(g.state.frames[-1])


def _occupied(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return bool(g.state.figures[said.who].cells >> cell & 1)


def _shut(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return cell in layout(g).doors and not g.state.opened >> cell & 1 and not layout(g).doors[cell].locked


def _locked(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return cell in layout(g).doors and not g.state.opened >> cell & 1 and layout(g).doors[cell].locked


def _covered(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    terrain = g.state.terrain
    found = {
        "obstacle": any(tile >> cell & 1 for tile in terrain.obstacles),
        "trap": any(trap.cell == cell for trap in terrain.traps),
        "difficult": bool(terrain.difficult >> cell & 1),
        "hazard": bool(terrain.hazardous >> cell & 1),
        "money": cell in dict(terrain.money),
        "treasure": any(treasure.cell == cell for treasure in terrain.treasures),
    }
    return found[said.what]


def _start(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return not layout(g).starts >> cell & 1


def _nobody(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return not any(f.cells >> cell & 1 for f in g.state.figures.values())


def _self(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return figure == actor(g, decision)


def _others(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return figure != actor(g, decision) == said.who


def _ally(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return side(g, figure) == side(g, actor(g, decision))


def _enemy(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return side(g, figure) != side(g, actor(g, decision))


def _invisible(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return g.state.figures[said.who].suffers("invisible")


def _targeted(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return figure in named_by(g.state.frames[-1])


def _outside(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return not g.state.figures[figure].cells & g.state.frames[-1].area  # type: ignore[attr-defined]


def _not_summons(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return not g.state.figures[figure].is_summon or _enemy(g, decision, cell, figure, said)


def _not_own_summons(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return g.state.figures[figure].owner != actor(g, decision)


def _no_mat(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return not g.state.figures[figure].is_character


def _rank(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return g.state.figures[figure].rank not in said.what.split("-")


def _lacks(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return not any(("condition", each.name) in said.any_of for each in g.state.figures[figure].conditions)


def _strong(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return g.state.figures[figure].hp == said.number > said.limit


def _thing(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return bool(g.state.figures[figure].objective)


def _no_trap(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return all(trap.cell != cell for trap in g.state.terrain.traps)


def _no_obstacle(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return not any(tile >> cell & 1 for tile in g.state.terrain.obstacles)


def _no_money(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return cell not in dict(g.state.terrain.money)


def _step(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return GRID.apart(g.state.figures[said.who].cell, cell) > 1


def _wall(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    moved = g.state.figures[g.state.frames[-1].figure].cell  # type: ignore[attr-defined]
    return GRID.apart(moved, cell) == 1 and cell not in steps(g, moved, ground(g).floor)


def _not_farther(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    shove: Any = g.state.frames[-1]
    origin = shove.origin if shove.origin >= 0 else g.state.figures[shove.by].cell
    now = apart(g, origin, g.state.figures[shove.figure].cell)
    return apart(g, origin, cell) == said.number <= said.limit == now


def _not_closer(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    shove: Any = g.state.frames[-1]
    origin = shove.origin if shove.origin >= 0 else g.state.figures[shove.by].cell
    now = apart(g, origin, g.state.figures[shove.figure].cell)
    return apart(g, origin, cell) == said.number >= said.limit == now


def _nearer(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    own = side(g, actor(g, decision))
    foes = [f.cell for i, f in g.state.figures.items() if f.cells and side(g, i) != own]
    offered = [option.cell for option in decision.options if isinstance(option, o.HexOption)]
    return all(
        min(apart(g, one, foe) for foe in foes) < min(apart(g, cell, foe) for foe in foes) for one in offered
    )


def _farther(g: Haven, decision: Decision, cell: Cell, figure: FigureId, said: Objection) -> bool:
    return _nobody(g, decision, cell, figure, said)


def named_by(frame: Any) -> set[FigureId]:
    """The figures that a procedure in progress names."""
    named = [frame.figure, *getattr(frame, "targets", ()), *getattr(frame, "chosen", ())]
    return {FigureId(one) for one in named}
