"""Power Surge (DA-PWR)."""

from __future__ import annotations

import pytest

from games.alliance.arena import OGRE, Arena
from games.alliance.table import FIRST, SECOND
from undercroft.games.alliance.rules.attack.values import speed
from undercroft.kernel import UNKNOWN, view


@pytest.mark.rule("DA-PWR-01", "DA-PWR-02", "DA-PWR-03", "DA-PWR-04", "DA-PWR-08", "DA-PWR-E1", "DA-CRD-09")
def test_two_cards_that_the_hero_cannot_use_give_an_attack_of_one_more() -> None:
    table = Arena("lorna", "st-08-1", "st-08-2", "st-02-1", "st-02-3", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin()
    assert table.some("play") == [] and table.some("surge") == ["speed", "ranged"]
    table.answer("surge ranged")
    assert len(table.keys) == 6 and table.game.open[0].secret
    table.answer("lay st-02-1 st-08-2")
    assert table.power(ogre) == 3 and table.some("surge") == []
    alliance = table.s.alliances[FIRST]
    assert alliance.hand == ("st-08-1", "st-02-3") and not alliance.deck.discard
    assert "st-02-1" not in table.types() and table.s.columns[table.hero][0].mode == "ranged"


@pytest.mark.rule("DA-PWR-01")
def test_speed_or_a_token_less() -> None:
    table = Arena("petra", "gs-1", "gs-2")
    table.change(table.hero, damage=("poison", "damage"))
    table.begin()
    assert table.some("surge") == ["speed", "melee", "heal"]
    table.answer("surge speed", "lay gs-1 gs-2")
    assert speed(table.game, table.hero) == 5
    healed = Arena("petra", "gs-1", "gs-2")
    healed.change(healed.hero, damage=("poison", "damage"))
    healed.begin().answer("surge heal", "lay gs-1 gs-2", "token poison")
    assert healed.leaf(healed.hero).damage == ("damage",)


@pytest.mark.rule("DA-PWR-09")
def test_one_card_is_not_enough() -> None:
    table = Arena("petra", "gs-1")
    assert table.begin().some("surge") == []


@pytest.mark.rule("DA-PWR-05", "DA-DEF-06", "DA-DEF-07", "DA-DEF-09")
def test_a_defeated_hero_stands_up_by_a_surge_and_acts() -> None:
    table = Arena("petra", "gs-1", "gs-2", "gs-4")
    table.change(table.hero, damage=("damage",) * 7, lies=True)
    table.begin().answer("recover", "lay gs-1 gs-2")
    leaf = table.leaf(table.hero)
    assert not leaf.lies and len(leaf.damage) == 6 and "play gs-4" in table.keys
    poor = Arena("petra", "gs-1")
    poor.change(poor.hero, damage=("damage",) * 7, lies=True)
    assert "recover" not in poor.begin().keys


@pytest.mark.rule("DA-PWR-01")
def test_the_hourglass_doubles_a_surge() -> None:
    table = Arena("petra", "gs-1", "gs-2")
    table.own(FIRST, artifacts=("u3-15",))
    table.change(table.hero, damage=("damage",) * 3)
    table.begin().answer("surge heal", "lay gs-1 gs-2")
    assert len(table.leaf(table.hero).damage) == 1
    fast = Arena("petra", "gs-1", "gs-2")
    fast.own(FIRST, artifacts=("u3-15",))
    fast.begin().answer("surge speed", "lay gs-1 gs-2")
    assert speed(fast.game, fast.hero) == 6


@pytest.mark.rule("DA-GEN-13", "DA-PWR-04")
def test_opponents_do_not_see_the_two_cards() -> None:
    table = Arena("petra", "gs-1", "gs-2")
    table.begin().answer("surge speed", "lay gs-1 gs-2")
    mine, theirs = (view(table.game, seat).state.columns[table.hero][0] for seat in (FIRST, SECOND))
    assert mine.hidden == ("gs-1", "gs-2") and theirs.hidden == (UNKNOWN, UNKNOWN)
    assert theirs.mode == "speed"
