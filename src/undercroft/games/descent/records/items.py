"""Cards that heroes carry: equipment, search cards, relics (D2-CRD-05, D2-CRD-06, D2-X-16 to D2-X-18)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.games.descent.records.abilities import Colour, Count, Granted, Passive, Surge, Use

Slot = Literal["hand", "hands", "armour", "other", ""]  # one hand, two, armour, other, none (D2-EQP)


class Item(Record, kw_only=True):
    """A shop card, or starting equipment (`calling`), or the heroes' side of a relic."""

    act: Count = 0  # of the shop it is sold in; 0: not sold
    copies: Annotated[int, Meta(ge=1)] = 1
    price: Count = 0
    slot: Slot = ""
    traits: tuple[str, ...] = ()
    attack: Literal["melee", "ranged", ""] = ""
    dice: tuple[Colour, ...] = ()  # attack dice of a weapon, defence dice of anything else (D2-CRD-07)
    reach: bool = False
    pierce: Count = 0
    surges: tuple[Surge, ...] = ()
    uses: tuple[Use, ...] = ()
    passives: tuple[Passive, ...] = ()
    grants: tuple[Granted, ...] = ()
    forbids: tuple[str, ...] = ()  # traits that cannot be equipped beside it
    relic: bool = False
    starting: bool = False  # class equipment: cannot be traded (D2-TRD-05)

    @property
    def is_weapon(self) -> bool:
        return bool(self.attack)


class SearchCard(Record, kw_only=True):
    """A card of the search deck (D2-X-16)."""

    copies: Annotated[int, Meta(ge=1)] = 1
    gold: Count = 0
    traits: tuple[str, ...] = ()
    uses: tuple[Use, ...] = ()
    found: Literal["", "nothing", "chest"] = ""  # discarded at once: nothing, or a shop card instead


class Relic(Record, kw_only=True):
    """A relic in the Overlord's hands: its other side, for a lieutenant (D2-REL-03, D2-X-29)."""

    voice: ClassVar[str] = "monster"  # its text speaks of that one

    item: Annotated[str, ref("item")]  # the heroes' side
    uses: tuple[Use, ...] = ()
    grants: tuple[Granted, ...] = ()
    only: str = ""  # the one lieutenant who may bear it; empty: any
