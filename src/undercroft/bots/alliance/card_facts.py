"""The uses of a card, read once from its clauses: bonuses by ability, bases, pets, healing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from undercroft.games.alliance.columns import modes_of
from undercroft.games.alliance.records.cards import Card
from undercroft.games.alliance.records.effects import (
    REACTS,
    BaseVerb,
    BonusVerb,
    CleanseVerb,
    DrawVerb,
    Effect,
    ExhaustVerb,
    ExposeVerb,
    GuardVerb,
    HealVerb,
    HideVerb,
    IgnoreVerb,
    PetVerb,
    PullVerb,
    PushVerb,
    RangeVerb,
    RecallVerb,
    RootVerb,
    SlowVerb,
    WeakenVerb,
)

DOUBTFUL: Final = 0.5  # of a bonus whose condition may not hold
ALL: Final = 99  # of a defense that is ignored
CONTROL: Final = (ExhaustVerb, ExposeVerb, RootVerb, SlowVerb, WeakenVerb, PushVerb, PullVerb)


class Situation(NamedTuple):
    """The attack on which the conditions of bonuses depend."""

    behind: bool = False
    hidden: bool = False
    moved: int = 0  # squares
    hurt: bool = False
    own: bool = True  # no card supplies it


class Bonus(NamedTuple):
    """A change of attack power: by abilities, with its conditions."""

    abilities: tuple[str, ...]
    n: int
    needs: tuple[tuple[str, int], ...]  # a test and its number

    def counts(self, ability: str, now: Situation) -> bool:
        """Does it raise an attack of this kind in this situation?"""
        return ability in self.abilities and all(_holds(test, n, now) for test, n in self.needs)


class Facts(Struct, frozen=True, gc=False):
    """A way to play a card, in numbers."""

    melee: float = 0.0
    ranged: float = 0.0
    pet: float = 0.0
    spell: float = 0.0  # to attacks of Attack Spells
    defense: float = 0.0  # armor and evasive
    speed: float = 0.0
    base: tuple[str, int] = ("", 0)  # an attack that it supplies
    beast: tuple[int, int] = (0, 0)  # the power and steps of a pet
    heals: int = 0
    within: int = 0  # how far it heals
    control: int = 0  # how much it hinders an enemy
    hides: int = -1
    draws: int = 0
    guards: bool = False
    bonuses: tuple[Bonus, ...] = ()  # to attacks
    pierces: tuple[int, int] = (0, 0)  # armor and evasive that its attacks ignore
    range: tuple[int, int] = (0, 0)  # of ranged attacks, if the card changes it

    def raises(self, ability: str, now: Situation) -> int:
        """By how much it raises an attack in a situation."""
        return sum(each.n for each in self.bonuses if each.counts(ability, now))


@lru_cache(1 << 10)
def facts_of(card: Card) -> tuple[Facts, ...]:
    """The facts of each way to play a card, in the order of the ways."""
    return tuple(_read(way) for way in modes_of(card))


def best_facts(card: Card, kind: str) -> Facts:
    """The way that adds most to an attack of this kind."""
    return max(facts_of(card), key=lambda way: float(getattr(way, kind)))


def base_facts(card: Card) -> Facts:
    """The way that supplies the strongest attack of its own, or a pet."""
    return max(facts_of(card), key=lambda way: way.base[1] + way.beast[0])


def _read(clauses: tuple[Effect, ...]) -> Facts:
    found: dict[str, float] = {}
    facts: dict[str, object] = {}
    bonuses: list[Bonus] = []
    pierces = {"armor": 0, "evasive": 0, "obstacle": 0}
    for clause in clauses:
        if clause.when in ("hit", "kill"):
            continue
        share = DOUBTFUL if any(need.test != "own" for need in clause.needs) else 1.0
        match clause:
            case BonusVerb(stat=stat, n=n):
                for name in _abilities(stat):
                    found[name] = found.get(name, 0) + n * share
                if clause.when != "aura":
                    needs = tuple((need.test, need.n) for need in clause.needs)
                    bonuses.append(Bonus(_abilities(stat), n, needs))
            case BaseVerb(type=type, n=n):
                facts["base"] = (type, n)
            case PetVerb(n=n, steps=steps):
                facts["beast"] = (n, steps)
            case HealVerb(n=n) | CleanseVerb(n=n) if clause.when not in REACTS:
                found["heals"] = max(found.get("heals", 0), n)
                facts["within"] = clause.to.within if clause.to else 0
            case HideVerb(n=n):
                facts["hides"] = n
            case IgnoreVerb(what=what, n=n):
                pierces[what] = ALL if n == "all" else n
            case RangeVerb(least=least, most=most):
                facts["range"] = (least, most)
            case DrawVerb(n=n) | RecallVerb(n=n):
                found["draws"] = found.get("draws", 0) + n
            case GuardVerb():
                facts["guards"] = True
            case _ if isinstance(clause, CONTROL):
                found["control"] = found.get("control", 0) + getattr(clause, "n", 3)
            case _:
                pass
    facts["bonuses"] = tuple(each for each in bonuses if each.n and each.abilities)
    facts["pierces"] = (pierces["armor"], pierces["evasive"])
    whole = ("heals", "control", "draws")
    numbers = {name: int(n) if name in whole else n for name, n in found.items()}
    return Facts(**numbers, **facts)  # type: ignore[arg-type]


def _holds(test: str, n: int, now: Situation) -> bool:
    match test:
        case "behind":
            return now.behind
        case "behind-or-hidden":
            return now.behind or now.hidden
        case "moved":
            return now.moved >= n
        case "hurt":
            return now.hurt
        case "own":
            return now.own
    return False


def _abilities(stat: str) -> tuple[str, ...]:
    match stat:
        case "attack":
            return ("melee", "ranged")
        case "armor" | "evasive":
            return ("defense",)
        case "attack-spell":
            return ("spell",)
    return (stat,) if stat in ("melee", "ranged", "pet", "speed") else ()
