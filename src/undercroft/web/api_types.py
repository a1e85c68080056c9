"""The bodies of requests and answers, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.table.wire import PersonName, UndoPolicy
from undercroft.text.words import Language

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(min_length=1, max_length=20)]
Id = Annotated[str, Meta(max_length=60)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


# -- what can be played


class Offered(Struct, frozen=True, omit_defaults=True):
    """Something to choose."""

    id: str
    name: str
    playable: bool = True
    why: str = ""  # it cannot be played: what is missing
    called: str = ""  # as people type it: scenario "1"
    complete: bool = True  # else: it plays, but not all of its rules were played through
    by_lot: bool = False  # made again each time: not one of those that are counted
    cost: int = 0  # of the field's budget
    copies: int = 1  # how often it can be chosen
    level: str = ""  # that is printed on it


class FieldOffered(Struct, frozen=True, omit_defaults=True):
    """A field of a form: how it is chosen, what it holds, and within what limits.

    One of the choices, several of them (`least` to `most`, together within the budget), a number from `least`
    to `most`, a switch, a text of at most `most` characters, or members, each with fields of its own.
    """

    key: str  # in the set-up
    label: str
    kind: Literal["one", "several", "number", "switch", "text", "members"]
    value: Any  # as chosen, else as a good player would
    choices: list[Offered] = []
    least: int = 0
    most: int = 0
    budget: int | None = None
    unit: str = ""  # of the budget: "gold"
    advised: list[str] = []
    advice: str = ""  # one sentence: why these
    distinct: bool = False  # each member takes another
    shapes: bool = False  # fields that follow offer other things when it changes: ask for the form again
    follows: bool = False  # one of those: what was chosen is dropped then
    members: list[list[FieldOffered]] = []


class SeatOffered(Struct, frozen=True):
    """A seat of the game as it is set up."""

    plays: str
    bots: list[str]  # that can play it


class Form(Struct, frozen=True, omit_defaults=True):
    """The choices before a game begins, with all that each offers."""

    game: str
    fields: list[FieldOffered]
    seats: list[SeatOffered]  # members have the first, in their order
    fault: str = ""  # as it is, it cannot be played: why
    field: str = ""  # which is wrong


class QuickWay(Struct, frozen=True):
    """One of several ways to begin at once: from this side or that."""

    id: str
    name: str  # "as the Overlord"


class QuickOffered(Struct, frozen=True):
    """The game that *Play now* begins."""

    title: str
    seats: list[str]
    bots: bool  # some of the seats can be played by bots
    ways: list[QuickWay] = []  # where there are several


class GameOffered(Struct, frozen=True):
    """A game on the shelf."""

    id: str
    name: str
    lead: str  # a description, in a sentence
    bots: list[Offered]
    quick: QuickOffered | None = None


class Reach(Struct, frozen=True):
    """How others reach the machine that serves; empty for all but itself."""

    addresses: list[str] = []  # in its network
    open: bool = False  # it listens to others at all
    port: int = 0


# -- tables


class FormAsked(Asked, frozen=True):
    """The form of a game for what was chosen so far."""

    setup: dict[str, Any] = {}
    lang: Language = "en"


class TableAsked(Asked, frozen=True):
    """A new table. Seats: "me", "open", or "bot:" with the name of a bot; without any, all are mine."""

    game: Id
    setup: dict[str, Any] = {}  # as the game's own type has it
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    name: PersonName | None = None
    undo: UndoPolicy = "friendly"
    lang: Language = "en"


class PlayNow(Asked, frozen=True):
    """At once to a running table; without a game, of the first on the shelf."""

    game: Id = ""
    name: PersonName | None = None
    lang: Language = "en"
    bot: bool = True  # bots play the seats that the game gives them; else all are mine
    way: Annotated[str, Meta(max_length=40)] = (
        ""  # which of several quick starts; the first unless it is named
    )


class Seated(Struct, frozen=True):
    """A table, and who I am at it. The token is told this once; only its hash is kept."""

    table: str
    code: str
    token: str
    person: int


class JoinAsked(Asked, frozen=True):
    """Come to a table; seat -1: only to watch, for now."""

    code: Code
    name: PersonName | None = None
    seat: Annotated[int, Meta(ge=-1, le=99)] = -1
    lang: Language = "en"


class Joined(Struct, frozen=True):
    """My identity at the table that I joined."""

    token: str
    person: int


class SeatListed(Struct, frozen=True):
    """A seat as lists show it."""

    seat: int
    name: str
    kind: str
    person: str  # the name of who sits there; empty: nobody
    bot: str


class Listed(Struct, frozen=True):
    """A table as lists show it."""

    table: str
    game: str
    title: str
    seats: list[SeatListed]
    people: list[str]
    round: int
    answers: int
    outcome: str  # empty while it is played
    locked: bool
    created: int  # seconds since 1970
    touched: int
    parent: str = ""  # the campaign's table, if this is a game of one
    kind: str = "game"  # or "campaign", or "child" of one


class Found(Struct, frozen=True):
    """The table of a code."""

    table: str
    title: str
    seats: list[SeatListed]


class MineAsked(Asked, frozen=True):
    """One table of mine with my token for it."""

    table: TableId
    token: Token


class MinesAsked(Asked, frozen=True):
    """My tables, as this browser remembers them."""

    tables: Annotated[list[MineAsked], Meta(max_length=50)]
    lang: Language = "en"


class Mine(Struct, frozen=True):
    """A table of mine in the continue list."""

    table: str
    known: bool  # the table is there, and the token is of somebody at it
    yours: bool = False  # it waits for me
    person: int = 0
    listed: Listed | None = None


class ImportAsked(Asked, frozen=True):
    """A journal as text, to be played on at a new table."""

    journal: Annotated[str, Meta(min_length=1, max_length=1_900_000)]
    name: PersonName | None = None
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    undo: UndoPolicy = "friendly"
    lang: Language = "en"


class BranchAsked(Asked, frozen=True):
    """A new table from an answer of this one."""

    answers: Annotated[int, Meta(ge=0)]  # that count there, too
    lang: Language = "en"


class Health(Struct, frozen=True):
    """The server is well."""

    version: str
    tables: int
    sockets: int
    store: str = "ok"
