"""How a scenario is won and lost, and the things that decide it (GH-END, GH-SPC-10 to GH-SPC-15)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import ref
from undercroft.kernel import Leaf

from .formulas import Formula, check_formula
from .moments import AnyMoment, Mark


class Clause(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of how a scenario ends."""


class KillAll(Clause, kw_only=True, tag_field="goal", tag="kill-all"):
    """Every enemy is dead: in all rooms, which must all be revealed (GH-END-04), or in those revealed."""

    scope: Literal["all", "revealed"] = "all"
    but: tuple[Annotated[str, ref("monster")], ...] = ()


class KillType(Clause, kw_only=True, tag_field="goal", tag="kill"):
    """All figures of one type are dead."""

    monster: Annotated[str, ref("monster")]


class KillCount(Clause, kw_only=True, tag_field="goal", tag="kill-count"):
    """So many enemies were killed, of these types if any are named."""

    count: Formula
    monsters: tuple[Annotated[str, ref("monster")], ...] = ()

    def __post_init__(self) -> None:
        check_formula(self.count)


class LootGoal(Clause, kw_only=True, tag_field="goal", tag="loot"):
    """All goal treasure tiles are looted, or one by each character."""

    what: Literal["all", "one-each"] = "all"


class Survive(Clause, kw_only=True, tag_field="goal", tag="survive"):
    """So many rounds are over."""

    rounds: int


class Escape(Clause, kw_only=True, tag_field="goal", tag="escape"):
    """Each character stands on an exit, or was exhausted on one: marked hexes, a room, or the starting hexes.

    `leave`: at the end of each round those on an exit leave the map for good, with their summons.
    """

    mark: str = ""
    room: str = ""
    by_start: bool = False
    leave: bool = False


class Reach(Clause, kw_only=True, tag_field="goal", tag="reach"):
    """A character ends a turn on a marked hex."""

    mark: Mark


class Escort(Clause, kw_only=True, tag_field="goal", tag="escort"):
    """So many objectives of this name end their turn on the marked hex, or beside it."""

    objective: str
    mark: Mark
    adjacent: bool = False
    count: int = 1


class Protect(Clause, kw_only=True, tag_field="goal", tag="protect"):
    """So many objectives of this name stand at the end."""

    objective: str
    count: int = 1


class OpenAllDoors(Clause, kw_only=True, tag_field="goal", tag="open-doors"):
    """Every door is open."""


class RevealRooms(Clause, kw_only=True, tag_field="goal", tag="reveal"):
    """These rooms are revealed."""

    rooms: tuple[str, ...]


class Destroy(Clause, kw_only=True, tag_field="goal", tag="destroy"):
    """So many objectives of this name are destroyed (GH-SPC-10)."""

    objective: str
    count: int = 1


class StandOnPlates(Clause, kw_only=True, tag_field="goal", tag="stand"):
    """All plates with the marks for 2, 3, 4 characters are occupied by characters at the same time."""

    marks: tuple[str, str, str]


class UnknownGoal(Clause, kw_only=True, tag_field="goal", tag="missing"):
    """A goal that the game cannot judge yet, in a few words."""

    what: Annotated[str, Meta(min_length=1)]


Goal = Union[
    KillAll, KillType, KillCount, LootGoal, Survive, Escape, Reach, Escort, Protect, OpenAllDoors,
    RevealRooms, Destroy, StandOnPlates, UnknownGoal,
]  # fmt: skip


class ObjectiveLost(Clause, kw_only=True, tag_field="lose", tag="objective"):
    """So many objectives of this name are killed."""

    objective: str
    count: int = 1


class CharacterExhausted(Clause, kw_only=True, tag_field="lose", tag="exhausted"):
    """A character is exhausted, `unless` on an exit or with its goal tile looted; `since`: from then on."""

    unless: Literal["", "on-exit", "looted-goal"] = ""
    since: AnyMoment | None = None


class RoundLimit(Clause, kw_only=True, tag_field="lose", tag="rounds"):
    """So many rounds are over and the goal is not met."""

    rounds: int


class MonsterKilled(Clause, kw_only=True, tag_field="lose", tag="killed"):
    """A monster of one of these types is killed."""

    monsters: tuple[Annotated[str, ref("monster")], ...]


class UnknownLoss(Clause, kw_only=True, tag_field="lose", tag="missing"):
    """A way to lose that the game cannot judge yet, in a few words."""

    what: Annotated[str, Meta(min_length=1)]


Loss = Union[ObjectiveLost, CharacterExhausted, RoundLimit, MonsterKilled, UnknownLoss]


class ObjectiveTurn(Clause, kw_only=True):
    """The turn of an allied figure: move towards a mark, or attack the nearest enemy.

    `stubborn`: it opens doors and walks into traps where there is no other way.
    """

    move: int = 0
    toward: str = ""
    attack: int = 0
    range: int = 0
    stubborn: bool = False


class Objective(Clause, kw_only=True):
    """Something with hit points that the goal depends on: an obstacle to destroy, or an allied figure.

    On the side of the monsters it is an obstacle that counts as an enemy, with initiative 99 for summons and
    no conditions (GH-SPC-10 to GH-SPC-13); on that of the characters it is their ally (GH-SPC-15) unless
    `target_only`, when it can only be attacked. There is one for each hex of the mark, or one that covers
    them as a `whole`. `shares` names a monster whose hit points, initiative and immunities it has.
    """

    id: str
    mark: Mark
    hp: Formula = 0
    side: Literal["characters", "monsters"] = "monsters"
    initiative: int = 99
    turn: ObjectiveTurn | None = None
    healable: bool = True
    target_only: bool = False
    whole: bool = False
    shares: Annotated[str, ref("monster")] = ""
    door: bool = False  # it is the doors of the mark, open when destroyed
    since: AnyMoment | None = None  # it is there from then on

    def __post_init__(self) -> None:
        check_formula(self.hp)
