"""When scenario rules come in, and what they then do (GH-SPC)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import ref
from undercroft.kernel import Leaf

from .formulas import Formula, check_formula
from .places import Ranks
from .whom import ConditionName, Element

Mark = Annotated[str, Meta(min_length=1)]


class Moment(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A point in the course of a scenario."""


class AtSetup(Moment, kw_only=True, tag_field="on", tag="setup"):
    """Before the first round (GH-SET-01)."""


class AtRound(Moment, kw_only=True, tag_field="on", tag="round"):
    """The start or end of rounds (GH-EOR-08): of `number` only, or of every, odd or even one from `since`."""

    at: Literal["start", "end"]
    which: Literal["every", "odd", "even"] = "every"
    number: int = 0
    since: int = 1
    players: tuple[Literal[2, 3, 4], ...] = (2, 3, 4)  # only with so many characters


class AtDoor(Moment, kw_only=True, tag_field="on", tag="door"):
    """A door with this mark is opened; `end_of_round`: at the end of that round."""

    mark: Mark
    end_of_round: bool = False


class AtReveal(Moment, kw_only=True, tag_field="on", tag="reveal"):
    """A room is revealed."""

    room: str


class AtEntry(Moment, kw_only=True, tag_field="on", tag="entry"):
    """A character or an ally of the characters enters a room or a marked hex."""

    rooms: tuple[str, ...] = ()
    mark: str = ""


class AtPlates(Moment, kw_only=True, tag_field="on", tag="plates"):
    """At the end of a turn characters stand on marked hexes (GH-SPC-08, GH-SPC-09).

    `marks` has the marks for 2, 3, 4 characters: `["d", "de", "def"]`. `need`: a character on `one` of the
    hexes, on `all` of them, or each character on any of them.
    """

    marks: tuple[str, str, str]
    need: Literal["one", "all", "each-character"] = "one"


class AtKill(Moment, kw_only=True, tag_field="on", tag="killed"):
    """So many monsters (of this type and rank) were killed; `each`: whenever one is; `all`: none is left."""

    monster: Annotated[str, ref("monster")] = ""
    rank: Literal["", "normal", "elite"] = ""
    count: Formula = 1
    each: bool = False
    all: bool = False

    def __post_init__(self) -> None:
        check_formula(self.count)


class AtLoot(Moment, kw_only=True, tag_field="on", tag="looted"):
    """So many goal treasure tiles were looted; 0 is all of them. `end_of_round`: at the end of that round."""

    count: int = 0
    end_of_round: bool = False


class AtDestruction(Moment, kw_only=True, tag_field="on", tag="destroyed"):
    """So many of the objectives of this name were destroyed."""

    objective: str
    count: int = 1


AnyMoment = Union[AtSetup, AtRound, AtDoor, AtReveal, AtEntry, AtPlates, AtKill, AtLoot, AtDestruction]


class Outcome(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The effect of a scenario rule."""


class Newcomer(Outcome, kw_only=True):
    """A figure that appears, by number of characters."""

    monster: Annotated[str, ref("monster")]
    ranks: Ranks
    at: str = ""  # a mark of its own


class Spawn(Outcome, kw_only=True, tag_field="do", tag="spawn"):
    """Monsters appear at a marked hex or the nearest empty one (GH-SPC-01 to GH-SPC-06).

    `turn_by_turn`: only one of the figures each time, in their order and then from the first again.
    """

    figures: tuple[Newcomer, ...]
    at: str = ""  # the mark; with several hexes one figure for each
    turn_by_turn: bool = False


class SetUpLate(Outcome, kw_only=True, tag_field="do", tag="set-up"):
    """Place the monsters of the rooms whose `later` has this name."""

    name: str


class OpenDoors(Outcome, kw_only=True, tag_field="do", tag="open-doors"):
    """Open doors with these marks and reveal the rooms behind; `next_only`: the first still closed."""

    marks: tuple[Mark, ...]
    next_only: bool = False


class UnlockDoors(Outcome, kw_only=True, tag_field="do", tag="unlock-doors"):
    """Doors with these marks open like any other from now on."""

    marks: tuple[Mark, ...]


class AddCards(Outcome, kw_only=True, tag_field="do", tag="add-cards"):
    """Shuffle cards into the attack modifier deck of each character or of the monsters (GH-AMD-18)."""

    card: Literal["curse", "bless", "minus-1"]
    count: int
    to: Literal["each-character", "monsters"] = "each-character"


class GiveConditions(Outcome, kw_only=True, tag_field="do", tag="give-conditions"):
    """Characters, or monsters, get conditions; `lasting`: for the rest of the scenario."""

    conditions: tuple[ConditionName, ...]
    to: Literal["each-character", "monsters", "door-opener"] = "each-character"
    lasting: bool = False


class Hurt(Outcome, kw_only=True, tag_field="do", tag="hurt"):
    """Figures suffer damage; `room`: only those in it."""

    amount: Formula
    to: Literal["each-character", "characters-and-summons", "all", "door-opener"]
    room: str = ""

    def __post_init__(self) -> None:
        check_formula(self.amount)


class HurtMonster(Outcome, kw_only=True, tag_field="do", tag="hurt-monster"):
    """Monsters of a type suffer damage."""

    monster: Annotated[str, ref("monster")]
    amount: Formula

    def __post_init__(self) -> None:
        check_formula(self.amount)


class SetElements(Outcome, kw_only=True, tag_field="do", tag="set-elements"):
    """Put elements to strong or inert (GH-ELM-01)."""

    strong: tuple[Element, ...] = ()
    inert: tuple[Element, ...] = ()


class PlaceTraps(Outcome, kw_only=True, tag_field="do", tag="place-traps"):
    """Lay traps on the marked hexes; a figure there that does not fly springs it at once."""

    at: Mark
    damage: bool = True
    conditions: tuple[ConditionName, ...] = ()


AnyOutcome = Union[
    Spawn,
    SetUpLate,
    OpenDoors,
    UnlockDoors,
    AddCards,
    GiveConditions,
    Hurt,
    HurtMonster,
    SetElements,
    PlaceTraps,
]
