"""Aims at what the quest has: its special actions, tokens to carry, rooms to hold."""

from __future__ import annotations

from undercroft.games.descent.options import (
    PickUpOption,
    QuestOption,
)
from undercroft.games.descent.records.quest_rules import (
    ActRule,
    AnyEffect,
    CarryRule,
    CountEffect,
    DeliverEffect,
    LeaveRule,
    RevealEffect,
    ShrineEffect,
    SpawnEffect,
    TakeEffect,
    TurnEffect,
)
from undercroft.games.descent.records.quests import FacesGoal
from undercroft.games.descent.rules.movement.places import is_large
from undercroft.games.descent.rules.quests.acts import is_open_to
from undercroft.games.descent.rules.quests.by_name import QUEST_NEEDS
from undercroft.games.descent.rules.quests.carrying import freed, has_room
from undercroft.games.descent.rules.quests.discarding import can_discard
from undercroft.games.descent.rules.quests.leaving import way_cells
from undercroft.games.descent.rules.quests.limits import barred
from undercroft.games.descent.rules.quests.page import (
    areas,
    attributes_for,
    closed,
    holds,
    is_one_of,
    number,
    rules_of,
)
from undercroft.games.descent.rules.who import side
from undercroft.games.descent.state import Token
from undercroft.kernel import FigureId
from undercroft.space import Cells

from .aim import Aim, around, unshared
from .finale_hints import at_token, stone_share
from .position import Position
from .quest_hints import special_cells, special_worth
from .reasons import because, percent
from .scale import FAR, WIN, soon
from .trial_hints import bladed
from .wards import prayer
from .ways_out import leaving_worth

TURNED = 2.0  # of its share in the heroes' goal, for a token that they turn: who fights on gets nowhere
USUAL = 15.0  # an act of the quest that no goal counts
WORTHS = {
    "hurl": 3.0, "hallow": 10.0, "throw-down": -5.0, "swoop": 2.0, "climb-over": 6.0, "smash": 5.0,
    "spring-lock": 0.3,
}  # fmt: skip
HOLD = 0.35  # of what the heroes would get in a room, for the first monster there
SECOND = 0.1  # for one more
TORN = 75.0  # more, if an enemy has it no longer: what he would only drop, the next of his side takes up
DENIED = 9.0  # a token in hand with which the other side would win by leaving


def acts(at: Position, figure: FigureId) -> list[Aim]:
    """Special actions of the quest, at each token that they can be done at."""
    leaf, found = at.s.figures[figure], []
    large = is_large(at.g, figure)
    for rule in rules_of(at.g, ActRule):
        if not is_one_of(leaf, rule.who) or (large and not rule.large) or (rule.empty and leaf.carries):
            continue
        if not holds_for(at, rule) or (rule.side and rule.side != side(at.g, figure)):
            continue
        chance = max(
            (
                at.fights.chance(figure, name, number(at.g, rule.less))
                for name in attributes_for(at.g, rule.test)
            ),
            default=1.0,
        )
        rooms = [room for room in rule.inside if closed(room) not in at.s.marks]
        if rule.inside and not rooms:
            continue
        inside = areas(at.g, tuple(rooms)) if rooms else 0
        reason = because("test" if chance < 1 else "act", figure, chance=percent(chance))
        if not rule.token:
            worth = act_worth(at, rule, figure)
            cells = special_cells(at, rule) or inside or at.ground.floor
            if (rule.act == "drink-fallen" or rule.beside) and cells == at.ground.floor:
                continue  # nobody is there yet beside whom it could be done
            option = QuestOption(rule.act)
            found.append(Aim(cells, worth * chance, reason, option, not rule.free, chance, rule.act))
            continue
        for name, token in at.s.tokens.items():
            around_token = act_cells(at, figure, rule, name, token)
            if around_token is None:
                continue
            cells = around_token & inside if inside else around_token
            if rule.at or (rule.held == "own" and special_cells(at, rule)):
                cells &= special_cells(at, rule)
            worth = act_worth(at, rule, figure) * at_token(at, rule, name)
            if any(isinstance(effect, TakeEffect) for effect in rule.do):
                worth = max(
                    worth if rule.act not in WORTHS else 0, carrying_worth(at, figure, token.kind, cells)
                )
                worth += TORN * (token.carrier in at.foes(figure))
            shared = unshared(at, figure, cells) if rule.held == "lying" else 1.0
            option = QuestOption(rule.act, name)
            once = rule.act if rule.once == "turn" else name
            found.append(Aim(cells, worth * chance * shared, reason, option, not rule.free, chance, once))
    return found


def act_cells(at: Position, figure: FigureId, rule: ActRule, name: str, token: Token) -> Cells | None:
    """Where a figure must be to do the act at this token; none if it cannot be done at it."""
    if not is_open_to(at.g, rule, name, token):
        return None
    own = token.carrier == figure
    if rule.held in ("own", "near") and own:
        return at.ground.floor
    if rule.held in ("lying", "near", "any") and token.cell >= 0:
        return around(at, 1 << token.cell)
    if rule.held in ("enemy", "any") and token.carrier in at.foes(figure):
        return around(at, at.s.figures[token.carrier].cells)
    return None


def holds_for(at: Position, rule: ActRule) -> bool:
    """Can the act be done at all now: counters, acts before it, cards of the Overlord?"""
    before = not rule.after or rule.after in at.s.turn.done
    if rule.once == "round" and f"{rule.shares or rule.act}-{at.s.round}" in at.s.marks:
        return False
    if rule.needs and not QUEST_NEEDS[rule.needs](at.g):
        return False
    return before and holds(at.g, rule.when) and can_discard(at.g, rule.cards)


def act_worth(at: Position, rule: ActRule, figure: FigureId) -> float:
    """The gain of the act if it succeeds."""
    if (special := special_worth(at, figure, rule)) is not None:
        return special
    if rule.act in WORTHS:
        return WORTHS[rule.act]
    return max((effect_worth(at, effect) for effect in rule.do), default=USUAL)


def effect_worth(at: Position, effect: AnyEffect) -> float:
    match effect:
        case CountEffect(counter=counter) | DeliverEffect(counter=counter):
            lacking = at.lacking(counter)
            return max(USUAL, WIN / lacking) if lacking else 22.0
        case TurnEffect(face=face):
            for goal in (*at.page.heroes, *at.page.overlord):
                if isinstance(goal, FacesGoal) and goal.face == face:
                    shown = sum(t.kind == goal.token and t.face == face for t in at.s.tokens.values())
                    share = WIN / max(1, number(at.g, goal.count) - shown)
                    return TURNED * share if goal in at.page.heroes else max(20.0, share)
            return USUAL
        case ShrineEffect():
            return prayer(at, effect)
        case SpawnEffect() | RevealEffect() | TakeEffect():
            return 18.0
    return USUAL


def pick_ups(at: Position, figure: FigureId) -> list[Aim]:
    """Tokens that it may carry, where they lie."""
    leaf, found = at.s.figures[figure], []
    for rule in rules_of(at.g, CarryRule):
        if not is_one_of(leaf, rule.who) or not has_room(at.g, figure, rule.token):
            continue
        if rule.by_act or not holds(at.g, rule.when):
            continue
        for name, token in at.s.tokens.items():
            shown = "" if rule.face == "down" else rule.face
            if token.kind != rule.token or token.cell < 0 or (rule.face and token.face != shown):
                continue
            if rule.freed and freed(name) not in at.s.marks:
                continue
            cells = around(at, 1 << token.cell)
            worth = max(carrying_worth(at, figure, token.kind, 1 << token.cell), bladed(at, token.kind))
            worth *= unshared(at, figure, cells) * stone_share(at)
            found.append(Aim(cells, worth, because("fetch", figure), PickUpOption(name)))
    return found


def carrying_worth(at: Position, figure: FigureId, kind: str, here: Cells) -> float:
    """A token in hand: what it brings where it is taken to, less the way there."""
    leaf, best = at.s.figures[figure], 1.0
    for rule in rules_of(at.g, LeaveRule):
        if rule.carrying == kind and is_one_of(leaf, rule.who):
            best = max(best, leaving_worth(at, rule) * _way(at, figure, here, way_cells(at.g, rule.way)))
        elif rule.carrying == kind and at.lacking(rule.counter, rule.who[0]):
            best = max(best, DENIED)
    for act in rules_of(at.g, ActRule):
        there = areas(at.g, act.inside) if act.inside else special_cells(at, act)
        if there and act.held in ("own", "near") and act.token == kind and is_one_of(leaf, act.who):
            best = max(best, act_worth(at, act, figure) * _way(at, figure, here, there))
    return 0.9 * best


def _way(at: Position, figure: FigureId, here: Cells, there: Cells) -> float:
    steps = at.steps(there)
    nearest = min(
        (steps.get(cell, FAR) for cell in range(here.bit_length()) if here >> cell & 1), default=FAR
    )
    return soon(nearest, at.stride(figure))


def held_rooms(at: Position, figure: FigureId) -> list[Aim]:
    """Rooms in which heroes can do something only while no monster is there."""
    found = []
    others = at.friends(figure).values()
    shut = barred(at.g, figure)
    for rule in rules_of(at.g, ActRule):
        for name in rule.inside if rule.clear else ():
            room = areas(at.g, (name,)) & ~shut
            held = any(leaf.cells & room for leaf in others)
            worth = effect_worth(at, rule.do[0]) * (SECOND if held else HOLD)
            found.append(Aim(room, worth, because("hold", figure)))
    return found
