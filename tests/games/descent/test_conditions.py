"""Conditions: how they come, what they do, how they go (D2-CND, D2-X-04 to D2-X-09)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.events.fights import AttributeFailed, AttributePassed
from undercroft.games.descent.rules.effects.conditions import CONDITIONS, inflict
from undercroft.games.descent.rules.movement.forcing import MoveOther
from undercroft.kernel import FigureId

ME = FigureId(1)


def names(at: Arena, figure: int) -> list[str]:
    return [each.name for each in at.figure(figure).conditions]


@pytest.mark.rule("D2-X-04", "D2-HTN-05", "D2-CND-05")
def test_diseased_tests_willpower_and_tires() -> None:
    at = arena(*PARTY)
    inflict(at.game, ME, "diseased")
    at.dice("SS", "SS")  # 4 against Willpower 3
    at.turn(1)
    assert (at.figure(1).fatigue, names(at, 1)) == (1, ["diseased"])
    at.play("end-turn")
    at.dice("S", "SS")
    at.turn(1)
    assert (at.figure(1).fatigue, names(at, 1)) == (1, [])
    assert [failed.attribute for failed in at.events(AttributeFailed)] == ["willpower"]


@pytest.mark.rule("D2-X-06", "D2-HTN-05")
def test_poisoned_tests_might_and_hurts() -> None:
    at = arena(*PARTY)
    inflict(at.game, ME, "poisoned")
    at.dice("SSS", "SSS")  # 6 against Might 5
    at.turn(1)
    assert (at.figure(1).damage, names(at, 1)) == (1, ["poisoned"])
    at.play("end-turn")
    at.dice("SSS", "SS")
    at.turn(1)
    assert names(at, 1) == []
    assert [passed.attribute for passed in at.events(AttributePassed)] == ["might"]


@pytest.mark.rule("D2-GOLD-08", "D2-HTN-05", "D2-CND-07", "D2-GOLD-05")
def test_the_hero_orders_what_comes_at_the_start_of_his_turn() -> None:
    at = arena(*PARTY)
    inflict(at.game, ME, "diseased")
    inflict(at.game, ME, "poisoned")
    at.turn(1)
    assert at.asked.seats == (0,)
    assert at.keys() == {"use diseased@1", "use poisoned@1"}
    at.dice("S", "SS", "S", "SS")
    at.play("use poisoned@1")
    assert [passed.attribute for passed in at.events(AttributePassed)] == ["might", "willpower"]


@pytest.mark.rule("D2-HTN-03", "D2-HTN-05", "D2-GOLD-08")
@pytest.mark.parametrize(("first", "weary"), [("inspiration", 1), ("diseased@1", 0)])
def test_a_test_and_a_skill_at_the_start_of_his_turn_come_as_he_likes(first: str, weary: int) -> None:
    at = arena("syndrael:knight", "grisban-the-thirsty:berserker")
    at.give(1, "inspiration")
    at.put(1, "g6", fatigue=0)
    at.put(2, "g7", fatigue=1)
    inflict(at.game, ME, "diseased")
    at.turn(1)
    assert at.keys() == {"use diseased@1", "use inspiration"}
    at.dice("SSS", "SSS")
    at.play(f"use {first}")
    assert at.figure(1).fatigue == weary, "the skill recovers what the failed test cost, if it comes after it"


@pytest.mark.rule("D2-X-05", "D2-OTN-17")
def test_an_immobilized_monster_does_not_move_until_its_activation_ends() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "f6")
    zombie = at.monster("zombie", "minion", "e6")
    inflict(at.game, zombie, "immobilized")
    at.activate(zombie)
    assert at.keys() == {"attack 1", "end-turn"}
    at.play("end-turn")
    assert names(at, zombie) == []


@pytest.mark.rule("D2-X-09", "D2-MOV-20")
def test_immobilized_ends_a_move_but_others_can_move_him() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "e6", movement=2)
    inflict(at.game, ME, "immobilized")
    assert at.figure(1).movement == 0
    at.run(MoveOther(ME, 1, FigureId(0)))
    at.play("go f6")
    assert squares(at, 1) == ["f6"]


@pytest.mark.rule("D2-X-07")
def test_a_stunned_monster_can_only_shake_it_off() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "f6")
    barghest = at.monster("barghest", "minion", "g6", "h6")
    inflict(at.game, barghest, "stunned")
    at.activate(barghest)
    assert at.keys() == {"shake-off", "end-turn"}
    at.play("shake-off")
    assert {"move", "attack 1", "act howl"} <= at.keys() and at.state.turn.actions == 1


@pytest.mark.rule("D2-X-07")
def test_a_stunned_hero_uses_what_needs_no_action() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "stamina-potion")
    at.put(1, "e6", fatigue=2)
    inflict(at.game, ME, "stunned")
    at.turn(1)
    assert {"act stamina-potion", "hurry", "shake-off"} <= at.keys()
    assert not {"move", "rest", "act rage"} & at.keys()


@pytest.mark.rule("D2-CND-01", "D2-CND-04", "D2-CND-06", "D2-CND-07", "D2-CND-11")
def test_each_condition_once_and_all_of_them_together() -> None:
    at = arena(*PARTY)
    for condition in (*CONDITIONS, *CONDITIONS):
        for figure in (1, 2):
            inflict(at.game, FigureId(figure), condition)
    assert names(at, 1) == list(CONDITIONS) == names(at, 2)


@pytest.mark.rule("D2-X-08", "D2-FAT-10")
def test_a_diseased_monster_suffers_damage_for_want_of_stamina() -> None:
    at = arena(*PARTY)
    at.hand()
    zombie = at.monster("zombie", "master", "e6")
    inflict(at.game, zombie, "diseased")
    at.activate(zombie)
    assert at.figure(zombie).damage == 1 and names(at, zombie) == ["diseased"]


@pytest.mark.rule("D2-X-04", "D2-LT-06")
def test_a_lieutenant_can_shake_a_condition_off() -> None:
    at = arena(*PARTY)
    at.hand()
    splig = at.monster("splig", "", "e6")
    inflict(at.game, splig, "diseased")
    at.dice("S", "SS")
    at.activate(splig)
    assert names(at, splig) == [] and at.figure(splig).damage == 0


@pytest.mark.rule("D2-CND-08", "D2-CND-02", "D2-CND-03")
def test_every_figure_that_a_blast_hurts_gets_the_condition() -> None:
    at = arena("leoric-of-the-book:runemaster", "grisban-the-thirsty:berserker", act=2, **YARD)
    at.hand()
    at.give(1, "dwarven-firebomb")
    at.put(1, "c9")
    hurt = at.monster("zombie", "master", "g9")
    spared = at.monster("zombie", "master", "h9")
    at.turn(1)
    at.dice("4HH", "HHH*", "HH*", "-")
    at.play(f"attack {hurt} dwarven-firebomb")
    at.dice("SS")
    at.play("surge 2 dwarven-firebomb.2")
    at.game.modify("shields", 9, within=at.state.frames[-1], subject=spared)
    at.play("surge 3 dwarven-firebomb.3")
    assert names(at, hurt) == ["stunned"] and names(at, spared) == []
