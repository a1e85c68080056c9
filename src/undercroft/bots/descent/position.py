"""The table as one side sees it: distances, dangers, and what every figure is worth to the goals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from undercroft.games.descent.ground import Ground
from undercroft.games.descent.reach import ways
from undercroft.games.descent.records.quest_rules import KeyRule, LeaveRule, WardRule
from undercroft.games.descent.records.quests import (
    CounterGoal,
    DefeatGoal,
    FacesGoal,
    LeftGoal,
)
from undercroft.games.descent.rules.attack.profiles import Profile, profiles
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.quests.leaving import way_cells
from undercroft.games.descent.rules.quests.limits import may_open
from undercroft.games.descent.rules.quests.page import encounter, is_one_of, number, rules_of
from undercroft.games.descent.rules.quests.trails import terrain_for
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.rules.who import SIDE_OF_ROLE, side_of
from undercroft.games.descent.state import HEROES, OVERLORD, Descent, Figure, ground
from undercroft.kernel import FigureId, Frame, Seat
from undercroft.space import Cell, Cells, each, rings

from .fights import Fights
from .scale import FAR, WIN, soon
from .stakes import Stake, parts_of, stakes_of

__all__ = ["FAR", "RANGED", "WIN", "Position", "Stake", "field", "nearest", "parts_of", "soon"]

T = TypeVar("T")
F = TypeVar("F", bound=Frame)
RANGED = 5  # spaces from which a ranged attack mostly carries
FIELDS = 1 << 10


@lru_cache(FIELDS)
def field(found: Ground, cells: Cells) -> Mapping[Cell, int]:
    """How many spaces each space is away from the nearest of some."""
    return {
        cell: count
        for count, ring in enumerate(rings(cells, found.board.openings, found.terrain.open))
        for cell in each(ring)
    }


class Position:
    """All that a bot reckons from what its seat sees; nothing here knows a hidden card of the other side."""

    def __init__(self, g: Descent, seat: Seat) -> None:
        self.g, self.s, self.seat = g, g.state, seat
        self.side = side_of(g.state, seat)
        self.ground = ground(g)
        self.page = encounter(g)
        self.fights = Fights(g)
        self._speeds: dict[FigureId, int] = {}
        self._dangers: dict[tuple[FigureId, FigureId], tuple[int, float]] = {}
        self._perils: dict[FigureId, list[tuple[Mapping[Cell, int], int, float]]] = {}
        self._profiles: dict[FigureId, Profile | None] = {}
        self.kept: dict[str, Any] = {}  # what others reckon from it once

    def once(self, name: str, make: Callable[[], T]) -> T:
        """Reckoned from this position the first time that it is asked for."""
        if name not in self.kept:
            self.kept[name] = make()
        found: T = self.kept[name]
        return found

    # -- who is there

    @cached_property
    def up(self) -> dict[FigureId, Figure]:
        return {i: leaf for i, leaf in self.s.figures.items() if leaf.cells}

    def foes(self, figure: FigureId) -> dict[FigureId, Figure]:
        return self.sides[SIDE_OF_ROLE[self.s.figures[figure].role] == HEROES]

    @cached_property
    def sides(self) -> tuple[dict[FigureId, Figure], dict[FigureId, Figure]]:
        """The heroes' side and the Overlord's: whom a monster fights, and whom a hero."""
        ours = {i: leaf for i, leaf in self.up.items() if SIDE_OF_ROLE[leaf.role] == HEROES}
        return ours, {i: leaf for i, leaf in self.up.items() if i not in ours}

    def friends(self, figure: FigureId) -> dict[FigureId, Figure]:
        mine = SIDE_OF_ROLE[self.s.figures[figure].role]
        return {i: leaf for i, leaf in self.up.items() if SIDE_OF_ROLE[leaf.role] == mine and i != figure}

    def speed(self, figure: FigureId) -> int:
        if figure not in self._speeds:
            self._speeds[figure] = speed(self.g, figure)
        return self._speeds[figure]

    def stride(self, figure: FigureId) -> float:
        """The spaces that a figure covers in a turn of nothing else."""
        once = self.s.figures[figure].role == "ally"
        return max(1.0, self.speed(figure) * (1 if once else 2))

    # -- how far it is

    @cached_property
    def open_ground(self) -> Ground:
        """The map with all doors open that can be opened at all."""
        s = self.s
        shut = {rule.door for rule in rules_of(self.g, WardRule) if rule.mark not in s.marks}
        shut |= {rule.door for rule in rules_of(self.g, KeyRule) if rule.mark and rule.mark not in s.marks}
        doors = tuple(n for n in range(len(self.ground.layout.doors)) if n not in shut or n in s.doors)
        found: Ground = self.g.rules.content.grounds[s.quest, s.encounter, doors, s.gone]
        return found

    @cached_property
    def foes_ground(self) -> Ground:
        """The map with all doors open that a monster can open: nobody is safe behind them."""
        s, foes = self.s, self.sides[1]
        doors = tuple(
            n
            for n in range(len(self.ground.layout.doors))
            if n in s.doors or any(may_open(self.g, foe, n) for foe in foes)
        )
        found: Ground = self.g.rules.content.grounds[s.quest, s.encounter, doors, s.gone]
        return found

    def steps(self, cells: Cells) -> Mapping[Cell, int]:
        """From each space to the nearest of some, through doors that may yet be opened."""
        return field(self.open_ground, cells)

    def apart(self, cell: Cell, cells: Cells) -> int:
        """Past closed doors, no distance at all."""
        return field(self.ground, cells).get(cell, FAR)

    def distance(self, figure: FigureId, cells: Cells) -> int:
        found = self.steps(cells)
        here = self.s.figures[figure].cells or (1 << max(0, self.s.figures[figure].lies))
        return min((found.get(cell, FAR) for cell in each(here)), default=FAR)

    def costs(self, figure: FigureId, points: int) -> dict[Cell, tuple[int, int]]:
        """The spaces that a figure can enter for so many points, each with the least damage, then cost."""
        leaf = self.s.figures[figure]
        if points <= 0 or not leaf.cells:
            return {}
        found: dict[Cell, tuple[int, int]] = {}
        terrain = terrain_for(self.g, figure)
        for (cost, damage), cells in ways(terrain, mover_of(self.g, figure), leaf.cells, points).items():
            for cell in each(cells):
                if cell not in found or (damage, cost) < found[cell]:
                    found[cell] = damage, cost
        return {cell: (cost, damage) for cell, (damage, cost) in found.items()}

    # -- dangers

    def weapon(self, figure: FigureId) -> Profile | None:
        """The attack that it mostly makes."""
        if figure not in self._profiles:
            own = profiles(self.g, figure)
            self._profiles[figure] = own[0] if own else None
        return self._profiles[figure]

    def danger(self, attacker: FigureId, target: FigureId) -> tuple[int, float]:
        """How far away a figure can attack another in one turn, and the damage to expect."""
        key = attacker, target
        if key not in self._dangers:
            profile = self.weapon(attacker)
            if profile is None:
                self._dangers[key] = 0, 0.0
            else:
                far = RANGED if profile.ranged else profile.reach
                found = self.fights.outlook(attacker, profile, target, 3 if profile.ranged else 1)
                self._dangers[key] = far + self.speed(attacker), found.damage + 3 * found.kill
        return self._dangers[key]

    def exposure(self, figure: FigureId, cell: Cell) -> float:
        """The damage to expect on a space from all who can come near enough."""
        if figure not in self._perils:
            foes = self.foes(figure).items()
            ground = self.ground if self.s.figures[figure].is_hostile else self.foes_ground
            self._perils[figure] = [
                (field(ground, leaf.cells), *self.danger(foe, figure)) for foe, leaf in foes
            ]
        total = 0.0
        for steps, far, damage in self._perils[figure]:
            if steps.get(cell, FAR) <= far:
                total += damage
        return total

    # -- goals

    @cached_property
    def stakes(self) -> dict[FigureId, Stake]:
        """Of every figure on the map, for its enemies."""
        return stakes_of(self)

    @cached_property
    def deciders(self) -> frozenset[FigureId]:
        """The monsters whose defeat wins the encounter for the heroes."""
        names = [goal.figure for goal in self.page.heroes if isinstance(goal, DefeatGoal)]
        return frozenset(i for i, leaf in self.up.items() if leaf.name in names or leaf.kind in names)

    @cached_property
    def keepers(self) -> frozenset[FigureId]:
        """The monsters that bear what the heroes must set up, where time is on the Overlord's side."""
        if self.page.stall != OVERLORD:
            return frozenset()
        wanted = {goal.token for goal in parts_of(self.page.heroes) if isinstance(goal, FacesGoal)}
        tokens = self.s.tokens
        return frozenset(
            i
            for i, leaf in self.sides[1].items()
            if any(tokens[name].kind in wanted for name in leaf.carries)
        )

    @cached_property
    def standing(self) -> list[FigureId]:
        """The heroes on the map who are not knocked out."""
        return [i for i in self.s.heroes if self.s.figures[i].cells]

    @cached_property
    def left_behind(self) -> bool:
        """Must more heroes leave than stand, so that one who was knocked out is needed?"""
        return self.lacking("", "heroes") > len(self.standing)

    def ways_of(self, figure: FigureId) -> Cells:
        """The edge spaces by which a figure may leave as the quest says, whatever it carries."""
        found, leaf = 0, self.s.figures[figure]
        for rule in rules_of(self.g, LeaveRule):
            if is_one_of(leaf, rule.who):
                found |= way_cells(self.g, rule.way)
        return found

    def lacking(self, counter: str, kind: str = "") -> int:
        """How many more a goal asks for of a counter, or of a kind that leaves; 0: no goal speaks of it."""
        g, counters = self.g, self.s.counters
        for goal in parts_of((*self.page.heroes, *self.page.overlord)):
            match goal:
                case CounterGoal(counter=name, count=n) if name == counter:
                    return max(1, number(g, n) - counters.get(name, 0))
                case LeftGoal(kind=name, count=n) if name == kind:
                    return max(1, number(g, n) - counters.get(f"left-{name}", 0))
        return 0


def nearest(at: Position, kind: type[F]) -> F | None:
    """The innermost procedure of a kind in progress."""
    return next((frame for frame in reversed(at.s.frames) if isinstance(frame, kind)), None)
