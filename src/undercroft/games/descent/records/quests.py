"""Quests: encounters, groups, tokens, goals and dials as data (D2-QST, D2-X-33, D2-X-34)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import Record, known, ref
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
Word = Union[int, str]  # a number, or attributes of which one is tested
DialValue = Union[int, tuple[Word, Word, Word], str]


class Dial(Part, kw_only=True):
    """A number that balance work may change: all its values, the default first."""

    id: str
    values: Annotated[tuple[DialValue, ...], Meta(min_length=2)]
    more: int = 0  # added to it if the carry-over `when` is not 0
    when: str = ""


class FaceCount(Part, kw_only=True):
    """So many face-down tokens of a kind have this face."""

    face: str
    count: Number = 0  # 0: all that the other faces leave
    late: int = 0  # never among the first so many that are turned up or looked at


class TokenEntry(Part, kw_only=True):
    """Objective tokens on the markers of a colour, in the order of the map."""

    kind: str
    colour: str = ""
    squares: tuple[Square, ...] = ()  # on these instead
    bearers: Literal["", "heroes"] = ""  # each of them has one instead
    count: Number = 0  # the first so many; 0: all
    face: str = ""  # that they show at first
    faces: tuple[FaceCount, ...] = ()  # of face-down ones: drawn when they are turned up
    held: bool = False  # a hero of their choice carries it from the start; no colour


class Counter(Part, kw_only=True):
    """A public number of the quest with its cap, 0 for none; what happens at the cap is in the messages."""

    id: str
    cap: Number = 0
    need: Number = 0  # the number that matters, where it is not the cap
    start: Number = 0
    start_by: str = ""  # it starts with this carry-over instead


class DefeatGoal(Part, tag_field="goal", tag="defeat", kw_only=True):
    """A figure is defeated: a lieutenant, or a named figure."""

    figure: str


class WoundedGoal(Part, tag_field="goal", tag="wounded", kw_only=True):
    """A figure has lost half of its Health, or more."""

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


class OutGoal(Part, tag_field="goal", tag="all-out", kw_only=True):
    """No hero stands: each is knocked out or has left."""


class AllGoal(Part, tag_field="goal", tag="all", kw_only=True):
    """All of these at once."""

    of: tuple[Goal, ...]


Goal = Union[
    DefeatGoal, WoundedGoal, FallenGoal, LeftGoal, CounterGoal, NoneGoal, FacesGoal, AbsentGoal, EmptyGoal,
    OutGoal, AllGoal,
]  # fmt: skip


class Reinforcement(Part, kw_only=True):
    """At the end of the Overlord's turn, or at its start, figures arrive (D2-MON-08)."""

    groups: tuple[str, ...]  # of one of these, by monster or key; "any": of every group on the map
    count: Number  # in all
    area: str = ""  # else each group's own
    squares: tuple[Square, ...] = ()  # instead of an area
    start: bool = False
    minions: bool = False  # no master
    from_round: Number = 1
    since: str = ""  # only once this mark is set
    until: str = ""  # no more once this mark is set
    every: int = 1  # only in rounds whose number can be divided by it
    absent: bool = False  # only while no figure of the group stands
    only: str = ""  # only if this carry-over is not 0
    unless: str = ""  # ... if it is 0
    also: str = ""  # on this area too, from the round `also_from` on
    also_from: int = 0
    areas: tuple[str, ...] = ()  # on one of these, on which no hero stands and that nobody has closed
    needs: Annotated[str, known("quest-special")] = ""


class Unique(Part, kw_only=True):
    """The unique search token: hidden from all, decided when one is turned up (D2-SEA-04, D2-SEA-05)."""

    mark: str  # that it sets
    kept: bool = False  # for its finder alone
    never: tuple[Square, ...] = ()


class Carried(Part, kw_only=True):
    """A number of this encounter for the next: a counter, fallen or standing figures, or who has won."""

    name: str
    counter: str = ""
    fallen: str = ""
    standing: str = ""
    winner: str = ""
    holder: str = ""  # the figure that has found this, and not used it
    least: Number = 0  # 1 if the number is as high as that, else 0
    most: int = 0  # never more than that
    without: str = ""  # 0 if such a figure was defeated


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
    opened: tuple[int, ...] = ()  # doors that begin open; of locked ones the lock is open, too
    starts: tuple[str, ...] = ()  # several areas instead
    apart_from: str = ""  # ... but not within `apart` spaces of such a token
    apart: int = 0
    spread: int = 0  # heroes may stand so far from the start, if the carry-over `spread_by` is not 0
    spread_by: str = ""
    search: ByHeroes
    unique: Unique | None = None
    rules: tuple[QuestRule, ...] = ()
    reinforce: tuple[Reinforcement, ...] = ()
    reinforce_most: int = 0  # so many figures a turn by all of these together; 0: no limit
    stall: Literal["heroes", "overlord", "nobody"]
    stalled: tuple[StallCount, ...] = ()
    rounds: Number = 15
    carry: tuple[Carried, ...] = ()
    ending: Annotated[str, known("quest-special")] = ""  # what is done when it ends
    history: tuple[tuple[str, int], ...] = ()  # the carry-over if the quest begins here
    dials: tuple[Dial, ...] = ()


class StandAlone(Part, kw_only=True):
    """An Interlude or Finale by itself: the campaign that is taken for granted (D2-QST-01)."""

    level: Literal["epic-advanced", "epic-expert"]  # unless another one is chosen (D2-EPI-02)
    history: tuple[tuple[str, int], ...] = ()  # as the campaign would tell it (D2-FIN-04)
    items: tuple[Annotated[str, ref("item")], ...] = ()  # relics of the heroes
    relics: tuple[Annotated[str, ref("relic")], ...] = ()  # of the Overlord


class AdvisedHero(Part, kw_only=True):
    """A hero whom a new table offers, and his class."""

    hero: Annotated[str, ref("hero")]
    calling: Annotated[str, ref("calling")]


class Advice(Part, kw_only=True):
    """A party or a deck for so many heroes: a more even match than those that a new table offers else."""

    heroes: Annotated[tuple[int, ...], Meta(min_length=1)]
    party: tuple[AdvisedHero, ...] = ()
    deck: tuple[Annotated[str, ref("overlord")], ...] = ()  # cards that the Overlord buys, in this order


class Quest(Record, kw_only=True):
    """A quest of the Quest Guide."""

    number: int
    act: Literal["introduction", "act-1", "interlude", "act-2", "finale"]
    encounters: Annotated[tuple[Encounter, ...], Meta(min_length=1, max_length=2)]
    rewards: Rewards = Rewards()  # none beside the experience that everybody has
    alone: StandAlone | None = None  # of an Interlude or Finale
    advice: tuple[Advice, ...] = ()


class AttributeValue(Part, kw_only=True):
    """The value of an attribute that a quest gives to a hero figure."""

    attribute: Attribute
    n: Count


class Ally(Record, kw_only=True):
    """A figure of a quest on the heroes' side: villagers, guards, Sir Palamon (D2-SPC-03)."""

    provenance: Provenance = "designed"  # of its values
    lieutenant: Annotated[str, ref("lieutenant")] = ""  # Health, dice and attributes are those of this card
    speed: Count
    health: ByHeroes
    defence: tuple[Colour, ...] = ()
    dice: tuple[Colour, ...] = ()
    ranged: bool = False
    attributes: tuple[AttributeValue, ...] = ()  # every other test fails
    turn: Literal["move", "move-or-attack", "move-and-attack", "two-actions"] = "move"
    opens_doors: bool = False  # instead of moving
    alarmed: bool = False  # acts only while a hero or monster is on its tile
    steady: bool = False  # recovers nothing, has no conditions, passes every test
    errata: Ally | None = None
