"""Whom a card concerns: side, range, number, area and conditions are composed, never enumerated."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel import Leaf

from .references import known, ref

Side = Literal["self", "allies", "friends", "enemies", "anyone"]  # friends: allies and oneself


class Targets(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """`{ side = "enemies", range = 3, count = 2 }`; with `area`, a pattern of the pack laid within range."""

    side: Side = "enemies"
    range: int = 1
    count: int = 1  # 0: all of them
    area: Annotated[str, ref("area")] = ""
    where: tuple[Annotated[str, known("filter")], ...] = ()  # conditions that the game knows by name
