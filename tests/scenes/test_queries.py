"""Queries that every game answers the same way: why, hint, look, card, log, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from undercroft.kernel import SPECTATOR, IllegalAnswer, Journal, Seat
from undercroft.scenes import shapes
from undercroft.scenes.painters import Painter
from undercroft.scenes.presenter import Presenter
from undercroft.scenes.queries import QUERIES, offered
from undercroft.scenes.tiny import PAINTER
from undercroft.text.words import LANGUAGES, Language

from .shown import Query, begun, check_json, edition_of, played_at_random, stage_for
from .test_presenter import played

ONE, TWO = Seat(0), Seat(1)
BARE = Painter(board=PAINTER.board, figures=PAINTER.figures, status=PAINTER.status)
OPEN = ("preview", "whynot", "why", "log", "look", "card")  # what every game answers


def bare_stage(language: Language = "en") -> Presenter:
    """The Cellar by a painter with the fewest functions, and without a bot that gives hints."""
    edition = edition_of("tiny")
    bare = replace(edition, box=replace(edition.box, painter="scenes.test_queries:BARE", bots={}))
    return Presenter(bare, bare.settle(), language, strict=True)


def ask(
    presenter: Presenter, journal: Journal[Any], what: str, about: str = "", to: str = "", seat: Seat = ONE
) -> Any:
    return presenter.query(journal, seat, Query(what, about, to))


def test_a_game_tells_which_queries_it_answers() -> None:
    assert offered(edition_of("tiny").box) == tuple(QUERIES)
    assert offered(bare_stage().edition.box) == OPEN


@pytest.mark.parametrize("what", [each for each in QUERIES if each not in OPEN])
def test_a_query_that_is_not_offered_is_refused_with_one_sentence(what: str) -> None:
    journal, said = begun("tiny"), set()
    for language in LANGUAGES:
        with pytest.raises(IllegalAnswer) as refused:
            ask(bare_stage(language), journal, what)
        said.add(str(refused.value))
    assert len(said) == len(LANGUAGES) and "{" not in "".join(said)
    with pytest.raises(IllegalAnswer, match="does not answer that" if what != "hint" else "has no bot"):
        ask(bare_stage(), journal, what)


def test_a_painter_with_three_functions_draws_a_whole_game() -> None:
    presenter, whole = bare_stage(), stage_for("tiny")
    for journal in played_at_random(begun("tiny"), "bare", 60):
        shown, told = presenter.public(journal.game), whole.public(journal.game)
        assert (shown.board, shown.figures, shown.status) == (told.board, told.figures, told.status)
        assert not shown.track and not shown.mats and shown.waiting == told.waiting
        for seat in (ONE, TWO):
            check_json(msgspec.json.encode(presenter.seat(journal.game, seat)))
            if (mine := presenter.seat(journal.game, seat).question) is not None:
                keys = [choice.key for choice in mine.choices]
                assert ask(presenter, journal, "preview", keys[0], seat=seat).then
        assert [line.text for line in presenter.lines(journal)] == [
            line.text for line in whole.lines(journal)
        ]
    assert presenter.statistics(journal) == ()


def test_a_plain_choice_is_touched_where_its_fields_say() -> None:
    presenter, journal = bare_stage(), begun("tiny")
    found: dict[str, shapes.Choice] = {}
    for each in played_at_random(journal, "touch", 150):
        for seat in (ONE, TWO):
            question = presenter.seat(each.game, seat).question
            found |= {choice.kind: choice for choice in question.choices} if question else {}
    assert found["go"].cells == (found["go"].key.split()[1],)
    assert found["attack"].figures and not found["attack"].cells
    assert found["play"].card == found["play"].key.split()[1] and found["stance"].cells == ()


def test_why_gives_the_rule_and_the_reasons() -> None:
    presenter, journal = stage_for("tiny"), played("why", 40)
    line = next(line for line in presenter.lines(journal) if "focuses on" in line.text)
    told = ask(presenter, journal, "why", f"{line.answer}.{line.k}")
    assert told.lines[0] == line.text and told.lines[1].startswith("TN-MON-02 · A monster's focus")
    assert any("least movement" in each or "spikes" in each for each in told.lines[2:])
    assert ask(presenter, journal, "why", "0.1").lines[0].startswith("The torches are lit")


def test_why_of_a_rule_gives_its_title_and_what_it_says() -> None:
    told = ask(stage_for("tiny", "es"), played("why", 3), "why", "TN-MON-02")
    assert told.lines == ("TN-MON-02 · La atención de un monstruo (p. 5)",)
    assert told.statement.startswith("Its focus is the enemy to which")


def test_why_hides_what_the_seat_may_not_know() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")
    drawn = next(line for line in presenter.lines(journal, -1, (ONE,)) if "Warden draws" in line.text)
    about = f"{drawn.answer}.{drawn.k}"
    assert ask(presenter, journal, "why", about, seat=ONE).lines[0] == drawn.text
    for seat in (TWO, SPECTATOR):
        assert ask(presenter, journal, "why", about, seat=seat).lines[0] == "The Warden draws a card."
    both = presenter.query(journal, TWO, Query("why", about), seats=(TWO, ONE))
    assert isinstance(both, shapes.Told) and both.lines[0] == drawn.text


def test_an_answer_that_may_be_given_anew_can_be_previewed() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")
    journal.answer(ONE, "stance bold")
    foreseen = ask(presenter, journal, "preview", "stance wary")
    assert foreseen.stop == "question" and foreseen.lines == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tiny", "gloomhaven"])
def test_a_hint_is_a_choice_with_its_reason(game: str, language: Any) -> None:
    presenter, journal = stage_for(game, language), begun(game)
    seat = journal.game.open[0].seat
    hint = ask(presenter, journal, "hint", seat=seat)
    question = presenter.seat(journal.game, seat).question
    assert question and hint.label in [c.label for c in question.choices if c.key == hint.key]
    assert hint.why and hint.why.endswith(".")


def test_a_closer_look_at_a_cell_or_at_somebody() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")
    goblin = ("Goblin 3, health 12 of 12",)
    assert ask(presenter, journal, "look", "g3").lines == goblin
    assert ask(presenter, journal, "look", "goblin 3").lines == goblin
    assert ask(presenter, journal, "look", "g2").lines == goblin
    assert ask(presenter, journal, "look", "d3").lines == ("rubble: costs 2 movement",)


def test_cards_are_found_by_name_or_id() -> None:
    presenter, journal = stage_for("tiny", "es"), begun("tiny")
    by_name, by_id = (ask(presenter, journal, "card", about) for about in ("Tajo amplio", "cleave"))
    assert by_name == by_id and by_name.cards[0].name == "Tajo amplio"
    assert by_name.cards[0].halves[0].lines == ("Ataca a cada enemigo adyacente con 2 dados.",)
    haven, other = stage_for("gloomhaven"), begun("gloomhaven")
    (card,) = ask(haven, other, "card", "trample").cards
    assert card.kind == "card" and len(card.halves) == 2


def test_earlier_lines_of_the_log() -> None:
    presenter, journal = stage_for("tiny"), played("log")
    everything = presenter.lines(journal, -1, (ONE,))
    found: list[shapes.Line] = []
    before, asked = str(len(journal.answers) + 1), 0
    while True:
        log: shapes.Log = ask(presenter, journal, "log", before)
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
    presenter, journal = stage_for("tiny"), begun("tiny")
    for what in ("preview", "hint"):
        with pytest.raises(IllegalAnswer, match="There is no question for you now"):
            ask(presenter, journal, what, "1", seat=SPECTATOR)
    with pytest.raises(IllegalAnswer, match="You have no figure on the board"):
        ask(presenter, journal, "danger", "b3", seat=SPECTATOR)
    assert ask(presenter, journal, "threat", seat=SPECTATOR).cells


def test_every_query_of_the_wire_has_its_answer() -> None:
    from typing import get_args, get_type_hints

    from undercroft.table.wire import Query as WireQuery

    assert set(get_args(get_type_hints(WireQuery)["what"])) == set(QUERIES)


def test_a_query_changes_nothing() -> None:
    presenter, journal = stage_for("tiny"), played("still", 25)
    seat = journal.game.open[0].seat
    question = presenter.seat(journal.game, seat).question
    before, lines = journal.game.state.digest(), presenter.lines(journal)
    monster = next(str(each.id) for each in presenter.public(journal.game).figures if each.side == "monsters")
    assert question
    for choice in question.choices:
        ask(presenter, journal, "preview", choice.key, seat=seat)
    for what, about in (("threat", ""), ("danger", "b3"), ("hint", ""), ("plan", monster)):
        ask(presenter, journal, what, about, seat=seat)
    assert journal.game.state.digest() == before and presenter.lines(journal) == lines
