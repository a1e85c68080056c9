"""The consequences of losing the last hit point (GH-KIL, GH-EXH, GH-SUM-06)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import CardDeactivated, Exhausted
from undercroft.games.gloomhaven.events.fights import CharmEnded, Killed
from undercroft.games.gloomhaven.events.ground import MoneyDropped
from undercroft.games.gloomhaven.events.rounds import DeedDone, LastingEnded, Noted
from undercroft.games.gloomhaven.records.abilities import Ability
from undercroft.games.gloomhaven.rules.actions import bonuses
from undercroft.games.gloomhaven.rules.actions.dismissing import dismiss
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.monsters.stats import summon_stats
from undercroft.games.gloomhaven.rules.scenario.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.scenario.objectives import clear_away
from undercroft.games.gloomhaven.rules.who import credited, is_up, side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.space import Cells

OVERKILL = 4  # damage to spare
ON_DEATH = "on-death"

PERMANENT = "GH-VAR-09"  # permanent death


class Die(Procedure, tag="gh.die"):
    """A monster or summon dies, a character is exhausted, an obstacle is destroyed."""

    figure: FigureId
    by: FigureId = FigureId(0)
    source: str = ""
    spare: int = 0  # damage beyond the last hit point
    unhurt: bool = False  # until this one attack
    here: Cells = 0

    @step("GH-KIL-02")
    def act_once_more(self, g: Haven) -> Next:
        """Abilities on death come before the figure leaves; a dying figure cannot die again."""
        if not is_up(g, self.figure) or is_dying(g, self):
            return Done()
        self.here = g.state.figures[self.figure].cells
        last = last_abilities(g, self.figure)
        return Call(Perform(self.figure, last, ON_DEATH, forced=True)) if last else None

    @step("GH-KIL-02", "GH-EXH-01", "GH-EXH-04", "GH-EXH-07", "GH-SPC-10")
    def leave(self, g: Haven) -> Next:
        """Off the board at once; a character's cards are all lost."""
        if not is_up(g, self.figure):
            return Done()
        if g.state.figures[self.figure].is_character:
            exhaust(g, self.figure)
            return self.look_for_the_end
        g.emit(Killed(self.figure, self.by))
        if any(each.bearer == self.figure for each in g.state.lasting):
            g.emit(LastingEnded(bearer=self.figure))
        return None

    @step("GH-SUM-06", "GH-KIL-04", "GH-KIL-05", "GH-SUM-26", "GH-SPC-04", "GH-SPC-14", "GH-BOS-07")
    def leave_something(self, g: Haven) -> None:
        """A summon's card goes to its pile; a monster that was not summoned leaves a money token."""
        leaf = g.state.figures[self.figure]
        if leaf.objective:
            clear_away(g, self.here)
        if leaf.is_summon:
            leave_with_card(g, self.figure)
        elif leaf.side != "party" and leaf.drops and not leaf.objective:
            g.emit(MoneyDropped(self.here.bit_length() - 1), "GH-KIL-04")

    @step("GH-SUM-12", "GH-KIL-06", "GH-KIL-08", "GH-TER-13")
    def credit(self, g: Haven) -> None:
        """The kill goes to who did it, or to whose summon did; nobody for a wound or a trap walked into."""
        if not self.by or self.by not in g.state.figures:
            return
        leaf = g.state.figures[self.figure]
        if in_action_of(g, self.by) and leaf.side != side(g, self.by):
            g.emit(ActionNoted(killed=self.here))
        seat = credited(g, self.by)
        if leaf.side == "party" or leaf.objective:
            return
        first = not g.state.story.get("first-kill")
        if first:
            g.emit(Noted("first-kill", 1))
        if seat < 0:
            return
        deeds = {
            "kills": True, "elite-kills": leaf.rank == "elite", "first-kills": first,
            "clean-kills": self.unhurt, "overkills": self.spare >= OVERKILL,
        }  # fmt: skip
        for deed, done in deeds.items():
            if done:
                g.emit(DeedDone(seat, deed))

    @step("GH-END-02", "GH-EXH-06")
    def look_for_the_end(self, g: Haven) -> Next:
        look_for_verdict(g)
        return Done()


def is_dying(g: Haven, death: Die) -> bool:
    """Is this figure's death in progress further down?"""
    return any(
        frame is not death and isinstance(frame, Die) and frame.figure == death.figure
        for frame in g.state.frames
    )


def last_abilities(g: Haven, figure: FigureId) -> tuple[Ability, ...]:
    """Abilities of a dying figure: by its summon card, or by the ability card it performed this round."""
    leaf = g.state.figures[figure]
    printed = summon_stats(g, leaf).on_death if leaf.is_summon else ()
    given = (
        each.effect.then for each in bonuses.in_force(g, figure, "special") if each.effect.name == ON_DEATH
    )
    return sum(given, printed)


def in_action_of(g: Haven, figure: FigureId) -> bool:
    """Is the innermost action this figure's?"""
    for frame in reversed(g.state.frames):
        if isinstance(frame, Perform):
            return frame.figure == figure
    return False


def run_out(g: Haven, figure: FigureId) -> None:
    """For lack of cards; hit points stay, with permanent death the figure too (GH-EXH-03, GH-VAR-10)."""
    exhaust(g, figure, stays=g.plays(PERMANENT))


def exhaust(g: Haven, figure: FigureId, stays: bool = False) -> None:
    """All cards are lost, the figure leaves the board, its bonuses and summons end (GH-EXH-04, GH-ACT-13).

    With permanent death who has no hit points left is dead (GH-VAR-09).
    """
    leaf = g.state.figures[figure]
    dismiss(g, figure)
    dead = g.plays(PERMANENT) and leaf.hp <= 0
    g.emit(Exhausted(leaf.seat, dead), "GH-VAR-09" if dead else "GH-EXH-04")
    if not stays:
        g.emit(Killed(figure), "GH-EXH-04")
    g.emit(LastingEnded(giver=figure), "GH-ACT-13")
    g.emit(LastingEnded(bearer=figure), "GH-ACT-13")
    for charm in g.state.charms:
        if charm.by == figure:
            g.emit(CharmEnded(charm.figure, charm.turn), "GH-ACT-13")
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
