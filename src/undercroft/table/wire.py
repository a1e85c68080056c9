"""The messages between clients and the table. docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, dataclass_transform

from msgspec import Meta, Raw, Struct, field

from undercroft.kernel import Standing
from undercroft.scenes.shapes import Line
from undercroft.text.words import Language

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
PartName = Annotated[str, Meta(max_length=20)]
Crc = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
UndoPolicy = Literal["strict", "friendly", "free"]
ProposalKind = Literal["undo", "share"]
Passes = Literal["never", "turn", "always"]


# -- from clients


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Something that a person wants. The id names it: the same id twice has one effect."""

    id: CommandId


class Answer(Command, tag="answer"):
    """Answer the open question of a seat. Refused as stale if that was asked after `revision`.

    `then` is the answer to what the seat is asked next: given as soon as that is asked, dropped if it is not
    legal there.
    """

    revision: int
    seat: int
    key: Annotated[str, Meta(max_length=400)]
    then: Annotated[str, Meta(max_length=400)] = ""


class Type(Command, tag="type"):
    """A line as in the terminal: a key, the beginning of one, a number, `undo`, `redo`."""

    revision: int
    seat: int
    line: Text


class Undo(Command, tag="undo"):
    """Take back all after answer `to`; -1: the own last answer. An undo beyond the policy is voted on."""

    revision: int
    to: int = -1


class Redo(Command, tag="redo"):
    revision: int


class Vote(Command, tag="vote"):
    """On what is proposed."""

    proposal: int
    agree: bool


class Share(Command, tag="share"):
    """Let everybody download the whole journal before the end. All others who are seated must agree."""


class Chat(Command, tag="chat"):
    """Say something: to all, or to the own side alone, where others play against it."""

    text: Text
    to: Literal["all", "mates"] = "all"


class Ping(Command, tag="ping"):
    """Point at a cell or a figure, for all to see; it is not kept."""

    at: Short = ""
    figure: int = 0


class Sit(Command, tag="sit"):
    """Take a free seat, or one that a bot keeps warm for nobody."""

    seat: int


class Rise(Command, tag="rise"):
    """Leave a seat."""

    seat: int


class HandOver(Command, tag="hand-over"):
    """Let a bot play a seat of mine for a while, or take it back (`bot` empty)."""

    seat: int
    bot: Short = ""


class SeatBot(Command, tag="seat-bot"):
    """The host: a bot for an empty seat."""

    seat: int
    bot: Short


class Kick(Command, tag="kick"):
    """The host: somebody leaves their seats and may not come back."""

    person: int


class Lock(Command, tag="lock"):
    """The host: nobody new may join."""

    locked: bool


class SetPolicy(Command, tag="set-policy"):
    undo: UndoPolicy


class Override(Command, tag="override"):
    """The host as referee: answer for any seat. It is logged as such, and can be taken back."""

    revision: int
    seat: int
    key: Annotated[str, Meta(max_length=400)]


class Rename(Command, tag="rename"):
    name: PersonName


class StandingOrder(Command, tag="order"):
    """Pass for a seat of mine at this kind of window, in this turn or always; "never": ask me again.

    Only windows that ask whatever the hand holds take orders; nobody else learns of one.
    """

    seat: int
    window: Short
    passes: Passes


AnyCommand = (
    Answer | Type | Undo | Redo | Vote | Share | Chat | Ping | Sit | Rise | HandOver | SeatBot | Kick | Lock
    | SetPolicy | Override | Rename | StandingOrder
)  # fmt: skip


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello", kw_only=True):
    """The first message: who I am and what I have already. Without a token: a spectator.

    `parts` and `lines` let a restarted table go on from there, too.
    """

    token: Annotated[str, Meta(max_length=100)] = ""
    language: Language = "en"
    revision: int = -1  # -1: I have nothing
    digest: Annotated[str, Meta(max_length=40)] = ""
    parts: Annotated[dict[PartName, Crc], Meta(max_length=20)] = {}  # the crc of each part that I have
    lines: Annotated[int, Meta(ge=0)] = 0  # how many lines of the log I have


class Speak(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="speak", kw_only=True):
    """Go on in another language: all is sent again."""

    language: Language


class Query(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="query", kw_only=True):
    """A question to the engine that changes nothing.

    what: preview (key of an option), sight (from, to), threat, plan (figure), look (name), card (name or id),
    why ("17.2", or a rule), hint, log (earlier lines, before answer `about`), danger (a cell), whynot (a cell
    or the number of a figure that is not among the choices).
    """

    id: CommandId
    what: Literal[
        "preview", "sight", "threat", "plan", "look", "card", "why", "hint", "log", "danger", "whynot"
    ]
    seat: int = -1
    about: Annotated[str, Meta(max_length=400)] = ""
    to: Short = ""


Incoming = Hello | Speak | Query | AnyCommand


# -- to clients


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Message(Struct, frozen=True, tag_field="is", omit_defaults=True, kw_only=True):
    """Something that the table says."""


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    id: int
    name: str
    seats: tuple[int, ...] = ()
    here: bool = False  # connected now
    host: bool = False


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """A seat, and who sits there."""

    seat: int
    name: str  # the role of the seat
    kind: str
    person: int = 0  # 0: nobody
    bot: str = ""  # plays it now
    side: str = ""  # whom it plays with, where there is more than one side
    bots: tuple[str, ...] = ()  # that can play it, the weakest first


class Proposal(Struct, frozen=True, omit_defaults=True):
    """A proposal that the others must agree to: an undo, or that everybody may have the whole journal."""

    id: int
    by: int
    to: int
    text: str  # the subject: what would be taken back or done
    until: int  # when it is too late, in milliseconds since 1970 by the server's clock
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    what: ProposalKind = "undo"


class Verdict(Struct, frozen=True):
    """The fate of the reader's own proposal, if it came to nothing."""

    id: int  # of the proposal
    text: str  # in words: who said no, and to what


class Clock(Struct, frozen=True):
    """The time of a seat that thinks, in competitive games."""

    seat: int
    bank: int  # milliseconds that it may use up after the free time of this decision
    until: int  # when both are over, in milliseconds since 1970 by the server's clock


class Room(Struct, frozen=True, omit_defaults=True):
    """The table as people see one another round it; the part `room`."""

    table: str
    code: str  # empty for those who have not joined
    people: tuple[Person, ...]
    seats: tuple[SeatShown, ...]
    undo: UndoPolicy
    locked: bool = False
    variants: tuple[str, ...] = ()
    clocks: tuple[Clock, ...] = ()
    hash: str = ""  # SHA-256 of the seed, told from the beginning
    seed: str = ""  # once the game is over: whoever likes can play it again and compare
    over: bool = False
    shared: bool = False  # before the end: all agreed that everybody may have the whole journal
    closed: str = ""  # in words: why this table can only be looked at
    campaign: bool = False  # it has a file of its own, with all its games
    parent: str = ""  # the campaign's table, if this is a game of one
    child: str = ""  # of a campaign: the table at which its heroes are now
    games: tuple[str, ...] = ()  # of a campaign: the tables of the games that came home, in their order


class OrderShown(Struct, frozen=True, omit_defaults=True):
    """A window that asks whatever the hand holds, and what a seat has ordered there."""

    window: str
    seat: int
    name: str  # in words: when it asks
    passes: Passes = "never"
    asked: bool = False  # the seat is asked there now


class Reader(Struct, frozen=True, omit_defaults=True):
    """Matters of the reader alone: undo, votes, their side, standing orders; the part `reader`."""

    answers: int = 0  # how many answers count
    can_undo: Literal["no", "free", "ask"] = "no"
    can_redo: bool = False
    undo_text: str = ""  # the answers that undo would take back
    proposal: Proposal | None = None
    verdict: Verdict | None = None  # to who asked in vain, until the game goes on
    mates: bool = False  # they may talk to their own side alone
    standing: Standing | None = None  # how it ended for them, once it is over
    orders: tuple[OrderShown, ...] = ()  # standing orders in force, and windows where they are asked now
    turns: bool = False  # a turn is in progress, so that an order may hold for it


class Welcome(Message, tag="welcome"):
    """The answer to hello."""

    person: int  # 0: a spectator
    seats: tuple[int, ...]
    version: str
    now: int = 0  # the server's clock, in milliseconds since 1970
    revision: int = -1  # of the table: updates up to it tell a client that comes back what it missed
    queries: tuple[str, ...] = ()  # the queries that this game answers


class Update(Message, tag="update"):
    """The changes: whole parts, changes in parts, new lines of the log after the first `keep`.

    `digest` is over all parts as the client must have them now, see docs/protocol.md.
    """

    revision: int
    digest: str
    parts: dict[str, Raw] = {}
    changes: dict[str, Raw] = {}  # in parts that the client has
    keep: int = 0
    lines: tuple[Line, ...] = ()
    whole: bool = False  # a snapshot: forget what you have


class Ack(Message, tag="ack"):
    """The command took effect, and is on disk."""

    id: str
    revision: int


class Refused(Message, tag="refused"):
    """The command had no effect. If it was stale, what was missed comes first."""

    id: str
    code: str  # "stale", "illegal", "not-yours", "limit", "malformed", ...
    why: str
    revision: int


class Answered(Message, tag="answered"):
    """To a query."""

    id: str
    body: Any


class Chatted(Message, tag="chatted"):
    """Something that somebody said. Those who come back may be told it again: `n` counts all.

    Words to one side name that `side` and have a count of their own; nobody else is sent them.
    """

    n: int
    person: int
    name: str
    text: str
    at: int  # seconds since 1970
    side: str = ""  # empty: said to everybody


class Pinged(Message, tag="pinged"):
    person: int
    name: str
    at: str = ""
    figure: int = 0


class Bye(Message, tag="bye"):
    """Why the connection is closed."""

    code: str
    why: str


Outgoing = Welcome | Update | Ack | Refused | Answered | Chatted | Pinged | Bye
