"""Lantern at a table: chambers, delvers, oil and points."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from undercroft.kernel import Decision, Entry, FigureId, Option
from undercroft.parts.dice import number_on
from undercroft.scenes import shapes
from undercroft.scenes.building import line_of, plain_choice
from undercroft.scenes.painters import Painter
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from .caves import GRID, OPPOSITE, STEPS, beside, doors, frontier
from .events import DieRolled, RoundStarted, Stepped, TileDrawn, TurnStarted
from .options import LayOption
from .records import LanternContent
from .rules import Explore
from .state import Figure, Laid, Lantern, content

OIL, POINTS, CUP = "oil", "points", "trophy"
LETTERS = {step: letter for letter, step in STEPS.items()}
SIDES = tuple(LETTERS[GRID.steps[side]] for side in GRID.sides)  # as shapes count them


def board(g: Lantern, narrator: Narrator) -> shapes.Board:
    """All chambers that are laid, and the dark behind their doors."""
    laid, records = g.state.laid, content(g)
    places = tuple(_place(records, laid, cell, tile, narrator) for cell, tile in sorted(laid.items()))
    dark = [cell for cell in each(frontier(records, laid)) if g.state.deck.size]
    frame = tuple(
        shapes.Place(GRID.name(cell), *GRID.at(cell), label=narrator.say("lantern-dark")) for cell in dark
    )
    return shapes.Board("square", tuple(GRID.steps[side] for side in GRID.sides), places, frame=frame)


def _place(
    records: LanternContent, laid: dict[Cell, Laid], cell: Cell, tile: Laid, narrator: Narrator
) -> shapes.Place:
    column, row = GRID.at(cell)
    out = doors(records, tile)
    walls = []
    for i, side in enumerate(SIDES):
        other = beside(cell, side)
        shut = other in laid and other is not None and OPPOSITE[side] not in doors(records, laid[other])
        if side not in out or shut:
            walls.append(i)
    name = _name(narrator, "tile", tile.tile)
    held = narrator.say(f"lantern-{tile.holds}") if tile.holds else ""
    tokens = (shapes.Token(TOKENS[tile.holds], held),) if tile.holds else ()
    label = f"{name}: {held}" if held else name
    return shapes.Place(GRID.name(cell), column, row, tuple(walls), (), tokens, label, tile.tile)


TOKENS = {"ember": "money", "hoard": "treasure", "bat": "trap", "oil": "chest"}


def figures(g: Lantern, narrator: Narrator) -> tuple[shapes.Figure, ...]:
    """Every delver, also who stands in the dark."""
    return tuple(_figure(g, i, leaf, narrator) for i, leaf in g.state.figures.items())


def _figure(g: Lantern, i: FigureId, leaf: Figure, narrator: Narrator) -> shapes.Figure:
    name = capital(narrator.words.forms(narrator.namer(g.state).figure(i))[""])
    points = narrator.say("lantern-points", points=leaf.points)
    return shapes.Figure(
        i,
        tuple(map(GRID.name, each(leaf.cells))),
        name,
        leaf.kind,
        f"seat-{leaf.seat}",
        "delver",
        leaf.kind[0].upper(),
        (_oil(leaf, narrator),),
        owner=leaf.seat,
        badges=(shapes.Sign(CUP, points, str(leaf.points)),),
        active=g.state.turn.figure == i,
        label=", ".join([name, narrator.say("lantern-burns", oil=leaf.hp, full=leaf.full), points]),
    )


def _oil(leaf: Figure, narrator: Narrator) -> shapes.Meter:
    return shapes.Meter(OIL, narrator.say("lantern-meter"), leaf.hp, leaf.full, "torch")


def status(g: Lantern, narrator: Narrator) -> shapes.Status:
    """The cave, the goal, and how many tiles are left."""
    s = g.state
    alone = len(s.party) == 1
    goal = narrator.say("lantern-goal-alone", goal=s.goal) if alone else narrator.say("lantern-goal")
    seats = [leaf.seat for leaf in s.figures.values()]
    sides = tuple(
        shapes.Side(
            f"seat-{seat}",
            narrator.seat(seat),
            (seat,),
            tuple(f"seat-{other}" for other in seats if other != seat),
            seat + 1,
        )
        for seat in seats
    )
    return shapes.Status(
        "lantern",
        _name(narrator, "cave", s.cave),
        s.round,
        (goal, narrator.say("lantern-turn")),
        gauges=(
            shapes.Gauge("round", narrator.say("lantern-round"), str(s.round), "round", "foot"),
            shapes.Gauge("tiles", narrator.say("lantern-tiles"), str(s.deck.size), "deck", "decks"),
        ),
        sides=sides,
        ranks=(shapes.Rank("delver", narrator.say("lantern-rank"), frame="double"),),
        outcome=s.outcome,
        result=narrator.result(s.outcome) if s.outcome else "",
    )


def mats(g: Lantern, narrator: Narrator) -> tuple[shapes.Mat, ...]:
    """Oil and points of each delver."""
    found = []
    for i, leaf in g.state.figures.items():
        name = narrator.seat(leaf.seat)
        gauge = shapes.Gauge(POINTS, narrator.say("lantern-gauge"), str(leaf.points), CUP)
        hero = shapes.Hero(i, name, leaf.kind, (_oil(leaf, narrator),))
        found.append(shapes.Mat(leaf.seat, name, leaf.kind, (hero,), (gauge,)))
    return tuple(found)


def track(g: Lantern, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """Delvers by seat; who stands in the dark is done."""
    s = g.state
    return tuple(
        shapes.Row(
            f"seat-{leaf.seat}",
            narrator.seat(leaf.seat),
            leaf.kind,
            "",
            "active" if s.turn.figure == i else "waiting" if leaf.is_up else "done",
            leaf.seat,
            (i,),
        )
        for i, leaf in s.figures.items()
    )


def choice(g: Lantern, decision: Decision, option: Option, label: str, narrator: Narrator) -> shapes.Choice:
    """A tile that is to be laid is shown as it would lie."""
    plain = plain_choice(g, decision, option, label, narrator)
    if not isinstance(option, LayOption):
        return plain
    explore = g.nearest(Explore)
    cell, tile = explore.cell, Laid(explore.tile, option.turns, content(g).tile[explore.tile].holds)
    place = _place(content(g), {**g.state.laid, cell: tile}, cell, tile, narrator)
    return replace(plain, cells=(place.at,), ghost=shapes.Ghost(place.label, (place,)))


LEVELS: dict[type, Literal["round", "turn", "event"]] = {RoundStarted: "round", TurnStarted: "turn"}


def line(entry: Entry, text: str, answer: int, k: int, narrator: Narrator) -> shapes.Line:
    """A sentence of the log, with the die or the tile that was turned up."""
    event, show = entry.event, None
    way: tuple[Cell, ...] = ()
    match event:
        case DieRolled(die=die):
            show = shapes.Reveal("dice", dice=(shapes.Die("bone", die.face, pips=number_on(die.face)),))
        case TileDrawn(tile=tile):
            show = shapes.Reveal("card", (_name(narrator, "tile", tile),))
        case Stepped(cell=cell):
            way = (cell,)
    return line_of(entry, text, answer, k, GRID, LEVELS.get(type(event), "event"), show, way)


def _name(narrator: Narrator, kind: str, id: str) -> str:
    return capital(narrator.words.forms(narrator.namer(None).thing(kind, id))[""])


PAINTER = Painter(
    board=board, figures=figures, status=status, track=track, mats=mats, choice=choice, line=line
)
