"""The words of the interface: the same in every language, all that are used, none that is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from undercroft.text.words import LANGUAGES

CLIENT = Path(__file__).parents[2] / "client"
FOLDERS = (CLIENT / "messages", CLIENT / "messages" / "table")
SAID = re.compile(r"""\bt\(\s*(["'`])([^"'`]+)\1""")  # t("home-play")
LITERAL = re.compile(r"""(["'`])((?:(?!\1)[\w$\{\}.()\[\]?! -])+)\1""")  # "home-play", `theme-${next}`
WORD = re.compile(r"[^\W\d_]{2,}")
ALIKE = {"table-command"}  # what is typed is the same in every language
HOLE = re.compile(r"\\\$\\\{.*?\\\}")


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for folder in FOLDERS:
        file = folder / f"{language}.ftl"
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content!r} is no Fluent"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def sources() -> str:
    files = sorted(CLIENT.joinpath("src").rglob("*"))
    return "\n".join(f.read_text(encoding="utf-8") for f in files if f.suffix in (".ts", ".svelte"))


def texts(language: str) -> dict[str, str]:
    """What stands in each message besides its arguments."""
    return {
        name: " ".join(node.value for node in walk(message) if isinstance(node, ast.TextElement))
        for name, message in catalogue(language).items()
    }


def variables(message: ast.Message) -> frozenset[str]:
    return frozenset(node.id.name for node in walk(message) if isinstance(node, ast.VariableReference))


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from walk(inner)


def pattern(literal: str) -> re.Pattern[str]:
    """What a literal may name: in a template each hole stands for some words."""
    return re.compile(HOLE.sub(r"[a-z0-9-]+", re.escape(literal)))


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    ours, english = catalogue(language), catalogue("en")
    assert ours.keys() == english.keys()
    for name, message in english.items():
        assert variables(ours[name]) == variables(message), name


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_sentences_are_translated(language: str) -> None:
    """A text of several words that is the same as the English one was forgotten."""
    ours, english = texts(language), texts("en")
    same = [name for name, text in english.items() if text == ours[name] and len(WORD.findall(text)) > 2]
    assert set(same) <= ALIKE


def test_every_message_that_is_said_is_there() -> None:
    names = catalogue("en").keys()
    missing = [
        literal
        for _, literal in SAID.findall(sources())
        if not any(pattern(literal).fullmatch(name) for name in names)
    ]
    assert not missing


def test_no_message_is_left_over() -> None:
    literals = {literal for _, literal in LITERAL.findall(sources())}
    plain = {each for each in literals if "$" not in each}
    templates = [pattern(each) for each in literals - plain if re.match(r"[a-z]+-", each)]
    left = [
        name
        for name in catalogue("en")
        if name not in plain and not any(template.fullmatch(name) for template in templates)
    ]
    assert not left
