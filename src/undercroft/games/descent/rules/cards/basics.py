"""Small named effects that several cards share."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.moves import Stopped
from undercroft.games.descent.state import Descent
from undercroft.kernel import CardId, Done, FigureId, Next, Procedure, Special, step


class StopMoving(Procedure, tag="descent.stop_moving"):
    """A figure's move action ends: its points are gone (D2-MOV-19, D2-X-27: Tripwire)."""

    figure: FigureId
    card: CardId

    @step("D2-MOV-19", "D2-X-27")
    def stop(self, g: Descent) -> Next:
        g.emit(Stopped(self.figure))
        return Done()


SPECIALS: Mapping[str, Special] = {"stop-moving": StopMoving}
