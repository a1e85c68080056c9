"""The JSON Schema of pack files, for editors and for people who write packs."""

from __future__ import annotations

from typing import Any

import msgspec

from .files import PACK_FILE
from .packs import PackInfo
from .shapes import kinds_of, structs_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(schema: type[Any]) -> dict[str, Any]:
    """The schema of a pack's file; in `$defs` also `overlay`, a file of patches, and `pack.toml`."""
    kinds = kinds_of(schema)
    shapes, defs = msgspec.json.schema_components([*kinds.values(), PackInfo], ref_template="#/$defs/{name}")
    defs[PACK_FILE] = defs.pop(PackInfo.__name__)
    patches = {kind: _patch(record, defs) for kind, record in kinds.items()}
    whole = {
        "$schema": DIALECT,
        "title": f"A file of a pack for {schema.__name__}",
        **_file(dict(zip(kinds, shapes))),
        "$defs": defs | {"overlay": {"title": "A file of an overlay pack", **_file(patches)}},
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))  # defaults are typed values
    return plain


def _file(records: dict[str, Any]) -> dict[str, Any]:
    arrays = {kind: {"type": "array", "items": record} for kind, record in records.items()}
    return {"type": "object", "properties": arrays, "additionalProperties": False}


def _patch(record: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """A patch: the id, and fields to replace or `remove = true`."""
    removal = {
        "type": "object",
        "properties": {"id": {"type": "string"}, "remove": {"const": True}},
        "required": ["id", "remove"],
        "additionalProperties": False,
    }
    patches = [
        {**defs[struct.__name__], "required": ["id"], "minProperties": 2} for struct in structs_of(record)
    ]
    return {"anyOf": [*patches, removal]}
