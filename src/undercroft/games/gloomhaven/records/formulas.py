"""Equations in scenario and monster data: `4+2*N`, `up(H*P/2)` (GH-DEF-07, GH-SPC-18).

P is the number of characters that started the scenario, N its level; other letters are said by the record
that uses them. A division stands within `up(...)` or `down(...)`, which says how it is rounded (GH-DEF-20).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from fractions import Fraction
from functools import cache
from math import ceil, floor
from typing import Union

from undercroft.kernel import ContentError

Formula = Union[int, str]
Tree = Union[int, str, tuple[str, "Tree"], tuple[str, "Tree", "Tree"]]

WORD = re.compile(r"\s*(?:(\d+)|([A-Z])|(up|down)(?=\s*\()|(.))")


def reckon(formula: Formula, names: Mapping[str, int]) -> int:
    """The number that a formula comes to, with P, N and what else it names (GH-DEF-07, GH-SPC-18)."""
    if isinstance(formula, int):
        return formula
    found = _value(_tree(formula), names, formula)
    if found.denominator != 1:
        raise ContentError(f"The formula {formula!r} gives {found}; round it with up(...) or down(...).")
    return found.numerator


def check_formula(formula: Formula, names: Collection[str] = ("P", "N")) -> None:
    """Raise `ValueError` if the formula cannot be read or names something else than these."""
    if isinstance(formula, int):
        return
    try:
        unknown = sorted(_names(_tree(formula)) - set(names))
    except ContentError as error:
        raise ValueError(str(error)) from None
    if unknown:
        wish = ", ".join(sorted(names)) or "no letters"
        raise ValueError(f"the formula {formula!r} names {', '.join(unknown)}; expected {wish}")


@cache
def _tree(formula: str) -> Tree:
    reader = _Reader(formula)
    tree = reader.sum()
    if reader.word:
        raise reader.fault("an operator or the end")
    return tree


class _Reader:
    """Reads a formula from left to right, one word ahead."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = self.next_place = 0
        self.word = ""
        self.advance()

    def advance(self) -> str:
        """Go on to the next word, and give the one that was read."""
        read = self.word
        match = WORD.match(self.text, self.next_place)
        self.place = self.next_place
        self.word = match.group().strip() if match else ""
        if match:
            self.next_place = match.end()
        return read

    def fault(self, wish: str) -> ContentError:
        met = repr(self.word) if self.word else "the end"
        return ContentError(
            f"The formula {self.text!r} has {met} at place {self.place + 1}; expected {wish}."
        )

    def sum(self) -> Tree:
        found = self.product()
        while self.word in ("+", "-"):
            found = (self.advance(), found, self.product())
        return found

    def product(self) -> Tree:
        found = self.single()
        while self.word in ("*", "/"):
            found = (self.advance(), found, self.single())
        return found

    def single(self) -> Tree:
        if self.word.isdigit():
            return int(self.advance())
        if len(self.word) == 1 and self.word.isupper():
            return self.advance()
        if self.word == "-":
            self.advance()
            return ("-", 0, self.single())
        name = self.advance() if self.word in ("up", "down") else ""
        if self.word != "(":
            raise self.fault("a number, a letter or a bracket")
        self.advance()
        found = self.sum()
        if self.word != ")":
            raise self.fault("a closing bracket")
        self.advance()
        return (name, found) if name else found


def _names(tree: Tree) -> set[str]:
    if isinstance(tree, tuple):
        return set().union(*(_names(part) for part in tree[1:]))
    return {tree} if isinstance(tree, str) else set()


def _value(tree: Tree, names: Mapping[str, int], formula: str) -> Fraction:
    if isinstance(tree, int):
        return Fraction(tree)
    if isinstance(tree, str):
        if tree not in names:
            raise ContentError(f"The formula {formula!r} needs {tree}, which is not known here.")
        return Fraction(names[tree])
    if len(tree) == 2:
        inner = _value(tree[1], names, formula)
        return Fraction(ceil(inner) if tree[0] == "up" else floor(inner))
    one, other = (_value(part, names, formula) for part in tree[1:])
    if tree[0] == "/":
        if not other:
            raise ContentError(f"The formula {formula!r} divides by zero.")
        return one / other
    return one + other if tree[0] == "+" else one - other if tree[0] == "-" else one * other
