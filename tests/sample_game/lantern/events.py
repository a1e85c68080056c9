"""What happens in Lantern."""

from __future__ import annotations

from undercroft.kernel import CardId, Event, FigureId, replace
from undercroft.parts.decks import Deck
from undercroft.parts.dice import Die
from undercroft.space import Cell

from .state import Figure, Laid, LanternState, Turn


class CaveEntered(Event):
    """A gate for each delver is laid, the other tiles are shuffled."""

    gates: tuple[Cell, ...]
    deck: Deck

    def apply(self, s: LanternState) -> None:
        s.laid = {cell: Laid("gate") for cell in self.gates}
        s.deck = self.deck


class DelverPlaced(Event):
    figure: FigureId
    leaf: Figure

    def apply(self, s: LanternState) -> None:
        s.figures[self.figure] = self.leaf


class RoundStarted(Event):
    round: int

    def apply(self, s: LanternState) -> None:
        s.round = self.round


class TurnStarted(Event):
    """The lantern burns for a turn."""

    figure: FigureId
    steps: int

    def apply(self, s: LanternState) -> None:
        s.turn = Turn(self.figure, self.steps)
        s.figures[self.figure] = replace(s.figures[self.figure], hp=s.figures[self.figure].hp - 1)


class Stepped(Event):
    figure: FigureId
    cell: Cell

    def apply(self, s: LanternState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.cell)
        s.turn = replace(s.turn, steps=s.turn.steps - 1)


class TileDrawn(Event):
    """Everybody sees what lies behind the door."""

    opens = True
    figure: FigureId
    tile: CardId

    def apply(self, s: LanternState) -> None:
        s.deck = s.deck.drawn(self.tile)


class TileLaid(Event):
    cell: Cell
    laid: Laid

    def apply(self, s: LanternState) -> None:
        s.laid[self.cell] = self.laid


class Found(Event):
    """Somebody takes what is in a chamber."""

    figure: FigureId
    cell: Cell
    found: str
    points: int = 0
    oil: int = 0

    def apply(self, s: LanternState) -> None:
        figure = s.figures[self.figure]
        oil = min(figure.full, figure.hp + self.oil)
        s.figures[self.figure] = replace(figure, points=figure.points + self.points, hp=oil)
        s.laid[self.cell] = replace(s.laid[self.cell], holds="")


class DieRolled(Event):
    figure: FigureId
    die: Die

    def apply(self, s: LanternState) -> None:
        s.turn = replace(s.turn, dice=(self.die,))


class BatFled(Event):
    """It leaves two points behind, or has spilled some oil."""

    figure: FigureId
    cell: Cell
    points: int = 0
    oil: int = 0

    def apply(self, s: LanternState) -> None:
        figure = s.figures[self.figure]
        oil = max(0, figure.hp - self.oil)
        s.figures[self.figure] = replace(figure, points=figure.points + self.points, hp=oil)
        s.laid[self.cell] = replace(s.laid[self.cell], holds="")


class TurnEnded(Event):
    figure: FigureId

    def apply(self, s: LanternState) -> None:
        s.turn = Turn()


class WentDark(Event):
    """A lantern is empty: its delver takes no more turns."""

    figure: FigureId

    def apply(self, s: LanternState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], phase="away")
