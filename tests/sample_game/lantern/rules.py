"""The rules of Lantern: procedures, in the order of its leaflet (LN)."""

from __future__ import annotations

from undercroft.kernel import (
    Call,
    CardId,
    Choice,
    Done,
    FigureId,
    GameOver,
    Next,
    Objection,
    Procedure,
    Requirement,
    Seat,
    ask,
    step,
)
from undercroft.parts.decks import Deck, shuffled
from undercroft.parts.dice import number_on, roll
from undercroft.parts.figures import taken_by_others
from undercroft.space import Cell, Cells, mask_of

from .caves import GATES, GRID, SHIFTS, across_doors, fitting_turns
from .events import (
    BatFled,
    CaveEntered,
    DelverPlaced,
    DieRolled,
    Found,
    RoundStarted,
    Stepped,
    TileDrawn,
    TileLaid,
    TurnEnded,
    TurnStarted,
    WentDark,
)
from .options import LayOption, StayOption, StepOption
from .state import DelverReport, Figure, Laid, Lantern, LanternReport, content, figure_of

FACES = {"bone": ("1", "2", "3", "4", "5", "6")}
STEPS = 3  # of a turn (LN-02)
BRAVE = 3  # the least that drives a bat away (LN-05)
WORTH = {"ember": 1, "hoard": 3}  # LN-04
OIL, BAT = 2, 2  # what a spring gives, and a bat that was driven away


class Delve(Procedure, tag="lantern.delve"):
    """A whole game: into the cave, then rounds until every lantern is empty."""

    oil: int

    @step("LN-01")
    def enter(self, g: Lantern) -> None:
        """Gates in the middle, the tiles of the cave shuffled, each delver at a gate."""
        s = g.state
        cards = [tile for tile, count in content(g).cave[s.cave].tiles.items() for _ in range(count)]
        g.emit(CaveEntered(GATES[: len(s.party)], Deck(shuffled(cards))))
        for number, kind in enumerate(s.party):
            oil = self.oil + content(g).delver[kind].oil
            leaf = Figure(kind, Seat(number), 1 << GATES[number], oil, oil)
            g.emit(DelverPlaced(figure_of(Seat(number)), leaf))

    @step("LN-02")
    def start_round(self, g: Lantern) -> Next:
        if not any(figure.is_up for figure in g.state.figures.values()):
            return self.compare
        g.emit(RoundStarted(g.state.round + 1))
        return Call(Round(), then=self.start_round)

    @step("LN-06")
    def compare(self, g: Lantern) -> None:
        """The most points win; alone, those that were asked for."""
        s = g.state
        scores = tuple(figure.points for figure in s.figures.values())
        best = max(scores)
        winners = tuple(f.seat for f in s.figures.values() if f.points == best)
        if len(scores) == 1:
            winners = winners if best >= s.goal else ()
        result = "lost" if not winners else "won" if len(winners) == 1 else "tie"
        brought = tuple(DelverReport(f.seat, f.kind, f.points) for f in s.figures.values())
        g.emit(GameOver(result, winners, scores, LanternReport(s.cave, s.round, len(s.laid), brought)))


class Round(Procedure, tag="lantern.round"):
    """Every delver whose lantern burns takes a turn, by seat."""

    gone: int = 0

    @step("LN-02")
    def next_turn(self, g: Lantern) -> Next:
        figures = list(g.state.figures.items())
        while self.gone < len(figures):
            figure, leaf = figures[self.gone]
            self.gone += 1
            if leaf.is_up:
                return Call(DelverTurn(figure), then=self.next_turn)
        return Done()


class DelverTurn(Procedure, tag="lantern.turn"):
    """Burn one oil, then up to three steps."""

    figure: FigureId

    @step("LN-02")
    def start(self, g: Lantern) -> None:
        g.emit(TurnStarted(self.figure, STEPS + content(g).delver[g.state.figures[self.figure].kind].steps))

    @step("LN-03")
    def choose(self, g: Lantern) -> Next:
        if not g.state.turn.steps:
            return self.end
        return ask(g.state.figures[self.figure].seat, *DOORS.options(g, self), StayOption())

    choose.poses(lambda: DOORS)

    @choose.answered
    def go(self, g: Lantern, picked: StepOption | StayOption) -> Next:
        if isinstance(picked, StayOption):
            return self.end
        if picked.cell in g.state.laid:
            g.emit(Stepped(self.figure, picked.cell))
            return Call(Enter(self.figure), then=self.choose)
        return Call(Explore(self.figure, picked.cell), then=self.choose)

    @step("LN-02")
    def end(self, g: Lantern) -> None:
        g.emit(TurnEnded(self.figure))
        if not g.state.figures[self.figure].hp:
            g.emit(WentDark(self.figure))


class Explore(Procedure, tag="lantern.explore"):
    """Into the dark: a tile is drawn, laid so that a door leads back, and entered."""

    figure: FigureId
    cell: Cell
    tile: CardId = CardId("")

    @step("LN-03")
    def draw(self, g: Lantern) -> None:
        self.tile = g.state.deck.next_card(g, "tiles")
        g.emit(TileDrawn(self.figure, self.tile))

    @step("LN-03")
    def lay(self, g: Lantern) -> Next:
        here = g.state.figures[self.figure].cells.bit_length() - 1
        side = across_doors(content(g), g.state.laid, here)[self.cell]
        turns = fitting_turns(content(g), self.tile, side)
        return ask(g.state.figures[self.figure].seat, *map(LayOption, turns))

    @lay.answered
    def laid(self, g: Lantern, picked: LayOption) -> Next:
        holds = content(g).tile[self.tile].holds
        g.emit(TileLaid(self.cell, Laid(self.tile, picked.turns, holds)))
        g.emit(Stepped(self.figure, self.cell))
        return Call(Enter(self.figure))


class Enter(Procedure, tag="lantern.enter"):
    """What is in a chamber belongs to whoever comes first; a bat must be driven away."""

    figure: FigureId

    @step("LN-04")
    def find(self, g: Lantern) -> Next:
        cell = g.state.figures[self.figure].cells.bit_length() - 1
        match g.state.laid[cell].holds:
            case "":
                return Done()
            case "bat":
                return self.fight
            case "oil":
                g.emit(Found(self.figure, cell, "oil", oil=OIL))
            case held:
                g.emit(Found(self.figure, cell, held, points=WORTH[held]))
        return Done()

    @step("LN-05")
    def fight(self, g: Lantern) -> None:
        cell = g.state.figures[self.figure].cells.bit_length() - 1
        (die,) = roll(g, FACES, ["bone"])
        g.emit(DieRolled(self.figure, die))
        if number_on(die.face) >= BRAVE:
            g.emit(BatFled(self.figure, cell, points=BAT))
        else:
            g.emit(BatFled(self.figure, cell, oil=1))


def around(g: Lantern, turn: DelverTurn) -> Cells:
    """The four cells beside a delver."""
    here = g.state.figures[turn.figure].cells.bit_length() - 1
    return mask_of(here + shift for shift in SHIFTS.values()) & GRID.canvas


def behind_a_door(g: Lantern, turn: DelverTurn, cells: Cells) -> Cells:
    here = g.state.figures[turn.figure].cells.bit_length() - 1
    return cells & mask_of(across_doors(content(g), g.state.laid, here))


def free(g: Lantern, turn: DelverTurn, cells: Cells) -> Cells:
    return cells & ~taken_by_others(g.state.figures, turn.figure)


def taken(g: Lantern, turn: DelverTurn, cell: Cell) -> Objection:
    who = next(i for i, figure in g.state.figures.items() if figure.cells >> cell & 1)
    return Objection("LN-03", "lantern-taken", who=who)


def laid_or_to_lay(g: Lantern, turn: DelverTurn, cells: Cells) -> Cells:
    return cells if g.state.deck.size else cells & mask_of(g.state.laid)


DOORS: Choice[Lantern, DelverTurn] = Choice(
    "cell",
    StepOption,
    around,
    (
        Requirement("LN-03", "lantern-wall", behind_a_door),
        Requirement("LN-03", taken, free),
        Requirement("LN-03", "lantern-no-tile", laid_or_to_lay),
    ),
    beyond=("LN-03", "lantern-far"),
)
