"""Legality that explains itself: requirements narrow the candidates of a question, and say whom they drop."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Any, Generic, Literal, TypeVar, Union

from msgspec import Struct

from .decisions import Option
from .leaves import FigureId, Leaf, RuleId

G = TypeVar("G", contravariant=True)  # the game
B = TypeVar("B", contravariant=True)  # the chooser: a procedure in progress, or what it chooses by

Sort = Literal["cell", "figure", "card"]  # how a table points at a candidate
SETTLED = "settled"  # said of what no requirement speaks of: the rules name others


class Objection(Leaf, omit_defaults=True):
    """Why a candidate is not legal: the rule that forbids it, the message `not-<says>`, and its numbers."""

    rule: RuleId
    says: str
    number: int = 0  # the actual value: the range, the movement that is needed
    limit: int = 0  # the most or least that it may be
    who: FigureId = FigureId(0)
    what: str = ""  # a word that the message selects by
    any_of: tuple[tuple[str, str], ...] = ()  # kinds and ids of things, one of which is needed


Says = Union[str, Callable[[G, B, Any], Objection]]


class Requirement(Struct, Generic[G, B], frozen=True, gc=False):
    """One line of what makes a candidate legal, as a `Criterion` is one of what makes it the best.

    `narrow` gives those of the candidates that meet it: a mask for a mask, figures for figures. `says` is the
    objection to one that it dropped: a message, or a function that finds the numbers when somebody asks.
    """

    rule: RuleId
    says: Says[G, B]
    narrow: Callable[[G, B, Any], Any]


class Choice(Struct, Generic[G, B], frozen=True, gc=False):
    """All that a question could be answered with, what narrows it to the legal answers, and their options.

    Candidates are a mask of cells, a tuple of masks where several cells are chosen at once, or a container of
    figures or cards. `beyond` is said of what is not even a candidate; if nothing is, others may speak.
    """

    sort: Sort
    option: Callable[[Any], Option]
    candidates: Callable[[G, B], Any]
    requirements: tuple[Requirement[G, B], ...]
    beyond: tuple[RuleId, Says[G, B]] | None = None

    def legal(self, g: G, by: B) -> Any:
        """The candidates that no requirement drops."""
        candidates = self.candidates
        left = candidates(g, by)
        for requirement in self.requirements:
            narrow = requirement.narrow  # a field and no method: fetched apart it is called faster
            left = narrow(g, by, left)
        return left

    def options(self, g: G, by: B) -> list[Option]:
        """An option for each of them, in their order."""
        return list(map(self.option, ones(self.legal(g, by))))

    def objection(self, g: G, by: B, one: Any) -> Objection | None:
        """The objection of the first requirement that drops a candidate; none for a legal one."""
        left = self.candidates(g, by)
        for requirement in self.requirements:
            left = requirement.narrow(g, by, left)
            if not self.holds(left, one):
                return told(g, by, one, requirement.rule, requirement.says)
        return None

    def holds(self, left: Any, one: Any) -> bool:
        """Is it among them? A cell is where any of several groups of cells covers it."""
        if isinstance(left, int):
            return bool(left >> one & 1)
        if self.sort == "cell":
            return any(cells >> one & 1 for cells in left)
        found: Container[Any] = left
        return one in found

    def by(self, by: B) -> Posed:
        """The choice as a question poses it."""
        return Posed(self, by)


class Posed(Struct, frozen=True, gc=False):
    """A choice, and who or what chooses."""

    choice: Choice[Any, Any]
    by: Any

    def legal(self, g: Any) -> Any:
        return self.choice.legal(g, self.by)

    def options(self, g: Any) -> list[Option]:
        return self.choice.options(g, self.by)


def why_not(g: Any, posed: Iterable[Posed], named: Mapping[str, int | str], rule: RuleId) -> Objection | None:
    """The objection to what is named by its sorts ("figure": 3, "cell": 17); none where it may be chosen.

    Of several choices the first counts that has it for a candidate. Where it is a candidate of
    none, a choice may say why it is out of reach; else the rules name others.
    """
    first: Objection | None = None
    beyond: Objection | None = None
    for choice, by in ((each.choice, each.by) for each in posed):
        one = named.get(choice.sort)
        if one is None:
            continue
        if choice.holds(choice.candidates(g, by), one):
            found = choice.objection(g, by, one)
            if found is None:
                return None
            first = first or found
        elif choice.beyond is not None:
            beyond = beyond or told(g, by, one, *choice.beyond)
    return first or beyond or Objection(rule, SETTLED)


def told(g: Any, by: Any, one: Any, rule: RuleId, says: Says[Any, Any]) -> Objection:
    """The objection that a requirement makes."""
    return Objection(rule, says) if isinstance(says, str) else says(g, by, one)


def ones(left: Any) -> Iterable[Any]:
    """The candidates one by one: the cells of a mask from the lowest on, or as they stand."""
    return _cells(left) if isinstance(left, int) else left


def _cells(cells: int) -> Iterator[int]:
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest
