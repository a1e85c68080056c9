"""The campaign map: the way from Arhynn to each quest, and the quests that one opens (D2-CAM-10, D2-NXT)."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.content import Record, ref
from undercroft.kernel import Leaf

Icon = Literal["road", "plains", "forest", "mountain", "water"]  # of a route (D2-TRV-07)


class Opened(Leaf, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The quest of Act II that each side opens by winning a quest of Act I."""

    heroes: Annotated[str, ref("location")] = ""
    overlord: Annotated[str, ref("location")] = ""


class Location(Record, kw_only=True):
    """Where a quest is played; its id is that of the quest."""

    route: tuple[Icon, ...] = ()  # travel icons of the way from Arhynn, in order (D2-TRV-02)
    opens: Opened = Opened()
