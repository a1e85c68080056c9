"""Tables as lists show them: kept without words, told in the reader's language."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from undercroft.games.boxes import Edition
from undercroft.storage import Kept
from undercroft.table import Table, hash_token
from undercroft.text.editions import words_of
from undercroft.text.words import Language

from .api_types import Listed, SeatListed
from .problems import MESSAGES


class SeatKept(Struct, frozen=True, array_like=True):
    """The role of a seat, and its player."""

    plays: str  # a content id with its kind: "character-brute"
    person: str
    bot: str


class Summary(Struct, frozen=True, omit_defaults=True):
    """The facts of a table for lists, in no language."""

    game: str
    seats: tuple[SeatKept, ...]
    people: tuple[str, ...]
    plays: str = ""  # a content id with its kind: "scenario-001"
    scenario: str = ""  # the same in summaries of version 0.2, without its kind
    waits: tuple[int, ...] = ()  # persons who must answer something
    round: int = 0
    answers: int = 0
    outcome: str = ""
    locked: bool = False
    tokens: dict[str, int] = {}  # by the hash of a token: whose it is

    def person_of(self, token: str) -> int:
        """Whose token this is; 0: nobody's."""
        return self.tokens.get(hash_token(token), 0)


def summary_of(table: Table) -> Summary:
    """A table in memory, for lists."""
    room, box, game = table.room, table.edition.box, table.journal.game
    names = {guest.id: guest.name for guest in room.people.values() if not guest.gone}
    seated = table.edition.seats(table.setup)
    waits = {room.chairs[seat].player for decision in game.open for seat in decision.seats} - {0}
    return Summary(
        game=box.id,
        plays=box.plays(table.setup),
        seats=tuple(
            SeatKept(play, names.get(chair.person, ""), chair.bot) for play, chair in zip(seated, room.chairs)
        ),
        people=tuple(names.values()),
        waits=tuple(sorted(waits)),
        round=box.rounds(game.state),
        answers=table.answers,
        outcome=game.state.outcome,
        locked=room.locked,
        tokens={guest.token: guest.id for guest in room.people.values() if not guest.gone},
    )


def kind_of(table: Table) -> str:
    """How a table stands in its family, as the store keeps it."""
    return "campaign" if table.edition.box.child else "child" if table.opened.parent else "game"


def kept_summary(table: Table) -> bytes:
    """The same as it is kept."""
    return msgspec.json.encode(summary_of(table))


def read_summary(kept: bytes) -> Summary:
    """A summary that was kept."""
    return msgspec.json.decode(kept, type=Summary)


def listed(kept: Kept, summary: Summary, edition: Edition, language: Language) -> Listed:
    """A table in words."""
    words = words_of(edition, language, MESSAGES)

    def named(message: str, otherwise: str) -> str:
        return words.say(message) if words.has(message) else otherwise

    title = summary.plays or f"scenario-{summary.scenario}"
    seats = [
        SeatListed(number, named(seat.plays, seat.plays), seat.plays, seat.person, seat.bot)
        for number, seat in enumerate(summary.seats)
    ]
    return Listed(
        table=kept.id,
        game=named(f"game-{summary.game}", summary.game),
        title=named(title, title.partition("-")[2]),
        seats=seats,
        people=list(summary.people),
        round=summary.round,
        answers=summary.answers,
        outcome=summary.outcome,
        locked=summary.locked,
        created=kept.created,
        touched=kept.touched,
        parent=kept.parent or "",
        kind=kept.kind,
    )
