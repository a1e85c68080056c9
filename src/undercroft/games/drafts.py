"""A set-up that is being chosen: what was not chosen yet, as a good player would take it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct, structs

from undercroft.games.setup_checks import right_value
from undercroft.games.setups import Field, Members, Menu, Number, One, Several, fields_of

S = TypeVar("S", bound=Struct)
Taken = Mapping[str, Collection[Any]]  # by field: what other members have, of which there is one each


def filled(content: Any, record: S, taken: Taken | None = None) -> S:
    """The record with a value in each field that a form shows; each menu sees the fields before it."""
    for field in fields_of(type(record)):
        if not field.mark.in_form:
            continue
        value = field.value(record)
        if isinstance(field.mark, Members):
            right: Any = members_of(content, record, field.mark, value)
        elif value == field.default:
            right = _usual(content, record, field, (taken or {}).get(field.name, ()))
        elif isinstance(field.mark, Several):  # may be half chosen
            continue
        else:
            right = right_value(content, record, field, value)
        record = structs.replace(record, **{field.name: right})
    return record


def members_of(content: Any, record: Struct, mark: Members, chosen: Sequence[Any]) -> tuple[Struct, ...]:
    """The members as records, each filled; the usual number if none was named."""
    wished = [mark.parse(each) if isinstance(each, str) else each for each in chosen]
    wished = wished or [mark.record() for _ in range(mark.usual)]
    distinct = [f for f in fields_of(mark.record) if isinstance(f.mark, One) and f.mark.distinct]
    found: list[Struct] = []
    for n, each in enumerate(wished):
        others = [*found, *wished[n + 1 :]]
        taken = {field.name: [field.value(other) for other in others] for field in distinct}
        each = mark.shaped(content, record, [*found, *wished[n:]], n)
        found.append(filled(content, each, taken))
    return tuple(found)


def _usual(content: Any, record: Struct, field: Field, taken: Collection[Any]) -> Any:
    match field.mark:
        case One(menu=menu):
            return field.default or _first(menu(content, record), taken)
        case Several(menu=menu):
            return menu(content, record).advised
        case Number(least=least, most=most):
            return field.default if least <= field.default <= most else least
    return field.default


def _first(menu: Menu, taken: Collection[Any]) -> str:
    """The advised choice, else the first that can be played and nobody has."""
    free = [offer.id for offer in menu.offers if offer.playable and offer.id not in taken]
    return next((id for id in (*menu.advised, *free) if id in free), "")
