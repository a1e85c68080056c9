"""The engine: what it refuses, what it answers by itself, how groups, rights and secrets are asked."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from kernel.playing import Table, reloaded, seats
from kernel.toy import (
    RULES,
    Attack,
    Drink,
    DrinkOption,
    Drunk,
    Hurt,
    Rolled,
    Suffer,
    Toy,
    fresh,
    hand,
    living,
    make_rules,
    new_game,
)  # fmt: skip
from undercroft.kernel import (
    Ask,
    BrokenRules,
    Call,
    Done,
    Entry,
    Event,
    Game,
    Given,
    IllegalAnswer,
    Lot,
    Next,
    Option,
    Pass,
    Procedure,
    Right,
    Seat,
    ask,
    ask_any,
    step,
    view,
)  # fmt: skip


class TakeOption(Option):
    what: str


class Asks(Procedure, tag="eng.asks"):
    """Whatever question a test wants."""

    kind: str

    @step("EN-01")
    def question(self, g: Toy) -> Next:
        asked: Ask = QUESTIONS[self.kind](g)
        return asked

    @question.all_answered
    def take(self, g: Toy, picked: Mapping[Seat, Option]) -> None:
        for seat, option in picked.items():
            g.emit(Heard(seat, option.key, g.answering))


class Heard(Event):
    seat: Seat
    key: str
    by: Seat


A, B = TakeOption("a"), TakeOption("b")
QUESTIONS: dict[str, Any] = {
    "one": lambda g: ask(Seat(1), A, B),
    "lone": lambda g: ask(Seat(1), A),
    "secret": lambda g: ask(Seat(1), A, secret=True),
    "group": lambda g: ask_any(seats(2, 0), A, B),
    "lone group": lambda g: ask_any(seats(2, 0), A),
    "lot": lambda g: ask_any(seats(2, 0), A, B, lot=True),
    "lone lot": lambda g: ask_any(seats(2, 0), A, lot=True),
    "all": lambda g: Ask(dict.fromkeys(living(g.state), (A, B)), secret=True),
    "mixed": lambda g: Ask({Seat(0): (A,), Seat(1): (A, B), Seat(2): (B,)}),
    "mixed secret": lambda g: Ask({Seat(0): (A,), Seat(1): (A, B)}, secret=True),
    "none": lambda g: ask(Seat(0)),
    "nobody": lambda g: Ask({}),
    "half": lambda g: Ask({Seat(0): (A,), Seat(1): ()}),
    # strong seats may take what is strong; a potion makes weak
    "by health": lambda g: Ask(
        {seat: (A, B) if g.state.players[seat].health > 3 else (B, Pass()) for seat in g.state.players}
    ),
}


class ActsFirst(Procedure, tag="eng.acts_first"):
    @step("EN-02")
    def hurt_and_ask(self, g: Toy) -> Next:
        g.emit(Hurt(Seat(0), 1))
        return ask(Seat(0), A, B)


class RollsFirst(Procedure, tag="eng.rolls_first"):
    @step("EN-03")
    def roll_and_ask(self, g: Toy) -> Next:
        g.chance("die", "12")
        return ask(Seat(0), A, B)


class AsksTwice(Procedure, tag="eng.asks_twice"):
    @step("EN-04")
    def once(self, g: Toy) -> Next:
        return ask(Seat(0), A, B)

    @once.answered
    def twice(self, g: Toy, picked: Option) -> Next:
        return ask(Seat(0), A, B)


class AsksOnReturn(Procedure, tag="eng.asks_on_return"):
    @step("EN-05")
    def call(self, g: Toy) -> Next:
        return Call(Quiet())

    @call.returned
    def back(self, g: Toy, result: int) -> Next:
        return ask(Seat(0), A, B)


class Quiet(Procedure, tag="eng.quiet"):
    @step("EN-06")
    def run(self, g: Toy) -> Next:
        return Done(4)


class Weaken(Procedure, tag="eng.weaken"):
    """An aside that makes an answer void that another seat has given already."""

    @step("EN-07")
    def hurt(self, g: Toy) -> None:
        g.emit(Hurt(Seat(0), 3))


class WeakenOption(Option):
    pass


class ProbeOption(Option):
    pass


class Probe(Procedure, tag="eng.probe"):
    """An aside that asks everybody something of its own."""

    by: Seat

    @step("EN-08")
    def question(self, g: Toy) -> Next:
        return Ask(dict.fromkeys(living(g.state), (A, B)), secret=True)

    @question.all_answered
    def note(self, g: Toy, picked: Mapping[Seat, Option]) -> None:
        for seat, option in picked.items():
            g.emit(Heard(seat, "probe " + option.key, self.by))


def more_rights(g: Toy, seat: Seat) -> Sequence[Right]:
    if any(isinstance(frame, (Probe, Weaken)) for frame in g.state.frames):
        return ()
    return (Right(WeakenOption(), Weaken()), Right(ProbeOption(), PROBE)) if seat == 1 else ()


PROBE = Probe(Seat(1))
MINE = make_rules(sys.modules[__name__])
WITH_PROBE = make_rules(sys.modules[__name__], rights=more_rights)


def heard(table: Table) -> list[tuple[int, str, int]]:
    return [(e.seat, e.key, e.by) for e in table.happened(Heard)]


# -- what is asked, and what is not


def test_a_lone_option_is_answered_by_the_kernel() -> None:
    table = Table(MINE, fresh(Asks("lone")))
    assert heard(table) == [(1, "take a", 1)] and not table.open


def test_a_lone_option_of_a_group_is_answered_by_the_kernel() -> None:
    assert heard(Table(MINE, fresh(Asks("lone group")))) == [(2, "take a", 2)]


def test_where_the_lot_is_drawn_nobody_is_asked_and_the_next_event_tells() -> None:
    """The result goes into the journal; a lone option needs no lot."""
    game = Table(MINE, fresh(Asks("lot")), "take b").game
    assert game.log == [Entry("EN-01", Heard(Seat(2), "take b", Seat(2)), (Lot((A, B), B),))]
    assert game.results == ["take b"] and not game.open
    alone = Table(MINE, fresh(Asks("lone lot"))).game
    assert [each.why for each in alone.log or ()] == [()] and alone.results == []


def test_a_secret_lone_option_is_asked() -> None:
    """Skipping whoever has nothing to choose would tell the others so."""
    table = Table(MINE, fresh(Asks("secret")))
    assert table.offers() == [((1,), ["take a", "drink"])] and table.open[0].secret


def test_forced_seats_of_a_common_question_are_not_asked_but_count() -> None:
    table = Table(MINE, fresh(Asks("mixed")))
    assert [d.seat for d in table.open] == [1]
    assert heard(table.picks("take b")) == [(0, "take a", 1), (1, "take b", 1), (2, "take b", 1)]
    assert [d.seat for d in Table(MINE, fresh(Asks("mixed secret"))).open] == [0, 1]


@pytest.mark.parametrize("kind", ["none", "nobody", "half"])
def test_a_question_without_options_is_refused(kind: str) -> None:
    with pytest.raises(BrokenRules, match=r"eng\.asks/question asks without options"):
        Table(MINE, fresh(Asks(kind)))


@pytest.mark.parametrize("frame", [ActsFirst(), RollsFirst()])
def test_a_step_that_acts_before_it_asks_is_refused(frame: Procedure) -> None:
    with pytest.raises(BrokenRules, match="acts, or is answered, before it asks; make it two steps"):
        Table(MINE, fresh(frame))


def test_an_answer_cannot_ask() -> None:
    with pytest.raises(BrokenRules, match="acts, or is answered, before it asks; make it two steps"):
        Table(MINE, fresh(AsksTwice())).picks("take a")


def test_what_follows_a_call_cannot_ask() -> None:
    with pytest.raises(BrokenRules, match=r"call\.returned acts, or is answered, before it asks"):
        Table(MINE, fresh(AsksOnReturn()))


def test_a_decision_says_who_what_and_by_which_rule() -> None:
    (decision,) = Table(MINE, fresh(Asks("one"))).open
    assert (decision.seats, decision.what, decision.rule) == ((1,), "eng.asks.question", "EN-01")


def test_advance_does_nothing_while_a_question_is_open() -> None:
    table = Table(MINE, fresh(Asks("one")))
    before = table.state.digest()
    assert table.game.advance() is table.open and table.state.digest() == before


# -- joint decisions


@pytest.mark.parametrize("seat", [0, 2])
def test_a_group_is_answered_by_any_of_its_seats(seat: int) -> None:
    table = Table(MINE, fresh(Asks("group")))
    assert table.open[0].seats == (2, 0)
    with pytest.raises(IllegalAnswer, match=r"open: seat 2/0 eng\.asks\.question"):
        table.game.answer(Seat(1), "take a")
    table.picks(f"{seat}:take b")
    assert heard(table) == [(2, "take b", seat)] and not table.open  # and the first answer counts


def test_a_group_question_is_the_same_after_loading() -> None:
    table = Table(MINE, fresh(Asks("group")))
    back = reloaded(table.game)
    assert back.open == table.open
    back.answer(Seat(0), "take a")
    assert [e.event for e in back.log or ()] == [Heard(Seat(2), "take a", Seat(0))]


def test_everybody_sees_a_joint_question() -> None:
    game = Table(MINE, fresh(Asks("group"))).game
    assert view(game, Seat(1)).open == game.open and view(game, Seat(1)).mine() is None
    assert view(game, Seat(0)).mine() == game.open[0]


# -- several at once


def test_answers_wait_until_all_are_in_whatever_their_order() -> None:
    orders = [("0:take a", "1:take b", "2:take a"), ("2:take a", "0:take a", "1:take b")]
    stories = []
    for order in orders:
        table = Table(MINE, fresh(Asks("all")))
        for i, pick in enumerate(order):
            assert len(table.open) == 3 - i and not heard(table)
            table.picks(pick)
        stories.append([(seat, key) for seat, key, _ in heard(table)])
        assert table.state.answers == ()
    assert stories[0] == stories[1] == [(0, "take a"), (1, "take b"), (2, "take a")]


def test_an_answer_can_be_changed_while_others_think() -> None:
    table = Table(MINE, fresh(Asks("all"))).picks("0:take a")
    again = table.game.answered(Seat(0))
    assert [d.seat for d in table.open] == [1, 2]
    assert again is not None and again.options == (A, B) and again.asides == (DrinkOption(),)
    assert table.game.answered(Seat(1)) is None
    table.game.answer(Seat(0), "take b")
    assert [d.seat for d in table.open] == [1, 2] and len(table.state.answers) == 1
    table.picks("1:take a", "2:take a")
    assert [(seat, key) for seat, key, _ in heard(table)] == [(0, "take b"), (1, "take a"), (2, "take a")]


def test_an_answer_is_changed_for_one_that_is_offered() -> None:
    table = Table(MINE, fresh(Asks("all"))).picks("0:take a")
    with pytest.raises(IllegalAnswer, match="not among the options of seat 0"):
        table.game.answer(Seat(0), "take c")
    with pytest.raises(IllegalAnswer, match="not among the options of seat 0"):
        table.game.answer(Seat(0), 7)
    table.picks("1:take b", "2:take b")
    with pytest.raises(IllegalAnswer, match="Seat 0 is not asked"):
        table.game.answer(Seat(0), "take b")
    assert table.game.answered(Seat(0)) is None


def test_a_changed_answer_is_saved() -> None:
    table = Table(MINE, fresh(Asks("all"))).picks("0:take a")
    back = reloaded(table.game)
    back.answer(Seat(0), "take b")
    back.answer(Seat(1), "take a")
    back.answer(Seat(2), "take a")
    assert [e.event.key for e in back.log or () if isinstance(e.event, Heard)] == [
        "take b",
        "take a",
        "take a",
    ]


def test_waiting_answers_are_saved_with_the_height_of_their_question() -> None:
    table = Table(MINE, fresh(Asks("one"), Asks("all"))).picks("1:take b")
    assert table.state.answers == (Given(Seat(1), 2, "take b"),)
    back = reloaded(table.game)
    assert [d.seat for d in back.open] == [0, 2]
    back.answer(Seat(2), "take a")
    back.answer(Seat(0), "take a")
    keys = [e.event.key for e in back.log or () if isinstance(e.event, Heard)]
    assert keys == ["take a", "take b", "take a"]


# -- rights


def test_a_right_is_an_aside_of_ones_own_decisions() -> None:
    table = Table(MINE, fresh(Asks("one"), seat0={"potions": 1}, seat1={"potions": 2}))
    assert table.open[0].options == (A, B) and table.open[0].asides == (DrinkOption(),)
    assert Table(MINE, fresh(Asks("one"), seat1={"potions": 0})).open[0].asides == ()


def test_an_aside_does_not_count_for_forced_answers() -> None:
    assert heard(Table(MINE, fresh(Asks("lone"), seat1={"potions": 3}))) == [(1, "take a", 1)]


def test_after_an_aside_the_same_question_is_open_again() -> None:
    table = Table(MINE, fresh(Asks("one"), seat1={"potions": 2, "health": 1}))
    before = table.open[0]
    table.picks("drink")
    assert table.game.where() == "eng.asks/question > toy.drink/measure"
    assert table.offers() == [((1,), ["sip 1", "sip 2"])]
    table.picks("sip 2")
    assert table.open == (before,) and table.state.players[Seat(1)].health == 3
    table.picks("drink", "sip 1")
    assert table.open[0].asides == () and table.open[0].options == before.options
    table.picks("take b")
    assert heard(table) == [(1, "take b", 1)] and len(table.happened(Drunk)) == 2


def test_a_right_that_was_offered_but_is_gone_is_a_fault_of_the_rules() -> None:
    asked = []

    def fickle(g: Toy, seat: Seat) -> Sequence[Right]:
        asked.append(seat)
        return (Right(DrinkOption(), Drink(seat)),) if len(asked) == 1 else ()

    table = Table(make_rules(sys.modules[__name__], rights=fickle), fresh(Asks("one")))
    with pytest.raises(BrokenRules, match="seat 1 was offered 'drink' but has no such right"):
        table.picks("drink")


def test_an_aside_while_anothers_secret_answer_waits() -> None:
    """The answer survives, and what the aside asks of everybody does not mix with it."""
    table = Table(WITH_PROBE, fresh(Asks("all"))).picks("0:take b", "1:probe")
    assert [d.what for d in table.open] == [
        "eng.probe.question"
    ] * 3  # seat 0 is asked, too: another question
    assert table.state.answers == (Given(Seat(0), 1, "take b"),)
    table.picks("0:take a", "2:take b")
    game = reloaded(table.game)  # in the middle of it all
    assert game.open == table.open and len(game.state.answers) == 3
    table.picks("1:take a")
    assert heard(table) == [(0, "probe take a", 1), (1, "probe take a", 1), (2, "probe take b", 1)]
    assert [d.seat for d in table.open] == [1, 2] and table.state.answers == (Given(Seat(0), 1, "take b"),)
    table.picks("2:take a", "1:take a")
    assert heard(table)[3:] == [(0, "take b", 1), (1, "take a", 1), (2, "take a", 1)]


def test_an_aside_while_the_own_secret_answer_waits() -> None:
    table = Table(MINE, fresh(Asks("all"), seat0={"potions": 2, "health": 1})).picks("0:take b")
    table.game.answer(Seat(0), "drink")
    table.picks("0:sip 2")
    assert table.state.players[Seat(0)].health == 3 and [d.seat for d in table.open] == [1, 2]
    game = reloaded(table.game)
    assert game.answered(Seat(0)) == table.game.answered(Seat(0)) is not None
    table.picks("2:take a", "1:take a")
    assert heard(table) == [(0, "take b", 1), (1, "take a", 1), (2, "take a", 1)]


def test_the_template_of_a_right_is_not_used_up() -> None:
    table = Table(WITH_PROBE, fresh(Asks("all")))
    for _ in range(2):
        table.picks("1:probe", "0:take a", "1:take a", "2:take a")
    assert len(heard(table)) == 6 and Probe(Seat(1)) == PROBE and PROBE.step == ""


def test_an_answer_that_an_aside_made_void_is_asked_again() -> None:
    table = Table(WITH_PROBE, fresh(Asks("by health"))).picks("0:take a", "1:weaken")
    assert table.offers()[0] == ((0,), ["take b", "pass"])  # too weak now for what was chosen
    table.picks("0:pass", "2:take b")
    assert [given.key for given in table.state.answers if given.seat == 0] == ["pass"]
    table.picks("1:take a")
    assert [(seat, key) for seat, key, _ in heard(table)] == [(0, "pass"), (1, "take a"), (2, "take b")]


# -- the rest


def test_clones_go_their_own_ways_from_an_open_question() -> None:
    game = Table(MINE, fresh(Asks("all"))).picks("1:take a").game
    twin = game.clone()
    twin.answer(Seat(0), "take b")
    assert [d.seat for d in game.open] == [0, 2] and [d.seat for d in twin.open] == [2]
    assert twin.log is None and game.log is not None


def test_where_is_a_breadcrumb() -> None:
    table = Table(RULES, fresh(Attack(Seat(0), Seat(1)), seat1=hand("dodge")), "2")
    table.picks("pass", "pass")
    assert table.game.where() == "toy.attack/deal.returned > toy.suffer/lose > window/offer"


def test_results_are_those_of_the_last_answer() -> None:
    table = Table(RULES, fresh(Attack(Seat(0)), Attack(Seat(1))), "3", "1")
    assert table.game.results == []
    table.picks("target 2")
    assert table.game.results == ["3"]
    table.picks("target 2")
    assert table.game.results == ["1"] and [e.face for e in table.happened(Rolled)] == [3, 1]


def test_the_steps_that_ran_are_kept_if_somebody_wants_them() -> None:
    table = Table(RULES, fresh(Suffer(Seat(1), 1, by=Seat(0))))
    assert table.game.ran == {"toy.suffer.before", "toy.suffer.lose", "toy.suffer.look_around"}
    assert new_game(1).ran is None


def test_a_game_that_ran_out_is_over() -> None:
    game: Game[Any] = Game(MINE, fresh(Quiet()))
    assert game.advance() == () and not game.state.frames and game.state.outcome == ""
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.answer(Seat(0), "pass")
