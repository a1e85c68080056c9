"""The page's goals apart from attacks: where somebody must stand, what must be taken, who must fall."""

from __future__ import annotations

from functools import cached_property
from itertools import permutations
from typing import TYPE_CHECKING

from undercroft.games.gloomhaven.library import page
from undercroft.games.gloomhaven.records.moments import AtPlates
from undercroft.games.gloomhaven.records.scenario_goals import (
    Destroy,
    Escape,
    Escort,
    KillType,
    LootGoal,
    OpenAllDoors,
    Reach,
    RevealRooms,
    StandOnPlates,
)
from undercroft.games.gloomhaven.records.scenario_rules import Trigger, WalkingThrone
from undercroft.games.gloomhaven.rules.scenario.endings import exits
from undercroft.games.gloomhaven.rules.scenario.scenario_page import marked
from undercroft.games.gloomhaven.rules.scenario.special_rules import loots_by_action
from undercroft.games.gloomhaven.rules.scenario.story import times
from undercroft.kernel import FigureId, Seat
from undercroft.parts.ground import FAR
from undercroft.space import Cell, Cells, each, rings

if TYPE_CHECKING:
    from .position import Position

PAST_FOES = (LootGoal, Escape, StandOnPlates, OpenAllDoors, Reach)  # met without anybody's fall


class Aims:
    """The demands of the goals on one seat's character now."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.page = page(position.game)

    @cached_property
    def hurries(self) -> bool:
        """Can all be met past the foes? Then doors and spots come before fights."""
        return all(isinstance(goal, PAST_FOES) for goal in self.page.goals)

    @cached_property
    def by_action(self) -> bool:
        """Do goal tiles have to be taken by a Loot ability?"""
        return loots_by_action(self.position.game)

    @cached_property
    def prey(self) -> frozenset[FigureId]:
        """The foes, and the things, that the goals name; whose throne stands is not hurt itself."""
        thrones = [rule for rule in self.page.rules if isinstance(rule, WalkingThrone)]
        kinds = {goal.monster for goal in self.page.goals if isinstance(goal, KillType)}
        kinds |= {goal.objective for goal in self.page.goals if isinstance(goal, Destroy)}
        kinds |= {objective.id for objective in self.page.objectives if objective.door and self.hurries}
        for rule in thrones:
            kinds = kinds - {rule.boss} | {rule.throne}
        return frozenset(foe.id for foe in self.position.foes if foe.leaf.kind in kinds)

    @cached_property
    def wards(self) -> list[Cell]:
        """Where those stand who must be brought somewhere."""
        names = {goal.objective for goal in self.page.goals if isinstance(goal, Escort)}
        return [f.cell for f in self.position.friends.values() if f.objective and f.kind in names]

    @cached_property
    def spot(self) -> Cell:
        """Where this character is to stand, -1 for nowhere: everybody has a spot of their own."""
        position, spots = self.position, self._spots()
        if not spots:
            return -1
        seats = [mat.seat for mat in position.state.characters.values() if not mat.gone]
        nearest = sorted(seats, key=lambda seat: min(self._far(seat, spot) for spot in spots))
        seats = nearest[: len(spots)]
        nearby = sorted(spots, key=lambda spot: min(self._far(seat, spot) for seat in seats))[:6]
        best = min(
            permutations(nearby, len(seats)),
            key=lambda those: sum(self._far(seat, spot) for seat, spot in zip(seats, those, strict=True)),
        )
        return next((spot for seat, spot in zip(seats, best, strict=True) if seat == position.seat), -1)

    @cached_property
    def away(self) -> dict[Cell, int]:
        """How far each hex is from this character's spot."""
        return self._ways(self.spot)

    def _spots(self) -> list[Cell]:
        """Plates that something waits for, goal tiles, then what the goals name; all of it must lie open."""
        g, players = self.position.game, len(self.position.state.party) - 2
        wanted = [
            marked(g, *rule.when.marks[players])
            for place, rule in enumerate(self.page.rules)
            if isinstance(rule, Trigger) and isinstance(rule.when, AtPlates) and not times(g, place)
        ]
        if any(isinstance(goal, LootGoal) for goal in self.page.goals):
            tiles = 0
            for tile in self.position.state.terrain.treasures:
                tiles |= (tile.content == "goal") << tile.cell
            wanted.append(tiles)
        for goal in self.page.goals:
            match goal:
                case StandOnPlates():
                    wanted.append(marked(g, *goal.marks[players]))
                case Escape():
                    wanted.append(exits(g, goal))
                case Reach():
                    wanted.append(marked(g, goal.mark))
        floor = self.position.ground.floor
        return next((list(each(cells)) for cells in wanted if cells and not cells & ~floor), [])

    def _far(self, seat: Seat, spot: Cell) -> int:
        state = self.position.state
        return self._ways(spot).get(state.figures[state.characters[seat].figure].cell, FAR)

    def _ways(self, spot: Cell) -> dict[Cell, int]:
        paths = self.position.ground.paths
        free: Cells = paths.floor & ~self.position.state.terrain.blocked | 1 << spot
        found = enumerate(rings(1 << spot, paths.openings, free))
        return {cell: far for far, ring in found for cell in each(ring)}

    @cached_property
    def behind_doors(self) -> bool:
        """Does what the goals want lie behind doors that are still closed?"""
        if self.spot >= 0 or not self.position.ground.closed:
            return False
        rooms = {room for goal in self.page.goals if isinstance(goal, RevealRooms) for room in goal.rooms}
        return self.hurries or bool(rooms - set(self.position.state.rooms))

    @cached_property
    def outnumbers(self) -> bool:
        """Are there two characters for each foe?"""
        heroes = sum(not mat.gone for mat in self.position.state.characters.values())
        return 2 * len(self.position.foes) <= heroes
