"""Rounds, cycles, activations, the End Phase and the end (DA-RND, DA-HER, DA-RST, DA-EPH, DA-END)."""

from __future__ import annotations

from undercroft.games.alliance.state import AllianceState, Part, Turn
from undercroft.kernel import Event, FigureId, Seat, replace


class RoundBegun(Event):
    """A round begins (DA-RND-01)."""

    round: int

    def apply(self, s: AllianceState) -> None:
        s.round, s.cycle = self.round, 0


class CycleBegun(Event):
    """A cycle begins (DA-RND-02)."""

    cycle: int

    def apply(self, s: AllianceState) -> None:
        s.cycle = self.cycle


class PartBegun(Event):
    """The heroes' or the monsters' part of a cycle begins, or the End Phase (DA-RND-03)."""

    part: Part

    def apply(self, s: AllianceState) -> None:
        s.part = self.part


class HeroActivated(Event):
    """A hero is activated: exhausted from now on (DA-HER-02)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, exhausted=True)
        s.turn = Turn(self.figure, leaf.seat)


class MonsterActivated(Event):
    """A player activates a monster (DA-MON-01)."""

    figure: FigureId
    seat: Seat
    bonus: int = 0  # to its attack, of a solo/co-op card (DA-COO-18)

    def apply(self, s: AllianceState) -> None:
        s.turn = Turn(self.figure, self.seat, bonus=self.bonus)


class ActivationEnded(Event):
    """An activation is over."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.turn = Turn()


class Rested(Event):
    """A hero rests instead of attacking (DA-RST-01)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, rests=True)


class AttackForgone(Event):
    """A hero will not attack in this round and moves a second time (DA-HER-09, DA-HER-10)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, movement=2, gone=0, turned=False)


class StepsEnded(Event):
    """Moving and attacking are over for the hero that acts (DA-THR-12, DA-DEF-13)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, over=True)


class Exhausted(Event):
    """A monster is turned to its exhausted face (DA-MON-16)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], exhausted=True)


class Readied(Event):
    """An exhausted figure is ready again (DA-EPH-02, DA-EPH-04, DA-COO-04)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], exhausted=False)


class EffectsEnded(Event):
    """All effects that last for a round are over (DA-EPH-03, DA-EPH-12)."""

    def apply(self, s: AllianceState) -> None:
        s.lasting = ()


class FirstPlayerPassed(Event):
    """The first player token passes to the left (DA-EPH-11)."""

    seat: Seat

    def apply(self, s: AllianceState) -> None:
        s.first = self.seat


class EarlyEndFixed(Event):
    """Dungeon deck and board are empty: this is the last cycle (DA-END-02, DA-END-04)."""

    def apply(self, s: AllianceState) -> None:
        s.closing = True
