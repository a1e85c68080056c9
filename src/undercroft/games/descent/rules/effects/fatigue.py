"""Fatigue and Stamina (D2-FAT)."""

from __future__ import annotations

from undercroft.games.descent.events.fights import FatigueRecovered, FatigueSuffered, RecoveryBarred
from undercroft.games.descent.events.turns import TurnNoted
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.values import stamina
from undercroft.games.descent.rules.who import CHARMED, is_forced
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step

WEARY = "weary"  # the modifier of a hero whom each action tires


def can_suffer(g: Descent, figure: FigureId, amount: int) -> bool:
    """May a hero choose to suffer so much: never beyond his Stamina (D2-FAT-07, D2-FAT-12, D2-FAT-E1)?"""
    if amount and is_forced(g) and g.total(CHARMED, figure):
        return False  # nobody makes him pay for anything (D2-X-27)
    return g.state.figures[figure].fatigue + amount <= stamina(g, figure)


def pay_fatigue(g: Descent, figure: FigureId, amount: int) -> None:
    """A hero suffers fatigue of his own choice, as the cost of something (D2-FAT-02)."""
    if amount:
        g.emit(FatigueSuffered(figure, amount), "D2-FAT-02")


def recover_fatigue(g: Descent, figure: FigureId, amount: int) -> None:
    """Fatigue goes, never below 0 (D2-FAT-13), unless the quest keeps it from going."""
    had = min(amount, g.state.figures[figure].fatigue)
    if had > 0 and may_recover(g, figure):
        g.emit(FatigueRecovered(figure, had), "D2-FAT-13")


def may_recover(g: Descent, figure: FigureId) -> bool:
    """Can a hero recover damage and fatigue where he stands? If not, it is told (D2-QST-02)."""
    if not g.state.figures[figure].cells or not g.total("unhealing", figure):
        return True
    g.emit(RecoveryBarred(figure), "D2-QST-02")
    return False


class SufferFatigue(Procedure, tag="descent.suffer_fatigue"):
    """A figure suffers fatigue that it did not choose: what exceeds Stamina is damage (D2-FAT-08)."""

    figure: FigureId
    amount: int

    @step("D2-FAT-08", "D2-FAT-09", "D2-FAT-10", "D2-FAT-11", "D2-FAT-E2", "D2-MON-10", "D2-CMP-21")
    def take(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        if not leaf.cells:
            return Done()
        room = max(0, stamina(g, self.figure) - leaf.fatigue)
        taken = min(room, self.amount)
        if taken:
            g.emit(FatigueSuffered(self.figure, taken))
        excess = self.amount - taken
        return Call(Suffer(self.figure, excess)) if excess else Done()


class Weary(Procedure, tag="descent.weary"):
    """After an action a hero in despair suffers 1 fatigue (D2-X-28: Word of Despair)."""

    figure: FigureId

    @step("D2-X-28", "D2-FAT-08")
    def tire(self, g: Descent) -> Next:
        g.emit(TurnNoted(WEARY))
        return Call(SufferFatigue(self.figure, 1))


def is_weary(g: Descent, figure: FigureId, *, ends: bool = False) -> bool:
    """Has he resolved an action for which he still must suffer? A move is resolved when its points are."""
    if WEARY not in g.state.modifiers or not g.total(WEARY, figure):
        return False
    turn = g.state.turn
    on_the_way = turn.moving and g.state.figures[figure].movement > 0 and not ends
    return turn.taken - on_the_way > turn.done.count(WEARY)
