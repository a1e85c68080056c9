"""Leaves cannot change; they are shared by clones."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.toy import Player
from undercroft.kernel import Leaf, Seat, replace


class Inner(Leaf):
    number: int = 1


class Outer(Inner):
    inner: Inner = Inner()


@pytest.mark.parametrize("leaf", [Player(Seat(0)), Inner(), Outer()])
def test_leaves_are_frozen_without_saying_so(leaf: Any) -> None:
    with pytest.raises(AttributeError):
        setattr(leaf, leaf.__struct_fields__[0], 5)
    assert hash(leaf) == hash(replace(leaf))


def test_replace_makes_another() -> None:
    player = Player(Seat(0))
    wounded = replace(player, health=1)
    assert (player.health, wounded.health) == (5, 1)
    with pytest.raises(TypeError):
        replace(player, helath=1)
