"""The kinds of names that a game has: the message `hero-scout` is the name of a hero."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, eq=False)
class Nouns:
    """Where the names of ids are looked for, and how they are said.

    A game has one, and names are remembered by it: it is told by its identity, without hashing all of it.
    """

    figures: tuple[str, ...] = ("hero", "monster")  # a figure's `kind` has a name of one of these kinds
    single: tuple[str, ...] = ("hero",)  # of whom there is one each: said without a number
    titles: tuple[str, ...] = ("card",)  # said without an article
    things: tuple[str, ...] = ("item", "condition", "hero", "monster", "room", "area", "scenario", "ability")
    signs: tuple[tuple[str, str], ...] = ()  # those of the faces of dice, and how they are written
    seats: tuple[str, ...] = ()  # a number in a field of this name is a seat: a place in the order, a deck

    @property
    def everything(self) -> tuple[str, ...]:
        """Every kind that an id may be of, in the order in which its name is looked for."""
        return (*self.titles, *self.things)


PLAIN: Final = Nouns()
