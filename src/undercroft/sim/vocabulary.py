"""The vocabulary of printed content: which fields of a game's vocabulary it uses, and in which combinations.

A test that invents a card can combine what no printed card combines, and then passes while a real card fails.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields


class Shape(NamedTuple):
    """A kind of record and which of its fields say something: "Attack" with `value` and `range`."""

    kind: str
    says: frozenset[str]

    def __str__(self) -> str:
        return f"{self.kind}({', '.join(sorted(self.says))})"


def parts_of(content: Any) -> Iterator[Struct]:
    """Every record in some content, those inside others included."""
    if isinstance(content, Struct):
        yield content
        for name in content.__struct_fields__:
            yield from parts_of(getattr(content, name))
    elif isinstance(content, Mapping):
        for value in content.values():
            yield from parts_of(value)
    elif isinstance(content, tuple | list):
        for value in content:
            yield from parts_of(value)


@cache
def fields_of(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a kind of record. Kept, because msgspec reads the annotations each time."""
    return fields(kind)


def shape_of(record: Struct) -> Shape:
    """The fields in which a record differs from its defaults; of how many there are, one is as any number."""
    counts = {field.name for field in fields_of(type(record)) if is_count(field.default)}
    says = (name for name in said_by(record) if name not in counts or not is_number(getattr(record, name)))
    return Shape(type(record).__name__, frozenset(says))


def is_count(default: Any) -> bool:
    """Is a field a number that is 1 unless it is given?"""
    return is_number(default) and default == 1


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def said_by(record: Struct) -> Iterator[str]:
    """The fields in which a record differs from its defaults."""
    for field in fields_of(type(record)):
        default = field.default
        if default is NODEFAULT and field.default_factory is not NODEFAULT:
            default = field.default_factory()
        if default is NODEFAULT or getattr(record, field.name) != default:
            yield field.name


def kinds_in(modules: Iterable[ModuleType]) -> dict[str, type[Struct]]:
    """The kinds of records that some modules define, by name."""
    return {
        name: kind
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    }


def unsaid(kinds: Collection[type[Struct]], content: Any) -> list[str]:
    """Fields, as "Attack.push", and kinds without any, as "Calm", that nothing in the content uses.

    Only invented records could ever exercise them.
    """
    said: dict[type[Struct], set[str]] = {}
    for record in parts_of(content):
        for kind in type(record).__mro__:
            if kind in kinds:
                said.setdefault(kind, set()).update(said_by(record))
    found = []
    for kind in kinds:
        own = kind.__struct_fields__
        if kind not in said:
            found.append(kind.__name__)
        else:
            found += [f"{kind.__name__}.{name}" for name in own if name not in said[kind]]
    return sorted(found)
