"""Whom an ability reaches (GH-LOS-08, GH-LOS-09, GH-AOE-10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import PerformOption, SkipOption, TargetOption
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.measures import holds
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.monsters.stats import printed_card
from undercroft.games.gloomhaven.rules.requirements import here, too_far, unseen
from undercroft.games.gloomhaven.rules.round.order import initiative_of
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_thing
from undercroft.games.gloomhaven.rules.who import ask_for, asks_all, enemies, is_ally, is_automatic, side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Ask, Done, FigureId, Next, Option, Procedure, replace, step
from undercroft.kernel.requirements import Choice, Objection, Posed, Requirement
from undercroft.parts.choosing import Chosen, among_figures, once
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

        A part that only helps all it reaches is not asked about (GH-TRN-07), unless the player wants that."""
        left = CHOSEN.legal(g, self)
        full = self.whom.count != "all" and len(self.chosen) >= self.whom.count
        if not left or full:
            return Done(Chosen(self.chosen))
        may_stop = self.optional and not is_automatic(g, self.figure)
        if self.helps and self.takes_all and not asks_all(g, self.figure):
            may_stop = False
        skip: list[Option] = [SkipOption()] if may_stop else []
        if self.takes_all:
            return self.asked(g, PerformOption(), *skip) if skip else Done(Chosen(tuple(left)))
        return self.asked(g, *map(TargetOption, left), *skip)

    @choose.among
    def figures(self, g: Haven) -> tuple[Posed, ...]:
        return () if self.takes_all else (CHOSEN.by(self),)

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
        """Read again each time: somebody may have been summoned while the question was open."""
        return open_to(g, self, with_a_mat(g, self, reached(g, self.figure, self.whom)))

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


def nearest_to_enemy(g: Haven, figure: FigureId, cells: Cells) -> Cells:
    """Those of the hexes that are least far from any enemy of a figure (GH-MOT-07, GH-MOT-13)."""
    found = ground(g)
    foes = [f.cell for f in enemies(g, figure).values()]
    if not foes:
        return cells
    far = {cell: min(found.apart(cell, foe) for foe in foes) for cell in each(cells)}
    least = min(far.values(), default=0)
    return sum(1 << cell for cell, apart in far.items() if apart == least)


# -- who is meant


class Meaning(Protocol):
    """The figure that acts, and the targets of its ability."""

    @property
    def figure(self) -> FigureId: ...

    @property
    def whom(self) -> Whom: ...


class Meant(Struct, frozen=True, gc=False):
    """The same outside of a question."""

    figure: FigureId
    whom: Whom


def of_the_side(g: Haven, by: Meaning, some: Iterable[FigureId]) -> list[FigureId]:
    """Those who are up on the side that is meant; oneself where that is meant (GH-TRN-09, GH-HEA-02)."""
    me, whom, figures = by.figure, by.whom, g.state.figures
    if whom.side == "self":
        return [i for i in some if i == me]
    own = whom.side == "self-and-allies"
    return [i for i in some if (own if i == me else figures[i].cells and concerns(g, me, i, whom))]


def why_not_of_the_side(g: Haven, by: Meaning, figure: FigureId) -> Objection:
    me, whom = by.figure, by.whom
    if figure == me:
        return Objection("GH-DEF-02", "self", who=me)
    if whom.side == "self":
        return Objection("GH-HEA-04", "others", who=me)
    own = side(g, figure) == side(g, me)
    if not own and whom.side in ("enemies", "both"):
        return Objection("GH-CON-35", "invisible", who=figure)
    if own and whom.side == "enemies":
        return Objection("GH-TRN-09", "ally", who=figure)
    if whom.side in ("summons", "own-summons"):
        return Objection("GH-TRN-09", f"not-{whom.side}", who=figure)
    if own and is_thing(g, g.state.figures[figure]):
        return Objection("GH-SPC-12", "thing", who=figure)
    return Objection("GH-TRN-09", "enemy", who=figure)


def in_place(g: Haven, by: Meaning, some: list[FigureId]) -> list[FigureId]:
    """Those in one of the hexes that are meant; the actor itself needs no range (GH-LOS-08, GH-HEA-02)."""
    me, figures = by.figure, g.state.figures
    if by.whom.side == "self" or (place := cells_of(g, me, by.whom)) is None:
        return some
    return [i for i in some if figures[i].cells & place or i == me]


def why_not_in_place(g: Haven, by: Meaning, figure: FigureId) -> Objection:
    whom, cells = by.whom, g.state.figures[figure].cells
    if whom.of != "self" or whom.within is None:
        return Objection("GH-LOS-09", "elsewhere", what=whom.of)
    reach = base_range(g, by.figure) if whom.within == "range" else whom.within
    if cells & ground(g).within(here(g, by), reach):
        return unseen(g, by, figure)
    return too_far(g, here(g, by), cells, reach, "GH-LOS-08")


def suited(g: Haven, by: Meaning, some: list[FigureId]) -> list[FigureId]:
    """Those who meet what else the ability asks of a target (GH-SPC-17)."""
    me, whom = by.figure, by.whom
    if whom.side == "self" or not (whom.rank or whom.has or whom.hp_at_most or whom.when):
        return some
    return [i for i in some if i == me or suits(g, me, i, whom)]


def why_not_suited(g: Haven, by: Meaning, figure: FigureId) -> Objection:
    leaf, whom = g.state.figures[figure], by.whom
    if whom.rank and leaf.rank not in whom.rank:
        return Objection("GH-SPC-17", "rank", who=figure, what="-".join(whom.rank))
    if whom.has and not any(leaf.suffers(condition) for condition in whom.has):
        needed = tuple(("condition", condition) for condition in whom.has)
        return Objection("GH-CON-01", "lacks", who=figure, any_of=needed)
    if whom.hp_at_most and leaf.hp > whom.hp_at_most:
        return Objection("GH-KIL-02", "strong", leaf.hp, whom.hp_at_most, figure)
    return Objection("GH-DEF-05", "unfit", who=figure)


MEANT: Choice[Haven, Meaning] = among_figures(
    TargetOption,
    Requirement("GH-TRN-09", why_not_of_the_side, of_the_side),
    Requirement("GH-LOS-08", why_not_in_place, in_place),
    Requirement("GH-SPC-17", why_not_suited, suited),
)


def with_a_mat(g: Haven, by: ChooseFigures, some: list[FigureId]) -> list[FigureId]:
    return [i for i in some if g.state.figures[i].is_character] if by.with_mat else some


def open_to(g: Haven, by: ChooseFigures, some: list[FigureId]) -> list[FigureId]:
    return [i for i in some if i not in by.barred] if by.barred else some


def as_monsters_mean_it(g: Haven, by: ChooseFigures, some: list[FigureId]) -> list[FigureId]:
    automatic = some and by.whom.side == "enemies" and not by.takes_all and is_automatic(g, by.figure)
    return [foremost(g, by.figure, some)] if automatic else some


CHOSEN: Choice[Haven, ChooseFigures] = among_figures(
    TargetOption,
    *MEANT.requirements,
    Requirement("GH-REC-01", lambda g, by, i: Objection("GH-REC-01", "no-mat", who=i), with_a_mat),
    Requirement("GH-SPC-11", lambda g, by, i: Objection("GH-SPC-11", "immune", who=i), open_to),
    once("GH-ATK-13"),
    Requirement("GH-FOC-01", "settled", as_monsters_mean_it),
)


def reached(g: Haven, figure: FigureId, whom: Whom) -> list[FigureId]:
    """Every figure that may be meant, in order."""
    found: list[FigureId] = MEANT.legal(g, Meant(figure, whom))
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

    A figure in an open doorway is in both rooms (GH-DOR-18).
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
