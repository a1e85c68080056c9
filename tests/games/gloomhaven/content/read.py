"""Reads parts of the Gloomhaven pack on their own: records of a kind, and the names in the messages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from fluent.syntax import FluentParser, ast

import undercroft.games
from undercroft.content.files import Written, records_in
from undercroft.content.misfits import fit, misfits

FOLDER = Path(undercroft.games.__file__).parent / "gloomhaven"
LANGUAGES = ("en", "es", "pt")
T = TypeVar("T")


@cache
def rows(below: str) -> tuple[Written, ...]:
    """All records in a folder or file of the pack, as they are written."""
    at = FOLDER / "content" / below
    found = [each for path in sorted(at.rglob("*.toml")) or [at] for each in records_in(path)]
    assert all(isinstance(each, Written) for each in found), found
    return tuple(each for each in found if isinstance(each, Written))


def records(folder: str, kind: str, declared: type[T]) -> dict[str, T]:
    """The records of a kind, typed, by id; a record that does not fit or is there twice is a failure."""
    found: dict[str, T] = {}
    for row in rows(folder):
        if row.kind == kind:
            assert list(misfits(row.fields, declared)) == [], row.id
            assert row.id not in found
            found[row.id] = fit(row.fields, declared)
    return found


@cache
def messages(language: str, file: str) -> dict[str, dict[str, str]]:
    """The messages of a catalogue: the text under "", and the attributes."""
    source = (FOLDER / "messages" / language / f"{file}.ftl").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            texts = {"": _text(entry.value)}
            found[entry.id.name] = texts | {each.id.name: _text(each.value) for each in entry.attributes}
    return found


def _text(pattern: Any) -> str:
    return "".join(element.value for element in pattern.elements)
