"""The set-up of a game: each game's own record, whose marks say what its fields offer.

A game writes a `Setup` with a mark in the annotation of each field that people choose:

    class CaveSetup(Setup, frozen=True):
        cave: Annotated[str, One(menu=caves, help="which cave")] = ""
        torches: Annotated[int, Number(least=1, most=9, help="how many torches")] = 3

Forms, options of the command line, refusals and listings are made from the marks. A field without a mark is
part of the record and of the save, but nobody is asked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

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
    along: tuple[tuple[str, str], ...] = ()  # fields, and what must be chosen there with it
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
class Document(Mark):
    """A text in a form of the game's own: pasted into a form, or named as a file on the command line."""

    most: int  # characters


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


class Named(NamedTuple):
    """Something in a refusal that has a name: the message `kind-id`; `typed` on the command line."""

    kind: str
    id: str
    typed: str


class Refused(SetupError):
    """A set-up that cannot be played, and the field that is wrong.

    The English sentence names everything as people type it. The message `setup-not-<says>` says the same in
    each language, with the names that a form shows.
    """

    def __init__(self, field: str, sentence: str, says: str, /, **args: str | int | Named) -> None:
        super().__init__(sentence)
        self.field, self.says, self.args_said = field, says, args


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
        where = place.strip(".`")
        raise Refused(
            field,
            f"The set-up does not fit{where and f' at {where}'}: {said}{hint}.",
            "fitting", place=where or "none", said=f"{said}{hint}",
        ) from error  # fmt: skip


def read_wishes(setup: type[Setup], plain: Mapping[str, Any]) -> Setup:
    """A set-up that somebody asks for: with nothing in it that nobody is asked for."""
    fields = [field.key for field in fields_of(setup)]
    known = ", ".join(fields)
    for key in plain:
        if key not in fields:
            raise Refused(
                key,
                f"The set-up has no field {key!r} to choose; its fields are: {known}.",
                "a-field", key=key, known=known,
            )  # fmt: skip
    return read_setup(setup, plain)


def _unknown(said: str) -> str:
    return said.partition("`")[2].rstrip("`") if "unknown field" in said else ""
