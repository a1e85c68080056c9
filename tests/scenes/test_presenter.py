"""What the presenter itself makes for every game: questions, waiting, the log, what is kept of it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.bots import Bot, make_bot
from undercroft.kernel import Journal, Seat, view
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import Language

from .shown import begun, edition_of, parts_of, stage_for

ONE, TWO = Seat(0), Seat(1)


def asked(presenter: Presenter, journal: Journal[Any], seat: Seat) -> shapes.Question:
    question = presenter.seat(journal.game, seat).question
    assert question is not None
    return question


def test_a_question_has_its_text_its_rule_and_its_choices_in_words() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")
    question = asked(presenter, journal, ONE)
    assert question.text == "The Warden: which stance this round?"
    assert (question.what, question.rule) == ("tiny.round.choose_stances", "TN-RND-02")
    assert question.title == "Stances in secret"
    assert [choice.key for choice in question.choices] == ["stance bold", "stance wary", "stance swift"]
    assert question.choices[0].label == "Bold: +1 die on attacks"
    assert question.secret and not question.again and not question.asides


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Waiting for the Warden and the Scout."),
        ("es", "Se espera a la Guardiana y al Explorador."),
        ("pt", "Aguardando a Guardiã e o Batedor."),
    ],
)
def test_of_a_secret_question_others_learn_only_whom_they_wait_for(language: Language, text: str) -> None:
    (waiting,) = stage_for("tiny", language).public(begun("tiny").game).waiting
    assert waiting == shapes.Waiting((0, 1), text, secret=True)


def test_who_has_answered_in_secret_is_ready_and_may_answer_anew() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")
    journal.answer(TWO, "stance wary")
    public = presenter.public(journal.game)
    assert [mat.ready for mat in public.mats] == [False, True]
    assert [waiting.seats for waiting in public.waiting] == [(0,)]
    question = asked(presenter, journal, TWO)
    assert question.again and question.given == "stance wary" and len(question.choices) == 3
    assert not asked(presenter, journal, ONE).again
    journal.answer(TWO, "stance swift")
    assert asked(presenter, journal, TWO).given == "stance swift"


@pytest.mark.parametrize("game", ["tiny", "gloomhaven"])
def test_a_secret_answer_changes_no_byte_for_the_others(game: str) -> None:
    """Two tables, the same but for what one seat chose in secret."""
    one, two, presenter = begun(game), begun(game), stage_for(game)
    while not one.game.open[-1].secret or len(one.game.open[-1].options) < 2:
        decision = one.game.open[0]
        for journal in (one, two):
            journal.answer(decision.seat, decision.options[0].key)
    decision = one.game.open[-1]
    one.answer(decision.seat, decision.options[0].key)
    two.answer(decision.seat, decision.options[-1].key)
    assert parts_of(presenter.public(one.game)) == parts_of(presenter.public(two.game))
    others = [seat for seat in one.game.rules.seat_order(one.game) if seat != decision.seat]
    for seat in others:
        sent = [msgspec.json.encode(presenter.seat(each.game, seat)) for each in (one, two)]
        assert sent[0] == sent[1]
        assert presenter.lines(one, -1, (seat,)) == stage_for(game).lines(two, -1, (seat,))
    own = [presenter.seat(each.game, decision.seat) for each in (one, two)]
    assert own[0] != own[1]


@pytest.mark.parametrize(("game", "most"), [("tiny", 120), ("gloomhaven", 60)])
def test_what_was_drawn_before_is_used_again_only_where_nothing_changed(game: str, most: int) -> None:
    """A presenter that follows the game, also through undos, shows the same as one that sees it first now."""
    presenter, journal = stage_for(game), begun(game)
    luck, seats = Random(game), [Seat(n) for n in range(len(presenter.narrator.seats))]
    kept, drawn = Counter[str](), presenter.parts(journal.game)
    for _ in range(most):
        if journal.answers and luck.random() < 0.2:
            journal.undo()
        elif journal.game.open:
            decision = luck.choice(journal.game.open)
            journal.answer(luck.choice(decision.seats), luck.choice(decision.options).key)
        last, drawn = drawn, presenter.parts(journal.game)
        kept.update(name for name in drawn if drawn[name] is last[name])
        fresh = parts_of(stage_for(game).public(journal.game))
        assert {name: part.body for name, part in drawn.items()} == fresh
        for seat in seats:
            assert presenter.seat(journal.game, seat) == stage_for(game).seat(journal.game, seat)
    assert set(kept) == set(drawn) and kept["board"] > kept["track"] and kept["figures"] < most


def cellar_bot(name: str, seat: Seat, seed: str) -> Bot:
    edition = edition_of("tiny")
    return make_bot(edition, edition.settle(), name, seat, seed)


def test_rights_of_the_moment_are_asides() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny", "hurt")
    bots = [cellar_bot("random", seat, "hurt") for seat in (ONE, TWO)]
    for _ in range(300):
        decision = journal.game.open[0]
        if decision.asides:
            break
        journal.answer(decision.seat, bots[decision.seat].choose(view(journal.game, decision.seat), decision))
    question = asked(presenter, journal, journal.game.open[0].seat)
    assert [choice.key for choice in question.asides] == ["drink potion"]
    assert question.asides[0].card == "potion" and question.asides[0].label == "Drink the potion"


def played(seed: str, most: int = 400) -> Journal[Any]:
    """A game of two bots, or its beginning."""
    journal = begun("tiny", seed)
    bots = [cellar_bot("normal", seat, seed) for seat in (ONE, TWO)]
    while journal.game.open and len(journal.answers) < most:
        decision = journal.game.open[0]
        journal.answer(decision.seat, bots[decision.seat].choose(view(journal.game, decision.seat), decision))
    return journal


def test_lines_have_levels_and_those_that_the_game_chose_are_automatic() -> None:
    lines = stage_for("tiny").lines(played("levels"))
    by_level = {level: [line.text for line in lines if line.level == level] for level in ("round", "turn")}
    assert by_level["round"][0] == "Round 1 begins." and by_level["turn"][0] == "Goblin 3's turn."
    focused = [line for line in lines if "focuses on" in line.text]
    assert focused[0].automatic and all(len(line.figures) == 2 for line in focused)
    assert not any(line.automatic for line in lines if line.level != "event")
    dice = [line.show for line in lines if line.show and line.show.kind == "dice"]
    assert dice and all(
        die.text in "0123" and int(die.text) == die.pips for show in dice for die in show.dice
    )


def test_a_person_reads_what_any_of_their_seats_may_know() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")

    def drawn(*seats: Seat) -> list[str]:
        return [line.text for line in presenter.lines(journal, -1, seats) if "draws" in line.text]

    hidden = ["The Warden draws a card."] * 2 + ["The Scout draws a card."] * 2
    assert drawn() == hidden
    assert drawn(TWO)[:2] == hidden[:2] and not set(drawn(TWO)[2:]) & set(hidden)
    assert drawn(ONE)[2:] == hidden[2:] and drawn(ONE, TWO) == drawn(ONE)[:2] + drawn(TWO)[2:]


def test_lines_after_an_answer_are_the_end_of_all_lines() -> None:
    presenter, journal = stage_for("tiny"), played("since", 30)
    everything = presenter.lines(journal, -1, (ONE,))
    assert everything[0].answer == 0
    for since in (-1, 0, 7, 30):
        assert presenter.lines(journal, since, (ONE,)) == [line for line in everything if line.answer > since]
    assert presenter.lines(journal, 30) == []


def test_after_an_undo_the_log_tells_what_came_instead() -> None:
    presenter, journal = stage_for("tiny"), begun("tiny")
    journal.answer(ONE, "stance bold")
    journal.answer(TWO, "stance wary")
    before = [line.text for line in presenter.lines(journal, 1)]
    journal.undo(1)
    assert presenter.lines(journal, 1) == []
    journal.answer(TWO, "stance swift")
    after = [line.text for line in presenter.lines(journal, 1)]
    assert "The Scout is wary this round." in before and "The Scout is swift this round." in after
    assert not any("wary" in text for text in after)


def test_the_stage_notices_that_a_game_was_played_on() -> None:
    presenter, game = stage_for("tiny"), begun("tiny").game
    first = presenter.seat(game, ONE)
    assert presenter.seen(game, ONE) is presenter.seen(game, ONE)
    game.answer(ONE, "stance bold")
    second = presenter.seat(game, ONE)
    assert first.question and not first.question.again and second.question and second.question.again


def test_a_game_that_is_over_has_its_result_and_its_statistics() -> None:
    presenter, journal = stage_for("tiny"), played("levels")
    public = presenter.public(journal.game, presenter.statistics(journal))
    assert public.status.outcome == journal.game.state.outcome and public.status.result.startswith("Result: ")
    head, *rows = public.status.stats
    assert head == ("", ("Warden", "Scout")) and len(rows) == 7 and all(len(row[1]) == 2 for row in rows)
    assert public.waiting == () and presenter.seat(journal.game, ONE).question is None
    assert presenter.public(journal.game).status.stats == ()


def test_events_that_the_next_of_their_kind_outdoes_are_left_out() -> None:
    """Among events in a row whose message says `.last = yes` only the last is told."""
    presenter, journal = stage_for("gloomhaven"), begun("gloomhaven")
    outdone = presenter.narrator.outdone(journal.opening)
    told = {line.k for line in presenter.lines(journal) if line.answer == 0}
    assert not told & outdone


def test_two_stages_of_one_table_agree_whatever_they_were_shown_before() -> None:
    """A worker that comes late says the same as one that was there all the time."""
    early, journal = stage_for("tiny"), begun("tiny", "agree")
    bots = [cellar_bot("normal", seat, "agree") for seat in (ONE, TWO)]
    heard: list[shapes.Line] = early.lines(journal, -1, (TWO,))
    while journal.game.open and len(journal.answers) < 80:
        decision = journal.game.open[0]
        since, _ = early.log.open_since(journal, len(journal.answers))
        heard = [line for line in heard if line.answer < since]
        journal.answer(decision.seat, bots[decision.seat].choose(view(journal.game, decision.seat), decision))
        heard += early.lines(journal, since - 1, (TWO,))
    late = stage_for("tiny")
    assert late.lines(journal, -1, (TWO,)) == heard
    assert parts_of(late.public(journal.game)) == parts_of(early.public(journal.game))
