"""What lasts and what does not: answers to questions given up, triggers of a procedure, nested leaves."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import pytest
from msgspec import field

from undercroft.kernel import (
    NOBODY,
    TIMES_FIRST,
    Ask,
    BrokenRules,
    Call,
    Event,
    FigureId,
    Game,
    GameOver,
    Leaf,
    Next,
    Option,
    Procedure,
    Right,
    Rules,
    Seat,
    State,
    Trigger,
    Window,
    ask,
    step,
    view,
    window,
)

ONE, TWO = Seat(0), Seat(1)


class NoteState(State, kw_only=True):
    notes: tuple[str, ...] = ()
    is_over: bool = False
    bare: dict = field(default_factory=dict)  # type: ignore[type-arg]
    secret: Annotated[dict[str, int], NOBODY] = field(default_factory=dict)


Notes = Game[NoteState]


class Noted(Event):
    text: str

    def apply(self, s: NoteState) -> None:
        s.notes += (self.text,)


class GivenUp(Event):
    def apply(self, s: NoteState) -> None:
        s.is_over = True


class YesOption(Option):
    """Yes."""


class NoOption(Option):
    """No."""


class QuitOption(Option):
    """Give the question up."""


BOTH = {ONE: (YesOption(), NoOption()), TWO: (YesOption(), NoOption())}


class First(Procedure, tag="note.first"):
    def goes_on(self, g: Notes) -> bool:
        return not g.state.is_over

    @step("N-1")
    def choose(self, g: Notes) -> Next:
        return Ask(BOTH, secret=True)

    @choose.all_answered
    def write(self, g: Notes, picked: Mapping[Seat, Option]) -> Next:
        g.emit(Noted(f"first {[option.key for option in picked.values()]}"))
        return None


class Second(Procedure, tag="note.second"):
    @step("N-2")
    def choose(self, g: Notes) -> Next:
        return Ask(BOTH, secret=True)

    @choose.all_answered
    def write(self, g: Notes, picked: Mapping[Seat, Option]) -> Next:
        g.emit(Noted(f"second {[option.key for option in picked.values()]}"))
        return None


class Both(Procedure, tag="note.both"):
    @step("N-3")
    def one(self, g: Notes) -> Next:
        return Call(First())

    @step("N-3")
    def two(self, g: Notes) -> Next:
        return Call(Second())


class GiveUp(Procedure, tag="note.give_up"):
    @step("N-4")
    def give_up(self, g: Notes) -> None:
        g.emit(Noted(f"seat {g.answering}"))
        g.emit(GivenUp())


class Echo(Procedure, tag="note.echo"):
    word: str

    @step("N-5")
    def echo(self, g: Notes) -> None:
        g.emit(Noted(self.word))


class Inner(Procedure, tag="note.inner"):
    """Arms something for as long as it runs itself."""

    opened = window("N-6")

    @step("N-6")
    def arm(self, g: Notes) -> None:
        g.arm(Trigger("note.inner.opened_again", Echo("mine"), ONE, "mine", optional=False), within=self)

    opened_again = window("N-6")


class Outer(Procedure, tag="note.outer"):
    @step("N-7")
    def one(self, g: Notes) -> Next:
        return Call(Inner())

    @step("N-7")
    def two(self, g: Notes) -> None:
        """Nothing: what was armed within is gone by now."""


class Nested(Leaf):
    """A verb within a verb."""

    name: str
    then: tuple[Nested, ...] = ()


class Carrier(Procedure, tag="note.carrier"):
    verb: Nested

    @step("N-8")
    def choose(self, g: Notes) -> Next:
        return ask(ONE, YesOption(), NoOption())


class Caller(Procedure, tag="note.caller"):
    @step("N-9")
    def call(self, g: Notes) -> Next:
        return Call(Carrier(Nested("a")))

    @call.returned
    def done(self, g: Notes, result: None) -> Next:
        g.emit(Noted("back"))
        return None


class AnswersAstray(Procedure, tag="note.answers_astray"):
    @step("N-10")
    def choose(self, g: Notes) -> Next:
        return ask(ONE, YesOption(), NoOption())

    @choose.answered
    def call(self, g: Notes, picked: Option) -> Next:
        return Call(Echo("x"), then=First.choose)


class CallsLost(Procedure, tag="note.calls_lost"):
    @step("N-11")
    def call(self, g: Notes) -> Next:
        return Call(Echo("x", step="nowhere"))


def rights(g: Notes, seat: Seat) -> Sequence[Right]:
    return () if g.state.is_over else (Right(QuitOption(), GiveUp()),)


def rules(**more: Any) -> Rules[NoteState]:
    return Rules(NoteState, [sys.modules[__name__]], lambda g: (ONE, TWO), **more)


def started(*frames: Procedure, **more: Any) -> Notes:
    game = Game(rules(**more), NoteState(rng=1), log=[])
    game.state.frames.extend(frames)
    game.advance()
    return game


def test_an_answer_to_a_question_that_was_given_up_answers_no_other() -> None:
    game = started(Both(), rights=rights)
    game.answer(ONE, "yes")
    game.answer(TWO, "quit")
    assert [(d.what, d.seats) for d in game.open] == [("note.second.choose", (s,)) for s in (ONE, TWO)]
    assert not game.state.answers


def test_who_uses_a_right_is_who_answers_also_after_loading() -> None:
    live = started(Both(), rights=rights)
    live.answer(ONE, "yes")
    loaded: Notes = Game(live.rules, live.rules.decode(live.rules.encode(live.state)))
    loaded.advance()
    for game in (live, loaded):
        game.answer(TWO, "quit")
    assert live.state.notes == loaded.state.notes == ("seat 1",)
    assert live.state.digest() == loaded.state.digest()


def test_a_trigger_within_a_procedure_goes_with_it() -> None:
    game = started(Outer())
    assert game.state.notes == ("mine",) and not game.state.triggers and game.state.armed_within == 0


def test_a_trigger_that_lasts_for_a_frame_says_which() -> None:
    game = started(Carrier(Nested("a")))
    with pytest.raises(BrokenRules, match="'bell' lasts for a frame, but within which"):
        game.arm(Trigger("note.inner.opened", Echo("x"), ONE, "bell", until="frame"))


def test_a_mandatory_trigger_runs_alone_where_an_optional_one_has_its_name() -> None:
    game: Notes = Game(rules(), NoteState(rng=1), log=[])
    game.arm(Trigger("note.inner.opened", Echo("may"), ONE, "ring"))
    game.arm(Trigger("note.inner.opened", Echo("must"), TWO, "ring", optional=False))
    game.state.frames.append(Inner())
    game.advance()
    assert game.state.notes == ("must",) and game.open[0].keys() == ["pass", "use ring"]
    game.answer(ONE, "pass")
    assert list(game.state.notes) == ["must", "mine"]


def test_hidden_reactions_are_looked_for_with_their_window_on_the_stack() -> None:
    seen = list[str]()

    def hidden(g: Notes) -> Mapping[Seat, tuple[Trigger, ...]]:
        seen.append(type(g.opener()).__name__ + " " + g.nearest(Window).on)
        return {}

    started(Inner(), hidden={"note.inner.opened": hidden})
    assert set(seen) == {"Inner note.inner.opened"}


def test_leaves_may_hold_leaves_of_their_own_kind() -> None:
    game = started(Carrier(Nested("a", (Nested("b", (Nested("c"),)),))))
    assert view(game, ONE).state.frames[0].verb.then[0].then[0].name == "c"


def test_every_kind_of_list_and_dict_in_a_state_is_copied_by_a_clone() -> None:
    state = NoteState()
    twin = state.clone()
    twin.bare["x"], twin.secret["y"] = 1, 2
    assert not state.bare and not state.secret


def test_an_alias_of_a_step_also_holds_while_it_waits_for_what_it_called() -> None:
    game = started(Caller())
    saved = game.rules.encode(game.state).replace(b'"call.returned"', b'"ring.returned"')
    assert b"ring.returned" in saved
    later = rules(aliases={"note.caller/ring": "note.caller/call"})
    back: Notes = Game(later, later.decode(saved))
    back.advance()
    back.answer(ONE, "yes")
    assert back.state.notes == ("back",)


def test_a_game_ends_with_a_result() -> None:
    with pytest.raises(BrokenRules, match="A game ends with a result"):
        GameOver("")


def test_a_total_may_be_folded_in_another_order() -> None:
    game = started(Carrier(Nested("a")))
    game.modify("x", 2)
    game.modify("x", 3, "times")
    for order in (None, TIMES_FIRST):
        more = {} if order is None else {"order": order}
        assert game.total("x", FigureId(0), 1, **more) == game.breakdown("x", FigureId(0), 1, **more)[0]
    assert game.total("x", FigureId(0), 1, TIMES_FIRST) == 5


def test_also_an_answer_can_only_go_on_in_its_own_procedure() -> None:
    game = started(AnswersAstray())
    with pytest.raises(BrokenRules, match=r"note\.first\.choose is a step of something else"):
        game.answer(ONE, "yes")


def test_what_is_called_must_stand_at_a_step_that_it_has() -> None:
    with pytest.raises(
        BrokenRules, match=r"note\.calls_lost/\(end\) > note\.echo/nowhere: Echo has no such step"
    ):
        started(CallsLost())
