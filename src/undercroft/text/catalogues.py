"""Fluent catalogues: cut into messages at once, but each is parsed only when it is first said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from undercroft.kernel import ContentError

from .filling import Pattern, pattern_of

ENTRY: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)  # where a message or a term (-name) begins
INSIDE: Final = tuple(" [*}{.")  # how its other lines may begin
VARIABLE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}", re.ASCII)
PIECE: Final = VARIABLE.pattern.replace("(", "(?:")
NAMED: Final = rf"([A-Za-z][\w-]*) *= *((?:[^{{}}\n]|{PIECE})*(?:[^{{}}\n ]|{PIECE})) *"
ATTRIBUTE: Final = re.compile(rf"\n *\.{NAMED}", re.ASCII)
PLAIN: Final = re.compile(rf"{NAMED}((?:\n *\.{NAMED})*)[ \n]*", re.ASCII)  # text and variables, no more
PARSER: Final = FluentParser(with_spans=False)


class Written(NamedTuple):
    """A message or a term as it is written."""

    text: str
    file: Path
    line: int


class Parsed(NamedTuple):
    """The same, understood: what it asks for, and what it quotes (terms with their dash)."""

    entry: ast.Message | ast.Term
    variables: frozenset[str] = frozenset()
    quotes: frozenset[str] = frozenset()
    pattern: Pattern | None = None  # to be filled in without Fluent; None: only Fluent can


class Catalogue:
    """The messages of one language from several files, each file over those before."""

    def __init__(self, locale: str, files: Iterable[Path]) -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        self._entries: dict[str, Written] = {}
        self._parsed: dict[str, Parsed] = {}
        for file in files:
            self._entries |= _cut(file)

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages, without those of terms."""
        return tuple(name for name in self._entries if not name.startswith("-"))

    def __contains__(self, message: str) -> bool:
        return message in self._entries

    def parse(self, message: str) -> Parsed:
        """A message; with all that it quotes it is ready to be said from now on."""
        if message not in self._parsed:
            self._take(message, set())
        return self._parsed[message]

    def _take(self, name: str, above: set[str]) -> None:
        found = _parse(self._entries[name])
        for quoted in found.quotes:
            if quoted in self._entries and quoted not in self._parsed and quoted not in above:
                self._take(quoted, {*above, name})
        self.bundle.add_resource(ast.Resource([found.entry]))
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


@cache
def _cut(file: Path) -> dict[str, Written]:
    """The entries of a file by name; a line that can be in none of them is a fault of the file."""
    entries: dict[str, Written] = {}
    name, first, taken = "", 1, list[str]()
    for n, line in enumerate([*file.read_text(encoding="utf-8").split("\n"), "#"], 1):
        begins = ENTRY.match(line)
        if begins or line.startswith("#"):
            if name:
                entries[name] = Written("\n".join(taken), file, first)
            name, first, taken = begins[1] if begins else "", n, []
        elif line.strip(" ") and not (name and line.startswith(INSIDE)):
            _refuse(file, n, "Expected an entry start")
        taken.append(line)
    return entries


@cache
def _parse(written: Written) -> Parsed:
    if plain := PLAIN.fullmatch(written.text):  # most of them are: the parser, letter by letter, takes longer
        attributes = [ast.Attribute(*_named(*each)) for each in ATTRIBUTE.findall(plain[3])]
        message = ast.Message(*_named(plain[1], plain[2]), attributes)
        variables = frozenset(VARIABLE.findall(written.text))
        return Parsed(message, variables, pattern=pattern_of(message.value))
    resource = PARSER.parse(written.text)
    for item in resource.body:
        if isinstance(item, ast.Junk):
            fault = item.annotations[0]
            at = written.text.count("\n", 0, fault.span.start if fault.span else 0)
            _refuse(written.file, written.line + at, fault.message or "This is no message")
    (entry,) = resource.body
    assert isinstance(entry, ast.Message | ast.Term)
    asked, quotes = set[str](), set[str]()
    for node in _nodes(entry):
        match node:
            case ast.VariableReference(id=id):
                asked.add(id.name)
            case ast.MessageReference(id=id):
                quotes.add(id.name)
            case ast.TermReference(id=id):
                quotes.add(f"-{id.name}")
    return Parsed(entry, frozenset(asked), frozenset(quotes), pattern_of(entry.value))


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A piece of a catalogue with all that it is made of."""
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from _nodes(inner)


def _named(name: str, text: str) -> tuple[ast.Identifier, ast.Pattern]:
    """A name and its text, in which every other piece is a variable."""
    pieces = [
        ast.Placeable(ast.VariableReference(ast.Identifier(piece))) if i % 2 else ast.TextElement(piece)
        for i, piece in enumerate(VARIABLE.split(text))
        if piece
    ]
    return ast.Identifier(name), ast.Pattern(pieces)


def _refuse(file: Path, line: int, why: str) -> NoReturn:
    raise ContentError(f"{file}, line {line}: {why}; Fluent messages were expected.")
