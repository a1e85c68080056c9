"""Questions about printed maps as questions about rows, for those who know no tiles."""

from __future__ import annotations

from typing import Any

from undercroft.games.descent.queries.positions import as_rows
from undercroft.games.descent.records.maps import map_id

Json = dict[str, Any]


def in_rows(case: Json) -> Json:
    """The same question with rows and walls."""
    given = case["map"]
    if "rows" in given:
        return case
    name = map_id(given["quest"].removeprefix("quest.").replace("_", "-"), given["encounter"])
    drawn = as_rows(name, tuple(given["open"]))
    return case | {"map": {"rows": drawn.rows, "walls": drawn.walls}}
