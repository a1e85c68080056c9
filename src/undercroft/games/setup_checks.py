"""Checks a set-up by the marks of its fields: a value is offered, in range and affordable, or refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct, structs

from undercroft.games.setups import (
    Field,
    Members,
    Menu,
    Named,
    Number,
    Offer,
    One,
    Refused,
    Several,
    fields_of,
)

S = TypeVar("S", bound=Struct)


class Place(NamedTuple):
    """The member of a party that a field is of."""

    field: str = ""
    number: int = 0

    def __str__(self) -> str:
        return f" ({self.field} {self.number})" if self.field else ""


NOWHERE = Place()


def checked(content: Any, record: S, place: Place = NOWHERE) -> S:
    """The record with ids for what people typed; what no field offers is refused by the field's name."""
    for field in fields_of(type(record)):
        value = field.value(record)
        if value == field.default:
            continue
        right = right_value(content, record, field, value, place)
        if right != value:
            record = structs.replace(record, **{field.name: right})
    return record


def right_value(content: Any, record: Struct, field: Field, value: Any, place: Place = NOWHERE) -> Any:
    """A value by its id; one that the field does not offer is refused."""
    match field.mark:
        case One(menu=menu):
            return _offered(menu(content, record), field, value, place).id
        case Several(menu=menu):
            return _several(menu(content, record), field, value, place)
        case Number(least=least, most=most):
            if not least <= value <= most:
                raise _refused(
                    field, place,
                    f"{_capital(field.key)} can be {_span(least, most)}, not {value}{place}.",
                    "in-range", span=_span(least, most, "–"), value=value,
                )  # fmt: skip
        case Members(least=least, most=most):
            _count(field, len(value), least, most, place)
            members = [
                each
                if isinstance(each, str)
                else checked(content, field.mark.shaped(content, record, value, n), Place(field.key, n + 1))
                for n, each in enumerate(value)
            ]
            _check_distinct(content, field, field.mark.record, members)
            return tuple(members)
    return value


def _refused(field: Field, place: Place, sentence: str, says: str, **args: str | int | Named) -> Refused:
    """A refusal that tells its field by its label, and the member of the party by number."""
    return Refused(
        field.key, sentence, says,
        field=_label(field.key), members=_label(place.field), member=place.number, **args,
    )  # fmt: skip


def _label(key: str) -> Named:
    return Named("setup", key, key)


def _offered(menu: Menu, field: Field, value: str, place: Place) -> Offer:
    for offer in menu.offers:
        if value in (offer.id, offer.typed):
            if not offer.playable:
                what = f"{_capital(field.option)} {offer.typed}"
                sentence = f"{what} is not in this version, for it needs: {offer.why}."
                raise _refused(field, place, sentence, "in-version", choice=_named(offer))
            return offer
    words = [offer.typed for offer in menu.offers]
    near = get_close_matches(value, words, n=1, cutoff=0.7)
    hint = f"did you mean {near[0]}?" if near else f"there are: {listing(words)}."
    raise _refused(
        field, place,
        f"There is no {field.option} {value!r}{place}; {hint}",
        "spelled" if near else "offered",
        value=value, near=near[0] if near else "", known=listing(words, "–"),
    )  # fmt: skip


def _several(menu: Menu, field: Field, value: Sequence[str], place: Place) -> tuple[str, ...]:
    chosen = [_offered(menu, field, each, place) for each in value]
    for offer, times in Counter(chosen).items():
        if times > offer.copies:
            raise _refused(
                field, place,
                f"{_capital(field.option)} {offer.typed!r} is chosen {times} times{place}; "
                f"{offer.copies} at most can be.",
                "so-often", choice=_named(offer), times=times, most=offer.copies,
            )  # fmt: skip
    _count(field, len(chosen), menu.least, menu.most, place)
    cost = sum(offer.cost for offer in chosen)
    if menu.budget is not None and cost > menu.budget:
        raise _refused(
            field, place,
            f"{_capital(field.key)} cost {cost} together{place}; {menu.budget} can be spent.",
            "affordable", cost=cost, budget=menu.budget,
        )  # fmt: skip
    return tuple(offer.id for offer in chosen)


def _named(offer: Offer) -> Named:
    return Named(offer.kind, offer.id, offer.typed)


def _count(field: Field, found: int, least: int, most: int, place: Place) -> None:
    if not least <= found <= most:
        what = " members" if isinstance(field.mark, Members) else ""
        raise _refused(
            field, place,
            f"{_capital(field.key)} takes {_span(least, most)}{what}, not {found}{place}.",
            "so-many", span=_span(least, most, "–"), found=found,
        )  # fmt: skip


def _check_distinct(content: Any, field: Field, record: type[Struct], members: Sequence[Any]) -> None:
    """Each member has another of what there is one each."""
    for each in fields_of(record):
        if not isinstance(each.mark, One) or not each.mark.distinct:
            continue
        taken = {
            place: each.value(member) for place, member in enumerate(members) if not isinstance(member, str)
        }
        for place, value in taken.items():
            times = list(taken.values()).count(value)
            if times > 1 and value != each.default:
                offer = _offered(each.mark.menu(content, members[place]), each, value, NOWHERE)
                raise Refused(
                    field.key,
                    f"{_capital(each.option)} {value!r} is there {times} times; each can be there once.",
                    "twice", field=_label(each.key), choice=_named(offer), times=times,
                )  # fmt: skip


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _span(least: int, most: int, to: str = " to ") -> str:
    return str(least) if least == most else f"{least}{to}{most}"


def listing(words: Sequence[str], to: str = " to ") -> str:
    """Words with commas; numbers that follow one another as a span: "1 to 95, random"."""
    found: list[str] = []
    first = last = ""
    for word in (*words, ""):
        if last and word.isdecimal() and last.isdecimal() and int(word) == int(last) + 1:
            last = word
            continue
        if last:
            found += (
                [f"{first}{to}{last}"]
                if last.isdecimal() and int(last) > int(first) + 1
                else _both(first, last)
            )
        first = last = word
    return ", ".join(found)


def _both(first: str, last: str) -> list[str]:
    return [first] if first == last else [first, last]
