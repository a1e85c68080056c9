"""Names in content: other records, specials, rules. A game marks such fields; the check reads the marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import repeat
from typing import Any, Final, NamedTuple, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from .shapes import Arm, arms, is_struct, named, structs_within

RULE: Final = Meta(extra={"ref": "rule"}, description="The id of a rule of the ledgers.")


def ref(kind: str) -> Meta:
    """Marks text as the id of a record of that kind: `Annotated[str, ref("monster")]`."""
    return Meta(extra={"ref": kind}, description=f"The id of a record of the kind {kind}.")


def known(kind: str) -> Meta:
    """Marks text as a name that the game's own code knows: `Annotated[str, known("window")]`."""
    return Meta(extra={"ref": kind, "in_code": True}, description=f"A {kind} that the game knows by name.")


class Reference(Struct, frozen=True):
    """A name that stands in a record, of what kind, and where."""

    kind: str
    name: str
    at: str
    in_code: bool = False  # not a record, but something of the game's own code


class Way(NamedTuple):
    """One alternative of a type in which a name can stand."""

    plain: Any
    origin: Any
    marks: tuple[dict[str, Any], ...]
    inner: tuple[tuple[Way, ...], ...]  # of what it is a dict or an array of
    alike: bool  # all its items are of the first of these


def references(value: Any, declared: Any, at: str = "") -> Iterator[Reference]:
    """Every name in a typed value, at any depth."""
    return _named_in(value, _ways(declared), at)


def _named_in(value: Any, ways: tuple[Way, ...], at: str) -> Iterator[Reference]:
    for way in ways:
        if isinstance(value, str):
            if way.plain is str:
                for mark in way.marks:
                    yield Reference(mark["ref"], value, at, mark.get("in_code", False))
        elif isinstance(value, Struct):
            if type(value) is way.plain:
                yield from _in_struct(value, at)
        elif way.origin is dict and isinstance(value, dict):
            of_keys, of_values = way.inner
            for key, inner in value.items():
                below = f"{at}.{key}" if at else str(key)
                yield from _named_in(key, of_keys, below)
                yield from _named_in(inner, of_values, below)
        elif way.origin is type(value):
            items = sorted(value, key=str) if isinstance(value, (set, frozenset)) else value
            if way.alike or len(items) == len(way.inner):
                wanted = repeat(way.inner[0]) if way.alike else way.inner
                for i, (item, inner_ways) in enumerate(zip(items, wanted)):
                    yield from _named_in(item, inner_ways, f"{at}[{i}]")


@cache
def _ways(declared: Any) -> tuple[Way, ...]:
    """The alternatives of a type that are worth a look, found once and not record by record."""
    return tuple(way for arm in arms(declared) if (way := _way(arm)))


def _way(arm: Arm) -> Way | None:
    origin, inner = get_origin(arm.plain), get_args(arm.plain)
    marks = tuple(note for note in arm.notes if "ref" in note)
    below = tuple(map(_ways, inner))
    if not (marks or is_struct(arm.plain) or any(below)):
        return None
    return Way(arm.plain, origin, marks, below, origin is not tuple or inner[1:] == (...,))


def _in_struct(struct: Struct, at: str) -> Iterator[Reference]:
    """The names in the fields; an empty text that is the field's default names nothing."""
    for field, ways in _naming(type(struct)):
        value = getattr(struct, field.name)
        if not value and (value != "" or field.default == ""):
            continue
        name = field.encode_name
        below = f"{at}.{name}" if at else name
        found = list(_named_in(value, ways, below))
        yield from found
        if name == "rule" and isinstance(value, str) and not found:
            yield Reference("rule", value, below)


@cache
def _naming(struct: type[Struct]) -> tuple[tuple[FieldInfo, tuple[Way, ...]], ...]:
    """The fields that can hold names: the others need not be looked at, record by record."""
    return tuple(
        (field, _ways(field.type))
        for field in named(struct).values()
        if field.encode_name == "rule" or _can_name(field.type)
    )


def _can_name(declared: Any) -> bool:
    return _is_marked(declared) or any(map(_names, structs_within(declared)))


@cache
def _names(struct: type[Struct]) -> bool:
    """Do fields of the struct itself hold names?"""
    return "rule" in named(struct) or any(_is_marked(field.type) for field in named(struct).values())


def _is_marked(declared: Any) -> bool:
    """Is there a mark on the type or on a type in it, structs left aside?"""
    return any(
        any("ref" in note for note in arm.notes) or any(map(_is_marked, get_args(arm.plain)))
        for arm in arms(declared)
    )
