"""The odds that the table shows are those of `odds.py`: weapons, rerolls, least damage, Leoric."""

from __future__ import annotations

from fractions import Fraction

import pytest
from games.descent.arena import Arena, arena

from undercroft.games.descent.odds import Ability, Attack, Reroll, damage_odds, expected, kill, odds
from undercroft.games.descent.rules.values import stats_of
from undercroft.kernel import Seat
from undercroft.scenes.descent.painter import PAINTER

from .test_pieces import narrator

OVERLORD = Seat(2)
RANGED, MELEE = ("blue", "yellow"), ("blue", "red")
# A card of the shop, the square of the zombie, and the attack as its card prints it.
WEAPONS = {
    "sling": ("j6", Attack(RANGED, distance=3, abilities=(Ability(1, 1, 1), Ability(1)))),
    "crossbow": ("h6", Attack(RANGED, pierce=1, distance=1, abilities=(Ability(1, 2), Ability(1, 1)))),
    "elm-greatbow": ("l6", Attack(RANGED, distance=5, abilities=(Ability(1, 2), Ability(1, 0, 2)))),
    "iron-battleaxe": ("h6", Attack(MELEE, pierce=1, abilities=(Ability(1, 2), Ability(1, 0, 0, 1)))),
    "steel-broadsword": (
        "h6", Attack(MELEE, abilities=(Ability(1, 1),), rerolls=(Reroll(True, ("red",)),))
    ),
}  # fmt: skip


def shown(at: Arena, seat: Seat, key: str) -> tuple[int, int, str, int]:
    """Least, most, mean and how likely it kills, as the table shows them before the roll."""
    decision = at.asked
    (one,) = PAINTER.preview(at.game, seat, decision, decision.keys().index(key), narrator(at)).expect
    assert one.text.startswith(f"{one.least}–{one.most} damage, {one.mean} on average")
    return one.least, one.most, one.mean, one.kill


def reckoned(attack: Attack, health: int) -> tuple[int, int, str, int]:
    """The same from the odds alone."""
    found = damage_odds(odds(attack))
    tenths = int(expected(found) * 10 + Fraction(1, 2))
    return min(found), max(found), f"{tenths // 10}.{tenths % 10}", round(100 * kill(found, health))


@pytest.mark.rule("D2-DMG-03", "D2-ATK-24", "D2-RNG-01", "D2-PRP-10")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_of_the_shop_against_a_zombie(weapon: str) -> None:
    square, attack = WEAPONS[weapon]
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    at.give(1, weapon)
    zombie = at.monster("zombie", "minion", square)
    at.turn(1)
    against = attack._replace(defence=stats_of(at.game, zombie).defence)
    assert shown(at, Seat(0), f"attack {zombie} {weapon}") == reckoned(against, at.figure(zombie).hp)


@pytest.mark.rule("D2-X-11")
def test_leoric_lessens_what_a_monster_is_shown_to_do() -> None:
    """An Ettin of Act I, one space from him: +2 ♥ for a surge, one heart less of a roll of two or more."""
    at = arena("leoric-of-the-book:runemaster", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    at.put(2, "g7")
    ettin = at.monster("ettin", "minion", "h6", "i6", "h7", "i7")
    at.activate(ettin)
    strike = Attack(("blue", "red"), ("grey",), abilities=(Ability(1, 2),), less=1)
    health = at.figure(2).hp
    assert shown(at, OVERLORD, "attack 2") == reckoned(strike, health)
    assert reckoned(strike, health) != reckoned(strike._replace(less=0), health)


@pytest.mark.rule("D2-DMG-03")
def test_black_arrow_deals_at_least_what_its_card_says() -> None:
    """+2 range, and at least 3 damage of a hit: no case of 1 or 2 is left."""
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    at.give(1, "black-arrow")
    zombie = at.monster("zombie", "minion", "j6")
    at.turn(1)
    bow = (Ability(1, 0, 2), Ability(1, 1))
    defence = stats_of(at.game, zombie).defence
    arrow = Attack(RANGED, defence, range=2, distance=3, abilities=bow, least=3)
    assert shown(at, Seat(0), "act black-arrow") == reckoned(arrow, at.figure(zombie).hp)
    assert not {1, 2} & set(damage_odds(odds(arrow))) and damage_odds(odds(arrow))[0] >= Fraction(1, 6)
