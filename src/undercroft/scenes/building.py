"""Strokes that the painters of all games share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from undercroft.kernel import Decision, Entry, Event, FigureId, Game, Option, Seat, preview
from undercroft.parts.happenings import Damaged, Healed
from undercroft.scenes import shapes
from undercroft.space import Cell, Cells, Grid, Line, each
from undercroft.text import record_text
from undercroft.text.narrator import Narrator
from undercroft.text.phrases import CELL, CELLS, field_kinds
from undercroft.text.sentences import capital
from undercroft.text.words import Args, Name, Words

BETWEEN_WORDS = re.compile(r"[\s,;()]+|:(?=\s)|\.(?=\s|$)")
SENTENCE = re.compile(r"(?<=[.:]) (?=[A-ZÁÉÍÓÚÂÊÔÃÕÇ¡¿“«])")
HEALTH = "health"  # id of the meter that parts.happenings changes


def health(label: str, value: int, full: int) -> shapes.Meter:
    """The meter that damage and healing change."""
    return shapes.Meter(HEALTH, label, value, full, HEALTH)


def choice_of(
    option: Option,
    label: str,
    *,
    cells: tuple[str, ...] = (),
    figures: tuple[int, ...] = (),
    card: str = "",
    half: str = "",
    path: tuple[str, ...] = (),
    cost: str = "",
    warn: str = "",
    confirm: bool = False,
    area: bool = False,
    dice: tuple[int, ...] = (),
    offer: str = "",
) -> shapes.Choice:
    """An option, with the places where it can be touched."""
    key = option.key
    return shapes.Choice(
        key, label, key.partition(" ")[0], cells, figures, card, half, path, cost, warn, confirm,
        option.concedes, area, dice=dice, offer=offer,
    )  # fmt: skip


def plain_choice(
    g: Game[Any], decision: Decision, option: Option, label: str, narrator: Narrator
) -> shapes.Choice:
    """An option that can be touched at the cells, figures and card that its fields name."""
    figures, cells = mentioned(option)
    grid = narrator.edition.box.grid
    names = tuple(grid.name(cell) for cell in cells) if grid else ()
    kinds = field_kinds(type(option))
    card = next((getattr(option, name) for name, kind in kinds.items() if kind == "card"), "")
    return choice_of(option, label, cells=names, figures=figures, card=card)


def names_a_place(choice: shapes.Choice) -> bool:
    """Does the label name one of the cells, as only who reads coordinates understands?"""
    named = [place for place in (*choice.cells, *choice.path) if place in choice.label]
    return bool(named) and not set(BETWEEN_WORDS.split(choice.label)).isdisjoint(named)


def here(words: Words, choice: shapes.Choice) -> str:
    """The effect of a choice at the place that the board shows."""
    message = f"here-{choice.kind}" if words.has(f"here-{choice.kind}") else "here"
    return words.say(message, cost=choice.cost or "none", count=len(choice.figures))


def hits_label(words: Words, names: Sequence[Name]) -> str:
    """Whom a pattern hits: that is what is chosen, not its cells."""
    forms = [words.forms(name) for name in names]
    told: Args = {f"who-{form}": words.listed([each[form] for each in forms]) for form in ("the", "to")}
    return capital(words.say("scene-hits", count=len(names), **told))


def line_of(
    entry: Entry,
    text: str,
    answer: int,
    k: int,
    grid: Grid | None,
    level: Literal["round", "turn", "event"] = "event",
    show: shapes.Reveal | None = None,
    way: Iterable[Cell] = (),
) -> shapes.Line:
    """A sentence of the log, with the figures and cells that the fields of its event name."""
    figures, cells = mentioned(entry.event)
    names = tuple(grid.name(cell) for cell in cells if grid.canvas >> cell & 1) if grid else ()
    return shapes.Line(
        answer, k, text, entry.rule, level=level, figures=figures, cells=names, show=show,
        way=tuple(map(grid.name, way)) if grid else (), meters=meter_changes(entry.event),
        rules=(entry.rule,) if entry.rule else (),
    )  # fmt: skip


def plain_line(entry: Entry, text: str, answer: int, k: int, narrator: Narrator) -> shapes.Line:
    """A sentence of the log, with what the fields of its event name."""
    return line_of(entry, text, answer, k, narrator.edition.box.grid)


def meter_changes(event: Event) -> tuple[tuple[int, str, int], ...]:
    """The health that figures gain or lose by an event."""
    sign = _health_sign(type(event))
    return ((event.figure, HEALTH, sign * event.amount),) if sign else ()  # type: ignore[attr-defined]


@cache
def _health_sign(kind: type[Event]) -> int:
    """Does an event of this kind take health, -1, or give it, 1?"""
    return issubclass(kind, Healed) - issubclass(kind, Damaged)


def mentioned(leaf: Event | Option) -> tuple[tuple[int, ...], tuple[Cell, ...]]:
    """The figures and the cells that an event or an option names, in the order of its fields, each once."""
    figures: list[int] = []
    cells: list[Cell] = []
    for name, kind in _places(type(leaf)):
        value = getattr(leaf, name)
        found = figures if kind == "figure" else cells
        if kind == CELLS and isinstance(value, int):
            found += each(value)
        else:
            values = value if isinstance(value, tuple) else (value,)
            found += [one for one in values if isinstance(one, int) and one > 0]
    return tuple(dict.fromkeys(figures)), tuple(dict.fromkeys(cells))


def plain_card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    """Anything that has a name and a text, as a card."""
    return narrator.once(("card", kind, id), lambda: _plain_card(kind, id, narrator))


def sentences(text: str) -> tuple[str, ...]:
    """A text with a line for each of its sentences."""
    return tuple(filter(None, SENTENCE.split(text)))


def named_piles(
    game: str, piles: Mapping[str, Sequence[shapes.Card]], narrator: Narrator, always: Sequence[str] = ()
) -> Iterator[shapes.Pile]:
    """Cards by the pile in which they lie, with what the game calls it; empty ones only if `always`."""
    for name, lying in piles.items():
        if lying or name in always:
            yield shapes.Pile(name, narrator.say(f"{game}-pile-{name}"), tuple(lying))


def ranks_of(game: str, frames: Mapping[str, shapes.Frame], narrator: Narrator) -> tuple[shapes.Rank, ...]:
    """The ranks of figures, as the game calls them, each with its frame."""
    return narrator.once(
        ("ranks",),
        lambda: tuple(
            shapes.Rank(rank, narrator.say(f"{game}-rank-{rank}"), frame=frame)
            for rank, frame in frames.items()
        ),
    )


def mover(g: Game[Any]) -> FigureId:
    """The figure that would go: of the procedure that asks, else the one whose turn it is."""
    asking: FigureId = getattr(g.state.frames[-1], "figure", FigureId(0)) if g.state.frames else FigureId(0)
    turn: FigureId = g.state.turn.figure
    return asking or turn


def obstacles(line: Line) -> int:
    """How much is in the way of a line: what is shown is the line that fails least."""
    return line.cells.bit_count() + len(line.edges) + len(line.posts)


def wall_sides(grid: Grid, solid: Cells, floor: Cells) -> Iterator[tuple[str, int]]:
    """The sides of the floor that border on what is solid."""
    for cell in each(floor):
        for i, side in enumerate(grid.sides):
            if solid >> cell + grid.shifts[side] & 1:
                yield grid.name(cell), i


def foretold(game: Game[Any], seat: Seat, pick: int, narrator: Narrator) -> shapes.Foreseen:
    """The effects of an option, in sentences; a painter may add its way and what to expect of it."""
    shown = preview(game, seat, pick)
    lines = tuple(narrator.happened(shown.entries, game, seat))
    return shapes.Foreseen(lines, shown.stop, narrator.say(f"then-{shown.stop}"))


def expectation(
    figure: int, hp: int, damage: Iterable[tuple[int, int | Fraction]], narrator: Narrator
) -> shapes.Expectation:
    """The damage to expect, from each amount and how likely it is; `hp`: what would fell the figure."""
    cases = [(amount, Fraction(likely)) for amount, likely in damage if likely]
    least, most = min(amount for amount, _ in cases), max(amount for amount, _ in cases)
    mean, sure = decimal(mean_of(cases), narrator), sum(likely for _, likely in cases)
    kill = round(100 * sum(likely for amount, likely in cases if amount >= hp) / sure)
    text = narrator.say("scene-damage", range=span(least, most), mean=mean, kill=kill)
    return shapes.Expectation(figure, least, most, mean, kill, text)


def mean_of(cases: Iterable[tuple[int, int | Fraction]]) -> Fraction:
    """The mean of numbers, each with how likely it is."""
    cases = list(cases)
    return sum((amount * Fraction(likely) for amount, likely in cases), Fraction(0)) / sum(
        Fraction(likely) for _, likely in cases
    )


def span(least: int, most: int) -> str:
    """From one number to another, or the one number that both are."""
    return str(least) if least == most else f"{least}–{most}"


def decimal(number: Fraction, narrator: Narrator) -> str:
    """A number with one decimal, as the language writes it."""
    whole, tenth = divmod(int(number * 10 + Fraction(1, 2)), 10)
    return narrator.say("scene-decimal", whole=str(whole), tenth=str(tenth))


@cache
def _places(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a leaf that hold figures or cells."""
    return tuple((name, each) for name, each in field_kinds(kind).items() if each in ("figure", CELL, CELLS))


def _plain_card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    namer = narrator.namer(None)
    name = capital(narrator.words.forms(namer.thing(kind, id))[""])
    lines = tuple(filter(None, record_text(narrator.words, namer, kind, id).split("\n")))
    return shapes.Card(id, name, kind, (shapes.Half("", lines),) if lines else ())
