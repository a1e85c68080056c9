"""The set-up of a game: each game's own record, whose marks say what its fields offer.

A game writes a `Setup` with a mark in the annotation of each field that people choose:

    class CaveSetup(Setup, frozen=True):
        cave: Annotated[str, One(menu=caves, help="which cave")] = ""
        torches: Annotated[int, Number(least=1, most=9, help="how many torches")] = 3

Forms, options of the command line, refusals and listings are made from the marks. A field without a mark is
part of the record and of the save, but nobody is asked for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, structs

from undercroft.kernel import SetupError


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The set-up of a game; a field that was not chosen holds its default."""


class Offer(Struct, frozen=True):
    """Something that can be chosen; `kind-id` is the message with its name."""

    kind: str
    id: str
    playable: bool = True
    why: str = ""  # it is not: what is missing
    complete: bool = True  # every rule of it is there and was played through
    called: str = ""  # as people type it, where that is not the id
    by_lot: bool = False  # made again each time: not one of those that the book counts
    cost: int = 0  # of the budget
    copies: int = 1  # how often it can be chosen
    level: int | str = 0  # printed on it; 0: nothing is
    remark: str = ""  # the message that lists say of it
    number: int = 0  # in it

    @property
    def typed(self) -> str:
        return self.called or self.id


class Menu(Struct, frozen=True):
    """The present offer of a field, how many of it, and what a good player would take."""

    offers: tuple[Offer, ...]
    least: int = 0
    most: int = 1_000
    budget: int | None = None  # the most that the chosen may cost together
    advised: tuple[str, ...] = ()
    because: str = ""  # the message that says why
    number: int = 0  # in it


MenuOf = Callable[[Any, Any], Menu]  # (content, the record that holds the field)
Shaped = Callable[[Any, Any, Sequence[Any], int], Any]  # (content, set-up, members, which of them)
S = TypeVar("S", bound=Struct)


@dataclass(frozen=True, kw_only=True)
class Mark:
    """How a field is chosen."""

    help: str = ""  # a few English words for the command line
    option: str = ""  # the name there, where it is not the field's
    in_form: bool = True  # forms show it; else it is a short way for the command line
    follows: bool = False  # its offer depends on the fields before it


@dataclass(frozen=True, kw_only=True)
class One(Mark):
    """One of what is offered."""

    menu: MenuOf
    distinct: bool = False  # each member takes another


@dataclass(frozen=True, kw_only=True)
class Several(Mark):
    """Several of what is offered, as many as the menu says."""

    menu: MenuOf


@dataclass(frozen=True, kw_only=True)
class Number(Mark):
    """A whole number in a range."""

    least: int
    most: int


@dataclass(frozen=True, kw_only=True)
class Switch(Mark):
    """Yes or no."""


@dataclass(frozen=True, kw_only=True)
class Members(Mark):
    """A party: records with marks of their own, each at a seat, in the order of the seats.

    Members may also be written as text. `read` makes the field's value of an option of the command line.
    """

    record: type[Struct]
    least: int
    most: int
    usual: int
    read: Callable[[str], Sequence[Any]]
    parse: Callable[[str], Struct]  # a member that was written as text
    shaped: Shaped = lambda content, setup, members, place: members[place]  # by the rest of the set-up


class Field(Struct, frozen=True):
    """A field that people choose."""

    name: str
    key: str  # in JSON
    mark: Mark
    default: Any

    @property
    def option(self) -> str:
        """The field's name on the command line and in refusals."""
        return self.mark.option or self.key

    def value(self, record: Struct) -> Any:
        return getattr(record, self.name)


class Refused(SetupError):
    """A set-up that cannot be played, and the field that is wrong."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field


@lru_cache(64)
def fields_of(record: type[Struct]) -> tuple[Field, ...]:
    """The fields that people choose, in the order in which they stand."""
    marks = get_type_hints(record, include_extras=True)
    return tuple(
        Field(each.name, each.encode_name, mark, _default(each))
        for each in structs.fields(record)
        if (mark := next((one for one in get_args(marks[each.name]) if isinstance(one, Mark)), None))
    )


def _default(field: structs.FieldInfo) -> Any:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return None if field.default is NODEFAULT else field.default


def fixed(kind: str, literal: Any) -> MenuOf:
    """A menu of the words that a Literal allows."""
    menu = Menu(tuple(Offer(kind, each) for each in get_args(literal)))
    return lambda content, record: menu


def all_offers(content: Any, record: type[Struct]) -> list[Offer]:
    """Everything that can be chosen whatever else is, for members, too."""
    found: list[Offer] = []
    for field in _standing(record):
        if isinstance(field.mark, (One, Several)) and not field.mark.follows:
            found += field.mark.menu(content, None).offers
    return found


def _standing(record: type[Struct]) -> Iterator[Field]:
    for field in fields_of(record):
        if isinstance(field.mark, Members):
            yield from _standing(field.mark.record)
        else:
            yield field


def of_size(content: Any, setup: type[Setup], members: int) -> Setup:
    """The first set-up with so many members, or as many as there can be; the rest is not chosen."""
    wishes = setup()
    for field in fields_of(setup):
        if isinstance(field.mark, Members):
            found = [offer.id for offer in all_offers(content, field.mark.record) if offer.playable]
            many = min(max(members, field.mark.least), field.mark.most)
            wishes = structs.replace(wishes, **{field.name: tuple(found[:many])})
    return wishes


# -- reading


def read_setup(setup: type[Setup], plain: Mapping[str, Any]) -> Setup:
    """A set-up from JSON; what does not fit is refused with its place."""
    try:
        return msgspec.convert(plain, setup)
    except msgspec.ValidationError as error:
        said, _, place = str(error).partition(" - at `$")
        field = place.strip(".`") or _unknown(said)
        known = ", ".join(each.encode_name for each in structs.fields(setup))
        hint = f"; its fields are: {known}" if said.startswith("Object contains unknown field") else ""
        raise Refused(field, f"The set-up does not fit{_at(place)}: {said}{hint}.") from error


def read_wishes(setup: type[Setup], plain: Mapping[str, Any]) -> Setup:
    """A set-up that somebody asks for: with nothing in it that nobody is asked for."""
    known = [field.key for field in fields_of(setup)]
    for key in plain:
        if key not in known:
            raise Refused(
                key, f"The set-up has no field {key!r} to choose; its fields are: {', '.join(known)}."
            )
    return read_setup(setup, plain)


def _unknown(said: str) -> str:
    return said.partition("`")[2].rstrip("`") if "unknown field" in said else ""


def _at(place: str) -> str:
    return f" at {place.strip('.`')}" if place else ""


# -- checking


def checked(content: Any, record: S, place: str = "") -> S:
    """The record with ids for what people typed; what no field offers is refused by the field's name."""
    for field in fields_of(type(record)):
        value = field.value(record)
        if value == field.default:
            continue
        right = right_value(content, record, field, value, place)
        if right != value:
            record = structs.replace(record, **{field.name: right})
    return record


def right_value(content: Any, record: Struct, field: Field, value: Any, place: str = "") -> Any:
    """A value by its id; one that the field does not offer is refused."""
    where = f" ({place})" if place else ""
    match field.mark:
        case One(menu=menu):
            return _offered(menu(content, record), field, value, where).id
        case Several(menu=menu):
            return _several(menu(content, record), field, value, where)
        case Number(least=least, most=most):
            if not least <= value <= most:
                raise Refused(
                    field.key, f"{_capital(field.key)} can be {_span(least, most)}, not {value}{where}."
                )
        case Members(least=least, most=most):
            _count(field, len(value), least, most, where)
            members = [
                each
                if isinstance(each, str)
                else checked(content, field.mark.shaped(content, record, value, n), f"{field.key} {n + 1}")
                for n, each in enumerate(value)
            ]
            _check_distinct(field, field.mark.record, members)
            return tuple(members)
    return value


def _offered(menu: Menu, field: Field, value: str, where: str) -> Offer:
    for offer in menu.offers:
        if value in (offer.id, offer.typed):
            if not offer.playable:
                what = f"{_capital(field.option)} {offer.typed}"
                raise Refused(field.key, f"{what} is not in this version, for it needs: {offer.why}.")
            return offer
    words = [offer.typed for offer in menu.offers]
    near = get_close_matches(value, words, n=1, cutoff=0.7)
    hint = f"did you mean {near[0]}?" if near else f"there are: {listing(words)}."
    raise Refused(field.key, f"There is no {field.option} {value!r}{where}; {hint}")


def _several(menu: Menu, field: Field, value: Sequence[str], where: str) -> tuple[str, ...]:
    chosen = [_offered(menu, field, each, where) for each in value]
    for offer, times in Counter(chosen).items():
        if times > offer.copies:
            raise Refused(
                field.key,
                f"{_capital(field.option)} {offer.typed!r} is chosen {times} times{where}; "
                f"{offer.copies} at most can be.",
            )
    _count(field, len(chosen), menu.least, menu.most, where)
    cost = sum(offer.cost for offer in chosen)
    if menu.budget is not None and cost > menu.budget:
        raise Refused(
            field.key, f"{_capital(field.key)} cost {cost} together{where}; {menu.budget} can be spent."
        )
    return tuple(offer.id for offer in chosen)


def _count(field: Field, found: int, least: int, most: int, where: str) -> None:
    if not least <= found <= most:
        what = " members" if isinstance(field.mark, Members) else ""
        raise Refused(
            field.key, f"{_capital(field.key)} takes {_span(least, most)}{what}, not {found}{where}."
        )


def _check_distinct(field: Field, record: type[Struct], members: Sequence[Any]) -> None:
    for each in fields_of(record):
        if isinstance(each.mark, One) and each.mark.distinct:
            taken = [each.value(member) for member in members if not isinstance(member, str)]
            for value, times in Counter(taken).items():
                if times > 1 and value != each.default:
                    raise Refused(
                        field.key,
                        f"{_capital(each.option)} {value!r} is there {times} times; each can be there once.",
                    )


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def listing(words: Sequence[str]) -> str:
    """Words with commas; numbers that follow one another as a span: "1 to 95, random"."""
    found: list[str] = []
    first = last = ""
    for word in (*words, ""):
        if last and word.isdecimal() and last.isdecimal() and int(word) == int(last) + 1:
            last = word
            continue
        if last:
            found += (
                [f"{first} to {last}"]
                if last.isdecimal() and int(last) > int(first) + 1
                else _both(first, last)
            )
        first = last = word
    return ", ".join(found)


def _both(first: str, last: str) -> list[str]:
    return [first] if first == last else [first, last]
