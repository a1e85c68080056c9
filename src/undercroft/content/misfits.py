"""Where plain data does not fit a type: every place, and what was expected there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from undercroft.kernel import ContentError

from .shapes import arms, described, items_of, named, structs_of


class Fault(Struct, frozen=True, order=True):
    """One thing that is wrong with a pack: in which file, at which place, and what would be right."""

    file: str
    place: str
    text: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.place, self.text) if part)


class Misplaced(Struct, frozen=True):
    """A fault that a game finds in a record whose form is right: which record, where in it, and what."""

    kind: str
    id: str
    at: str
    says: str


class BrokenPack(ContentError):
    """A pack has faults. The message is the first of them and says how many more there are."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        more = len(faults) - 1
        rest = f" (and {more} more fault{'s' * (more > 1)})" if more else ""
        super().__init__(f"{faults[0]}{rest}.")
        self.faults = tuple(faults)


def one_of(wrong: str, right: Iterable[str]) -> str:
    """The tail of a message: the near misses if there are any, else all that would do."""
    known = sorted(right)
    near = get_close_matches(wrong, known, n=2)
    if near:
        return "perhaps " + " or ".join(f'"{name}"' for name in near) + " was meant"
    return f"expected one of {', '.join(known)}" if known else "there are none"


def misfits(raw: Any, declared: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Each place (`top[0].power`) at which `raw` is not what the type says, and why."""
    try:
        fit(raw, declared)
    except msgspec.ValidationError as error:
        found = list(_inside(raw, declared, at))
        yield from found or [_in_our_words(str(error), at)]


def fit(raw: Any, declared: Any) -> Any:
    """The typed value of plain data; keys of tables may stand for numbers."""
    return msgspec.convert(raw, declared, str_keys=True)


def _inside(raw: Any, declared: Any, at: str) -> Iterator[tuple[str, str]]:
    """The faults of the parts of a table or array, if it is one and should be."""
    if isinstance(raw, dict):
        yield from _in_table(raw, declared, at)
    elif isinstance(raw, list):
        for arm in arms(declared):
            items = items_of(arm.plain, len(raw))
            for i, (item, wanted) in enumerate(zip(raw, items or ())):
                yield from misfits(item, wanted, f"{at}[{i}]")
    else:
        values = [
            v for arm in arms(declared) if get_origin(arm.plain) is Literal for v in get_args(arm.plain)
        ]
        if values and isinstance(raw, str):
            yield at, f'unknown value "{raw}"; expected one of {", ".join(map(str, values))}'


def _in_table(raw: dict[str, Any], declared: Any, at: str) -> Iterator[tuple[str, str]]:
    structs = structs_of(declared)
    tags = {str(struct.__struct_config__.tag): struct for struct in structs}
    tag_field = structs[0].__struct_config__.tag_field if structs else None
    if tag_field and (len(structs) > 1 or tag_field in raw):
        choices = ", ".join(tags)
        if tag_field not in raw:
            yield _below(at, tag_field), f"missing; expected one of {choices}"
        elif (tag := str(raw[tag_field])) not in tags:
            yield _below(at, tag_field), f'unknown value "{tag}"; expected one of {choices}'
        else:
            yield from _in_struct(raw, tags[tag], at, tag_field)
    elif structs:
        yield from _in_struct(raw, structs[0], at, tag_field)
    for arm in arms(declared):
        if get_origin(arm.plain) is dict:
            key_type, value_type = get_args(arm.plain)
            for key, value in raw.items():
                yield from _of_key(key, key_type, _below(at, key))
                yield from misfits(value, value_type, _below(at, key))


def _of_key(key: str, declared: Any, at: str) -> Iterator[tuple[str, str]]:
    try:
        fit({key: None}, dict[declared, None])  # only so does msgspec read the text of a key as a number
    except msgspec.ValidationError:
        yield at, f"unknown key; expected {described(declared)}"


def _in_struct(
    raw: dict[str, Any], struct: type[Struct], at: str, tag_field: str | None
) -> Iterator[tuple[str, str]]:
    known = named(struct)
    for name, value in raw.items():
        if name in known:
            yield from misfits(value, known[name].type, _below(at, name))
        elif name != tag_field:
            names = ", ".join(([tag_field] if tag_field else []) + list(known))
            yield _below(at, name), f"unknown field; expected one of {names}"
    for name, field in known.items():
        if field.required and name not in raw:
            yield _below(at, name), f"missing; expected {described(field.type)}"


def _below(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


def _in_our_words(message: str, at: str) -> tuple[str, str]:
    """The message of msgspec, with its path joined to ours."""
    text, _, path = message.partition(" - at `$")
    text = text.replace("`object`", "table").replace("`", "").partition(" - at key")[0]
    return (at + path.rstrip("`")).lstrip("."), text[:1].lower() + text[1:]
