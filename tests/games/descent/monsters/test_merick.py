"""Lord Merick Farrow: Aftershock, Ignite, Wither (D2-X-26)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY
from undercroft.games.descent.events.fights import AttackDeclared
from undercroft.kernel import FigureId, replace


@pytest.mark.rule("D2-X-26", "D2-WHO-06")
def test_aftershock_tests_the_hero_beside_him_who_attacked() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    merick = at.monster("lord-merick-farrow", "", "h6")
    at.turn(1)
    at.dice("X", "HH", "-", "SS", "SS")  # a miss too; 4 against Willpower 3
    at.play(f"attack {merick} chipped-greataxe")
    assert at.figure(1).fatigue == 1
    at.dice("3HH", "HH", "-", "S", "SS")
    at.play(f"attack {merick} chipped-greataxe")
    assert at.figure(1).fatigue == 1 and at.figure(merick).damage == 4


@pytest.mark.rule("D2-X-26")
def test_no_aftershock_for_an_attack_from_afar_or_on_others() -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.hand()
    at.put(1, "e6")
    at.put(2, "g7")
    merick = at.monster("lord-merick-farrow", "", "g6")
    zombie = at.monster("zombie", "minion", "h7")
    at.turn(1)
    at.dice("X", "HH", "-")
    at.play(f"attack {merick} yew-shortbow")
    at.turn(2)
    at.dice("X", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    assert (at.figure(1).fatigue, at.figure(2).fatigue) == (0, 0)


@pytest.mark.rule("D2-X-26", "D2-OTN-12")
def test_ignite_costs_him_a_damage_and_attacks_all_beside_him() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    at.put(2, "h7")
    merick = at.monster("lord-merick-farrow", "", "h6")
    zombie = at.monster("zombie", "master", "i6")
    at.activate(merick)
    at.dice("3HH", "HH", "-", "S", "SS")
    at.play("act ignite")
    while at.asked.what == "descent.attack.defeats":
        at.play(at.offers("target")[0])
    assert [at.figure(i).damage for i in (1, 2, zombie, merick)] == [4, 3, 2, 1]
    assert not {"act ignite", "attack 1"} & at.keys()


@pytest.mark.rule("D2-X-26")
def test_he_does_not_ignite_if_it_would_defeat_him_or_with_nobody_near() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    merick = at.monster("lord-merick-farrow", "", "h6", hp=1)
    at.activate(merick)
    assert not at.offers("act")
    at.put(merick, "m6", hp=5)
    at.activate(merick)
    assert not at.offers("act")


@pytest.mark.rule("D2-X-26", "D2-FAT-08")
def test_wither_tires_the_target_by_one() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    at.put(1, "g6")
    merick = at.monster("lord-merick-farrow", "", "e6")
    at.activate(merick)
    at.dice("2HH*", "H", "1H", "SSS")
    at.play("attack 1", "surge 1 card.1")
    assert at.figure(1).fatigue == 1 and at.figure(1).damage == 1


@pytest.mark.rule("D2-X-26", "D2-X-15")
def test_he_does_not_ignite_next_to_a_disciple_who_prays_for_peace() -> None:
    """Ignite is an attack, and he cannot attack there: he would only hurt himself."""
    for exhausted in ((), ("prayer-of-peace",)):
        at = arena("ashrian:disciple", "grisban-the-thirsty:berserker")
        at.hand()
        at.give(1, "prayer-of-peace")
        at.put(1, "g6")
        at.state.heroes[FigureId(1)] = replace(at.hero(1), exhausted=exhausted)
        merick = at.monster("lord-merick-farrow", "", "h6")
        at.activate(merick)
        assert at.can("act ignite") is not bool(exhausted)


@pytest.mark.rule("D2-CND-08", "D2-ATK-30", "D2-X-26")
def test_an_attack_on_everybody_has_each_enemy_as_a_target() -> None:
    """Wither tires both heroes beside him, and either may answer as a target; the zombie is none."""
    at = arena(*PARTY, act=2)
    at.hand()
    at.give(2, "heavy-cloak")
    at.put(1, "g6")
    at.put(2, "h7")
    merick = at.monster("lord-merick-farrow", "", "h6")
    at.monster("zombie", "master", "i6")
    at.activate(merick)
    at.dice("2HH*", "H", "1H", "SSS", "S", "SS")
    at.play("act ignite")
    assert at.can("use heavy-cloak")
    at.play("pass", "surge 1 card.1")
    assert at.events(AttackDeclared)[-1].also == (2,)
    assert (at.figure(1).fatigue, at.figure(2).fatigue) == (1, 1)


@pytest.mark.rule("D2-CND-08", "D2-ATK-20", "D2-X-26")
def test_aftershock_answers_a_whirlwind_whoever_else_is_struck() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "whirlwind")
    at.put(1, "g6")
    at.monster("zombie", "master", "f6")
    at.monster("lord-merick-farrow", "", "h6")
    at.turn(1)
    at.dice("X", "HH", "-", "-", "SS", "SS")
    at.play("act whirlwind")
    assert at.figure(1).fatigue == 2  # one for the skill
