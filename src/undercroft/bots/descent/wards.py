"""Standing by whoever must not fall: what a hero's company, a lent die or a prayer saves them."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import ArriveRule, FixedRule, ShrineEffect
from undercroft.games.descent.rules.quests.arriving import arrived, is_of_edition
from undercroft.games.descent.rules.quests.derived import PRAYED
from undercroft.games.descent.rules.quests.limits import is_spared
from undercroft.games.descent.rules.quests.page import (
    dial,
    encounter,
    figures_named,
    has_special,
    is_sealed_off,
    rules_of,
)
from undercroft.games.descent.rules.values import defence_pool
from undercroft.kernel import FigureId
from undercroft.space import Cell

from .position import Position
from .reasons import NOBODY
from .stakes import guarded

FAITH = 0.6  # of what a prayer seems to spare: the blows that come are fewer than they could be
BETRAYED = 14.0  # what it costs to bring enemies upon a hero figure
PAIR = 2  # heroes: more can hold off those who arrive
LED = 6.0  # the worth of the points that a hero figure gets from company on its way


def saved(at: Position, ally: FigureId, die: str, attacks: int) -> float:
    """The damage that one more die spares a hero figure in the hardest of the attacks to come."""
    found = []
    for foe in at.foes(ally):
        profile = at.weapon(foe)
        far, _ = at.danger(foe, ally)
        away = at.distance(foe, at.s.figures[ally].cells)
        if profile is None or away > far or is_spared(at.g, foe, ally):
            continue
        distance = 3 if profile.ranged else 1
        plain = at.fights.outlook(foe, profile, ally, distance)
        less = at.fights.outlook(foe, profile, ally, distance, (die,))
        found.append(plain.damage - less.damage)
    return sum(sorted(found, reverse=True)[:attacks])


def prayer(at: Position, effect: ShrineEffect) -> float:
    """The worth of a prayer: one more die for as long as the Overlord's next turn, if nobody has prayed."""
    names = {each.id for each in encounter(at.g).dials}
    die = str(dial(at.g, effect.colour)) if effect.colour in names else effect.colour
    total = 0.0
    points = guarded(at)
    for ally in figures_named(at.g, effect.ally):
        if not at.g.total(f"{PRAYED}-{die}", ally):
            total += FAITH * points.get(ally, 0.0) * saved(at, ally, die, len(at.sides[1]))
    return total


def company(at: Position, figure: FigureId, cell: Cell) -> tuple[float, FigureId]:
    """The worth of ending a turn beside a hero figure: a die to lend, points for its way; one is enough.

    Less than nothing, where enemies wait for that to arrive.
    """
    best, whom = 0.0, NOBODY
    for ally in betrayed(at):
        if at.ground.neighbours(at.s.figures[ally].cells) >> cell & 1:
            return -BETRAYED, ally
    for ally, worth in wanted(at, figure).items():
        if at.ground.neighbours(at.s.figures[ally].cells) >> cell & 1 and worth > best:
            best, whom = worth, ally
    return best, whom


def betrayed(at: Position) -> list[FigureId]:
    """The hero figures beside whom no hero had better end his turn: enemies would come before it is away."""
    return at.once("betrayed", lambda: _betrayed(at))


def _betrayed(at: Position) -> list[FigureId]:
    found = []
    for rule in rules_of(at.g, ArriveRule) if len(at.s.heroes) <= PAIR else ():
        if rule.at != "beside" or arrived(rule.id) in at.s.marks or not is_of_edition(at.g, rule):
            continue
        for ally in figures_named(at.g, rule.ally):
            points = max(
                (each.led for each in rules_of(at.g, FixedRule) if each.figure == rule.ally), default=0
            )
            if at.distance(ally, at.ways_of(ally)) >= at.speed(ally) + points:
                found.append(ally)
    return found


def wanted(at: Position, figure: FigureId) -> dict[FigureId, float]:
    """The hero figures that want company, and what this hero's is worth to each; reckoned once."""
    found: dict[FigureId, float] | None = at.kept.get(f"company-{figure}")
    if found is None:
        found = at.kept[f"company-{figure}"] = {
            ally: worth
            for ally, point in guarded(at).items()
            if (worth := lent(at, figure, ally, point) + led(at, ally)) and not attended(at, figure, ally)
        }
    return found


def attended(at: Position, figure: FigureId, ally: FigureId) -> bool:
    """Does another hero stand beside it?"""
    near = at.ground.neighbours(at.s.figures[ally].cells)
    return any(at.s.figures[i].cells & near for i in at.s.heroes if i != figure)


def lent(at: Position, figure: FigureId, ally: FigureId, point: float) -> float:
    """A die for the hardest attack of a round."""
    if not has_special(at.g, "shield-arm"):
        return 0.0
    pool = dict.fromkeys(defence_pool(at.g, figure))
    return point * max((saved(at, ally, die, 1) for die in pool), default=0.0)


def led(at: Position, ally: FigureId) -> float:
    """Points for its way, once it can move."""
    kind = at.s.figures[ally].kind
    rules = [rule for rule in rules_of(at.g, FixedRule) if rule.figure == kind and rule.led]
    return 0.0 if all(is_sealed_off(at.g, rule.closed) for rule in rules) else LED
