"""Queries that every game answers the same way: why, hint, look, card, log, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel import SPECTATOR, IllegalAnswer, Journal, Seat
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter
from undercroft.scenes.queries import QUERIES
from undercroft.text.words import LANGUAGES

from .shown import Query, begun, stage_for
from .test_presenter import played

ONE, TWO = Seat(0), Seat(1)


def ask(
    stage: Presenter, journal: Journal[Any], what: str, about: str = "", to: str = "", seat: Seat = ONE
) -> Any:
    return stage.query(journal, seat, Query(what, about, to))


def test_why_gives_the_rule_and_the_reasons() -> None:
    stage, journal = stage_for("tiny"), played("why", 40)
    line = next(line for line in stage.lines(journal) if "focuses on" in line.text)
    told = ask(stage, journal, "why", f"{line.answer}.{line.k}")
    assert told.lines[0] == line.text and told.lines[1].startswith("TN-MON-02 · A monster's focus")
    assert any("least movement" in each or "spikes" in each for each in told.lines[2:])
    assert ask(stage, journal, "why", "0.1").lines[0].startswith("The torches are lit")


def test_why_of_a_rule_gives_its_title_and_what_it_says() -> None:
    told = ask(stage_for("tiny", "es"), played("why", 3), "why", "TN-MON-02")
    assert told.lines == ("TN-MON-02 · La atención de un monstruo (p. 5)",)
    assert told.statement.startswith("Its focus is the enemy to which")


def test_why_hides_what_the_seat_may_not_know() -> None:
    stage, journal = stage_for("tiny"), begun("tiny")
    drawn = next(line for line in stage.lines(journal, -1, (ONE,)) if "Warden draws" in line.text)
    about = f"{drawn.answer}.{drawn.k}"
    assert ask(stage, journal, "why", about, seat=ONE).lines[0] == drawn.text
    for seat in (TWO, SPECTATOR):
        assert ask(stage, journal, "why", about, seat=seat).lines[0] == "The Warden draws a card."
    both = stage.query(journal, TWO, Query("why", about), seats=(TWO, ONE))
    assert isinstance(both, shapes.Told) and both.lines[0] == drawn.text


def test_an_answer_that_may_be_given_anew_can_be_previewed() -> None:
    stage, journal = stage_for("tiny"), begun("tiny")
    journal.answer(ONE, "stance bold")
    foreseen = ask(stage, journal, "preview", "stance wary")
    assert foreseen.stop == "question" and foreseen.lines == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tiny", "gloomhaven"])
def test_a_hint_is_a_choice_with_its_reason(game: str, language: Any) -> None:
    stage, journal = stage_for(game, language), begun(game)
    seat = journal.game.open[0].seat
    hint = ask(stage, journal, "hint", seat=seat)
    question = stage.seat(journal.game, seat).question
    assert question and hint.label in [c.label for c in question.choices if c.key == hint.key]
    assert hint.why and hint.why.endswith(".")


def test_a_closer_look_at_a_cell_or_at_somebody() -> None:
    stage, journal = stage_for("tiny"), begun("tiny")
    goblin = ("Goblin 3, health 12 of 12",)
    assert ask(stage, journal, "look", "g3").lines == goblin
    assert ask(stage, journal, "look", "goblin 3").lines == goblin
    assert ask(stage, journal, "look", "g2").lines == goblin
    assert ask(stage, journal, "look", "d3").lines == ("rubble: costs 2 movement",)


def test_cards_are_found_by_name_or_id() -> None:
    stage, journal = stage_for("tiny", "es"), begun("tiny")
    by_name, by_id = (ask(stage, journal, "card", about) for about in ("Tajo amplio", "cleave"))
    assert by_name == by_id and by_name.cards[0].name == "Tajo amplio"
    assert by_name.cards[0].halves[0].lines == ("Ataca a cada enemigo adyacente con 2 dados.",)
    haven, other = stage_for("gloomhaven"), begun("gloomhaven")
    (card,) = ask(haven, other, "card", "trample").cards
    assert card.kind == "card" and len(card.halves) == 2


def test_earlier_lines_of_the_log() -> None:
    stage, journal = stage_for("tiny"), played("log")
    everything = stage.lines(journal, -1, (ONE,))
    found: list[shapes.Line] = []
    before, asked = str(len(journal.answers) + 1), 0
    while True:
        log: shapes.Log = ask(stage, journal, "log", before)
        found[:0] = log.lines
        asked += 1
        if not log.more:
            break
        before = str(log.lines[0].answer)
    assert found == everything and asked == 2


@pytest.mark.parametrize(
    ("what", "about", "why"),
    [
        ("why", "999.1", 'The log has no line "999.1".'),
        ("why", "1.0", 'The log has no line "1.0".'),
        ("why", "zero", 'The log has no line "zero".'),
        ("look", "z9", 'Nothing on the table is called "z9"'),
        ("card", "", 'There is no card, and nothing else, called ""'),
        ("card", "zzz", 'There is no card, and nothing else, called "zzz"'),
        ("plan", "1", '"1" is not a monster on the board.'),
        ("plan", "x", '"x" is not a monster on the board.'),
        ("danger", "z9", '"z9" is not a revealed cell of the board'),
        ("sight", "k4", '"k4" is not a revealed cell of the board'),
        ("preview", "dance", '"dance" is no option'),
        ("preview", "stance", '"stance" may mean stance bold, stance wary, stance swift.'),
    ],
)
def test_what_has_no_answer_is_refused_in_words(what: str, about: str, why: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        ask(stage_for("tiny"), begun("tiny"), what, about, to="b3")
    assert why in str(refused.value)


def test_spectators_are_asked_nothing_and_have_no_figure() -> None:
    stage, journal = stage_for("tiny"), begun("tiny")
    for what in ("preview", "hint"):
        with pytest.raises(IllegalAnswer, match="There is no question for you now"):
            ask(stage, journal, what, "1", seat=SPECTATOR)
    with pytest.raises(IllegalAnswer, match="You have no figure on the board"):
        ask(stage, journal, "danger", "b3", seat=SPECTATOR)
    assert ask(stage, journal, "threat", seat=SPECTATOR).cells


def test_every_query_of_the_wire_has_its_answer() -> None:
    from typing import get_args, get_type_hints

    from undercroft.table.wire import Query as WireQuery

    assert set(get_args(get_type_hints(WireQuery)["what"])) == set(QUERIES)


def test_a_query_changes_nothing() -> None:
    stage, journal = stage_for("tiny"), played("still", 25)
    seat = journal.game.open[0].seat
    question = stage.seat(journal.game, seat).question
    before, lines = journal.game.state.digest(), stage.lines(journal)
    monster = next(str(each.id) for each in stage.public(journal.game).figures if each.side == "monsters")
    assert question
    for choice in question.choices:
        ask(stage, journal, "preview", choice.key, seat=seat)
    for what, about in (("threat", ""), ("danger", "b3"), ("hint", ""), ("plan", monster)):
        ask(stage, journal, what, about, seat=seat)
    assert journal.game.state.digest() == before and stage.lines(journal) == lines
