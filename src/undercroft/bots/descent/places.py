"""Where to stand: spaces to go to or be put on, the spaces of large figures, and where monsters arrive."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import LeaveRule
from undercroft.games.descent.records.quests import DefeatGoal, WoundedGoal
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.quests.leaving import way_cells
from undercroft.games.descent.rules.quests.page import rules_of
from undercroft.games.descent.rules.quests.placing import PlaceMonster
from undercroft.games.descent.rules.quests.reinforcing import Block
from undercroft.games.descent.rules.skills.mages_and_scouts import RunAndStrike
from undercroft.games.descent.rules.skills.wildlander import RunningShot
from undercroft.games.descent.rules.who import SIDE_OF_ROLE
from undercroft.games.descent.state import HEROES
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, each

from .aims import aims
from .blocking import Blocks
from .errands import coveted_tokens, is_in_passing, is_race, prizes
from .position import Position, nearest
from .quest_hints import post
from .reasons import Worth, because
from .scale import FAR, soon
from .spaces import Spaces
from .stakes import doer_kinds, guarded
from .strikes import Deed, Strikes, blasted
from .trial_hints import poachers

SAFETY = 1.3  # of a space further from the heroes, to one who must get past them
NEARER = 0.5  # what a shot must be better by for a hero who runs up first, and away no more
HALFWAY = 0.3  # of a worse space to shoot from, for one who may yet go on from there
SAFE = 8  # spaces from a hero: nobody who wants to get away needs more


def acting(at: Position) -> FigureId:
    """The figure on the map that the question is about."""
    for frame in reversed(at.s.frames):
        figure = getattr(frame, "figure", None)
        if figure and at.s.figures.get(figure) is not None and at.s.figures[figure].cells:
            return FigureId(figure)
    return at.s.turn.figure


def space_worth(at: Position, cell: Cell) -> Worth:
    """A space to go to or be placed on, or one that the Overlord blocks."""
    if nearest(at, Block) is not None:
        gain, blocked = Blocks.of(at).at(cell)
        near = min(
            (at.apart(cell, leaf.cells) for leaf in at.up.values() if leaf.role == "hero"), default=FAR
        )
        return Worth(
            gain + soon(near, 6), because("boulder", blocked.hero, needs=blocked.needs, has=blocked.has)
        )
    if (attack := nearest(at, Attack)) is not None and attack.cell < 0:
        apart = at.apart(cell, at.s.figures[attack.attacker].cells)
        close = -0.1 * apart
        if attack.profile.blast:
            close += blasted(at, attack.attacker, attack.profile, attack.target, cell, apart)
        return Worth(close, because("any"))
    figure = acting(at)
    if nearest(at, RunningShot) is not None:
        best = best_shot(at, figure, cell)
        return Worth(best.worth, best.reason) if best else Worth(-1.0, because("stay", figure))
    leaf = at.s.figures.get(figure)
    if leaf is None or not leaf.cells:
        return Worth(0.0, because("any"))
    spaces = Spaces.of(at, figure)
    worth, reason = spaces.where(cell)
    here, _ = spaces.where((leaf.cells & -leaf.cells).bit_length() - 1)
    running = nearest(at, RunAndStrike)
    if running is not None and not running.attacked and (shot := best_shot(at, figure, cell)) is not None:
        return Worth(shot.worth - NEARER + HALFWAY * min(0.0, worth - here), shot.reason)
    sign = 1 if SIDE_OF_ROLE[leaf.role] == at.side else -1
    return Worth(sign * (worth - here), reason)


def best_shot(at: Position, figure: FigureId, cell: Cell) -> Deed | None:
    """The best attack from a space, if there is any."""
    shots = Strikes(at, figure, {}).on([cell]).get(cell, [])
    return max(shots, key=lambda deed: deed.worth, default=None)


def stand_worth(at: Position, cells: Cells) -> Worth:
    """The spaces of a large figure, or of one that arrives."""
    arriving = nearest(at, PlaceMonster)
    if arriving is not None:
        return arrival(at, cells, arriving.group)
    figure = acting(at)
    if not figure or not at.s.figures[figure].cells:
        return Worth(0.0, because("any"))
    places = [Spaces.of(at, figure).where(cell) for cell in each(cells)]
    gain = sum(Blocks.of(at).at(cell)[0] for cell in each(cells)) if at.side != HEROES else 0.0
    return Worth(max(worth for worth, _ in places) + 0.3 * gain, max(places, key=lambda one: one[0])[1])


def arrival(at: Position, cells: Cells, group: str) -> Worth:
    """Near to the way out for those who leave, far from the heroes for who must not fall, else near them."""
    goal = 0
    kind = at.s.groups[group].monster
    if not at.s.round and (kind in prized(at) or is_race(at)):
        return shelter(at, cells)
    if not at.s.round and (coveted := coveted_tokens(at)):
        steps = at.steps(coveted)
        far = min((steps.get(cell, FAR) for cell in each(cells)), default=FAR)
        return Worth(-max(1, far), because("arrive", steps=far))
    for rule in rules_of(at.g, LeaveRule):
        if (kind in rule.who and not rule.carrying) or (poachers(at) and "monsters" in rule.who):
            goal |= way_cells(at.g, rule.way)
    like = next((i for i, leaf in at.up.items() if leaf.kind == kind), None)
    if not goal and like is not None:
        wants = [aim for aim in aims(at, like) if aim.worth > 5 and not is_in_passing(aim.option)]
        goal = max(wants, key=lambda aim: aim.worth).cells if wants else 0
    elif not goal:
        goal = post(at) if at.s.round else prizes(at)
    heroes = 0
    for leaf in at.up.values():
        heroes |= leaf.cells if leaf.role == "hero" else 0
    if not goal:
        return muster(at, cells, heroes)
    steps = at.steps(goal)
    far = min((steps.get(cell, FAR) for cell in each(cells)), default=FAR)
    near = at.steps(heroes)
    safe = min((min(SAFE, near.get(cell, SAFE)) for cell in each(cells)), default=0)
    return Worth(SAFETY * safe - far, because("arrive", steps=far))


def prized(at: Position) -> list[str]:
    """Whose defeat wins or ends the encounter for the heroes, or without whom the Overlord cannot win."""
    goals = (*at.page.heroes, *at.page.ends)
    fallen = [goal.figure for goal in goals if isinstance(goal, (DefeatGoal, WoundedGoal))]
    return [*fallen, *doer_kinds(at)]


def shelter(at: Position, cells: Cells) -> Worth:
    """As far from the heroes as the area allows."""
    heroes = 0
    for leaf in at.up.values():
        heroes |= leaf.cells if leaf.role == "hero" else 0
    near = at.steps(heroes)
    far = min((near.get(cell, FAR) for cell in each(cells)), default=0)
    return Worth(far, because("arrive", steps=far))


def muster(at: Position, cells: Cells, heroes: Cells) -> Worth:
    """Those who come to fight: near to the several who must fall, else near to the heroes."""
    wanted = 0
    kept = guarded(at)
    for ally in kept if len(kept) > 1 else ():
        wanted |= at.s.figures[ally].cells
    best = FAR
    for goal in (wanted, heroes):
        steps = at.steps(goal) if goal else {}
        best = min((steps.get(cell, FAR) for cell in each(cells)), default=FAR)
        if best < FAR:
            break
    return Worth(-best, because("arrive", steps=best))


def middle(at: Position, cell: Cell) -> float:
    """How far the rest of the map is, on average."""
    found = at.steps(1 << cell)
    return sum(found.values()) / max(1, len(found))
