"""What follows when the last hit point is gone (GH-KIL, GH-EXH, GH-SUM-06)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import CardDeactivated, Exhausted
from undercroft.games.gloomhaven.events.fights import Killed
from undercroft.games.gloomhaven.events.ground import MoneyDropped
from undercroft.games.gloomhaven.events.rounds import DeedDone, LastingEnded
from undercroft.games.gloomhaven.rules import bonuses
from undercroft.games.gloomhaven.rules.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.performing import Perform
from undercroft.games.gloomhaven.rules.who import credited, is_up
from undercroft.games.gloomhaven.state import Haven, Lasting
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step, window


class Die(Procedure, tag="gh.die"):
    """A monster or summon dies, a character is exhausted, an obstacle is destroyed."""

    figure: FigureId
    by: FigureId = FigureId(0)
    source: str = ""

    dying = window("GH-KIL-02")

    @step("GH-KIL-02", "GH-EXH-01", "GH-EXH-04")
    def leave(self, g: Haven) -> Next:
        """Off the board at once; a character's cards are all lost."""
        if not is_up(g, self.figure):
            return Done()
        leaf = g.state.figures[self.figure]
        if leaf.is_character:
            exhaust(g, self.figure)
            return self.look_for_the_end
        here = leaf.cell
        g.emit(Killed(self.figure, self.by))
        if any(each.bearer == self.figure for each in g.state.lasting):
            g.emit(LastingEnded(bearer=self.figure))
        if leaf.owner:
            leave_with_card(g, self.figure)
        elif leaf.side != "party" and leaf.drops:
            g.emit(MoneyDropped(here), "GH-KIL-04")
        return None

    @step("GH-SUM-12", "GH-KIL-08", "GH-TER-13")
    def credit(self, g: Haven) -> None:
        """The kill goes to who did it, or to whose summon did; nobody for a wound (GH-KIL-06)."""
        leaf = g.state.figures[self.figure]
        if not self.by or self.source == "wound" or leaf.side == "party" or leaf.objective:
            return
        seat = credited(g, self.by)
        if seat >= 0:
            g.emit(DeedDone(seat, "kills"))
            if leaf.rank == "elite":
                g.emit(DeedDone(seat, "elite-kills"))

    @step("GH-END-02", "GH-EXH-06")
    def look_for_the_end(self, g: Haven) -> Next:
        look_for_verdict(g)
        return Done()


class Warded(Procedure, tag="gh.warded"):
    """What a bonus does besides preventing damage."""

    figure: FigureId
    by: FigureId
    lasting: Lasting

    @step("GH-ACT-05")
    def answer(self, g: Haven) -> Next:
        return Call(Perform(self.figure, self.lasting.effect.then, self.lasting.source, attacker=self.by))


def exhaust(g: Haven, figure: FigureId) -> None:
    """All cards are lost, the figure leaves the board, its bonuses and summons end (GH-EXH-04, GH-ACT-13)."""
    leaf = g.state.figures[figure]
    for i, other in g.state.figures.items():
        if other.owner == figure and other.cells:
            g.emit(Killed(i), "GH-SUM-06")
            g.emit(LastingEnded(bearer=i), "GH-SUM-06")
    g.emit(Exhausted(leaf.seat), "GH-EXH-04")
    g.emit(Killed(figure), "GH-EXH-04")
    g.emit(LastingEnded(giver=figure), "GH-ACT-13")
    g.emit(LastingEnded(bearer=figure), "GH-ACT-13")
    for seat in g.state.characters:
        if seat != leaf.seat:
            g.emit(DeedDone(seat, "allies-exhausted"))


def leave_with_card(g: Haven, summon: FigureId) -> None:
    """The card of a summon that is gone leaves the active area (GH-SUM-06)."""
    leaf = g.state.figures[summon]
    mat = g.state.characters[g.state.figures[leaf.owner].seat]
    for lying in mat.active:
        if lying.card == leaf.card:
            to = "lost" if bonuses.counts_as_lost(g, lying) else "discard"
            g.emit(CardDeactivated(mat.seat, lying.card, to), "GH-SUM-06")  # type: ignore[arg-type]
