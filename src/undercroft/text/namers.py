"""What the ids in events and options are called: figures, cards, seats, cells."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from undercroft.kernel import UNKNOWN

from .words import MissingWords, Name, Words, message_id

FIGURES: Final = ("hero", "monster", "figure")  # kinds of names that a figure's `kind` is looked up in
THINGS: Final = (
    "card", "item", "condition", "stance", "stat", "fate", *FIGURES, "room", "area", "scenario", "ability",
)  # fmt: skip

NUMBER: Final = re.compile(r"[-+]?\d+|[a-z]{1,2}\d+")  # "2", "+1", "x2", "c4": the same in every language


class Namer(Protocol):
    """Gives names to the ids of one game. `StateNamer` serves every game whose figures have a `kind`."""

    def figure(self, figure: int) -> Name: ...

    def card(self, card: str) -> Name: ...

    def seat(self, seat: int) -> Name: ...

    def cell(self, cell: int) -> str: ...

    def thing(self, kind: str, thing: str, gender: str = "") -> Name: ...


class StateNamer:
    """Names from the messages and from a state that keeps `figures` by id, each leaf with its `kind`."""

    def __init__(self, words: Words, state: Any = None, seats: Sequence[str] = (), grid: Any = None) -> None:
        """`seats`: what each seat plays, as the box says ("hero-warden"); `grid`: gives cells their names."""
        self.words = words
        self.seats = seats
        self.grid = grid
        self.figures: Mapping[int, Any] = getattr(state, "figures", {})

    def figure(self, figure: int) -> Name:
        """Heroes are one of a kind; all others are told apart by their number."""
        leaf = self.figures.get(figure)
        if leaf is None:
            return self.words.name("unknown", "figure", figure)
        kind = next((kind for kind in FIGURES if self.words.has(message_id(kind, leaf.kind))), FIGURES[-1])
        return self.words.name(kind, leaf.kind, 0 if kind == "hero" else figure)

    def card(self, card: str) -> Name:
        return self.thing("card", card)

    def seat(self, seat: int) -> Name:
        """A seat is called after what it plays, if that is one thing."""
        if 0 <= seat < len(self.seats):
            return self.words.name("", self.seats[seat])
        played = [figure for figure, leaf in self.figures.items() if getattr(leaf, "seat", -1) == seat]
        if seat >= 0 and len(played) == 1:
            return self.figure(played[0])
        return self.words.name("unknown", "seat", seat + 1)

    def cell(self, cell: int) -> str:
        return str(self.grid.name(cell)) if self.grid is not None else str(cell)

    def thing(self, kind: str, thing: str, gender: str = "") -> Name:
        """The name of this kind, else of any kind that has one; a number is its own name.

        What stands behind "#" or "@" tells copies apart and is not part of the name. `gender`: of the figure
        in the same sentence, with which an adjective such as "poisoned" agrees.
        """
        thing = re.split("[#@]", thing)[0]
        if thing == UNKNOWN:
            return self.words.name("unknown", kind if self.words.has(f"unknown-{kind}") else "thing")
        if NUMBER.fullmatch(thing):
            return Name(thing, article="no")
        for each in (kind, *THINGS):
            if self.words.has(message_id(each, thing)):
                name = self.words.name(each, thing, gender=gender)
                return name._replace(article="no") if each == "card" else name  # a card's name is a title
        if self.words.strict:
            raise MissingWords(f"There is no name for the {kind} {thing!r} in {self.words.language}.")
        return Name(thing, article="no")
