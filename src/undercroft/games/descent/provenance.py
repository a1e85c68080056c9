"""How sure we are of a quest: how much of its record is known, reported, or designed by us (D2-X-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from undercroft.games.descent.library import Library
from undercroft.games.descent.records.maps import map_id
from undercroft.games.descent.records.quest_rules import Part


def statements(record: Any) -> Iterator[Part]:
    """All statements of a quest that say where they come from, those within others too."""
    if isinstance(record, Part):
        yield record
    if isinstance(record, Struct):
        for name in record.__struct_fields__:
            yield from statements(getattr(record, name))
    elif isinstance(record, tuple):
        for each in record:
            yield from statements(each)


def marks(content: Library, quest: str) -> Counter[str]:
    """The statements of a quest and its maps, by their mark."""
    record = content.quest[quest]
    maps = [content.map[map_id(quest, n)].provenance for n in range(1, len(record.encounters) + 1)]
    return Counter([*(part.provenance for part in statements(record)), *maps])


def designed_share(content: Library, quest: str) -> int:
    """How much of a quest was designed by us, in hundredths of its statements."""
    found = marks(content, quest)
    return round(100 * found["designed"] / found.total())
