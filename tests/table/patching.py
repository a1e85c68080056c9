"""What a client makes of an update: as docs/protocol.md says, and nothing else."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from undercroft.table import wire


def taken(parts: dict[str, bytes], update: wire.Update) -> dict[str, bytes]:
    """The parts that a client has after an update."""
    found = {} if update.whole else dict(parts)
    found |= {name: bytes(part) for name, part in update.parts.items()}
    for name, change in update.changes.items():
        value = changed(msgspec.json.decode(found[name]), msgspec.json.decode(change))
        found[name] = msgspec.json.encode(value)
    return found


def crc_of(part: bytes) -> str:
    """The crc of a part as it stands in the digest: of a list, over the crcs of its records."""
    value = msgspec.json.decode(part)
    if isinstance(value, list):
        part = "".join(f"{crc32(msgspec.json.encode(each)):08x}" for each in value).encode()
    return f"{crc32(part):08x}"


def changed(old: Any, change: Any) -> Any:
    """A list or a record with what changed in it."""
    if isinstance(change, list):
        return [_item(old, each) for each in change]
    assert set(change) <= {"set", "in"} and set(change.get("set", {})) <= set(old)
    inner = {name: changed(old[name], each) for name, each in change.get("in", {}).items()}
    return {**old, **change.get("set", {}), **inner}


def _item(old: list[Any], each: Any) -> Any:
    if isinstance(each, int):
        return old[each]
    return changed(old[each[0]], each[1]) if isinstance(each, list) else each
