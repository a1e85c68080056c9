"""How a record moves the game of a table on, or back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel import Draft, Journal, Script, upgrade

from .earlier import FarBack
from .records import Answered, AnyRecord, Redone, Returned, TakenBack, Upgraded

if TYPE_CHECKING:
    from .tables import Table

LONGEST = 160  # positions that are kept at hand for undo
TRIMMED = 100  # and how many of them when there were too many


def play(table: Table, record: AnyRecord, draft: Draft | None) -> None:
    """Go on, or back, with the game."""
    match record:
        case Answered() | Returned() if draft is not None:
            table.journal.keep(draft)
        case Answered(line=line) | Returned(line=line):
            table.journal.follow(line)
        case Upgraded():
            _go_on_from(table, record)
        case TakenBack(to=to):
            earlier, table.earlier = table.earlier, None
            table.journal.undo(to, earlier)
            if any(line.report is not None for line in table.journal.undone):
                table.journal.undone.clear()
        case Redone(count=count):
            for _ in range(count):
                table.journal.redo()
    if len(table.journal.answers) - table.journal.first > LONGEST:
        table.journal.forget(len(table.journal.answers) - TRIMMED)


def _go_on_from(table: Table, record: Upgraded) -> None:
    """Newer rules took over; another worker may have found that out first."""
    if table.upgrade is None:
        answers = [given.line for given in table.history.given]
        script = Script(table.header, answers, [])
        upgrade(script, (record.answers, record.state), record.newer)
        table.journal = Journal(table.header, table.journal.start)
        table.journal.take_up(script)
    table.upgrade, table.version, table.unplayable = None, record.newer, None


def check_at_hand(table: Table, record: AnyRecord) -> None:
    """Where others wait meanwhile, a long game is not played again here."""
    if table.may_replay or table.lost or not isinstance(record, TakenBack):
        return
    answers = table.journal.answers[: record.to]
    if record.to < table.journal.first and (table.earlier is None or table.earlier.answers != answers):
        raise FarBack(record.to)
