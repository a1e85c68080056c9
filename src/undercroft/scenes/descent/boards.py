"""The map: squares with terrain, walls and doors, and the tokens that lie there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.descent.ground import GRID, Ground
from undercroft.games.descent.state import Descent, DescentState, Token, ground
from undercroft.scenes import shapes
from undercroft.space import Cell, Cells, each
from undercroft.text.narrator import Narrator

STEPS: Final = tuple(GRID.steps[side] for side in GRID.sides)
TERRAIN: Final = ("water", "pit", "hazard", "obstacle", "start", "exit", "plate")


def board(g: Descent, narrator: Narrator) -> shapes.Board:
    """The map as it is now: what lies there changes seldom, so each state of it is drawn once."""
    s = g.state
    tokens = tuple(
        (name, token.kind, token.cell, token.face) for name, token in s.tokens.items() if token.cell >= 0
    )
    waits = tuple(leaf.waits for leaf in s.figures.values() if leaf.waits >= 0)
    key = "board", s.quest, s.encounter, s.doors, s.gone, s.searches, tokens, waits
    return narrator.once(key, lambda: _board(s, ground(g), waits, narrator))


def _board(s: DescentState, found: Ground, waits: tuple[Cell, ...], narrator: Narrator) -> shapes.Board:
    kinds = _kinds(found)
    places = tuple(_place(cell, found, kinds, s, waits, narrator) for cell in each(found.terrain.board.floor))
    lying = {kind for place in places for kind in place.terrain}
    legend = [(kind, narrator.say(f"descent-terrain-{kind}")) for kind in TERRAIN if kind in lying]
    return shapes.Board("square", STEPS, places, tuple(legend))


def _kinds(found: Ground) -> dict[str, Cells]:
    """The squares of each kind of terrain; entrances and exits too, as figures begin and leave there."""
    terrain, layout = found.terrain, found.layout
    out = [cells for laid in layout.tiles if laid.tile.startswith("exit") for cells in [laid.cells]]
    begin = [laid.cells for laid in layout.tiles if laid.tile.startswith("entrance")]
    return {
        "water": terrain.water,
        "pit": terrain.pits,
        "hazard": terrain.lava,
        "obstacle": terrain.obstacles,
        "start": sum(begin),
        "exit": sum(out),
        "plate": layout.marked,
    }


def _place(
    cell: Cell,
    found: Ground,
    kinds: dict[str, Cells],
    s: DescentState,
    waits: tuple[Cell, ...],
    narrator: Narrator,
) -> shapes.Place:
    column, row = GRID.at(cell)
    opened = found.terrain.board.open_steps
    doors = tuple(_doors(cell, found))
    walls = tuple(i for i, side in enumerate(GRID.sides) if not opened[side] >> cell & 1 and i not in doors)
    terrain = tuple(kind for kind in TERRAIN if kinds[kind] >> cell & 1)
    tokens = tuple(_tokens(cell, s, waits, narrator))
    words = [narrator.say(f"descent-terrain-{kind}") for kind in terrain] + [token.label for token in tokens]
    if doors:
        words.append(narrator.say("descent-door"))
    room = next((laid.tile for laid in found.layout.tiles if laid.cells >> cell & 1), "")
    return shapes.Place(
        GRID.name(cell), column, row, walls, terrain, tokens, ", ".join(words), room, doors=doors
    )


def _doors(cell: Cell, found: Ground) -> Iterator[int]:
    """The sides of a square on which a closed door stands."""
    for number, edges in enumerate(found.layout.doors):
        if number in found.opened:
            continue
        for edge in edges:
            if cell in edge:
                beyond = edge[1] if edge[0] == cell else edge[0]
                yield from (i for i, side in enumerate(GRID.sides) if cell + GRID.shifts[side] == beyond)


def _tokens(
    cell: Cell, s: DescentState, waits: tuple[Cell, ...], narrator: Narrator
) -> Iterator[shapes.Token]:
    if cell in s.searches:
        yield shapes.Token("search", narrator.say("descent-search-token"))
    if cell in waits:
        yield shapes.Token("hero-token", narrator.say("descent-hero-token"))
    for name, token in s.tokens.items():
        if token.cell == cell:
            yield shapes.Token(
                f"{token.kind}-{token.face}" if token.face else token.kind, token_name(name, token, narrator)
            )


def token_name(name: str, token: Token, narrator: Narrator) -> str:
    """An objective token in words: its kind, and the face that it shows."""
    words, namer = narrator.words, narrator.namer(None)
    called = words.forms(namer.thing("token", name))[""]
    return f"{called}: {words.forms(namer.thing('face', token.face))['']}" if token.face else called
