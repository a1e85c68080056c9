"""Attacks: declared, rolled for, answered, compared (DA-CMB, DA-REA, DA-PET)."""

from __future__ import annotations

from typing import Literal

from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import CardId, Event, FigureId, replace

AttackKind = Literal["melee", "ranged", "pet"]


class AttackDeclared(Event):
    """Attacker, type and target of an attack are fixed (DA-CMB-01, DA-HER-07)."""

    attacker: FigureId
    target: FigureId
    kind: AttackKind
    card: CardId = CardId("")  # that supplies base or pet; none: the attack of the hero or monster itself

    def apply(self, s: AllianceState) -> None:
        turn = s.turn
        if turn.figure != self.attacker:
            return
        if self.kind == "pet":
            s.turn = replace(turn, attacked=True, turned=False)
        else:
            s.turn = replace(
                turn,
                attacked=True,
                turned=False,
                attacks=turn.attacks + 1,
                targets=(*turn.targets, self.target),
            )


class PowerRolled(Event):
    """The dungeon die was rolled for a monster's power (DA-MON-20)."""

    figure: FigureId
    die: int


class Guarded(Event):
    """A hero becomes the target in place of an ally: it is the enemy that was attacked (DA-HER-15)."""

    figure: FigureId
    ally: FigureId
    counts: bool = True  # among the attacks of the attacker: a pet's does not

    def apply(self, s: AllianceState) -> None:
        *before, last = s.turn.targets or (self.figure,)
        if self.counts and last == self.ally:
            s.turn = replace(s.turn, targets=(*before, self.figure))


class AttackCompared(Event):
    """Attack power and defense are compared: a miss, or so much damage (DA-CMB-14, DA-CMB-15)."""

    attacker: FigureId
    target: FigureId
    power: int
    defense: int
    damage: int


class AttackEnded(Event):
    """An attack and all that came of it are over (DA-CMB-01)."""

    attacker: FigureId


class AttackGained(Event):
    """The hero that acts may make one more attack."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, again=1)


class CheckMadeSure(Event):
    """The next check of the hero that acts succeeds without a roll."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, sure=True)
