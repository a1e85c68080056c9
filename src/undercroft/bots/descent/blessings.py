"""Prayers, light, offerings: what healing is worth to whom, with the die that it lends and its harm."""

from __future__ import annotations

from undercroft.games.descent.dice import faces
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.monsters.lieutenants import BESIDE, MOST
from undercroft.games.descent.rules.skills.disciple import HEROES_IN_SIGHT, MONSTERS_IN_SIGHT, PRAYED_FOR
from undercroft.kernel import FigureId

from .position import Position
from .reasons import NOBODY, Reason, because

HEALED = 0.8  # a point of Health that a hero gets back
RAISED = 6.0  # a hero who stands again
ARMOURED = 0.45  # a brown die against each of the attacks to come
ATTACKS = 3  # of these: so many are reckoned with
FURIOUS = 1.1  # a yellow die more in the next attack
CLEANSED = 1.2
ACTIONS = 2  # of a turn
SHOT = 4  # spaces from which a ranged attack carries
HEARTS = tuple(face.hearts for face in faces("red"))  # what both skills roll


def healing(at: Position, hero: FigureId) -> float:
    """The worth of what a red die gives back to a hero."""
    leaf = at.s.figures[hero]
    back = sum(min(hearts, leaf.damage) for hearts in HEARTS) / len(HEARTS)
    return HEALED * back + RAISED * leaf.is_out


def blessing(at: Position, figure: FigureId, hero: FigureId) -> float:
    """The worth of a Prayer for a hero, with the skills that go with it."""
    skills, leaf = at.s.heroes[figure].skills, at.s.figures[hero]
    worth = healing(at, hero)
    if "armor-of-faith" in skills and leaf.cells:
        cell = (leaf.cells & -leaf.cells).bit_length() - 1
        near = sum(at.apart(cell, foe.cells) <= at.danger(i, hero)[0] for i, foe in at.foes(hero).items())
        worth += ARMOURED * min(ATTACKS, near)
    if "divine-fury" in skills and leaf.cells and strikes_yet(at, hero):
        worth += FURIOUS
    if "cleansing-touch" in skills and leaf.conditions:
        worth += CLEANSED
    return worth


def strikes_yet(at: Position, hero: FigureId) -> bool:
    """Will a hero probably attack in what is left of the round?"""
    turn = at.s.turn
    actions = turn.actions if hero == turn.figure else 0 if hero in at.s.acted else ACTIONS
    weapon, here = at.weapon(hero), at.s.figures[hero].cells
    if not actions or weapon is None:
        return False
    far = at.speed(hero) * (actions - 1) + (SHOT if weapon.ranged else weapon.reach)
    return any(at.distance(i, here) <= far for i in at.foes(hero))


def best_blessing(at: Position, figure: FigureId) -> tuple[float, FigureId]:
    """The hero for whom a Prayer does most, and its worth; with Holy Power it is for two."""
    some = sorted((blessing(at, figure, hero), hero) for hero in eligible(at.g, figure, PRAYED_FOR))
    if not some:
        return 0.0, NOBODY
    many = 2 if "holy-power" in at.s.heroes[figure].skills else 1
    return sum(worth for worth, _ in some[-many:]), some[-1][1]


def light(at: Position, figure: FigureId) -> tuple[float, Reason]:
    """The worth of Radiant Light: Health for the heroes in sight, damage to the monsters in sight."""
    total = sum(healing(at, hero) for hero in eligible(at.g, figure, HEROES_IN_SIGHT))
    burnt = eligible(at.g, figure, MONSTERS_IN_SIGHT)
    for foe in burnt:
        stake, hp = at.stakes[foe], at.s.figures[foe].hp
        hurt = sum(min(hearts, hp) for hearts in HEARTS) / len(HEARTS)
        falls = sum(hearts >= hp for hearts in HEARTS) / len(HEARTS)
        total += stake.damage * hurt + stake.kill * falls
    return total, because("light", figure, count=len(burnt))


def offering(at: Position, figure: FigureId, victim: FigureId) -> float:
    """The worth of what a lieutenant takes from a monster beside her, less what that loses by it."""
    hers, leaf, lost = at.s.figures[figure], at.s.figures[victim], at.stakes[victim]
    taken = min(MOST, leaf.hp, hers.damage)
    return (at.stakes[figure].damage - lost.damage) * taken - lost.kill * (taken >= leaf.hp)


def best_offering(at: Position, figure: FigureId) -> tuple[float, Reason]:
    """Of all monsters beside her."""
    gains = [offering(at, figure, i) for i in eligible(at.g, figure, BESIDE)]
    damage = min(MOST, at.s.figures[figure].damage)
    return max(gains, default=-1.0), because("heal", figure, damage=damage)
