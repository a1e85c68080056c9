"""Fluent catalogues: cut into messages at once, but each is parsed only when it is first said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from undercroft.kernel import ContentError

ENTRY: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)  # where a message or a term (-name) begins
INSIDE: Final = tuple(" [*}{.")  # how its other lines may begin


class Entry(NamedTuple):
    """A message or a term as it is written."""

    text: str
    file: Path
    line: int


class Catalogue:
    """The messages of one language from several files, each file over those before."""

    def __init__(self, locale: str, files: Iterable[Path]) -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        self._entries: dict[str, Entry] = {}
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        for file in files:
            self._entries |= _cut(file)

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages, without those of terms."""
        return tuple(name for name in self._entries if not name.startswith("-"))

    def __contains__(self, message: str) -> bool:
        return message in self._entries

    def parse(self, message: str) -> ast.Message | ast.Term:
        """A message; with all that it quotes it is ready to be said from now on."""
        if message not in self._parsed:
            self._take(message, set())
        return self._parsed[message]

    def _take(self, name: str, above: set[str]) -> None:
        found = _parse(self._entries[name])
        for quoted in (quoted for node in nodes(found) if (quoted := _quoted(node)) in self._entries):
            if quoted not in self._parsed and quoted not in above:
                self._take(quoted, {*above, name})
        self.bundle.add_resource(ast.Resource([found]))
        self._parsed[name] = found  # last: from now on other threads may say it


def catalogues(folder: Path, language: str) -> list[Path]:
    """The files of one language in a folder: `en.ftl`, and all in `en/` by name, each over those before."""
    return [*folder.glob(f"{language}.ftl"), *sorted(folder.glob(f"{language}/*.ftl"))]


@cache
def check_catalogues(folder: Path, language: str) -> None:
    """Parse all of them: what is no Fluent is refused, with its file and line."""
    for file in catalogues(folder, language):
        for entry in _cut(file).values():
            _parse(entry)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A piece of a catalogue with all that it is made of."""
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from nodes(inner)


def _quoted(node: ast.BaseNode) -> str:
    """The message or the term that a piece stands for."""
    match node:
        case ast.MessageReference():
            return node.id.name
        case ast.TermReference():
            return f"-{node.id.name}"
    return ""


@cache
def _cut(file: Path) -> dict[str, Entry]:
    """The entries of a file by name; a line that can be in none of them is a fault of the file."""
    entries: dict[str, Entry] = {}
    name, first, taken = "", 1, list[str]()
    for n, line in enumerate([*file.read_text(encoding="utf-8").split("\n"), "#"], 1):
        begins = ENTRY.match(line)
        if begins or line.startswith("#"):
            if name:
                entries[name] = Entry("\n".join(taken), file, first)
            name, first, taken = begins[1] if begins else "", n, []
        elif line.strip() and not (name and line.startswith(INSIDE)):
            _refuse(file, n, "Expected an entry start")
        taken.append(line)
    return entries


@cache
def _parse(entry: Entry) -> ast.Message | ast.Term:
    resource: ast.Resource = FluentResource(entry.text)
    for item in resource.body:
        if isinstance(item, ast.Junk):
            fault = item.annotations[0]
            at = entry.text.count("\n", 0, fault.span.start if fault.span else 0)
            _refuse(entry.file, entry.line + at, fault.message or "This is no message")
    (found,) = resource.body
    assert isinstance(found, ast.Message | ast.Term)
    return found


def _refuse(file: Path, line: int, why: str) -> NoReturn:
    raise ContentError(f"{file}, line {line}: {why}; Fluent messages were expected.")
