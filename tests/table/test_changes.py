"""What is sent of a part that has changed: put into the part before, it is the part as it is now."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from table.patching import changed
from undercroft.scenes.shapes import Shape
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


def said(old: Any, new: Any) -> Any:
    """What a client makes of it; None: it is sent whole."""
    sent = change(old, new)
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
def test_a_change_says_what_is_new_and_where_the_rest_was(old: Any, new: Any, sent: Any) -> None:
    assert said(old, new) == sent


def test_whatever_changes_the_parts_are_the_same_afterwards() -> None:
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
