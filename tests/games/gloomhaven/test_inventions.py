"""Rules are tested on printed cards: whatever else a test makes up goes through `invented`, with a reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.sim.vocabulary import Shape, is_count, is_number, kinds_in

from .inventions import VOCABULARY, invented, printed, refuse_inventions, refuse_inventive_card

TESTS = Path(__file__).parents[2]
FILES = [file for file in sorted(TESTS.rglob("*.py")) if "gloomhaven.records" in file.read_text("utf-8")]
KINDS = kinds_in(VOCABULARY)
MODULES = {module.__name__ for module in VOCABULARY}


def made_in(file: Path) -> Iterator[tuple[int, Shape, bool]]:
    """Every record of the vocabulary that a file spells out: its line, its shape, and whether it is declared.

    What is put together from `**fields` is left to `refuse_inventions`.
    """
    tree = ast.parse(file.read_text("utf-8"))
    names = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in MODULES
        for alias in node.names
        if alias.name in KINDS
    }
    yield from _made(tree, names, declared=False)


def _made(node: ast.AST, names: dict[str, str], declared: bool) -> Iterator[tuple[int, Shape, bool]]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        declared = declared or node.func.id == invented.__name__
        if node.func.id in names and all(word.arg for word in node.keywords):
            yield node.lineno, _shape(node, names[node.func.id]), declared
    for child in ast.iter_child_nodes(node):
        yield from _made(child, names, declared)


def _shape(call: ast.Call, name: str) -> Shape:
    """As `shape_of` has it, as far as the text of the call tells."""
    kind = KINDS[name]
    said = dict(zip(kind.__struct_fields__, call.args, strict=False))
    said |= {word.arg: word.value for word in call.keywords if word.arg}
    found = set()
    for field in fields(kind):
        value = said.get(field.name)
        if value is None:
            continue
        plain = value.value if isinstance(value, ast.Constant) else ...
        if field.required or not (plain == field.default or (is_count(field.default) and is_number(plain))):
            found.add(field.name)
    return Shape(name, frozenset(found))


def test_what_is_not_printed_is_declared() -> None:
    undeclared = [
        f"{file.relative_to(TESTS)}:{line} {shape}"
        for file in FILES
        for line, shape, declared in made_in(file)
        if shape not in printed() and not declared
    ]
    assert not undeclared, "Use printed cards, or say why not (games.gloomhaven.inventions.invented)."


def test_nothing_printed_is_called_invented() -> None:
    """A reason goes when what it excuses is printed: each call of `invented` has something that is not."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "invented":
                lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                shapes = [shape for line, shape, _ in made_in(file) if line in lines]
                assert not shapes or any(shape not in printed() for shape in shapes), f"{file}:{node.lineno}"


def test_tests_that_make_up_records_are_looked_at() -> None:
    looked_at = sum(1 for file in FILES for _ in made_in(file))
    assert len(FILES) > 60 and looked_at > 1000


def test_a_record_that_no_card_has_is_refused_where_it_is_performed() -> None:
    """The attack that hid the fault of the Living Bones: Target 3 and one enemy, on no card."""
    fields_of_it: Any = {"value": 1, "target": 3, "same_target": True}
    with pytest.raises(AssertionError, match=r"No printed card has Attack\(same_target, target, value\)"):
        refuse_inventions(Attack(**fields_of_it))
    with pytest.raises(AssertionError, match="is no reason"):
        invented("because", Attack(**fields_of_it))
    refuse_inventions(Attack(value=40), Attack(same_target=True))


def test_a_card_that_is_in_no_deck_needs_a_reason() -> None:
    move, attack = Move(), Attack()
    refuse_inventive_card((move, attack), "")
    refuse_inventive_card((attack,), "")  # a part of it
    with pytest.raises(AssertionError, match="in this order"):
        refuse_inventive_card((attack, move), "")
    refuse_inventive_card((attack, move), "nobody attacks before it moves")
    with pytest.raises(AssertionError, match="needs no reason"):
        refuse_inventive_card((move, attack), "this one is as common as it gets")
