"""Attribute tests and trading (D2-ATT, D2-TRD)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.dice import FACES, face_of
from undercroft.games.descent.events.fights import AttributeFailed, AttributePassed
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.kernel import FigureId


def passes(at: Arena, figure: int, attribute: str, *dice: str) -> bool:
    """A figure tests; did it pass?"""
    before = len(at.events(AttributePassed))
    at.dice(*dice)
    at.run(AttributeTest(FigureId(figure), attribute))
    return len(at.events(AttributePassed)) > before


@pytest.mark.rule("D2-ATT-02", "D2-ATT-03", "D2-ATT-E2", "D2-ATT-05")
def test_shields_up_to_the_value_pass() -> None:
    """Awareness 3: 3 shields pass, 4 fail."""
    at = arena("leoric-of-the-book:runemaster", "syndrael:knight")
    at.hand()
    assert passes(at, 1, "awareness", "S", "SS")
    assert not passes(at, 1, "awareness", "SS", "SS")


@pytest.mark.rule("D2-ATT-06", "D2-LT-06")
def test_lieutenants_test_like_heroes() -> None:
    at = arena()
    at.hand()
    splig = at.monster("splig", "", "e6")
    assert passes(at, splig, "might", "SS", "SS")


@pytest.mark.rule("D2-ATT-07", "D2-MON-09")
def test_monsters_fail_without_a_roll() -> None:
    at = arena()
    at.hand()
    zombie = at.monster("zombie", "master", "e6")
    assert not passes(at, zombie, "might")
    assert len(at.events(AttributeFailed)) == 1


@pytest.mark.rule("D2-ATT-10", "D2-DIC-06")
def test_the_chance_to_pass_by_attribute() -> None:
    rolls = [face_of(a).shields + face_of(b).shields for a, b in product(FACES["grey"], FACES["black"])]
    chances = [Fraction(sum(roll <= value for roll in rolls), 36) for value in range(8)]
    assert chances == [Fraction(n, 36) for n in (1, 4, 8, 19, 26, 33, 35, 36)]


@pytest.mark.rule("D2-TRD-01", "D2-TRD-02", "D2-TRD-03", "D2-TRD-04", "D2-TRD-05", "D2-TRD-09")
def test_heroes_trade_in_a_move_action() -> None:
    at = arena()
    at.give(1, "iron-battleaxe", equip=False)
    at.put(1, "e6")
    at.put(2, "g6")
    at.turn(1)
    assert not at.offers("trade")
    at.play("move", "go f6")
    at.play("trade 2")
    assert at.keys() == {"pass", "give iron-battleaxe"}  # class equipment stays
    at.play("give iron-battleaxe")
    assert "iron-battleaxe" in at.hero(2).items
    assert at.state.turn.actions == 1
    assert at.hero(2).received == ("iron-battleaxe",)
    assert "iron-battleaxe" not in at.hero(1).items


@pytest.mark.rule("D2-TRD-06", "D2-TRD-07")
def test_no_trade_without_a_move_action_or_with_a_hero_knocked_out() -> None:
    at = arena()
    at.give(1, "iron-battleaxe", equip=False)
    at.put(1, "e6")
    at.put(2, "f6")
    at.turn(1)
    at.play("hurry")
    assert not at.offers("trade")
    at.play("move")
    assert at.offers("trade") == ["trade 2"]


@pytest.mark.rule("D2-TRD-03", "D2-TRD-02")
def test_the_other_may_give_something_back() -> None:
    at = arena("syndrael:knight", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "iron-battleaxe", equip=False)
    at.give(2, "sling", equip=False)
    at.put(1, "g6")
    at.put(2, "h6")
    at.turn(1)
    at.play("move", "trade 2", "give iron-battleaxe")
    assert at.asked.seats == (1,) and at.keys() == {"pass", "take sling", "take iron-battleaxe"}
    at.play("take sling", "pass")
    assert "sling" in at.hero(1).items and "iron-battleaxe" in at.hero(2).items
