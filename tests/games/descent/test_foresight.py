"""The odds of a declared attack are those of the rules: every roll is played out and compared."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from games.descent.arena import Arena, Dice, arena
from undercroft.games.descent.dice import DEFENCE, FACES
from undercroft.games.descent.odds import Attack as Described
from undercroft.games.descent.odds import Reroll, damage_odds, odds
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.foresight import described
from undercroft.games.descent.rules.attack.making import profile_for
from undercroft.games.descent.rules.attack.profiles import Profile
from undercroft.games.descent.state import DescentState
from undercroft.kernel import ChanceAhead, Enumerated, FigureId, Game, replace


def declared(at: Arena, attacker: int, target: int, profile: Profile) -> Described:
    """The attack as it is described before its dice are rolled."""
    twin = at.game.clone(Enumerated(()))
    twin.open = ()
    twin.state.frames += [Attack(FigureId(attacker), FigureId(target), profile)]
    with pytest.raises(ChanceAhead):
        twin.advance()
    return described(twin, twin.nearest(Attack), FigureId(target))


def played(at: Arena, attacker: int, target: int, profile: Profile) -> dict[int, Fraction]:
    """Every roll by the rules themselves, and of all ways to spend surges the best."""
    found = declared(at, attacker, target, profile)
    pool = (*found.attack, *found.defence)
    amounts: Counter[int] = Counter()
    for faces in product(*(FACES[colour] for colour in pool)):
        twin = at.game.clone(Dice(list(faces)))
        twin.open = ()
        twin.state.frames += [Attack(FigureId(attacker), FigureId(target), profile)]
        twin.advance()
        amounts[best(twin, target, at.figure(target).hp)] += 1
    return {amount: Fraction(n, amounts.total()) for amount, n in sorted(amounts.items())}


def best(game: Game[DescentState], target: int, before: int) -> int:
    """The most damage that spending surges can make of what lies there."""
    decision = game.open[0]
    if decision.what != "descent.attack.spend":
        return int(before - game.state.figures[FigureId(target)].hp)
    found = []
    for option in decision.options:
        twin = game.clone()
        twin.answer(decision.seat, option.key)
        found.append(best(twin, target, before))
    return max(found)


def duel(*cards: str, monster: str = "zombie", square: str = "h6", hero: str = "syndrael:knight") -> Arena:
    at = arena(hero, "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, *cards)
    at.put(1, "g6")
    at.monster(monster, "master", square, hp=30, full=30)
    at.turn(1)
    return at


@pytest.mark.rule("D2-ATK-22", "D2-SRG-05", "D2-DMG-03")
@pytest.mark.parametrize("weapon", ["chipped-greataxe", "iron-battleaxe", "unarmed"])
def test_melee_weapons_deal_what_the_odds_say(weapon: str) -> None:
    at = duel(*[weapon] * (weapon != "unarmed"))
    profile = profile_for(at.game, FigureId(1), weapon)
    assert damage_odds(odds(declared(at, 1, 11, profile))) == played(at, 1, 11, profile)


@pytest.mark.rule("D2-RNG-03", "D2-RNG-04", "D2-SRG-05")
def test_a_bow_at_some_distance_deals_what_the_odds_say() -> None:
    at = duel(square="k6", hero="jain-fairwood:wildlander")
    profile = profile_for(at.game, FigureId(1), "yew-shortbow")
    assert damage_odds(odds(declared(at, 1, 11, profile))) == played(at, 1, 11, profile)


@pytest.mark.rule("D2-X-11")
def test_leoric_takes_a_heart_of_a_monsters_roll() -> None:
    at = duel(hero="leoric-of-the-book:runemaster")
    profile = profile_for(at.game, FigureId(11), "")
    at.put(1, "g6", hp=8, full=30)
    found = declared(at, 11, 1, profile)
    assert found.less == 1
    assert damage_odds(odds(found)) == played(at, 11, 1, profile)
    assert odds(found) != odds(found._replace(less=0))


@pytest.mark.rule("D2-DMG-03")
def test_an_attack_with_a_least_damage_deals_what_the_odds_say() -> None:
    at = duel("chipped-greataxe")
    profile = replace(profile_for(at.game, FigureId(1), "chipped-greataxe"), least=2)
    found = declared(at, 1, 11, profile)
    assert found.least == 2
    assert damage_odds(odds(found)) == played(at, 1, 11, profile)
    assert damage_odds(odds(found)).keys() >= {0, 2} and 1 not in damage_odds(odds(found))


@pytest.mark.rule("D2-ATK-24", "D2-ATK-25")
def test_rerolls_of_both_sides_are_in_the_odds() -> None:
    at = duel("steel-broadsword")
    profile = profile_for(at.game, FigureId(1), "steel-broadsword")
    assert declared(at, 1, 11, profile).rerolls == (Reroll(True, ("red",), 1),)
    at.give(1, "iron-shield")
    against = profile_for(at.game, FigureId(11), "")
    assert declared(at, 11, 1, against).rerolls == (Reroll(False, DEFENCE, 1),)
    hero = at.hero(1)
    at.state.heroes[FigureId(1)] = replace(hero, exhausted=("iron-shield",))
    assert declared(at, 11, 1, against).rerolls == ()


@pytest.mark.rule("D2-ATK-24")
def test_rerolls_that_are_used_up_or_cost_something_are_not() -> None:
    at = duel("power-potion")
    profile = profile_for(at.game, FigureId(1), "iron-longsword")
    assert declared(at, 1, 11, profile).rerolls == ()
