"""The cellar's floor and who stands on it."""

from __future__ import annotations

from undercroft.games.tiny.ground import GRID, Ground, marks, square
from undercroft.games.tiny.options import StanceOption
from undercroft.games.tiny.records import Scenario, TinyContent
from undercroft.games.tiny.rules.attack import printed_shield
from undercroft.games.tiny.state import Figure, Tiny, TinyState, content
from undercroft.kernel import FigureId
from undercroft.scenes import shapes
from undercroft.scenes.building import health
from undercroft.space import Cell, each
from undercroft.text.namers import StateNamer
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

STEPS = tuple(GRID.steps[side] for side in GRID.sides)
TERRAIN = ("difficult", "hazard", "door-closed", "door-open")


def board(g: Tiny, narrator: Narrator) -> shapes.Board:
    """The revealed rooms; what lies there changes seldom, so each is drawn once."""
    s = g.state
    key = "board", s.scenario, s.rooms, s.chests
    return narrator.once(key, lambda: _board(content(g), s, narrator))


def _board(records: TinyContent, s: TinyState, narrator: Narrator) -> shapes.Board:
    scenario, ground = records.scenario[s.scenario], records.grounds[s.scenario, s.rooms]
    rooms = {cell: room.id for room in scenario.rooms if room.id in s.rooms for cell, _ in marks(room)}
    doors = _doors(scenario, s.rooms)
    places = tuple(_place(cell, ground, doors, rooms[cell], s, narrator) for cell in each(ground.floor))
    lying = {kind for place in places for kind in place.terrain}
    legend = tuple((kind, narrator.say(f"tiny-terrain-{kind}")) for kind in TERRAIN if kind in lying)
    return shapes.Board("square", STEPS, places, legend)


def _place(
    cell: Cell, ground: Ground, doors: set[Cell], room: str, s: TinyState, narrator: Narrator
) -> shapes.Place:
    column, row = GRID.at(cell)
    opened = ground.board.open_steps
    walls = tuple(i for i, side in enumerate(GRID.sides) if not opened[side] >> cell & 1)
    lies = {
        "difficult": ground.rubble >> cell & 1,
        "hazard": ground.spikes >> cell & 1,
        "door-closed": ground.closed >> cell & 1,
        "door-open": cell in doors and not ground.closed >> cell & 1,
    }
    terrain = tuple(kind for kind in TERRAIN if lies[kind])
    tokens = (shapes.Token("chest", narrator.say("tiny-chest")),) if cell in s.chests else ()
    words = [narrator.say(f"tiny-terrain-{kind}") for kind in terrain] + [token.label for token in tokens]
    return shapes.Place(GRID.name(cell), column, row, walls, terrain, tokens, ", ".join(words), room)


def _doors(scenario: Scenario, rooms: tuple[str, ...]) -> set[Cell]:
    return {square(door.at) for room in scenario.rooms if room.id in rooms for door in room.doors}


def figures(g: Tiny, narrator: Narrator) -> tuple[shapes.Figure, ...]:
    """All who are up."""
    namer = narrator.namer(g.state)
    return tuple(
        _figure(g, i, figure, namer, narrator) for i, figure in g.state.figures.items() if figure.cells
    )


def _figure(g: Tiny, i: FigureId, figure: Figure, namer: StateNamer, narrator: Narrator) -> shapes.Figure:
    called = namer.figure(i)
    name = capital(narrator.words.forms(called)[""])
    signs = tuple(
        shapes.Sign(each.name, _condition(each.name, called.gender, namer, narrator))
        for each in figure.conditions
    )
    badges = _badges(g, i, figure, namer, narrator)
    fares = narrator.say("scene-health", hp=figure.hp, full=figure.full)
    return shapes.Figure(
        id=i,
        at=tuple(GRID.name(cell) for cell in each(figure.cells)),
        name=name,
        kind=figure.kind,
        side="heroes" if figure.is_hero else "monsters",
        rank="hero" if figure.is_hero else "monster",
        mark=mark_of(i, figure),
        meters=meters(figure, narrator),
        number=0 if figure.is_hero else i,
        owner=figure.seat,
        signs=signs,
        badges=badges,
        active=g.state.turn.figure == i,
        acted=i in g.state.acted,
        label=", ".join([name, fares, *(sign.label for sign in (*signs, *badges))]),
    )


def meters(figure: Figure, narrator: Narrator) -> tuple[shapes.Meter, ...]:
    """The health of a figure."""
    return (health(narrator.say("tiny-health"), figure.hp, figure.full),)


def mark_of(i: FigureId, figure: Figure) -> str:
    """A letter for a hero, a letter and the number for a monster."""
    return figure.kind[0].upper() if figure.is_hero else f"{figure.kind[0]}{i}"


def _condition(name: str, gender: str, namer: StateNamer, narrator: Narrator) -> str:
    called = narrator.words.forms(namer.thing("condition", name, gender))[""]
    return f"{called}: {narrator.say(f'tiny-condition-{name}')}"


def _badges(
    g: Tiny, i: FigureId, figure: Figure, namer: StateNamer, narrator: Narrator
) -> tuple[shapes.Sign, ...]:
    shield = g.total("shield", i, printed_shield(g, i))
    found = [shapes.Sign("shield", narrator.say("tiny-shield", n=shield), str(shield))] if shield else []
    if figure.stance:
        stance = narrator.label(StanceOption(figure.stance), namer)
        found.append(shapes.Sign(f"stance-{figure.stance}", stance))
    return tuple(found)
