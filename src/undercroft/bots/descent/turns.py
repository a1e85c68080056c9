"""Whose turn it is next, which group comes, and who is chosen as a target."""

from __future__ import annotations

from functools import cache

from undercroft.games.descent import odds
from undercroft.games.descent.library import Library
from undercroft.games.descent.options import AttackOption
from undercroft.games.descent.outfits import best_outfit, mean_damage, prowess
from undercroft.games.descent.records.monsters import Stats
from undercroft.games.descent.records.quest_rules import LeaveRule
from undercroft.games.descent.rules.actions.equipping import spare_items
from undercroft.games.descent.rules.attack.making import MakeAttack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.monsters.lieutenants import Sacrifice
from undercroft.games.descent.rules.quests.page import rules_of
from undercroft.games.descent.rules.skills.disciple import Prayer
from undercroft.games.descent.rules.values import attribute
from undercroft.games.descent.rules.who import SIDE_OF_ROLE
from undercroft.games.descent.state import card_name
from undercroft.kernel import FigureId
from undercroft.parts.decks import Cards
from undercroft.space import each

from .aims import aims
from .blessings import blessing, offering
from .errands import is_race
from .places import acting
from .position import Position, nearest
from .reasons import Worth, because
from .scale import FAR, soon
from .strikes import blasted
from .trial_hints import poachers

CHANGED = 1.05  # times as good: for less nobody changes what he wears
USUAL = 4  # the Speed of most monsters
HERO, BLOWS = ("grey",), {1: ("blue", "red"), 2: ("blue", "red", "yellow")}  # defence, attacks by act
PAIR = 2  # heroes, against whom groups are chosen in the plainer way
CROWD = 3  # heroes, before whom monsters run even for a single thing
MANY = 0.3  # of the advantage of numbers: whoever is struck at is not the one who strikes
CLUMSY = 0.3  # of a group of large figures, where monsters get away with something: they carry nothing
NIMBLE = 1.5  # whoever runs through heroes, where running is all


def next_hero(at: Position, figure: FigureId) -> Worth:
    """Whoever stands among enemies first, so that the way is free; the knocked-out last."""
    leaf = at.s.figures[figure]
    if leaf.is_out:
        return Worth(-50.0, because("stand-up", figure))
    near = (
        min((at.distance(figure, foe.cells) for foe in at.foes(figure).values()), default=FAR)
        if leaf.cells
        else FAR
    )
    score = -near + 3 * bool(leaf.carries) + (leaf.fatigue == 0)
    return Worth(score, because("first", figure, steps=near))


def next_monster(at: Position, figure: FigureId) -> Worth:
    """Those who are nearest to what they want go first: they clear the way for others."""
    best, steps = 0.0, FAR
    stride = at.stride(figure)
    if figure in at.deciders and not at.costs(figure, int(stride)):
        return Worth(best, because("first", figure, steps=steps))  # hemmed in: others make room before
    for aim in aims(at, figure):
        far = at.distance(figure, aim.cells)
        if aim.worth * soon(far, stride) > best:
            best, steps = aim.worth * soon(far, stride), far
    for leaf in at.foes(figure).values():
        far = at.distance(figure, leaf.cells)
        if 4 * soon(far, stride) > best:
            best, steps = 4 * soon(far, stride), far
    return Worth(best, because("first", figure, steps=steps))


def group_worth(at: Position, monster: str) -> Worth:
    """Open groups and reinforcements: as strong as the card allows."""
    content = at.g.rules.content
    if monster not in content.monster:
        return Worth(1.0, because("arrive", steps=0))
    record = content.monster[monster]
    limit = record.limits[len(at.s.heroes) - 2]
    minion, master = record.stats(at.s.act, "minion"), record.stats(at.s.act, "master")

    if len(at.s.heroes) > PAIR:
        total = limit.minions * power(minion, at.s.act) + limit.masters * power(master, at.s.act)
        total *= (limit.minions + limit.masters) ** MANY
    else:
        total = limit.minions * bulk(minion) + limit.masters * bulk(master)
    if record.size != (1, 1) and (poachers(at) or is_race(at)):
        total *= CLUMSY
    if runs(at):
        total *= (minion.speed / USUAL) ** 2 * (NIMBLE if "scamper" in minion.abilities else 1.0)
    return Worth(total, because("group", count=limit.minions + limit.masters))


def runs(at: Position) -> bool:
    """Do several monsters of any kind have to get away for the Overlord to win, or one before the heroes?"""
    least = 1 if is_race(at) or (len(at.s.heroes) >= CROWD and has_lying_prize(at)) else 2
    return any(
        "monsters" in rule.who and at.lacking(rule.counter) >= least for rule in rules_of(at.g, LeaveRule)
    )


def has_lying_prize(at: Position) -> bool:
    """Does a thing lie on the map from the first with which only monsters win, by getting away?"""
    lie = {entry.kind for entry in at.page.tokens}
    ways = [rule for rule in rules_of(at.g, LeaveRule) if rule.carrying in lie]
    sought = {rule.carrying for rule in ways if "heroes" in rule.who}
    return any("monsters" in rule.who and rule.carrying not in sought for rule in ways)


def bulk(stats: Stats) -> float:
    """The Health and dice of a figure: a plainer choice, against few heroes, who lose too often else."""
    toughness = stats.health * (1 + 0.15 * len(stats.defence))
    return toughness * len(stats.dice) * (0.6 + stats.speed / 10)


@cache
def power(stats: Stats, act: int) -> float:
    """How much a figure does before it is struck down, by the exact odds, and how soon it is there.

    One figure a turn comes back, as a rule: so each counts by itself.
    """
    spends = [surge for surge in stats.surges if surge.hearts or surge.pierce]
    abilities = tuple(odds.Ability(each.cost, each.hearts, each.range, each.pierce) for each in spends)
    blow = mean_damage(odds.Attack(stats.dice, HERO, abilities=abilities))
    struck = mean_damage(odds.Attack(BLOWS[act], stats.defence, abilities=(odds.Ability(hearts=2),)))
    return blow * stats.health / struck * (0.6 + stats.speed / 10)


def attack_worth(at: Position, option: AttackOption) -> Worth:
    """Of several targets the one where most comes of it; a charmed hero strikes his friends."""
    attacker = acting(at)
    own = [p for p in profiles(at.g, attacker) if p.weapon == option.weapon] or list(profiles(at.g, attacker))
    if not own:
        return Worth(0.1, because("any"))
    distance = at.distance(attacker, at.s.figures[option.target].cells)
    look = at.fights.outlook(attacker, own[0], option.target, distance)
    stake = at.stakes.get(option.target)
    worth = stake.damage * look.damage + stake.kill * look.kill if stake else 0.0
    made = nearest(at, MakeAttack)
    if made is not None and made.verb.blast:
        cells = each(at.s.figures[option.target].cells)
        worth += max(blasted(at, attacker, own[0], option.target, cell, distance) for cell in cells)
    if SIDE_OF_ROLE[at.s.figures[option.target].role] == at.side:
        worth = -worth
    return Worth(
        worth + 0.1,
        because("attack", option.target, damage=round(look.damage), chance=round(100 * look.kill)),
    )


def target_worth(at: Position, target: FigureId) -> Worth:
    """The enemy who matters most, or the friend who needs it most."""
    leaf = at.s.figures[target]
    if (prayer := nearest(at, Prayer)) is not None:
        return Worth(0.1 + blessing(at, prayer.figure, target), because("bless", target))
    if (taking := nearest(at, Sacrifice)) is not None:
        return Worth(offering(at, taking.figure, target), because("heal", taking.figure, damage=leaf.hp))
    if SIDE_OF_ROLE[leaf.role] == at.side:
        return Worth(
            0.5 + leaf.damage + leaf.fatigue / 4 + 8 * leaf.is_out,
            because("heal", target, damage=leaf.damage),
        )
    stake = at.stakes.get(target)
    worth = stake.kill / max(1, leaf.hp) + stake.damage if stake else 0.0
    return Worth(worth + 0.1, because("target", target))


def attribute_worth(at: Position, name: str) -> Worth:
    frame = next((f for f in reversed(at.s.frames) if getattr(f, "figure", None) in at.s.figures), None)
    figure = FigureId(getattr(frame, "figure", 0))
    if figure not in at.s.figures:
        return Worth(0.0, because("any"))
    value = attribute(at.g, figure, name) or 0
    mine = SIDE_OF_ROLE[at.s.figures[figure].role] == at.side
    return Worth(value if mine else -value, because("attribute", figure, value=value))


def outfit(at: Position) -> Cards:
    """The outfit that the hero whose turn it is fights best with; for a little he changes nothing."""
    return at.once("outfit", lambda: _outfit(at))


def _outfit(at: Position) -> Cards:
    content: Library = at.g.rules.content
    hero = at.s.heroes[at.s.turn.figure]
    act = at.s.act
    best, worn = best_outfit(content, hero.kind, hero.calling, act, (*hero.equipped, *spare_items(hero)))
    now = prowess(content.hero[hero.kind], act, [content.item[card_name(card)] for card in hero.equipped])
    return worn if best > CHANGED * now or set(worn) > set(hero.equipped) else hero.equipped
