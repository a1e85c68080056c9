"""Quests: encounters, groups, tokens, goals and dials as data (D2-QST, D2-X-33, D2-X-34)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import Record, known
from undercroft.games.descent.records.abilities import Attribute, Colour, Count
from undercroft.games.descent.records.maps import Provenance
from undercroft.games.descent.records.quest_rules import (
    AllyEntry,
    ByHeroes,
    GroupEntry,
    Number,
    Part,
    QuestRule,
)
from undercroft.games.descent.records.rewards import Rewards
from undercroft.games.descent.records.tiles import Square

SideName = Literal["heroes", "overlord"]
DialValue = Union[int, ByHeroes, str]


class Dial(Part, kw_only=True):
    """A number that balance work may change: all its values, the default first."""

    id: str
    values: Annotated[tuple[DialValue, ...], Meta(min_length=2)]


class FaceCount(Part, kw_only=True):
    """So many face-down tokens of a kind have this face."""

    face: str
    count: Number


class TokenEntry(Part, kw_only=True):
    """Objective tokens on the markers of a colour, in the order of the map."""

    kind: str
    colour: str
    count: Number = 0  # the first so many; 0: all
    face: str = ""  # that they show at first
    faces: tuple[FaceCount, ...] = ()  # of face-down ones: drawn when they are turned up


class Counter(Part, kw_only=True):
    """A public number of the quest with its cap, 0 for none; what happens at the cap is in the messages."""

    id: str
    cap: Number = 0


class DefeatGoal(Part, tag_field="goal", tag="defeat", kw_only=True):
    """A figure is defeated: a lieutenant, or a named figure."""

    figure: str


class FallenGoal(Part, tag_field="goal", tag="fallen", kw_only=True):
    """So many figures of a kind are defeated."""

    kind: str
    count: Number


class LeftGoal(Part, tag_field="goal", tag="left", kw_only=True):
    """So many of a kind have left the map."""

    kind: str
    count: Number


class CounterGoal(Part, tag_field="goal", tag="counter", kw_only=True):
    """A counter of the quest has reached a number."""

    counter: str
    count: Number


class NoneGoal(Part, tag_field="goal", tag="none", kw_only=True):
    """A counter of the quest is down to 0: nothing is left in the supply."""

    counter: str


class FacesGoal(Part, tag_field="goal", tag="faces", kw_only=True):
    """So many tokens show a face at the same time."""

    token: str
    face: str
    count: Number


class AbsentGoal(Part, tag_field="goal", tag="absent", kw_only=True):
    """Nobody of these is on the map: a kind, "monsters", "masters", "lieutenants"."""

    who: tuple[str, ...]


class EmptyGoal(Part, tag_field="goal", tag="no-tokens", kw_only=True):
    """No token of a kind is on the map or carried."""

    token: str


class AllGoal(Part, tag_field="goal", tag="all", kw_only=True):
    """All of these at once."""

    of: tuple[Goal, ...]


Goal = Union[
    DefeatGoal, FallenGoal, LeftGoal, CounterGoal, NoneGoal, FacesGoal, AbsentGoal, EmptyGoal, AllGoal
]  # fmt: skip


class Reinforcement(Part, kw_only=True):
    """At the end of the Overlord's turn, or at its start, figures arrive (D2-MON-08)."""

    groups: tuple[str, ...]  # of one of these, by monster or key; "any": of every group on the map
    count: Number  # in all
    area: str = ""  # else each group's own
    start: bool = False
    minions: bool = False  # no master
    from_round: int = 1
    until: str = ""  # no more once this mark is set
    needs: Annotated[str, known("quest-special")] = ""


class Unique(Part, kw_only=True):
    """The unique search token: hidden from all, decided when one is turned up (D2-SEA-04, D2-SEA-05)."""

    mark: str  # that it sets
    never: tuple[Square, ...] = ()


class Carried(Part, kw_only=True):
    """A number of this encounter for the next: a counter, fallen or standing figures, or who has won."""

    name: str
    counter: str = ""
    fallen: str = ""
    standing: str = ""
    winner: str = ""


class StallCount(Part, kw_only=True):
    """When time is up, every token of a kind that is left counts."""

    token: str
    counter: str


class Encounter(Part, kw_only=True):
    """One encounter: its map is that of the quest and its number."""

    groups: tuple[GroupEntry, ...]
    allies: tuple[AllyEntry, ...] = ()
    tokens: tuple[TokenEntry, ...] = ()
    counters: tuple[Counter, ...] = ()
    heroes: tuple[Goal, ...] = ()  # each of them alone wins
    overlord: tuple[Goal, ...] = ()
    ends: tuple[Goal, ...] = ()  # each of them ends the encounter; nobody has won it
    start: str = "entrance"
    spread: int = 0  # heroes may stand so far from the start, if the carry-over `spread_by` is not 0
    spread_by: str = ""
    search: ByHeroes
    unique: Unique | None = None
    rules: tuple[QuestRule, ...] = ()
    reinforce: tuple[Reinforcement, ...] = ()
    stall: SideName
    stalled: tuple[StallCount, ...] = ()
    rounds: int = 15
    carry: tuple[Carried, ...] = ()
    ending: Annotated[str, known("quest-special")] = ""  # what is done when it ends
    history: tuple[tuple[str, int], ...] = ()  # the carry-over if the quest begins here
    dials: tuple[Dial, ...] = ()


class Quest(Record, kw_only=True):
    """A quest of the Quest Guide."""

    number: int
    act: Literal["introduction", "act-1", "interlude", "act-2", "finale"]
    encounters: Annotated[tuple[Encounter, ...], Meta(min_length=1, max_length=2)]
    rewards: Rewards = Rewards()  # none beside the experience that everybody has


class AttributeValue(Part, kw_only=True):
    """The value of an attribute that a quest gives to a hero figure."""

    attribute: Attribute
    n: Count


class Ally(Record, kw_only=True):
    """A figure of a quest on the heroes' side: villagers, guards, Sir Palamon (D2-SPC-03)."""

    provenance: Provenance = "designed"  # of its values
    speed: Count
    health: ByHeroes
    defence: tuple[Colour, ...] = ()
    dice: tuple[Colour, ...] = ()
    ranged: bool = False
    attributes: tuple[AttributeValue, ...] = ()  # every other test fails
    turn: Literal["move", "move-or-attack", "move-and-attack"] = "move"
    opens_doors: bool = False  # instead of moving
    alarmed: bool = False  # acts only while a hero or monster is on its tile
    steady: bool = False  # recovers nothing, has no conditions, passes every test
    errata: Ally | None = None
