"""Sides, deciders, figures that are up: rules ask here and never read a figure's seat themselves (D2-WHO)."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from undercroft.games.descent.state import HEROES, OVERLORD, Descent, DescentState, Figure, ground
from undercroft.kernel import Ask, FigureId, Leaf, Option, Seat, ask, ask_any
from undercroft.parts.ground import FAR
from undercroft.parts.sides import Sides
from undercroft.space import Cell, Cells

SIDE_OF_ROLE = {
    "hero": HEROES, "familiar": HEROES, "ally": HEROES, "monster": OVERLORD, "lieutenant": OVERLORD,
    "spirit": OVERLORD,
}  # fmt: skip
CHARMED = "charmed"  # the modifier of a hero who acts for the Overlord (D2-X-27: Dark Charm)
SWAYED = "swayed"  # of a hero figure that goes over to the Overlord for a while (The Wyrm Turns 2)
COMMANDED = "commanded"  # of a monster that acts for a hero; its value is the hero (D2-X-15: Dying Command)


def hero_seats(s: DescentState) -> tuple[Seat, ...]:
    """The seats of the heroes, in their order."""
    return tuple([hero.seat for hero in s.heroes.values()])


def side_of(s: DescentState, seat: Seat) -> str:
    """The side that a seat wins and loses with (D2-GEN-03)."""
    return OVERLORD if seat == s.overlord.seat else HEROES


def is_forced(g: Descent) -> Any:
    turned = g.state.modifiers
    return CHARMED in turned or COMMANDED in turned or SWAYED in turned


def is_led_astray(g: Descent, figure: FigureId) -> bool:
    """Does a figure of the heroes act for the Overlord now?"""
    return bool(g.total(CHARMED, figure) or g.total(SWAYED, figure))


def side(g: Descent, figure: FigureId) -> str:
    """The side on which a figure fights now."""
    if is_forced(g):
        if is_led_astray(g, figure):
            return OVERLORD
        if g.total(COMMANDED, figure):
            return HEROES
    return SIDE_OF_ROLE[g.state.figures[figure].role]


def decider(g: Descent, figure: FigureId) -> Seat:
    """The seat that decides for a figure; below 0: the heroes together (D2-WHO-01 to D2-WHO-03).

    Figure 0 is nobody: the Overlord, who plays a card of his own.
    """
    if not figure:
        return g.state.overlord.seat
    if is_forced(g):
        if is_led_astray(g, figure):
            return g.state.overlord.seat
        if hero := g.total(COMMANDED, figure):
            return g.state.figures[FigureId(hero)].seat
    return g.state.figures[figure].seat


def ask_heroes(g: Descent, *options: Option) -> Ask:
    """The hero players decide together; a table may ask for agreement (D2-WHO-01, D2-RND-05)."""
    return ask_any(hero_seats(g.state), *options)


SIDES: Sides[Figure, str] = Sides(attrgetter("role"), SIDE_OF_ROLE, is_forced, side, decider, ask_heroes)


class Acting(Leaf):
    """The figure that a question is about, where its player has others."""

    figure: FigureId


def ask_for(g: Descent, figure: FigureId, *options: Option, secret: bool = False) -> Ask:
    """Ask who decides for a figure: its hero's player, or the Overlord (D2-WHO-02, D2-WHO-03, D2-2P-04)."""
    seat = decider(g, figure)
    return ask(seat, *options, secret=secret) if seat >= 0 else ask_heroes(g, *options)


def ask_acting(g: Descent, figure: FigureId, *options: Option) -> Ask:
    """Ask who decides for a figure, and name it: its player may have others."""
    return replace(ask_for(g, figure, *options), about=Acting(figure))


def current_seat(g: Descent) -> Seat:
    """The current player: the one whose turn it is (D2-RND-10, D2-GOLD-05, D2-GOLD-08, D2-WHO-04)."""
    s = g.state
    hero = s.heroes.get(s.turn.figure)
    if hero is not None:
        return hero.seat
    acting = s.figures.get(s.turn.figure)
    if acting is not None and acting.role == "ally":  # in the heroes' part of the round
        return hero_seats(s)[0]
    return s.overlord.seat


def seat_order(g: Descent) -> list[Seat]:
    """The current player first, then the others in their order."""
    s = g.state
    seats = [*hero_seats(s), s.overlord.seat]
    seats.sort(key=current_seat(g).__ne__)
    return seats


def enemies(g: Descent, figure: FigureId) -> dict[FigureId, Figure]:
    """Those who are up on the other side, in their order: figures only, familiars or not (D2-FAM-02)."""
    return SIDES.enemies(g, figure)


def friends(g: Descent, figure: FigureId) -> dict[FigureId, Figure]:
    """Those who are up on the same side, oneself among them (D2-MOV-08)."""
    return SIDES.friends(g, figure)


def heroes_up(g: Descent) -> dict[FigureId, Figure]:
    """The heroes on the map who are not knocked out."""
    return {i: f for i, f in g.state.figures.items() if f.role == "hero" and f.cells}


def monsters_up(g: Descent) -> dict[FigureId, Figure]:
    """The monsters and lieutenants on the map."""
    return {i: f for i, f in g.state.figures.items() if f.cells and f.is_hostile}


def occupied_by_others(g: Descent, figure: FigureId) -> Cells:
    """The spaces of all figures but one: blocked for it (D2-ADJ-08)."""
    taken = 0
    for i, f in g.state.figures.items():
        if i != figure:
            taken |= f.cells
    return taken


def figure_on(g: Descent, cell: Cell) -> FigureId:
    """The figure on a space; 0 for nobody."""
    for i, f in g.state.figures.items():
        if f.cells >> cell & 1:
            return i
    return FigureId(0)


def place_of(leaf: Figure) -> Cells:
    """The spaces of a figure, or the one where its token lies."""
    return leaf.cells or (1 << leaf.lies if leaf.lies >= 0 else 0)


def are_adjacent(g: Descent, one: FigureId, other: FigureId) -> bool:
    """Do two figures stand on adjacent spaces (D2-ADJ-07)?"""
    figures = g.state.figures
    return bool(ground(g).neighbours(place_of(figures[one])) & place_of(figures[other]))


def apart(g: Descent, one: Cells, other: Cells) -> int:
    """The spaces to count between the nearest of two sets of spaces (D2-RNG-13)."""
    found = ground(g).distance(one, other)
    return FAR if found is None else found


def within(g: Descent, figure: FigureId, spaces: int) -> Cells:
    """All spaces at most so far from a figure, its own among them (D2-RNG-08)."""
    return cells_within(g, place_of(g.state.figures[figure]), spaces)


def cells_within(g: Descent, cells: Cells, spaces: int) -> Cells:
    """All spaces at most so far from some spaces, themselves among them (D2-RNG-06 to D2-RNG-12)."""
    return ground(g).around(cells, spaces)
