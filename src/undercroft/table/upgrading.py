"""A table that an older version kept goes on by the rules of this one.

No release can promise that what led to it replays, so it begins at its last checkpoint, and what was answered
since is played without comparing digests. The position is then kept whole in the record `Upgraded`, written
with the first thing that somebody does: to look at a table changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

import undercroft
from undercroft.journal_files import differences, is_older
from undercroft.kernel import Script, UndercroftError

from .command_results import Checkpoint
from .questions import Questions
from .records import AnyRecord, TakenBack, Upgraded
from .refusals import Refusal

if TYPE_CHECKING:
    from .tables import Table


def other_rules(table: Table) -> Refusal | None:
    """Saves are pinned to their rules: a game of other rules is not played on."""
    upgraded = "" if table.version == table.header.version else table.version
    differs = differences(table.header, table.edition, upgraded)
    return Refusal("closed", version=table.version, why="; ".join(differs)) if differs else None


def may_upgrade(table: Table) -> bool:
    """Is it of an older version of the same game and packs?"""
    return is_older(table.header, table.edition, table.version)


def last_upgrade(records: Sequence[AnyRecord]) -> Checkpoint | None:
    """The position that the last upgrade kept, as a checkpoint of the records up to it."""
    for count in range(len(records), 0, -1):
        record = records[count - 1]
        if isinstance(record, Upgraded):
            return Checkpoint(count, record.answers, {}, {}, {}, record.state, record.newer)
    return None


def bring_up_to_date(table: Table, kept: Checkpoint | None, records: Sequence[AnyRecord]) -> None:
    """Note all records, and play the answers from the checkpoint on; closed where one does not fit."""
    for record in records[1:]:
        table.note(record)
    answers = [given.line for given in table.history.given]
    script = Script(table.header, answers, [], _usable(kept, records))
    try:
        table.journal.upgrade(script, undercroft.__version__)
    except UndercroftError as error:
        table.give_up_playing(Refusal("outgrown", version=table.version, error=str(error)))
    else:
        n, state = table.journal.position_now()
        version = undercroft.__version__
        table.upgrade = Upgraded(older=table.version, newer=version, answers=n, state=state)
        table.version, table.unplayable = version, None
        table.history.upgrade()
    posed = dict.fromkeys(table.questions.look(table.journal.game), table.position)
    table.questions = Questions(table.journal.game, posed)


def _usable(kept: Checkpoint | None, records: Sequence[AnyRecord]) -> tuple[int, msgspec.Raw] | None:
    """The checkpoint's position, unless it was taken back since."""
    if kept is None or kept.count > len(records):
        return None
    later = [record.to for record in records[kept.count :] if isinstance(record, TakenBack)]
    return None if any(to < kept.answers for to in later) else (kept.answers, kept.state)
