"""The special actions of bosses beyond the common abilities (GH-BOS-03)."""

from __future__ import annotations

from typing import Annotated, Union

from undercroft.content import Verb, ref

from .abilities import Ability
from .places import Ranks
from .whom import Element


class SummonByPlayers(Verb, kw_only=True, tag="summon-by-players"):
    """Summon one monster for each of `ranks`, which gives its rank for 2, 3, 4 characters.

    With `consume` only if these elements can be consumed for it.
    """

    monster: Annotated[str, ref("monster")]
    ranks: tuple[Ranks, ...]
    consume: tuple[Element, ...] = ()


class OpenNextDoor(Verb, kw_only=True, tag="open-next-door"):
    """Jump to the next of the marked locked doors, however far, open it and reveal the room behind.

    The order is that of `marks`, from the last to the first again. Once that door is open already, the boss
    only jumps there; a figure in the way makes it stop in the nearest free hex (ruled).
    """

    marks: tuple[str, ...]


class ActAgain(Verb, kw_only=True, tag="act-again"):
    """Every monster of a type takes one more turn at once, with the card drawn for it this round."""

    monster: Annotated[str, ref("monster")]


class ThroneMoves(Verb, kw_only=True, tag="throne-moves"):
    """The scenario's walking throne goes to its next mark and calls that mark's demon, of this rank.

    Without such a throne in the scenario nothing happens.
    """

    ranks: Ranks


class JumpToMark(Verb, kw_only=True, tag="jump-to-mark"):
    """Jump to the next of these marks in a cycle, or to the nearest free hex."""

    marks: tuple[str, ...]


class Unknown(Verb, kw_only=True, tag="missing"):
    """Something that the game cannot do yet, in a few words; the rest of the special is done."""

    what: str


BossAct = Union[Ability, SummonByPlayers, OpenNextDoor, ActAgain, ThroneMoves, JumpToMark, Unknown]
