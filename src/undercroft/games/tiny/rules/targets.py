"""Whom a card or an attack concerns (TN-ATK-01, TN-CRD-06), and how much (amounts)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.options import AreaOption, TargetOption
from undercroft.games.tiny.rules.who import ask_player, enemies, enemies_on, friends, side
from undercroft.games.tiny.state import Figure, Tiny, content, ground
from undercroft.games.tiny.vocabulary import Amount, Targets, measure
from undercroft.kernel import Choice, Done, FigureId, Next, Objection, Pass, Procedure, Requirement, step
from undercroft.parts.choosing import Actor, Chosen, among_figures, once
from undercroft.parts.ground import FAR
from undercroft.parts.objections import Unseen
from undercroft.space import Cells, Pattern, touching


class Aiming(Actor, Protocol):
    """The one who aims: a procedure that names targets, or an `Aim`."""

    @property
    def targets(self) -> Targets: ...

    @property
    def chosen(self) -> tuple[FigureId, ...]: ...


class Aim(Struct, frozen=True, gc=False):
    """The same outside of a question."""

    figure: FigureId
    targets: Targets
    chosen: tuple[FigureId, ...] = ()


# -- whom (TN-ATK-01)


def of_the_side(g: Tiny, by: Aiming, some: Iterable[FigureId]) -> Iterable[FigureId]:
    """Those who are up on the side that is meant; oneself where friends are (TN-GEN-05)."""
    me = by.figure
    match by.targets.side:
        case "enemies":
            meant: Iterable[FigureId] = enemies(g, me)
        case "friends":
            meant = friends(g, me)
        case "allies":
            meant = [i for i in friends(g, me) if i != me]
        case "anyone":
            meant = [i for i, f in g.state.figures.items() if f.cells and i != me]
        case "self":
            meant = (me,)
    return meant if some is g.state.figures else [i for i in meant if i in some]


def why_not_of_the_side(g: Tiny, by: Aiming, figure: FigureId) -> Objection:
    if figure == by.figure:
        return Objection("TN-GEN-05", "self")
    own = side(g, figure) == side(g, by.figure)
    return Objection("TN-GEN-05", "friend" if own else "enemy", who=figure)


def in_reach(g: Tiny, by: Aiming, some: Iterable[FigureId]) -> list[FigureId]:
    """Those in range and in sight; oneself is."""
    me, figures = by.figure, g.state.figures
    here = figures[me].cells
    reach = ground(g).in_reach(here.bit_length() - 1, by.targets.range) if here else 0
    return [i for i in some if figures[i].cells & reach or i == me]


def why_not_in_reach(g: Tiny, by: Aiming, figure: FigureId) -> Objection:
    """How far it is, or that it is not seen (TN-ATK-02)."""
    here, there = (g.state.figures[i].cells.bit_length() - 1 for i in (by.figure, figure))
    far = ground(g).apart(here, there)
    if far >= FAR:
        return Objection("TN-ATK-01", "cut-off")
    if far > by.targets.range:
        return Objection("TN-ATK-01", "range", far, by.targets.range)
    return Unseen("TN-ATK-02", "sight", here=here)


def as_asked_for(g: Tiny, by: Aiming, some: list[FigureId]) -> list[FigureId]:
    """Those who are in the condition that the card names (TN-CRD-06)."""
    if by.targets.where and by.targets.side != "self":
        for condition in by.targets.where:
            some = [i for i in some if WHERE[condition](g.state.figures[i])]
    return some


TARGETS: Choice[Tiny, Aiming] = among_figures(
    TargetOption,
    Requirement("TN-GEN-05", why_not_of_the_side, of_the_side),
    Requirement("TN-ATK-01", why_not_in_reach, in_reach),
    Requirement("TN-CRD-06", lambda g, by, i: Objection("TN-CRD-06", "unhurt", who=i), as_asked_for),
    once("TN-ATK-03"),
)


# -- areas (TN-CRD-06)


def laid_in_reach(g: Tiny, by: Aiming) -> tuple[Cells, ...]:
    pattern = content(g).area[by.targets.area].shape
    return placements(pattern, squares_reached(g, by.figure, by.targets.range))


def hitting(g: Tiny, by: Aiming, laid: Iterable[Cells]) -> list[Cells]:
    """The patterns with an enemy in them."""
    foes = 0
    for enemy in enemies(g, by.figure).values():
        foes |= enemy.cells
    return [area for area in laid if area & foes]


AREAS: Choice[Tiny, Aiming] = Choice(
    "cell",
    AreaOption,
    laid_in_reach,
    (Requirement("TN-CRD-06", "area-nobody", hitting),),
    beyond=("TN-CRD-06", "area-far"),
)


class ChooseTargets(Procedure, tag="tiny.choose_targets"):
    """Names figures one by one, or all in an area; gives them back (see `foregone`)."""

    figure: FigureId
    targets: Targets
    chosen: tuple[FigureId, ...] = ()

    @step("TN-CRD-06")
    def lay_area(self, g: Tiny) -> Next:
        """The pattern, turned as wanted, with a square in range and sight and an enemy in it."""
        if not self.targets.area:
            return self.choose
        laid = AREAS.options(g, self)
        return ask_player(g, self.figure, *laid) if laid else Done(Chosen())

    lay_area.poses(lambda: AREAS)

    @lay_area.answered
    def take_area(self, g: Tiny, picked: AreaOption) -> Next:
        return Done(Chosen(tuple(enemies_on(g, self.figure, picked.cells))))

    @step("TN-ATK-01", "TN-ATK-03")
    def choose(self, g: Tiny) -> Next:
        """One after the other, in the order of the attacks; of several, fewer may be chosen."""
        left = TARGETS.options(g, self)
        if not left or len(self.chosen) == self.targets.count:
            return Done(Chosen(self.chosen))
        enough = (Pass(),) if self.chosen else ()
        return ask_player(g, self.figure, *left, *enough)

    choose.poses(lambda: TARGETS)

    @choose.answered
    def name_target(self, g: Tiny, picked: TargetOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done(Chosen(self.chosen))
        self.chosen += (picked.target,)
        return self.choose


@lru_cache(1 << 10)
def placements(pattern: Pattern, reach: Cells) -> tuple[Cells, ...]:
    """All ways to lay a pattern with a square in reach."""
    return touching(GRID, pattern, reach, mirror=False)


def foregone(g: Tiny, figure: FigureId, targets: Targets) -> tuple[FigureId, ...] | None:
    """The targets where there is nothing to choose: none, all, or the only one; else None."""
    if targets.area:
        return None
    found = candidates(g, figure, targets)
    return tuple(found) if not targets.count or len(found) < 2 else None


def candidates(g: Tiny, figure: FigureId, targets: Targets) -> list[FigureId]:
    """Whom these targets can be: by side, range, sight and condition."""
    found: list[FigureId] = TARGETS.legal(g, Aim(figure, targets))
    return found


def squares_reached(g: Tiny, figure: FigureId, reach: int) -> Cells:
    """The squares in range and sight of a figure; none of who has fallen."""
    cells = g.state.figures[figure].cells
    return ground(g).in_reach(cells.bit_length() - 1, reach) if cells else 0


def can_attack(g: Tiny, attacker: FigureId, target: FigureId, reach: int) -> bool:
    """Is the target in range and in sight of the attacker? (TN-ATK-01)"""
    return bool(g.state.figures[target].cells & squares_reached(g, attacker, reach))


def is_hurt(figure: Figure) -> bool:
    return figure.hp < figure.full or figure.suffers("poisoned")


WHERE = {"hurt": is_hurt}


class FigureGauge:
    """The counts and measures of amounts for a figure."""

    def __init__(self, g: Tiny, figure: FigureId) -> None:
        self.g, self.figure = g, figure

    def count(self, of: str) -> int:
        return COUNTED[of](self.g, self.figure)

    def stat(self, name: str) -> int:
        return MEASURED[name](self.g.state.figures[self.figure])

    def at_level(self, values: tuple[int, ...]) -> int:
        return values[0]  # heroes of the Cellar have one level


def adjacent_enemies(g: Tiny, figure: FigureId) -> int:
    return len(candidates(g, figure, Targets()))


COUNTED = {"adjacent-enemies": adjacent_enemies}
MEASURED: dict[str, Callable[[Figure], int]] = {
    "health": lambda figure: figure.hp,
    "wounds": lambda figure: figure.full - figure.hp,
}


def amount(g: Tiny, figure: FigureId, wanted: Amount) -> int:
    """The number that an amount on a card comes to."""
    return wanted if isinstance(wanted, int) else measure(wanted, FigureGauge(g, figure))
