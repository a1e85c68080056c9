"""The attacks that a figure could make from the spaces that it can get to, by their exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from undercroft.games.descent.options import AttackOption
from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.rules.attack.profiles import UNARMED, Profile, profiles
from undercroft.games.descent.rules.attack.targets import is_affectable
from undercroft.games.descent.rules.movement.places import is_large
from undercroft.games.descent.rules.quests.blood_of_heroes import SPILLED, TAKE, own_mark
from undercroft.games.descent.rules.quests.carrying import has_room
from undercroft.games.descent.rules.quests.limits import far_toll, is_spared
from undercroft.games.descent.rules.quests.listeners import SEIZE
from undercroft.games.descent.rules.quests.page import number, rules_of
from undercroft.games.descent.rules.values import has_ability
from undercroft.kernel import FigureId, Option
from undercroft.space import Cell, Cells, each

from .position import Position
from .reasons import Reason, because, percent
from .scale import FAR, WIN, soon
from .trial_hints import hunted, is_idle_prey, poachers

LOOKED_AT = 24  # spaces from which a ranged attack is considered
FURTHEST = 8  # spaces
POACHED = 0.3  # of a mark that a monster takes and cannot be off with at once
SEIZED = 30.0  # a guest whom a monster takes over: the heroes lose him as well
SHADOW = "shadow"  # the ability that asks a surge of whoever attacks beside it
FRIEND = 1.5  # the harm of Blast to a friend, by that to an enemy


class Deed(NamedTuple):
    """Something to do on a space: its option, its worth, and whether it takes an action."""

    option: Option
    worth: float
    reason: Reason
    action: bool = True
    attack: bool = False
    once: str = ""  # deeds of the same name are done once a turn

    def plus(self, worth: float) -> Deed:
        return self._replace(worth=self.worth + worth) if worth else self


class Strikes:
    """The attacks of one figure in one position; `barring`: more for those who stand in its way."""

    def __init__(self, at: Position, figure: FigureId, barring: dict[FigureId, float]) -> None:
        self.at, self.figure, self.leaf, self.barring = at, figure, at.s.figures[figure], barring
        self.here = (self.leaf.cells & -self.leaf.cells).bit_length() - 1

    @cached_property
    def weapons(self) -> list[Profile]:
        own = list(profiles(self.at.g, self.figure))
        return [each for each in own if each.weapon != UNARMED] or own

    def on(self, spots: Sequence[Cell]) -> dict[Cell, list[Deed]]:
        """The attacks from some spaces; of many, ranged ones are looked for from the best only."""
        found: dict[Cell, list[Deed]] = {}
        others = 0
        for i, leaf in self.at.up.items():
            if i != self.figure:
                others |= leaf.cells
        pits = self.at.ground.terrain.pits
        prey = {i: self.at.s.figures[i] for i in hunted(self.at, self.figure)}
        for foe, leaf in (self.at.foes(self.figure) | prey).items():
            if is_spared(self.at.g, self.figure, foe) or not is_affectable(self.at.g, self.figure, foe):
                continue
            if is_idle_prey(self.at, self.figure, foe):
                continue
            sunk = leaf.cells if not leaf.cells & ~pits else 0
            for profile in self.weapons:
                far = FURTHEST if profile.ranged else profile.reach
                near = field_cells(self.at, leaf.cells, far)
                looked = 0
                for cell in spots:
                    me = self.leaf.cells if cell == self.here else 1 << cell
                    if not near & me:
                        continue
                    looked += 1
                    if looked > LOOKED_AT:
                        break
                    if far > 1 and not self.at.ground.seen(me, leaf.cells, others & ~me, sunk):
                        continue
                    distance = min(self.at.apart(c, leaf.cells) for c in each(me))
                    deed = self.attack(foe, profile, distance, self.toll(me, distance))
                    found.setdefault(cell, []).append(deed.plus(self.poached(foe, profile, distance, cell)))
        return found

    def toll(self, cells: Cells, distance: int) -> int:
        """The surges that an attack from some spaces must give up: beside shadows, or from too far away."""
        shadows = sum(bool(shadow & cells) for shadow in self.shadows)
        return shadows + far_toll(self.at.g, self.figure, lambda: distance)

    @cached_property
    def shadows(self) -> list[Cells]:
        """The spaces in the shadow of each enemy that has one: heroes' attacks from there miss more often."""
        if self.leaf.role not in ("hero", "ally"):
            return []
        foes = self.at.foes(self.figure).items()
        return [
            self.at.ground.neighbours(leaf.cells) for i, leaf in foes if has_ability(self.at.g, i, SHADOW)
        ]

    def attack(self, foe: FigureId, profile: Profile, distance: int, toll: int = 0) -> Deed:
        """An attack from so far, worth its damage and the chance that the target falls."""
        look = self.at.fights.outlook(self.figure, profile, foe, distance, toll=toll)
        stake = self.at.stakes[foe]
        bars = self.barring.get(foe, 0.0)
        worth = stake.damage * look.damage + (stake.kill + bars) * look.kill
        worth += 0.5 * bars * look.damage / max(1, self.at.s.figures[foe].hp)
        if distance <= 1:
            worth += SEIZED * self.seizes(foe, profile)
        if profile.blast:
            worth += max(
                blasted(self.at, self.figure, profile, foe, cell, distance)
                for cell in each(self.at.s.figures[foe].cells)
            )
        if bars > stake.kill:
            reason = because("clear", foe, self.figure, chance=percent(look.kill))
        elif look.kill >= 0.3:
            reason = because("kill", foe, chance=percent(look.kill))
        else:
            reason = because("attack", foe, damage=round(look.damage), chance=percent(look.kill))
        return Deed(AttackOption(foe, profile.weapon), worth, reason, attack=True)

    def poached(self, foe: FigureId, profile: Profile, distance: int, cell: Cell) -> float:
        """The worth of a mark that the blow may take: most, if the monster is off with it in this turn."""
        at, mark = self.at, own_mark(foe)
        if not self.poaches or mark not in at.s.figures[foe].carries:
            return 0.0
        enough = next(number(at.g, rule.n) for rule in rules_of(at.g, SpecialRule) if rule.name == TAKE)
        chance = at.fights.deals(self.figure, profile, foe, distance, enough)
        out = at.steps(at.ways_of(self.figure)).get(cell, FAR) + 1
        points = self.leaf.movement + at.speed(self.figure) * (at.s.turn.actions - 1)
        off = cell == self.here and out <= points
        share = 1.0 if off else POACHED * soon(out, at.stride(self.figure))
        return share * chance * WIN / max(1, at.lacking(SPILLED))

    @cached_property
    def poaches(self) -> bool:
        """May it take marks from heroes by a blow, and does it carry nothing yet?"""
        mine = self.leaf.role == "monster" and not self.leaf.carries
        return mine and poachers(self.at) and not is_large(self.at.g, self.figure)

    def seizes(self, foe: FigureId, profile: Profile) -> float:
        """How likely a monster takes a guest over by this attack, where the quest lets it."""
        at, led = self.at, self.at.s.figures[foe].carries
        if not led or not self.leaf.is_hostile or not has_room(at.g, self.figure, at.s.tokens[led[0]].kind):
            return 0.0
        enough = [number(at.g, rule.n) for rule in rules_of(at.g, SpecialRule) if rule.name == SEIZE]
        return at.fights.deals(self.figure, profile, foe, 1, enough[0]) if enough else 0.0


def blasted(
    at: Position, attacker: FigureId, profile: Profile, target: FigureId, cell: Cell, distance: int = 1
) -> float:
    """The gain by Blast round a space of the target: enemies bring it, friends and oneself cost more.

    Whoever is too far away for the target misses all of them.
    """
    near, total = at.ground.neighbours(1 << cell), 0.0
    for i, leaf in at.up.items():
        if i != target and leaf.cells & near and is_affectable(at.g, attacker, i):
            look, stake = at.fights.outlook(attacker, profile, i, distance), at.stakes[i]
            gain = stake.damage * look.damage + stake.kill * look.kill
            total += gain if i in at.foes(attacker) else -FRIEND * gain
    return total


def field_cells(at: Position, cells: Cells, far: int) -> Cells:
    """All spaces at most so far from some."""
    found = cells
    for _ in range(far):
        found |= at.ground.neighbours(found)
    return found
