"""Messages filled in as Fluent does it, in less time: text, arguments, and variants that an argument selects.

Plurals, quotes of other messages and large numbers are left to Fluent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Union

from fluent.syntax import ast

GROUPED: Final = 1000  # from here on languages write numbers in groups of digits
SHORT: Final = 2000  # Fluent refuses arguments that are much longer
PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))  # what a language calls a number


class Argument(NamedTuple):
    """The place of an argument."""

    name: str


class Selection(NamedTuple):
    """The place of one of several patterns."""

    by: str  # the argument that selects it
    variants: dict[str | int, Pattern]
    default: Pattern
    numbered: bool  # are there numbers among the keys? A plural as text might mean one of them
    plural: bool  # are there plurals? Which of them a number is depends on the language


Pattern = tuple[Union[str, Argument, Selection], ...]


class LeftToFluent(Exception):
    """A pattern that only Fluent knows how to fill in."""


def pattern_of(written: ast.Pattern | None) -> Pattern | None:
    """A message without anything that must be left to Fluent; None: it has something."""
    try:
        return _pattern(written) if written is not None else None
    except LeftToFluent:
        return None


def fill(pattern: Pattern, args: Mapping[str, str | int]) -> str | None:
    """The pattern with its arguments; None: with these it is left to Fluent."""
    try:
        return _filled(pattern, args)
    except LeftToFluent:
        return None


def _pattern(written: ast.Pattern) -> Pattern:
    return tuple([_piece(element) for element in written.elements])


def _piece(element: Any) -> str | Argument | Selection:
    match element:
        case ast.TextElement(value=text):
            return str(text)
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return str(literal.parse()["value"])
        case ast.Placeable(expression=ast.VariableReference(id=id)):
            return Argument(id.name)
        case ast.Placeable(expression=ast.SelectExpression(selector=ast.VariableReference(id=id)) as select):
            return _selection(id.name, select.variants)
    raise LeftToFluent


def _selection(by: str, written: list[ast.Variant]) -> Selection:
    *others, default = written
    if not default.default:
        raise LeftToFluent  # those behind the default may be passed by, if it fits, too
    variants: dict[str | int, Pattern] = {}
    for variant in others:
        variants.setdefault(_key(variant.key), _pattern(variant.value))
    return Selection(
        by,
        variants,
        _pattern(default.value),
        numbered=any(isinstance(each.key, ast.NumberLiteral) for each in written),
        plural=not PLURALS.isdisjoint(variants),
    )


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return key.name
    if "." in key.value:
        raise LeftToFluent
    return int(key.value)


def _filled(pattern: Pattern, args: Mapping[str, str | int]) -> str:
    found: list[str] = []
    for piece in pattern:
        if isinstance(piece, str):
            found.append(piece)
        elif isinstance(piece, Argument):
            found.append(_written(args.get(piece.name)))
        else:
            found.append(_filled(_selected(piece, args), args))
    return "".join(found)


def _written(value: str | int | None) -> str:
    if isinstance(value, str) and len(value) <= SHORT:
        return value
    if type(value) is int and 0 <= value < GROUPED:
        return str(value)
    raise LeftToFluent


def _selected(among: Selection, args: Mapping[str, str | int]) -> Pattern:
    value = args.get(among.by)
    if isinstance(value, str):
        if among.numbered and value in PLURALS:
            raise LeftToFluent
    elif type(value) is not int or among.plural:
        raise LeftToFluent
    return among.variants.get(value, among.default)
