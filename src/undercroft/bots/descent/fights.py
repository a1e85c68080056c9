"""The worth of an attack: its expected damage and the chance that the target falls, by the exact odds."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.descent import odds
from undercroft.games.descent.dice import faces
from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.rules.attack.profiles import Profile
from undercroft.games.descent.rules.attack.surges import can_spend, granted_surges
from undercroft.games.descent.rules.effects.tests import TEST_DICE
from undercroft.games.descent.rules.values import attribute, defence_pool
from undercroft.games.descent.state import Descent
from undercroft.kernel import FigureId

KEPT = 1 << 13


class Outlook(NamedTuple):
    """The damage to expect, no more than the target can take, and how likely it falls."""

    damage: float
    kill: float


@lru_cache(KEPT)
def outlook(attack: odds.Attack, health: int) -> Outlook:
    """The prospects of an attack on a figure with so much Health left."""
    found = odds.odds(attack)
    damage = sum(float(likely) * min(max(0, amount), health) for amount, likely in found.items())
    kill = sum(float(likely) for amount, likely in found.items() if amount >= health)
    return Outlook(damage, kill)


class Fights:
    """Attacks in one position; what follows from a figure alone is reckoned once."""

    def __init__(self, g: Descent) -> None:
        self.g = g
        self._defence: dict[FigureId, tuple[tuple[str, ...], int]] = {}
        self._surges: dict[FigureId, tuple[Surge, ...]] = {}
        self._gains: dict[FigureId, tuple[int, int, int, int]] = {}

    def outlook(
        self,
        attacker: FigureId,
        profile: Profile,
        target: FigureId,
        distance: int,
        more: tuple[str, ...] = (),
        toll: int = 0,
    ) -> Outlook:
        """An attack with a weapon from so far away, against some more dice if the target has them.

        `toll`: surges that it must give up where it is made.
        """
        attack = self.attack(attacker, profile, target, distance, more)._replace(toll=toll)
        return outlook(attack, max(1, self.g.state.figures[target].hp))

    def deals(
        self, attacker: FigureId, profile: Profile, target: FigureId, distance: int, damage: int
    ) -> float:
        """How likely an attack does at least so much damage."""
        return outlook(self.attack(attacker, profile, target, distance), damage).kill

    def attack(
        self,
        attacker: FigureId,
        profile: Profile,
        target: FigureId,
        distance: int,
        more: tuple[str, ...] = (),
    ) -> odds.Attack:
        pool, shields = self.defence(target)
        hearts, range_, surges, pierce = self.gains(attacker)
        needs_range = profile.ranged and not profile.no_range
        return odds.Attack(
            attack=profile.dice,
            defence=pool + more,
            hearts=profile.hearts + hearts,
            range=profile.range + range_,
            surges=surges,
            shields=shields,
            pierce=profile.pierce + pierce,
            distance=max(1, distance) if needs_range else None,
            abilities=self.abilities(attacker, profile),
        )

    def gains(self, attacker: FigureId) -> tuple[int, int, int, int]:
        """Hearts, range, surges and Pierce that its cards add to every attack."""
        if attacker not in self._gains:
            total = self.g.total
            hearts, range_ = total("hearts", attacker), total("range", attacker)
            self._gains[attacker] = hearts, range_, total("surges", attacker), total("pierce", attacker)
        return self._gains[attacker]

    def defence(self, target: FigureId) -> tuple[tuple[str, ...], int]:
        if target not in self._defence:
            g = self.g
            self._defence[target] = tuple(defence_pool(g, target)), g.total("shields", target)
        return self._defence[target]

    def abilities(self, attacker: FigureId, profile: Profile) -> tuple[odds.Ability, ...]:
        """Surge abilities that bear on damage."""
        if attacker not in self._surges:
            spends = can_spend(self.g, attacker)
            more = tuple(surge for _, surge in granted_surges(self.g, attacker)) if spends else ()
            self._surges[attacker] = more
            if not spends:
                return ()
        some = (*profile.surges, *profile.granted, *self._surges[attacker])
        return tuple(
            [
                odds.Ability(surge.cost, surge.hearts, surge.range, surge.pierce)
                for surge in some
                if surge.hearts or surge.range or surge.pierce
            ]
        )

    def chance(self, figure: FigureId, name: str, less: int = 0) -> float:
        """How likely a figure passes a test of an attribute."""
        value = attribute(self.g, figure, name)
        return 0.0 if value is None else passes(value - less)


@lru_cache
def passes(value: int) -> float:
    """How likely the shields of a test are no more than this (D2-ATT-03)."""
    one, other = (faces(colour) for colour in TEST_DICE)
    rolls = [first.shields + second.shields for first in one for second in other]
    return sum(shields <= value for shields in rolls) / len(rolls)
