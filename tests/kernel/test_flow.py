"""Procedures: steps in the order of the page, and every way to go on."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import pytest

from kernel.playing import Table, reloaded
from kernel.toy import DrinkOption, Hurt, Rolled, Toy, fresh, make_rules
from undercroft.kernel import (
    Ask,
    BrokenRules,
    Call,
    Done,
    Next,
    Option,
    Pass,
    Procedure,
    Seat,
    Step,
    ask,
    ask_any,
    step,
    window,
)  # fmt: skip


class Told(Procedure, tag="flow.told"):
    """Says its number when it runs."""

    number: int

    @step("FL-00")
    def tell(self, g: Toy) -> Next:
        g.emit(Rolled(Seat(0), self.number))
        return Done(self.number * 10)


def say(g: Toy, number: int) -> None:
    g.emit(Rolled(Seat(0), number))


class InOrder(Procedure, tag="flow.in_order"):
    @step("FL-01")
    def zulu(self, g: Toy) -> None:
        say(g, 1)

    @step("FL-02")
    def alpha(self, g: Toy) -> None:
        say(g, 2)

    between = window("FL-03")

    @step("FL-04")
    def mike(self, g: Toy) -> None:
        say(g, 3)


class Jumps(Procedure, tag="flow.jumps"):
    turns: int = 0

    @step("FL-01")
    def go(self, g: Toy) -> Next:
        self.turns += 1
        say(g, self.turns)
        return self.end if self.turns == 3 else self.go

    @step("FL-02")
    def skipped(self, g: Toy) -> None:
        say(g, 99)

    @step("FL-03")
    def end(self, g: Toy) -> None:
        """A step may be called "end": the mark of the end is no name a method can have."""
        say(g, 4)


class Calls(Procedure, tag="flow.calls"):
    got: int | str | None = None

    @step("FL-01")
    def plain(self, g: Toy) -> Next:
        return Call(Told(1))

    @step("FL-02")
    def with_return(self, g: Toy) -> Next:
        return Call(Told(2))

    @with_return.returned
    def take(self, g: Toy, result: int) -> None:
        say(g, result)

    @step("FL-03")
    def to_another(self, g: Toy) -> Next:
        return Call(Told(3), then=self.last)

    @step("FL-04")
    def skipped(self, g: Toy) -> None:
        say(g, 99)

    @step("FL-05")
    def last(self, g: Toy) -> Next:
        return Done("end")


class Ends(Procedure, tag="flow.ends"):
    @step("FL-01")
    def leave(self, g: Toy) -> Next:
        return Done()

    @step("FL-02")
    def never(self, g: Toy) -> None:
        say(g, 99)


class Guarded(Procedure, tag="flow.guarded"):
    limit: int = 2
    done: int = 0

    def goes_on(self, g: Toy) -> bool:
        return self.done < self.limit

    @step("FL-01")
    def work(self, g: Toy) -> Next:
        self.done += 1
        say(g, self.done)
        return self.work


class StandsGuard:
    """A guard that several procedures share."""

    __slots__ = ()

    def goes_on(self, g: Toy) -> bool:
        return g.state.players[Seat(0)].health > 3


class SharedGuard(StandsGuard, Procedure, tag="flow.shared_guard"):
    @step("FL-01")
    def bleed(self, g: Toy) -> Next:
        g.emit(Hurt(Seat(0), 1))
        return self.bleed


class Asks(Procedure, tag="flow.asks"):
    @step("FL-01")
    def question(self, g: Toy) -> Next:
        return ask(Seat(1), Pass(), DrinkOption())

    @question.answered
    def take(self, g: Toy, picked: Pass | DrinkOption) -> Next:
        say(g, 1 if isinstance(picked, Pass) else 2)
        return None if isinstance(picked, Pass) else self.question

    @step("FL-02")
    def unheard(self, g: Toy) -> Next:
        """An answer that nothing is attached to just goes on."""
        return ask(Seat(2), Pass(), DrinkOption())

    @step("FL-03")
    def end_here(self, g: Toy) -> Next:
        return ask(Seat(0), Pass(), DrinkOption())

    @end_here.answered
    def call(self, g: Toy, picked: Option) -> Next:
        return Call(Told(7)) if isinstance(picked, Pass) else Done(5)


class AsksAll(Procedure, tag="flow.asks_all"):
    @step("FL-01")
    def question(self, g: Toy) -> Next:
        return Ask({Seat(2): (Pass(), DrinkOption()), Seat(0): (Pass(), DrinkOption()), Seat(1): (Pass(),)})

    @question.all_answered
    def take(self, g: Toy, picked: Mapping[Seat, Option]) -> None:
        for seat, option in picked.items():
            say(g, seat * 10 + isinstance(option, Pass))


class Lost(Procedure, tag="flow.lost"):
    @step("FL-01")
    def wander(self, g: Toy) -> Next:
        return 7  # type: ignore[return-value]


class Astray(Procedure, tag="flow.astray"):
    @step("FL-01")
    def wander(self, g: Toy) -> Next:
        return Jumps.go


MINE = make_rules(sys.modules[__name__])


def told(*frames: Procedure, picks: tuple[str, ...] = ()) -> list[int]:
    table = Table(MINE, fresh(*frames)).picks(*picks)
    assert not table.state.frames and not table.open
    return [event.face for event in table.happened(Rolled)]


def test_steps_run_in_the_order_in_which_they_are_written() -> None:
    assert told(InOrder()) == [1, 2, 3]
    assert list(InOrder.steps) == ["", "zulu", "alpha", "between", "mike"]


def test_the_stack_runs_from_the_top() -> None:
    assert told(Told(1), Told(2), Told(3)) == [3, 2, 1]


def test_a_step_returned_means_go_there() -> None:
    assert told(Jumps()) == [1, 2, 3, 4]


def test_a_call_runs_first_and_its_result_comes_back() -> None:
    assert told(Calls()) == [1, 2, 20, 3]


def test_done_ends_a_procedure_at_once() -> None:
    assert told(Ends(), Ends()) == []


def test_a_guard_is_asked_before_every_step() -> None:
    assert told(Guarded()) == [1, 2]
    assert told(Guarded(limit=0)) == []
    assert Guarded.guarded and not Jumps.guarded


def test_a_guard_may_be_shared() -> None:
    table = Table(MINE, fresh(SharedGuard()))
    assert table.state.players[Seat(0)].health == 3


def test_an_answer_goes_on_jumps_calls_or_ends() -> None:
    assert told(Asks(), picks=("drink", "drink", "pass", "2:pass", "0:pass")) == [2, 2, 1, 7]
    assert told(Asks(), picks=("pass", "2:drink", "0:drink")) == [1]


def test_the_answering_seat_is_known() -> None:
    table = Table(MINE, fresh(Asks())).picks("1:pass")
    assert table.game.answering == Seat(1)


def test_answers_of_several_come_together_in_the_order_of_the_question() -> None:
    assert told(AsksAll(), picks=("0:pass", "2:drink")) == [20, 1, 11]
    assert told(AsksAll(), picks=("2:drink", "0:pass")) == [20, 1, 11]


def test_a_waiting_call_is_saved_with_its_way_back() -> None:
    back = reloaded(Table(MINE, fresh(Calls(step="with_return.returned"), Asks())).game)
    for pick in ("pass", "pass", "drink"):
        back.answer(back.open[0].seat, pick)
    assert [e.event for e in back.log or ()] == [Rolled(Seat(0), 1), Rolled(Seat(0), 5), Rolled(Seat(0), 3)]


def test_a_joint_question_has_a_group() -> None:
    asked = ask_any((Seat(2), Seat(0)), Pass(), DrinkOption())
    assert asked.group == (2, 0) and list(asked.questions) == [2]
    with pytest.raises(BrokenRules, match="nobody"):
        ask_any((), Pass())


def test_steps_know_their_full_name() -> None:
    assert InOrder.zulu.what == "flow.in_order.zulu" and InOrder.between.what == "flow.in_order.between"
    assert isinstance(InOrder.between, Step) and InOrder.between.rules == ("FL-03",)


def test_a_procedure_without_steps_is_refused() -> None:
    with pytest.raises(BrokenRules, match="Idle has no steps"):

        class Idle(Procedure, tag="flow.idle"):
            pass


def test_nonsense_is_no_way_to_go_on() -> None:
    with pytest.raises(BrokenRules, match=r"flow\.lost/wander gave 7, which is no way to go on"):
        Table(MINE, fresh(Lost()))


def test_a_step_of_another_procedure_is_no_way_to_go_on() -> None:
    with pytest.raises(BrokenRules, match=r"flow\.astray.*: flow\.jumps\.go is a step of something else"):
        Table(MINE, fresh(Astray()))
