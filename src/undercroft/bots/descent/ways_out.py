"""Aims of those who would leave the map, or help another to leave it."""

from __future__ import annotations

from undercroft.games.descent.options import (
    LeaveOption,
)
from undercroft.games.descent.records.quest_rules import (
    LeaveRule,
)
from undercroft.games.descent.records.quests import LeftGoal
from undercroft.games.descent.rules.quests.leaving import allows, way_cells
from undercroft.games.descent.rules.quests.page import (
    last_round,
    number,
    rules_of,
)
from undercroft.games.descent.rules.who import cells_within
from undercroft.kernel import FigureId
from undercroft.space import Cells

from .aim import Aim
from .errands import HAULED, hauls
from .finale_hints import escort
from .position import Position
from .reasons import because
from .scale import WIN

HURRY = 4.0  # a turn of walking less, where all must get away
CALM = 0.2  # of that haste, while there is time
HALE = 0.75  # of their Health: they are ready
CAREFUL, EACH = 1.3, 0.4  # as long as a way takes among enemies, and for each hero who must go it
BEHIND = 0.2  # of leaving, while somebody lies there without whom the goal cannot be met
TOGETHER = 6  # spaces from the next hero: further ahead one is alone
LONELY = 0.3  # of leaving, for one who bears what must leave
ESCORT = 7.0  # to be near him
NEAR = 2  # spaces
GONE = 18.0  # a hero who is off the map for the rest of the encounter


def leaving(at: Position, figure: FigureId) -> list[Aim]:
    leaf, found = at.s.figures[figure], []
    for rule in rules_of(at.g, LeaveRule):
        if allows(at.g, leaf, rule):
            cells = way_cells(at.g, rule.way)
            needs = at.distance(figure, cells) + 1
            reason = because("leave", figure, needs=needs, has=int(at.stride(figure)))
            worth, haste = leaving_worth(at, rule), 0.0
            if leaf.role == "hero" and at.lacking(rule.counter, rule.who[0]):
                haste = 0.0 if at.left_behind else HURRY * pressing(at, cells)
                worth *= BEHIND if at.left_behind else 1.0
                if rule.carrying and is_alone(at, figure):
                    worth, haste = LONELY * worth, 0.0
            elif hauls(at, figure):
                haste = HAULED
            if (patience := escort(at, figure, cells)) < 1.0:
                worth, haste = worth * patience, 0.0
            found.append(Aim(cells, worth, reason, LeaveOption(rule.way), action=False, haste=haste))
    return found


def leaving_worth(at: Position, rule: LeaveRule) -> float:
    """Leaving for good, by how many more a goal asks for; what only ends the encounter is worth nothing."""
    lacking = at.lacking(rule.counter, rule.who[0])
    if rule.counts:  # whoever leaves with the wrong one is gone for nothing
        return WIN * hidden_chance(at, rule.carrying, rule.counts) / max(1, lacking) - GONE
    if lacking:
        return max(15.0, WIN / lacking)
    return 22.0 if rule.counter else 0.0


def hidden_chance(at: Position, kind: str, face: str) -> float:
    """How likely a face-down token of a kind has a face, by those that were turned up."""
    left: dict[str, int] = {}
    for entry in at.page.tokens:
        for one in entry.faces if entry.kind == kind else ():
            turned = at.s.counters.get(f"turned-{kind}-{one.face}", 0)
            left[one.face] = max(0, number(at.g, one.count) - turned)
    return left.get(face, 0) / max(1, sum(left.values()))


def is_alone(at: Position, figure: FigureId) -> bool:
    """Has a hero run ahead of all the others, with enemies about?"""
    here = at.s.figures[figure].cells
    others = [i for i in at.standing if i != figure]
    if not others or min(at.distance(i, here) for i in others) <= TOGETHER:
        return False
    return any(at.distance(i, here) <= 2 * TOGETHER for i in at.foes(figure))


def escorts(at: Position, figure: FigureId) -> list[Aim]:
    """Another hero bears what must leave the map: his friends stay near him."""
    if at.s.figures[figure].carries:
        return []
    found = []
    for i in at.standing:
        leaf = at.s.figures[i]
        for rule in rules_of(at.g, LeaveRule) if leaf.carries and i != figure else ():
            if rule.carrying and allows(at.g, leaf, rule) and at.lacking(rule.counter, rule.who[0]):
                near = cells_within(at.g, leaf.cells, NEAR) & ~leaf.cells
                found.append(Aim(near, ESCORT, because("escort", figure, i)))
    return found


def pressing(at: Position, exit_cells: Cells) -> float:
    """How much the heroes must hurry: less while the Overlord cannot win and the clock leaves time."""
    for goal in at.page.overlord:
        if not isinstance(goal, LeftGoal) or any(leaf.kind == goal.kind for leaf in at.up.values()):
            return 1.0
    needed = max((at.distance(i, exit_cells) / at.stride(i) for i in at.standing), default=0.0)
    careful = CAREFUL + EACH * len(at.s.heroes)
    return CALM if last_round(at.g) - at.s.round > careful * needed + 1 else 1.0


def is_early(at: Position) -> bool:
    """Is there time to rest and to be rid of who is there, before more come from behind the next door?"""
    ways = [rule for rule in rules_of(at.g, LeaveRule) if "heroes" in rule.who and not rule.carrying]
    if not ways or pressing(at, way_cells(at.g, ways[0].way)) == 1.0:
        return False
    heroes = [at.s.figures[i] for i in at.s.heroes if at.s.figures[i].phase != "away"]
    health = sum(leaf.hp for leaf in heroes) / max(1, sum(leaf.full for leaf in heroes))
    return health < HALE or len(at.sides[1]) > 1
