"""Threat cards take effect: traps go off or are disarmed, chests are opened (DA-THR, DA-TRP, DA-CHE)."""

from __future__ import annotations

from undercroft.games.alliance.events.dungeon import (
    ChestOpened,
    PitOpened,
    ThreatDiscarded,
    TrapDisarmed,
    TrapSprung,
    threat,
)
from undercroft.games.alliance.events.moves import ParameterSet, SpeedLost
from undercroft.games.alliance.records.effects import (
    DirectVerb,
    DiscardVerb,
    DrawVerb,
    Effect,
    PoisonVerb,
    SetVerb,
    StayVerb,
    TrapAttackVerb,
    XpVerb,
)
from undercroft.games.alliance.rules.attack.damage import PayRewards, hurt
from undercroft.games.alliance.rules.attack.values import armor, speed
from undercroft.games.alliance.rules.cards.performing import effects_of_threat
from undercroft.games.alliance.rules.market.experience import gain
from undercroft.games.alliance.rules.round.drawing import DiscardChosen, draw
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step


class SpringTrap(Procedure, tag="alliance.spring_trap"):
    """A trap goes off on a hero's square; its token goes, a pit stays (DA-THR-04, DA-THR-06, DA-TRP-12)."""

    number: int
    figure: FigureId

    @step("DA-THR-04", "DA-TRP-12")
    def go_off(self, g: Delve) -> Next:
        s = g.state
        token = threat(s, self.number)
        g.emit(TrapSprung(self.number, token.kind, self.figure, cell_of(s, self.figure)))
        return Call(ApplyThreat(self.figure, self.number, "trigger"))

    @step("DA-THR-06", "DA-THR-07", "DA-TRP-13")
    def put_away(self, g: Delve) -> None:
        token = threat(g.state, self.number)
        if not token.pit:
            g.emit(ThreatDiscarded(self.number, token.kind))


class Disarmed(Procedure, tag="alliance.disarmed"):
    """A trap is disarmed: its reward, and its token goes (DA-TRP-11, DA-THR-14)."""

    number: int
    figure: FigureId

    @step("DA-TRP-11", "DA-THR-14")
    def disarm(self, g: Delve) -> Next:
        g.emit(TrapDisarmed(self.number, threat(g.state, self.number).kind, self.figure))
        return Call(ApplyThreat(self.figure, self.number, "disarm"))

    @step("DA-TRP-11")
    def put_away(self, g: Delve) -> None:
        g.emit(ThreatDiscarded(self.number, threat(g.state, self.number).kind))


class OpenedChest(Procedure, tag="alliance.opened_chest"):
    """A chest is open: its card is applied for the alliance that opened it (DA-CHE-04, DA-CHE-05)."""

    number: int
    figure: FigureId

    @step("DA-CHE-04", "DA-CHE-05", "DA-CHE-11")
    def open(self, g: Delve) -> Next:
        g.emit(ChestOpened(self.number, threat(g.state, self.number).kind, self.figure))
        return Call(ApplyThreat(self.figure, self.number, "open"))

    @step("DA-CHE-04", "DA-CHE-11")
    def put_away(self, g: Delve) -> None:
        g.emit(ThreatDiscarded(self.number, threat(g.state, self.number).kind))


class ApplyThreat(Procedure, tag="alliance.apply_threat"):
    """The clauses of a threat card for one moment; damage is credited to nobody (DA-DMG-17)."""

    figure: FigureId
    number: int
    when: str
    done: int = 0  # clauses

    @step("DA-THR-04", "DA-CHE-04", "DA-TRP-11")
    def apply(self, g: Delve) -> Next:
        clause = self.clause(g)
        if clause is None:
            return Done()
        return self.strike if isinstance(clause, (DirectVerb, PoisonVerb, TrapAttackVerb)) else self.settle

    @step("DA-THR-04", "DA-DMG-08", "DA-DMG-15", "DA-DMG-16", "DA-XP-17")
    def strike(self, g: Delve) -> Next:
        """All whom the clause names suffer; then the rewards of monsters that fell are paid."""
        clause = self.clause(g)
        assert clause is not None
        poison = isinstance(clause, PoisonVerb)
        self.done += 1
        fallen = []
        for target in struck(g, self.figure, clause):
            if hurt(g, target, amount(g, target, clause), poison=poison):
                fallen.append(target)
        return Call(PayRewards(g.state.turn.seat, tuple(fallen)), then=self.apply)

    @step("DA-THR-14", "DA-CHE-05")
    def settle(self, g: Delve) -> Next:
        """Everything but damage."""
        clause, seat = self.clause(g), g.state.figures[self.figure].seat
        self.done += 1
        match clause:
            case XpVerb(n=n, level=level):
                gain(g, seat, n + (threat(g.state, self.number).level if level else 0))
            case DrawVerb(n=n):
                draw(g, seat, n)
            case StayVerb():
                g.emit(PitOpened(self.number, threat(g.state, self.number).cell), "DA-THR-07")
            case SetVerb(parameter=parameter, n=n):
                change(g, self.figure, parameter, n)
            case DiscardVerb(n=n):
                return Call(DiscardChosen(seat, n), then=self.apply)
        return self.apply

    def clause(self, g: Delve) -> Effect | None:
        """The clause in progress; none: all were applied."""
        found = effects_of_threat(g, threat(g.state, self.number).kind, self.when)
        return found[self.done] if self.done < len(found) else None


def struck(g: Delve, figure: FigureId, clause: Effect) -> tuple[FigureId, ...]:
    """The figures that a trap hurts; those who lie do not count (DA-DMG-15, DA-DMG-16, DA-GEN-06)."""
    s = g.state
    whom = clause.to.whom if clause.to else "self"
    if whom == "self":
        return (figure,)
    room = ground(g).room(cell_of(s, figure))
    found = [i for i, leaf in s.figures.items() if leaf.cells & room and not leaf.lies]
    if whom == "any-heroes-room":
        return tuple(i for i in found if s.figures[i].role == "hero")
    return tuple(i for i in found if i != figure)


def amount(g: Delve, target: FigureId, clause: Effect | None) -> int:
    """The damage of a clause; a trap that attacks is softened by armor, down to 1."""
    match clause:
        case TrapAttackVerb(n=n):
            return max(1, n - armor(g, target))
        case DirectVerb(n=n) | PoisonVerb(n=n):
            return n
    return 0


def change(g: Delve, figure: FigureId, parameter: str, value: int) -> None:
    """A trap changes the activation of the hero that it caught, if that hero acts now."""
    turn = g.state.turn
    if turn.figure != figure:
        return
    if parameter == "speed_left":
        g.emit(SpeedLost(figure, max(0, speed(g, figure) - turn.gone - value)))
    else:
        g.emit(ParameterSet(figure, parameter, value))
