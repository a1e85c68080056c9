"""What content names: other records, specials, rules. A game marks such fields; the check reads the marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from .shapes import arms, is_struct, items_of, named, structs_within

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
    inner: tuple[Any, ...]
    marks: tuple[dict[str, Any], ...]


def references(value: Any, declared: Any, at: str = "") -> Iterator[Reference]:
    """Every name in a typed value, at any depth."""
    for way in _ways(declared):
        if isinstance(value, str):
            if way.plain is str:
                for mark in way.marks:
                    yield Reference(mark["ref"], value, at, mark.get("in_code", False))
        elif isinstance(value, Struct):
            if type(value) is way.plain:
                yield from _in_struct(value, at)
        elif way.origin is dict and isinstance(value, dict):
            key_type, value_type = way.inner
            for key, inner in value.items():
                below = f"{at}.{key}" if at else str(key)
                yield from references(key, key_type, below)
                yield from references(inner, value_type, below)
        elif way.origin is type(value):
            items = sorted(value, key=str) if isinstance(value, (set, frozenset)) else value
            for i, (item, wanted) in enumerate(zip(items, items_of(way.plain, len(value)) or ())):
                yield from references(item, wanted, f"{at}[{i}]")


@cache
def _ways(declared: Any) -> tuple[Way, ...]:
    """The alternatives of a type that are worth a look, found once and not record by record."""
    found = [(arm, tuple(note for note in arm.notes if "ref" in note)) for arm in arms(declared)]
    return tuple(
        Way(arm.plain, get_origin(arm.plain), get_args(arm.plain), marks)
        for arm, marks in found
        if marks or is_struct(arm.plain) or any(map(_ways, get_args(arm.plain)))
    )


def _in_struct(struct: Struct, at: str) -> Iterator[Reference]:
    """The names in the fields; an empty text that is the field's default names nothing."""
    for field in _naming(type(struct)):
        value = getattr(struct, field.name)
        if not value and (value != "" or field.default == ""):
            continue
        name = field.encode_name
        below = f"{at}.{name}" if at else name
        found = list(references(value, field.type, below))
        yield from found
        if name == "rule" and isinstance(value, str) and not found:
            yield Reference("rule", value, below)


@cache
def _naming(struct: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields that can hold names: the others need not be looked at, record by record."""
    return tuple(
        field for field in named(struct).values() if field.encode_name == "rule" or _can_name(field.type)
    )


def _can_name(declared: Any) -> bool:
    inner = [named(struct) for struct in structs_within(declared)]
    types = [declared, *(field.type for each in inner for field in each.values())]
    return any("rule" in each for each in inner) or any(map(_is_marked, types))


def _is_marked(declared: Any) -> bool:
    """Is there a mark on the type or on a type in it, structs left aside?"""
    return any(
        any("ref" in note for note in arm.notes) or any(map(_is_marked, get_args(arm.plain)))
        for arm in arms(declared)
    )
