"""Whom a card may concern: distance, line of sight, and what the card itself asks for (DA-SPL)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from undercroft.games.alliance.card_options import AimOption
from undercroft.games.alliance.columns import column_of
from undercroft.games.alliance.records.effects import (
    CleanseVerb,
    Effect,
    HealVerb,
    PullVerb,
    PushVerb,
    SwapVerb,
    Target,
    Whom,
)
from undercroft.games.alliance.rules.attack.targets import may_turn
from undercroft.games.alliance.rules.who import are_enemies, cell_of
from undercroft.games.alliance.state import PVP, Delve, ground, library
from undercroft.kernel import Choice, FigureId, Objection, Requirement
from undercroft.space import Cell, Cells


class Spot(Struct, frozen=True, gc=False):
    """Somebody who looks for the figure that a card concerns."""

    figure: FigureId
    to: Target
    clauses: tuple[Effect, ...]
    source: str
    enemy: FigureId = FigureId(0)  # the target of the attack, and its square
    cell: Cell = -1

    def verbs(self) -> list[Effect]:
        """The clauses with this target."""
        return [clause for clause in self.clauses if clause.to == self.to]


# -- all of a sort


def heroes_of(g: Delve, spot: Spot) -> list[FigureId]:
    """The heroes of the Alliance, oneself included (DA-GEN-03)."""
    return list(g.state.alliances[g.state.figures[spot.figure].seat].heroes)


def foes_of(g: Delve, spot: Spot) -> list[FigureId]:
    """Monsters and rival heroes, wherever they stand; with PvP off too (DA-SPL-04, DA-PVP-13)."""
    s = g.state
    mine = s.figures[spot.figure].seat
    return [
        i for i, leaf in s.figures.items() if leaf.cells and (leaf.role == "monster" or leaf.seat != mine)
    ]


def others_near_target(g: Delve, spot: Spot) -> list[FigureId]:
    """Enemies but the target of the attack."""
    s = g.state
    return [i for i, leaf in s.figures.items() if i != spot.enemy and is_open_enemy(g, spot.figure, i)]


def is_open_enemy(g: Delve, figure: FigureId, other: FigureId) -> bool:
    """Is it an enemy that stands on the board?"""
    leaf = g.state.figures[other]
    return bool(leaf.cells) and not leaf.lies and are_enemies(g.state, figure, other)


def other_monsters(g: Delve, spot: Spot) -> list[FigureId]:
    """Other monsters of the room."""
    s = g.state
    room = ground(g).room(cell_of(s, spot.figure))
    return [
        i
        for i, leaf in s.figures.items()
        if i != spot.figure and leaf.role == "monster" and leaf.cells & room
    ]


# -- requirements


def near(g: Delve, spot: Spot, some: Iterable[FigureId]) -> list[FigureId]:
    """Within the distance of the card, whatever lies between (DA-GEO-10, DA-SPL-10)."""
    s = g.state
    centre = spot.cell if spot.to.whom == "another" else cell_of(s, spot.figure)
    area = ground(g).around(centre, spot.to.within)
    return [i for i in some if s.figures[i].cells & area]


def too_far(g: Delve, spot: Spot, target: FigureId) -> Objection:
    s = g.state
    centre = spot.cell if spot.to.whom == "another" else cell_of(s, spot.figure)
    far = ground(g).distance(centre, cell_of(s, target))
    return Objection("DA-SPL-10", "card-range", number=far, limit=spot.to.within, who=target)


def seen(g: Delve, spot: Spot, some: list[FigureId]) -> list[FigureId]:
    """In line of sight, facing included, unless the card has the icon (DA-SPL-11, DA-SPL-12, DA-LOS-09)."""
    if spot.to.blind or spot.to.whom == "another" or not some:
        return some
    s, cells = g.state, 0
    for i in some:
        cells |= s.figures[i].cells
    visible = in_view(g, spot.figure, cells)
    return [i for i in some if i == spot.figure or s.figures[i].cells & visible]


def in_view(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    """Those of some squares that a hero sees: before its attacks it turns as it likes (DA-MOV-13)."""
    s, board = g.state, ground(g)
    here = cell_of(s, figure)
    if not may_turn(g, figure):
        cells &= board.arc(here, s.figures[figure].facing)
    return board.seen_among(here, cells)


def upright(g: Delve, spot: Spot, some: list[FigureId]) -> list[FigureId]:
    """Defeated heroes may be healed and cleansed, and nothing else (DA-DEF-05, DA-DEF-08)."""
    if all(isinstance(verb, HealVerb | CleanseVerb) for verb in spot.verbs()):
        return some
    return [i for i in some if not g.state.figures[i].lies]


def unenhanced(g: Delve, spot: Spot, some: list[FigureId]) -> list[FigureId]:
    """One Enhancement Spell for each hero and round, whoever cast it (DA-SPL-07, DA-SPL-08, DA-SPL-E1)."""
    card = library(g).card.get(spot.source)
    if card is None or "enhancement-spell" not in card.types:
        return some
    return [i for i in some if "enhancement-spell" not in column_of(g, i).types]


def fair(g: Delve, spot: Spot, some: list[FigureId]) -> list[FigureId]:
    """A maneuver concerns rival heroes with PvP on only; Control Spells always do (DA-SPL-04, DA-PVP-02)."""
    card = library(g).card.get(spot.source)
    if PVP in g.state.variants or card is None or "maneuver" not in card.types:
        return some
    return [i for i in some if g.state.figures[i].role == "monster"]


def others(g: Delve, spot: Spot, some: list[FigureId]) -> list[FigureId]:
    """Nobody changes places with itself, or pushes itself away from where it stands."""
    if any(isinstance(verb, SwapVerb | PushVerb | PullVerb) for verb in spot.verbs()):
        return [i for i in some if i != spot.figure]
    return some


NEAR: Requirement[Delve, Spot] = Requirement("DA-SPL-10", too_far, near)
SEEN: Requirement[Delve, Spot] = Requirement(
    "DA-SPL-11", lambda g, spot, i: Objection("DA-SPL-11", "unseen", who=i), seen
)
UPRIGHT: Requirement[Delve, Spot] = Requirement(
    "DA-DEF-05", lambda g, spot, i: Objection("DA-DEF-05", "defeated", who=i), upright
)
UNENHANCED: Requirement[Delve, Spot] = Requirement(
    "DA-SPL-07", lambda g, spot, i: Objection("DA-SPL-07", "enhanced", who=i), unenhanced
)
FAIR: Requirement[Delve, Spot] = Requirement(
    "DA-PVP-02", lambda g, spot, i: Objection("DA-PVP-02", "neutral", who=i), fair
)
OTHERS: Requirement[Delve, Spot] = Requirement(
    "DA-GEN-03", lambda g, spot, i: Objection("DA-GEN-03", "oneself", who=i), others
)

HERO: Choice[Delve, Spot] = Choice("figure", AimOption, heroes_of, (NEAR, SEEN, UPRIGHT, OTHERS, UNENHANCED))
FOE: Choice[Delve, Spot] = Choice("figure", AimOption, foes_of, (FAIR, UPRIGHT, NEAR, SEEN))
ANOTHER: Choice[Delve, Spot] = Choice("figure", AimOption, others_near_target, (NEAR,))
MONSTER: Choice[Delve, Spot] = Choice("figure", AimOption, other_monsters, ())
CHOICES: dict[Whom, Choice[Delve, Spot]] = {
    "hero": HERO,
    "foe": FOE,
    "another": ANOTHER,
    "other-monster-room": MONSTER,
}


@cache
def candidates(to: Target) -> Choice[Delve, Spot]:
    """The choice of a figure for a target."""
    return CHOICES[to.whom]


def legal(g: Delve, spot: Spot) -> list[FigureId]:
    """All figures that may be chosen."""
    found: list[FigureId] = candidates(spot.to).legal(g, spot)
    return found
