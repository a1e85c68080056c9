"""How a game ended, in words: the result, who won, and the scores, the best first."""

from __future__ import annotations

from typing import Any

import pytest
from table import bidding

from undercroft.games.boxes import box_of, lay_out
from undercroft.kernel import GameOver, Seat
from undercroft.text.editions import words_of
from undercroft.text.endings import together
from undercroft.text.narrator import Narrator
from undercroft.text.words import Language, Name


def told(
    result: str, *winners: int, scores: tuple[int, ...] = (), lang: Language = "en", **rules: Any
) -> Any:
    """What is said of a game of three sides that ended so."""
    edition = bidding.edition(**rules)
    setup = edition.settle()
    state = edition.new_game(setup, "s").state
    GameOver(result, tuple(map(Seat, winners)), scores).apply(state)
    return Narrator(edition, setup, words_of(edition, lang, strict=True)).ending(edition.rules, state)


def test_one_winner_wins_and_several_of_a_side_win() -> None:
    assert told("moon", 2) == ["The moon has won.", "Jade wins."]
    assert told("sun", 0, 1) == ["The sun has won.", "Ruby and Amber win."]
    assert told("sun", 1) == ["The sun has won.", "Ruby and Amber win."], "a side wins together"


def test_whoever_plays_several_seats_is_named_once_with_all_of_them() -> None:
    edition = bidding.edition()
    words = words_of(edition, "en", strict=True)
    players = [Name("Ana", article="no", note=role) for role in ("Ruby", "Amber")]
    found = together(words, [*players, Name("Ben", article="no", note="Jade"), Name("Pearl")])
    assert [words.forms(each)[""] for each in found] == ["Ana (Ruby and Amber)", "Ben (Jade)", "Pearl"]


def test_sides_are_tied_and_all_may_have_lost() -> None:
    assert told("tie", 2, 3) == ["Result: a tie.", "Jade and Pearl are tied."]
    assert told("lost") == ["Result: lost.", "Nobody wins."]


def test_where_all_are_one_side_the_result_says_it() -> None:
    assert told("won", 0, 1, 2, 3, side_of=lambda s, seat: "") == ["Result: won."]


def test_scores_are_told_the_best_first() -> None:
    assert told("star", 3, scores=(2, 2, 0, 5)) == [
        "The star has won.", "Pearl wins.", "Pearl: 5", "Ruby: 2", "Amber: 2", "Jade: 0",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "one", "many", "tie", "nobody"),
    [
        ("es", "Gana Jade.", "Ganan Rubí y Ámbar.", "Empate entre Jade y Perla.", "No gana nadie."),
        ("pt", "Jade vence.", "Rubi e Âmbar vencem.", "Empate entre Jade e Pérola.", "Ninguém vence."),
    ],
)
def test_it_is_said_in_the_other_languages(
    lang: Language, one: str, many: str, tie: str, nobody: str
) -> None:
    assert told("moon", 2, lang=lang)[1:] == [one] and told("sun", 0, 1, lang=lang)[1:] == [many]
    assert told("tie", 2, 3, lang=lang)[1:] == [tie] and told("lost", lang=lang)[1:] == [nobody]


def test_a_position_from_before_games_had_winners_tells_its_result() -> None:
    edition = lay_out(box_of("tiny"))
    setup = edition.settle()
    state = edition.new_game(setup, "s").state
    state.outcome = "lost"
    narrator = Narrator(edition, setup, words_of(edition, "en"))
    assert narrator.ending(edition.rules, state) == [narrator.result("lost")]
