"""Odds of attacks: pools of the cards, and every roll enumerated a second time."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from games.descent.plain import plain_odds
from undercroft.games.descent.dice import Face
from undercroft.games.descent.odds import (
    MISS,
    UNARMED,
    Ability,
    Attack,
    Reroll,
    damage_odds,
    expected,
    kill,
    odds,
    spend,
)
from undercroft.games.descent.queries.batch import answer, answer_lines
from undercroft.parts.questions import BrokenQuery
from undercroft.tools.descent.cases import odds_case

Json = dict[str, Any]

HEART, HEARTS = {"surge": 1, "hearts": 1}, {"surge": 1, "hearts": 2}
# Printed weapons: dice, those surge abilities that bear on damage, and whether they need range.
WEAPONS: dict[str, tuple[list[str], list[Json], bool]] = {
    "unarmed": (["blue"], [], False),
    "chipped greataxe": (["blue", "red"], [HEART, HEART], False),
    "oak staff": (["blue", "yellow"], [HEART], False),
    "arcane bolt": (["blue", "yellow"], [{"surge": 1, "range": 1}, {"surge": 1, "pierce": 2}], True),
    "yew shortbow": (["blue", "yellow"], [{"surge": 1, "range": 2}, HEART], True),
    "sling": (["blue", "yellow"], [{"surge": 1, "range": 1, "hearts": 1}], True),
    "iron battleaxe": (["blue", "red"], [HEARTS, {"surge": 1, "pierce": 1}], False),
    "steel broadsword": (["blue", "red"], [HEART], False),
    "dragontooth hammer": (["blue", "red", "red"], [{"surge": 1, "pierce": 2}], False),
    "grinding axe": (["blue", "red", "red"], [HEART, {"surge": 2, "hearts": 5}], False),
    "latari longbow": (["blue", "yellow", "yellow"], [{"surge": 1, "range": 2}, HEARTS], True),
    "steel greatsword": (["blue", "red", "yellow"], [{"surge": 1, "pierce": 2}, HEART], False),
}
DEFENCES = (["brown"], ["grey"], ["black"], ["brown", "grey"], ["grey", "grey"], ["brown", "black"])
RED = {"by": "attacker", "dice": ["red"], "count": 1}  # steel broadsword
POWER = {"by": "attacker", "dice": ["red", "yellow"], "count": 1}  # steel greatsword
DEFENCE = {"by": "defender", "dice": ["brown", "grey", "black"], "count": 1}  # iron shield


def asked(case: Json) -> Json:
    found: Json = json.loads(answer("odds", json.dumps(case).encode()))
    return found


@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.rule("D2-RNG-04", "D2-SRG-04", "D2-SRG-05", "D2-SRG-10", "D2-PRP-10", "D2-ATK-24", "D2-DMG-03")
def test_twelve_weapons_against_six_pools(weapon: str) -> None:
    dice, abilities, ranged = WEAPONS[weapon]
    own = RED if weapon == "steel broadsword" else POWER
    for number, defence in enumerate(DEFENCES):
        thrown = len(dice) + len(defence)
        both = [own, DEFENCE] if thrown < 4 else [own] if thrown < 5 else []
        rerolls = [both, [DEFENCE] if thrown < 5 else [], both][number % 3]
        case: Json = {"attack": dice, "defence": defence, "abilities": abilities, "pierce": number % 2}
        case |= {"rerolls": rerolls, "health": 4} | ({"distance": 4 + number} if ranged else {})
        assert asked(case) == plain_odds(case)


@pytest.mark.rule("D2-SRG-11", "D2-SRG-13", "D2-ATK-25", "D2-ATK-35", "D2-RNG-05")
def test_every_kind_of_attack_by_seed() -> None:
    cases = [odds_case(str(number), 3) for number in range(250)]
    lines = "\n".join(map(json.dumps, cases)).encode()
    for case, line in zip(cases, answer_lines("odds", lines).splitlines(), strict=True):
        assert json.loads(line) == plain_odds(case), case


@pytest.mark.rule("D2-ATK-E2")
def test_jain_attacks_a_goblin_archer_with_blue_and_yellow_against_grey() -> None:
    found = odds(Attack(("blue", "yellow"), ("grey",), distance=2))
    assert found[MISS] == Fraction(1, 6) and sum(found.values()) == 1


@pytest.mark.rule("D2-ATK-E3", "D2-DMG-01")
def test_tombles_sling_deals_three_damage() -> None:
    sling = Attack(
        ("blue", "yellow"), ("brown",), distance=3, abilities=(Ability(range=1, hearts=1), Ability())
    )
    assert spend(sling, Face(hearts=3, range=4, surges=1, shields=1)) == (3, (0,))
    found = odds(sling)
    assert expected(found) == Fraction(7, 3) and kill(found, 6) == 0 and kill(found, 3) == Fraction(55, 108)


@pytest.mark.rule("D2-ATK-21", "D2-ATK-32")
def test_an_x_takes_all_with_it() -> None:
    assert odds(UNARMED) == {MISS: Fraction(1, 6), 1: Fraction(1, 3), 2: Fraction(1, 2)}
    blessed = UNARMED._replace(hearts=5, surges=3, abilities=(Ability(hearts=2),))
    assert spend(blessed, Face(miss=True)).outcome == MISS
    assert damage_odds(odds(blessed)) == {0: Fraction(1, 6), 8: Fraction(1, 3), 9: Fraction(1, 2)}


@pytest.mark.rule("D2-SRG-04", "D2-SRG-05")
def test_of_many_abilities_only_what_the_surges_pay_for_is_looked_at() -> None:
    many = Attack(("blue",), abilities=tuple(Ability(hearts=n, range=60 - n) for n in range(60)))
    assert spend(many, Face(hearts=1, surges=2)) == (1 + 59 + 58, (58, 59))
    assert spend(many._replace(distance=119), Face(surges=2)) == (1, (0, 1))


def test_damage_too_large_to_be_written_is_refused() -> None:
    most = 10**4300 - 1  # of digits that can be read
    with pytest.raises(BrokenQuery, match=r"^hearts: .*\.$"):
        asked({"attack": ["red"], "hearts": most})
    assert asked({"attack": ["red"], "hearts": most, "shields": most})["damage"]["1"] == "1/6"


@pytest.mark.rule("D2-SRG-E1", "D2-SRG-E2", "D2-SRG-06", "D2-SRG-05")
def test_two_equal_abilities_are_two_and_one_is_used_once() -> None:
    greataxe = Attack(("blue", "red"), abilities=(Ability(hearts=1), Ability(hearts=1)))
    assert spend(greataxe, Face(hearts=2, surges=2)) == (4, (0, 1))
    assert spend(greataxe, Face(hearts=2, surges=1)) == (3, (0,))
    assert spend(greataxe._replace(abilities=(Ability(hearts=1),)), Face(hearts=2, surges=5)).outcome == 3


@pytest.mark.rule("D2-RNG-04", "D2-RNG-05", "D2-RNG-01")
def test_range_is_bought_first_where_it_is_lacking() -> None:
    bow = Attack(("blue",), distance=6, abilities=(Ability(hearts=2), Ability(range=2)))
    assert spend(bow, Face(hearts=1, range=4, surges=1)) == (1, (1,))
    assert spend(bow, Face(hearts=1, range=3, surges=1)).outcome == MISS
    assert spend(bow, Face(hearts=0, range=4, surges=1, shields=3)) == (0, (1,))  # a hit all the same
    assert spend(bow._replace(distance=None), Face(hearts=1, surges=1)).outcome == 3


@pytest.mark.rule("D2-SRG-11", "D2-SRG-13")
def test_surges_are_cancelled_and_a_toll_is_paid() -> None:
    attack = Attack(("blue",), abilities=(Ability(hearts=1),), cancel=1, toll=1)
    assert spend(attack, Face(hearts=1, surges=3)).outcome == 2
    assert spend(attack, Face(hearts=1, surges=2)).outcome == 1
    assert spend(attack, Face(hearts=1, surges=1)).outcome == MISS
    assert spend(attack._replace(toll=0, cancel=5), Face(hearts=1, surges=1)).outcome == 1


@pytest.mark.rule("D2-PRP-10", "D2-PRP-11", "D2-PRP-E1", "D2-DMG-02", "D2-DMG-03")
def test_pierce_ignores_shields_and_adds_up() -> None:
    attack = Attack(("blue",), pierce=1, abilities=(Ability(pierce=2),))
    assert spend(attack, Face(hearts=3, surges=1, shields=4)).outcome == 2
    assert spend(attack, Face(hearts=3, surges=1, shields=1)) == (3, ())
    assert spend(attack, Face(hearts=1, shields=4)).outcome == 0


@pytest.mark.rule("D2-ATK-24", "D2-ATK-25", "D2-ATK-35")
def test_rerolls_serve_their_owner_and_the_x_can_be_rolled_again() -> None:
    plain = Attack(("blue", "red"), ("grey",))
    luckier = plain._replace(rerolls=(Reroll(True, ("blue",)),))
    unluckier = plain._replace(rerolls=(Reroll(False, ("blue",)),))
    assert expected(odds(unluckier)) < expected(odds(plain)) < expected(odds(luckier))
    assert Fraction(1, 36) < odds(luckier)[MISS] < Fraction(1, 6) < odds(unluckier)[MISS]
    assert odds(plain._replace(rerolls=(Reroll(True, ("black",)),))) == odds(plain)
