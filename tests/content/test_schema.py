"""The JSON Schema says the same as the check: files that pass one pass the other."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from content.small import CARDS, MONSTERS, PACK, SmallContent, card, pack
from undercroft.content import faults, json_schema

SCHEMA = json_schema(SmallContent)
KINDS = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
SAID = {"title", "description", "default", "discriminator", "$schema", "$defs"}  # tell people, refuse nothing


def accepts(shape: dict[str, Any], value: Any) -> bool:
    """A validator for the words of JSON Schema that are in use, and no others."""
    known = {name: check for name, check in CHECKS.items() if name in shape}
    assert set(shape) - SAID == set(known), f"unheard-of words: {set(shape) - SAID - set(known)}"
    return all(check(shape[name], value, shape) for name, check in known.items())


def has_type(wanted: str, value: Any) -> bool:
    return isinstance(value, KINDS[wanted]) and not (wanted == "integer" and isinstance(value, bool))


def extras_fit(extra: Any, value: Any, shape: dict[str, Any]) -> bool:
    extras = (
        {k: v for k, v in value.items() if k not in shape.get("properties", {})}
        if isinstance(value, dict)
        else {}
    )
    return not extras if extra is False else all(accepts(extra, item) for item in extras.values())


def definition(at: str) -> dict[str, Any]:
    found: dict[str, Any] = SCHEMA["$defs"][at.removeprefix("#/$defs/")]
    return found


CHECKS: dict[str, Any] = {
    "$ref": lambda at, value, shape: accepts(definition(at), value),
    "type": lambda wanted, value, shape: has_type(wanted, value),
    "enum": lambda values, value, shape: value in values,
    "const": lambda wanted, value, shape: value == wanted,
    "anyOf": lambda arms, value, shape: any(accepts(arm, value) for arm in arms),
    "items": lambda item, value, shape: not isinstance(value, list) or all(accepts(item, v) for v in value),
    "properties": lambda props, value, shape: (
        not isinstance(value, dict) or all(accepts(props[k], v) for k, v in value.items() if k in props)
    ),
    "additionalProperties": extras_fit,
    "propertyNames": lambda names, value, shape: all(accepts(names, key) for key in value),
    "required": lambda names, value, shape: not isinstance(value, dict) or set(names) <= set(value),
    "minProperties": lambda n, value, shape: len(value) >= n,
    "minItems": lambda n, value, shape: not isinstance(value, list) or len(value) >= n,
    "minLength": lambda n, value, shape: not isinstance(value, str) or len(value) >= n,
    "pattern": lambda p, value, shape: not isinstance(value, str) or re.search(p, value) is not None,
    "minimum": lambda n, value, shape: not isinstance(value, int) or value >= n,
    "maximum": lambda n, value, shape: not isinstance(value, int) or value <= n,
}


def test_it_is_json_and_names_its_dialect() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SCHEMA)) == SCHEMA
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_a_file_is_an_object_of_arrays_by_kind() -> None:
    assert set(SCHEMA["properties"]) == {"card", "monster"}
    assert SCHEMA["properties"]["card"] == {"type": "array", "items": {"$ref": "#/$defs/Card"}}
    assert "required" not in SCHEMA


def test_every_reference_in_it_leads_somewhere() -> None:
    text = msgspec.json.encode(SCHEMA).decode()
    found = set(re.findall(r'"#/\$defs/([^"]+)"', text))
    assert found <= set(SCHEMA["$defs"])
    assert {"Card", "Monster", "StrikeVerb", "SpecialVerb", "Targets"} <= found


def test_the_doc_of_a_reference_says_what_it_names() -> None:
    assert (
        definition("Monster")["properties"]["likes"]["description"] == "The id of a record of the kind card."
    )


FILES = {
    "cards": CARDS,
    "monsters": MONSTERS.replace('likes = "shove"\n', ""),
    "both": CARDS + MONSTERS,
    "empty": "",
    "unknown kind": '[[spell]]\nid = "a"\n',
    "unknown field": card("speed = 1\nsped = 1"),
    "missing field": card(""),
    "wrong type": card('speed = "x"'),
    "out of range": card('speed = 1\ntop = [{ do = "push", squares = 9 }]'),
    "unknown verb": card('speed = 1\ntop = [{ do = "sing" }]'),
    "deep amount": card('speed = 1\ntop = [{ do = "strike", power = { by = "level", values = [1, 2] } }]'),
    "bad amount": card('speed = 1\ntop = [{ do = "strike", power = { by = "level", values = 1 } }]'),
    "one table": '[card]\nid = "a"\n',
}


@pytest.mark.parametrize("what", FILES)
def test_schema_and_check_agree_on_files(tmp_path: Path, what: str) -> None:
    text = FILES[what]
    assert accepts(SCHEMA, tomllib.loads(text)) is (
        faults(SmallContent, [pack(tmp_path, {"a.toml": text})]) == []
    )


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        (card("speed = 3"), True),
        (card("remove = true"), True),
        (card("remove = true\nspeed = 3"), False),
        (card("remove = false"), False),
        (card(""), False),
        (card("sped = 3"), False),
        ("[[card]]\nspeed = 3\n", False),
    ],
)
def test_the_schema_of_an_overlay(text: str, fine: bool) -> None:
    assert accepts(definition("overlay"), tomllib.loads(text)) is fine


@pytest.mark.parametrize(
    ("line", "fine"),
    [("", True), ("licence", False), ("sources", False), ("game", False), ("version", False)],
)
def test_the_schema_of_pack_toml(line: str, fine: bool) -> None:
    table = {key: value for key, value in tomllib.loads(PACK.format(id="small")).items() if key != line}
    assert accepts(definition("pack.toml"), table) is fine
