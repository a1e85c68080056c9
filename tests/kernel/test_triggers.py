"""Triggers and windows: what must happen, who may react, hands that nobody sees."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from kernel.playing import Table, reloaded
from kernel.toy import (
    RULES,
    Attack,
    Calm,
    Hurt,
    Prick,
    Rolled,
    Suffer,
    Toy,
    fresh,
    hand,
    make_rules,
    new_game,
)  # fmt: skip
from undercroft.kernel import (
    Armed,
    BrokenRules,
    Call,
    Ended,
    Entry,
    Event,
    Next,
    Option,
    Procedure,
    Seat,
    Trigger,
    Window,
    ask,
    step,
    view,
    window,
)  # fmt: skip


class Rang(Event):
    """A bell was heard."""

    who: str


class Chime(Procedure, tag="trig.chime"):
    """Rings once when it is used."""

    name: str
    ready: bool = True

    def applies(self, g: Toy) -> bool:
        return self.ready

    @step("TR-09")
    def ring(self, g: Toy) -> None:
        g.emit(Rang(self.name))


class Place(Procedure, tag="trig.place"):
    """A procedure with a window, and an event that some listen to."""

    here = window("TR-01")

    @step("TR-02")
    def hurt(self, g: Toy) -> None:
        g.emit(Hurt(Seat(0), 1))

    @step("TR-03")
    def finish(self, g: Toy) -> None:
        g.emit(Rang("finish"))


class LeftOption(Option):
    pass


class RightOption(Option):
    pass


class Asking(Procedure, tag="trig.asking"):
    """A reaction that asks."""

    seat: Seat

    @step("TR-10")
    def which(self, g: Toy) -> Next:
        return ask(self.seat, LeftOption(), RightOption())

    @which.answered
    def act(self, g: Toy, picked: LeftOption | RightOption) -> None:
        g.emit(Rang(picked.key))


class Deeper(Procedure, tag="trig.deeper"):
    """A reaction that opens a window of its own."""

    left: int

    inner = window("TR-11")

    @step("TR-12")
    def ring(self, g: Toy) -> Next:
        g.emit(Rang(f"deep {self.left}"))
        return Call(Deeper(self.left - 1)) if self.left else None


MINE = make_rules(sys.modules[__name__], hidden={})


def at(on: str, owner: int, source: str, do: Procedure | None = None, **more: Any) -> Trigger:
    return Trigger(on, do or Chime(f"{owner} {source}"), Seat(owner), source, "TR-20", **more)


def playing(*triggers: Trigger, frame: Procedure | None = None, rules: Any = MINE) -> Table:
    state = fresh(frame or Place())
    for trigger in triggers:
        Armed(trigger).apply(state)
    return Table(rules, state)


def rung(table: Table) -> list[str]:
    return [event.who for event in table.happened(Rang)]


def test_a_window_at_which_nobody_listens_is_not_noticed() -> None:
    table = playing()
    assert rung(table) == ["finish"] and "window.offer" not in (table.game.ran or ())


def test_what_is_armed_is_asked_at_its_window_and_may_be_passed() -> None:
    table = playing(at("trig.place.here", 1, "bell"))
    assert table.offers() == [((1,), ["pass", "use bell", "drink"])]
    assert (table.open[0].what, table.open[0].rule) == ("window.offer", "TR-01")
    assert rung(playing(at("trig.place.here", 1, "bell")).picks("use bell")) == ["1 bell", "finish"]
    assert rung(playing(at("trig.place.here", 1, "bell")).picks("pass")) == ["finish"]


def test_what_does_not_apply_is_not_offered() -> None:
    deaf = at("trig.place.here", 1, "deaf", Chime("deaf", ready=False))
    assert rung(playing(deaf)) == ["finish"]
    assert playing(deaf, at("trig.place.here", 1, "bell")).offers() == [((1,), ["pass", "use bell", "drink"])]


def test_what_must_happen_happens_first_and_unasked_if_it_is_alone() -> None:
    table = playing(at("trig.place.here", 0, "may"), at("trig.place.here", 2, "must", optional=False))
    assert rung(table) == ["2 must"] and table.offers() == [((0,), ["pass", "use may", "drink"])]


def test_the_first_seat_orders_what_must_happen_at_once() -> None:
    table = playing(*(at("trig.place.here", seat, f"m{seat}", optional=False) for seat in (2, 1)))
    assert table.offers() == [((0,), ["use m2", "use m1", "drink"])]
    assert rung(table.picks("use m1")) == ["1 m1", "2 m2", "finish"]


def test_two_that_must_happen_and_have_one_name_both_happen() -> None:
    table = playing(*(at("trig.place.here", seat, "thorns", optional=False) for seat in (1, 2)))
    assert rung(table) == ["1 thorns", "2 thorns", "finish"]


def test_two_owners_of_one_name_each_use_their_own() -> None:
    table = playing(*(at("trig.place.here", seat, "bell") for seat in (1, 2)))
    assert rung(table.picks("1:pass", "2:use bell", "1:use bell")) == ["2 bell", "1 bell", "finish"]


def test_seats_are_asked_in_order_until_all_pass_in_a_row() -> None:
    table = playing(
        at("trig.place.here", 2, "c"), at("trig.place.here", 0, "a"), at("trig.place.here", 0, "b")
    )
    assert table.offers() == [((0,), ["pass", "use a", "use b", "drink"])]
    table.picks("pass", "2:use c")  # who has passed is asked again after something was used
    assert table.offers() == [((0,), ["pass", "use a", "use b", "drink"])]
    table.picks("use b", "use a")
    assert rung(table) == ["2 c", "0 b", "0 a", "finish"]  # each once


def test_the_order_is_the_games_own() -> None:
    rules = make_rules(sys.modules[__name__], hidden={})
    rules.seat_order = lambda g: (Seat(2), Seat(0), Seat(1))
    table = playing(at("trig.place.here", 0, "a"), at("trig.place.here", 2, "c"), rules=rules)
    assert table.open[0].seat == Seat(2)


def test_a_trigger_on_an_event_runs_before_the_next_step_and_knows_the_event() -> None:
    table = playing(at("Hurt", 1, "bell", optional=False))
    assert table.story() == ["Hurt", "Rang", "Rang"] and rung(table) == ["1 bell", "finish"]
    table = playing(at("Hurt", 1, "ask", Asking(Seat(1))))
    table.picks("use ask")
    assert table.game.about(Hurt) == Hurt(Seat(0), 1) and table.game.opener() is table.state.frames[0]
    with pytest.raises(BrokenRules, match="this window is about Hurt"):
        table.game.about(Rang)
    assert rung(table.picks("left")) == ["left", "finish"]


def test_a_window_without_an_event_is_about_nothing() -> None:
    table = playing(at("trig.place.here", 1, "ask", Asking(Seat(1)))).picks("use ask")
    with pytest.raises(BrokenRules, match="this window is about None, not Hurt"):
        table.game.about(Hurt)


def test_a_trigger_is_a_template_that_can_be_used_again() -> None:
    trigger = at("trig.deeper.inner", 1, "ask", Asking(Seat(1)))
    table = playing(trigger, frame=Deeper(1)).picks("use ask", "left")
    table.picks("use ask")  # the window of the second Deeper: the template has not moved on
    assert table.offers() == [((1,), ["left", "right", "drink"])]
    assert table.state.triggers["trig.deeper.inner"] == (trigger,) and trigger.do.step == ""


def test_triggers_leave_with_their_time_or_their_source() -> None:
    game = new_game(1)
    for until in ("turn", "round", "scenario"):
        game.arm(at("here", 0, until, until=until))
    for ended, left in ((Ended(until="turn"), 2), (Ended(until="round"), 1), (Ended(source="scenario"), 0)):
        game.emit(ended)
        assert len(game.state.triggers.get("here", ())) == left
    assert "here" not in game.state.triggers


def test_arming_is_an_event_under_the_triggers_rule() -> None:
    game = new_game(1)
    game.arm(trigger := at("here", 0, "bell"))
    assert game.log is not None and game.log[-1] == Entry("TR-20", Armed(trigger))


def test_a_trigger_that_left_play_while_its_window_waited_does_nothing() -> None:
    class_of = at("Hurt", 1, "a", optional=False), at("Hurt", 1, "b", EndsB(), optional=False)
    table = playing(class_of[1], class_of[0]).picks("use b")
    assert rung(table) == ["finish"]


class EndsB(Procedure, tag="trig.ends"):
    """Takes the other bell out of play."""

    @step("TR-13")
    def end(self, g: Toy) -> None:
        g.emit(Ended(source="a"))


def test_an_empty_hand_of_cards_is_still_a_hand() -> None:
    """Whoever holds cards is asked, even with nothing that fits; nobody else can tell."""
    with_card = fresh(Suffer(Seat(1), 2, by=Seat(0)), seat1=hand("dodge"))
    without = fresh(Suffer(Seat(1), 2, by=Seat(0)), seat1=hand("cover"))
    one, two = Table(RULES, with_card), Table(RULES, without)
    assert one.offers() == [((1,), ["pass", "use dodge", "drink"])]
    assert two.offers() == [((1,), ["pass", "drink"])]
    assert view(one.game, Seat(0)) == view(two.game, Seat(0))
    assert view(one.game, Seat(1)) != view(two.game, Seat(1))


def test_a_window_on_an_event_does_not_name_the_rule_of_a_hidden_card() -> None:
    table = Table(RULES, fresh(Suffer(Seat(1), 2, by=Seat(0)), seat1=hand("spite")), "2").picks("pass")
    assert table.offers() == [((1,), ["pass", "use spite", "drink"])]
    assert table.open[0].rule == "" and view(table.game, Seat(0)).open[0].rule == ""


def test_a_window_in_play_names_the_rule_of_what_listens() -> None:
    table = playing(at("Hurt", 1, "bell"))
    assert table.open[0].rule == "TR-20"


def test_cards_in_play_and_in_hands_come_together() -> None:
    state = fresh(Suffer(Seat(1), 3, by=Seat(0)), seat1=hand("dodge"))
    Armed(Trigger("toy.suffer.before", Calm(Seat(1)), Seat(1), "calm", "X-1")).apply(state)
    table = Table(RULES, state)
    assert table.offers() == [((1,), ["pass", "use calm", "use dodge", "drink"])]
    assert [e.amount for e in table.picks("use calm", "pass").happened(Hurt)] == [2]


def test_windows_are_saved_with_what_was_used_and_passed() -> None:
    table = playing(
        at("trig.place.here", 0, "a"), at("trig.place.here", 0, "b"), at("trig.place.here", 1, "c")
    )
    table.picks("use a", "pass")
    back = reloaded(table.game)
    assert back.open == table.open and isinstance(back.state.frames[-1], Window)
    back.answer(Seat(1), "pass")
    assert [e.event for e in back.log or ()][-1] == Rang("finish")


def test_a_trigger_may_start_what_wakes_it_again() -> None:
    """Prick hurts whoever hurt; being hurt wakes it, but it does not apply to that."""
    state = fresh(Attack(Seat(0), Seat(1)))
    Armed(Trigger("Hurt", Prick(), Seat(2), "thorns", "TOY-CHS-01", optional=False)).apply(state)
    table = Table(RULES, state, "2")
    assert [(e.seat, e.amount) for e in table.happened(Hurt)] == [(1, 2), (0, 1)]
    assert len(table.happened(Rolled)) == 1 and not table.state.frames
