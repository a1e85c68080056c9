"""The changes of a part, for clients that have the one before: docs/protocol.md describes them.

Records in lists are matched by their first field (the seat of a mat, the id of a figure), and a client finds
them by their place. A record in which other fields are left out than before is sent whole: so fields keep
their order, and a client that writes a part down gets the bytes of the server. So is a short one: to look for
what changed in it costs more than it saves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, Struct, field, structs

from undercroft.scenes.read_cache import Field, Piece

SHORT = 600  # bytes of a record that is sent whole
FIELD = 1 << 11  # bytes of a field that is
ALWAYS: Final = object()  # the default of a field that is always sent
_encode = msgspec.json.Encoder().encode


class Change(Struct, omit_defaults=True):
    """Of a record: fields with a new value, and those of which a part has changed."""

    set: dict[str, Any] = {}
    within: dict[str, Any] = field(default_factory=dict, name="in")


def change(had: Piece[Any], has: Piece[Any]) -> bytes | None:
    """How one part becomes another; None: it must be sent whole."""
    if has.records and had.records:
        alike = type(had.records[0].shape) is type(has.records[0].shape)
        return _records(had.records, has.records) if alike else None
    if isinstance(has.shape, tuple) or len(has.body) <= SHORT:
        return None
    found = _change(had.shape, has.shape)
    return None if found is None else _encode(found)


def _records(old: Sequence[Piece[Any]], new: Sequence[Piece[Any]]) -> bytes:
    """The same of a list whose records are written already."""
    places: dict[Any, int] = {}
    found: list[bytes] = []
    for n, each in enumerate(new):
        if n < len(old) and old[n] is each:
            found.append(b"%d" % n)
            continue
        key = each.shape.__struct_fields__[0]
        places = places or {getattr(piece.shape, key): place for place, piece in enumerate(old)}
        place = places.get(getattr(each.shape, key), -1)
        if place >= 0 and old[place].crc == each.crc and old[place].shape == each.shape:
            found.append(b"%d" % place)
        elif place < 0:
            found.append(each.body)
        elif each.fields:
            found.append(b"[%d,%b]" % (place, _fields_changed(old[place].fields, each.fields)))
        elif len(each.body) <= SHORT or (inner := _record(old[place].shape, each.shape)) is None:
            found.append(each.body)
        else:
            found.append(_encode((place, inner)))
    return b"[" + b",".join(found) + b"]"


def _fields_changed(old: Sequence[Field], new: Sequence[Field]) -> bytes:
    """The same of a record of which each field is written already."""
    whole: list[bytes] = []
    within: list[bytes] = []
    for was, now in zip(old, new, strict=True):
        if was is now or was.body == now.body:
            continue
        inner = _change(was.value, now.value) if len(now.body) > FIELD else None
        if inner is None:
            whole.append(now.body[1:])
        else:
            name = now.body[1 : now.body.index(b":") + 1]
            within.append(name + _encode(inner))
    parts = [b'"set":{%b}' % b",".join(whole)] if whole else []
    if within:
        parts.append(b'"in":{%b}' % b",".join(within))
    return b"{%b}" % b",".join(parts)


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
