"""Where on the table each option of Dungeon Alliance can be touched, with ghosts of tiles to be laid."""

from __future__ import annotations

from undercroft.games.alliance.card_options import (
    AttackOption,
    FirstOption,
    LayOption,
    ModeOption,
    PlayOption,
    RecallOption,
    ReturnTileOption,
    ScoutOption,
)
from undercroft.games.alliance.ground import CANVAS, GRID, Laid, monsters_on, side_towards
from undercroft.games.alliance.options import (
    DiscardOption,
    DoorOption,
    DraftDiscardedOption,
    DraftOption,
    ExchangeOption,
    GoOption,
    KeepOption,
    LeadOption,
    TakeHeroOption,
    TileOption,
)
from undercroft.games.alliance.reach import path, sticky, ways
from undercroft.games.alliance.records.tiles import Room
from undercroft.games.alliance.rules.movement.doors import WorkDoor, proposals
from undercroft.games.alliance.rules.movement.entering import has_hidden
from undercroft.games.alliance.rules.movement.moving import FAR, mover_of, unseen_rooms
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Delve, ground, library
from undercroft.kernel import Decision, FigureId, Option, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import choice_of, mover, plain_choice
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator

from .boards import tile_places, tile_words
from .figures import ghost_of
from .supplies import hero_offer, tile_offer, upgrade_offer


def choice(g: Delve, decision: Decision, option: Option, label: str, narrator: Narrator) -> shapes.Choice:
    """An option with its squares, figures, card or offer; a way with its cost and what waits on it."""
    match option:
        case GoOption(cell):
            return _way(g, option, cell, label, narrator)
        case DoorOption(cell):
            return choice_of(option, label, cells=_threshold(g, CANVAS.room_of[cell]))
        case TileOption(position, turns, tile):
            return _tile(g, option, position, turns, tile, label, narrator)
        case TakeHeroOption(hero):
            return choice_of(option, label, offer=hero_offer(hero))
        case LeadOption():
            return choice_of(option, label)  # the figures are not on the board yet
        case ReturnTileOption(position):
            return choice_of(option, label, offer=tile_offer(position))
        case DraftOption(card) | ExchangeOption(card):
            return choice_of(option, label, offer=upgrade_offer(g.state.offer.index(card)))
        case DraftDiscardedOption(card) | DiscardOption(card) | KeepOption(card) | PlayOption(card):
            return choice_of(option, label, card=card)
        case ModeOption(card=card) | RecallOption(card) | FirstOption(card) | LayOption(card=card):
            return choice_of(option, label, card=card)
        case AttackOption(figure=figure, card=card):
            return choice_of(option, label, figures=(figure,), card=card)
        case ScoutOption(number):
            cells = [token.cell for token in g.state.threats if token.number == number]
            return choice_of(option, label, cells=tuple(map(GRID.name, cells)))
    return plain_choice(g, decision, option, label, narrator)


def way_to(g: Delve, figure: FigureId, cell: Cell) -> tuple[tuple[Cell, ...], int]:
    """A cheapest way to a square and its price in Speed points."""
    board, mind = ground(g), mover_of(g, figure)
    shunned = unseen_rooms(g, mind.at) if g.state.figures[figure].role == "hero" else 0
    steps = tuple(path(board, mind, cell, FAR, shunned))
    label = ways(board, mind, FAR).label(cell)
    return steps, label[1] if label else len(steps)


def _way(g: Delve, option: GoOption, cell: Cell, label: str, narrator: Narrator) -> shapes.Choice:
    figure, board = mover(g), ground(g)
    steps, cost = way_to(g, figure, cell)
    warn = []
    dear = sticky(board, mover_of(g, figure))
    if any(dear >> step & 1 for step in (cell_of(g.state, figure), *steps[:-1])):
        warn.append(narrator.say("alliance-warn-leaving"))
    if g.state.figures[figure].role == "hero" and enters_unseen(g, figure, steps):
        warn.append(narrator.say("alliance-warn-threat"))
    return choice_of(
        option, label, cells=(GRID.name(cell),), path=tuple(map(GRID.name, steps)), cost=str(cost),
        warn=" ".join(warn),
    )  # fmt: skip


def enters_unseen(g: Delve, figure: FigureId, steps: tuple[Cell, ...]) -> bool:
    """Does a way lead into a room with a face-down token (DA-THR-02)?"""
    board, here = ground(g), cell_of(g.state, figure)
    for step in steps:
        if board.room_of(step) != board.room_of(here) and has_hidden(g, step):
            return True
        here = step
    return False


def _threshold(g: Delve, room: Room) -> tuple[str, ...]:
    """The squares of a room or empty cell along the border towards the hero that works at it."""
    own = ground(g).room_of(cell_of(g.state, mover(g)))
    return tuple(map(GRID.name, each(CANVAS.along[room, side_towards(room, own)])))


def _tile(
    g: Delve, option: TileOption, position: int, turns: int, tile: str, label: str, narrator: Narrator
) -> shapes.Choice:
    """A tile as it would lie, with the monsters that would come and the side that they would face."""
    frame = g.state.frames[-1] if g.state.frames else None
    plain = choice_of(option, label, offer=tile_offer(position))
    if not isinstance(frame, WorkDoor):
        return plain
    record, laid = library(g).tile[tile], Laid(tile, frame.room, turns)
    facing = side_towards(frame.room, ground(g).room_of(cell_of(g.state, frame.figure)))
    come = tuple(
        ghost_of(g, number, kind, cell, facing, narrator)
        for number, (kind, cell) in enumerate(monsters_on(record, laid), g.state.next_figure)
    )
    kinds = {(each.position, each.turns): kind for each, kind in proposals(g, frame.figure, frame.room)}
    border = narrator.say("alliance-border", kind=kinds[position, turns], level=record.depth)
    ghost = shapes.Ghost(
        f"{tile_words(record, narrator)} {border}", tile_places(record, laid, names=True), come
    )
    squares = tuple(map(GRID.name, each(CANVAS.rooms[frame.room])))
    return replace(plain, ghost=ghost, cells=squares, warn=border)
