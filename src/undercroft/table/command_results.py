"""The results of commands for those who run a table: records to persist, and work for bots."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Raw, Struct

from undercroft.bots import Bot
from undercroft.kernel import Decision, Seat, View

from . import wire
from .records import AnyRecord, encode_record


class CommandResult(NamedTuple):
    """The result of a command: records to persist, before anything of it is sent to anybody."""

    records: tuple[AnyRecord, ...] = ()
    ack: wire.Ack | None = None
    pings: tuple[wire.Pinged, ...] = ()  # for all; they are not kept
    person: int = 0  # the person who joined

    @property
    def lines(self) -> list[bytes]:
        """The records as they are kept."""
        return [encode_record(record) for record in self.records]


class BotTurn(NamedTuple):
    """A question for a bot, with all that it may know: it can be thought about anywhere."""

    seat: Seat
    bot: Bot
    view: View
    decision: Decision
    posed: int  # the revision at which it was asked

    def choose(self) -> int:
        """The number of one of the options."""
        return self.bot.choose(self.view, self.decision)


class Checkpoint(Struct):
    """The table after so many records, with the position some answers before: those are played again.

    So the last moves can be taken back and told as if the table had never been loaded.
    """

    count: int
    answers: int  # that led to the position
    posed: dict[int, int]
    since: dict[int, int]
    bank: dict[int, int]
    state: Raw
    newer: str = ""  # it is where the rules of this version took over
