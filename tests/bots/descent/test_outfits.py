"""Bots of Descent change their equipment only for what they can then wear."""

from __future__ import annotations

import pytest
from games.descent.arena import RULES, Arena, arena

from undercroft.bots.descent import NormalBot
from undercroft.kernel import CardId, FigureId, view

HERO = FigureId(2)


def dressed(at: Arena) -> tuple[str, ...]:
    """The bot answers until it goes on with its turn; a bot that never does would hold the table up."""
    at.turn(HERO, equip=True)
    given = []
    while at.asked.what == "descent.equip.choose":
        seat = at.asked.seats[0]
        key = at.asked.options[NormalBot(RULES, seat).choose(view(at.game, seat), at.asked)].key
        given.append(str(key))
        assert len(given) < 8, given
        at.play(key)
    return tuple(given)


def leoric(armour: str) -> Arena:
    """Leoric with his rune in leather, and another armour in his pack."""
    at = arena("grisban-the-thirsty:berserker", "leoric-of-the-book:runemaster")
    at.give(HERO, "leather-armor")
    at.give(HERO, armour, equip=False)
    return at


@pytest.mark.parametrize("armour", ["chainmail", "platemail"])
def test_mail_that_forbids_his_rune_is_left_in_the_pack(armour: str) -> None:
    at = leoric(armour)
    assert dressed(at) == ("pass",)
    assert CardId("leather-armor") in at.hero(HERO).equipped


def test_better_mail_is_put_on_by_who_may_wear_it() -> None:
    at = arena("leoric-of-the-book:runemaster", "grisban-the-thirsty:berserker")
    at.give(HERO, "leather-armor")
    at.give(HERO, "chainmail", equip=False)
    assert dressed(at)[:2] == ("unequip leather-armor", "equip chainmail")


def test_a_better_weapon_is_taken_in_hand_whatever_hands_it_needs() -> None:
    """The shortbow is held with two hands, the crossbow with one."""
    at = arena("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.give(HERO, "crossbow", equip=False)
    assert dressed(at) == ("unequip yew-shortbow", "equip crossbow", "pass")
