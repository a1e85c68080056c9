"""TN-RND: stances, the order of turns, the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny.scenes import Looks, Player, drawn
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.events import (
    CardDrawn,
    CardPutUnder,
    CardsLookedAt,
    DeckReshuffled,
    DiceRolled,
    MonsterPlaced,
    MovementGained,
    RoundStarted,
    StanceTaken,
    TurnStarted,
)  # fmt: skip
from undercroft.games.tiny.rules.cards import draw_card
from undercroft.games.tiny.rules.rounds import Delve, Round
from undercroft.kernel import CardId, Ended, FigureId, Seat, log_for, view


def turns(play: Player) -> list[int]:
    return [event.figure for event in play.events(TurnStarted)]


@pytest.mark.rule("TN-RND-01")
def test_a_round_is_stances_then_turns_then_its_end_and_another_follows() -> None:
    game = lay_out(box_of("tiny"))
    play = Player(game.new_game(game.settle(), "rounds", log=[]))
    assert play.state.round == 1 and play.asked_what() == ["tiny.round.choose_stances"] * 2
    play = drawn("W g", decks=("cleave", ""), start=[Delve(12, step="play_round")], chance="cleave")
    play.picks("stance bold", "end", "keep cleave")
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
def test_what_lasts_for_the_round_ends_with_it() -> None:
    play = drawn("W S g", hands=("rally", ""), start=[Round()], chance="rally")
    play.picks("0:stance bold", "1:stance bold", "play rally", "0:end")
    assert "dice" in play.state.modifiers  # also after the turn
    play.picks("1:end")
    assert not play.state.modifiers and play.event(Ended).until == "round"
    assert play.rule_of(Ended) == "TN-RND-06"
    assert play.story(Ended, CardsLookedAt) == ["Ended", "CardsLookedAt"]


def at_the_end(picture: str = "W S g", looks: Looks | None = None, **scene: Any) -> Player:
    """A round in which nothing else happens, as far as its last question."""
    play = drawn(picture, looks, start=[Round()], **scene)
    for seat, mark in enumerate("WS"):
        if mark in picture:
            play.picks(f"{seat}:stance bold")
    while "tiny.hero_turn.choose" in play.asked_what():
        play.picks("end")
    return play


@pytest.mark.rule("TN-RND-07")
def test_of_two_cards_one_is_kept_and_the_other_goes_under_the_deck() -> None:
    deck = "cleave shove bulwark"
    play = at_the_end(hands=("parry", "volley dash venom"), decks=(deck, ""), chance="shove cleave")
    assert play.asked.rule == "TN-RND-07" and play.keys() == ["keep shove", "keep cleave"]
    assert play.hand(0).cards == ("parry",)  # not before the choice
    play.picks("keep cleave")
    assert play.hand(0).cards == ("parry", "cleave")
    assert play.deck(0).bottom == ("shove",) and play.deck(0).pool == ("bulwark",) and not play.deck(0).top
    assert play.story(CardsLookedAt, CardPutUnder, CardDrawn) == [
        *("CardsLookedAt", "CardPutUnder", "CardDrawn"),
    ]
    for kind in (CardsLookedAt, CardPutUnder, CardDrawn):
        assert play.rule_of(kind) == "TN-RND-07"


@pytest.mark.rule("TN-RND-07")
def test_the_card_under_the_deck_is_drawn_last() -> None:
    """Rally draws: first what is left of the pool, by chance, and then what was put away."""
    deck = "cleave shove bulwark"
    play = at_the_end("W g", decks=(deck, ""), chance="shove cleave bulwark").picks("keep cleave")
    drawn_after = []
    for _ in range(2):
        draw_card(play.game, Seat(0))
        drawn_after.append(play.event(CardDrawn).card)
    assert drawn_after == ["bulwark", "shove"] and play.deck(0).size == 0


@pytest.mark.rule("TN-RND-07")
def test_all_choose_at_the_same_time_and_nobody_takes_before_all_have_chosen() -> None:
    decks = ("cleave shove", "dread venom")
    for order in ((0, 1), (1, 0)):
        play = at_the_end(decks=decks, chance="cleave shove dread venom")
        assert [d.seats for d in play.game.open] == [(0,), (1,)]
        keys = {0: "0:keep shove", 1: "1:keep dread"}
        play.picks(keys[order[0]])
        assert [d.seats for d in play.game.open] == [(order[1],)] and not play.events(CardDrawn)
        play.picks(keys[order[1]])
        assert play.hand(0).cards == ("shove",) and play.hand(1).cards == ("dread",)
        assert play.deck(0).bottom == ("cleave",) and play.deck(1).bottom == ("venom",)


@pytest.mark.rule("TN-RND-07")
def test_what_is_looked_at_chosen_and_put_away_is_a_secret() -> None:
    play = at_the_end(decks=("cleave shove", "dread venom"), chance="cleave shove dread venom")
    assert all(decision.secret for decision in play.game.open)
    for seat, top in ((0, ("cleave", "shove")), (1, ("dread", "venom"))):
        seen, other = view(play.game, Seat(seat)), Seat(1 - seat)
        assert seen.state.decks[Seat(seat)].top == top
        assert seen.state.decks[other].top == ("?", "?") and not seen.state.decks[other].pool
        options = {decision.seat: decision.options for decision in seen.open}
        assert len(options[Seat(seat)]) == 2 and not options[other]
    play.picks("0:keep shove")
    assert view(play.game, Seat(1)).state.answers[0].key == "?"
    play.picks("1:keep venom")
    kinds = (CardsLookedAt, CardPutUnder, CardDrawn)
    told = [entry.event for entry in log_for(play.log, Seat(1)) if isinstance(entry.event, kinds)]
    assert told[0] == CardsLookedAt(Seat(0), (CardId("?"), CardId("?")))
    assert CardPutUnder(Seat(0), CardId("?")) in told and CardDrawn(Seat(0), CardId("?")) in told
    assert CardPutUnder(Seat(1), CardId("dread")) in told and CardDrawn(Seat(1), CardId("venom")) in told
    assert view(play.game, Seat(1)).state.decks[Seat(0)].bottom == ("?",)


@pytest.mark.rule("TN-RND-07")
def test_a_full_hand_and_the_fallen_are_not_asked() -> None:
    full = "cleave parry bulwark"
    play = at_the_end(hands=(full, "dash"), decks=("shove rally", "dread venom"), chance="dread venom")
    assert play.asked.seats == (1,) and [event.seat for event in play.events(CardsLookedAt)] == [1]
    play = at_the_end("W g", hands=(full, ""), decks=("shove", "dread venom"))
    assert not play.game.open and not play.events(CardsLookedAt)


@pytest.mark.rule("TN-RND-07")
@pytest.mark.parametrize("cards", ["", "cleave", "cleave parry"])
def test_any_hand_of_fewer_than_three_grows_by_one(cards: str) -> None:
    play = at_the_end("W g", hands=(cards, ""), decks=("shove rally", ""), chance="shove rally")
    play.picks("keep rally")
    assert play.hand(0).cards == (*cards.split(), "rally")


@pytest.mark.rule("TN-RND-07")
def test_who_fell_in_the_turns_is_not_asked() -> None:
    looks = {1: {"hp": 1, "conditions": "poisoned"}}
    play = at_the_end("W S g", looks, decks=("shove rally", "dread venom"), chance="dread venom")
    assert play.asked.seats == (1,) and play.keys() == ["keep dread", "keep venom"]


@pytest.mark.rule("TN-RND-07")
def test_a_last_card_is_looked_at_alone() -> None:
    """The discards stay where they are: only from an empty deck are they shuffled (TN-CRD-04)."""
    play = at_the_end("W g", decks=("shove", ""), discards=("rally cleave", ""), chance="shove")
    assert play.keys() == ["keep shove"]  # a question all the same: how many there were is no secret
    play.picks("keep shove")
    assert play.hand(0).cards == ("shove",) and not play.events(CardPutUnder)
    assert play.deck(0).size == 0 and play.deck(0).discard == ("rally", "cleave")


@pytest.mark.rule("TN-RND-07", "TN-CRD-04")
def test_an_empty_deck_is_shuffled_first_and_without_discards_nobody_is_asked() -> None:
    play = at_the_end("W g", discards=("rally cleave shove", ""), chance="shove rally")
    assert play.story(DeckReshuffled, CardsLookedAt) == ["DeckReshuffled", "CardsLookedAt"]
    assert play.keys() == ["keep shove", "keep rally"] and not play.deck(0).discard
    assert play.rule_of(DeckReshuffled) == "TN-CRD-04"
    play.picks("keep shove")
    assert play.deck(0).pool == ("cleave",) and play.deck(0).bottom == ("rally",)
    play = at_the_end("W g")
    assert not play.game.open and not play.events(CardsLookedAt) and not play.events(DeckReshuffled)


@pytest.mark.rule("TN-RND-07")
def test_of_two_equal_cards_one_is_kept_and_one_put_away() -> None:
    play = at_the_end("W g", decks=("parry parry", ""), chance="parry parry")
    assert play.keys() == ["keep parry"]
    play.picks("keep parry")
    assert play.hand(0).cards == ("parry",) and play.deck(0).bottom == ("parry",)
    assert play.deck(0).size == 1


@pytest.mark.rule("TN-RND-07")
def test_cards_put_away_before_are_looked_at_when_the_rest_is_gone() -> None:
    start = [Delve(12, step="play_round")]
    play = drawn("W g", decks=("cleave shove", ""), start=start, chance="cleave shove")
    play.picks("stance bold", "end", "keep cleave")
    assert play.deck(0).bottom == ("shove",)
    play.picks("stance wary", "end")
    assert play.keys() == ["keep shove"] and play.deck(0).top == ("shove",) and not play.deck(0).bottom


@pytest.mark.rule("TN-RND-07")
def test_the_question_is_the_same_after_saving_and_loading() -> None:
    play = at_the_end(decks=("cleave shove", "dread venom"), chance="cleave shove dread venom")
    again = play.picks("0:keep shove").reloaded()
    assert again.asked.seats == (1,) and again.keys() == ["keep dread", "keep venom"]
    again.picks("1:keep dread")
    assert again.hand(0).cards == ("shove",) and again.hand(1).cards == ("dread",)
