"""The mind of a monster, or of a summon: whom it focuses on, where it goes, whom it attacks; and why.

Pure functions of a `Situation`. With a list `why` the same computation also keeps its reasons.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.kernel import FigureId, Reason
from undercroft.space import Cell, Cells, Path, all_shortest_paths

from .field import Field, Foes, each_foe
from .focus import Way, find, way_to
from .movement import stops
from .situation import Situation


class Plan(NamedTuple):
    """One way to spend the turn that the rules leave open: where it ends, at what cost, whom it attacks."""

    destination: Cell
    cost: int
    targets: tuple[FigureId, ...]  # the focus first, then by rank
    toward: Cells


class Mind:
    """The thoughts of one figure in one situation, each thought once."""

    def __init__(self, situation: Situation, why: list[Reason] | None = None, look: bool = True) -> None:
        """With `look` it finds its focus; without, it is told."""
        self.situation = situation
        self.field = Field(situation)
        self.why = why
        self.tied = find(self.field, why) if look else []

    @property
    def focus(self) -> tuple[FigureId, ...]:
        """The focus; several where the players choose; none where nobody can ever be attacked."""
        return tuple([self.field.foes[way.foe].id for way in self.tied])

    def plans(self, focus: FigureId) -> list[Plan]:
        """Everything that the rules leave open for a focus; it need not be the one this mind would choose."""
        way = self._way(focus)
        if way is None:
            return [Plan(self.situation.cell, 0, (), 0)]
        return [
            Plan(stop.cell, stop.cost, self._targets(way, stop.group), stop.toward)
            for stop in stops(self.field, way, self.why)
        ]

    def groups_here(self, focus: FigureId) -> list[tuple[FigureId, ...]]:
        """The groups that it may attack without a step; none where it cannot get at the focus (GH-MAT-07)."""
        field = self.field
        here = 1 << self.situation.cell
        foe = next((i for i, foe in enumerate(field.foes) if foe.id == focus), None)
        if foe is None or not field.visible(foe, here & field.reach(foe)):
            return []
        return list(dict.fromkeys(plan.targets for plan in self.plans(focus) if plan.targets))

    def ways_to(self, destination: Cell) -> Iterator[Path]:
        """All ways to a hex with the fewest hazards and of those the least movement (GH-MMV-19)."""
        return all_shortest_paths(self.field.ways(), destination)

    def _way(self, focus: FigureId) -> Way | None:
        """The least way to attack a focus."""
        for way in self.tied:
            if self.field.foes[way.foe].id == focus:
                return way
        return next((way_to(self.field, i) for i, foe in enumerate(self.field.foes) if foe.id == focus), None)

    def _targets(self, way: Way, group: Foes) -> tuple[FigureId, ...]:
        field = self.field
        if not group & (group - 1):
            return (field.foes[way.foe].id,) if group else ()
        members = sorted(each_foe(group), key=lambda foe: (foe != way.foe, field.ranks[foe]))
        return tuple([field.foes[foe].id for foe in members])


class Focus(NamedTuple):
    """The figures focused on: several where the players choose, nobody where no one can ever be attacked."""

    ids: tuple[FigureId, ...]
    why: tuple[Reason, ...] = ()


def focus(situation: Situation, explain: bool = False) -> Focus:
    """Whom a figure focuses on as its turn begins (GH-FOC-01), also a summon among monsters (GH-FOC-22)."""
    why: list[Reason] | None = [] if explain else None
    return Focus(Mind(situation, why).focus, tuple(why or ()))


def plans(situation: Situation, focus: FigureId, why: list[Reason] | None = None) -> list[Plan]:
    """Where it may go and whom it may attack from there, for its focus of this turn (GH-FOC-15)."""
    return Mind(situation, why, look=False).plans(focus)


def targets_from_here(
    situation: Situation, focus: FigureId, why: list[Reason] | None = None
) -> list[tuple[FigureId, ...]]:
    """The groups of targets of an attack made without moving (GH-MMV-16, GH-MMV-17), the focus first.

    Empty where the focus cannot be attacked from here: then nobody is (GH-MAT-07).
    """
    still = situation._replace(move=0)
    return [plan.targets for plan in plans(still, focus, why) if plan.targets]


def ways_to(situation: Situation, destination: Cell) -> Iterator[Path]:
    """All ways to a destination among which the players choose (GH-MMV-19)."""
    return Mind(situation, look=False).ways_to(destination)
