"""Amounts and specials: what the shared vocabulary comes to."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from undercroft.content import Amount, LevelAmount, PerAmount, SpecialVerb, StatAmount, Verb, measure


class Board:
    """Three enemies, strength 4, level 2."""

    def count(self, of: str) -> int:
        return {"enemies": 3}[of]

    def stat(self, name: str) -> int:
        return {"strength": 4}[name]

    def at_level(self, values: tuple[int, ...]) -> int:
        return values[2]


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (5, 5),
        (PerAmount("enemies"), 3),
        (PerAmount("enemies", each=2, plus=1), 7),
        (PerAmount("enemies", each=2, most=4), 4),
        (StatAmount("strength", plus=-1), 3),
        (StatAmount("strength", times=2), 8),
        (LevelAmount((1, 1, 6)), 6),
    ],
)
def test_an_amount_comes_to_a_number(amount: Amount, number: int) -> None:
    assert measure(amount, Board()) == number


def test_a_special_begins_the_procedure_of_its_name() -> None:
    rules = SimpleNamespace(specials={"spin": lambda figure, card: ("spinning", figure, card)})
    begun: object = SpecialVerb("spin").begin(SimpleNamespace(rules=rules), 7, "cleave")
    assert begun == ("spinning", 7, "cleave")


def test_a_verb_must_say_how_it_begins() -> None:
    class IdleVerb(Verb, tag="idle"):
        pass

    with pytest.raises(NotImplementedError, match="IdleVerb has no begin"):
        IdleVerb().begin(None, None, None)
