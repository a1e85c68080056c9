"""Recovering damage, and heroes who come back to their feet (D2-DMG-10, D2-KO-16, D2-STD, D2-REV)."""

from __future__ import annotations

from undercroft.games.descent.dice import FACES, total
from undercroft.games.descent.events.fights import RecoveryRolled, StoodUp
from undercroft.games.descent.options import SpaceOption, YesOption
from undercroft.games.descent.rules.effects.fatigue import may_recover, recover_fatigue
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import closest_empty
from undercroft.games.descent.rules.quests.limits import is_lost
from undercroft.games.descent.rules.values import ally_of
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent, DescentState, Figure, ground, library
from undercroft.kernel import Call, Done, Event, FigureId, Next, Pass, Procedure, step, window
from undercroft.parts.dice import Die, replaced, roll
from undercroft.parts.happenings import Healed
from undercroft.space import each


def can_heal(g: Descent, leaf: Figure) -> bool:
    """Not every familiar can recover damage (D2-X-14: the Reanimate cannot), nor every hero figure."""
    if leaf.role in ("ally", "spirit"):
        return not ally_of(g, leaf).steady
    return leaf.role != "familiar" or library(g).familiar[leaf.kind].heals


class Recover(Procedure, tag="descent.recover"):
    """A figure recovers damage; a hero who was knocked out is on his feet again (D2-KO-16)."""

    figure: FigureId
    amount: int

    @step("D2-DMG-10", "D2-FAT-13", "D2-KO-15")
    def heal(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        healed = min(self.amount, leaf.damage)
        if healed <= 0 or not (leaf.cells or leaf.is_out) or not can_heal(g, leaf):
            return Done()
        if is_lost(g, self.figure):
            return Done()
        if not may_recover(g, self.figure):
            return Done()
        self.amount = healed
        g.emit(Healed(self.figure, healed))
        return None if leaf.is_out else self.recovered

    @step("D2-KO-16", "D2-KO-17", "D2-STD-03", "D2-STD-04", "D2-REV-03", "D2-TER-30", "D2-MOV-21")
    def stand(self, g: Descent) -> Next:
        """His figure takes the token's place, or the closest empty space to it."""
        leaf = g.state.figures[self.figure]
        places = closest_empty(g, 1 << leaf.lies, ground(g).terrain.open)
        return ask_for(g, self.figure, *map(SpaceOption, each(places)))

    @stand.answered
    def stand_there(self, g: Descent, picked: SpaceOption) -> Next:
        """In the token's place he enters nothing; elsewhere the terrain works on him (D2-MOV-21)."""
        lay = g.state.figures[self.figure].lies
        g.emit(StoodUp(self.figure, picked.cell))
        return None if picked.cell == lay else Call(Land(self.figure))

    recovered = window("D2-DMG-10", "D2-WHO-06")


class MayRecover(Procedure, tag="descent.may_recover"):
    """A figure may recover damage: its player decides."""

    figure: FigureId
    amount: int

    @step("D2-DMG-10")
    def choose(self, g: Descent) -> Next:
        damage = g.state.figures[self.figure].damage
        return ask_for(g, self.figure, YesOption(), Pass()) if damage else Done()

    @choose.answered
    def take(self, g: Descent, picked: YesOption | Pass) -> Next:
        return Call(Recover(self.figure, self.amount)) if isinstance(picked, YesOption) else Done()


class RollRecovery(Procedure, tag="descent.roll_recovery"):
    """Two red dice: damage recovered by hearts, fatigue by surges (D2-STD-02, D2-REV-02)."""

    figure: FigureId
    dice: tuple[Die, ...] = ()

    @step("D2-STD-02", "D2-STD-08", "D2-REV-02", "D2-REV-04")
    def roll(self, g: Descent) -> None:
        self.dice = roll(g, FACES, ("red", "red"))
        g.emit(RecoveryRolled(self.figure, self.dice))

    rolled = window("D2-WHO-05", "D2-X-29")

    @step("D2-STD-02", "D2-REV-02", "D2-STD-08")
    def recover(self, g: Descent) -> Next:
        """Some skills recover more (D2-X-15: Brute)."""
        rolled = total(self.dice)
        recover_fatigue(g, self.figure, rolled.surges)
        return Call(Recover(self.figure, g.total("recovery", self.figure, rolled.hearts)))


class RecoveryDieRerolled(Event):
    """A die of a hero who comes to his feet lies differently."""

    number: int
    die: Die

    def apply(self, s: DescentState) -> None:
        recovery = s.nearest(RollRecovery)
        recovery.dice = replaced(recovery.dice, self.number, self.die)
