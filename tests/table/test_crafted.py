"""Journals made by hand to break the reader: each is refused in a sentence, whatever is wrong with it."""

from __future__ import annotations

from functools import cache

import pytest
from strain.crafted import crafted_journals

from undercroft.games.boxes import Edition, boxes, lay_out
from undercroft.kernel import BrokenRules, SetupError, UndercroftError
from undercroft.table import Host, import_table

CRAFTED = dict(crafted_journals())


@cache
def find(game: str) -> Edition:
    if game not in boxes():
        raise SetupError(f"There is no game {game!r}.")
    return lay_out(boxes()[game])


def test_there_are_at_least_fifty() -> None:
    assert len(set(CRAFTED.values())) == len(CRAFTED) >= 50


@pytest.mark.parametrize("name", CRAFTED)
def test_a_crafted_journal_becomes_no_table(name: str) -> None:
    with pytest.raises(UndercroftError) as refused:
        import_table(find, CRAFTED[name].encode(), Host("table", "CODE", "Eve", "token", 0))
    assert not isinstance(refused.value, BrokenRules)
    assert str(refused.value).endswith((".", "?", "…"))
