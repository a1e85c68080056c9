"""The six dice of the box, face by face, and what a roll adds up to (D2-DIC, D2-X-01).

A face is written as chance shows it: first the range, then an `H` for each heart, `*` for each surge, `S` for
each shield; `X` is the miss and `-` a blank.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from undercroft.kernel import WHOEVER, FigureId
from undercroft.parts.dice import Die, Faces, number_on

ATTACK: Final = ("blue", "red", "yellow")  # the attack die, then the power dice (D2-DIC-01)
POWER: Final = ("red", "yellow")
DEFENCE: Final = ("brown", "grey", "black")
COLOURS: Final = (*ATTACK, *DEFENCE)

FACES: Final[Faces] = MappingProxyType(
    {
        "blue": ("X", "2HH*", "3HH", "4HH", "5H", "6H*"),
        "red": ("H", "HH", "HH", "HH", "HHH", "HHH*"),
        "yellow": ("1*", "1H", "2H", "H*", "HH", "HH*"),
        "brown": ("-", "-", "-", "S", "S", "SS"),
        "grey": ("-", "S", "S", "S", "SS", "SSS"),
        "black": ("-", "SS", "SS", "SS", "SSS", "SSSS"),
    }
)


class Face(NamedTuple):
    """The symbols of a face, or of several together (D2-DIC-02 to D2-DIC-06)."""

    hearts: int = 0
    range: int = 0
    surges: int = 0
    shields: int = 0
    miss: bool = False

    def plus(self, other: Face) -> Face:
        """Both together: all numbers of a roll are added, and one X is enough (D2-DIC-05, D2-DIC-04)."""
        return Face(
            self.hearts + other.hearts,
            self.range + other.range,
            self.surges + other.surges,
            self.shields + other.shields,
            self.miss or other.miss,
        )


@cache
def face_of(text: str) -> Face:
    """A face in numbers: hearts, range, surges, shields, X (D2-DIC-02, D2-DIC-03, D2-DIC-04, D2-DIC-06).

    >>> face_of("6H*")
    Face(hearts=1, range=6, surges=1, shields=0, miss=False)
    """
    return Face(text.count("H"), number_on(text), text.count("*"), text.count("S"), "X" in text)


def total(dice: Iterable[Die], of: FigureId = WHOEVER) -> Face:
    """The sum of one roller's dice as they lie (D2-ATK-22, D2-ATK-23, D2-RNG-03, D2-RNG-E1)."""
    found = Face()
    for die in dice:
        if die.of == of:
            found = found.plus(face_of(die.face))
    return found


def faces(colour: str) -> tuple[Face, ...]:
    """The six faces of an attack, power or defence die.

    D2-CMP-03, D2-DIC-01, D2-DIC-07, D2-DIC-09, D2-X-01.
    """
    return tuple(face_of(text) for text in FACES[colour])
