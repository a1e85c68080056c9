"""Damage, and what it leads to (D2-DMG)."""

from __future__ import annotations

from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step, window
from undercroft.parts.happenings import Damaged


class Suffer(Procedure, tag="descent.suffer"):
    """A figure suffers damage; defence dice count only against attacks (D2-DMG-09)."""

    figure: FigureId
    amount: int
    attacker: FigureId = FigureId(0)  # of the attack that deals it; 0: no attack does
    later: bool = False  # defeat is resolved by the attack, after all damage (D2-DMG-11)
    dealt: int = 0

    @step("D2-DMG-01")
    def begin(self, g: Descent) -> Next:
        return None if self.amount > 0 and g.state.figures[self.figure].cells else Done(0)

    before = window("D2-WHO-06", "D2-DMG-07")

    @step("D2-DMG-04", "D2-DMG-05", "D2-DMG-06", "D2-DMG-08", "D2-KO-08", "D2-TER-10", "D2-X-44", "D2-CMP-21")
    def take(self, g: Descent) -> Next:
        """Damage beyond Health is ignored: only what is suffered counts."""
        amount, why = g.breakdown("damage", self.figure, self.amount)
        self.dealt = max(0, min(amount, g.state.figures[self.figure].hp))
        if not self.dealt:
            return Done(0)
        g.emit(Damaged(self.figure, self.dealt), why=why)
        return None

    suffered = window("D2-WHO-06")

    @step("D2-DMG-05", "D2-KO-01")
    def fall(self, g: Descent) -> Next:
        from undercroft.games.descent.rules.effects.defeat import Defeat

        if not self.later and g.state.figures[self.figure].hp <= 0:
            return Call(Defeat(self.figure, self.attacker))
        return None

    @step()
    def tell(self, g: Descent) -> Next:
        return Done(self.dealt)
