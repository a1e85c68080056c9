"""Previews: what would happen, as far as the seat may know it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated

import pytest

from kernel.playing import Table, random_play
from kernel.toy import (
    RULES,
    SEATS,
    Attack,
    Brawl,
    CardPlayed,
    ChestOpened,
    Drink,
    Drunk,
    Hurt,
    Rolled,
    StanceOption,
    Stood,
    Suffer,
    Toy,
    fresh,
    hand,
    make_rules,
    new_game,
)  # fmt: skip
from undercroft.kernel import (
    OWNER,
    Ask,
    CardId,
    Entry,
    Event,
    GameOver,
    IllegalAnswer,
    Next,
    Option,
    Pass,
    Procedure,
    Seat,
    ask,
    ask_any,
    hidden_places,
    log_for,
    preview,
    step,
)  # fmt: skip


def test_a_preview_shows_what_is_certain_and_stops_at_chance() -> None:
    table = Table(RULES, fresh(Attack(Seat(0))))
    before = table.state.digest()
    shown = preview(table.game, Seat(0), "target 1")
    assert (shown.entries, shown.stop) == ((), "chance")
    assert table.state.digest() == before and table.game.open and not table.happened(Rolled)


def test_a_preview_stops_at_the_next_question() -> None:
    table = Table(RULES, fresh(Suffer(Seat(1), 2, by=Seat(0)), seat1=hand("dodge", "fury")))
    shown = preview(table.game, Seat(1), "use dodge")
    assert shown.entries[0].event == CardPlayed(Seat(1), CardId("dodge"))
    assert shown.stop == "question"


def test_a_preview_goes_on_to_the_end() -> None:
    state = fresh(Suffer(Seat(1), 9, by=Seat(0)), seat1=hand("dodge"), seat2={"health": 0})
    shown = preview(Table(RULES, state).game, Seat(1), "pass")
    assert [type(entry.event) for entry in shown.entries] == [Hurt, GameOver] and shown.stop == "end"


def test_a_preview_of_an_aside() -> None:
    table = Table(RULES, fresh(Drink(Seat(0))))
    shown = preview(table.game, Seat(0), "sip 2")
    assert shown.entries == (Entry("TOY-POT-01", Drunk(Seat(0), 2)),) and shown.stop == "end"


def test_a_preview_stops_before_a_reveal() -> None:
    table = Table(RULES, fresh()).picks("0:stance rest", "1:stance rest", "2:stance rest")
    shown = preview(table.game, Seat(0), "vote yes")
    assert (shown.entries, shown.stop) == ((), "reveal") and not table.happened(ChestOpened)


def test_a_preview_stops_where_other_answers_are_shown() -> None:
    """The same for every choice of the others: neither entries nor the stop tell."""
    shown = set()
    for theirs in ("attack", "guard", "rest"):
        table = Table(RULES, fresh(Brawl())).picks(f"1:stance {theirs}", f"2:stance {theirs}")
        shown.add(preview(table.game, Seat(0), "stance attack"))
    assert len(shown) == 1 and shown.pop().stop == "secret"


def test_a_preview_of_ones_own_secret_is_no_secret() -> None:
    table = Table(RULES, fresh(Brawl()))
    shown = preview(table.game, Seat(0), "stance attack")
    assert (shown.entries, shown.stop) == ((), "question")  # the others have not answered


class OpenOption(Option):
    pass


class Weighs(Procedure, tag="prev.weighs"):
    """What comes after the answers depends on them, without any event before it."""

    @step("P-1")
    def choose(self, g: Toy) -> Next:
        return Ask({seat: (StanceOption("a"), StanceOption("b")) for seat in SEATS[:2]}, secret=True)

    @choose.all_answered
    def weigh(self, g: Toy, picked: Mapping[Seat, StanceOption]) -> Next:
        if picked[Seat(1)].stance == "a":
            g.chance("die", "12")
            return None
        return self.question

    @step("P-2")
    def end(self, g: Toy) -> Next:
        return self.never

    @step("P-3")
    def question(self, g: Toy) -> Next:
        return ask(Seat(0), Pass(), OpenOption())

    @step("P-4")
    def never(self, g: Toy) -> None: ...


class Peeked(Event):
    """A seat looked at a card of its own."""

    seat: Seat
    card: Annotated[CardId, OWNER]


class Draws(Procedure, tag="prev.draws"):
    """Shows a card of seat 1's hand, after something harmless."""

    @step("P-5")
    def question(self, g: Toy) -> Next:
        return ask_any(SEATS[:2], Pass(), OpenOption())

    @step("P-6")
    def stand(self, g: Toy) -> None:
        g.emit(Stood(Seat(0), "guard"))
        g.emit(Peeked(Seat(1), CardId("fury")))

    @step("P-7")
    def play(self, g: Toy) -> None:
        g.emit(CardPlayed(Seat(1), CardId("dodge")))

    @step("P-8")
    def more(self, g: Toy) -> None:
        g.emit(Stood(Seat(0), "rest"))


MINE = make_rules(sys.modules[__name__])


@pytest.mark.parametrize("theirs", ["a", "b"])
def test_not_even_the_stop_tells_what_another_chose(theirs: str) -> None:
    table = Table(MINE, fresh(Weighs())).picks(f"1:stance {theirs}")
    shown = preview(table.game, Seat(0), "stance a")
    assert (shown.entries, shown.stop) == ((), "secret")


def test_a_preview_is_redacted_and_stops_before_a_card_is_shown() -> None:
    table = Table(MINE, fresh(Draws(), seat1=hand("dodge")))
    theirs, own = preview(table.game, Seat(0), "pass"), preview(table.game, Seat(1), "pass")
    assert [entry.event for entry in theirs.entries] == [
        Stood(Seat(0), "guard"),
        Peeked(Seat(1), CardId("?")),
    ]
    assert theirs.stop == "secret"
    assert own.entries[1].event == Peeked(Seat(1), CardId("fury"))
    assert len(own.entries) == 4 and own.stop == "end"  # his own cards are no secret to him


@pytest.mark.parametrize("seed", range(5))
def test_previews_come_true_and_never_move_the_game(seed: int) -> None:
    """What was shown is how the entries of the real answer begin; where it did not stop, that is all."""
    for game in random_play(new_game(seed), seed, limit=60):
        for decision in game.open:
            seat = decision.seat
            for key in [option.key for option in decision.all_options]:
                before = game.state.digest()
                shown = preview(game, seat, key)
                assert game.state.digest() == before
                twin = game.clone()
                twin.log = []
                twin.answer(seat, key)
                real = tuple(log_for(twin.log, seat))
                assert real[: len(shown.entries)] == shown.entries
                if shown.stop in ("question", "end"):
                    assert real == shown.entries and bool(twin.open) == (shown.stop == "question")
                    assert not hidden_places(game.state, seat) - hidden_places(twin.state, seat)


def test_an_illegal_answer_has_no_preview() -> None:
    with pytest.raises(IllegalAnswer):
        preview(new_game(1), Seat(0), "stance sit")
