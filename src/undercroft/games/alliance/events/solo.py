"""The solo/co-op deck (DA-SOL, DA-COO)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import CardId, Event


class SoloCardShown(Event):
    """The next solo/co-op card lies face up (DA-SOL-04, DA-SOL-11)."""

    opens: ClassVar[bool] = True
    card: CardId

    def apply(self, s: AllianceState) -> None:
        s.solo = s.solo.looked_at((self.card,))


class SoloCardResolved(Event):
    """A solo/co-op card was carried out (DA-SOL-11)."""

    card: CardId

    def apply(self, s: AllianceState) -> None:
        s.solo = s.solo.drawn(self.card).discarded(self.card)
