"""Movement, fatigue for movement and terrain in play (D2-MOV, D2-FAT, D2-TER)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.moves import Entered, FellIntoPit
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.movement.moving import March
from undercroft.kernel import FigureId
from undercroft.space import each


def pits(*party: str) -> Arena:
    """The map with pits, lava and obstacles."""
    return arena(*party, quest="gryvorn-unleashed", encounter=2)


def squares(at: Arena, figure: int) -> list[str]:
    return [GRID.name(cell) for cell in each(at.figure(figure).cells)]


def goes(at: Arena) -> set[str]:
    return {key.split()[1] for key in at.offers("go ")}


@pytest.mark.rule("D2-MOV-01", "D2-MOV-03", "D2-MOV-12", "D2-MOV-E3", "D2-MOV-E4")
def test_a_move_action_gives_points_equal_to_speed() -> None:
    """Grisban with Speed 3: three spaces straight or diagonal, and no farther."""
    at = pits("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.put(1, "b9")
    at.turn(1)
    assert not goes(at)
    at.play("move")
    assert at.figure(1).movement == 3
    assert {"e9", "e10", "e11", "e12"} <= goes(at)
    assert not {"f9", "f8", "b9"} & goes(at)
    at.play("go c10")
    assert at.figure(1).movement == 2
    assert "f10" not in goes(at) and "e12" in goes(at)


@pytest.mark.rule("D2-MOV-04", "D2-MOV-05")
def test_two_move_actions_share_one_pool() -> None:
    at = pits("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.put(1, "b9")
    at.turn(1)
    at.play("move", "move")
    assert at.figure(1).movement == 6
    at.play("go e9", "end-turn")
    assert at.figure(1).movement == 0


@pytest.mark.rule("D2-MOV-06", "D2-MOV-E2", "D2-MOV-07", "D2-MOV-09", "D2-MOV-08")
def test_enemies_are_walked_round_and_friends_passed() -> None:
    """Goblins on a whole column bar the way; a friend would not."""
    at = arena("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.put(1, "g6")
    at.put(2, "h6")
    at.monster("goblin-archer", "minion", "h7")
    at.turn(1)
    at.play("move")
    assert "h6" not in goes(at)  # a friend stands there
    assert "i6" in goes(at)  # but can be passed
    at.put(2, "j10")
    for square in ("h5", "h6", "h8"):
        at.monster("goblin-archer", "minion", square)
    at.play("hurry")
    assert not {"i6", "i7"} & goes(at)


@pytest.mark.rule("D2-MOV-15", "D2-MOV-16", "D2-MOV-E1", "D2-HTN-10")
def test_a_move_is_interrupted_by_an_attack() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "e6")
    goblin = at.monster("goblin-archer", "master", "h6")
    at.turn(1)
    at.play("move", "go g6")
    assert at.figure(1).movement == 2
    at.dice("5H", "H", "SS")
    at.play(f"attack {goblin} iron-longsword")
    assert at.state.turn.actions == 0
    assert at.figure(1).movement == 2
    at.play("go e7")
    assert at.figure(1).movement == 0


@pytest.mark.rule("D2-FAT-03", "D2-FAT-04", "D2-FAT-06", "D2-FAT-02", "D2-FAT-01")
def test_fatigue_buys_movement_up_to_stamina() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "e6", fatigue=2)
    at.turn(1)
    at.play("hurry", "hurry")
    assert (at.figure(1).fatigue, at.figure(1).movement) == (4, 2)
    assert "hurry" not in at.offers("")
    at.play("go g6")
    assert squares(at, 1) == ["g6"]


@pytest.mark.rule("D2-TER-05", "D2-TER-06", "D2-TER-07", "D2-TER-E1")
def test_water_costs_two_points() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "e6")  # beside the water d6
    at.turn(1)
    at.play("hurry")
    assert "d6" not in goes(at)
    at.play("hurry")
    at.play("go d6")
    assert at.figure(1).movement == 0
    at.play("hurry", "go e6")  # to leave it costs 1
    assert squares(at, 1) == ["e6"]


@pytest.mark.rule("D2-TER-09", "D2-TER-10", "D2-TER-13", "D2-TER-14", "D2-TER-E2", "D2-TER-17")
def test_a_pit_hurts_ends_the_move_and_must_be_climbed_out_of() -> None:
    at = pits("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.put(1, "d4")
    at.turn(1)
    at.play("move", "go d5")
    assert at.figure(1).damage == 2
    assert at.figure(1).movement == 0
    assert at.events(FellIntoPit)
    actions = {key.split()[0] for key in at.offers("")}
    assert "climb" in actions
    assert not actions & {"move", "attack", "rest", "hurry", "go"}
    at.play("climb", "space d6")
    assert squares(at, 1) == ["d6"]
    assert at.state.turn.actions == 0


@pytest.mark.rule("D2-TER-15")
def test_one_climbs_to_an_empty_space_that_is_no_pit() -> None:
    at = pits("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.put(1, "e5")
    at.put(2, "e6")
    at.turn(1)
    at.play("climb")
    assert at.keys() == {f"space {name}" for name in ("d4", "e4", "f4", "d6", "f6")}


@pytest.mark.rule("D2-TER-24", "D2-X-07")
def test_a_stunned_figure_in_a_pit_first_discards_stunned() -> None:
    at = pits("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.put(1, "e5")
    stun(at, 1)
    at.turn(1)
    assert {"climb", "shake-off"} & at.keys() == {"shake-off"}
    at.play("shake-off")
    assert "climb" in at.offers("")


def stun(at: Arena, figure: int) -> None:
    from undercroft.games.descent.rules.effects.conditions import inflict

    inflict(at.game, FigureId(figure), "stunned")


@pytest.mark.rule("D2-TER-18", "D2-TER-E3")
def test_lava_hurts_for_each_space_entered() -> None:
    at = pits("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "b15")
    at.turn(1)
    at.run(March(FigureId(1), tuple(GRID.parse(name) for name in ("c15", "d14", "d13")), free=True))
    assert at.figure(1).damage == 2


@pytest.mark.rule("D2-TER-19", "D2-TER-20", "D2-TER-E3", "D2-HTN-13")
def test_who_ends_his_turn_in_lava_is_defeated_and_lies_beside_it() -> None:
    at = pits("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "c15")
    at.hand()
    at.turn(1)
    at.dice("frenzy")
    at.play("end-turn")
    assert at.keys() == {f"space {name}" for name in ("b15", "b16", "c16", "d16")}
    at.play("space c16")
    assert at.figure(1).is_out and GRID.name(at.figure(1).lies) == "c16"


@pytest.mark.rule("D2-MOV-23", "D2-MOV-02")
def test_each_step_is_paid_when_it_is_made() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "e6")
    at.turn(1)
    at.play("move", "go h6")
    steps = at.events(Entered)
    assert [step.cost for step in steps] == [1, 1, 1] and GRID.name(steps[-1].cell) == "h6"


@pytest.mark.rule("D2-X-05", "D2-X-09")
def test_an_immobilized_hero_neither_moves_nor_hurries_until_his_turn_ends() -> None:
    from undercroft.games.descent.rules.effects.conditions import inflict

    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "e6", movement=3)
    inflict(at.game, FigureId(1), "immobilized")
    assert at.figure(1).movement == 0
    at.turn(1)
    assert not {"move", "hurry"} & at.keys()
    at.play("end-turn")
    assert not at.figure(1).conditions


@pytest.mark.rule("D2-X-22", "D2-X-42")
def test_a_web_costs_fatigue_to_leave_and_damage_without_stamina() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "e6", fatigue=3)
    at.monster("cave-spider", "master", "e7")
    at.turn(1)
    at.play("move", "go g6")
    assert (at.figure(1).fatigue, at.figure(1).damage) == (4, 1)  # e6 and f6 lie next to it
