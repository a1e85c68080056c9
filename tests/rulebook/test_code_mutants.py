"""Mutants of code: which changes are made, and that tests which look away are found out."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from undercroft.rulebook.code_mutants import Change, Swap, changed, changes_of, file_of
from undercroft.rulebook.mutants import BrokenRun

SOURCE = '''"""Words."""
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from x import y

LEAST: int = 3


def is_large(size: int, found: list[int], strict: bool = False) -> bool:
    """More words."""
    found.append(size)
    if strict and not found:
        return size > LEAST + 1
    return size >= LEAST or any(each for each in found if each == 7)
'''


def test_every_kind_of_change_is_made_and_words_are_left_alone() -> None:
    what = [(change.line, change.what) for change in changes_of("m", SOURCE)]
    assert what == [
        (7, "3 is one more"),
        (10, "False is True"),
        (12, "a call is left out"),
        (13, "not is left out"),
        (13, "And is Or"),
        (14, "1 is one more"),
        (14, "Add is Sub"),
        (14, "Gt is LtE"),
        (14, "nothing is returned"),
        (13, "a condition is negated"),
        (15, "GtE is Lt"),
        (15, "7 is one more"),
        (15, "Eq is NotEq"),
        (15, "a filter is negated"),
        (15, "Or is And"),
        (15, "nothing is returned"),
    ]


def test_types_are_no_code() -> None:
    assert not changes_of("m", 'T = TypeVar("T", covariant=True)\n\ndef same(one: Literal[1]) -> None: ...\n')


def test_each_change_changes_one_thing() -> None:
    def result(number: int) -> tuple[object, list[int]]:
        found: list[int] = []
        space: dict[str, object] = {}
        exec(changed(Change("m", 0, "", number), SOURCE), space)
        is_large: object = space["is_large"]
        assert callable(is_large)
        return is_large(3, found), found

    assert result(-1) == (True, [3])
    assert result(0) == (False, [3])  # four is the least
    assert result(2) == (True, [])  # nothing is kept
    assert result(15) == (None, [3])


def test_a_module_is_imported_with_its_change(tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text("def double(n):\n    return n + n\n")
    (change,) = (each for each in changes_of("planted", file.read_text()) if each.what == "Add is Sub")
    finder = Swap(change, file)
    sys.meta_path.insert(0, finder)
    try:
        assert importlib.import_module("planted").double(4) == 0
    finally:
        sys.meta_path.remove(finder)
        sys.modules.pop("planted", None)


def test_a_module_that_is_not_there_is_named() -> None:
    assert file_of("undercroft.kernel.ranking").name == "ranking.py"
    with pytest.raises(BrokenRun, match="no module"):
        file_of("undercroft.nowhere")
