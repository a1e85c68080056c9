"""The closed vocabulary of quests: rules, acts and what they do, as tagged leaves (D2-QST-02, D2-SPC-03)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import known, ref
from undercroft.games.descent.records.abilities import Attribute
from undercroft.games.descent.records.maps import Provenance
from undercroft.games.descent.records.monsters import Trait
from undercroft.games.descent.records.tiles import Square
from undercroft.kernel import Leaf

ByHeroes = tuple[int, int, int]  # with 2, 3 and 4 heroes
Number = Union[int, ByHeroes, str]  # always the same, by the number of heroes, or a dial by its name
Tests = Union[tuple[Attribute, ...], str]  # attributes of which one is tested, or a dial by its name
Who = tuple[str, ...]  # "heroes", "monsters", "lieutenants", or figures by kind or name


class Part(Leaf, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A statement of a quest; `provenance` says how sure we are of it."""

    provenance: Provenance = "designed"


class Bonus(Leaf, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Health more or less, by a number that came before: of the first encounter, or of the campaign."""

    n: Number
    when: str = ""  # only if this number is not 0
    unless: str = ""  # ... if it is


class While(Leaf, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A rule holds only while a counter of the quest is within these bounds."""

    counter: str
    least: Number = 0
    below: Number = 0  # 0: no bound


class GroupEntry(Part, kw_only=True):
    """A group of the encounter: a monster, a lieutenant, or an open one of some traits (D2-X-33)."""

    key: str = ""  # how other rules name an open group
    monster: Annotated[str, ref("monster")] = ""
    lieutenant: Annotated[str, ref("lieutenant")] = ""
    traits: tuple[Trait, ...] = ()
    without: tuple[Annotated[str, ref("monster")], ...] = ()  # an open group is none of these
    area: str = ""
    elsewhere: str = ""  # the area instead, if the carry-over `when` is not 0
    when: str = ""
    named: str = ""  # the master is this figure
    health: ByHeroes | None = None  # of the named figure
    more: Number = 0  # Health above the card's, of a named figure or lieutenant
    per: str = ""  # ... for each of this carry-over
    masters: int | None = None  # set up so many, whatever the card's limit
    minions_by: str = ""  # ... and as many minions as this carry-over
    minions: int | None = None  # ... or so many
    only: str = ""  # in the encounter only if this carry-over is not 0
    unless: str = ""  # ... if it is 0
    squares: tuple[Square, ...] = ()  # instead of an area
    bonuses: tuple[Bonus, ...] = ()  # Health of a named figure or lieutenant
    halved: str = ""  # it has half its Health, rounded up, if this carry-over is not 0
    left: int = 0  # it begins with so much Health left


class AllyEntry(Part, kw_only=True):
    """Hero figures of the encounter, on an area, on squares, or on markers of the map."""

    ally: Annotated[str, ref("ally")]
    area: str = ""
    squares: tuple[Square, ...] = ()
    markers: str = ""  # one on each marker of this colour
    count: int = 1
    count_by: str = ""  # as many as this carry-over
    more: Number = 0  # Health above the record's


# -- what an act does


class QuestEffect(Leaf, tag_field="do", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One thing that an act of the quest does; `do` names it."""


class CountEffect(QuestEffect, tag="count", kw_only=True):
    """A counter goes up, or down."""

    counter: str
    n: int = 1


class MarkEffect(QuestEffect, tag="mark", kw_only=True):
    """Something has happened, and holds for the rest of the encounter."""

    mark: str


class TurnEffect(QuestEffect, tag="turn", kw_only=True):
    """The token shows another face: a beacon is lit."""

    face: str


class RemoveEffect(QuestEffect, tag="remove"):
    """The token is out of the encounter."""


class DeliverEffect(QuestEffect, tag="deliver", kw_only=True):
    """The token has come where it belongs: it is counted and gone for good."""

    counter: str


class TakeEffect(QuestEffect, tag="take"):
    """The figure carries or leads the token from now on; if its hands are full, the token lies there."""


class DropEffect(QuestEffect, tag="drop"):
    """The figure puts the token on an adjacent space."""


class SpawnEffect(QuestEffect, tag="spawn_on", kw_only=True):
    """A monster stands in the token's place, which is gone."""

    monster: Annotated[str, ref("monster")]
    master_first: bool = False
    of_the_box: int = 0  # up to so many minions, whatever the card allows
    idle: bool = False  # it does not act in this turn


class ShrineEffect(QuestEffect, tag="shrine", kw_only=True):
    """Until the figure's next turn a hero figure rolls a defence die more, one at most."""

    ally: Annotated[str, ref("ally")]
    colour: str  # of the die, or a dial


class FaceEffect(Leaf, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The effects that follow if a token shows this face when it is turned up."""

    face: str
    do: tuple[AnyEffect, ...] = ()


class RevealEffect(QuestEffect, tag="reveal", kw_only=True):
    """The face-down token is turned up: its face is drawn from those left, and decides what follows."""

    faces: tuple[FaceEffect, ...]


class SpecialEffect(QuestEffect, tag="special", kw_only=True):
    """A procedure of the rules by its name, where no verb says it."""

    name: Annotated[str, known("quest-special")]


AnyEffect = Union[
    CountEffect, MarkEffect, TurnEffect, RemoveEffect, DeliverEffect, TakeEffect, DropEffect, SpawnEffect,
    ShrineEffect,
    RevealEffect, SpecialEffect,
]  # fmt: skip


# -- rules


class Rule(Part, tag_field="rule", kw_only=True):
    """A rule of the encounter; `rule` is its verb."""


class CarryRule(Rule, tag="carry", kw_only=True):
    """Figures may pick a token up with an action, and carry it (D2-OBJ-01)."""

    token: str
    who: Who
    face: str = ""  # only one that shows this; "down": none
    freed: bool = False  # only one that somebody has carried before
    most: int = 1  # at once
    large: bool = False  # large figures may, too
    by_act: bool = False  # only by an act of the quest
    when: While | None = None
    speed: int = 0  # of the carrier, more or less
    burden: str = ""  # ... only while the token shows this face


class LeaveRule(Rule, tag="leave", kw_only=True):
    """Figures may leave the map by a way (D2-EXI-01)."""

    who: Who
    way: Literal["entrance", "exit", "entrance-1", "entrance-2"]  # of several, in the order of the map
    carrying: str = ""  # only with such a token, which leaves with them
    along: str = ""  # such a token, too, leaves with whoever has one
    face: str = ""  # ... that shows this
    counter: str = ""  # goes up by 1; else "left-" and the kind
    counts: str = ""  # ... only for a token with this face, which is turned up
    when: While | None = None


class ActRule(Rule, tag="test_at", kw_only=True):
    """A special action, mostly at a token: on its space or next to it; often with a test (D2-SPC-03)."""

    act: str
    who: Who
    token: str = ""
    face: str = ""  # that the token shows; "down": face down; "up": any
    held: Literal["lying", "own", "enemy", "near", "any"] = "lying"  # "near": lying or own; "any": not own
    inside: tuple[str, ...] = ()  # areas where the figure must stand; "marked": the marked squares
    clear: bool = False  # ... in which no monster is
    chained: bool = False  # nobody has carried the token yet
    test: Tests = ()
    less: Number = 0  # the attribute is so much lower
    crowd: int = 0  # ... and by so much for each hero in the same area
    retry: int = 0  # for so many of his cards the Overlord may repeat a test that was failed (D2-OLC-09)
    after: str = ""  # only once this act was done in the turn
    cards: int = 0  # the Overlord discards so many for it (D2-OLC-09)
    cost: int = 1  # actions
    when: While | None = None
    once: Literal["", "turn", "token", "room", "round", "visit"] = ""  # "visit": at a token and round
    free: bool = False  # no action
    large: bool = False  # large figures may, too
    empty: bool = False  # only if the figure carries nothing
    beside: str = ""  # only next to such a figure
    at: str = ""  # only on or next to a token of this kind
    side: Literal["", "heroes", "overlord"] = ""  # only while the figure fights on this side
    shares: str = ""  # acts of this name have one limit together
    needs: Annotated[str, known("quest-special")] = ""
    do: tuple[AnyEffect, ...]


class DoorWay(Leaf, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One way to deal with a sealed door."""

    act: str
    who: Who
    test: Attribute
    does: Literal["remove", "open", "pass", "unlock"]  # "pass": it is placed beyond, the door stays
    more: Number = 0  # added to the attribute
    together: int = 1  # so many different figures must pass in one round


class DoorRule(Rule, tag="door_test", kw_only=True):
    """Sealed doors: each way is an action with a test, one a figure and turn (D2-DOR-02)."""

    doors: tuple[int, ...]
    ways: Annotated[tuple[DoorWay, ...], Meta(min_length=1)]
    again: bool = False  # as often in a turn as a figure has actions


class LockRule(Rule, tag="lock", kw_only=True):
    """Doors that some lock whenever they close one of them (D2-DOR-02)."""

    doors: tuple[int, ...]
    who: Who


class KeyRule(Rule, tag="key", kw_only=True):
    """A locked door that some open with an action, once something has happened (D2-DOR-02)."""

    door: int
    who: Who
    mark: str = ""
    stays: bool = False  # open for good
    token: str = ""  # whoever carries it opens the door on the way, without an action
    inside: tuple[str, ...] = ()  # only from these areas


class WardRule(Rule, tag="ward", kw_only=True):
    """A door that nobody opens: it falls, for good, when something happens."""

    door: int
    mark: str
    counter: str = ""  # it falls at once when this has come to `count`
    count: Number = 0
    spent: str = ""  # it falls at the end of a round in which no token of this kind is face down any more


class ArriveRule(Rule, tag="arrive", kw_only=True):
    """Groups or hero figures that come into play once something happens."""

    id: str
    at: Literal["door", "beside", "allies", "round"]  # "beside": a hero ends his turn so
    doors: tuple[int, ...] = ()
    by: Who = ()  # whoever opens it
    beyond: tuple[str, ...] = ()  # or stands on one of these areas
    ally: str = ""  # beside whom
    round: Number = 0  # at whose end
    counter: str = ""  # ... or at that of the round in which this one has come to `count`
    count: Number = 0
    edition: Literal["", "printed", "errata"] = ""
    groups: tuple[GroupEntry, ...] = ()
    allies: tuple[AllyEntry, ...] = ()


class AuraRule(Rule, tag="aura", kw_only=True):
    """A number is higher or lower near a token, or against a figure."""

    who: Who
    stat: str
    n: int = 1
    token: str = ""
    face: str = ""
    within: int = 0
    borne: bool = False  # near to whoever bears the token, himself left out
    against: str = ""
    beyond: int = 0  # for attacks from farther away than this
    carrying: str = ""  # only of whoever carries such a token
    attacked_by: Who = ()  # only against attacks of these
    each: Who = ()  # for each of these, oneself left out, next to the one that it is against
    most: int = 0  # ... so much at most
    inside: str = ""  # only on this area
    living: Who = ()  # ... while one of these, a figure or a token, is there
    when: While | None = None


class TrailRule(Rule, tag="trail", kw_only=True):
    """The spaces that a figure leaves in its turn are water for heroes until the Overlord's next turn."""

    figure: str
    token: str  # that marks them


class ShareRule(Rule, tag="share", kw_only=True):
    """Friends next to a figure may suffer part of the damage of an attack in its place."""

    figure: str
    by: Who
    n: int = 1  # damage, for each of them
    most: int = 0  # of them in one attack; 0: all


class ImmuneRule(Rule, tag="immune_unless", kw_only=True):
    """Nobody else can attack a figure until a door was opened, or nobody else can damage it at all."""

    figure: str
    unless: Who
    closed: int = -1  # the door; none: its damage
    carrying: str = ""  # only those who carry such a token
    prey: bool = False  # they may attack it, though it is on their own side


class SleepRule(Rule, tag="sleep", kw_only=True):
    """A figure sleeps: it does not act, and rolls no defence dice; a failed test or an attack wakes it."""

    figure: str
    area: str
    who: Who  # test when they enter the area, once a turn
    test: Attribute
    blows: int = 1  # attacks that damage it, until it wakes
    hushed: int = 0  # ... if the test was passed: it is not made again


class BarRule(Rule, tag="bar", kw_only=True):
    """Figures cannot enter areas until so many rounds are over."""

    who: Who
    areas: tuple[str, ...]
    rounds: int


class CountRule(Rule, tag="count", kw_only=True):
    """At the end of each Overlord turn a counter goes up."""

    counter: str
    n: int = 1
    living: Who = ()  # only while one of these, a figure or a token, is on the map
    of: Who = ()  # only if one of these stands next to ...
    beside: Who = ()  # ... one of these, a figure or a token
    out: bool = False  # for each hero who is knocked out
    feeds: int = 0  # the damage that each figure with one of them beside it recovers


class HazardRule(Rule, tag="hazard", kw_only=True):
    """An area harms whoever ends his turn on it, or has spent many movement points there in it."""

    area: str
    who: Who
    points: int = 0  # that must have been spent there
    living: Who = ()  # while one of these, a figure or a token, is there
    test: Tests = ()  # to get away with it
    damage: int = 0
    condition: str = ""


class DimRule(Rule, tag="dim", kw_only=True):
    """On an area nobody sees far, nor is seen from far away."""

    area: str
    within: int  # spaces
    living: Who = ()  # while one of these, a figure or a token, is there


class FixedRule(Rule, tag="fixed", kw_only=True):
    """A figure cannot move until a door was opened; then it gets more points for a hero who waited by it."""

    figure: str
    closed: int
    led: int = 0


class TimerRule(Rule, tag="timer", kw_only=True):
    """A hero figure tests an attribute when it acts; each pass counts."""

    figure: str
    test: Attribute
    counter: str


class CollapseRule(Rule, tag="collapse", kw_only=True):
    """The Overlord blocks spaces of areas with tokens of a supply at the end of his turn."""

    token: str
    areas: tuple[str, ...]
    counter: str  # the supply
    supply: Number
    n: Number
    even: Number  # in even rounds, if that is more
    passes: Who  # figures that it does not stop


class FleeRule(Rule, tag="flee_return", kw_only=True):
    """A lieutenant who was defeated returns at the end of the Overlord's next turn with all his Health."""

    figure: str
    area: str
    times: Number  # at most
    counter: str  # of his returns


class MarchRule(Rule, tag="march", kw_only=True):
    """A figure does nothing but go one row ahead in each Overlord turn; the rows behind it collapse.

    Heroes in its way test; whoever fails, and everybody else, is put before it.
    """

    figure: str
    rows: tuple[tuple[Square, ...], ...]  # in its direction
    test: Attribute
    less: Number  # for each test that the hero has made before
    damage: int  # to whoever stands on a row that collapses
    counter: str  # of rows that are gone
    arrived: str  # the counter that goes up when it is on the last row


class EnvironmentRule(Rule, tag="environment", kw_only=True):
    """At the start of rounds heroes test an attribute, or suffer fatigue, but near some tokens."""

    test: Attribute
    fatigue: int
    from_round: int
    every: int = 1
    hard: str = ""  # in every round if this carry-over is not 0
    token: str = ""  # within so many spaces of one nobody tests
    face: str = ""
    within: int = 0


class ObstacleRule(Rule, tag="obstacle", kw_only=True):
    """Tokens of a kind are obstacles: nobody enters their spaces (D2-TER-04)."""

    token: str


class WaitRule(Rule, tag="wait", kw_only=True):
    """Figures are not activated until something has happened."""

    who: Who  # or open groups by their keys
    mark: str
    hero_on: tuple[str, ...] = ()  # the mark is set once a hero stands on one of these areas


class SkipRule(Rule, tag="skip_turn", kw_only=True):
    """The heroes take no turns in the first so many rounds."""

    rounds: Number
    when: str = ""  # only if this carry-over is not 0


class DiscardRule(Rule, tag="discard_for", kw_only=True):
    """Once in his turn the Overlord may discard cards for something that the quest names."""

    act: str
    cards: int = 1
    deed: Annotated[str, known("quest-special")]


class SpecialRule(Rule, tag="special", kw_only=True):
    """A rule of one quest that no verb says."""

    name: Annotated[str, known("quest-special")]
    n: Number = 0  # a number of it that can be changed


QuestRule = Union[
    CarryRule, LeaveRule, ActRule, DoorRule, KeyRule, WardRule, ArriveRule, AuraRule, ImmuneRule, BarRule,
    FixedRule, TimerRule, CollapseRule, FleeRule, MarchRule, EnvironmentRule, ObstacleRule, WaitRule,
    SkipRule, DiscardRule, SpecialRule, LockRule, ShareRule, SleepRule, CountRule, HazardRule, DimRule,
    TrailRule,
]  # fmt: skip
