"""Answers to queries: what a player may ask the engine."""

from __future__ import annotations

from .parts import Line
from .pieces import Card, Shape


class Foreseen(Shape):
    """The effects of an option, as far as they can be known."""

    lines: tuple[str, ...]
    stop: str  # "question", "chance", "secret", "reveal", "end"
    then: str  # the same in words
    path: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()  # cells of the path that trigger something
    expect: tuple[Expectation, ...] = ()


class Expectation(Shape):
    """The damage that an attack may do, over all cards or dice that may come."""

    figure: int
    least: int
    most: int
    mean: str  # "3.4": text, for there are no floats here
    kill: int  # per cent
    text: str  # "2 to 5, on average 3.4; kills in 18 %"


class SightLine(Shape):
    """Whether one cell is seen from another, with the line in hundredths of a cell's width."""

    seen: bool
    line: tuple[tuple[int, int], ...]  # two points; x and y in hundredths, from the centre of cell (0, 0)
    text: str
    blocked: tuple[tuple[str, int], ...] = ()  # walls in the way: (cell, side)
    cells: tuple[str, ...] = ()  # cells in the way


class Threat(Shape):
    """Cells that enemies could hit this round."""

    cells: tuple[tuple[str, int], ...]  # with the revealed cards: (cell, by how many)
    maybe: tuple[tuple[str, int], ...] = ()  # with some card that they may still draw
    text: str = ""


class Plan(Shape):
    """The plan of a monster if it acted now."""

    figure: int
    text: tuple[str, ...]  # the proof
    focus: int = 0
    path: tuple[str, ...] = ()
    stop: str = ""
    targets: tuple[int, ...] = ()


class Danger(Shape):
    """The possible cost of standing on a cell by the end of the round."""

    cell: str
    text: str
    least: int
    most: int
    mean: str
    attackers: tuple[int, ...] = ()


class Objection(Shape):
    """Why a cell or a figure cannot be chosen now; empty where nothing stands against it."""

    text: str = ""
    rule: str = ""
    title: str = ""  # of the rule
    sight: SightLine | None = None  # where it is not seen: the line that fails least


class Told(Shape):
    """Sentences: why something happened, or what a closer look shows."""

    lines: tuple[str, ...]
    statement: str = ""  # of the rule behind it, in English, whatever the language


class Hint(Shape):
    """The answer that a bot would give, and why."""

    key: str
    label: str
    why: str
    keys: tuple[str, ...] = ()  # of several secret answers that go together: all of them


class Found(Shape):
    """Cards and other things of a name."""

    cards: tuple[Card, ...]


class Log(Shape):
    """Lines of the log from before those that a client has."""

    lines: tuple[Line, ...]
    more: bool = False  # there are earlier ones
