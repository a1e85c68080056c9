"""Dice that say how much an effect does (D2-DIC-02, D2-DIC-03)."""

from __future__ import annotations

from undercroft.games.descent.dice import FACES, total
from undercroft.games.descent.events.fights import RecoveryRolled
from undercroft.games.descent.records.abilities import Colour
from undercroft.games.descent.state import Descent, DescentState
from undercroft.kernel import Done, Event, FigureId, Next, Procedure, Value, step, window
from undercroft.parts.dice import Die, replaced, roll


class Rolled(Value):
    """The hearts and surges of such a roll."""

    hearts: int = 0
    surges: int = 0


class RollAmount(Procedure, tag="descent.roll_amount"):
    """A figure rolls for an effect of its own; some cards roll these dice again."""

    figure: FigureId
    colours: tuple[Colour, ...]
    dice: tuple[Die, ...] = ()

    @step("D2-DIC-02", "D2-DIC-03")
    def roll(self, g: Descent) -> None:
        self.dice = roll(g, FACES, self.colours)
        g.emit(RecoveryRolled(self.figure, self.dice))

    rolled = window("D2-WHO-06", "D2-X-29")

    @step("D2-DIC-02", "D2-DIC-03")
    def tell(self, g: Descent) -> Next:
        found = total(self.dice)
        return Done(Rolled(found.hearts, found.surges))


class AmountDieRerolled(Event):
    """A die that says how much an effect does lies differently."""

    number: int
    die: Die

    def apply(self, s: DescentState) -> None:
        rolling = s.nearest(RollAmount)
        rolling.dice = replaced(rolling.dice, self.number, self.die)
