"""Names for the ids in events and options: figures, cards, seats, cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from msgspec import Struct

from undercroft.games.nouns import PLAIN, Nouns
from undercroft.kernel import UNKNOWN

from .words import KEPT, MissingWords, Name, Words, message_id

COPY: Final = re.compile("[#@/]")  # the rest tells copies of a thing apart, or its uses
VALUE: Final = re.compile("[ :]")  # the rest is its number: "push 2", "gold:15"
ONE_OF: Final = re.compile(r"(.*[a-z])-(\d+)")  # "crop-2": the second of several alike
NUMBER: Final = re.compile(r"[-+]?\d+|[a-z]{1,2}\d+")  # "2", "+1", "x2", "c4": the same in every language


class Namer(Protocol):
    """Gives names to the ids of one game. `StateNamer` serves every game whose figures have a `kind`."""

    alike: object  # the same for all who call everything the same but figures and seats
    nouns: Nouns

    def figure(self, figure: int) -> Name: ...

    def card(self, card: str) -> Name: ...

    def seat(self, seat: int) -> Name: ...

    def cell(self, cell: int) -> str: ...

    def thing(self, kind: str, thing: str, gender: str = "") -> Name: ...

    def record(self, kind: str, thing: str) -> Struct | None: ...


class StateNamer:
    """Names from the messages and from a state that keeps `figures` by id, each leaf with its `kind`."""

    def __init__(
        self,
        words: Words,
        state: Any = None,
        seats: Sequence[str] = (),
        grid: Any = None,
        find: Callable[[str, str], Struct | None] = lambda kind, thing: None,
        nouns: Nouns = PLAIN,
    ) -> None:
        """`seats`: what each seat plays, as the box says ("hero-warden"); `grid`: gives cells their names.

        `find`: the record of a kind and id, for what it does in words.
        """
        self.words = words
        self.seats = seats
        self.grid = grid
        self.find = find
        self.nouns = nouns
        self.alike = _alike(grid, find, nouns)
        self.figures: Mapping[int, Any] = getattr(state, "figures", {})

    def figure(self, figure: int) -> Name:
        """One of a kind has no number; others are told apart by theirs, a rank stands behind."""
        leaf = self.figures.get(figure)
        return self.words.name("unknown", "figure", figure) if leaf is None else self.leaf(leaf, figure)

    def leaf(self, leaf: Any, figure: int) -> Name:
        """The name of a figure by what it is: its own name or its kind, the number it bears, its rank."""
        number, rank = getattr(leaf, "number", figure), str(getattr(leaf, "rank", ""))
        return _figure(self.words, self.nouns, getattr(leaf, "name", "") or leaf.kind, number, rank)

    def card(self, card: str) -> Name:
        return self.thing("card", card)

    def record(self, kind: str, thing: str) -> Struct | None:
        return self.find(kind, COPY.split(thing)[0])

    def seat(self, seat: int) -> Name:
        """A seat is called after what it plays, if that is one thing."""
        if 0 <= seat < len(self.seats):
            return self.words.name("", self.seats[seat])
        played = [figure for figure, leaf in self.figures.items() if getattr(leaf, "seat", -1) == seat]
        if seat >= 0 and len(played) == 1:
            return self.figure(played[0])
        return self.words.name("unknown", "seat", seat + 1)

    def cell(self, cell: int) -> str:
        """The name of a cell; none where something is on no cell of the board."""
        if cell < 0:
            return ""
        return str(self.grid.name(cell)) if self.grid is not None else str(cell)

    def thing(self, kind: str, thing: str, gender: str = "") -> Name:
        """The name of this kind, else of any kind that has one; a number is its own name.

        The part behind "#", "@" or "/" tells copies or uses apart and is not part of the name; of "push 2" or
        "gold:15" the first word has a message, `effect-push`, and the rest is its `$value`. `gender`: of the
        figure in the same sentence, with which an adjective such as "poisoned" agrees.
        """
        thing = COPY.split(thing)[0]
        if kind in self.nouns.seats and thing.isdigit():
            return self.seat(int(thing))
        head, *rest = VALUE.split(thing, maxsplit=1)
        if rest and self.words.has(message := message_id(kind, head)):
            return Name(self.words.say(message, value=self.thing(head, rest[0]).text), article="no")
        return _thing(self.words, self.nouns, kind, thing, gender)


@lru_cache(KEPT)
def _alike(grid: Any, find: Callable[[str, str], Struct | None], nouns: Nouns) -> object:
    """The common part of namers that name cells, records and things alike."""
    return object()


@lru_cache(KEPT)
def _thing(words: Words, nouns: Nouns, kind: str, thing: str, gender: str) -> Name:
    """The name of a thing that is no seat."""
    if thing == UNKNOWN:
        return words.name("unknown", kind if words.has(f"unknown-{kind}") else "thing")
    if NUMBER.fullmatch(thing):
        return Name(thing, article="no")
    for each in (kind, *nouns.everything):
        if words.has(message_id(each, thing)):
            name = words.name(each, thing, gender=gender)
            return name._replace(article="no") if each in nouns.titles else name
    if (one := ONE_OF.fullmatch(thing)) and any(
        words.has(message_id(n, one[1])) for n in (kind, *nouns.everything)
    ):
        return _thing(words, nouns, kind, one[1], gender)._replace(number=int(one[2]))
    if kind == "face" and nouns.signs:
        signs: dict[str, str | int | None] = dict(nouns.signs)
        return Name(thing.translate(str.maketrans(signs)), article="no")
    if words.strict:
        raise MissingWords(f"There is no name for the {kind} {thing!r} in {words.language}.")
    return Name(thing, article="no")


@lru_cache(KEPT)
def _figure(words: Words, nouns: Nouns, what: str, number: int, rank: str) -> Name:
    """The name of a figure of this kind."""
    kind = next((kind for kind in nouns.figures if words.has(message_id(kind, what))), "figure")
    is_single = kind in nouns.single or words.attribute(message_id(kind, what), "number") == "no"
    name = words.name(kind, what, 0 if is_single else number)
    if kind in nouns.single:
        return name
    note = message_id("rank", rank or "none")
    return name._replace(note=words.say(note) if words.has(note) else "")
