"""From what a card says to what is done: the procedure that performs an ability, by the class of its leaf."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

from msgspec import Struct, structs

from .errors import BrokenRules
from .flow import Procedure
from .leaves import CardId, FigureId, Leaf

A = TypeVar("A", bound=Leaf)
Performer = Callable[[FigureId, A], Procedure]
Special = Callable[[FigureId, CardId], Procedure]
"""Makes the procedure that a card or item names where data cannot say what it does."""


class Performed(Struct, frozen=True):
    """One row of the table: an ability, what performs it, and for whom."""

    ability: type[Leaf]
    performer: Callable[..., Procedure]
    role: str


def performs(ability: type[A], performer: Performer[A], role: str = "") -> Performed:
    """A row; the type checker sees whether the procedure is made from a figure and this ability.

    `role`: only for figures that play so, a monster for instance; without one, for all others.
    """
    return Performed(ability, performer, role)


class Abilities:
    """The one way from an ability to its procedure; complete and fitting, or refused when the rules are made.

    `wanted`: the union of all abilities that content can say. `replaced`: those of them that stand for others
    and never come to be performed.
    """

    def __init__(self, wanted: Any, *rows: Performed, replaced: tuple[type[Leaf], ...] = ()) -> None:
        self.by_role: dict[str, dict[type[Leaf], Callable[..., Procedure]]] = {"": {}}
        for row in rows:
            known = self.by_role.setdefault(row.role, {})
            if row.ability in known:
                raise BrokenRules(f"{row.ability.__name__} is performed in two ways")
            _check(row)
            known[row.ability] = row.performer
        usual = self.by_role[""]
        for role, own in self.by_role.items():
            self.by_role[role] = {**usual, **own}
        missing = [kind.__name__ for kind in _kinds(wanted) if kind not in usual and kind not in replaced]
        if missing:
            raise BrokenRules(f"nothing performs {', '.join(missing)}")

    def procedure_for(self, figure: FigureId, ability: Leaf, role: str = "") -> Procedure:
        """The procedure of an ability, ready to be called: as the role does it, or as everybody does."""
        performer = self.by_role[role].get(type(ability))
        if performer is None:
            raise BrokenRules(f"nothing performs {type(ability).__name__}")
        return performer(figure, ability)


def _check(row: Performed) -> None:
    """A performer is called with a figure and the ability: the second thing that it takes must fit."""
    taken = _taken(row.performer)
    if len(taken) < 2 or not any(_fits(row.ability, kind) for kind in _kinds(taken[1])):
        name = getattr(row.performer, "__name__", str(row.performer))
        raise BrokenRules(f"{name} does not take a figure and {row.ability.__name__}")


def _taken(performer: Callable[..., Procedure]) -> list[Any]:
    """The types of what a procedure, or a function that makes one, takes by position."""
    if isinstance(performer, type) and issubclass(performer, Procedure):
        own = structs.fields(performer)
        return [field.type for field in own if field.name in performer.__match_args__]
    found = inspect.signature(performer, eval_str=True).parameters.values()
    return [each.annotation for each in found if each.kind is each.POSITIONAL_OR_KEYWORD]


def _kinds(declared: Any) -> list[Any]:
    """The alternatives of a type."""
    if get_origin(declared) in (Union, UnionType):
        return [kind for each in get_args(declared) for kind in _kinds(each)]
    return [] if declared is None else [declared]


def _fits(ability: type[Leaf], declared: Any) -> bool:
    return declared is Any or (isinstance(declared, type) and issubclass(ability, declared))


NO_ABILITIES = Abilities(None)
NO_SPECIALS: Mapping[str, Special] = {}
