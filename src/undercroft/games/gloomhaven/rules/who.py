"""Deciders, sides, figures that are up: rules ask here and never read a figure's seat or side themselves
(GH-DEF)."""

from __future__ import annotations

from operator import attrgetter
from typing import get_args

from undercroft.games.gloomhaven.rules.scenario.special_rules import is_thing
from undercroft.games.gloomhaven.state import MONSTERS, Character, Charm, Figure, Haven, Side
from undercroft.kernel import Ask, FigureId, Leaf, Option, Seat, ask_any, replace
from undercroft.parts.figures import occupied
from undercroft.parts.sides import Sides
from undercroft.space import Cells

TIES_BY_LOT = "GH-AMB-03"  # the variant


def is_up(g: Haven, figure: FigureId) -> bool:
    """On the board: who dies or is exhausted leaves it (GH-KIL-02, GH-EXH-04)."""
    leaf = g.state.figures.get(figure)
    return leaf is not None and leaf.cells != 0


def charm_on(g: Haven, figure: FigureId) -> Charm | None:
    """The charm that forces a figure now; a whole turn is taken over only while it lasts (GH-ATK-21)."""
    for charm in reversed(g.state.charms):
        if charm.figure == figure and (not charm.turn or g.state.turn.figure == figure):
            return charm
    return None


def side(g: Haven, figure: FigureId) -> Side:
    """The side on which a figure fights; a charm changes it while it lasts (GH-ATK-21)."""
    charm = charm_on(g, figure)
    return g.state.figures[charm.by if charm is not None and charm.swapped else figure].side


def enemies(g: Haven, figure: FigureId) -> dict[FigureId, Figure]:
    """Those who are up on another side (GH-DEF-03)."""
    return SIDES.enemies(g, figure)


def allies(g: Haven, figure: FigureId) -> dict[FigureId, Figure]:
    """Those who are up and allies of a figure (GH-DEF-02)."""
    return {i: f for i, f in g.state.figures.items() if f.cells and is_ally(g, figure, i)}


def is_ally(g: Haven, figure: FigureId, other: FigureId) -> bool:
    """On the same side, and not itself (GH-DEF-02); a thing is nobody's ally and has none (GH-SPC-12)."""
    figures = g.state.figures
    if figure == other or side(g, figure) != side(g, other):
        return False
    return not is_thing(g, figures[figure]) and not is_thing(g, figures[other])


def look_round(g: Haven, figure: FigureId) -> tuple[Cells, Cells]:
    """The hexes of a figure's enemies, and of its allies."""
    s = g.state
    if s.charms:  # somebody may fight on another side for a while
        return SIDES.look_round(g, figure)
    me = s.figures[figure]  # asked several times a decision, so written out: the printed sides alone tell
    mine, theirs, ours = me.side, 0, 0
    for f in s.figures.values():
        if f.side != mine:
            theirs |= f.cells
        elif f is not me:
            ours |= f.cells
    return theirs, ours


def taken(g: Haven) -> Cells:
    """The hexes of all figures."""
    return occupied(g.state.figures.values())


def mat(g: Haven, figure: FigureId) -> Character:
    """The mat of a character."""
    return g.state.characters[g.state.figures[figure].seat]


def seats(g: Haven) -> tuple[Seat, ...]:
    """All players, also those whose character is exhausted."""
    return tuple(g.state.characters)


def controller(g: Haven, figure: FigureId) -> Seat:
    """The seat that decides for a figure: its own, or that of who forces it; -1: the rules (GH-MON-01)."""
    charm = charm_on(g, figure)
    return g.state.figures[charm.by if charm is not None and charm.chosen else figure].seat


def is_automatic(g: Haven, figure: FigureId) -> bool:
    """Does the figure act by the monster rules? (GH-MON-01, GH-SUM-08)"""
    return controller(g, figure) < 0


class Acting(Leaf):
    """A figure that acts by itself where the players settle what it does."""

    figure: FigureId


def settle(g: Haven, *options: Option) -> Ask:
    """Choices that the monster rules leave open are settled by all players together, or by lot where the
    table wants that (GH-AMB-01, GH-AMB-03)."""
    return ask_any(seats(g), *options, lot=g.plays(TIES_BY_LOT))


def ask_for(g: Haven, figure: FigureId, *options: Option) -> Ask:
    """Ask who decides for a figure: its seat, or for monsters and summons all players (GH-AMB-01)."""
    asked = SIDES.ask_for(g, figure, *options)
    return replace(asked, about=Acting(figure)) if asked.group else asked


SIDES: Sides[Figure, str] = Sides(
    owner=attrgetter("side"),
    sides={each: each for each in get_args(Side)},
    forced=attrgetter("state.charms"),
    side=side,
    decider=controller,
    together=settle,
)


def asks_all(g: Haven, figure: FigureId) -> bool:
    """Does its player want to be asked even where one answer is sensible? (GH-EFX-03, GH-TRN-07)"""
    mat = g.state.characters.get(controller(g, figure))
    return mat is not None and mat.asks


def credited(g: Haven, figure: FigureId) -> Seat:
    """The seat that a kill is credited to: a summon's owner's, or of who forced it (GH-SUM-12, GH-ATK-21)."""
    charm = charm_on(g, figure)
    leaf = g.state.figures.get(charm.by if charm is not None else figure)
    if leaf is None:
        return Seat(-1)
    if leaf.owner:
        return g.state.figures[leaf.owner].seat
    return leaf.seat


def attack_deck(g: Haven, figure: FigureId) -> str:
    """The attack modifier deck a figure draws from: its own, its owner's, the monsters'
    (GH-AMD-06, GH-SUM-09)."""
    leaf = g.state.figures[figure]
    if leaf.owner:
        leaf = g.state.figures[leaf.owner]
    return str(leaf.seat) if leaf.seat >= 0 else MONSTERS
