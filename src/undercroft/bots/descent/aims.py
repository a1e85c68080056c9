"""The aims of a figure in the quest: places to be, and what to do there, each with its worth."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.descent.ground import Ground
from undercroft.games.descent.options import (
    CloseOption,
    LeaveOption,
    OpenOption,
    PickUpOption,
    QuestOption,
    ReviveOption,
    SearchOption,
)
from undercroft.games.descent.records.quest_rules import (
    ActRule,
    AnyEffect,
    CarryRule,
    CountEffect,
    DeliverEffect,
    DoorRule,
    KeyRule,
    LeaveRule,
    LockRule,
    RevealEffect,
    ShrineEffect,
    SpawnEffect,
    TakeEffect,
    TurnEffect,
)
from undercroft.games.descent.records.quests import FacesGoal, LeftGoal, OutGoal
from undercroft.games.descent.rules.movement.places import is_large
from undercroft.games.descent.rules.quests.by_name import QUEST_NEEDS
from undercroft.games.descent.rules.quests.carrying import freed, has_room
from undercroft.games.descent.rules.quests.discarding import can_discard
from undercroft.games.descent.rules.quests.keys import TURN_KEY
from undercroft.games.descent.rules.quests.leaving import allows, way_cells
from undercroft.games.descent.rules.quests.limits import barred, is_lost, may_open
from undercroft.games.descent.rules.quests.page import (
    areas,
    attributes_for,
    closed,
    holds,
    is_one_of,
    last_round,
    number,
    rules_of,
)
from undercroft.games.descent.rules.quests.sealed import TRIED
from undercroft.games.descent.rules.who import cells_within, side
from undercroft.games.descent.state import Token
from undercroft.kernel import FigureId, Option
from undercroft.space import Cells, each, mask_of

from .errands import is_in_the_way_out
from .finale_hints import at_token, breach, door_worth, escort
from .position import Position, field
from .quest_hints import special_cells, special_worth
from .reasons import Reason, because, percent
from .scale import FAR, WIN, soon
from .trial_hints import bladed, places_to_be
from .wards import prayer

DOORS = 1 << 9  # with the grounds that they lie on
USUAL = 15.0  # an act of the quest that no goal counts
WORTHS = {
    "hurl": 3.0, "hallow": 10.0, "throw-down": -5.0, "swoop": 2.0, "climb-over": 6.0, "smash": 5.0,
    "spring-lock": 0.3,
}  # fmt: skip
HOLD = 0.35  # of what the heroes would get in a room, for the first monster there
SECOND = 0.1  # for one more
KEY = 22.0  # a search while the key of the quest is missing
FIND = 2.2  # any other search card
REVIVE = 8.0
TURN = 5.0  # more, while he has a turn before him in this round
LOCKED = 9.0  # a hero who is shut out by a locked door
HURRY = 4.0  # a turn of walking less, where all must get away
CALM = 0.2  # of that haste, while there is time
UNREADY = 0.1  # of a door, for heroes who had better rest first
HALE = 0.75  # of their Health: they are ready
CAREFUL, EACH = 1.3, 0.4  # as long as a way takes among enemies, and for each hero who must go it
BEHIND = 0.2  # of leaving, while somebody lies there without whom the goal cannot be met
NEEDED = 15.0  # more for reviving him
PRESSED = 2.5  # the same on the way to a key or its door
TOGETHER = 6  # spaces from the next hero: further ahead one is alone
LONELY = 0.3  # of leaving, for one who bears what must leave
ESCORT = 7.0  # to be near him
NEAR = 2  # spaces
UNBARRED = 12.0  # a door that bars a monster's way out
CARRIED = 20.0  # a locked door, to whoever carries its key
TORN = 22.0  # more, if an enemy has it no longer: as much as leaving with it would bring him
DENIED = 9.0  # a token in hand with which the other side would win by leaving
GONE = 18.0  # a hero who is off the map for the rest of the encounter


class Aim(NamedTuple):
    """Spaces to be on, the worth of being there to do it, and the option that does it."""

    cells: Cells
    worth: float
    reason: Reason
    option: Option | None = None
    action: bool = True  # costs an action; else a movement point, or nothing
    chance: float = 1.0  # that it succeeds
    once: str = ""  # aims of the same name are met once a turn
    haste: float = 0.0  # the worth of each turn by which it is nearer


def aims(at: Position, figure: FigureId) -> list[Aim]:
    """All that the quest and the rules offer a figure, wherever it must go for it; reckoned once."""
    found: list[Aim] | None = at.kept.get(f"aims-{figure}")
    if found is None:
        found = at.kept[f"aims-{figure}"] = all_aims(at, figure)
    return found


def all_aims(at: Position, figure: FigureId) -> list[Aim]:
    leaf = at.s.figures[figure]
    found = [*leaving(at, figure), *acts(at, figure), *pick_ups(at, figure), *doors(at, figure)]
    if leaf.role == "hero":
        found += [*searches(at, figure), *revivals(at, figure), *escorts(at, figure)]
    elif leaf.is_hostile:
        found += held_rooms(at, figure)
        cells, worth = breach(at, figure)
        found.append(Aim(cells, worth, because("hold", figure)))
    for cells, worth, haste in places_to_be(at, figure):
        share = unshared(at, figure, cells)
        found.append(Aim(cells, worth * share, because("act", figure), haste=haste * share))
    return [aim for aim in found if aim.cells and aim.worth > 0]


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
            if (patience := escort(at, figure, cells)) < 1.0:
                worth, haste = worth * patience, 0.0
            found.append(Aim(cells, worth, reason, LeaveOption(rule.way), action=False, haste=haste))
    return found


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
            worth *= unshared(at, figure, cells)
            found.append(Aim(cells, worth, because("fetch", figure), PickUpOption(name)))
    return found


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
    if token.kind != rule.token:
        return None
    if rule.face == "down":
        if token.face or token.turned:
            return None
    elif rule.face == "up":
        if not token.face:
            return None
    elif rule.face and token.face != rule.face:
        return None
    if rule.chained and freed(name) in at.s.marks:
        return None
    if rule.once == "token" and f"{rule.act}-{name}" in at.s.marks:
        return None
    if rule.once == "visit" and f"{rule.act}-{name}-{at.s.round}" in at.s.marks:
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
                    return max(20.0, WIN / max(1, number(at.g, goal.count) - shown))
            return USUAL
        case ShrineEffect():
            return prayer(at, effect)
        case SpawnEffect() | RevealEffect() | TakeEffect():
            return 18.0
    return USUAL


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


def doors(at: Position, figure: FigureId) -> list[Aim]:
    """Closed doors that it can open, or try to: worth what lies behind them, so little by themselves."""
    leaf, s, found = at.s.figures[figure], at.s, []
    sealed = {door: rule for rule in rules_of(at.g, DoorRule) for door in rule.doors}
    keyed = {rule.door for rule in rules_of(at.g, KeyRule)}
    held = {s.tokens[name].kind for name in leaf.carries}
    carried = {rule.door for rule in rules_of(at.g, KeyRule) if rule.token in held}
    share = UNREADY if leaf.role == "hero" and sealed and is_early(at) else 1.0
    for door in range(len(at.ground.layout.doors)):
        if door in s.doors:
            continue
        cells = beside(at.ground, door)
        opens = may_open(at.g, figure, door) and (leaf.role != "ally" or leaf.kind == "belthir-ally")
        if door in carried:
            option = QuestOption(TURN_KEY, str(door))
            found.append(Aim(cells, CARRIED, because("door", figure), option, action=False))
        elif door in sealed and not opens:
            if any(door in rule.doors and is_one_of(leaf, rule.who) for rule in rules_of(at.g, LockRule)):
                continue  # it has locked that one itself
            for way in sealed[door].ways:
                if is_one_of(leaf, way.who):
                    chance = at.fights.chance(figure, way.test, -number(at.g, way.more))
                    reason = because("test", figure, chance=percent(chance))
                    beyond = 8.0 if way.does != "pass" else 6.0 if leaf.is_hostile else 2.5  # alone there
                    helps = WORTHS.get(way.act, beyond)
                    option = QuestOption(way.act, str(door))
                    worth = helps * chance * share
                    found.append(Aim(cells, worth, reason, option, chance=chance, once=TRIED))
        elif opens:
            worth = 20.0 if door in keyed else 2.5 if leaf.role == "hero" else 1.0
            if (flight := door_worth(at, figure, cells)) is not None:
                worth = flight
            elif is_in_the_way_out(at, figure, cells):
                worth = UNBARRED
            haste = PRESSED if door in keyed and leaf.role == "hero" else 0.0
            found.append(Aim(cells, worth, because("door", figure), OpenOption(door), haste=haste))
    return [*found, *locks(at, figure)]


def locks(at: Position, figure: FigureId) -> list[Aim]:
    """Doors that it would lock behind itself: worth more, the more heroes are shut out from its way."""
    leaf, s, found = at.s.figures[figure], at.s, list[Aim]()
    for rule in rules_of(at.g, LockRule):
        ways_out = [out.way for out in rules_of(at.g, LeaveRule) if is_one_of(leaf, out.who)]
        if not is_one_of(leaf, rule.who) or not ways_out:
            continue
        for door in rule.doors:
            if door not in s.doors:
                continue
            others = tuple(number for number in s.doors if number != door)
            shut: Ground = at.g.rules.content.grounds[s.quest, s.encounter, others, s.gone]
            near = field(shut, way_cells(at.g, ways_out[0]))
            cells = mask_of(cell for cell in each(beside(at.ground, door)) if cell in near)
            behind = sum(all(cell not in near for cell in each(s.figures[i].cells)) for i in at.standing)
            found.append(Aim(cells, LOCKED * behind, because("lock", figure), CloseOption(door)))
    return found


@lru_cache(DOORS)
def beside(ground: Ground, door: int) -> Cells:
    """The spaces next to a door."""
    return ground.beside_door(door)


def searches(at: Position, figure: FigureId) -> list[Aim]:
    """Search tokens: the key of the quest first, other cards when nothing presses."""
    unique = at.page.unique
    lacking = unique is not None and unique.mark not in at.s.marks
    worth, haste = (KEY, PRESSED) if lacking else (FIND, 0.0)
    found = []
    for cell in at.s.searches:
        cells = around(at, 1 << cell)
        share = unshared(at, figure, cells)
        reason, option = because("search", figure), SearchOption(cell)
        found.append(Aim(cells, worth * share, reason, option, haste=haste * share))
    return found


def revivals(at: Position, figure: FigureId) -> list[Aim]:
    """Heroes knocked out."""
    found = []
    for i in at.s.heroes:
        leaf = at.s.figures[i]
        if leaf.is_out and i != figure and not is_lost(at.g, i):
            cells = around(at, 1 << leaf.lies)
            last = len(at.standing) == 1 and any(isinstance(goal, OutGoal) for goal in at.page.overlord)
            worth = REVIVE + NEEDED * (at.left_behind or last) + TURN * (i not in at.s.acted)
            worth *= unshared(at, figure, cells)
            found.append(Aim(cells, worth, because("revive", i), ReviveOption(i)))
    return found


def around(at: Position, cells: Cells) -> Cells:
    """Some spaces and those next to them."""
    return cells | at.ground.neighbours(cells)


def unshared(at: Position, figure: FigureId, cells: Cells) -> float:
    """Less, where a friend of the same sort is nearer and has not acted."""
    mine, s = at.distance(figure, cells), at.s
    role = s.figures[figure].role
    for i, leaf in at.friends(figure).items():
        if leaf.role == role and i not in s.acted and at.distance(i, cells) < mine:
            return 0.5
    return 1.0
