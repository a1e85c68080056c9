"""The records of a table, one line of JSON each. All of them in order are the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, dataclass_transform

import msgspec
from msgspec import Raw, Struct, field

from undercroft.kernel import Answer, BrokenJournal, Header

from .wire import Passes, ProposalKind, UndoPolicy

FORMAT = 1  # of the records; a table of a later format is refused


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Record(Struct, frozen=True, tag_field="record", omit_defaults=True, kw_only=True):
    """Something that happened at a table. `by`: the person whose command `id` it was; 0: nobody's."""

    at: int = 0  # milliseconds since 1970
    by: int = 0
    id: str = ""


class Opened(Record, tag="opened"):
    """The first record: the game with its seed, and the room as it was made."""

    table: str
    code: str
    header: Header
    seats: int
    undo: UndoPolicy = "friendly"
    format: int = FORMAT
    parent: str = ""  # the campaign's table, if this is a game of one
    departed: int = 0  # after which of its answers
    charge: str = ""  # the digest of what the game was charged with


class Joined(Record, tag="joined"):
    """Somebody came. Of their token only the hash is kept."""

    person: int
    name: str
    token: str


class Sat(Record, tag="sat"):
    """A person took a seat; a bot that played it is gone."""

    person: int
    seat: int


class Rose(Record, tag="rose"):
    """A seat's person left it; nobody plays it now."""

    seat: int


class BotSat(Record, tag="bot-sat"):
    """A bot plays this seat from now on; without a name it plays it no longer."""

    seat: int
    bot: str = ""
    late: bool = False  # because the person's clock ran out


class Answered(Record, tag="answered"):
    """An answer, as the journal has it."""

    line: Answer
    referee: bool = False  # the host answered for another
    then: str = ""  # how this person will answer what the seat is asked next


class Held(Record, tag="held"):
    """An answer that is played when all who are asked in secret have given theirs; only its seat knows."""

    seat: int
    then: str


class Dropped(Record, tag="dropped"):
    """The seat's answer given in advance is dropped: it is not legal, or was taken back."""

    seat: int


class Ordered(Record, tag="ordered"):
    """A standing order: how a seat passes at a kind of window from now on. Only its person knows."""

    seat: int
    window: str
    passes: Passes
    turn: str = ""  # with "turn": the one for which it holds, as the game names it


class Departed(Record, tag="departed"):
    """At a campaign's table: the heroes are at another one, which plays what they were charged with."""

    child: str
    code: str
    answers: int
    charge: str  # its digest


class Returned(Record, tag="returned"):
    """At a campaign's table: what came of it. `ending`: the number of the child's record that ended it."""

    child: str
    ending: int
    line: Answer


class Abandoned(Record, tag="abandoned"):
    """At a child's table: whether its campaign has taken the departure back, so that nobody plays it."""

    abandoned: bool


class Upgraded(Record, tag="upgraded", rename={"older": "from", "newer": "to"}):
    """A newer version goes on from here: by its rules, what led to the position need not replay."""

    older: str
    newer: str
    answers: int  # that led to it
    state: Raw


class TakenBack(Record, tag="taken-back"):
    """All answers after `to` count no longer."""

    to: int
    reveal: bool = False  # something had been rolled, drawn or shown since


class Redone(Record, tag="redone"):
    """So many of the answers that were taken back count again."""

    count: int


class Proposed(Record, tag="proposed"):
    """A proposal that others must agree to: an undo, or to share the whole journal."""

    proposal: int
    to: int
    asked: tuple[int, ...]
    until: int  # milliseconds since 1970
    what: ProposalKind = "undo"


class Voted(Record, tag="voted"):
    """One of those who were asked said yes or no."""

    proposal: int
    agree: bool


class ProposalEnded(Record, tag="proposal-ended"):
    """It is no longer voted on."""

    proposal: int
    how: Literal["agreed", "refused", "late", "void", "withdrawn"]


class Shared(Record, tag="shared"):
    """All who are seated agreed that everybody at the table may have the whole journal from now on."""


class Chatted(Record, tag="chatted"):
    """Something that was said: to everybody, or to one side alone."""

    text: str
    side: str = ""


class Kicked(Record, tag="kicked"):
    """The host sent somebody away for good."""

    person: int


class Left(Record, tag="left"):
    """Somebody who was away, and had no seat, made room for another; their token is nobody's now."""

    person: int


class Locked(Record, tag="locked"):
    """Whether nobody new may join."""

    locked: bool


class PolicySet(Record, tag="policy-set"):
    undo: UndoPolicy


class Renamed(Record, tag="renamed"):
    name: str


AnyRecord = (
    Opened | Joined | Sat | Rose | BotSat | Answered | Held | Dropped | Ordered | Departed | Returned
    | Abandoned | Upgraded | TakenBack | Redone | Proposed | Voted | ProposalEnded | Shared | Chatted | Kicked
    | Left | Locked | PolicySet | Renamed
)  # fmt: skip

MOVES = (Answered, Returned, Upgraded, TakenBack, Redone)  # records that change the game, and only that

_decoder = msgspec.json.Decoder(AnyRecord)


def encode_record(record: AnyRecord) -> bytes:
    """A record as its line, without the newline."""
    return msgspec.json.encode(record)


def decode_records(lines: Iterable[bytes], first: int = 1) -> list[AnyRecord]:
    """Lines as they were kept; one that is broken is refused with its number."""
    found: list[AnyRecord] = []
    for number, line in enumerate(lines, first):
        try:
            found.append(_decoder.decode(line))
        except msgspec.MsgspecError as error:
            raise BrokenJournal(f"Record {number} of the table is broken: {error}.") from error
    return found
