"""Skills, and cards that are exhausted and refreshed (D2-SKL, D2-EXH)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.reanimated import reanimate
from undercroft.games.descent.events.cards import CardUsed, Exhausted
from undercroft.games.descent.events.fights import AttackDeclared, DiceRolled, FatigueSuffered
from undercroft.games.descent.events.turns import Refreshed
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.kernel import FigureId, replace


def party(**changes: int) -> Arena:
    """Grisban the Berserker on g10, Ashrian the Disciple on g11, a master Zombie on g9."""
    at = arena("grisban-the-thirsty:berserker", "ashrian:disciple")
    at.put(1, "g10", **changes)
    at.put(2, "g11")
    at.monster("zombie", "master", "g9")
    return at


ZOMBIE = 11


def exhaust(at: Arena, figure: int, *cards: str) -> None:
    at.state.heroes[FigureId(figure)] = replace(at.hero(figure), exhausted=cards)


@pytest.mark.rule("D2-SKL-01", "D2-SPC-04", "D2-HTN-08")
def test_a_skill_with_the_action_symbol_uses_an_action() -> None:
    at = party()
    at.give(1, "whirlwind")
    at.turn(1)
    at.dice("X", "HH", "-", "X", "HH", "-")
    at.play("act rage")
    assert at.state.turn.actions == 1
    at.play("act whirlwind")
    assert at.state.turn.actions == 0
    assert not at.offers("act rage")
    assert not at.offers("act whirlwind")


@pytest.mark.rule("D2-SKL-02", "D2-ATK-27")
def test_an_attack_by_a_skill_is_an_attack_in_all_its_steps() -> None:
    at = party()
    at.turn(1)
    at.dice("2HH*", "HHH*", "S")
    at.play("act rage")
    assert [event.weapon for event in at.events(AttackDeclared)] == ["chipped-greataxe"]
    at.play("surge 1 chipped-greataxe.1", "surge 2 chipped-greataxe.2")
    assert not at.figure(ZOMBIE).cells


@pytest.mark.rule("D2-SKL-03", "D2-SKL-08", "D2-FAT-02", "D2-EXH-01")
def test_a_skill_is_paid_for_then_exhausted_then_done() -> None:
    at = party()
    at.give(1, "cripple")
    at.turn(1)
    at.dice("-", "-")
    at.play("act cripple")
    told = [type(entry.event).__name__ for entry in at.log]
    order = [told.index(name) for name in ("CardUsed", "FatigueSuffered", "Exhausted", "AttributeRolled")]
    assert order == sorted(order)
    assert at.events(FatigueSuffered)[0].amount == 2
    assert at.events(Exhausted)[0].card == "cripple"


@pytest.mark.rule("D2-SKL-04", "D2-FAT-07")
def test_a_skill_whose_cost_exceeds_stamina_waits_until_fatigue_is_recovered() -> None:
    at = party(fatigue=3)
    at.give(1, "death-rage")
    at.turn(1)
    assert at.offers("act rage")  # 3 + 1 = 4
    assert not at.offers("act death-rage")  # 3 + 2 > 4
    at.play("rest", "end-turn")
    at.turn(1)
    assert at.offers("act death-rage")


@pytest.mark.rule("D2-SKL-05", "D2-CRD-04")
def test_a_skill_without_a_cost_is_free() -> None:
    at = party(fatigue=4)
    at.give(1, "weapon-mastery")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {ZOMBIE} chipped-greataxe", "use weapon-mastery", "pass")
    assert at.figure(1).fatigue == 4
    assert not at.events(FatigueSuffered)


@pytest.mark.rule("D2-SKL-06", "D2-HTN-14")
def test_a_skill_without_the_symbol_uses_no_action_and_may_interrupt_a_move() -> None:
    at = party()
    at.give(1, "cripple")
    at.turn(1)
    at.play("move", "go h10")
    at.dice("-", "-")
    at.play("act cripple")
    assert at.figure(ZOMBIE).suffers("immobilized")
    assert at.state.turn.actions == 1
    assert at.figure(1).movement == 2
    assert at.offers("go i10")


@pytest.mark.rule("D2-SKL-07")
def test_what_a_skill_does_while_it_lies_there_costs_nothing() -> None:
    """Undead Might costs fatigue to be exhausted; the Health that it gives is free."""
    at = arena("leoric-of-the-book:necromancer", "ashrian:disciple")
    at.put(1, fatigue=5)
    at.give(1, "undead-might")
    assert RECORDS.skill["undead-might"].uses[0].fatigue == 1
    assert at.figure(reanimate(at, "g10")).full == 4 + 2
    assert at.figure(1).fatigue == 5
    assert not at.events(CardUsed)


@pytest.mark.rule("D2-EXH-01", "D2-EXH-02")
def test_an_exhausted_card_cannot_be_used() -> None:
    at = party()
    at.give(1, "cripple")
    at.turn(1)
    assert at.offers("act cripple")
    at.dice("-", "-")
    at.play("act cripple")
    assert at.hero(1).exhausted == ("cripple",)
    assert not at.offers("act cripple")


@pytest.mark.rule("D2-EXH-03", "D2-HTN-04")
def test_cards_are_refreshed_in_the_start_of_ones_own_turn() -> None:
    at = party()
    exhaust(at, 1, "cripple")
    exhaust(at, 2, "wooden-shield", "prayer-of-healing")
    at.turn(2)
    assert at.hero(1).exhausted == ("cripple",)
    assert at.hero(2).exhausted == ()
    assert [event.figure for event in at.events(Refreshed)] == [2]


@pytest.mark.rule("D2-HTN-04", "D2-EXH-02", "D2-X-06")
def test_a_card_still_exhausted_is_of_no_use_to_what_happens_before_the_refresh() -> None:
    """Poisoned is tested before: the test may not be repeated with a charm that lies exhausted."""
    at = arena("tomble-burrowell:thief", "ashrian:disciple")
    at.put(1, "g10")
    inflict(at.game, FigureId(1), "poisoned")
    exhaust(at, 1, "lucky-charm")
    at.dice("SSS", "SSSS")
    at.turn(1)
    assert at.figure(1).damage == 1
    assert at.hero(1).exhausted == ()


@pytest.mark.rule("D2-EXH-04")
def test_while_exhausted_lasts_until_the_refresh() -> None:
    at = party()
    at.give(2, "prayer-of-peace")
    at.put(2, "h10")
    at.turn(2)
    at.play("act prayer-of-peace", "end-turn")
    at.activate(ZOMBIE)
    assert not at.offers("attack")
    at.play("end-turn")
    at.turn(2)
    at.play("end-turn")
    at.activate(ZOMBIE)
    assert at.offers("attack")


@pytest.mark.rule("D2-EXH-04", "D2-ATK-17")
def test_even_if_exhausted_keeps_working() -> None:
    at = arena("syndrael:knight", "ashrian:disciple")
    at.put(1, "g10")
    at.give(1, "defense-training")
    exhaust(at, 1, "defense-training", "wooden-shield")
    zombie = at.monster("zombie", "master", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "S", "SS")
    at.play("attack 1")
    assert [die.kind for die in at.events(DiceRolled)[0].dice if die.of] == ["grey", "brown"]
