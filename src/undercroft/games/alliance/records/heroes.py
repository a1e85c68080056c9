"""Heroes: icons and values of the hero cards (DA-CMP-05)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record
from undercroft.games.alliance.records.effects import AttackType, Count, Positive

Race = Literal["human", "dwarf", "elf", "gnome", "half-orc"]  # DA-CMP-06
Calling = Literal["martial", "stealth", "mystic", "celestial", "primal"]  # DA-CMP-07
Origin = Literal["printed", "printed-effect", "found", "designed"]


class Hero(Record, kw_only=True):
    """A hero card: number, one race icon, two class icons, values."""

    number: Annotated[int, Meta(ge=1, le=17)]
    race: Race
    callings: tuple[Calling, Calling]
    type: AttackType
    attack: Positive
    armor: Count
    evasive: Count
    speed: Positive
    health: Positive
    origin: Origin = "designed"

    @property
    def icons(self) -> tuple[str, ...]:
        """Race and classes, whatever their order (DA-CMP-08)."""
        return (self.race, *sorted(self.callings))
