"""Checks with the dungeon die: locks, secret doors, Locked Chests, traps (DA-CMP-24 to DA-CMP-26)."""

from __future__ import annotations

from undercroft.games.alliance.events.dungeon import Checked, SureCheckUsed
from undercroft.games.alliance.events.moves import SpeedPaid
from undercroft.games.alliance.options import ExtraOption
from undercroft.games.alliance.rules.attack.values import check_bonus
from undercroft.games.alliance.rules.movement.moving import points
from undercroft.games.alliance.state import Delve
from undercroft.kernel import Done, FigureId, Next, Procedure, ask, step

DIE = ("0", "0", "1", "1", "2", "3")  # DA-CMP-24


def roll(g: Delve) -> int:
    """The dungeon die (DA-CMP-24, DA-CMP-25, DA-CMP-26)."""
    return int(g.chance("dungeon die", DIE))


class Check(Procedure, tag="alliance.check"):
    """One attempt: Speed is paid first, then the die decides; the result is 1 if it succeeds (DA-DOR-20)."""

    figure: FigureId
    what: str  # locked-door, secret-door, locked-chest or trap
    needed: int  # the level
    base: int = 1  # Speed points that the attempt costs (DA-DOR-18)

    @step("DA-DOR-18", "DA-DOR-23", "DA-DOR-24", "DA-CHE-10", "DA-TRP-10", "DA-DOR-E4", "DA-TRP-E2")
    def pay(self, g: Delve) -> Next:
        """Each extra point adds 1; no more is offered than makes it sure."""
        short = max(0, self.needed - check_bonus(g, self.figure))
        most = 0 if g.state.turn.sure else min(short, points(g) - self.base)
        return ask(g.state.figures[self.figure].seat, *map(ExtraOption, range(most + 1)))

    @pay.answered
    def attempt(self, g: Delve, picked: ExtraOption) -> Next:
        extra = picked.points
        if self.base + extra:
            g.emit(SpeedPaid(self.figure, self.base + extra))
        if g.state.turn.sure:
            g.emit(SureCheckUsed(self.figure))
            g.emit(Checked(self.figure, self.what, self.needed))
            return Done(1)
        bonus = check_bonus(g, self.figure)
        die = roll(g) if extra + bonus < self.needed else -1
        passed = max(0, die) + extra + bonus >= self.needed
        g.emit(Checked(self.figure, self.what, self.needed, die, extra, bonus, passed))
        return Done(int(passed))
