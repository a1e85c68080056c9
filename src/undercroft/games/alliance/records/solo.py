"""The solo/co-op deck (DA-CMP-29, DA-COO)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import Record
from undercroft.games.alliance.records.effects import AttackType, Count
from undercroft.games.alliance.records.heroes import Calling, Race
from undercroft.kernel import Leaf

Position = Annotated[int, Meta(ge=1, le=5)]  # 1 lies next to the deck (DA-DRA-17)


class UpgradeLine(Leaf, tag_field="do", tag="upgrade", forbid_unknown_fields=True):
    """Section I: one card on offer is removed from the game, another discarded (DA-COO-01)."""

    removed: Position
    discarded: Position


class TileLine(Leaf, tag_field="do", tag="tile", forbid_unknown_fields=True):
    """Section I: one tile on offer is removed from the game (DA-COO-02)."""

    removed: Annotated[int, Meta(ge=1, le=2)]


class ReadyLine(Leaf, tag_field="do", tag="ready-monster", forbid_unknown_fields=True):
    """Section I: the exhausted monster with the highest XP value becomes ready (DA-COO-04)."""


class Strike(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """One action of section II: the ready monster with the highest XP value moves and attacks."""

    bonus: Count
    icons: tuple[Race | Calling, ...] = ()  # a hero with one of them; none: any hero
    lowest: bool = False  # the hero with the lowest Defense (DA-COO-07)
    type: AttackType | None = None  # the bonus is for monsters of this attack type only (DA-COO-06)


class Penalty(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """One line of section III."""

    do: Literal["surge", "use-xp", "discard", "wound", "poison"]
    n: Count = 0


First = Union[UpgradeLine, TileLine, ReadyLine]


class SoloCard(Record, kw_only=True):
    """A solo/co-op card: what is done, the two actions of which one is done, and what is done else."""

    first: First
    type: Annotated[int, Meta(ge=1, le=3)]  # of section II (DA-COO-05 to DA-COO-07)
    either: Strike
    other: Strike
    otherwise: Annotated[tuple[Penalty, ...], Meta(min_length=1)]
