"""Afterwards: is everything in the store that was acknowledged, once, and can every table be played on?"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from undercroft.games.boxes import box_of, lay_out
from undercroft.storage import open_store
from undercroft.table import decode_records, load_table


async def check_tables(db: str, acked: Mapping[str, Collection[str]]) -> list[str]:
    """What is wrong; `acked` are the commands of each table that were acknowledged."""
    faults: list[str] = []
    async with await open_store(db) as store:
        for id, commands in acked.items():
            loaded = await store.load(id)
            ids = [record.id for record in decode_records(loaded.lines) if record.id]
            if len(ids) != len(set(ids)):
                faults.append(f"{id}: a command is there twice")
            if missing := set(commands) - set(ids):
                faults.append(f"{id}: {len(missing)} acknowledged commands are lost, {sorted(missing)[:3]}")
            whole = load_table(lambda game: lay_out(box_of(game)), loaded.lines)
            if whole.closed:
                faults.append(f"{id}: it cannot be played on: {whole.closed}")
            if loaded.checkpoint:
                body = loaded.checkpoint.body
                quick = load_table(lambda game: lay_out(box_of(game)), loaded.lines, body)
                if quick.journal.game.state.digest() != whole.journal.game.state.digest():
                    faults.append(f"{id}: with its checkpoint it is another position")
    return faults
