"""Who plays with whom: what mates show each other stays on their side, and spectators see what all see."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.sided import ALONE, PAIRS, SEATS, HandState, hands, rules_of
from kernel.toy import RULES
from undercroft.kernel import (
    SPECTATOR,
    CardId,
    Game,
    GameOver,
    Onlooker,
    Rules,
    Seat,
    determinize,
    replace,
    standing,
    view,
    winning_sides,
)  # fmt: skip


def seen(rules: Rules[HandState], seat: Seat, **more: Any) -> str:
    """The cards that a seat sees, one letter for each seat."""
    state = view(Game(rules, hands(**more)), seat).state
    assert [hand.quest != "?" for hand in state.hands.values()] == [each == seat for each in SEATS]
    return "".join(hand.cards[0] for hand in state.hands.values())


def test_without_sides_all_are_one_and_open_hands_are_open_to_everybody() -> None:
    assert RULES.side_of(None, Seat(0)) == RULES.side_of(None, Seat(2))
    assert [seen(rules_of(), seat) for seat in (*SEATS, SPECTATOR)] == ["abcd"] * 5


def test_mates_show_their_hands_to_one_another_and_to_nobody_else() -> None:
    rules = rules_of(PAIRS)
    assert [seen(rules, seat) for seat in SEATS] == ["ab??", "ab??", "??cd", "??cd"]
    assert seen(rules, SPECTATOR) == "????", "a spectator sees what every seat sees, and no more"


def test_a_side_of_one_has_nobody_to_show_its_hand_to() -> None:
    rules = rules_of(ALONE)
    assert [seen(rules, seat) for seat in SEATS] == ["a???", "?b??", "??c?", "???d"]
    assert seen(rules, SPECTATOR) == "????"


@pytest.mark.parametrize("sides", [None, PAIRS])
def test_closed_hands_are_closed_to_mates_too(sides: Any) -> None:
    rules = rules_of(sides)
    assert [seen(rules, seat, open=False) for seat in SEATS] == ["a???", "?b??", "??c?", "???d"]
    assert seen(rules, SPECTATOR, open=False) == "????"


def test_the_mates_of_a_seat_are_those_of_its_side() -> None:
    rules, state = rules_of(PAIRS), hands()
    assert [rules.mates(state, seat, SEATS) for seat in SEATS] == [(0, 1), (0, 1), (2, 3), (2, 3)]
    assert rules.mates(state, Seat(0), (Seat(1), Seat(2))) == (1,)
    assert rules_of().mates(state, Seat(3), SEATS) == SEATS


def test_sides_may_follow_from_the_state() -> None:
    rules = Rules(
        HandState, [], lambda g: SEATS, open_hands=lambda s: True,
        side_of=lambda s, seat: PAIRS[seat] if s.turn else "",
    )  # fmt: skip
    assert seen(rules, Seat(0)) == "abcd" and seen(rules, Seat(0), turn=1) == "ab??"


def test_who_watches_from_turn_to_turn_sees_the_same_as_who_looks_once() -> None:
    """Remembered leaves, and what spectators are shown, never lend a seat what is not for it."""
    for sides in (None, PAIRS, ALONE):
        rules = rules_of(sides)
        game: Game[HandState] = Game(rules, hands())
        watchers = {seat: Onlooker(seat) for seat in (*SEATS, SPECTATOR)}
        for turn in range(8):
            game.state.turn, game.state.open = turn % 4, turn not in (3, 4)
            changed = Seat(turn % 4)
            game.state.hands[changed] = replace(game.state.hands[changed], cards=(CardId("efgh"[turn % 4]),))
            shown = game.state.clone()
            public = watchers[SPECTATOR].view(game, shown).state
            assert public == view(game, SPECTATOR).state
            for seat in SEATS:
                assert watchers[seat].view(game, shown, public) == view(game, seat), (sides, turn, seat)


def test_what_rivals_hold_is_dealt_anew_and_what_mates_show_is_kept() -> None:
    rules = rules_of(PAIRS)
    game: Game[HandState] = Game(rules, hands())
    guesses = [determinize(view(game, Seat(0)), rules, rng=n).hands for n in range(30)]
    assert {guess[Seat(1)].cards for guess in guesses} == {("b",)}
    assert len({guess[Seat(2)].cards for guess in guesses}) > 3


# -- how it ended


def ended(*winners: int) -> HandState:
    state = hands()
    GameOver("over", tuple(map(Seat, winners)), (5, 5, 9, 1)).apply(state)
    return state


def test_whoever_is_on_a_winning_side_has_won_and_the_others_have_lost() -> None:
    rules, state = rules_of(PAIRS), ended(2)
    assert [standing(rules, state, [seat]) for seat in SEATS] == ["lost", "lost", "won", "won"]
    assert winning_sides(rules, state) == {"moon"}


def test_sides_that_win_together_are_tied_and_a_third_has_lost() -> None:
    rules, state = rules_of(ALONE), ended(0, 2)
    assert [standing(rules, state, [seat]) for seat in SEATS] == ["tied", "lost", "tied", "lost"]


def test_one_side_that_wins_is_not_tied_with_itself() -> None:
    assert standing(rules_of(PAIRS), ended(0, 1), [Seat(1)]) == "won"
    assert standing(rules_of(), ended(0, 1, 2, 3), [Seat(1)]) == "won"


def test_where_nobody_wins_all_have_lost() -> None:
    assert standing(rules_of(PAIRS), ended(), SEATS) == "lost" == standing(rules_of(), ended(), SEATS)


def test_who_looks_on_or_plays_both_sides_has_neither_won_nor_lost() -> None:
    rules = rules_of(PAIRS)
    assert standing(rules, ended(0, 1), []) == "over"
    assert standing(rules, ended(0, 1), [Seat(1), Seat(2)]) == "over"
    assert standing(rules_of(ALONE), ended(0, 1), [Seat(0), Seat(1)]) == "tied"
    assert standing(rules_of(ALONE), ended(0), [Seat(2), Seat(1)]) == "lost"


def test_a_game_that_goes_on_has_no_standing_and_no_winning_side() -> None:
    assert standing(rules_of(), hands(), SEATS) == "over" and not winning_sides(rules_of(), hands())


def test_seats_are_sorted_by_side_in_their_order() -> None:
    assert rules_of(PAIRS).sides(hands(), SEATS) == {"sun": (0, 1), "moon": (2, 3)}
    assert rules_of().sides(hands(), SEATS) == {"": SEATS}
