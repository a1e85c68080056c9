"""From the fields of an event or option to the arguments of its message, by their types and names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from undercroft.kernel import CardId, FigureId, Seat
from undercroft.space import each

from .cards import described, part_text, record_text
from .namers import Namer
from .words import FORMS, Args, Name, Words, signed

CELL: Final = "cell"  # a cell is a plain int, so it is told by the name of its field
CELLS: Final = "cells"  # and so is a set of cells, which is a mask
_BY_NAME: Final = {
    **dict.fromkeys(("cell", "path", "start", "square", "to", "began", "goal"), CELL),
    **dict.fromkeys(("cells", "area"), CELLS),
}
_BY_TYPE: Final[dict[Any, str]] = {FigureId: "figure", CardId: "card", Seat: "seat"}


def arguments(words: Words, namer: Namer, leaf: Struct, message: str, prefix: str = "") -> Args:
    """The arguments of a message: `$figure`, `$figure-the`, `$figure-gender`, `$amount`, `$amount-signed` ...

    A field of a leaf in a field is called after both: `$modifier-value`. A tuple is listed, and counted in
    `$cards-count`; `$path-last` is the last of it, `$elements-0` the first. A text is the id of something of
    the field's name; the id itself is in `$condition-id`. Of what has a record, and of a part of one,
    `$card-text` is what it does, and `$card-initiative` or `$card-top` a field of it. `prefix`: what they all
    begin with. Only what the message asks for is given.
    """
    wanted = words.variables(message)
    found = _Reader(words, namer, wanted).leaf(leaf, prefix)
    return {argument: value for argument, value in found.items() if argument in wanted}


def hangs_on(namer: Namer, leaf: Struct, wanted: frozenset[str]) -> tuple[Any, ...] | None:
    """All that the arguments of a leaf depend on beside the words: what figures are called, not who they are.

    None: it holds leaves that speak of more than can be told from here.
    """
    fields = _read_fields(type(leaf), wanted, namer.nouns.seats)
    if fields is None:
        return None
    found = []
    for name, kind in fields:
        value = getattr(leaf, name)
        found.append(_called(namer, kind, value) if kind else value)
    return tuple(found)


def _called(namer: Namer, kind: str, value: Any) -> Any:
    """The name of a figure, a seat or somebody in the order, one or several."""
    if isinstance(value, tuple):
        return tuple([_called(namer, kind, each) for each in value])
    if isinstance(value, str):
        return value, namer.thing(kind, value)
    if kind == "figure":
        return namer.figure(value) if value else value
    return namer.seat(value) if value is not None else None


class _Reader:
    """Reads leaves for the arguments that are wanted, and leaves the rest alone."""

    def __init__(self, words: Words, namer: Namer, wanted: frozenset[str]) -> None:
        self.words = words
        self.namer = namer
        self.wanted = wanted

    def leaf(self, leaf: Struct, prefix: str) -> Args:
        gender = self._gender(leaf)
        found: Args = {}
        for name, kind, said in _told_fields(type(leaf), prefix, self.wanted):
            found |= self.value(said, kind, getattr(leaf, name), gender)
            gender = gender or str(found.get(f"{said}-gender", "")).removeprefix("none")
        return found

    def value(self, said: str, kind: str, value: Any, gender: str) -> Args:
        """The arguments that one field gives."""
        if kind == CELLS and isinstance(value, int):
            value, kind = tuple(each(value)), CELL
        match value:
            case tuple() | list():
                return self.several(said, kind, value, gender)
            case None | "":
                return self.nothing(said)
            case bool():
                return {said: "yes" if value else "no"}
            case int():
                return self.number(said, kind, value)
            case str():
                return self.text(said, kind, value, gender)
            case Struct():
                return self.leaf(value, f"{said}-") | self.told(said, [value])
        return {said: str(value)}

    def several(self, said: str, kind: str, values: Sequence[Any], gender: str) -> Args:
        """A list: each form of it that is wanted is the list of that form."""
        kind, wanted = CELL if kind == CELLS else kind, {*self.wanted, f"{said}-gender"}
        items = [self.value(said, kind, value, gender) for value in values]
        forms = dict.fromkeys([form for item in items for form in item if form in wanted])
        listed = {  # pairs of a name and a number have no form in common
            form: self.words.listed([str(item[form]) for item in items if form in item]) for form in forms
        }
        places = {f"{said}-{i}": item[said] for i, item in enumerate(items) if said in item}
        if places:
            places[f"{said}-last"] = items[-1][said]
        if values and all(isinstance(item.get(said), int) for item in items):
            places[f"{said}-total"] = sum(int(item[said]) for item in items)
        texts = self.told(said, values) if values and isinstance(values[0], Struct) else {}
        return self.nothing(said) | listed | places | texts | {f"{said}-count": len(values)}

    def told(self, said: str, parts: Sequence[Struct]) -> Args:
        """The effects of parts of records, if they are wanted."""
        if self.wanted.isdisjoint((f"{said}-text", f"{said}-or")):
            return {}
        texts = [part_text(self.words, self.namer, part) for part in parts]
        return {f"{said}-text": ", ".join(texts), f"{said}-or": self.words.listed(texts, "or")}

    def number(self, said: str, kind: str, value: int) -> Args:
        """A number may be a figure, a seat, a cell, or just a number."""
        match kind:
            case "figure":
                found = self.named(said, self.namer.figure(value)) if value else self.nothing(said)
                return found | {f"{said}-id": value} if value else found
            case "seat":
                return self.named(said, self.namer.seat(value))
            case "cell":
                return {said: self.namer.cell(value)}
        return {said: value, f"{said}-signed": signed(value)}

    def text(self, said: str, kind: str, value: str, gender: str) -> Args:
        """A text is the id of something, or a word that only selects."""
        if not _is_named(said, self.wanted):
            return {f"{said}-id": value}
        name = self.namer.card(value) if kind == "card" else self.namer.thing(kind, value, gender)
        return self.named(said, name) | {f"{said}-id": value} | self.record(said, kind, value)

    def record(self, said: str, kind: str, value: str) -> Args:
        """The wanted text of the record that a text is the id of: all that it does, or one of its fields."""
        fields = _record_fields(said, self.wanted)
        found: Args = {}
        if not fields:
            return found
        record = self.namer.record(kind, value)
        for field in fields:
            if field == "text":
                found[f"{said}-text"] = record_text(self.words, self.namer, kind, value)
            elif isinstance(part := getattr(record, field.replace("-", "_"), ""), Struct):
                found[f"{said}-{field}"] = described(self.words, self.namer, part)
            else:
                found[f"{said}-{field}"] = part
        return found

    def named(self, said: str, name: Name) -> Args:
        forms = self.words.forms(name)
        found: Args = {argument: forms[form] for argument, form in _wanted_forms(said, self.wanted)}
        found[f"{said}-gender"] = name.gender or "none"
        return found

    def nothing(self, said: str) -> Args:
        """Nobody, nothing: empty in every form, "none" for selectors."""
        return _nothing(said).copy()

    def _gender(self, leaf: Struct) -> str:
        """Of the first figure: what is said of somebody is said of them; without one, of the first thing."""
        first = _first_figure(type(leaf))
        figure = getattr(leaf, first) if first else 0
        return self.namer.figure(figure).gender if isinstance(figure, int) and figure else ""


@cache
def _nothing(said: str) -> Args:
    empty = {f"{said}-{form}": "" for form in (*FORMS, "text", "last")}
    return {said: "", **empty, f"{said}-gender": "none", f"{said}-id": "none", f"{said}-count": 0}


@cache
def field_kinds(kind: type[Struct]) -> dict[str, str]:
    """The kind of id in each field, as far as its type or its name says; else nothing."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _kind(name, hints[name]) for name in kind.__struct_fields__}


@cache
def _first_figure(kind: type[Struct]) -> str:
    """The field that names the first figure, if there is one."""
    return next((name for name, each in field_kinds(kind).items() if each == "figure"), "")


@cache
def _told_fields(kind: type[Struct], prefix: str, wanted: frozenset[str]) -> tuple[tuple[str, str, str], ...]:
    """The fields that are wanted: each with what it is an id of, and what it is called in messages."""
    found = []
    for name, of in field_kinds(kind).items():
        said = f"{prefix}{name}".replace("_", "-")
        if any(each == said or each.startswith(f"{said}-") for each in wanted):
            found.append((name, of or name, said))
    return tuple(found)


@cache
def _read_fields(
    kind: type[Struct], wanted: frozenset[str], seats: tuple[str, ...]
) -> tuple[tuple[str, str], ...] | None:
    """The fields that the wanted arguments are read from, each with the kind of name it has, if any."""
    hints, found = get_type_hints(kind), []
    fields, first = _told_fields(kind, "", wanted), _first_figure(kind)
    if first and fields and first not in [name for name, _, _ in fields]:
        fields = ((first, "figure", first), *fields)  # words about it agree with its gender
    for name, of, said in fields:
        if not is_plain(hints[name]):
            return None
        if of == "figure" and f"{said}-id" in wanted:
            found.append((name, ""))
        found.append((name, of if of in ("figure", "seat", *seats) else ""))
    return tuple(found)


@cache
def _is_named(said: str, wanted: frozenset[str]) -> bool:
    """Is more wanted of a text than its id?"""
    return any(each.startswith(said) and each != f"{said}-id" for each in wanted)


@cache
def _wanted_forms(said: str, wanted: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """The forms of a name that are wanted, after the bare name, which lists are made of."""
    forms = ((f"{said}-{form}", form) for form in FORMS)
    return ((said, ""), *((argument, form) for argument, form in forms if argument in wanted))


def is_plain(hint: Any) -> bool:
    """Is it made of words and numbers alone?"""
    if isinstance(hint, NewType):
        return is_plain(hint.__supertype__)
    if get_origin(hint) is Literal or hint in (str, int, bool, ..., type(None)):
        return True
    return bool(get_args(hint)) and all(map(is_plain, get_args(hint)))


@cache
def _record_fields(said: str, wanted: frozenset[str]) -> tuple[str, ...]:
    """The wanted parts of the record that a text is the id of."""
    fields = (each[len(said) + 1 :] for each in sorted(wanted) if each.startswith(f"{said}-"))
    return tuple(each for each in fields if each not in (*FORMS, "id", "gender", "count"))


def _kind(name: str, hint: Any) -> str:
    if hint in _BY_TYPE:
        return _BY_TYPE[hint]
    if get_origin(hint) in (tuple, list, Annotated, Union) or isinstance(hint, NewType):
        inner = [_kind("", arm) for arm in get_args(hint)]
        if found := next(filter(None, inner), ""):
            return found
    return _BY_NAME.get(name, "")
