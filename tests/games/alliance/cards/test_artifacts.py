"""Artifacts, one by one (DA-ART)."""

from __future__ import annotations

import pytest

from games.alliance.arena import OGRE, RAIDER, Arena
from games.alliance.table import FIRST
from undercroft.games.alliance.records.effects import Parameter
from undercroft.games.alliance.rules.attack.power import power
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.rules.attack.values import (
    armor,
    check_bonus,
    health,
    may_work,
    parameter,
    speed,
)
from undercroft.games.alliance.rules.cards.artifacts import take_effect
from undercroft.games.alliance.rules.round.drawing import discard_limit, missing
from undercroft.kernel import CardId, FigureId


def owning(hero: str, *artifacts: str) -> Arena:
    table = Arena(hero)
    table.own(FIRST, artifacts=artifacts)
    return table


@pytest.mark.rule("DA-ART-03", "DA-ART-04", "DA-ART-06", "DA-CMB-06")
@pytest.mark.parametrize(
    ("card", "melee", "ranged"), [("u3-01", 1, 1), ("u3-13", 2, 0), ("u3-14", 0, 2), ("u3-08", 0, 0)]
)
def test_artifacts_that_raise_attacks_of_all_heroes(card: str, melee: int, ranged: int) -> None:
    for hero, printed, more in (("petra", 3, melee), ("lorna", 2, ranged)):
        table = owning(hero, card)
        assert table.power(table.monster(OGRE, (3, 4))) == printed + more
        assert table.types() == []
        emanon = table.id("emanon")  # a rival: nothing changes
        assert power(table.game, primary(table.game, emanon), FigureId(1))[0] == 3


@pytest.mark.rule("DA-ART-03")
def test_artifacts_that_raise_other_abilities() -> None:
    assert health(owning("petra", "u3-02").game, owning("petra").hero) == 9
    sandals = owning("petra", "u3-03")
    assert speed(sandals.game, sandals.hero) == 5 and parameter(sandals.game, sandals.hero, "ignore_pit") == 1
    sigil = owning("petra", "u3-04")
    assert armor(sigil.game, sigil.hero) == 3
    lantern = owning("petra", "u3-06")
    assert check_bonus(lantern.game, lantern.hero) == 1 and may_work(lantern.game, lantern.hero)
    both = owning("petra", "u3-01", "u3-13")  # any number of them
    assert both.power(both.monster(OGRE, (3, 4))) == 6


@pytest.mark.rule("DA-ART-03")
@pytest.mark.parametrize(
    ("card", "name", "normal", "value"),
    [
        ("u3-05", "move_after", 0, 2),
        ("u3-09", "rest_heal", 3, 5),
        ("u3-11", "leave_penalty", 1, 0),
        ("u3-12", "poison_as_normal", 0, 1),
        ("u3-15", "surge_amount", 1, 2),
        ("u3-16", "top_reward", 0, 1),
        ("u3-03", "ignore_pit", 0, 1),
    ],
)
def test_artifacts_that_change_the_rules(card: str, name: Parameter, normal: int, value: int) -> None:
    plain, table = Arena("petra"), owning("petra", card)
    assert parameter(plain.game, plain.hero, name) == normal
    assert parameter(table.game, table.hero, name) == value


@pytest.mark.rule("DA-ART-03")
def test_of_several_steps_after_attacks_the_largest_number_holds() -> None:
    table = owning("lorna", "u3-05")
    table.put("st-03-2")
    assert parameter(table.game, table.hero, "move_after") == 3


@pytest.mark.rule("DA-ART-03", "DA-DIS-04", "DA-DIS-02")
def test_the_banner_of_unity_makes_hands_larger() -> None:
    table = owning("petra", "u3-10")
    assert missing(table.game, FIRST) == 7 and discard_limit(table.game, FIRST) == 3
    plain = owning("petra")
    assert missing(plain.game, FIRST) == 6 and discard_limit(plain.game, FIRST) == 2


@pytest.mark.rule("DA-RST-02", "DA-ART-03")
def test_the_chalice_of_dawn_helps_rests() -> None:
    table = owning("petra", "u3-09")
    table.change(table.hero, damage=("damage",) * 6)
    table.begin().answer("rest")
    assert len(table.leaf(table.hero).damage) == 1


@pytest.mark.rule("DA-XP-02", "DA-ART-03")
def test_the_trophy_chest_adds_to_sole_rewards() -> None:
    table = owning("petra", "u3-16")
    raider = table.monster(RAIDER, (3, 4))
    table.begin().attack(raider)
    assert table.s.alliances[FIRST].xp == 2


@pytest.mark.rule("DA-ART-07", "DA-DEF-08")
def test_the_heartstone_lets_a_defeated_hero_stand_up_at_once() -> None:
    table = owning("petra", "u3-02")
    table.change(table.hero, damage=("damage",) * 7, lies=True, exhausted=True)
    take_effect(table.game, FIRST, CardId("u3-02"))
    assert not table.leaf(table.hero).lies and table.leaf(table.hero).exhausted


@pytest.mark.rule("DA-ART-07", "DA-CMB-16")
def test_the_ring_of_antidote_turns_poison_into_normal_damage() -> None:
    table = owning("petra", "u3-12")
    table.change(table.hero, damage=("poison", "damage", "poison"))
    take_effect(table.game, FIRST, CardId("u3-12"))
    assert table.leaf(table.hero).damage == ("damage",) * 3
    take_effect(table.game, FIRST, CardId("u3-01"))  # nothing to be done for others
