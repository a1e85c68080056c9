"""Acts of the Interludes and of Frederick's quests: what they are worth, and where they can be done."""

from __future__ import annotations

from undercroft.games.descent.options import QuestOption
from undercroft.games.descent.records.quest_rules import ActRule, CountEffect, LeaveRule, MarchRule
from undercroft.games.descent.records.quests import CounterGoal
from undercroft.games.descent.rules.quests.faces import glimpsed, possible_faces
from undercroft.games.descent.rules.quests.leaving import way_cells
from undercroft.games.descent.rules.quests.marching import rows_of
from undercroft.games.descent.rules.quests.page import areas, figures_named, rules_of, tokens_on
from undercroft.games.descent.rules.who import cells_within
from undercroft.games.descent.state import HEROES
from undercroft.kernel import FigureId, Option
from undercroft.space import Cells, each, mask_of

from .position import Position, field
from .scale import FAR, WIN

WORTHS = {"look-at-control": 0.4, "kindle": 2.5, "douse": 1.5}
OPENED = 10.0  # a token of the hoard that is out of the way, to heroes; time is the monsters'
PRIZE = 55.0  # Trueshot in it
LIKELY = 0.5  # chance of Trueshot from which monsters open a token
URGED = 12.0  # three spaces of Frederick's way
DRAUGHT = 0.8  # a point of fatigue that a well takes
THIRSTY = 3  # points of fatigue from which a well is worth its action
HEART = 5.0  # a row of the bridge that Ruin has behind it
HAULED = 16.0  # a load that is a turn nearer to the way out
LADEN = 0.45  # of a load that is out, for one that is taken up
NEAR = 3  # spaces from which the Dragonheart works


def errand_worth(at: Position, figure: FigureId, rule: ActRule) -> float | None:
    """The worth of an act of these quests, if it succeeds; none: its effects tell."""
    match rule.act:
        case "urge":
            return URGED
        case "open-hoard":
            return OPENED + PRIZE * prize_chance(at)
        case "rifle-hoard":
            chance = prize_chance(at)
            return PRIZE * chance if chance >= LIKELY else 0.0
        case "drink-well":
            fatigue = at.s.figures[figure].fatigue
            return DRAUGHT * fatigue if fatigue >= THIRSTY else 0.0
        case "raise-heart":
            return HEART * (1 + rows_behind(at))
        case "load-up" if not at.s.figures[figure].cells & areas(at.g, rule.inside):
            return 0.0  # whoever comes from elsewhere keeps the heroes off those who carry
        case "load-up":
            return LADEN * max(15.0, WIN / max(1, at.lacking("loads")))
    return WORTHS.get(rule.act)


def errand_cells(at: Position, rule: ActRule) -> Cells:
    """The spaces where an act without a place of its own can be done; none: anywhere."""
    if rule.act == "raise-heart":
        ruin = sum(at.s.figures[i].cells for i in figures_named(at.g, "ruin"))
        return cells_within(at.g, ruin, NEAR) & ~ruin if ruin else 0
    if rule.beside:
        near = 0
        for i in figures_named(at.g, rule.beside):
            near |= at.ground.neighbours(at.s.figures[i].cells)
        return near
    return 0


def coveted_tokens(at: Position) -> Cells:
    """The tokens at which heroes do what a goal of theirs counts: monsters stand round them first of all."""
    found = 0
    wanted = {goal.counter for goal in at.page.heroes if isinstance(goal, CounterGoal)}
    for rule in rules_of(at.g, ActRule):
        counts = {effect.counter for effect in rule.do if isinstance(effect, CountEffect)}
        if counts & wanted and rule.held == "lying" and "heroes" in rule.who:
            found |= tokens_on(at.g, rule.token)
    return found


def is_in_passing(option: Option | None) -> bool:
    """An act for which nobody keeps away from the heroes: the hoard is theirs, too."""
    return isinstance(option, QuestOption) and option.act == "rifle-hoard"


def prize_chance(at: Position) -> float:
    """How likely the next token of the hoard is Trueshot, by what a side knows."""
    seen = glimpsed(at.g)
    hidden = [name for name, token in at.s.tokens.items() if token.kind == "hoard" and not token.turned]
    faces = possible_faces(at.g, hidden[0]) if hidden else ()
    return faces.count("trueshot") / max(1, len(faces) - len(seen))


def hauls(at: Position, figure: FigureId) -> bool:
    """Does it carry one of the loads of which there are always more, so that the next one can as well?"""
    return any(at.s.tokens[name].kind == "load" for name in at.s.figures[figure].carries)


def is_race(at: Position) -> bool:
    """Do both sides look for one thing with which whoever is off first has won?"""
    return any(token.kind == "hoard" for token in at.s.tokens.values())


def prizes(at: Position) -> Cells:
    """Things that monsters may carry off to win: they go for those that lie about from the first."""
    found = 0
    for rule in rules_of(at.g, LeaveRule):
        if rule.carrying and "monsters" in rule.who and at.lacking(rule.counter) == 1:
            way = field(at.ground, way_cells(at.g, rule.way))
            lie = tokens_on(at.g, rule.carrying)
            found |= mask_of(cell for cell in each(lie) if cell in way)
    return found


def look_worth(at: Position, token: str) -> float:
    """A token known beforehand is not Trueshot: heroes know far ones, the Overlord those on their way."""
    cell = at.s.tokens[token].cell
    way = sum(at.steps(way_cells(at.g, end)).get(cell, FAR) for end in ("entrance", "exit"))
    return 1.0 + (way if at.side == HEROES else 2 * FAR - way)


def runner_worth(at: Position, figure: FigureId) -> float:
    """The hero who had best carry something a long way: a fast one who lasts."""
    return 3 * at.speed(figure) + 0.4 * at.s.figures[figure].hp


def is_in_the_way_out(at: Position, figure: FigureId, door_cells: Cells) -> bool:
    """Is this closed door on the way by which a monster's side gets things off the map?"""
    out = at.ways_of(figure)
    if not out or not at.s.figures[figure].is_hostile:
        return False
    here = at.s.figures[figure].cells
    if any(cell in field(at.ground, out) for cell in each(here)):
        return False  # it gets there without
    near, start, end = field(at.ground, here), at.steps(here), at.steps(out)
    beyond = [cell for cell in each(door_cells) if cell not in near]
    way = min((start.get(cell, FAR) + end.get(cell, FAR) for cell in beyond), default=FAR)
    return way <= at.distance(figure, out) + 1


def rows_behind(at: Position) -> int:
    """How many rows of its way Ruin has gone."""
    for rule in rules_of(at.g, MarchRule):
        for i in figures_named(at.g, rule.figure):
            cells = at.s.figures[i].cells
            return min((n for n, row in enumerate(rows_of(rule)) if row & cells), default=0)
    return 0
