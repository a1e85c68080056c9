"""Why a hex cannot be chosen for an obstacle, or for a pattern to lie on."""

from __future__ import annotations

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.whom import Area
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.actions.targets import empty_hexes
from undercroft.games.gloomhaven.rules.attack.areas import pattern_from, reach_with_walls
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.afflictions import KillAbility
from undercroft.games.gloomhaven.rules.movement.obstacles import (
    CreateObstacleAbility,
    DestroyObstacleAbility,
    MoveObstacleAbility,
    clusters,
    keeps_whole,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.scenario.special_rules import fixed
from undercroft.games.gloomhaven.rules.who import enemies
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, hanging, touching

from .objections import Objection, filled, unreached, unseen, who_stands


def create(g: Haven, cell: Cell) -> Objection | None:
    """An empty hex in range and sight that cuts nothing off, with room for the whole tile (GH-TER-25)."""
    making = g.nearest(CreateObstacleAbility)
    if making.ability.where == "killed":
        return Objection("nobody-killed", "GH-TER-25")
    here, within, size = g.state.figures[making.figure].cell, making.ability.within, making.ability.hexes
    reached = filled(g, cell, empty_hexes(g), "GH-DEF-09") or unreached(g, here, 1 << cell, within)
    if reached is not None:
        return reached
    some = clusters(g, ground(g).in_sight(here, within) & empty_hexes(g), size)
    fits = any(cells >> cell & 1 for cells in some)
    return Objection("cuts-off", "GH-TER-25") if fits else Objection("no-room", "GH-TER-26", limit=size)


def destroy(g: Haven, cell: Cell) -> Objection | None:
    """An obstacle in range and sight, or moved through, that can be destroyed (GH-TER-26, GH-SPC-11)."""
    breaking = g.nearest(DestroyObstacleAbility)
    here = g.state.figures[breaking.figure].cell
    tile = _tile(g, cell)
    if unfit := _unfit(g, tile):
        return unfit
    if breaking.ability.through:
        missed = not tile & g.nearest(Perform).through
        return Objection("not-through", "GH-TER-26") if missed else None
    return unreached(g, here, tile, breaking.ability.within)


def take(g: Haven, cell: Cell) -> Objection | None:
    """An obstacle of one hex in range and sight that can lie elsewhere (GH-TER-25)."""
    moving = g.nearest(MoveObstacleAbility)
    here = g.state.figures[moving.figure].cell
    tile = _tile(g, cell)
    if unfit := _unfit(g, tile):
        return unfit
    if tile.bit_count() > 1:
        return Objection("large", "GH-TER-26", tile.bit_count(), 1)
    return unreached(g, here, tile, moving.ability.within) or Objection("no-goal", "GH-TER-25")


def put(g: Haven, cell: Cell) -> Objection | None:
    """An empty hex in range and sight that cuts nothing off."""
    moving = g.nearest(MoveObstacleAbility)
    here = g.state.figures[moving.figure].cell
    reached = filled(g, cell, empty_hexes(g), "GH-DEF-09") or unreached(g, here, 1 << cell, moving.ability.to)
    whole = keeps_whole(g, 1 << cell, 1 << moving.moving)
    return reached or (None if whole else Objection("cuts-off", "GH-TER-25"))


def pay_with(g: Haven, cell: Cell) -> Objection | None:
    """An obstacle next to the attacker that can be destroyed (GH-ACT-05)."""
    tile = _tile(g, cell)
    here = g.state.figures[g.nearest(Strike).attacker].cell
    return _unfit(g, tile) or unreached(g, here, tile, 1, "GH-ACT-05")


def _tile(g: Haven, cell: Cell) -> Cells:
    """All hexes of the obstacle that lies on a hex."""
    return next((cells for cells in g.state.terrain.obstacles if cells >> cell & 1), 0)


def _unfit(g: Haven, tile: Cells) -> Objection | None:
    """There is no obstacle, or one that stays where it is."""
    if not tile:
        return Objection("no-obstacle", "GH-TER-26")
    return Objection("fixed", "GH-SPC-11") if tile & fixed(g) else None


# -- patterns


def attack_area(g: Haven, cell: Cell) -> Objection | None:
    attack = g.nearest(AttackAbility)
    assert attack.ability.area is not None
    return _area(g, attack.figure, attack.ability.area, attack.reach, cell)


def kill_area(g: Haven, cell: Cell) -> Objection | None:
    """The same for a pattern that kills; the strong survive it (GH-KIL-02)."""
    kill = g.nearest(KillAbility)
    assert kill.ability.area is not None
    found = _area(g, kill.figure, kill.ability.area, 1, cell)
    most, there = kill.ability.who.hp_at_most, who_stands(g, cell)
    hp = g.state.figures[there].hp if there in enemies(g, kill.figure) else 0
    nobody = found is not None and found.kind == "area-nobody"
    return Objection("strong", "GH-KIL-02", hp, most, there) if nobody and hp > most > 0 else found


def _area(g: Haven, me: FigureId, area: Area, reach: int, cell: Cell) -> Objection | None:
    """No way to lay the pattern covers the hex, or none that does hits anybody (GH-AOE-01, GH-AOE-05)."""
    here, pattern = g.state.figures[me].cell, pattern_from(area)
    own = area.origin == "self"
    laid = hanging(GRID, pattern, here) if own else touching(GRID, pattern, reach_with_walls(g, here, reach))
    if not any(cells >> cell & 1 for cells in laid):
        return Objection("area-far", "GH-AOE-03" if own else "GH-AOE-05", limit=reach)
    there = who_stands(g, cell)
    if there in enemies(g, me):
        if g.state.figures[there].suffers("invisible"):
            return Objection("invisible", "GH-CON-39", who=there)
        if (hidden := unseen(g, here, g.state.figures[there].cells, "GH-AOE-07")) is not None:
            return hidden
    return Objection("area-nobody", "GH-AOE-04")
