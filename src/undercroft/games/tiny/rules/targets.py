"""Whom a card or an attack concerns (TN-ATK-01, TN-CRD-06), and how much (amounts)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from undercroft.content.amounts import Amount, measure
from undercroft.content.targets import Targets
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.options import AreaOption, TargetOption
from undercroft.games.tiny.rules.who import ask_player, enemies, enemies_on, friends
from undercroft.games.tiny.state import Figure, Tiny, content, ground
from undercroft.kernel import Done, FigureId, Next, Pass, Procedure, step
from undercroft.space import Cells, Pattern, touching


class ChooseTargets(Procedure, tag="tiny.choose_targets"):
    """Names figures one by one, or all in an area; gives their ids back as text (see `foregone`)."""

    figure: FigureId
    targets: Targets
    chosen: tuple[FigureId, ...] = ()

    @step("TN-CRD-06")
    def lay_area(self, g: Tiny) -> Next:
        """The pattern, turned as wanted, with a square in range and sight and an enemy in it."""
        if not self.targets.area:
            return self.choose
        foes = 0
        for enemy in enemies(g, self.figure).values():
            foes |= enemy.cells
        reach = squares_reached(g, self.figure, self.targets.range)
        pattern = content(g).area[self.targets.area].shape
        laid = [area for area in placements(pattern, reach) if area & foes]
        if not laid:
            return Done("")
        return ask_player(g, self.figure, *map(AreaOption, laid))

    @lay_area.answered
    def take_area(self, g: Tiny, picked: AreaOption) -> Next:
        return Done(" ".join(map(str, enemies_on(g, self.figure, picked.cells))))

    @step("TN-ATK-01", "TN-ATK-03")
    def choose(self, g: Tiny) -> Next:
        """One after the other, in the order of the attacks; of several, fewer may be chosen."""
        left = [i for i in candidates(g, self.figure, self.targets) if i not in self.chosen]
        if not left or len(self.chosen) == self.targets.count:
            return Done(" ".join(map(str, self.chosen)))
        enough = (Pass(),) if self.chosen else ()
        return ask_player(g, self.figure, *map(TargetOption, left), *enough)

    @choose.answered
    def name_target(self, g: Tiny, picked: TargetOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done(" ".join(map(str, self.chosen)))
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
    if targets.side == "self":
        return [figure]
    reach = squares_reached(g, figure, targets.range)
    match targets.side:
        case "enemies":
            found = enemies_on(g, figure, reach)
        case "allies":
            found = [i for i, f in friends(g, figure).items() if f.cells & reach and i != figure]
        case "friends":
            found = [i for i, f in friends(g, figure).items() if f.cells & reach or i == figure]
        case "anyone":
            found = [i for i, f in g.state.figures.items() if f.cells & reach]
    for condition in targets.where:
        found = [i for i in found if WHERE[condition](g.state.figures[i])]
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
    """What amounts count and measure for a figure."""

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
