"""docs/protocol.md: every example can be read, nothing is left out, and its numbers are right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args
from zlib import crc32

import msgspec
from table.patching import crc_of

from undercroft.scenes.shapes import PRIVATE, PUBLIC
from undercroft.table import wire
from undercroft.web.connection import CLOSING
from undercroft.web.problems import MESSAGES
from undercroft.web.settings import Limits, Settings

from .clients import digest_of

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples() -> Iterator[dict[str, Any]]:
    for block in re.findall(r"^```json\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            yield json.loads(line)


def test_every_example_can_be_read() -> None:
    for example in examples():
        kind: Any = wire.Incoming if "do" in example else wire.Outgoing
        read = msgspec.json.decode(json.dumps(example), type=kind)
        assert read is not None, example


def test_every_kind_of_message_has_an_example() -> None:
    said = {example["do"] for example in examples() if "do" in example}
    heard = {example["is"] for example in examples() if "is" in example}
    assert said == {kind.__struct_config__.tag for kind in get_args(wire.Incoming)}
    assert heard == {kind.__struct_config__.tag for kind in get_args(wire.Outgoing)}


def test_every_query_is_told() -> None:
    asked = get_args(msgspec.structs.fields(wire.Query)[1].type)
    rows = re.findall(r"^\| `([a-z]+)` \|", TEXT, re.MULTILINE)
    assert sorted(rows) == sorted(asked)


def test_the_parts_are_told() -> None:
    named = re.findall(r"`([a-z]+)`", TEXT.partition("Parts: ")[2].partition("Their fields")[0])
    assert set(named) >= {*PUBLIC, *PRIVATE, "room", "reader"}


def test_the_digest_of_the_example_is_right() -> None:
    """As a browser would: the parts written back without spaces."""
    updates = [example for example in examples() if example.get("is") == "update"]
    example = next(each for each in updates if "whole" not in each and each.get("lines"))
    written = {
        name: json.dumps(part, separators=(",", ":"), ensure_ascii=False).encode()
        for name, part in example["parts"].items()
    }
    shown = next(line for line in TEXT.splitlines() if line.startswith("seats:"))
    assert shown == "".join(f"{name}:{crc_of(body)};" for name, body in sorted(written.items()))
    assert example["digest"] == digest_of(written) == f"{crc32(shown.encode()):08x}"


def test_the_closing_codes_are_told() -> None:
    rows = re.findall(r"^\| (\d{4}) \| (.*?) \|", TEXT, re.MULTILINE)
    told = {name: int(code) for code, names in rows for name in re.findall(r"`([a-z-]+)`", names)}
    assert told == CLOSING


def test_the_limits_are_told() -> None:
    many, seconds = Limits().socket
    assert f"more than {many} messages in {seconds:.0f} seconds" in TEXT
    assert f"more than {Settings(db='').message_bytes // 1024} kB" in TEXT
    assert f"within {'ten' if Settings(db='').hello_seconds == 10 else '?'} seconds" in TEXT


def test_every_sentence_of_the_server_is_there_in_every_language() -> None:
    said = {
        language: set(re.findall(r"^([a-z-]+) =", (MESSAGES / f"{language}.ftl").read_text(), re.MULTILINE))
        for language in ("en", "es", "pt")
    }
    assert said["en"] == said["es"] == said["pt"]
    assert {f"web-{code}" for code in CLOSING} <= said["en"]
