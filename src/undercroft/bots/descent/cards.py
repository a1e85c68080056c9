"""Cards and abilities from the menu of a turn: what using one is worth now."""

from __future__ import annotations

from operator import attrgetter

from undercroft.games.descent.library import FEAT
from undercroft.games.descent.options import ActOption, GoOption, PlayOption
from undercroft.games.descent.records.abilities import (
    ActionVerb,
    AttackVerb,
    AttributeVerb,
    CureVerb,
    Effect,
    HealVerb,
    InflictVerb,
    MoveVerb,
    PointsVerb,
    RecoverVerb,
    SpecialVerb,
)
from undercroft.games.descent.rules.attack.making import aims_of, around, is_sweep
from undercroft.games.descent.rules.attack.targets import attackable
from undercroft.games.descent.rules.cards.using import ability_uses, uses_of
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.skills.wildlander import run_length
from undercroft.games.descent.state import card_name
from undercroft.kernel import FigureId
from undercroft.space import each

from .blessings import best_blessing, best_offering, light
from .plans import Planner
from .position import RANGED, Position
from .quest_hints import spares
from .reasons import Reason, Worth, because, percent
from .scale import TIRED
from .strikes import Strikes
from .trial_hints import is_idle_prey

ONCE = 2.0  # a heroic feat: there is one in an encounter
SPENT = 0.7  # a search card that is used up
STOPPING = ("tripwire", "web-trap")
HURRY = 3  # points that a hero may have for fatigue
DASHED = 4.0  # what one more move must bring: the card is spent
KEPT = 20.0  # a card that is no use now: less than anything else that can be done
SPARED = 0.7  # of what a hero would do, who may yet find another way
# Specials that no verb tells: what they are worth when somebody is there to feel them.
SPECIALS = {
    "two-targets": 5.0, "stun-group": 5.0, "vanish": 0.5,
    "move-together": 1.0, "cry-havoc": 4.0, "overpower": 2.5, "seduce": 2.5, "dominion": 2.5, "air": 0.4,
    "thin-air": 0.4, "promotion": 2.0, "throw": 1.0,
}  # fmt: skip


def card_worth(planner: Planner, option: ActOption) -> Worth:
    """A skill, item, feat, search card or ability used now, less what it costs."""
    at, figure = planner.at, planner.figure
    hero = at.s.heroes.get(figure)
    uses = ability_uses(at.g, option.card) if hero is None else uses_of(at.g, hero, option.card)
    use = uses[option.number]
    total, reason = 0.0, because("card", figure)
    for verb in use.do:
        worth, why = effect_worth(planner, verb, option.card)
        total += worth
        reason = why or reason
    cost = use.fatigue if isinstance(use.fatigue, int) else 1
    if option.card == FEAT:
        once = ONCE
    else:
        once = SPENT if hero is not None and option.card in hero.finds else 0.4 * use.exhausts
    return Worth(total - TIRED * cost - once, reason)


def effect_worth(planner: Planner, verb: Effect, card: str) -> tuple[float, Reason | None]:
    """One effect, for whoever acts."""
    at, figure = planner.at, planner.figure
    match verb:
        case AttackVerb():
            return attack_worth(planner.strikes, verb, card)
        case HealVerb(whom=whom, n=n):
            hurt = [
                (at.s.figures[i].damage + 6 * at.s.figures[i].is_out, i) for i in eligible(at.g, figure, whom)
            ]
            most = 4.0 if not isinstance(n, int) else float(n)
            if n == "all":
                most = 9.0
            some = sorted(hurt, reverse=True)[: whom.count or None]
            worth = sum(min(most, damage) for damage, _ in some) * 0.8 - 1.2
            return (
                (worth, because("heal", some[0][1], damage=min(int(most), some[0][0])))
                if some
                else (0.0, None)
            )
        case RecoverVerb(whom=whom):
            tired = [at.s.figures[i].fatigue for i in eligible(at.g, figure, whom)]
            return max((max(0, fatigue - 1) for fatigue in tired), default=0) * TIRED - 0.3, None
        case AttributeVerb(attribute=name, whom=whom, failed=failed):
            whom_hit = eligible(at.g, figure, whom)[: whom.count or None]
            fails = sum(1 - at.fights.chance(i, name) for i in whom_hit)
            hit = 1.4 if any(isinstance(effect, InflictVerb) for effect in failed) else 0.8
            return fails * hit, None
        case CureVerb(whom=whom):
            return 1.2 * any(at.s.figures[i].conditions for i in eligible(at.g, figure, whom)), None
        case ActionVerb(kind="attack"):
            best = max((deed.worth for deed in planner.attacks.get(planner.here, ())), default=0.0)
            return (best if not at.s.turn.extra else -1.0), because("again", figure)
        case ActionVerb(kind="move") | MoveVerb() | PointsVerb():
            return 0.3, None
        case SpecialVerb(name="prayer-of-healing"):
            worth, hero = best_blessing(at, figure)
            return worth, because("bless", hero) if hero else None
        case SpecialVerb(name="radiant-light"):
            return light(at, figure)
        case SpecialVerb(name="sacrifice"):
            return best_offering(at, figure)
        case SpecialVerb(name="running-shot"):
            return run_worth(planner), because("run", figure)
        case SpecialVerb(name="run-and-strike"):
            best = max((deed.worth for some in planner.attacks.values() for deed in some), default=0.0)
            return best - 0.5, because("run", figure)
        case SpecialVerb(name=name):
            near = any(at.apart(planner.here, leaf.cells) <= 5 for leaf in at.foes(figure).values())
            return SPECIALS.get(name, 0.8) if near else -0.5, None
    return 0.5, None


def attack_worth(strikes: Strikes, verb: AttackVerb, card: str) -> tuple[float, Reason | None]:
    """The best attack that a card allows, by the same odds as any other."""
    at, figure, best, why = strikes.at, strikes.figure, 0.0, None
    for aim in aims_of(at.g, figure, verb, card):
        if is_sweep(verb):
            total = 0.0
            for target in around(at.g, aim, verb):
                deed = strikes.attack(target, aim.profile, 1)
                total += deed.worth if target in at.foes(figure) else -1.5 * deed.worth
            if total > best:
                best, why = total, because("sweep", figure)
            continue
        for target in attackable(at.g, aim):
            if is_idle_prey(at, figure, target):
                continue
            distance = min(at.apart(cell, at.s.figures[target].cells) for cell in each(strikes.leaf.cells))
            deed = strikes.attack(target, aim.profile, distance)
            worth = deed.worth + 0.5 * bool(verb.surges or verb.if_damage)
            if worth > best:
                best, why = worth, deed.reason
    return best, why


def run_worth(planner: Planner) -> float:
    """Some spaces before a shot: worth it only where nobody is in reach without them."""
    if planner.attacks.get(planner.here):
        return -0.5
    near = planner.at.costs(planner.figure, planner.leaf.movement + run_length(planner.at.g, planner.figure))
    shots = [deed.worth for cell in near for deed in planner.attacks.get(cell, ())]
    return max(shots, default=0.0) - 0.5


def play_worth(planner: Planner, option: PlayOption, best: float) -> Worth:
    """An Overlord card from the menu of an activation or of his turn; `best`: of the plan without it."""
    at, figure = planner.at, planner.figure
    turn = at.s.turn
    if spares(at):
        return Worth(best - KEPT, because("keep", figure))
    match card_name(option.card):
        case "frenzy":
            here = planner.strikes.on([planner.here]).get(planner.here, [])
            attack = max(here, key=lambda deed: deed.worth, default=None)
            if turn.attacks and attack is not None and attack.worth >= 2.5:
                return Worth(best + attack.worth, Reason("again", attack.reason.about, attack.reason.args))
            return Worth(best - KEPT, because("keep", figure))
        case "dash":
            return dash_worth(planner, best)
    return Worth(best + 0.5, because("card", figure))


def dash_worth(planner: Planner, best: float) -> Worth:
    """One more move: played when it takes the figure off the map, or up to somebody whom it can attack."""
    at, figure, turn = planner.at, planner.figure, planner.turn
    if turn.actions and not planner.leaf.movement and not planner.spaces.is_laden:
        plans = Planner(at, figure, planner.options, more_moves=1).go()
        deeds = [plan for plan in plans if not isinstance(plan.steps[-1], GoOption)]
        further = max(deeds, key=attrgetter("score"), default=None)
        if further is not None and further.score > best + DASHED:
            return Worth(further.score, further.reason)
    if turn.actions or planner.leaf.movement:
        return Worth(best - KEPT, because("keep", figure))
    reach = at.speed(figure)
    for aim in planner.aims:
        if aim.reason.why == "leave" and at.distance(figure, aim.cells) + 1 <= reach:
            return Worth(
                best + aim.worth, because("dash", figure, needs=at.distance(figure, aim.cells) + 1, has=reach)
            )
        if planner.spaces.is_laden:
            continue  # whoever bears the prize can wait: no step towards the heroes for its own sake
        if aim.reason.why == "leave" and at.distance(figure, aim.cells) <= 3 * reach:
            return Worth(
                best + 1, because("dash", figure, needs=at.distance(figure, aim.cells) + 1, has=reach)
            )
    return Worth(best - KEPT, because("keep", figure))


def trap_worth(at: Position, name: str, target: FigureId) -> Worth:
    """A trap, by how likely the hero fails, and by how much he would get done without it."""
    leaf = at.s.figures[target]
    attribute = {"web-trap": "might", "curse-of-the-monkey-god": "knowledge"}.get(name, "awareness")
    fails = 1 - at.fights.chance(target, attribute)
    worth = fails * (1.0 + 0.35 * leaf.movement + 2.5 * bool(leaf.carries))
    if name == "pit-trap":
        worth += fails * at.stakes[target].damage
    if name == "tripwire" and not leaf.movement and not leaf.carries:
        worth = 0.0
    if name in STOPPING:
        worth += fails * SPARED * menace(at, target)
    return Worth(worth - 0.9, because("trap", target, chance=percent(fails)))


def menace(at: Position, hero: FigureId) -> float:
    """The damage that a hero on his way could do in this turn to somebody whose defeat decides."""
    if not at.s.turn.actions:
        return 0.0
    most, weapon, points = 0.0, at.weapon(hero), at.s.figures[hero].movement + HURRY
    reach = 0 if weapon is None else RANGED if weapon.ranged else weapon.reach
    for i in at.deciders:
        if 0 < at.distance(hero, at.s.figures[i].cells) - reach <= points:
            most = max(most, at.stakes[i].damage * at.danger(hero, i)[1])
    return most
