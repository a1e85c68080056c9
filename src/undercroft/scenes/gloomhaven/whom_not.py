"""Why a figure cannot be chosen: its side, range, sight, what the ability asks of a target."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.recovery import RecoverAbility
from undercroft.games.gloomhaven.rules.actions.targets import (
    ChooseFigures,
    base_range,
    cells_of,
    concerns,
    suits,
)
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.afflictions import ShoveEach
from undercroft.games.gloomhaven.rules.items.item_specials import BlackCard
from undercroft.games.gloomhaven.rules.movement.push_pull import movable
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_thing
from undercroft.games.gloomhaven.rules.who import side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId

from .objections import Objection, unreached, unseen

MARKED = Whom(side="enemies", within=1, rank=("normal", "elite"))  # whom the black card is for


def attack(g: Haven, figure: FigureId) -> Objection | None:
    """An enemy that is seen, in range or in the pattern, and not yet a target (GH-ATK-02, GH-LOS-07)."""
    striking = g.nearest(AttackAbility)
    who = striking.ability.who
    if striking.area:
        return _once(g, striking.targets, figure) or _in_area(g, striking, figure)
    if who is None:
        return added(g, figure)
    here, cells = g.state.figures[striking.figure].cell, g.state.figures[figure].cells
    return (
        _once(g, striking.targets, figure)
        or _meant(g, striking.figure, figure, who)
        or unseen(g, here, cells, "GH-LOS-07")
    )


def added(g: Haven, figure: FigureId) -> Objection | None:
    """An enemy in range and sight that is not yet a target (GH-EFX-18)."""
    striking = g.nearest(AttackAbility)
    here, cells = g.state.figures[striking.figure].cell, g.state.figures[figure].cells
    return (
        _foe(g, striking.figure, figure, "GH-ATK-02")
        or _once(g, striking.targets, figure)
        or unreached(g, here, cells, striking.reach)
    )


def _in_area(g: Haven, striking: AttackAbility, figure: FigureId) -> Objection | None:
    """In the pattern and seen (GH-AOE-04, GH-AOE-07)."""
    here, cells = g.state.figures[striking.figure].cell, g.state.figures[figure].cells
    if (side_of := _foe(g, striking.figure, figure, "GH-AOE-09")) is not None:
        return side_of
    if not cells & striking.area:
        return Objection("outside", "GH-AOE-04")
    return unseen(g, here, cells & striking.area, "GH-AOE-07")


def _once(g: Haven, targets: tuple[FigureId, ...], figure: FigureId) -> Objection | None:
    return Objection("targeted", "GH-ATK-13", who=figure) if figure in targets else None


def _foe(g: Haven, me: FigureId, figure: FigureId, rule: str) -> Objection | None:
    """Never oneself, an ally, or an enemy who is invisible (GH-ATK-02, GH-CON-35)."""
    if figure == me:
        return Objection("self", rule, who=figure)
    if side(g, figure) == side(g, me):
        return Objection("ally", rule, who=figure)
    invisible = g.state.figures[figure].suffers("invisible")
    return Objection("invisible", "GH-CON-35", who=figure) if invisible else None


def choose(g: Haven, figure: FigureId) -> Objection | None:
    """Whom an ability is for: by side, place and what else it asks (GH-TRN-09, GH-LOS-08)."""
    choosing = g.nearest(ChooseFigures)
    found = _once(g, choosing.chosen, figure) or _meant(g, choosing.figure, figure, choosing.whom)
    if found is not None:
        return found
    if choosing.with_mat and not g.state.figures[figure].is_character:
        return Objection("no-mat", "GH-REC-01", who=figure)
    return Objection("immune", "GH-SPC-11", who=figure) if figure in choosing.barred else None


def _meant(g: Haven, me: FigureId, figure: FigureId, whom: Whom) -> Objection | None:
    """By the same tests, in the same order, as the rules have."""
    if figure == me:
        return None if whom.side in ("self", "self-and-allies") else Objection("self", "GH-DEF-02", who=me)
    if whom.side == "self":
        return Objection("others", "GH-HEA-04", who=me)
    if not concerns(g, me, figure, whom):
        return _wrong_side(g, me, figure, whom)
    return _misplaced(g, me, figure, whom) or _unsuited(g, me, figure, whom)


def _wrong_side(g: Haven, me: FigureId, figure: FigureId, whom: Whom) -> Objection:
    own = side(g, figure) == side(g, me)
    if not own and whom.side in ("enemies", "both"):
        return Objection("invisible", "GH-CON-35", who=figure)
    if own and whom.side == "enemies":
        return Objection("ally", "GH-TRN-09", who=figure)
    if whom.side in ("summons", "own-summons"):
        return Objection(f"not-{whom.side}", "GH-TRN-09", who=figure)
    if own and is_thing(g, g.state.figures[figure]):
        return Objection("thing", "GH-SPC-12", who=figure)
    return Objection("enemy", "GH-TRN-09", who=figure)


def _misplaced(g: Haven, me: FigureId, figure: FigureId, whom: Whom) -> Objection | None:
    place, cells = cells_of(g, me, whom), g.state.figures[figure].cells
    if place is None or cells & place:
        return None
    if whom.of == "self" and whom.within is not None:
        reach = base_range(g, me) if whom.within == "range" else whom.within
        return unreached(g, g.state.figures[me].cell, cells, reach, "GH-LOS-08")
    return Objection("elsewhere", "GH-LOS-09", what=whom.of)


def _unsuited(g: Haven, me: FigureId, figure: FigureId, whom: Whom) -> Objection | None:
    if suits(g, me, figure, whom):
        return None
    leaf = g.state.figures[figure]
    if whom.rank and leaf.rank not in whom.rank:
        return Objection("rank", "GH-SPC-17", who=figure, what="-".join(whom.rank))
    if whom.has and not any(leaf.suffers(condition) for condition in whom.has):
        return Objection("lacks", "GH-CON-01", who=figure, what=" ".join(whom.has))
    if whom.hp_at_most and leaf.hp > whom.hp_at_most:
        return Objection("strong", "GH-KIL-02", leaf.hp, whom.hp_at_most, figure)
    return Objection("unfit", "GH-DEF-05", who=figure)


def shove_next(g: Haven, figure: FigureId) -> Objection | None:
    """Those who are still to be pushed or pulled (GH-EFX-06)."""
    moving = g.nearest(ShoveEach)
    if figure not in moving.waiting:
        return Objection("not-shoved", "GH-EFX-06", who=figure)
    return None if movable(g, figure) else Objection("immovable", "GH-EFX-06", who=figure)


def mark(g: Haven, figure: FigureId) -> Objection | None:
    """An adjacent normal or elite enemy, not an invisible one (GH-SPC-17)."""
    return _meant(g, g.nearest(BlackCard).figure, figure, MARKED)


def betray(g: Haven, figure: FigureId) -> Objection | None:
    """An ally of the attacker in its range (GH-ITM-22)."""
    striker = g.nearest(Strike).attacker
    if figure == striker:
        return Objection("self", "GH-ITM-22", who=figure)
    if side(g, figure) != side(g, striker):
        return Objection("enemy-of", "GH-ITM-22", who=striker)
    here, cells = g.state.figures[striker].cell, g.state.figures[figure].cells
    return unreached(g, here, cells, g.nearest(AttackAbility).reach)


def lend(g: Haven, figure: FigureId) -> Objection | None:
    """A character next to who recovers cards (GH-REC-01)."""
    who = g.nearest(RecoverAbility).who
    leaf = g.state.figures[figure]
    if figure == who or not leaf.is_character or side(g, figure) != side(g, who):
        return Objection("no-mat" if figure != who else "self", "GH-REC-01", who=figure)
    beside = ground(g).neighbours(g.state.figures[who].cells) & leaf.cells
    return None if beside else unreached(g, g.state.figures[who].cell, leaf.cells, 1, "GH-REC-01")
