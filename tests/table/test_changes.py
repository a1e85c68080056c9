"""What is sent of a part that has changed: put into the part before, it is the part as it is now."""

from __future__ import annotations

from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec import Struct

from table.patching import changed
from undercroft.scenes.read_cache import Piece
from undercroft.scenes.shapes import Shape
from undercroft.table import changes
from undercroft.table.changes import change


class Leaf(Shape):
    id: int
    text: str = ""
    cells: tuple[int, ...] = ()


class Twig(Shape, omit_defaults=False):
    id: str
    leaves: tuple[Leaf, ...] = ()
    best: Leaf | None = None
    count: int = 0


@pytest.fixture(params=["finely", "coarsely"])
def how(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Whether short records and fields are looked through, too."""
    if request.param == "finely":
        monkeypatch.setattr(changes, "SHORT", 0)
        monkeypatch.setattr(changes, "FIELD", 0)
    return str(request.param)


def said(old: Any, new: Any) -> Any:
    """What a client makes of it; None: it is sent whole."""
    sent = change(Piece(old), Piece(new))
    if sent is None:
        return None
    made = changed(msgspec.json.decode(msgspec.json.encode(old)), msgspec.json.decode(sent))
    assert msgspec.json.encode(made) == msgspec.json.encode(new)  # byte for byte: the order of fields, too
    return msgspec.json.decode(sent)


ONE, TWO, THREE = Leaf(1, "one", (1,)), Leaf(2, "two", (2,)), Leaf(3, "three", (3,))


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        ((ONE, TWO), (TWO, ONE), [1, 0]),
        ((ONE, TWO), (TWO,), [1]),
        ((ONE,), (ONE, TWO), [0, {"id": 2, "text": "two", "cells": [2]}]),
        ((ONE, TWO), (ONE, Leaf(2, "zwei", (2,))), [0, [1, {"set": {"text": "zwei"}}]]),
        ((ONE, TWO), (ONE, Leaf(2, "two")), [0, {"id": 2, "text": "two"}]),  # a field is left out: whole
        ((Leaf(1),), (ONE,), [{"id": 1, "text": "one", "cells": [1]}]),  # or comes
        ((ONE, ONE), (ONE,), [1]),
        ((), (ONE,), None),
        ((ONE,), (), None),
        ((ONE,), (Twig("1"),), None),
        (Twig("a"), Twig("a", count=2), {"set": {"count": 2}}),
        (Twig("a", best=ONE), Twig("a"), {"set": {"best": None}}),
        (Twig("a", (ONE, TWO)), Twig("a", (TWO,)), {"in": {"leaves": [1]}}),
        (
            Twig("a", (ONE,), ONE, 1),
            Twig("a", (ONE,), Leaf(1, "one", (1, 2)), 2),
            {"set": {"count": 2}, "in": {"best": {"set": {"cells": [1, 2]}}}},
        ),
    ],
)
def test_a_change_says_what_is_new_and_where_the_rest_was(
    old: Any, new: Any, sent: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "SHORT", 0)
    assert said(old, new) == sent


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        ((ONE, TWO), (ONE, Leaf(2, "zwei", (2,))), [0, {"id": 2, "text": "zwei", "cells": [2]}]),
        (Leaf(1), Leaf(2), None),
        (
            (Twig("a", (ONE,)),),
            (Twig("a", (TWO,)),),
            [[0, {"set": {"leaves": [{"id": 2, "text": "two", "cells": [2]}]}}]],
        ),
        ((Twig("a", (ONE,)),), (Twig("a", (ONE,), count=3),), [[0, {"set": {"count": 3}}]]),
    ],
)  # fmt: skip
def test_what_is_short_is_not_looked_through(old: Any, new: Any, sent: Any) -> None:
    assert said(old, new) == sent


def test_fields_that_stay_are_not_written_again() -> None:
    """And a record of which some stay has the bytes and the crc of one that is written at once."""
    luck = Random("fields")
    leaves = tuple(Leaf(n, "ação") for n in range(5))
    values: dict[str, tuple[Any, ...]] = {
        "id": ("a", "b"),
        "leaves": ((), leaves, leaves[1:]),
        "best": (None, ONE),
        "count": (0, 1),
    }
    before: Piece[Any] = Piece((Twig("a", leaves),))
    kept = 0
    for _ in range(200):
        shape = (Twig(*(luck.choice(each) for each in values.values())),)
        now = Piece(shape, before)
        fresh: Piece[Any] = Piece(shape)
        assert (now.body, now.crc) == (msgspec.json.encode(shape), fresh.crc)
        assert now.records[0].crc == f"{crc32(msgspec.json.encode(shape[0])):08x}"
        old, new = before.records[0].fields, now.records[0].fields
        kept += old[1].body is new[1].body
        before = now
    assert kept > 40


def test_whatever_changes_the_parts_are_the_same_afterwards(how: str) -> None:
    luck, told = Random("changes"), 0

    def leaf() -> Leaf:
        cells = tuple(luck.randrange(3) for _ in range(luck.randrange(3)))
        return Leaf(luck.randrange(6), luck.choice(("", "a", 'ação "x"')), cells)

    def leaves() -> tuple[Leaf, ...]:
        return tuple(leaf() for _ in range(luck.randrange(5)))

    def twig() -> Struct:
        return Twig(luck.choice("abc"), leaves(), luck.choice((None, leaf())), luck.randrange(2))

    for _ in range(2_000):
        old, new = (tuple(twig() for _ in range(luck.randrange(4))) for _ in range(2))
        told += said(old, new) is not None
    assert told > 800
