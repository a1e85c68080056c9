"""Content types that would leave a hole in the check are refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from undercroft.content import Record, compile_packs
from undercroft.kernel import BrokenRules


class Loose(Struct):
    id: str


class Open(Record):
    inside: tuple[Loose, ...] = ()


class Nameless(Struct, forbid_unknown_fields=True):
    value: int


class Removable(Record):
    remove: bool = False


class LooseContent(Struct):
    card: dict[str, Loose]


class OpenContent(Struct):
    card: dict[str, Open]


class NamelessContent(Struct):
    card: dict[str, Nameless]


class RemovableContent(Struct):
    card: dict[str, Removable]


class ListContent(Struct):
    card: list[Open]


class NumberContent(Struct):
    card: dict[str, int]


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        (LooseContent, "Loose must be declared with forbid_unknown_fields=True."),
        (OpenContent, "Loose must be declared with forbid_unknown_fields=True."),
        (NamelessContent, "Nameless must have a field `id` and none called `remove`."),
        (RemovableContent, "Removable must have a field `id` and none called `remove`."),
        (ListContent, "ListContent.card must be a dict of records by id."),
        (NumberContent, "The records of NumberContent.card must be structs."),
    ],
)
def test_a_content_type_is_checked_itself(schema: type[Any], message: str) -> None:
    with pytest.raises(BrokenRules) as error:
        compile_packs(schema, [])
    assert str(error.value) == message
