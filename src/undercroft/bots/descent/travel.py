"""Answers on the way to a quest: who tests, which way, which card of the Overlord's hand (D2-TRV)."""

from __future__ import annotations

from undercroft.games.descent.dice import total
from undercroft.games.descent.options import AttributeOption, CardOption, TargetOption, WayOption
from undercroft.games.descent.records.travel import (
    FindVerb,
    ForgetVerb,
    HarmVerb,
    MendVerb,
    SchemeVerb,
    TravelEffect,
)
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.travel.events import FindOnTheWay, Fork, Trial
from undercroft.games.descent.rules.values import attribute
from undercroft.games.descent.state import card_name, library
from undercroft.kernel import Option, Pass, UseOption

from .position import Position, nearest
from .reasons import Worth, because, percent
from .scale import TIRED

CARD = 2.0  # the worth of an Overlord card, to either side
FIND = 2.5  # of a search card
KNOCKED_OUT = 7.0  # the cost of a hero who begins so
DEADLY = ("dark-charm", "critical-blow", "frenzy", "dash", "dark-might")  # of the basic cards, worst first


def travel_worth(at: Position, option: Option) -> Worth | None:
    """The worth of an answer that only a journey asks for; none: any other question."""
    match option:
        case WayOption(way=way):
            return way_worth(at, way.do)
        case Pass() if nearest(at, Fork) is not None and nearest(at, AttributeTest) is None:
            return Worth(0.0, because("travel-decline"))
        case AttributeOption(attribute=name):
            return name_worth(at, name)
        case TargetOption(target=hero) if (trial := nearest(at, Trial)) is not None and not trial.at:
            chance = at.fights.chance(hero, trial.attribute)
            return Worth(chance, because("travel-test", hero, chance=percent(chance)))
        case TargetOption(target=hero) if nearest(at, FindOnTheWay) is not None:
            return Worth(-len(at.s.heroes[hero].finds), because("travel-find", hero))
        case CardOption(card=card):
            return Worth(harm_of(at, card_name(card)), because("travel-discard"))
        case UseOption() if (test := nearest(at, AttributeTest)) is not None:
            return reroll_worth(at, test)
    return None


def way_worth(at: Position, effects: tuple[TravelEffect, ...]) -> Worth:
    """Gains less costs, as the heroes see it; no way at all is worth nothing."""
    parts = [effect_worth(at, effect) for effect in effects]
    gain, cost = sum(part for part in parts if part > 0), -sum(part for part in parts if part < 0)
    return Worth(gain - cost, because("travel-way", gain=round(gain), cost=round(cost)))


def effect_worth(at: Position, effect: TravelEffect) -> float:
    """The worth of one effect to the heroes."""
    match effect:
        case HarmVerb(n=n):
            hp = [at.s.figures[hero].hp for hero in at.standing]
            return -sum(KNOCKED_OUT if left <= n else float(n) for left in hp)
        case MendVerb(damage=damage):
            tired = sum(at.s.figures[hero].fatigue for hero in at.s.heroes)
            hurt = sum(at.s.figures[hero].damage for hero in at.s.heroes) if damage else 0
            return TIRED * tired + hurt
        case FindVerb():
            return FIND if at.s.search.size else 0.0
        case SchemeVerb(n=n):
            return -CARD * n
        case ForgetVerb():
            return CARD if at.s.overlord.held else 0.0
    return 0.0


def name_worth(at: Position, name: str) -> Worth:
    """For the Overlord: the attribute in which most heroes can be expected to fail."""
    fails = [1 - at.fights.chance(hero, name) for hero in at.standing]
    share = sum(fails) / max(1, len(fails))
    return Worth(share, because("travel-name", chance=percent(share)))


def harm_of(at: Position, name: str) -> float:
    """How much the heroes have to fear of a card: bought ones by their level, then the worst basic ones."""
    price: int = library(at.g).overlord[name].xp
    rank = len(DEADLY) - DEADLY.index(name) if name in DEADLY else 0
    return 10.0 * price + rank


def reroll_worth(at: Position, test: AttributeTest) -> Worth:
    """A test that fails as it lies is rolled again; one that passes is left alone."""
    value = (attribute(at.g, test.figure, test.attribute) or 0) - test.less
    fails = total(test.dice).shields > value
    chance = at.fights.chance(test.figure, test.attribute)
    return Worth(chance if fails else -1.0, because("travel-reroll", test.figure, chance=percent(chance)))
