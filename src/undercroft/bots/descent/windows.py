"""Answers in the middle of something: reactions, rerolls, surges, and the Overlord's hidden cards."""

from __future__ import annotations

from undercroft.games.descent.dice import face_of, faces
from undercroft.games.descent.options import DieOption, SurgeOption
from undercroft.games.descent.records.abilities import (
    AttackVerb,
    BlastVerb,
    BonusVerb,
    DieVerb,
    MoveVerb,
    RerollVerb,
    SpecialVerb,
    SurgeVerb,
    Use,
)
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.surges import REST, TOLL
from undercroft.games.descent.rules.cards.using import uses_of
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.values import stamina
from undercroft.games.descent.rules.who import SIDE_OF_ROLE
from undercroft.games.descent.state import card_name
from undercroft.kernel import FigureId, UseOption
from undercroft.parts.dice import Die

from .cards import attack_worth, trap_worth
from .hand import keeps_trap, refill_worth
from .position import RANGED, Position, nearest
from .quest_hints import hoards, spares
from .reasons import Reason, Worth, because, percent
from .scale import TIRED
from .strikes import Strikes

RAGE = 1.0  # of a card that costs a monster
CONDITION = 1.6  # the worth of a condition on an enemy
TRAPS = (
    "pit-trap",
    "tripwire",
    "web-trap",
    "poison-dart",
    "explosive-runes",
    "curse-of-the-monkey-god",
    "uthuk-demon-trap",
)

HOARDED = ("tripwire", "web-trap", "pit-trap", "dark-fortitude", "dark-fortune")  # they may save a life later


class Standing:
    """The attack in progress as its dice lie now."""

    def __init__(self, at: Position, attack: Attack) -> None:
        self.at, self.attack = at, attack
        g = at.g
        self.rolled = any(die.of == 0 for die in attack.dice)
        self.miss = attack.shown().miss
        self.hearts = attack.hearts(g)[0]
        self.pierce = attack.pierce(g)
        self.surges = attack.surges_left(g) if self.rolled else 0
        self.lacking = 0
        if attack.profile.ranged and not attack.profile.no_range and attack.cell >= 0:
            self.lacking = max(0, attack.distance(g) - attack.range(g))
        self.mine = SIDE_OF_ROLE[at.s.figures[attack.attacker].role] == at.side

    def shields(self, target: FigureId) -> int:
        return self.attack.shields(self.at.g, target)

    def damage(self, target: FigureId, hearts: int = 0, pierce: int = 0) -> int:
        """To one figure, with so much more."""
        shields = max(0, self.shields(target) - self.pierce - pierce)
        return max(0, self.hearts + hearts - shields)

    def worth(self, hearts: int = 0, pierce: int = 0) -> float:
        """Of the damage to all whom it affects, for the attacker's side."""
        total = 0.0
        for target in self.attack.affected or (self.attack.target,):
            leaf, stake = self.at.s.figures[target], self.at.stakes.get(target)
            if not leaf.cells or stake is None:
                continue
            damage = self.damage(target, hearts, pierce)
            gain = stake.damage * min(damage, leaf.hp) + stake.kill * (damage >= leaf.hp)
            friend = SIDE_OF_ROLE[leaf.role] == SIDE_OF_ROLE[self.at.s.figures[self.attack.attacker].role]
            total += -gain if friend else gain
        return total


def surge_worth(at: Position, option: SurgeOption) -> Worth:
    """The gain of a surge ability now; range that is lacking comes first, what is wasted not at all."""
    attack = nearest(at, Attack)
    assert attack is not None
    now, surge = Standing(at, attack), option.surge
    name = at.s.figures[attack.attacker]
    if option.ability == TOLL:
        return Worth(50.0, because("toll", attack.target))
    if option.ability == REST:
        return Worth(
            TIRED * bool(name.fatigue) if not now.lacking else -1.0, because("surge-rest", attack.attacker)
        )
    if now.lacking:
        worth = 20.0 + surge.range if surge.range and surge.range * 3 >= now.lacking else -1.0
        return Worth(worth, because("surge-range", attack.target, lacking=now.lacking))
    gain = now.worth(surge.hearts, surge.pierce) - now.worth()
    damage = now.damage(attack.target, surge.hearts, surge.pierce)
    if damage and surge.conditions and damage < at.s.figures[attack.target].hp:
        gain += CONDITION * len(surge.conditions)
    if any(isinstance(verb, BlastVerb) for verb in surge.now):
        gain += blast_gain(at, attack, now)
    elif surge.now or surge.then:
        gain += 0.8
    gain -= TIRED * surge.fatigue
    return Worth(gain / surge.cost, because("surge", attack.target, damage=damage))


def blast_gain(at: Position, attack: Attack, now: Standing) -> float:
    """Enemies beside the target, less friends."""
    near, gain = at.ground.neighbours(1 << attack.cell), 0.0
    for i, leaf in at.up.items():
        if leaf.cells & near and i not in attack.affected:
            foe = i in at.foes(attack.attacker)
            gain += (1.0 if foe else -1.5) * at.stakes[i].damage * max(0, now.hearts - 1)
    return gain


def die_worth(at: Position, option: DieOption) -> Worth:
    """A die to be rolled again: one's own that lies badly, or the other side's that lies well."""
    attack, test = nearest(at, Attack), nearest(at, AttributeTest)
    if test is not None and (attack is None or at.s.frames.index(test) > at.s.frames.index(attack)):
        die = test.dice[option.number - 1]
        mean = sum(face.shields for face in faces(die.kind)) / 6
        low = face_of(die.face).shields - mean  # shields are bad for whoever tests
        mine = SIDE_OF_ROLE[at.s.figures[test.figure].role] == at.side
        return Worth(low if mine else -low, because("reroll", test.figure))
    if attack is None or option.number > len(attack.dice):
        return Worth(0.0, because("reroll"))
    die = attack.dice[option.number - 1]
    return Worth(reroll_gain(at, attack, die), because("reroll", attack.attacker))


def reroll_gain(at: Position, attack: Attack, die: Die) -> float:
    """How much better for us the die can be expected to lie after another roll."""
    mean = (
        sum(
            _good(face_text.hearts, face_text.surges, face_text.shields, face_text.miss)
            for face_text in faces(die.kind)
        )
        / 6
    )
    face = face_of(die.face)
    gain = mean - _good(face.hearts, face.surges, face.shields, face.miss)
    owner = die.of or attack.attacker
    return gain if SIDE_OF_ROLE[at.s.figures[owner].role] == at.side else -gain


def _good(hearts: int, surges: int, shields: int, miss: bool) -> float:
    return -4.0 if miss else hearts + 0.8 * surges + shields


def best_reroll(at: Position) -> float:
    attack = nearest(at, Attack)
    if attack is None or not attack.dice:
        return 0.0
    return max((reroll_gain(at, attack, die) for die in attack.dice), default=0.0)


def use_worth(at: Position, option: UseOption) -> Worth:
    """A card or ability at a window: better than to pass if above 0."""
    source, _, on = option.source.partition("@")
    content = at.g.rules.content
    if card_name(source) in content.overlord and at.side == "overlord":
        target = FigureId(int(on)) if on.lstrip("-").isdigit() else FigureId(0)
        if card_name(source) == "reinforce":
            return refill_worth(at, on) if not spares(at) else Worth(-0.5, because("keep"))
        return overlord_card(at, card_name(source), target)
    name, _, number = source.partition("/")
    hero = next(
        (hero for hero in at.s.heroes.values() if hero.seat == at.seat and owns(at, hero.figure, name)), None
    )
    if hero is None:
        if name in content.ability:
            return Worth(1.0, because("ability"))
        return Worth(0.4, because("card"))
    use = uses_of(at.g, hero, name)[int(number or 0)]
    return reaction(at, hero.figure, use, name)


def owns(at: Position, figure: FigureId, card: str) -> bool:
    hero = at.s.heroes[figure]
    return card in (hero.kind, "feat", *hero.skills, *hero.items, *hero.finds)


def reaction(at: Position, figure: FigureId, use: Use, card: str = "") -> Worth:
    """A hero's card in the middle of an attack or a move."""
    leaf = at.s.figures[figure]
    cost = use.fatigue if isinstance(use.fatigue, int) else 1
    price = TIRED * cost * (1.6 if stamina(at.g, figure) - leaf.fatigue <= cost else 1.0) + 0.2 * use.exhausts
    attack, suffer = nearest(at, Attack), nearest(at, Suffer)
    gain, now = 0.6, Standing(at, attack) if attack is not None else None
    reason = because("react", figure)
    for verb in use.do:
        match verb:
            case RerollVerb(count=count):
                gain = max(gain, 0) - 0.6 + best_reroll(at) - (0.4 if count <= 1 else 1.2)
            case BonusVerb(stat="hearts" | "pierce" | "surges") if now is not None:
                gain = (
                    now.worth(hearts=1) - now.worth()
                    if now.rolled and not now.miss and not now.lacking
                    else 0.9
                )
            case BonusVerb(stat="range") if now is not None:
                gain = 3.0 if now.lacking else -1.0
            case BonusVerb(stat="shields") | DieVerb() if now is not None:
                hit = min((now.damage(i) for i in now.attack.affected if i == figure), default=2)
                gain = min(2.0, hit * 1.0) if now.rolled else 1.2
                if now.rolled and hit >= leaf.hp:
                    gain += 4
            case AttackVerb() if leaf.cells:
                gain, why = attack_worth(Strikes(at, figure, {}), verb, card)
                if why is not None:
                    reason = Reason("again", why.about, why.args)
            case MoveVerb():
                gain = 0.2
            case SpecialVerb() if suffer is not None:
                gain = 1.0 + 0.3 * suffer.amount
            case SpecialVerb():
                gain = 0.9
            case SurgeVerb():
                gain = 0.8 if now is not None and now.surges else 0.1
    return Worth(gain - price, reason)


def overlord_card(at: Position, name: str, target: FigureId) -> Worth:
    """An Overlord card at a window, by what it changes there."""
    attack = nearest(at, Attack)
    if spares(at) or (name in HOARDED and hoards(at)):
        return Worth(-0.5, because("keep"))
    if name in TRAPS and target in at.s.heroes:
        if keeps_trap(at, name, target):
            return Worth(-0.5, because("keep"))
        return trap_worth(at, name, target)
    if attack is not None and attack.dice:
        now = Standing(at, attack)
        chance = because("card-attack", attack.target, damage=now.damage(attack.target))
        match name:
            case "critical-blow":
                gain = (
                    now.worth(hearts=3) - now.worth()
                    if now.surges and not now.miss and not now.lacking
                    else -1.0
                )
                return Worth(gain - 1.5, chance)
            case "dark-might":
                best = max((surge.hearts for surge in attack.profile.surges), default=0)
                gain = (
                    now.worth(hearts=best) - now.worth()
                    if now.mine and not now.miss and not now.lacking
                    else -1.0
                )
                return Worth(gain - 1.2, chance)
            case "dark-fortune":
                gain = best_reroll(at)
                heavy = now.mine or now.worth() >= 3
                return Worth(gain - 1.2 if heavy else -1.0, because("reroll", target))
            case "dark-fortitude":
                return Worth(now.worth() - now.worth(hearts=-2) - 1.0, chance)
    match name:
        case "dark-fortune":
            return Worth(-0.5, because("keep"))
        case "dark-charm":
            fails = 1 - at.fights.chance(target, "willpower")
            weapon = at.weapon(target)
            near = [i for i in at.friends(target) if at.s.figures[i].role == "hero"]
            close = any(
                at.distance(target, at.s.figures[i].cells) <= (5 if weapon and weapon.ranged else 1)
                for i in near
            )
            return Worth(
                fails * (3.0 if close else 1.0) - 0.4, because("charm", target, chance=percent(fails))
            )
        case "blood-rage":
            return Worth(raging(at, target), because("card"))
        case "word-of-misery":
            return Worth(0.5, because("card"))
    return Worth(0.7, because("card"))


def raging(at: Position, monster: FigureId) -> float:
    """Two attacks of a monster from where it stands, less the monster: who must not fall never rages."""
    profile = at.weapon(monster)
    if profile is None or monster not in at.stakes:
        return -1.0
    far = RANGED if profile.ranged else profile.reach
    hits = [
        at.stakes[foe].damage * at.fights.outlook(monster, profile, foe, 3 if profile.ranged else 1).damage
        for foe, leaf in at.foes(monster).items()
        if at.distance(monster, leaf.cells) <= far
    ]
    return 2 * max(hits, default=0.0) - at.stakes[monster].kill - RAGE
