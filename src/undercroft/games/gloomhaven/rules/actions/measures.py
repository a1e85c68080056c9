"""Numbers and conditions that cards read off the position (GH-DEF-05, GH-XP-03)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.abilities import Active
from undercroft.games.gloomhaven.records.whom import Amount
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.attack.defences import shield_of
from undercroft.games.gloomhaven.rules.effects.conditions import NEGATIVE
from undercroft.games.gloomhaven.rules.monsters.stats import special_value
from undercroft.games.gloomhaven.rules.who import allies, enemies
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId

NOBODY = FigureId(0)
Reading = Callable[[Haven, FigureId, FigureId], int]
Test = Callable[[Haven, FigureId, FigureId], bool]


def amount(g: Haven, figure: FigureId, value: Amount, target: FigureId = NOBODY) -> int:
    """A plain number, or what is measured for the actor and its target."""
    if isinstance(value, int):
        return value
    found = MEASURES[value.of](g, figure, target) * value.times
    if value.half:
        found = -(-found // 2) if value.half == "up" else found // 2
    return found + value.plus


def holds(g: Haven, predicates: tuple[str, ...], figure: FigureId, target: FigureId = NOBODY) -> bool:
    """Do all of these hold for the actor and its target?"""
    return all(PREDICATES[name](g, figure, target) for name in predicates)


def adjacent_allies_of(g: Haven, friend: FigureId, target: FigureId) -> int:
    """How many allies of one figure stand next to another."""
    around = ground(g).neighbours(g.state.figures[target].cells)
    return sum(i != target and bool(f.cells & around) for i, f in allies(g, friend).items())


def allies_within(g: Haven, figure: FigureId, reach: int) -> int:
    near = ground(g).within(g.state.figures[figure].cell, reach)
    return sum(bool(f.cells & near) for f in allies(g, figure).values())


def in_a_line(g: Haven) -> bool:
    """Did the moves of this action go in one straight line?"""
    action = g.nearest(Perform)
    grid = ground(g).board.grid
    way = (action.began, *action.path)
    steps = {grid.offset(one, other) for one, other in pairwise(way)}
    return len(steps) <= 1


MEASURES: Mapping[str, Reading] = {
    "hexes-moved-this-turn": lambda g, me, it: g.state.turn.moved,
    "hexes-moved-this-action": lambda g, me, it: g.nearest(Perform).moved,
    "damage-inflicted-this-turn": lambda g, me, it: g.state.turn.dealt,
    "damage-suffered-by-target": lambda g, me, it: g.nearest(Perform).damage,
    "max-hp-of-target": lambda g, me, it: g.state.figures[it].full,
    "hexes-of-destroyed-obstacles": lambda g, me, it: g.nearest(Perform).obstacles.bit_count(),
    "own-hp": lambda g, me, it: g.state.figures[me].hp,
    "allies-within-2": lambda g, me, it: allies_within(g, me, 2),
    "enemies-targeted": lambda g, me, it: 1,
    "enemies-killed": lambda g, me, it: g.nearest(Perform).kills,
    "my-allies-adjacent-to-target": lambda g, me, it: adjacent_allies_of(g, me, it),
    "shield-of-target": lambda g, me, it: shield_of(g, it)[0],
    "negative-conditions-on-target": lambda g, me, it: sum(
        c.name in NEGATIVE for c in g.state.figures[it].conditions
    ),
    "adjacent-enemies": lambda g, me, it: sum(
        bool(f.cells & ground(g).neighbours(g.state.figures[me].cells)) for f in enemies(g, me).values()
    ),
    "special-value": lambda g, me, it: special_value(g, g.state.figures[me]),
    "hp-of-target": lambda g, me, it: g.state.figures[it].hp,
}

PREDICATES: Mapping[str, Test] = {
    "target-adjacent-to-my-ally": lambda g, me, it: adjacent_allies_of(g, me, it) > 0,
    "target-adjacent-to-none-of-its-allies": lambda g, me, it: adjacent_allies_of(g, it, it) == 0,
    "self-invisible": lambda g, me, it: g.state.figures[me].suffers("invisible"),
    "movement-in-straight-line": lambda g, me, it: in_a_line(g),
    "adjacent-to-three-enemies": lambda g, me, it: MEASURES["adjacent-enemies"](g, me, it) >= 3,
    "entered-hazardous-terrain-this-turn": lambda g, me, it: (
        g.state.turn.figure == me and g.state.turn.scorched
    ),
    "looting-1": lambda g, me, it: getattr(g.nearest(Perform).ability, "range", 0) == 1,
    "augment-action": lambda g, me, it: any(
        isinstance(each, Active) and each.effect == "augment" for each in g.nearest(Perform).abilities
    ),
    "ended-in-starting-hex": lambda g, me, it: g.nearest(Perform).began == g.state.figures[me].cell,
}
