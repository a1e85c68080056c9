"""What content says, and what of its vocabulary it never says."""

from __future__ import annotations

import sys

from msgspec import Struct, field

from undercroft.sim.vocabulary import kinds_in, parts_of, shape_of, unsaid


class Spark(Struct, frozen=True):
    colour: str = "red"


class Spell(Struct, frozen=True):
    name: str
    power: int = 0
    targets: int = 1
    sparks: tuple[Spark, ...] = ()
    words: list[str] = field(default_factory=list)


class Curse(Spell, frozen=True):
    lasts: bool = False


CONTENT = {"book": [Spell("bolt", power=3, sparks=(Spark("blue"),)), Spell("orb", targets=4)]}


def test_every_record_is_found() -> None:
    assert [type(record).__name__ for record in parts_of(CONTENT)] == ["Spell", "Spark", "Spell"]


def test_a_shape_is_what_differs_from_the_defaults() -> None:
    assert str(shape_of(Spell("bolt", power=3, words=["abra"]))) == "Spell(name, power, words)"
    assert shape_of(Spell("a", targets=4)) == shape_of(Spell("b")), "one is a number as any other"
    assert shape_of(Spell("a", power=2)) != shape_of(Spell("a"))


def test_what_no_content_says_is_told() -> None:
    kinds = kinds_in([sys.modules[__name__]])
    assert set(kinds) == {"Spark", "Spell", "Curse"}
    assert unsaid(kinds.values(), CONTENT) == ["Curse", "Spell.words"]
    full = [Curse("woe", power=1, targets=2, sparks=(Spark("x"),), words=["y"], lasts=True)]
    assert unsaid(kinds.values(), full) == []
