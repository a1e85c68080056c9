"""Plain data: ids, immutable leaves, and who may see a field."""

from __future__ import annotations

from typing import Final, NewType, dataclass_transform

from msgspec import Meta, Struct, field
from msgspec.structs import replace

__all__ = [
    "LOOKERS", "MATES", "NOBODY", "OWNER", "UNKNOWN", "CardId", "FigureId", "Leaf", "RuleId", "Seat",
    "replace",
]  # fmt: skip

Seat = NewType("Seat", int)
FigureId = NewType("FigureId", int)
CardId = NewType("CardId", str)
RuleId = str  # as in the ledgers: "GH-ATK-03"

UNKNOWN: Final = "?"
OWNER: Final = Meta(extra={"seen_by": "owner"})  # only the seat in the leaf's own field `seat`
MATES: Final = Meta(extra={"seen_by": "mates"})  # its seat; where the rules say `open_hands`, its side
LOOKERS: Final = Meta(extra={"seen_by": "lookers"})  # its seat, and the seats in its own field `lookers`
NOBODY: Final = Meta(extra={"seen_by": "nobody"})


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Leaf(Struct, frozen=True, gc=False):
    """An immutable value. Subclasses need not say `frozen`: it is inherited, and mypy knows."""
