"""What content names: other records, specials, rules. A game marks such fields; the check reads the marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from .shapes import arms, items_of, named, structs_within

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


def references(value: Any, declared: Any, at: str = "") -> Iterator[Reference]:
    """Every name in a typed value, at any depth."""
    for arm in arms(declared):
        refs = [note for note in arm.notes if "ref" in note]
        if isinstance(value, str) and arm.plain is str:
            yield from (Reference(note["ref"], value, at, note.get("in_code", False)) for note in refs)
        elif isinstance(value, Struct) and type(value) is arm.plain:
            yield from _in_struct(value, at)
        elif isinstance(value, dict) and get_origin(arm.plain) is dict:
            key_type, value_type = get_args(arm.plain)
            for key, inner in value.items():
                below = f"{at}.{key}" if at else str(key)
                yield from references(key, key_type, below)
                yield from references(inner, value_type, below)
        elif isinstance(value, (tuple, list, set, frozenset)) and get_origin(arm.plain) is type(value):
            items = sorted(value, key=str) if isinstance(value, (set, frozenset)) else value
            for i, (item, wanted) in enumerate(zip(items, items_of(arm.plain, len(value)) or ())):
                yield from references(item, wanted, f"{at}[{i}]")


def _in_struct(struct: Struct, at: str) -> Iterator[Reference]:
    """The names in the fields; an empty text that is the field's default names nothing."""
    for field in _naming(type(struct)):
        name, value = field.encode_name, getattr(struct, field.name)
        below = f"{at}.{name}" if at else name
        if value == field.default == "":
            continue
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
