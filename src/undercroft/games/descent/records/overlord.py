"""The Overlord's cards (D2-X-27, D2-X-28)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from undercroft.content import Record, known
from undercroft.games.descent.records.abilities import Use


class OverlordCard(Record, kw_only=True):
    """An Overlord card: its class and level, its sort, when and on whom it may be played (D2-OLC-06)."""

    voice: ClassVar[str] = "overlord"  # its text speaks of that one

    deck: Literal["basic", "warlord", "saboteur", "magus", "universal"]
    sort: Literal["event", "magic", "trap"]
    level: Annotated[int, Meta(ge=0, le=3)] = 0
    xp: Annotated[int, Meta(ge=0, le=3)] = 0
    copies: Annotated[int, Meta(ge=1)] = 1
    on: Literal[
        "nobody", "whose", "attacker", "defenders", "rollers", "monsters", "heroes", "groups", "active"
    ] = "nobody"
    use: Use
    also: Annotated[str, known("moment")] | None = None  # another moment for the same
    stays: bool = False  # open on the table until the attack is over
    errata: OverlordCard | None = None

    @property
    def moments(self) -> tuple[str, ...]:
        """All moments at which it can be played."""
        return (self.use.at, self.also) if self.also else (self.use.at,)
