"""Limits and permissions of the quest beyond the rules: doors, spaces, targets (D2-DOR-02, D2-GOLD-02)."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.descent.records.quest_rules import (
    AuraRule,
    BarRule,
    CollapseRule,
    DoorRule,
    ImmuneRule,
    KeyRule,
    LockRule,
    MarchRule,
    ObstacleRule,
    WaitRule,
    WardRule,
)
from undercroft.games.descent.rules.quests.page import (
    areas,
    has_special,
    holds,
    is_one_of,
    is_sealed_off,
    rules_of,
    rules_of_any,
    tokens_on,
)
from undercroft.games.descent.rules.quests.sparing import is_asleep, is_hunted, is_unbroken
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, within

HOT = 3  # spaces from a fed brood pit
GRYVORN, ANCHORS = "gryvorn", 3  # the anchors that must be bound

HIDDEN_BEYOND = 3  # spaces
BARRING = (CollapseRule, ObstacleRule, BarRule)  # rules by which figures cannot enter some spaces


def removed(door: int) -> str:
    """The mark of a door that is off the map for good."""
    return f"door-{door}-gone"


def may_open(g: Descent, figure: FigureId, door: int) -> bool:
    """Can it open the door with an action alone: no sealed one, a locked one with its key (D2-DOR-02)?"""
    s = g.state
    if door in s.unlocked:
        return True
    if any(
        rule.door == door
        and is_one_of(s.figures[figure], rule.who)
        and (not rule.mark or rule.mark in s.marks)
        and not rule.token
        and (not rule.inside or not s.figures[figure].cells & ~areas(g, rule.inside))
        for rule in rules_of(g, KeyRule)
    ):
        return True
    sealed = any(door in rule.doors for rule in rules_of(g, DoorRule))
    return not sealed and not ground(g).layout.page.doors[door].locked


def may_close(g: Descent, door: int) -> bool:
    """A door that the quest has taken off the map, or that stays open, is never closed again."""
    if removed(door) in g.state.marks:
        return False
    if any(rule.door == door for rule in rules_of(g, WardRule)):
        return False
    return not any(rule.door == door and rule.stays for rule in rules_of(g, KeyRule))


def locks(g: Descent, figure: FigureId, door: int) -> bool:
    """Does this figure lock the door that it closes?"""
    leaf = g.state.figures[figure]
    return any(door in rule.doors and is_one_of(leaf, rule.who) for rule in rules_of(g, LockRule))


def far_toll(g: Descent, attacker: FigureId, distance: Callable[[], int]) -> int:
    """The surges that the quest asks of an attack from so far away (D2-SRG-13)."""
    leaf, rules = g.state.figures[attacker], rules_of(g, AuraRule)
    if not rules:
        return 0  # asked more than once in every attack
    return sum(
        rule.n
        for rule in rules
        if rule.beyond and is_one_of(leaf, rule.who) and holds(g, rule.when) and distance() > rule.beyond
    )


def boulders(g: Descent) -> Cells:
    """The spaces that tokens of the quest block."""
    found = 0
    for rule in rules_of_any(g, (CollapseRule, ObstacleRule)):
        assert isinstance(rule, (CollapseRule, ObstacleRule))
        found |= tokens_on(g, rule.token)
    return found


def obstacles(g: Descent) -> Cells:
    """The spaces of tokens that are obstacles: they block sight, too (D2-TER-04, D2-LOS-04)."""
    found = 0
    for rule in rules_of(g, ObstacleRule):
        found |= tokens_on(g, rule.token)
    return found


def barred(g: Descent, figure: FigureId) -> Cells:
    """The spaces that the quest does not let a figure enter."""
    rules = rules_of_any(g, BARRING)
    if not rules:
        return 0
    leaf, found = g.state.figures[figure], 0
    for rule in rules:
        match rule:
            case CollapseRule(token=token, passes=passes) if not is_one_of(leaf, passes):
                found |= tokens_on(g, token)
            case ObstacleRule(token=token):
                found |= tokens_on(g, token)
            case BarRule(who=who, areas=names, rounds=rounds) if g.state.round <= rounds:
                if is_one_of(leaf, who):
                    found |= areas(g, names)
    return found & ~leaf.cells


def is_waiting(g: Descent, figure: FigureId) -> bool:
    """Does the quest not let a figure, or a group by its key, be activated yet?"""
    leaf = g.state.figures[figure]
    key = g.state.groups[leaf.group].key if leaf.group in g.state.groups else ""
    if is_asleep(g, leaf) or is_hunted(g, leaf):
        return True
    return any(
        rule.mark not in g.state.marks and (is_one_of(leaf, rule.who) or key in rule.who)
        for rule in rules_of(g, WaitRule)
    )


def marches(g: Descent, figure: FigureId) -> MarchRule | None:
    """The rule of a figure that only marches: it does not attack, and nothing else moves it."""
    rules = rules_of(g, MarchRule)
    if not rules:
        return None  # asked for every attack
    return next((rule for rule in rules if is_one_of(g.state.figures[figure], (rule.figure,))), None)


def is_unbound(g: Descent, figure: FigureId) -> bool:
    """Is it Gryvorn while too few anchors are bound, so that he rises again?"""
    if g.state.figures[figure].name != GRYVORN or not has_special(g, "rise-unbound"):
        return False
    return g.state.counters.get("bound", 0) < ANCHORS


def is_kept(g: Descent, figure: FigureId) -> bool:
    """Can no card defeat it outright: Gryvorn while he is unbound, the Bound One ever?"""
    return is_unbound(g, figure) or is_unbroken(g, g.state.figures[figure])


def is_lost(g: Descent, figure: FigureId) -> bool:
    """Is a hero knocked out for good: nothing brings him back to his feet in this encounter?"""
    return g.state.figures[figure].is_out and has_special(g, "for-keeps")


def lava_harm(g: Descent, cell: Cell) -> int:
    """The damage of a space of Lava: 1, but hot stone near a fed brood pit deals 2 (D2-TER-18)."""
    if not has_special(g, "hot-stone"):
        return 1
    found, fed = ground(g), tokens_on(g, "brood-pit", "fed")
    hot = fed and within(fed, found.board.openings, HOT, found.terrain.open) >> cell & 1
    return 2 if hot else 1


def guards_at(g: Descent, door: int) -> int:
    """How much harder a lieutenant beside a locked door makes it to open."""
    if not has_special(g, "guarded-door"):
        return 0
    beside = ground(g).beside_door(door)
    return int(any(leaf.cells & beside and leaf.role == "lieutenant" for leaf in g.state.figures.values()))


def is_hidden(g: Descent, attacker: FigureId, target: FigureId) -> bool:
    """Is it a Merriod in the water of the ford, and the attacker too far away (The Monster's Hoard 1)?"""
    leaf = g.state.figures[target]
    if leaf.kind != "merriod" or not has_special(g, "hidden-in-water"):
        return False
    found = ground(g)
    water = found.terrain.water & areas(g, ("3a",))
    far = found.distance(g.state.figures[attacker].cells, leaf.cells)
    return bool(leaf.cells & water) and (far is None or far > HIDDEN_BEYOND)


def spares(g: Descent) -> bool:
    """Is there anybody at all whom the quest may let nobody attack?"""
    return bool(rules_of(g, ImmuneRule)) or has_special(g, "hidden-in-water")


def is_spared(g: Descent, attacker: FigureId, target: FigureId) -> bool:
    """Does the quest let nobody like this attacker attack the target now (D2-GOLD-01)?"""
    figures = g.state.figures
    if is_hidden(g, attacker, target):
        return True
    for rule in rules_of(g, ImmuneRule):
        if rule.closed < 0 or not is_sealed_off(g, rule.closed):
            continue
        if is_one_of(figures[target], (rule.figure,)):
            return not is_one_of(figures[attacker], rule.unless)
    return False
