"""Lantern: its leaves and its state."""

from __future__ import annotations

from msgspec import field

from undercroft.kernel import FigureId, Game, Leaf, Report, Seat, State
from undercroft.parts import figures
from undercroft.parts.decks import Deck
from undercroft.parts.dice import Die
from undercroft.space import Cell

from .records import Held, LanternContent


class Laid(Leaf, omit_defaults=True):
    """A tile on the table: turned so many quarters to the right, and what is still in it."""

    tile: str
    turns: int = 0
    holds: Held = ""


class Figure(figures.Figure, omit_defaults=True):
    """A delver. Health is the oil in the lantern: who has none stands in the dark."""

    points: int = 0


class Turn(Leaf):
    """Whose turn it is, and how many steps are left of it."""

    figure: FigureId = FigureId(0)
    steps: int = 0
    dice: tuple[Die, ...] = ()  # as they were rolled last in this turn


class LanternState(State, kw_only=True):
    cave: str
    party: tuple[str, ...]
    goal: int = 0  # points that somebody who plays alone needs
    round: int = 0
    figures: dict[FigureId, Figure] = field(default_factory=dict)
    laid: dict[Cell, Laid] = field(default_factory=dict)  # the board: it grows
    deck: Deck = Deck()
    turn: Turn = Turn()


class DelverReport(Leaf):
    """What a delver brought home."""

    seat: Seat
    delver: str
    points: int


class LanternReport(Report):
    """A cave that was left."""

    cave: str
    rounds: int
    tiles: int  # laid
    delvers: tuple[DelverReport, ...]


Lantern = Game[LanternState]


def content(g: Lantern) -> LanternContent:
    """The records of the packs."""
    found: LanternContent = g.rules.content
    return found


def figure_of(seat: Seat) -> FigureId:
    return FigureId(seat + 1)
