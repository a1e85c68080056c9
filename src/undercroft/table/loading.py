"""Tables as they were kept: from their records, or from a checkpoint and what came after it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.journal_files import EditionFinder
from undercroft.kernel import BrokenJournal, Script, UndercroftError

from .command_results import Checkpoint
from .limits import MANY, SECONDS
from .questions import Questions
from .records import FORMAT, AnyRecord, Opened, decode_records
from .refusals import Refusal
from .tables import Table
from .upgrading import bring_up_to_date, last_upgrade, may_upgrade, other_rules


def load_table(
    find: EditionFinder,
    lines: Sequence[bytes],
    checkpoint: bytes | None = None,
    chat: tuple[int, float] = (MANY, SECONDS),
) -> Table:
    """A table as it was kept. With a checkpoint only what came after it is played.

    `chat`: how many messages of a person in how many seconds the host allows.
    """
    records = decode_records(lines)
    opened = records[0] if records else None
    if not isinstance(opened, Opened):
        raise BrokenJournal("This is no table: its first record, the opening, is missing.")
    if opened.format != FORMAT:
        raise BrokenJournal(f"This table is kept in format {opened.format}; this version reads {FORMAT}.")
    table = Table(find(opened.header.game), opened)
    table.limits.allow(*chat)
    kept = msgspec.json.decode(checkpoint, type=Checkpoint) if checkpoint is not None else None
    upgraded = last_upgrade(records)
    if upgraded:
        kept = kept if kept and upgraded.count < kept.count <= len(records) else upgraded
        table.version = upgraded.newer
        table.unplayable = other_rules(table)
    if table.unplayable and may_upgrade(table):
        bring_up_to_date(table, kept, records)
        return table
    if kept is not None and not table.closed:
        _skip_to(table, kept, records)
    for record in records[table.count :]:
        try:
            table.apply(record)
        except UndercroftError as error:
            table.give_up_playing(table.unplayable or Refusal("lost", error=str(error)))
            table.apply(record)
    return table


def _skip_to(table: Table, kept: Checkpoint, records: Sequence[AnyRecord]) -> None:
    """Begin at a checkpoint: what came before is noted, but not played."""
    if kept.count > len(records):
        return  # it is of records that were lost
    for record in records[1 : kept.count]:
        table.note(record)
    answers = [given.line for given in table.history.given]
    undone = [given.line for given in table.history.gone]
    script = Script(table.header, answers, undone, (kept.answers, kept.state))
    if upgraded := last_upgrade(records):
        script.base, script.version = (upgraded.answers, upgraded.state), upgraded.newer
    table.journal.take_up(script, quick=True)
    posed = kept.posed or dict.fromkeys(table.questions.look(table.journal.game), table.position)
    table.questions = Questions(table.journal.game, posed, kept.since, kept.bank)
