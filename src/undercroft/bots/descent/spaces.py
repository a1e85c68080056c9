"""The worth of a space to a figure: near to what it wants, out of harm, beside a ward, in somebody's way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from undercroft.games.descent.options import LeaveOption
from undercroft.games.descent.records.quest_rules import AuraRule, LeaveRule
from undercroft.games.descent.records.quests import CounterGoal
from undercroft.games.descent.rules.quests.leaving import allows
from undercroft.games.descent.rules.quests.page import has_special, is_one_of, rules_of, tokens_on
from undercroft.games.descent.rules.who import cells_within
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells

from .aim import Aim
from .aims import aims
from .blocking import Blocks
from .errands import hauls
from .position import Position
from .reasons import Reason, because
from .scale import FAR, WIN, soon
from .screens import Screens
from .stakes import bearers, doers, fugitives, guarded, hunters, is_slipping_away, threats, unfinished
from .trial_hints import hunted, is_idle_prey
from .wards import company

HUNT = 0.35  # of what could be done to an enemy, for being near
QUARRY = 0.6  # the same where the enemy's fall is the goal
RESCUE = 1.0  # ... or saves whom a hero guards, or keeps the one there who would win by getting away
GRAVE = 10.0  # a threat that heroes go a long way for
ELSEWHERE = 0.15  # of all that is wanted beside the best
HORIZON = 6.0  # turns of walking, within which each counts the same
CARE = 0.03  # of a win, for each part of the Health that a figure may lose whose fall decides
GUARDED = 0.12  # the same, for the only hero figure that must not fall
SHELTER = 2.0  # of standing where the quest helps
DREAD = 2.0  # how fast fear goes with the distance
PRECIOUS = 0.3  # how much expected damage counts for a hero who bears the prize
LADEN = 12.0  # for each part of the Health of a monster that carries the prize
HURRIED = 3.0  # the same, where the heroes can win without it: whoever waits comes too late
LAVA, PIT = 12.0, 3.0
KNOCKED_OUT = 8.0  # to a hero, where those who can come at him would bring him down
DARING = 0.3  # of that, while somebody is at work who wins by it unless he is brought down
CHASE = 5.0  # to be a turn nearer to him
DROPPED = 0.7  # of what a token brings, to whoever takes it up and is brought down
UNDONE = 25.0  # to the Overlord, where those who can come bring down the one who alone can do his deed
AMONG = 0.5  # of them, for each hero nearby whom they could go for as well
NEARBY = 5  # spaces
RISKED = 3.0  # of a monster's Health: as much damage to expect brings it down every other time


class Spaces:
    """The worths of spaces to one figure, each reckoned once."""

    def __init__(self, at: Position, figure: FigureId) -> None:
        self.at, self.figure, self.leaf = at, figure, at.s.figures[figure]
        self.aims = aims(at, figure)
        bars = at.side != HEROES and self.leaf.is_hostile and figure not in at.deciders
        self.blocks = Blocks.of(at, figure) if bars else None  # whoever must not fall stands in nobody's way
        self._found: dict[Cell, tuple[float, Reason]] = {}

    @staticmethod
    def of(at: Position, figure: FigureId) -> Spaces:
        """Reckoned once for a position and a figure."""
        return at.once(f"spaces-{figure}", lambda: Spaces(at, figure))

    def where(self, cell: Cell) -> tuple[float, Reason]:
        """The worth of a space, and what is best about it."""
        if cell not in self._found:
            self._found[cell] = self.reckon(cell)
        return self._found[cell]

    def reckon(self, cell: Cell) -> tuple[float, Reason]:
        best, total, reason = 0.0, 0.0, because("stay", self.figure)
        for aim, steps_to in self.ways:
            near, steps = self.pull(aim, steps_to.get(cell, FAR))
            if self.is_runner and isinstance(aim.option, LeaveOption):
                near *= 1 - self.risk(cell)
            total += near
            if near > best:
                best, reason = near, self.on_the_way(aim, steps)
        for foe, worth, steps_to in self.prey:
            steps = steps_to.get(cell, FAR)
            near = worth * soon(steps - self.reach, self.stride)
            if foe in self.at_work:
                near += CHASE * max(0.0, HORIZON - max(0, steps - self.reach) / self.stride)
            total += near
            if near > best:
                best, reason = near, because("approach", foe, steps=steps)
        harm = self.dread(cell) if self.flees else self.at.exposure(self.figure, cell)
        if self.is_expendable or self.is_hauling:
            harm = min(harm, self.leaf.hp)  # however many are there, it can lose no more
        value = best + ELSEWHERE * (total - best) - self.fear * harm
        if self.leaf.role == "hero" and not self.flees:
            value -= KNOCKED_OUT * self.doom(cell, harm) * (DARING if self.at_work else 1.0)
        elif self.can_wait:
            value -= UNDONE * min(1.0, harm / max(1, self.leaf.hp)) ** 2
        if self.leaf.role == "hero":
            gain, whom = company(self.at, self.figure, cell)
            value += gain
            reason = because("guard", self.figure, whom) if gain > 1 else reason
        elif self.leaf.role == "ally":
            value += SHELTER * self.is_sheltered(cell)
        elif self.blocks:
            gain, blocked = self.blocks.at(cell)
            value += gain
            if gain > 2:
                reason = because("block", self.figure, blocked.hero, needs=blocked.needs, has=blocked.has)
            if self.is_expendable:
                gain, whom = Screens.of(self.at, self.figure).at(cell)
                value += gain
                reason = because("guard", self.figure, whom) if gain > 2 else reason
        return value - self.ground(cell), reason

    def doom(self, cell: Cell, harm: float) -> float:
        """How likely a hero is brought down who has so much to fear; friends nearby share it."""
        near = sum(steps.get(cell, FAR) <= NEARBY for steps in self.others)
        return float(min(1.0, harm / (1 + AMONG * near) / max(1, self.leaf.hp)) ** 2)

    @cached_property
    def is_runner(self) -> bool:
        """Is it one of the monsters that a goal wants to get away, so that it had better last till then?"""
        ways = [rule for rule in rules_of(self.at.g, LeaveRule) if is_one_of(self.leaf, rule.who)]
        return self.leaf.role == "monster" and any(
            not rule.carrying and self.at.lacking(rule.counter, rule.who[0]) for rule in ways
        )

    def risk(self, cell: Cell) -> float:
        """How likely a monster falls there before its next turn."""
        harm = self.at.exposure(self.figure, cell)
        return harm / (harm + RISKED * self.leaf.hp)

    def safety(self, cell: Cell) -> float:
        """Of a token that a hero takes up there: he drops it if he is brought down."""
        if self.leaf.role != "hero":
            return 1.0
        return 1.0 - DROPPED * self.doom(cell, self.at.exposure(self.figure, cell))

    def ambush(self, cell: Cell) -> float:
        """The risk of opening a door with the last action of a turn: all who wait behind it come out."""
        if self.leaf.role != "hero" or is_slipping_away(self.at):
            return 0.0
        harm = 0.0
        for foe, leaf in self.at.foes(self.figure).items():
            far, damage = self.at.danger(foe, self.figure)
            harm += damage if self.at.steps(leaf.cells).get(cell, FAR) <= far else 0.0
        return KNOCKED_OUT * (self.doom(cell, harm) - self.doom(cell, self.at.exposure(self.figure, cell)))

    @cached_property
    def ways(self) -> list[tuple[Aim, Mapping[Cell, int]]]:
        """Its aims, and how far each space is from them."""
        return [(aim, self.at.steps(aim.cells)) for aim in self.aims]

    def pull(self, aim: Aim, steps: int) -> tuple[float, int]:
        """The worth of an aim so many steps away, and these: less with each turn that it takes."""
        near = aim.worth * soon(steps + (0 if aim.action else 1), self.stride) * (0.9 if steps else 0.95)
        if aim.haste:
            near += aim.haste * max(0.0, HORIZON - steps / self.stride)
        return near, steps

    def is_sheltered(self, cell: Cell) -> bool:
        """Does a thing of the quest help a figure that stands there?"""
        return bool(self.shelter >> cell & 1)

    @cached_property
    def shelter(self) -> Cells:
        found = 0
        for rule in rules_of(self.at.g, AuraRule):
            if rule.token and is_one_of(self.leaf, rule.who):
                near = tokens_on(self.at.g, rule.token, rule.face)
                found |= cells_within(self.at.g, near, rule.within) if near else 0
        return found

    @cached_property
    def flees(self) -> bool:
        """A hero figure that cannot fight keeps away from all who can; so does a monster with the prize."""
        return self.is_laden or (self.leaf.role == "ally" and self.at.weapon(self.figure) is None)

    @cached_property
    def is_expendable(self) -> bool:
        """One of many: neither its fall nor what it carries decides, nor does it want to get away."""
        if self.leaf.role != "monster" or self.flees or self.figure in self.at.deciders:
            return False
        return not any(isinstance(aim.option, LeaveOption) for aim in self.aims)

    @cached_property
    def is_hauling(self) -> bool:
        """Is it one of many who carry things off, each as good as the next?"""
        return hauls(self.at, self.figure)

    @cached_property
    def can_wait(self) -> bool:
        """Does the Overlord win by time, too, so that one who alone can do his deed need not risk it?"""
        if self.at.page.stall != OVERLORD:
            return False
        led = self.leaf.role == "lieutenant"
        counts = led and any(isinstance(goal, CounterGoal) for goal in self.at.page.overlord)
        return self.figure in doers(self.at) or (counts and self.figure in self.at.deciders)

    @cached_property
    def is_laden(self) -> bool:
        """Does a monster carry what would win if it left with it, or kept it, and can it wait for that?"""
        if self.figure in self.at.keepers:
            return True
        return self.leaf.is_hostile and self.at.page.stall == OVERLORD and self.bears_prize

    @cached_property
    def bears_prize(self) -> bool:
        """Would it win by leaving with what it carries?"""
        if not self.leaf.carries:
            return False
        ways = [rule for rule in rules_of(self.at.g, LeaveRule) if rule.carrying]
        return any(allows(self.at.g, self.leaf, rule) and self.at.lacking(rule.counter) == 1 for rule in ways)

    @cached_property
    def is_needed(self) -> bool:
        """Do the heroes win only by carrying off what it carries, so that they do not while it keeps it?"""
        kinds = {self.at.s.tokens[name].kind for name in self.leaf.carries}
        return any("heroes" in rule.who and rule.carrying in kinds for rule in rules_of(self.at.g, LeaveRule))

    def dread(self, cell: Cell) -> float:
        """The damage to expect from each enemy, less with each turn that it would take to come."""
        total = 0.0
        for foe, leaf in self.at.foes(self.figure).items():
            far, damage = self.at.danger(foe, self.figure)
            late = self.at.steps(leaf.cells).get(cell, FAR) - far
            total += damage * soon(DREAD * late, max(1, self.at.speed(foe)))
        return total

    def ground(self, cell: Cell) -> float:
        """The harm of standing there."""
        terrain = self.at.ground.terrain
        return LAVA * (terrain.lava >> cell & 1) + PIT * (terrain.pits >> cell & 1)

    def on_the_way(self, aim: Aim, steps: int) -> Reason:
        if aim.reason.why == "leave":
            return because("to-exit", self.figure, needs=steps + 1, has=int(self.stride))
        return because(f"to-{aim.reason.why}", aim.reason.about.figure, steps=steps)

    @cached_property
    def stride(self) -> float:
        return self.at.stride(self.figure)

    @cached_property
    def reach(self) -> int:
        weapon = self.at.weapon(self.figure)
        return 0 if weapon is None else 4 if weapon.ranged else weapon.reach

    @cached_property
    def prey(self) -> list[tuple[FigureId, float, Mapping[Cell, int]]]:
        """Its enemies, what each is worth in reach, and how far each space is from them."""
        foes = self.at.foes(self.figure)
        foes = foes | {i: self.at.s.figures[i] for i in hunted(self.at, self.figure)}
        return [(foe, self.hunt(foe), self.at.steps(leaf.cells)) for foe, leaf in foes.items()]

    def hunt(self, foe: FigureId) -> float:
        """The worth of having an enemy in reach."""
        if self.at.weapon(self.figure) is None or is_idle_prey(self.at, self.figure, foe):
            return 0.0
        stake = self.at.stakes[foe]
        _, damage = self.at.danger(self.figure, foe)
        falls = min(1.0, damage / max(1, self.at.s.figures[foe].hp))
        share = HUNT if foe not in self.quarry else QUARRY if self.leaf.is_hostile else RESCUE
        return share * (stake.damage * damage + min(25.0, stake.kill) * falls + 1)

    @cached_property
    def quarry(self) -> frozenset[FigureId]:
        """Enemies whom all look for, not only those near: of several who must fall, each, and whoever carries
        what would win; to heroes, whoever can bring down the only one who must not, who would win by getting
        away, or must be stopped."""
        kept = guarded(self.at)
        if self.leaf.is_hostile:
            return frozenset(kept if len(kept) > 1 else ()) | frozenset(bearers(self.at))
        if self.figure in kept:  # whoever must not fall looks for nobody
            return frozenset()
        if has_special(self.at.g, "for-keeps"):  # whoever waits is worn down: straight at him
            return self.at.deciders
        grave = [foe for foe, threat in threats(self.at).items() if threat > GRAVE and len(kept) == 1]
        return frozenset([*grave, *fugitives(self.at), *hunters(self.at), *unfinished(self.at)])

    @cached_property
    def at_work(self) -> frozenset[FigureId]:
        """The enemies of a hero who win by their work unless they are brought down: each turn counts."""
        return frozenset(hunters(self.at) if self.leaf.role == "hero" else ())

    @cached_property
    def others(self) -> list[Mapping[Cell, int]]:
        """How far each space is from every other hero who stands."""
        return [self.at.steps(self.at.s.figures[i].cells) for i in self.at.standing if i != self.figure]

    @cached_property
    def fear(self) -> float:
        """How much expected damage counts: more for the weak, and for whoever must not fall."""
        kill, hp = self.at.stakes[self.figure].kill, max(1, self.leaf.hp)
        if self.is_laden:
            return (LADEN if self.figure in self.at.keepers or self.is_needed else HURRIED) / hp
        if self.leaf.role == "hero" and self.bears_prize:
            return PRECIOUS + 2 / hp
        if self.leaf.role == "hero":
            return 0.1 + 0.4 / hp
        if self.figure in self.at.deciders or self.figure in doers(self.at):
            return CARE * WIN / hp
        if self.leaf.role == "ally" and list(guarded(self.at)) == [self.figure]:
            return GUARDED * WIN / hp
        return min(0.6, 0.02 + kill / (12.0 * hp + 30))
