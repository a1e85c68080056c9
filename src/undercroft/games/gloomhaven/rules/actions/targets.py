"""Whom an ability reaches (GH-LOS-08, GH-LOS-09, GH-AOE-10)."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import PerformOption, SkipOption, TargetOption
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.measures import holds
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.monsters.stats import printed_card
from undercroft.games.gloomhaven.rules.round.order import initiative_of
from undercroft.games.gloomhaven.rules.who import (
    ask_for,
    asks_all,
    enemies,
    is_ally,
    is_automatic,
    side,
    taken,
)
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Ask, Done, FigureId, Next, Option, Procedure, replace, step
from undercroft.parts.choosing import Chosen
from undercroft.space import Cells, each

NOBODY = FigureId(0)


class ChooseFigures(Procedure, tag="gh.choose_figures"):
    """Names figures one by one, or takes all; gives them back, nobody if it is left out."""

    figure: FigureId
    whom: Whom
    optional: bool = True
    barred: tuple[FigureId, ...] = ()  # whom the ability cannot be for
    with_mat: bool = False  # only characters have cards and items
    helps: bool = False  # nobody in their senses leaves it out
    chosen: tuple[FigureId, ...] = ()

    @step("GH-TRN-07", "GH-LOS-08", "GH-MOT-18")
    def choose(self, g: Haven) -> Next:
        """Up to so many; a player may leave the part out or stop, a monster may not.

        What only helps all that it reaches is not asked about (GH-TRN-07), unless the player wants that."""
        left = [i for i in self.possible(g) if i not in self.chosen]
        full = self.whom.count != "all" and len(self.chosen) >= self.whom.count
        if not left or full:
            return Done(Chosen(self.chosen))
        may_stop = self.optional and not is_automatic(g, self.figure)
        if self.helps and self.takes_all and not asks_all(g, self.figure):
            may_stop = False
        skip: list[Option] = [SkipOption()] if may_stop else []
        if self.takes_all:
            return self.asked(g, PerformOption(), *skip) if skip else Done(Chosen(tuple(left)))
        if is_automatic(g, self.figure) and self.whom.side == "enemies":
            left = [foremost(g, self.figure, left)]
        return self.asked(g, *map(TargetOption, left), *skip)

    def asked(self, g: Haven, *options: Option) -> Ask:
        """The question names the ability of the action that it is about."""
        return replace(ask_for(g, self.figure, *options), about=g.nearest(Perform).ability)

    @choose.answered
    def name(self, g: Haven, picked: TargetOption | PerformOption | SkipOption) -> Next:
        if isinstance(picked, TargetOption):
            self.chosen += (picked.target,)
            return self.choose
        if isinstance(picked, PerformOption):
            self.chosen = tuple(self.possible(g))
        return Done(Chosen(self.chosen))

    def possible(self, g: Haven) -> list[FigureId]:
        """Looked at anew each time: somebody may have been summoned while the question was open."""
        found = [i for i in reached(g, self.figure, self.whom) if i not in self.barred]
        return [i for i in found if g.state.figures[i].is_character] if self.with_mat else found

    @property
    def takes_all(self) -> bool:
        return self.whom.count == "all" or self.whom.side == "self"


def may_skip(g: Haven, figure: FigureId) -> list[Option]:
    """A player may leave a part out (GH-TRN-07); monsters leave nothing out, nor does who must."""
    return [] if is_automatic(g, figure) or g.nearest(Perform).forced else [SkipOption()]


def foremost(g: Haven, figure: FigureId, some: list[FigureId]) -> FigureId:
    """Whom a monster means by "one enemy": the nearest, then the first in order (GH-FOC-01, ruled)."""
    here, found = g.state.figures[figure].cell, ground(g)
    return min(some, key=lambda i: (found.apart(here, g.state.figures[i].cell), initiative_of(g, i)))


def empty_hexes(g: Haven) -> Cells:
    """No figure, token or tile but plates and open doors (GH-DEF-09, GH-DEF-10, GH-DEF-11, GH-TRE-09)."""
    return ground(g).floor & ~taken(g) & ~g.state.terrain.covered


def nearest_to_enemy(g: Haven, figure: FigureId, cells: Cells) -> Cells:
    """Those of the hexes that are least far from any enemy of a figure (GH-MOT-07, GH-MOT-13)."""
    found = ground(g)
    foes = [f.cell for f in enemies(g, figure).values()]
    if not foes:
        return cells
    far = {cell: min(found.apart(cell, foe) for foe in foes) for cell in each(cells)}
    least = min(far.values(), default=0)
    return sum(1 << cell for cell, apart in far.items() if apart == least)


def reached(g: Haven, figure: FigureId, whom: Whom) -> list[FigureId]:
    """Every figure that may be meant, in order; the actor itself needs no range (GH-HEA-02)."""
    if whom.side == "self":
        return [figure]
    place = cells_of(g, figure, whom)
    found = []
    for i, f in g.state.figures.items():
        if i == figure:
            fits = whom.side == "self-and-allies"
        elif not f.cells or not (place is None or f.cells & place):
            continue
        else:
            fits = concerns(g, figure, i, whom) and suits(g, figure, i, whom)
        if fits:
            found.append(i)
    return found


def concerns(g: Haven, figure: FigureId, other: FigureId, whom: Whom) -> bool:
    """Is the side meant (GH-TRN-09)? Invisible enemies are not (GH-CON-35, GH-CON-36, GH-CON-39)."""
    leaf = g.state.figures[other]
    own = side(g, other) == side(g, figure)
    match whom.side:
        case "enemies":
            return not own and not leaf.suffers("invisible")
        case "both":
            return is_ally(g, figure, other) if own else not leaf.suffers("invisible")
        case "summons":
            return own and leaf.is_summon
        case "own-summons":
            return leaf.owner == figure
        case _:
            return is_ally(g, figure, other)


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
    """The hexes in which a figure must stand; none given: anywhere (GH-LOS-09).

    Who stands in an open doorway is in both rooms (GH-DOR-18).
    """
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
            hexes = 0
            for room in found.rooms_of(here):
                hexes |= found.room_hexes(room)
            return hexes
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
                base |= g.state.figures[target].cells
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
    """The range on a statistic card (GH-MST-06, GH-MON-12); 1 where it has none."""
    card = printed_card(g, figure)
    return (card.range if card is not None else 0) or 1
