"""The figures that a clause concerns (targets of section 2 of the design)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.alliance.records.effects import Clause, CleanseVerb, HealVerb, Whom
from undercroft.games.alliance.rules.cards.aiming import Spot, is_open_enemy, near, seen
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import FigureId
from undercroft.space import Cells

if TYPE_CHECKING:
    from undercroft.games.alliance.rules.cards.performing import Perform

ONE: tuple[Whom, ...] = ("hero", "foe", "another", "other-monster-room")


def concerned(g: Delve, performed: Perform, clause: Clause) -> tuple[FigureId, ...]:
    """All figures that a clause concerns now, in their order; those off the board are left out."""
    found = _concerned(g, performed, clause)
    return tuple(i for i in found if g.state.figures[i].cells)


def _concerned(g: Delve, performed: Perform, clause: Clause) -> list[FigureId]:
    me, to, s = performed.figure, clause.to, g.state
    if to is None or to.whom == "self":
        return [me]
    if to.whom in ONE:
        return [performed.chosen] if performed.chosen else []
    match to.whom:
        case "attacked":
            return [performed.chosen or me]
        case "target":
            return [performed.enemy]
        case "heroes":
            return heroes_around(g, performed, clause)
        case "foes-room":
            return _enemies_on(g, me, ground(g).room(cell_of(s, me)))
        case "others-adjacent":
            near_me = ground(g).adjacent(cell_of(s, me))
            return [i for i in _enemies_on(g, me, near_me) if i != performed.enemy]
        case "others-room":
            room = ground(g).room(performed.cell)
            return [i for i in _enemies_on(g, me, room) if i != performed.enemy]
        case "all-room":
            spared = performed.enemy or me
            at = performed.cell if performed.enemy else cell_of(s, me)
            return [i for i in _standing_on(g, ground(g).room(at)) if i != spared]
        case "any-heroes-room":
            return [i for i in _standing_on(g, ground(g).room(cell_of(s, me))) if s.figures[i].role == "hero"]
        case "other-monsters-room":
            room = ground(g).room(cell_of(s, me))
            return [i for i in _standing_on(g, room) if i != me and s.figures[i].role == "monster"]
        case "heroes-adjacent-to-target":
            around = ground(g).adjacent(performed.cell)
            return [
                i for i in _standing_on(g, around) if i != performed.enemy and s.figures[i].role == "hero"
            ]
    return []


def heroes_around(g: Delve, performed: Perform, clause: Clause) -> list[FigureId]:
    """All heroes of the Alliance within the distance, oneself too; the defeated may be healed."""
    assert clause.to is not None
    spot = Spot(performed.figure, clause.to, performed.clauses, performed.source)
    found = seen(g, spot, near(g, spot, g.state.alliances[g.state.figures[performed.figure].seat].heroes))
    if isinstance(clause, HealVerb | CleanseVerb):
        return found
    return [i for i in found if not g.state.figures[i].lies]


def _standing_on(g: Delve, cells: Cells) -> list[FigureId]:
    """Everybody who stands on some squares, friend or foe."""
    return [i for i, leaf in g.state.figures.items() if leaf.cells & cells and not leaf.lies]


def _enemies_on(g: Delve, figure: FigureId, cells: Cells) -> list[FigureId]:
    """The enemies who stand on some squares."""
    return [i for i in _standing_on(g, cells) if is_open_enemy(g, figure, i)]
