"""The changes of a part, for clients that have the one before: docs/protocol.md describes them.

Records in lists are matched by their first field (the seat of a mat, the id of a figure), and a client finds
them by their place. A record in which other fields are left out than before is sent whole: so fields keep
their order, and a client that writes a part down gets the bytes of the server.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, Struct, field, structs

ALWAYS: Final = object()  # the default of a field that is always sent
_encode = msgspec.json.Encoder().encode


class Change(Struct, omit_defaults=True):
    """Of a record: fields with a new value, and those of which a part has changed."""

    set: dict[str, Any] = {}
    within: dict[str, Any] = field(default_factory=dict, name="in")


def change(old: Any, new: Any) -> bytes | None:
    """How one part becomes another; None: it must be sent whole."""
    found = _change(old, new)
    return None if found is None else _encode(found)


def _change(old: Any, new: Any) -> Change | list[Any] | None:
    if isinstance(new, Struct):
        return _record(old, new) if type(old) is type(new) else None
    is_list = isinstance(new, tuple) and new and isinstance(new[0], Struct)
    return _list(old, new) if is_list and old and type(old[0]) is type(new[0]) else None


def _record(old: Struct, new: Struct) -> Change | None:
    values: dict[str, Any] = {}
    within: dict[str, Any] = {}
    for name, sent_as, default in _fields(type(new)):
        was, now = getattr(old, name), getattr(new, name)
        if was is now or was == now:
            continue
        if default is not ALWAYS and (was == default or now == default):
            return None
        inner = _change(was, now)
        if inner is None:
            values[sent_as] = now
        else:
            within[sent_as] = inner
    return Change(values, within)


def _list(old: tuple[Struct, ...], new: tuple[Struct, ...]) -> list[Any]:
    """Each record as the place where it was, as that place with what changed, or whole."""
    key = new[0].__struct_fields__[0]
    places = {getattr(each, key): place for place, each in enumerate(old)}
    found: list[Any] = []
    for each in new:
        place = places.get(getattr(each, key))
        if place is None:
            found.append(each)
        elif old[place] is each or old[place] == each:
            found.append(place)
        else:
            inner = _record(old[place], each)
            found.append(each if inner is None else (place, inner))
    return found


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, str, Any], ...]:
    """The fields of a record by name, how each is called on the wire, and when it is left out."""
    omits = kind.__struct_config__.omit_defaults
    return tuple((f.name, f.encode_name, _default(f) if omits else ALWAYS) for f in structs.fields(kind))


def _default(found: structs.FieldInfo) -> Any:
    if found.default is not NODEFAULT:
        return found.default
    return found.default_factory() if found.default_factory is not NODEFAULT else ALWAYS
