"""Random dungeons: room cards and monster cards (GH-RDD)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.kernel import Leaf

from .maps import Overlay
from .moments import AddCards, GiveConditions, Hurt, SetElements
from .places import Hex, Hexes, Ranks
from .whom import ConditionName, Count

SPOTS = 12


class CardPart(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a random dungeon card."""


class Opening(CardPart, kw_only=True):
    """An entrance or exit of type A or B, in a half hex beside the floor (GH-RDD-09, GH-RDD-11)."""

    type: Literal["A", "B"]
    at: Hex


class EnemiesGain(CardPart, kw_only=True, tag_field="do", tag="enemies-gain"):
    """All enemies have more of something, this round or for the rest of the scenario."""

    shield: Count = 0
    retaliate: Count = 0
    retaliate_range: Annotated[int, Meta(ge=1)] = 1
    attack: Count = 0
    move: Count = 0
    range: Count = 0
    heal: Count = 0  # at the start of each of their turns
    lasting: bool = False


class GiveEnemies(CardPart, kw_only=True, tag_field="do", tag="give-enemies"):
    """Enemies, or the elite ones, get conditions."""

    conditions: tuple[ConditionName, ...]
    elite_only: bool = False
    lasting: bool = False


class LoseCards(CardPart, kw_only=True, tag_field="do", tag="lose-cards"):
    """Characters lose, or discard, cards of their hand."""

    count: int
    who: Literal["each-character", "door-opener"] = "each-character"
    discard: bool = False


class UseUpItems(CardPart, kw_only=True, tag_field="do", tag="use-up-items"):
    """Each character turns items to spent or consumed: a small one, all that can be spent, or all."""

    which: Literal["one-small", "spendable", "all"]


class NoConsuming(CardPart, kw_only=True, tag_field="do", tag="no-consuming"):
    """Characters consume no elements for the rest of the scenario."""


class Promote(CardPart, kw_only=True, tag_field="do", tag="promote"):
    """A normal enemy of the room becomes elite."""


class PlaceAgain(CardPart, kw_only=True, tag_field="do", tag="place-again"):
    """Enemies of the room before are placed once more in it (GH-RDD-17)."""

    rank: Literal["normal", "elite"]
    count: int = 1


Penalty = Union[
    AddCards, GiveConditions, Hurt, SetElements, EnemiesGain, GiveEnemies, LoseCards, UseUpItems, NoConsuming,
    Promote, PlaceAgain,
]  # fmt: skip


class DungeonRoom(Record, kw_only=True):
    """A room card: map tiles, twelve spots, obstacles, ways in and out, penalties (GH-RDD-07)."""

    tiles: tuple[str, ...]
    floor: Hexes
    entrances: Annotated[tuple[Opening, ...], Meta(min_length=1)]
    exits: Annotated[tuple[Opening, ...], Meta(min_length=1)]
    spots: Annotated[tuple[Hex, ...], Meta(min_length=SPOTS, max_length=SPOTS)]
    overlays: tuple[Overlay, ...] = ()
    minor: tuple[Penalty, ...]
    major: tuple[Penalty, ...]
    designed: bool = False  # some hexes are our choice where the sources show one hex of an overlay only


class MonsterSpot(CardPart, kw_only=True, tag_field="holds", tag="monster"):
    """A monster, by number of characters."""

    monster: Annotated[str, ref("monster")]
    ranks: Ranks


class MoneySpot(CardPart, kw_only=True, tag_field="holds", tag="money"):
    """A money token."""


class TrapSpot(CardPart, kw_only=True, tag_field="holds", tag="trap"):
    """A trap (GH-RDD-20)."""

    art: str
    damage: bool = False
    conditions: tuple[ConditionName, ...] = ()


class TerrainSpot(CardPart, kw_only=True, tag_field="holds", tag="terrain"):
    """Difficult or hazardous terrain."""

    tile: Literal["difficult", "hazard"]
    art: str


class TreasureSpot(CardPart, kw_only=True, tag_field="holds", tag="treasure"):
    """A treasure tile with a benefit of its own (GH-RDD-19)."""

    gold: Count = 0
    heal: Count = 0
    recover_lost: Count = 0  # cards
    refresh_items: Count = 0
    cure: bool = False  # all negative conditions
    hurts_enemies: Count = 0
    enemies_get: tuple[ConditionName, ...] = ()


class EmptySpot(CardPart, kw_only=True, tag_field="holds", tag="nothing"):
    """Nothing."""


Spot = Union[MonsterSpot, MoneySpot, TrapSpot, TerrainSpot, TreasureSpot, EmptySpot]


class DungeonMonsters(Record, kw_only=True):
    """A monster card: what lies and stands on the twelve spots (GH-RDD-18)."""

    number: int
    spots: Annotated[tuple[Spot, ...], Meta(min_length=SPOTS, max_length=SPOTS)]
    designed: bool = False
