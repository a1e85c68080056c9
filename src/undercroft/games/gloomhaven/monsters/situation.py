"""The input of a monster's mind before its turn: the ground, its means, and its enemies."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.kernel import FigureId
from undercroft.space import Board, Cell, Cells, Pattern

ALL: Final = 1 << 20  # targets of an attack on every enemy in range


class Aim(NamedTuple):
    """The aim of an attack: melee or ranged (GH-DEF-15), how far, how many, and its area if it has one.

    A pattern with an origin lies on the attacker's hex (GH-AOE-03). Beside a pattern `targets` counts it as
    the first target (GH-MAT-15).
    """

    range: int = 1
    ranged: bool = False
    targets: int = 1
    pattern: Pattern | None = None


MELEE: Final = Aim()  # GH-FOC-04: how a focus is found without an attack


class Enemy(NamedTuple):
    """An enemy of the one that acts; the lower `order` comes first in initiative, equals are a true tie."""

    id: FigureId
    cell: Cell
    order: float = 0
    invisible: bool = False


class Situation(NamedTuple):
    """One figure about to act: a monster, or a summon of a character among monsters (GH-FOC-22).

    The values hold after all modifiers: immobilized is a `move` of 0, disarmed is no `aim` (GH-FOC-17).
    """

    board: Board
    cell: Cell
    enemies: tuple[Enemy, ...]
    move: int = 0
    jump: bool = False
    flying: bool = False
    aim: Aim | None = None
    muddled: bool = False
    allies: Cells = 0
    obstacles: Cells = 0
    hazards: Cells = 0
    difficult: Cells = 0
