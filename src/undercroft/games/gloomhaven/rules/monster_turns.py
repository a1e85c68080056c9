"""Monster turns, and those of character summons (GH-MON, GH-FOC, GH-MMV, GH-MAT)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.rounds import TurnStarted
from undercroft.games.gloomhaven.rules.suffer import Suffer
from undercroft.games.gloomhaven.rules.turns import WOUND, end_turn
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step


class MonsterTurn(Procedure, tag="gh.monster_turn"):
    """It finds its focus, then performs the abilities of its card in printed order."""

    figure: FigureId

    @step("GH-MON-07")
    def start(self, g: Haven) -> None:
        g.emit(TurnStarted(self.figure))

    @step("GH-CON-12", "GH-CON-16")
    def suffer_wound(self, g: Haven) -> Next:
        if g.state.figures[self.figure].suffers("wound"):
            return Call(Suffer(self.figure, WOUND, "wound"))
        return None

    @step("GH-MON-07")
    def end(self, g: Haven) -> Next:
        end_turn(g, self.figure)
        return Done()
