"""Acts of which no verb tells the worth or the place: drinking, idols on pedestals, cards for a ritual."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import ActRule
from undercroft.games.descent.records.quests import FacesGoal
from undercroft.games.descent.rules.quests.blood_of_heroes import HUNTING_LODGE, LODGE
from undercroft.games.descent.rules.quests.page import area, has_special, rules_of, tokens_on
from undercroft.games.descent.rules.quests.the_twin_idols import owner_of
from undercroft.games.descent.rules.who import SIDE_OF_ROLE, cells_within
from undercroft.games.descent.state import HEROES, OVERLORD, card_name
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells

from .errands import errand_cells, errand_worth
from .finale_hints import finale_worth
from .position import Position, parts_of
from .scale import WIN
from .trial_hints import trial_worth

DRUNK = 2  # thirst of a drink
SET = 45.0  # the first of two idols, where it belongs
KEPT = 8.0  # the same, for one who wins as well by keeping it from the heroes
LIFT = 24.0  # an idol that the other side has set
SPITE = 6.0  # the same, while the Overlord keeps the other one: that is enough
HOARDS = {
    "blood-of-heroes": 1
}  # quests with an encounter after which one of his stands alone before the heroes
SPARED = {
    "the-frozen-spire": (1, 4), "the-monsters-hoard": (1, 3), "the-wyrm-turns": (1, 4),
}  # encounters, and from how many heroes on, in which his cards decide less than in the next  # fmt: skip
LODGED = 3.0  # a point of Health by a rest in the lodge
GUARD = 3  # spaces from a place that monsters hold
RICH = 4  # cards of a hand from which the Overlord spares some


def special_worth(at: Position, figure: FigureId, rule: ActRule) -> float | None:
    """The worth of an act that a quest names, if it succeeds; none: its effects tell."""
    if (trial := trial_worth(at, figure, rule)) is not None:
        return trial
    if (late := finale_worth(at, figure, rule)) is not None:
        return late
    if (errand := errand_worth(at, figure, rule)) is not None:
        return errand
    if rule.act in ("drink", "drink-fallen"):
        return min(WIN, DRUNK * WIN / max(1, at.lacking("thirst")))
    if rule.cards:
        return 5.0 if len(at.s.overlord.held) >= RICH else 0.0
    if rule.act.startswith("set-"):
        return WIN if is_other_set(at, figure) else KEPT if figure in at.keepers else SET
    if rule.act.startswith(("lift-s", "seize-s")) and rule.face == "up":
        mine = SIDE_OF_ROLE[at.s.figures[figure].role]
        if owner_of(at.g, rule.token) == mine or figure in at.keepers:
            return 0.0
        return SPITE if mine != HEROES and at.keepers else LIFT
    return None


def is_other_set(at: Position, figure: FigureId) -> bool:
    """Is one idol where the figure's side would have it?"""
    ours = at.page.heroes if SIDE_OF_ROLE[at.s.figures[figure].role] == HEROES else at.page.overlord
    wanted = {(goal.token, goal.face) for goal in parts_of(ours) if isinstance(goal, FacesGoal)}
    return any((token.kind, token.face) in wanted for token in at.s.tokens.values())


def post(at: Position) -> Cells:
    """Where monsters wait for heroes who must set up several things before time runs out: at the last place.

    To keep one of them is enough, so they guard the one that the heroes have furthest to go to.
    """
    if at.page.stall != OVERLORD:
        return 0
    places = [
        tokens_on(at.g, rule.at)
        for goal in parts_of(at.page.heroes)
        if isinstance(goal, FacesGoal) and not tokens_on(at.g, goal.token, goal.face)
        for rule in rules_of(at.g, ActRule)
        if rule.at and rule.token == goal.token and "heroes" in rule.who
    ]
    places = [there for there in places if there]
    if not places or not at.standing:
        return 0
    last = max(places, key=lambda there: min(at.distance(i, there) for i in at.standing))
    return cells_within(at.g, last, GUARD)


def special_cells(at: Position, rule: ActRule) -> Cells:
    """The spaces where an act without a token can be done, if only some are; else none."""
    if errand := errand_cells(at, rule):
        return errand
    if rule.act == "drink-fallen":
        fallen = sum(1 << at.s.figures[i].lies for i in at.s.heroes if at.s.figures[i].is_out)
        return (fallen | at.ground.neighbours(fallen)) if fallen else 0
    if rule.at and (there := tokens_on(at.g, rule.at)):
        return there | at.ground.neighbours(there)
    return 0


def discard_worth(at: Position, card: str) -> float:
    """A card to be discarded for the quest: of a full hand, first of those that he has twice."""
    held = [card_name(each) for each in at.s.overlord.held]
    spare = 0.4 if len(held) >= RICH else 0.02
    return spare + 0.05 * (held.count(card_name(card)) > 1)


def lodging(at: Position, figure: FigureId, cell: Cell) -> float:
    """The worth of a rest there more than elsewhere: in the hunting lodge it heals."""
    if not at.s.figures[figure].damage or not has_special(at.g, LODGE):
        return 0.0
    return LODGED * (area(at.g, HUNTING_LODGE) >> cell & 1)


def hoards(at: Position) -> bool:
    """Are cards that save somebody kept for the next encounter, where one of his will need them more?"""
    return HOARDS.get(at.s.quest) == at.s.encounter


def spares(at: Position) -> bool:
    """Are all cards kept for the next encounter, since they decide more there?"""
    encounter, heroes = SPARED.get(at.s.quest, (0, 0))
    return at.s.encounter == encounter and len(at.s.heroes) >= heroes
