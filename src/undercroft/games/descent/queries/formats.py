"""The questions and answers as msgspec types: JSON in, JSON out; keys that are not named here are ignored."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from undercroft.games.descent.records.abilities import Colour
from undercroft.games.descent.records.tiles import Side, Square
from undercroft.parts.questions import Why

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class Door(Struct, gc=False):
    """A door and the edges on which it stands; an open one is as none."""

    between: tuple[Side, ...]
    open: bool = False


class Map(Struct, gc=False):
    """Rows of letters, or the map of an encounter; walls and doors beside those of the encounter."""

    rows: tuple[str, ...] | None = None
    walls: tuple[Side, ...] = ()
    doors: tuple[Door, ...] = ()
    quest: str | None = None
    encounter: int = 1
    open: tuple[int, ...] = ()


class Figure(Struct, gc=False):
    """A figure, or a token that is none: a knocked-out hero, a familiar."""

    id: str
    side: Literal["hero", "monster"]
    at: Square
    size: Square = (1, 1)
    kind: Literal["figure", "ko", "familiar"] = "figure"


NO_FIGURES: Final = Raw(b"[]")  # map and figures stay as they are written, so that a position is known again


class SightQuery(Struct, gc=False):
    """Does this figure, or one in this space, see that one?"""

    map: Raw
    viewer: str | Square = field(name="from")
    target: str | Square = field(name="to")
    figures: Raw = NO_FIGURES
    id: Any = None


class ReachQuery(Struct, gc=False):
    """Where can this figure end its movement?"""

    map: Raw
    mover: str
    points: Count
    figures: Raw = NO_FIGURES
    fly: bool = False
    id: Any = None


class Ability(Struct, gc=False):
    """A surge ability, as far as it bears on damage."""

    surge: Positive
    hearts: Count = 0
    range: Count = 0
    pierce: Count = 0


class Reroll(Struct, gc=False):
    """Up to `count` dice of these colours, rolled again together."""

    by: Literal["attacker", "defender"]
    dice: tuple[Colour, ...]
    count: Positive


class OddsQuery(Struct, gc=False):
    """What does this attack do?"""

    attack: tuple[Literal["blue", "red", "yellow"], ...]
    defence: tuple[Literal["brown", "grey", "black"], ...] = ()
    hearts: Count = 0
    range: Count = 0
    surges: Count = 0
    shields: Count = 0
    pierce: Count = 0
    distance: Positive | None = None
    abilities: tuple[Ability, ...] = ()
    cancel: Count = 0
    toll: Count = 0
    rerolls: Annotated[tuple[Reroll, ...], Meta(max_length=2)] = ()
    health: int | None = None
    id: Any = None


class SeenSpace(Struct, gc=False):
    """A space of the target."""

    at: Square
    seen: bool
    distance: int | None


class Sight(Struct, gc=False):
    """The spaces of the target that are seen, one by one."""

    id: Any
    seen: bool
    spaces: list[SeenSpace]
    why: list[Why] | UnsetType = UNSET


class End(Struct, gc=False):
    """A place where the movement can end, and its prices."""

    at: Square
    size: Square
    cost: int
    damage: int
    safe_cost: int
    safe_damage: int


class Reach(Struct, gc=False):
    """Every place where the movement can end."""

    id: Any
    ends: list[End]
    why: list[Why] | UnsetType = UNSET


class Odds(Struct, gc=False):
    """The chances of each amount of damage, as fractions."""

    id: Any
    damage: dict[str, str]
    expected: str
    miss: str
    kill: str | None
    why: list[Why] | UnsetType = UNSET
