"""Quests 11 to 13: what their acts, tokens and figures are worth, and where figures had best be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.descent.records.quest_rules import ActRule, CountRule, ImmuneRule
from undercroft.games.descent.rules.quests.page import (
    area,
    cells_of,
    figures_named,
    has_special,
    is_one_of,
    rules_of,
)
from undercroft.games.descent.rules.quests.sparing import (
    BOUND_ONE,
    UNBROKEN,
    can_hurt,
    is_asleep,
    is_hunted,
    is_safe_from,
    prey_of,
)
from undercroft.games.descent.rules.who import cells_within
from undercroft.games.descent.state import HEROES
from undercroft.kernel import FigureId
from undercroft.space import Cells

from .scale import WIN

if TYPE_CHECKING:
    from .position import Position

WORTHS = {
    "turn-seal": 24.0,
    "break-seal": 12.0,
    "wrest-blade": 38.0,
    "open-urn": 26.0,
    "close-ossuary": 4.0,
    "unleash": 3.0,
}
CALMED, LAST = 22.0, 30.0  # a test at a spirit, and the one that ends it
MET, HASTE = 15.0, 5.0  # a spirit that lies face down still, and each turn nearer to it
BLADE = 40.0  # the only means to hurt whoever must fall
HURT, FELLED = 2.5, 60.0  # of the one whom only this figure can hurt
WEAKENED = 2.2  # a point of the Bound One's Health, until it can be released
FEW, PRESSED = 3, 7  # others who are left; what a counter lacks: then the sleeper is woken
SHOT = 4  # spaces from which a ranged attack carries
AFAR = 20  # Health that a ranged weapon is worth to the bearer
QUARRY, CHASE, BESIDE = 45.0, 6.0, 12.0  # striking distance, each turn nearer to it, standing by
UNDYING = 4.0  # a space where zombies return at the end of the round
COVERT = 6.0  # where monsters lie in wait for what they can take and be off with
FED = 0.7  # of what a counter brings that grows by it


def trial_worth(at: Position, figure: FigureId, rule: ActRule) -> float | None:
    """The worth of an act of these quests, if it succeeds; none: its effects tell."""
    if rule.act.startswith("calm-"):
        near = figures_named(at.g, rule.beside)
        return LAST if near and at.s.figures[near[0]].hp <= 2 else CALMED
    return WORTHS.get(rule.act)


def bladed(at: Position, kind: str) -> float:
    """The worth of having a token without which nobody can hurt whoever must fall."""
    wanted = any(rule.carrying == kind for rule in rules_of(at.g, ImmuneRule))
    return BLADE if wanted else 0.0


def poachers(at: Position) -> bool:
    """Do monsters leave with what they take from heroes by a blow?"""
    return has_special(at.g, "take-mark")


def by_the_fallen(at: Position) -> Cells:
    """Beside heroes who are lost for good: whatever falls there rises again."""
    lie = sum(1 << i for i in {leaf.lies for leaf in at.s.figures.values() if leaf.is_out})
    return lie | at.ground.neighbours(lie) if lie else 0


def covert(at: Position, figure: FigureId) -> Cells:
    """So near to the way out that a monster is off the map in the turn in which it takes a mark."""
    out = at.ways_of(figure)
    return cells_within(at.g, out, max(1, at.speed(figure) - 1)) if out else 0


def places_to_be(at: Position, figure: FigureId) -> list[tuple[Cells, float, float]]:
    """Spaces where being is all, each with its worth and haste.

    Near to whom only this figure can hurt; the areas of hidden spirits for heroes; beside what grows.
    """
    leaf = at.s.figures[figure]
    found = quarters(at, figure)
    if leaf.role == "hero":
        rooms = ("water", "air", "fire", "earth") if has_special(at.g, "meet-spirits") else ()
        for room in rooms:
            there = figures_named(at.g, f"{room}-spirit")
            for i in there:
                found.append((at.ground.neighbours(at.s.figures[i].cells), CALMED, 2 * HASTE))
            if not there and cells_of(at.g, ("spirit",)) & area(at.g, room):
                found.append((area(at.g, room), MET, HASTE))
        return found
    if has_special(at.g, "note-dead") and leaf.kind == "zombie" and (dead := by_the_fallen(at)):
        found.append((dead, UNDYING, 0.0))
    if poachers(at) and leaf.role == "monster" and not leaf.carries:
        found.append((covert(at, figure), COVERT, 0.0))
    for rule in rules_of(at.g, CountRule):
        near = at.ground.neighbours(cells_of(at.g, rule.beside)) if rule.feeds else 0
        taken = any(other.cells & near for i, other in at.sides[1].items() if i != figure)
        if near and leaf.is_hostile and not taken:
            found.append((near, FED * WIN / max(1, at.lacking(rule.counter)), 0.0))
    return found


def quarters(at: Position, figure: FigureId) -> list[tuple[Cells, float, float]]:
    """The spaces from which a figure can strike at the one whom only it can hurt; others stand by it."""
    found = []
    for rule in rules_of(at.g, ImmuneRule):
        if rule.closed >= 0 or not any(can_hurt(at.g, i, rule) for i in at.up):
            continue
        for target in figures_named(at.g, rule.figure):
            here, weapon = at.s.figures[target].cells, at.weapon(figure)
            if not is_ready(at, target):
                continue
            if can_hurt(at.g, figure, rule) and weapon is not None:
                far = SHOT if weapon.ranged else weapon.reach
                found.append((cells_within(at.g, here, far) & ~here, QUARRY, CHASE))
            elif is_one_of(at.s.figures[figure], rule.unless):
                found.append((cells_within(at.g, here, 1) & ~here, BESIDE, 0.0))
    return found


def is_ready(at: Position, target: FigureId) -> bool:
    """Is it time for the sleeper: few others are left who would fall upon the heroes, or time is short?

    One who is on nobody's side is hunted from the first.
    """
    leaf = at.s.figures[target]
    if not is_asleep(at.g, leaf) or is_hunted(at.g, leaf):
        return True
    others = sum(i != target for i in at.sides[1])
    pressed = any(at.lacking(rule.counter) <= PRESSED for rule in rules_of(at.g, CountRule))
    return others <= FEW or pressed


def bearer_worth(at: Position, figure: FigureId) -> float:
    """The hero who had best bear the blade: one who shoots, out of the dragon's shadow; else who lasts."""
    weapon = at.weapon(figure)
    return at.s.figures[figure].hp + (AFAR if weapon is not None and weapon.ranged else 0)


def is_idle_prey(at: Position, attacker: FigureId, target: FigureId) -> bool:
    """Is it no use to attack this one?"""
    return is_safe_from(at.g, attacker, target)


def hunted(at: Position, figure: FigureId) -> list[FigureId]:
    """Those of its own side whom a figure may attack."""
    return prey_of(at.g, figure)


def hunt_worths(at: Position) -> dict[FigureId, tuple[float, float]]:
    """Figures whose damage counts by a rule of the quest, and how much: damage, and the end of them."""
    found: dict[FigureId, tuple[float, float]] = {}
    for rule in rules_of(at.g, ImmuneRule):
        if rule.closed < 0 and any(can_hurt(at.g, i, rule) for i in at.up):
            for i in figures_named(at.g, rule.figure):
                found[i] = (HURT, FELLED) if is_ready(at, i) else (-3.0, -40.0)
    if has_special(at.g, UNBROKEN) and at.side == HEROES:
        for i in figures_named(at.g, BOUND_ONE):
            leaf = at.s.figures[i]
            strong = 2 * leaf.damage < leaf.full
            found[i] = (WEAKENED, 0.0) if strong else (-0.5, -3.0)
    return found
