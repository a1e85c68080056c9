"""The aims of a figure in the quest: places to be, and what to do there, each with its worth."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.descent.ground import Ground
from undercroft.games.descent.options import (
    CloseOption,
    OpenOption,
    QuestOption,
    ReviveOption,
    SearchOption,
)
from undercroft.games.descent.records.quest_rules import (
    DoorRule,
    KeyRule,
    LeaveRule,
    LockRule,
)
from undercroft.games.descent.records.quests import OutGoal
from undercroft.games.descent.rules.quests.keys import TURN_KEY
from undercroft.games.descent.rules.quests.leaving import way_cells
from undercroft.games.descent.rules.quests.limits import is_lost, may_open
from undercroft.games.descent.rules.quests.page import (
    is_one_of,
    number,
    rules_of,
)
from undercroft.games.descent.rules.quests.quest import PlayQuest
from undercroft.games.descent.rules.quests.sealed import TRIED
from undercroft.kernel import FigureId
from undercroft.space import Cells, each, mask_of

from .acts import WORTHS, acts, held_rooms, pick_ups
from .aim import RETRIED, Aim, around, unshared
from .errands import is_in_the_way_out
from .finale_hints import breach, door_worth
from .position import Position, field, nearest
from .quest_hints import post
from .reasons import because, percent
from .trial_hints import places_to_be
from .ways_out import escorts, is_early, leaving

DOORS = 1 << 9  # with the grounds that they lie on
KEY = 22.0  # a search while the key of the quest is missing
FIND = 2.2  # any other search card
SOLD = 6.0  # the same in a campaign, where it is sold after the quest
REVIVE = 8.0
TURN = 5.0  # more, while he has a turn before him in this round
LOCKED = 9.0  # a hero who is shut out by a locked door
UNREADY = 0.1  # of a door, for heroes who had better rest first
NEEDED = 15.0  # more for reviving him
PRESSED = 2.5  # the same on the way to a key or its door
UNBARRED = 12.0  # a door that bars a monster's way out
POST = 12.0  # the place that the heroes must come to, where time is the Overlord's
CARRIED = 20.0  # a locked door, to whoever carries its key


def aims(at: Position, figure: FigureId) -> list[Aim]:
    """All that the quest and the rules offer a figure, wherever it must go for it; reckoned once."""
    return at.once(f"aims-{figure}", lambda: all_aims(at, figure))


def all_aims(at: Position, figure: FigureId) -> list[Aim]:
    leaf = at.s.figures[figure]
    found = [*leaving(at, figure), *acts(at, figure), *pick_ups(at, figure), *doors(at, figure)]
    if leaf.role == "hero":
        found += [*searches(at, figure), *revivals(at, figure), *escorts(at, figure)]
    elif leaf.is_hostile:
        found += held_rooms(at, figure)
        cells, worth = breach(at, figure)
        found.append(Aim(cells, worth, because("hold", figure)))
        if leaf.role == "monster" and not leaf.carries:
            found.append(Aim(post(at), POST, because("hold", figure)))
    for cells, worth, haste in places_to_be(at, figure):
        share = unshared(at, figure, cells)
        found.append(Aim(cells, worth * share, because("act", figure), haste=haste * share))
    return [aim for aim in found if aim.cells and aim.worth > 0]


def doors(at: Position, figure: FigureId) -> list[Aim]:
    """Closed doors that it can open, or try to: worth what lies behind them, so little by themselves."""
    leaf, s, found = at.s.figures[figure], at.s, []
    sealed = {door: rule for rule in rules_of(at.g, DoorRule) for door in rule.doors}
    keyed = {rule.door for rule in rules_of(at.g, KeyRule)}
    held = {s.tokens[name].kind for name in leaf.carries}
    carried = {rule.door for rule in rules_of(at.g, KeyRule) if rule.token in held}
    if any(rule.carrying in held and not is_one_of(leaf, rule.who) for rule in rules_of(at.g, LeaveRule)):
        carried = set()  # behind them lies the way out of the other side
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
                    once = RETRIED if sealed[door].again else TRIED
                    found.append(Aim(cells, worth, reason, option, chance=chance, once=once))
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
    worth, haste = (KEY, PRESSED) if lacking else (find_worth(at), 0.0)
    found = []
    for cell in at.s.searches:
        cells = around(at, 1 << cell)
        share = unshared(at, figure, cells)
        reason, option = because("search", figure), SearchOption(cell)
        found.append(Aim(cells, worth * share, reason, option, haste=haste * share))
    return found


def find_worth(at: Position) -> float:
    """A search card: by its use, or its price where a shop comes after the quest (D2-CPH-02, D2-FIN-07)."""
    quest = nearest(at, PlayQuest)
    last = at.g.rules.content.quest[at.s.quest].act == "finale"
    return SOLD if quest is not None and quest.route and not last else FIND


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
