"""What the client knows of the server's structs is what they are."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from undercroft.scenes import shapes
from undercroft.table import wire
from undercroft.web import types
from undercroft.web.plugs import Sheet


@pytest.mark.parametrize("sheet", types.SHEETS, ids=lambda sheet: sheet.file)
def test_the_types_are_up_to_date(sheet: Sheet) -> None:
    kept = (types.FOLDER / sheet.file).read_text(encoding="utf-8")
    assert kept == types.typescript(sheet), "run python -m undercroft.web.types"


def test_every_message_of_the_wire_has_a_type() -> None:
    made = types.typescript(types.SHEETS[0])
    for union in (wire.Incoming, wire.Outgoing):
        for cls in union.__args__:
            tag = json.dumps(cls.__struct_config__.tag)
            found = re.search(rf"export interface {cls.__name__} \{{\n  (\w+): (\S+);", made)
            assert found and (found[1], found[2]) == (cls.__struct_config__.tag_field, tag)


def test_what_clients_may_leave_out_is_optional_and_what_they_hear_is_not() -> None:
    made = types.typescript(types.SHEETS[0])
    assert "  revision?: number;" in _interface(made, "Hello")
    assert "  walls: number[];" in _interface(made, "Place")


def test_recipes_fill_in_what_is_left_out() -> None:
    made = types.typescript(types.SHEETS[0])
    row = re.search(r"^  Line: (\[.*\]),$", made, re.MULTILINE)
    assert row
    defaults, inner = json.loads(row[1])
    bare = json.loads(msgspec.json.encode(shapes.Line(answer=1, k=0, text="t", rule="r")))
    whole = msgspec.convert({**defaults, **bare}, shapes.Line)
    assert whole == shapes.Line(answer=1, k=0, text="t", rule="r")
    assert inner == {"show": "Reveal", "parts": "Line"}


def test_words_for_types() -> None:
    class Sample(Struct):
        word: Annotated[str, Meta(max_length=3)]
        pair: tuple[int, str]
        many: list[str | None]
        pick: Literal["a", "b"]
        table: dict[str, float]
        any: Any

    fields = types.typescript(Sheet("sample.ts", (_module(Sample),)))
    for line in (
        "word: string;",
        "pair: [number, string];",
        "many: (string | null)[];",
        'pick: "a" | "b";',
        "table: Record<string, number>;",
        "any: unknown;",
    ):
        assert line in fields


def test_a_type_without_a_word_is_named() -> None:
    class Odd(Struct):
        raw: bytes

    with pytest.raises(types.Untranslatable, match="There is no word of TypeScript for Bytes"):
        types.typescript(Sheet("odd.ts", (_module(Odd),)))


def test_check_writes_nothing(tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(types, "FOLDER", tmp_path)
    assert types.main(["--check"]) == 1
    assert "wire.ts is out of date: run python -m undercroft.web.types." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert types.main([]) == 0
    assert types.main(["--check"]) == 0


def _interface(made: str, name: str) -> str:
    return made.partition(f"export interface {name} {{")[2].partition("}")[0]


def _module(cls: type[Struct]) -> Any:
    from types import ModuleType

    module = ModuleType(cls.__module__)
    setattr(module, cls.__name__, cls)
    return module
