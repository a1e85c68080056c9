"""Effects are performed: whom each clause concerns, and one clause after the other (DA-GEN-09)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.games.alliance.card_options import AimOption
from undercroft.games.alliance.records.effects import CHOSEN, Clause, Effect, Target
from undercroft.games.alliance.rules.attack.damage import NOBODY, PayRewards
from undercroft.games.alliance.rules.cards.aiming import Spot, candidates, legal
from undercroft.games.alliance.rules.who import decider
from undercroft.games.alliance.state import Delve, library
from undercroft.kernel import Call, Done, FigureId, Next, Posed, Procedure, Seat, ask, step
from undercroft.parts.choosing import Chosen
from undercroft.space import Cell

OFF: Final = -1  # no square


class Perform(Procedure, tag="alliance.perform"):
    """The clauses of a card, power or threat, in their order; those with the same target share it."""

    figure: FigureId  # that acts: a hero, a monster, or the hero that set off a trap
    source: str  # the card, the monster or the threat
    clauses: tuple[Effect, ...]
    chosen: FigureId = NOBODY  # the one hero, foe or monster that they concern
    enemy: FigureId = NOBODY  # the target of the attack
    cell: Cell = OFF  # of that target
    level: int = 0  # of a threat token
    pays: bool = True  # rewards are paid here; else they are given back to be paid
    at: int = 0
    fallen: tuple[FigureId, ...] = ()  # monsters that were defeated by it

    @step("DA-SPL-05", "DA-MON-21")
    def aim(self, g: Delve) -> Next:
        """Choose the one figure that the clauses concern, where one is to be chosen."""
        to = chosen_target(self.clauses)
        if to is None or self.chosen:
            return self.do
        found = legal(g, self.spot(to))
        return ask(decider(g, self.figure), *map(AimOption, found)) if found else self.do

    @aim.answered
    def keep(self, g: Delve, picked: AimOption) -> None:
        self.chosen = picked.figure

    @aim.among
    def around(self, g: Delve) -> tuple[Posed, ...]:
        to = chosen_target(self.clauses)
        return (candidates(to).by(self.spot(to)),) if to is not None else ()

    @step("DA-GEN-09")
    def do(self, g: Delve) -> Next:
        if self.at == len(self.clauses):
            return self.pay
        self.at += 1
        return Call(g.rules.abilities.procedure_for(self.figure, self.clauses[self.at - 1]))

    @do.returned
    def collect(self, g: Delve, fell: Chosen | None) -> Next:
        """Monsters that were defeated are paid when all is done."""
        if isinstance(fell, Chosen):
            self.fallen += fell.figures
        return self.do

    @step("DA-XP-17")
    def pay(self, g: Delve) -> Next:
        if self.pays and self.fallen:
            return Call(PayRewards(acting_seat(g), self.fallen))
        return Done(Chosen(self.fallen))

    def spot(self, to: Target) -> Spot:
        """The place from which a figure is chosen."""
        return Spot(self.figure, to, self.clauses, self.source, self.enemy, self.cell)


def chosen_target(clauses: Iterable[Clause]) -> Target | None:
    """The target that has to be chosen for some clauses; none, if nothing is left open."""
    return next((each.to for each in clauses if each.to is not None and each.to.whom in CHOSEN), None)


def acting_seat(g: Delve) -> Seat:
    """The seat of the player who acts (DA-XP-17)."""
    return g.state.turn.seat


def power_of(g: Delve, figure: FigureId, when: str) -> tuple[Effect, ...]:
    """The clauses of a monster's power for one moment (DA-MON-19)."""
    leaf = g.state.figures[figure]
    if leaf.role != "monster":
        return ()
    return tuple(each for each in library(g).monster[leaf.kind].power if each.when == when)


def effects_of_threat(g: Delve, kind: str, when: str) -> tuple[Effect, ...]:
    """The clauses of a threat card for one moment: opened, gone off, disarmed."""
    return tuple(each for each in library(g).threat[kind].effects if each.when == when)


class AfterActivation(Procedure, tag="alliance.after_activation"):
    """The power of a monster that was exhausted after its activation (DA-MON-19)."""

    figure: FigureId

    @step("DA-MON-19")
    def use(self, g: Delve) -> Next:
        clauses = power_of(g, self.figure, "after-activation")
        return Call(Perform(self.figure, g.state.figures[self.figure].kind, clauses)) if clauses else None
