"""TN-MON: focus, movement and attack of a monster, and why."""

from __future__ import annotations

import pytest

from games.tiny.scenes import Player, drawn
from undercroft.games.tiny.events import AttackDeclared, Focused, Strode, TurnEnded, TurnStarted
from undercroft.games.tiny.ground import GRID
from undercroft.kernel import Cut


def focus(play: Player) -> int:
    return play.event(Focused).target


def way(play: Player) -> list[str]:
    return [GRID.name(cell) for event in play.events(Strode) for cell in event.path]


@pytest.mark.rule("TN-MON-01")
def test_a_monster_finds_its_focus_moves_and_attacks() -> None:
    play = drawn("g...W", turn=3, chance="miss")
    kinds = (TurnStarted, Focused, Strode, AttackDeclared, TurnEnded)
    assert play.story(*kinds) == ["TurnStarted", "Focused", "Strode", "AttackDeclared", "TurnEnded"]
    assert play.rule_of(TurnStarted) == "TN-MON-01" and not play.game.open


@pytest.mark.rule("TN-MON-02")
def test_the_focus_is_who_has_the_fewest_spikes_on_the_way() -> None:
    play = drawn("W...g.^.S", turn=3, chance="miss")  # 2 squares either way
    assert focus(play) == 1
    spikes, *others = play.why(Focused)
    assert spikes == Cut("TN-MON-02", "spikes", 0, ("1",), (("2", 1),)) and not others


@pytest.mark.rule("TN-MON-02")
def test_then_to_whom_the_way_costs_least_however_long() -> None:
    play = drawn("W......g...S", turn=3, chance="miss")
    assert focus(play) == 2
    assert play.why(Focused)[1] == Cut("TN-MON-02", "movement", 2, ("2",), (("1", 5),))
    play = drawn("W..,,g...S", turn=3, chance="miss")
    assert focus(play) == 2  # 4 through the rubble, though only 3 squares


@pytest.mark.rule("TN-MON-02")
def test_then_who_is_nearest() -> None:
    """Both can be attacked from where it stands."""
    play = drawn("W.gS", turn=3, chance="miss")
    assert focus(play) == 2
    assert play.why(Focused)[2] == Cut("TN-MON-02", "distance", 1, ("2",), (("1", 2),))


@pytest.mark.rule("TN-MON-02")
def test_then_whose_speed_is_lowest() -> None:
    play = drawn("W.g.S", {1: {"stance": "wary"}, 2: {"stance": "swift"}}, turn=3, chance="miss")
    assert focus(play) == 2
    assert play.why(Focused)[3] == Cut("TN-MON-02", "speed", 10, ("2",), (("1", 50),))
    play = drawn("W.g.S", {1: {"stance": "bold"}, 2: {"stance": "wary"}}, turn=3, chance="miss")
    assert focus(play) == 1
    assert play.why(Focused)[3] == Cut("TN-MON-02", "speed", 30, ("1",), (("2", 50),))


@pytest.mark.rule("TN-MON-02")
@pytest.mark.parametrize("stance", ["", "bold", "wary", "swift"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("target", [1, 2])
def test_among_equals_the_heroes_choose_together_and_either_may_answer(
    stance: str, seat: int, target: int
) -> None:
    play = drawn("W.g.S", {1: {"stance": stance}, 2: {"stance": stance}}, turn=3, chance="miss")
    assert play.asked.seats == (0, 1) and not play.asked.secret and play.asked.rule == "TN-MON-02"
    assert play.keys() == ["target 1", "target 2"] and not play.events(Focused)
    play.picks(f"{seat}:target {target}")
    assert focus(play) == target == play.event(AttackDeclared).target
    assert play.rule_of(Focused) == "TN-MON-02" and not play.game.open


@pytest.mark.rule("TN-MON-02")
def test_a_choice_among_equals_is_explained_by_all_criteria_and_none_decides() -> None:
    play = drawn("W.g.S", {1: {"stance": "wary"}, 2: {"stance": "wary"}}, turn=3, chance="miss")
    play.picks("1:target 2")
    both = ("1", "2")
    assert play.why(Focused) == (
        Cut("TN-MON-02", "spikes", 0, both),
        Cut("TN-MON-02", "movement", 0, both),
        Cut("TN-MON-02", "distance", 2, both),
        Cut("TN-MON-02", "speed", 50, both),
    )


@pytest.mark.rule("TN-MON-02")
def test_a_tie_is_the_same_question_after_saving_and_loading() -> None:
    play = drawn("W.g.S", turn=3).reloaded("miss")
    assert play.asked.seats == (0, 1) and focus(play.picks("0:target 2")) == 2


@pytest.mark.rule("TN-MON-02")
def test_the_focus_tells_every_cut_with_its_candidates() -> None:
    play = drawn("W.g.S", {1: {"stance": "wary"}, 2: {"stance": "swift"}}, turn=3, chance="miss")
    cuts = [why for why in play.why(Focused) if isinstance(why, Cut)]
    assert [cut.says for cut in cuts] == ["spikes", "movement", "distance", "speed"]
    assert [cut.kept for cut in cuts] == [("1", "2"), ("1", "2"), ("1", "2"), ("2",)]
    assert [name for name, _ in cuts[-1].dropped] == ["1"] and {cut.rule for cut in cuts} == {"TN-MON-02"}


@pytest.mark.rule("TN-MON-03")
def test_it_goes_round_spikes_by_the_shortest_way() -> None:
    play = drawn(".....\no^..W\n.....", turn=3, chance="miss")
    assert way(play) == ["b1", "c1", "d1"]  # d1, d2 and d3 are equally far: the first in reading order
    play = drawn("o^.W", turn=3, chance="miss")
    assert way(play) == ["b1", "c1"] and play.hp(3) == 7  # no other way


@pytest.mark.rule("TN-MON-03")
def test_it_stops_as_far_along_as_its_pace_allows_on_an_empty_square() -> None:
    assert way(drawn("o........W", turn=3)) == ["b1", "c1", "d1"]
    assert way(drawn("o..g.....W", turn=3)) == ["b1", "c1"]  # a goblin stands where its third step ends
    assert way(drawn("o.,.....W", turn=3)) == ["b1", "c1"]  # rubble is 2


@pytest.mark.rule("TN-MON-03")
def test_it_stays_where_it_can_already_attack() -> None:
    play = drawn("g.W", turn=3, chance="miss")
    assert not play.events(Strode) and play.events(AttackDeclared)


@pytest.mark.rule("TN-MON-04")
def test_without_an_enemy_it_could_ever_reach_it_does_nothing() -> None:
    for map_ in ("g W", "W+.g"):
        play = drawn(map_, beyond=".", turn=3)
        assert play.story() == ["TurnStarted", "TurnEnded"]


@pytest.mark.rule("TN-MON-04")
def test_an_enemy_all_of_whose_neighbours_are_taken_cannot_be_reached() -> None:
    """The ogre would have to stand next to the Warden, and there is no room."""
    play = drawn("Wg..o", turn=4)
    assert not play.events(Focused)


@pytest.mark.rule("TN-MON-05")
def test_it_attacks_its_focus_only_in_range_and_sight_of_where_it_then_stands() -> None:
    play = drawn("g.......W", turn=3)
    assert play.at(3) == "e1" and not play.events(AttackDeclared)
    play = drawn("g.....W", turn=3, chance="miss")
    assert play.at(3) == "e1" and play.rule_of(AttackDeclared) == "TN-ATK-01"


@pytest.mark.rule("TN-MON-05")
def test_it_attacks_nobody_but_its_focus() -> None:
    """Where it ends both heroes are in range, and the one whose speed is lowest is its focus."""
    looks = {1: {"stance": "bold"}, 2: {"stance": "wary"}}
    play = drawn("g....S\n.....W", looks, turn=3, chance="miss").passes()
    assert [event.target for event in play.events(AttackDeclared)] == [1] and focus(play) == 1


@pytest.mark.rule("TN-MON-E1")
def test_the_goblin_between_plain_floor_and_spikes() -> None:
    """3 steps to where it can attack the Warden, 2 to where it can attack the Scout, but over spikes."""
    play = drawn("W....g^..S", turn=3, chance="miss")
    assert focus(play) == 1
    assert play.why(Focused)[0] == Cut("TN-MON-02", "spikes", 0, ("1",), (("2", 1),))
