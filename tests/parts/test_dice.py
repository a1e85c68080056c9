"""Dice: what is rolled is on the die, and the odds are those of the faces."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel import BrokenRules, FigureId, Scripted, rng_from
from undercroft.parts.dice import Die, pips, rerolled, roll, symbols

from .table import Table, odds, table

FACES = {"blue": ("X", "2H*", "3H", "3HH", "4H", "5*"), "brown": ("", "", "S"), "plain": ("0", "1", "1", "2")}
HERO, FOE = FigureId(1), FigureId(2)
kinds = st.lists(st.sampled_from(sorted(FACES)), max_size=5)


@given(kinds, st.integers(0, 1000))
def test_a_roll_has_a_die_of_each_kind_in_order(pool: list[str], seed: int) -> None:
    game = table(rng=rng_from(str(seed)))
    dice = roll(game, FACES, pool, HERO)
    assert [die.kind for die in dice] == pool
    assert all(die.face in FACES[die.kind] and die.of == HERO for die in dice)
    assert game.results == [die.face for die in dice]


def test_faces_can_be_given() -> None:
    game = table(Scripted(["2H*", "S"]))
    assert roll(game, FACES, ["blue", "brown"]) == (Die("blue", "2H*"), Die("brown", "S"))
    with pytest.raises(BrokenRules, match="no result is left for blue die"):
        roll(game, FACES, ["blue"])


def test_a_die_rolled_again_keeps_its_kind_and_owner() -> None:
    die = Die("blue", "X", HERO)
    assert rerolled(table(Scripted(["5*"])), FACES, die) == Die("blue", "5*", HERO)
    assert die.face == "X"


def test_numbers_and_symbols_are_counted_for_one_roller() -> None:
    dice = (
        Die("blue", "2H*", HERO),
        Die("blue", "3HH", HERO),
        Die("blue", "X", HERO),
        Die("blue", "5*", FOE),
    )
    assert (pips(dice, HERO), pips(dice, FOE), pips(dice)) == (5, 5, 0)
    assert (symbols(dice, "H", HERO), symbols(dice, "*", HERO), symbols(dice, "X", HERO)) == (3, 1, 1)
    assert symbols(dice, "H", FOE) == 0 == symbols((), "H")


def test_a_number_may_have_two_digits_and_none_is_nothing() -> None:
    assert pips((Die("twelve", "12"), Die("twelve", "H"), Die("twelve", ""))) == 12


def test_the_dice_of_nobody_in_particular() -> None:
    """Without a roller the dice are those of the only one who rolls."""
    dice = roll(table(Scripted(["2", "1"])), FACES, ["plain", "plain"])
    assert pips(dice) == 3


@pytest.mark.parametrize("pool", [("plain",), ("plain", "plain"), ("blue", "brown", "plain")])
def test_the_odds_of_a_roll_are_those_of_its_faces(pool: tuple[str, ...]) -> None:
    def play(g: Table) -> tuple[int, int]:
        dice = roll(g, FACES, pool)
        return pips(dice), symbols(dice, "H")

    counted: Counter[tuple[int, int]] = Counter()
    rolls = list(product(*(FACES[kind] for kind in pool)))
    for faces in rolls:
        numbers = sum(int(face[0]) for face in faces if face[:1].isdigit())
        counted[numbers, "".join(faces).count("H")] += 1
    assert odds(play) == pytest.approx({total: ways / len(rolls) for total, ways in counted.items()})


def test_the_odds_of_rolling_the_worst_die_again() -> None:
    """A 0 is rolled again once, so only one in sixteen stays."""

    def play(g: Table) -> int:
        (die,) = roll(g, FACES, ["plain"])
        return pips([rerolled(g, FACES, die) if die.face == "0" else die])

    assert odds(play) == pytest.approx({0: 1 / 16, 1: 5 / 8, 2: 5 / 16})
