"""Dice: a die that was rolled keeps its kind, so that it can be rolled again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from undercroft.kernel import WHOEVER, FigureId, Game, Leaf, replace

Faces = Mapping[str, Sequence[str]]  # by kind of die; a face is a number, symbols, or both: "2", "X", "3H*"
NUMBER = re.compile(r"\d+")


class Die(Leaf, omit_defaults=True):
    """A die on the table, and whose it is if not the roller's."""

    kind: str
    face: str
    of: FigureId = WHOEVER


def roll(g: Game[Any], faces: Faces, pool: Iterable[str], of: FigureId = WHOEVER) -> tuple[Die, ...]:
    """Roll a pool of dice, one kind after the other."""
    return tuple([Die(kind, g.chance(f"{kind} die", faces[kind]), of) for kind in pool])


def rerolled(g: Game[Any], faces: Faces, die: Die) -> Die:
    """The same die, rolled again."""
    return replace(die, face=g.chance(f"{die.kind} die", faces[die.kind]))


def replaced(dice: tuple[Die, ...], number: int, die: Die) -> tuple[Die, ...]:
    """The dice with another one in the place of this number, counted from 1."""
    return (*dice[: number - 1], die, *dice[number:])


def pips(dice: Iterable[Die], of: FigureId = WHOEVER) -> int:
    """The sum of the numbers that the faces of one roller's dice begin with."""
    total = 0
    for die in dice:
        if die.of == of:
            total += number_on(die.face)
    return total


@cache
def number_on(face: str) -> int:
    """The number that a face begins with; none counts as 0."""
    found = NUMBER.match(face)
    return int(found[0]) if found else 0


def symbols(dice: Iterable[Die], symbol: str, of: FigureId = WHOEVER) -> int:
    """How often a symbol is shown by one roller's dice."""
    return sum(die.face.count(symbol) for die in dice if die.of == of)
