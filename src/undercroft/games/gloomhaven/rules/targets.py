"""Whom an ability reaches (GH-LOS-08, GH-LOS-09, GH-AOE-10)."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import TargetOption
from undercroft.games.gloomhaven.records.abilities import Whom
from undercroft.games.gloomhaven.rules.measures import holds
from undercroft.games.gloomhaven.rules.performing import Perform
from undercroft.games.gloomhaven.rules.stats import monster_stats
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic, side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Done, FigureId, Next, Option, Procedure, step
from undercroft.games.gloomhaven.options import SkipOption
from undercroft.space import Cells

NOBODY = FigureId(0)


class ChooseFigures(Procedure, tag="gh.choose_figures"):
    """Names figures one by one, or takes all; gives their ids back as text, or nothing if it is left out."""

    figure: FigureId
    whom: Whom
    optional: bool = True
    chosen: tuple[FigureId, ...] = ()

    @step("GH-TRN-07", "GH-LOS-08")
    def choose(self, g: Haven) -> Next:
        """Up to so many; a player may leave the part out or stop, a monster may not (GH-MOT-18)."""
        left = [i for i in reached(g, self.figure, self.whom) if i not in self.chosen]
        full = self.whom.count != "all" and len(self.chosen) >= self.whom.count
        if not left or full:
            return Done(as_text(self.chosen))
        may_stop = self.optional and not is_automatic(g, self.figure)
        if self.whom.count == "all" or self.whom.side == "self":
            if not may_stop:
                return Done(as_text(tuple(left)))
            return ask_for(g, self.figure, TargetOption(left[0]), SkipOption())
        options: list[Option] = list(map(TargetOption, left))
        return ask_for(g, self.figure, *options, *([SkipOption()] if may_stop else []))

    @choose.answered
    def name(self, g: Haven, picked: TargetOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(as_text(self.chosen))
        if self.whom.count == "all" or self.whom.side == "self":
            return Done(as_text(tuple(reached(g, self.figure, self.whom))))
        self.chosen += (picked.target,)
        return self.choose


def as_text(figures: tuple[FigureId, ...]) -> str:
    return " ".join(map(str, figures))


def as_figures(text: str | int | None) -> tuple[FigureId, ...]:
    """The figures that a procedure gave back as text."""
    return tuple(FigureId(int(word)) for word in str(text or "").split())


def reached(g: Haven, figure: FigureId, whom: Whom) -> list[FigureId]:
    """Every figure that may be meant, in the order of the figures."""
    s, me = g.state, g.state.figures[figure]
    if whom.side == "self":
        return [figure]
    place = cells_of(g, figure, whom)
    mine = side(g, figure)
    found = []
    for i, f in s.figures.items():
        if not f.cells or not (place is None or f.cells & place):
            continue
        ally = side(g, i) == mine
        match whom.side:
            case "enemies":
                fits = not ally and not f.suffers("invisible")  # GH-CON-35
            case "allies":
                fits = ally and i != figure
            case "self-and-allies":
                fits = ally
            case "both":
                fits = i != figure and (ally or not f.suffers("invisible"))
            case "summons":
                fits = ally and f.owner > 0
            case _:
                fits = f.owner == figure
        if whom.side == "self-and-allies" and i == figure:
            found.append(i)
        elif fits and suits(g, figure, i, whom):
            found.append(i)
    if whom.side == "self-and-allies" and figure not in found and me.cells:
        found.insert(0, figure)
    return found


def suits(g: Haven, figure: FigureId, other: FigureId, whom: Whom) -> bool:
    """Rank, conditions and whatever else the ability asks of a target (GH-SPC-17)."""
    leaf = g.state.figures[other]
    if whom.rank and leaf.rank not in whom.rank:
        return False
    if whom.has and not any(leaf.suffers(condition) for condition in whom.has):
        return False
    if whom.hp_at_most and leaf.hp > whom.hp_at_most:
        return False
    return not whom.when or holds(g, whom.when, figure, other)


def cells_of(g: Haven, figure: FigureId, whom: Whom) -> Cells | None:
    """The hexes in which a figure must stand; none given: anywhere (GH-LOS-09)."""
    here, found = g.state.figures[figure].cell, ground(g)
    match whom.of:
        case "self":
            if whom.within is None:
                return None
            reach = base_range(g, figure) if whom.within == "range" else whom.within
            return found.neighbours(1 << here) if reach == 1 else found.in_sight(here, reach) & ~(1 << here)
        case "map":
            return None
        case "room":
            room = found.room_of(here)
            return found.layout.floors[room] if room else 1 << here
        case "attacker":
            attacker = g.state.figures.get(g.nearest(Perform).attacker)
            return attacker.cells if attacker else 0
        case _:
            return around(g, whom)


def around(g: Haven, whom: Whom) -> Cells:
    """Hexes that refer to what the same action did before."""
    action, found = g.nearest(Perform), ground(g)
    match whom.of:
        case "target":
            base = g.state.figures[action.targets[-1]].cells if action.targets else 0
            base = base or action.killed
        case "targets":
            base = 0
            for target in action.targets:
                base |= g.state.figures[target].cells if target in g.state.figures else 0
        case "through" | "entered":
            base = action.through
        case "area":
            base = action.area
        case "killed":
            base = action.killed
        case _:
            base = action.obstacles
    if whom.within is None or whom.within == "range":
        return base
    out = base
    for _ in range(whom.within):
        out |= found.neighbours(out)
    return out & ~base if whom.of in ("target", "killed", "obstacles") else out


def base_range(g: Haven, figure: FigureId) -> int:
    """The range on a monster's statistic card (GH-MST-06); 1 where it has none."""
    leaf = g.state.figures[figure]
    if leaf.is_character or leaf.is_summon or leaf.objective:
        return 1
    return monster_stats(g, leaf).range or 1
