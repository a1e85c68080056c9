"""TN-RND: stances, the order of turns, the end of a round."""

from __future__ import annotations

import pytest

from games.tiny.scenes import Player, drawn
from undercroft.games.boxes import Setup, box_of, lay_out
from undercroft.games.tiny.events import (
    CardDrawn,
    DiceRolled,
    MonsterPlaced,
    MovementGained,
    RoundStarted,
    StanceTaken,
    TurnStarted,
)  # fmt: skip
from undercroft.games.tiny.rules.rounds import Delve, Round
from undercroft.kernel import Ended, FigureId, Seat, view


def turns(play: Player) -> list[int]:
    return [event.figure for event in play.events(TurnStarted)]


@pytest.mark.rule("TN-RND-01")
def test_a_round_is_stances_then_turns_then_its_end_and_another_follows() -> None:
    game = lay_out(box_of("tiny"))
    play = Player(game.new_game(game.settle(Setup()), "rounds", log=[]))
    assert play.state.round == 1 and play.asked_what() == ["tiny.round.choose_stances"] * 2
    play = drawn("W g", decks=("cleave shove", ""), start=[Delve(12, step="play_round")], chance="cleave")
    play.picks("stance bold", "end")
    kinds = (RoundStarted, StanceTaken, TurnStarted, CardDrawn)
    assert play.story(*kinds) == [
        *("RoundStarted", "StanceTaken", "TurnStarted", "TurnStarted", "CardDrawn", "RoundStarted"),
    ]
    assert [event.round for event in play.events(RoundStarted)] == [2, 3]
    assert play.rule_of(RoundStarted) == "TN-RND-01"


@pytest.mark.rule("TN-RND-02")
def test_stances_are_chosen_in_secret_and_revealed_together() -> None:
    play = drawn("WS g", start=[Round()])
    assert [d.seats for d in play.game.open] == [(0,), (1,)] and all(d.secret for d in play.game.open)
    play.picks("0:stance bold")
    assert [d.seats for d in play.game.open] == [(1,)]
    assert not play.events(StanceTaken) and play.figure(1).stance == ""
    assert view(play.game, Seat(1)).state.answers[0].key == "?"
    play.picks("1:stance wary")
    assert {e.figure: e.stance for e in play.events(StanceTaken)} == {1: "bold", 2: "wary"}
    assert play.rule_of(StanceTaken) == "TN-RND-02"


@pytest.mark.rule("TN-RND-02")
def test_the_stance_of_the_round_before_cannot_be_taken_again_and_the_fallen_take_none() -> None:
    play = drawn("W g", {1: {"stance": "bold"}}, start=[Round()])
    assert play.asked.seats == (0,) and play.keys("stance") == ["wary", "swift"]


@pytest.mark.rule("TN-RND-03")
def test_a_bold_hero_rolls_one_die_more() -> None:
    for stance, dice in (("bold", 4), ("wary", 3), ("swift", 3)):
        play = drawn("Wo", {1: {"stance": stance}}, attack=(1, 3), chance="0 0 0 0")
        assert len(play.event(DiceRolled).dice) == dice


@pytest.mark.rule("TN-RND-03")
def test_a_wary_hero_has_one_shield_more() -> None:
    for stance, damage in (("bold", 2), ("wary", 1), ("swift", 2)):
        play = drawn("So", {2: {"stance": stance}}, attack=(3, 2), chance="-1", hands=("", ""))
        assert play.hp(2) == 9 - damage - 1  # 4 - 1, and the Scout has no shield of their own


@pytest.mark.rule("TN-RND-03")
def test_a_swift_hero_gains_two_more_movement_with_each_move_action() -> None:
    for stance, gained in (("bold", 4), ("wary", 4), ("swift", 6)):
        play = drawn("W. g", {1: {"stance": stance}}, turn=1).picks("move", "move")
        assert [event.amount for event in play.events(MovementGained)] == [gained, gained]


@pytest.mark.rule("TN-RND-03")
def test_movement_from_a_card_is_no_move_action() -> None:
    play = drawn("S. g", {2: {"stance": "swift"}}, hands=("", "dash"), turn=2).picks("play dash", "move")
    assert [event.amount for event in play.events(MovementGained)] == [4, 5 + 2]


@pytest.mark.rule("TN-RND-03")
def test_a_stance_holds_until_the_next_is_revealed() -> None:
    play = drawn("W. g", {1: {"stance": "bold"}}, start=[Delve(12, step="play_round")])
    assert play.figure(1).stance == "bold"
    play.picks("stance swift", "move", "end")
    assert play.state.round == 3 and play.figure(1).stance == "swift"


@pytest.mark.rule("TN-RND-04")
def test_turns_go_by_speed_lowest_first() -> None:
    apart = "W S g o"
    play = drawn(apart, start=[Round()]).picks("0:stance swift", "1:stance bold", "0:end", "1:end")
    assert turns(play) == [1, 3, 2, 4]  # swift 10, goblin 20, bold 30, ogre 40
    play = drawn(apart, start=[Round()]).picks("0:stance wary", "1:stance swift", "1:end", "0:end")
    assert turns(play) == [2, 3, 4, 1]  # swift 10, goblin 20, ogre 40, wary 50


@pytest.mark.rule("TN-RND-04")
def test_of_equal_speed_the_lower_figure_number_goes_first() -> None:
    play = drawn("W S g g", start=[Round()]).picks("0:stance wary", "1:stance wary", "0:end", "1:end")
    assert turns(play) == [3, 4, 1, 2]


@pytest.mark.rule("TN-RND-05")
def test_a_monster_revealed_in_mid_round_acts_this_round_at_once_if_its_speed_has_passed() -> None:
    play = drawn("S.W+", beyond="....\n.o..\n....\ng...", start=[Round()], chance="+0 -1")
    play.picks("0:stance bold", "1:stance wary", "move", "go d1")
    assert [event.monster.kind for event in play.events(MonsterPlaced)] == ["ogre", "goblin"]
    play.picks("end").passes()
    assert turns(play) == [1, 4, 3, 2]  # bold 30; the goblin's 20 has passed, so at once; then the ogre's 40


@pytest.mark.rule("TN-RND-05")
def test_nobody_has_two_turns_in_a_round_whatever_its_speed() -> None:
    play = drawn("W S g", start=[Round()]).picks("0:stance swift", "1:stance bold", "0:end")
    assert play.state.acted == (FigureId(1), FigureId(3))
    play.picks("1:end")
    assert turns(play) == [1, 3, 2] and not play.game.open


@pytest.mark.rule("TN-RND-06")
def test_at_the_end_of_a_round_small_hands_grow_by_one() -> None:
    play = drawn("W S g", hands=("cleave parry", "volley dash venom"), decks=("shove", "dread"),
                 start=[Round()], chance="shove")  # fmt: skip
    play.picks("0:stance bold", "1:stance bold", "0:end", "1:end")
    assert play.hand(0).cards == ("cleave", "parry", "shove") and len(play.hand(1).cards) == 3
    assert play.rule_of(CardDrawn) == "TN-RND-06"


@pytest.mark.rule("TN-RND-06")
def test_the_fallen_draw_nothing() -> None:
    play = drawn("W g", hands=("cleave parry bulwark", ""), decks=("", "dread"), start=[Round()])
    assert not play.picks("stance bold", "end").events(CardDrawn)


@pytest.mark.rule("TN-RND-06")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    play = drawn("W S g", hands=("rally", ""), start=[Round()], chance="rally")
    play.picks("0:stance bold", "1:stance bold", "play rally", "0:end")
    assert "dice" in play.state.modifiers  # also after the turn
    play.picks("1:end")
    assert not play.state.modifiers and play.event(Ended).until == "round"
