"""A game's content type: its kinds, and how the records of each are built."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from undercroft.kernel import BrokenRules

ARRAYS = (tuple, list, set, frozenset)


class Arm(Struct, frozen=True):
    """A type without its wrappings, and what was noted on it."""

    plain: Any
    notes: tuple[dict[str, Any], ...] = ()


def unwrapped(declared: Any) -> Arm:
    """Take off `Annotated` and `NewType`."""
    notes: tuple[dict[str, Any], ...] = ()
    while True:
        if get_origin(declared) is Annotated:
            declared, *metas = get_args(declared)
            notes += tuple(meta.extra for meta in metas if isinstance(meta, Meta) and meta.extra)
        elif isinstance(declared, NewType):
            declared = declared.__supertype__
        else:
            return Arm(declared, notes)


def arms(declared: Any, notes: tuple[dict[str, Any], ...] = ()) -> Iterator[Arm]:
    """The alternatives of a type: the type itself, or each member of a union."""
    arm = unwrapped(declared)
    if get_origin(arm.plain) in (Union, types.UnionType):
        for inner in get_args(arm.plain):
            yield from arms(inner, notes + arm.notes)
    else:
        yield Arm(arm.plain, notes + arm.notes)


def is_struct(plain: Any) -> bool:
    return isinstance(plain, type) and issubclass(plain, Struct)


def structs_of(declared: Any) -> list[type[Struct]]:
    """The structs among the alternatives."""
    return [arm.plain for arm in arms(declared) if is_struct(arm.plain)]


def items_of(plain: Any, length: int) -> list[Any] | None:
    """The type of each of so many items of an array type; nothing if it is none, or of another length."""
    origin, inner = get_origin(plain), get_args(plain)
    if origin not in ARRAYS:
        return None
    if origin is not tuple or inner[1:] == (...,):
        return [inner[0]] * length
    return list(inner) if len(inner) == length else None


def described(declared: Any) -> str:
    """The expected value, as a person who writes TOML would say it."""
    names: list[str] = []
    for arm in arms(declared):
        origin = get_origin(arm.plain)
        if origin is Literal:
            names.append("one of " + ", ".join(map(str, get_args(arm.plain))))
        elif is_struct(arm.plain) or dict in (origin, arm.plain):
            names.append("table")
        elif origin in ARRAYS or arm.plain in ARRAYS:
            names.append("array")
        elif arm.plain is not types.NoneType:
            names.append(getattr(arm.plain, "__name__", str(arm.plain)))
    return " or ".join(dict.fromkeys(names))


def kinds_of(schema: type[Any]) -> dict[str, Any]:
    """The record type of each kind; refused if the content type leaves a hole in the check."""
    content: Any = schema  # mypy takes type[Any] for something that cannot be hashed
    return _kinds_of(content)


@cache
def _kinds_of(schema: Any) -> dict[str, Any]:
    kinds = {}
    for kind in fields(schema):
        plain = unwrapped(kind.type).plain
        if get_origin(plain) is not dict or unwrapped(get_args(plain)[0]).plain is not str:
            raise BrokenRules(f"{schema.__name__}.{kind.name} must be a dict of records by id.")
        record = get_args(plain)[1]
        found = structs_of(record)
        if not found or len(found) < len(list(arms(record))):
            raise BrokenRules(f"The records of {schema.__name__}.{kind.name} must be structs.")
        for struct in found:
            if "id" not in named(struct) or "remove" in named(struct):
                raise BrokenRules(f"{struct.__name__} must have a field `id` and none called `remove`.")
        for struct in structs_within(record):
            if not struct.__struct_config__.forbid_unknown_fields:
                raise BrokenRules(f"{struct.__name__} must be declared with forbid_unknown_fields=True.")
        kinds[kind.encode_name] = record
    return kinds


def structs_within(declared: Any) -> set[type[Struct]]:
    """All structs that a value of this type can hold, at any depth."""
    seen: set[type[Struct]] = set()
    ahead = list(_structs_in(declared))
    while ahead:
        struct = ahead.pop()
        if struct not in seen:
            seen.add(struct)
            ahead += _held_by(struct)
    return seen


def _structs_in(declared: Any) -> Iterator[type[Struct]]:
    """The structs in a type, but not those in them."""
    for arm in arms(declared):
        if is_struct(arm.plain):
            yield arm.plain
        else:
            for inner in get_args(arm.plain):
                yield from _structs_in(inner)


@cache
def _held_by(struct: type[Struct]) -> frozenset[type[Struct]]:
    """The structs in its fields, found once and not from every type that leads here."""
    return frozenset(found for field in named(struct).values() for found in _structs_in(field.type))


@cache
def named(struct: type[Struct]) -> dict[str, FieldInfo]:
    """The fields of a struct by the name that they have in files."""
    return {field.encode_name: field for field in fields(struct)}
