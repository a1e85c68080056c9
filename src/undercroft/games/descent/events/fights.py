"""Attacks, damage, fatigue, defeat, tests (D2-ATK, D2-DMG, D2-KO, D2-ATT)."""

from __future__ import annotations

from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.state import OFF, DescentState
from undercroft.kernel import Event, FigureId, replace
from undercroft.parts.dice import Die
from undercroft.space import Cell


class AttackDeclared(Event):
    """A figure attacks a space (D2-ATK-03, D2-ATK-08)."""

    figure: FigureId
    target: FigureId
    cell: Cell
    weapon: str = ""
    also: tuple[FigureId, ...] = ()  # the targets beside it


class TargetChanged(Event):
    """Another figure is the target now; range and sight stay with the space (D2-X-15)."""

    figure: FigureId
    target: FigureId


class DiceRolled(Event):
    """Attack and defence dice lie on the table (D2-ATK-19)."""

    figure: FigureId
    dice: tuple[Die, ...]


class SurgeSpent(Event):
    """The attacker spends surges on an ability (D2-SRG-01)."""

    figure: FigureId
    ability: str
    cost: int = 1
    surge: Surge = Surge()


class AttackMissed(Event):
    """The attack misses: by an X, for want of range, or of a surge (D2-ATK-21, D2-RNG-04, D2-SRG-13)."""

    figure: FigureId
    because: str
    number: int = 0
    limit: int = 0


class AttackValued(Event):
    """The damage of the attack to one figure: hearts less shields (D2-DMG-03)."""

    target: FigureId
    hearts: int
    shields: int
    pierce: int
    damage: int


class AttackEnded(Event):
    """All of one attack is done, also what follows it."""

    figure: FigureId


class FatigueSuffered(Event):
    """A hero has more fatigue (D2-FAT-02)."""

    figure: FigureId
    amount: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, fatigue=leaf.fatigue + self.amount)


class FatigueRecovered(Event):
    """A hero recovers fatigue (D2-FAT-13)."""

    figure: FigureId
    amount: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, fatigue=max(0, leaf.fatigue - self.amount))


class RecoveryBarred(Event):
    """Something of the quest keeps a hero from recovering damage or fatigue here."""

    figure: FigureId


class RestRecovered(Event):
    """At the end of his turn a hero who rested recovers all fatigue (D2-RST-03)."""

    figure: FigureId
    amount: int

    def apply(self, s: DescentState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], fatigue=0)


class HealthChanged(Event):
    """The Health of a figure is another; its damage stays (D2-FAT-14)."""

    figure: FigureId
    health: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        hp = max(0, leaf.hp + self.health - leaf.full)
        s.figures[self.figure] = replace(leaf, hp=hp, full=self.health)


class Weakened(Event):
    """The Health of a figure is lower; damage beyond it is gone with it."""

    figure: FigureId
    health: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, hp=min(leaf.hp, self.health), full=self.health)


class KnockedOut(Event):
    """A hero is knocked out: damage and fatigue are full, his token lies in his place (D2-KO-03 to -06)."""

    figure: FigureId
    cell: Cell
    fatigue: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(
            leaf,
            cells=0, lies=self.cell, phase="fallen", hp=0, fatigue=self.fatigue, movement=0, conditions=(),
        )  # fmt: skip
        if s.turn.figure == self.figure:
            # D2-RST-05, D2-KO-18, D2-KO-19: the rest of the turn, and a rest in it, are lost for good.
            s.turn = replace(s.turn, over=True, actions=0, rested=False)


class StoodUp(Event):
    """The figure of a hero takes the place of his token (D2-STD-03, D2-KO-16)."""

    figure: FigureId
    cell: Cell

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=1 << self.cell, lies=OFF, phase="standing")


class Defeated(Event):
    """A monster, familiar or quest figure is defeated and leaves the map (D2-MON-07, D2-FAM-17)."""

    figure: FigureId
    by: FigureId = FigureId(0)

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(
            leaf, cells=0, hp=0, phase="fallen", movement=0, conditions=(), carries=()
        )
        if leaf.role == "lieutenant" and s.overlord.relics:  # D2-REL-10: nobody bears it any more
            relics = tuple([relic.removeprefix(f"{leaf.kind}:") for relic in s.overlord.relics])
            s.overlord = replace(s.overlord, relics=relics)


class AttributeRolled(Event):
    """The dice of an attribute test (D2-ATT-02)."""

    figure: FigureId
    attribute: str
    dice: tuple[Die, ...]


class AttributePassed(Event):
    """An attribute test is passed (D2-ATT-03)."""

    figure: FigureId
    attribute: str
    shields: int
    value: int


class AttributeFailed(Event):
    """An attribute test is failed (D2-ATT-03)."""

    figure: FigureId
    attribute: str
    shields: int
    value: int


class RecoveryRolled(Event):
    """Dice that say how much is recovered (D2-STD-02, D2-DIC-02)."""

    figure: FigureId
    dice: tuple[Die, ...]


class FateRolled(Event):
    """A die that a card asks for, and the card (D2-X-29: Bones of Woe)."""

    figure: FigureId
    card: str
    dice: tuple[Die, ...]
