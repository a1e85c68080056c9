"""The six dice: their faces, what they show, and what a roll adds up to."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from games.descent.plain import ATTACKING, DEFENDING
from undercroft.games.descent.dice import ATTACK, COLOURS, DEFENCE, FACES, POWER, Face, face_of, faces, total
from undercroft.games.descent.odds import MISS, Attack, odds
from undercroft.kernel import FigureId
from undercroft.parts.dice import Die


@pytest.mark.rule("D2-X-01", "D2-DIC-09", "D2-DIC-01")
def test_faces_are_those_of_the_box() -> None:
    assert (*ATTACK, *DEFENCE) == COLOURS == tuple(FACES) and ATTACK[1:] == POWER
    for colour, shown in ATTACKING.items():
        wanted = [
            Face(miss=True) if one is None else Face(hearts=one[1], range=one[0], surges=one[2])
            for one in shown
        ]
        assert list(faces(colour)) == wanted
    for colour, shields in DEFENDING.items():
        assert [face.shields for face in faces(colour)] == shields
        assert all(face == Face(shields=face.shields) for face in faces(colour))


@pytest.mark.rule("D2-DIC-04", "D2-DIC-07")
def test_only_one_face_of_the_attack_die_misses() -> None:
    face_of.cache_clear()
    misses = [colour for colour in COLOURS for face in faces(colour) if face.miss]
    assert misses == ["blue"]
    assert MISS not in odds(Attack(("red", "yellow", "yellow")))
    assert odds(Attack(("blue", "red")))[MISS] == Fraction(1, 6)


@pytest.mark.rule("D2-DIC-02", "D2-DIC-03", "D2-DIC-05", "D2-DIC-06", "D2-RNG-03", "D2-ATK-22", "D2-ATK-23")
def test_symbols_of_a_roll_are_added_up() -> None:
    goblin = FigureId(7)
    face_of.cache_clear()
    dice = (Die("blue", "3HH"), Die("yellow", "2H"), Die("red", "HHH*"), Die("grey", "SS", goblin))
    assert total(dice) == Face(hearts=6, range=5, surges=1)
    assert total(dice, goblin) == Face(shields=2)
    assert total((*dice, Die("blue", "X"))).miss and total(()) == Face() == face_of("-")


@pytest.mark.rule("D2-RNG-E1")
def test_jain_rolls_range_three_and_two() -> None:
    assert total((Die("blue", "3HH"), Die("yellow", "2H"))) == Face(hearts=3, range=5)


@pytest.mark.rule("D2-DIC-08")
def test_more_dice_than_the_box_has_can_be_rolled() -> None:
    three = odds(Attack(("red", "red", "red")))
    assert three[3] == Fraction(1, 216) and sum(three.values()) == 1


def test_two_red_dice_recover_as_the_ledger_says() -> None:
    pairs = Counter(one.plus(other) for one, other in product(faces("red"), repeat=2))
    found = {(face.hearts, face.surges): count for face, count in pairs.items()}
    assert found == {
        (2, 0): 1, (3, 0): 6, (4, 0): 11, (4, 1): 2, (5, 0): 6, (5, 1): 6, (6, 0): 1, (6, 1): 2, (6, 2): 1
    }  # fmt: skip
