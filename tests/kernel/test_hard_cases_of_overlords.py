"""Points 18 to 20 of the places where naive kernels break: what an Overlord and rivals need."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from kernel.playing import Table, journal_of, random_play, reloaded
from kernel.toy import SEATS, Calm, Hurt, Player, Suffer, Toy, figure, fresh, make_rules
from undercroft.kernel import (
    SPECTATOR,
    Armed,
    Ask,
    BrokenRules,
    Call,
    Closed,
    Event,
    FigureId,
    GameOver,
    Next,
    Option,
    Procedure,
    Right,
    Rules,
    Seat,
    Trigger,
    ask,
    on_the_wire,
    step,
    view,
    window,
)  # fmt: skip

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


class Said(Event):
    what: str


class EncounterClosed(Closed):
    pass


class GoOption(Option):
    pass


class WinOption(Option):
    pass


class FlagOption(Option):
    pass


# -- 18: an encounter closes at once, in the middle of everything, and the quest goes on


class Quest(Procedure, tag="late.quest"):
    """Two encounters, and what they came to."""

    number: int = 0
    results: tuple[str, ...] = ()

    @step("HC-18")
    def meet(self, g: Toy) -> Next:
        self.number += 1
        return Call(Encounter(self.number))

    @meet.returned
    def note(self, g: Toy, result: str) -> Next:
        self.results += (result,)
        return self.meet if self.number < 2 else None

    @step("HC-18")
    def rest(self, g: Toy) -> None:
        g.emit(Said(f"rest after {','.join(self.results)}"))

    @step("HC-18")
    def end(self, g: Toy) -> None:
        g.emit(GameOver("won"))


class Encounter(Procedure, tag="late.encounter"):
    """A move in a window in a window in a window, where somebody may win."""

    number: int

    @step("HC-18")
    def begin(self, g: Toy) -> Next:
        g.modify("speed", self.number, within=self)
        return Call(Move(3))

    @step("HC-18")
    def never(self, g: Toy) -> None:
        g.emit(Said("the encounter goes on"))


class Move(Procedure, tag="late.move"):
    """Each step of the move can be interrupted by the next."""

    left: int

    @step("HC-18")
    def prepare(self, g: Toy) -> None:
        if self.left:
            g.modify("speed", 10, within=self)
            deeper = Trigger(
                "late.move.entered", Move(self.left - 1), ZERO, "deeper", "HC-18", optional=False
            )
            g.arm(deeper, within=self)

    entered = window("HC-18")

    @step("HC-18")
    def choose(self, g: Toy) -> Next:
        if self.left:
            return self.after
        return Ask({ZERO: (GoOption(), WinOption()), ONE: (GoOption(), WinOption())}, secret=True)

    @choose.all_answered
    def win(self, g: Toy, given: Mapping[Seat, Option]) -> Next:
        if any(isinstance(option, WinOption) for option in given.values()):
            g.emit(EncounterClosed("late.quest", f"won{g.nearest(Quest).number}"))
            g.emit(Hurt(ZERO, 1))  # somebody listens: too late
        return Call(Chatter())

    @step("HC-18")
    def after(self, g: Toy) -> None:
        g.emit(Said("the move goes on"))


class Chatter(Procedure, tag="late.chatter"):
    @step("HC-18")
    def chat(self, g: Toy) -> None:
        g.emit(Said("chatter"))


class Flag(Procedure, tag="late.flag"):
    """An aside that wins the encounter while others still think."""

    @step("HC-18")
    def raise_it(self, g: Toy) -> None:
        g.emit(EncounterClosed("late.quest", "flag"))


def give_flags(g: Toy, seat: Seat) -> list[Right]:
    return [Right(FlagOption(), Flag())] if seat == ONE else []


@cache
def mine() -> Rules[Any]:
    """The rules of this whole file, which is read to its end first."""
    return make_rules(sys.modules[__name__], hidden={})


def quest() -> Table:
    state = fresh(Quest())
    Armed(Trigger("Hurt", Chatter(), ONE, "chat", "HC-18", optional=False)).apply(state)
    return Table(mine(), state)


def test_18_an_encounter_closes_in_three_windows_and_the_quest_goes_on() -> None:
    table = quest()
    assert sum(type(frame).__name__ == "Window" for frame in table.state.frames) >= 3
    assert table.state.scoped and table.state.armed_within
    table.picks("0:go", "1:win")
    left = table.state
    assert [type(frame).__name__ for frame in left.frames][:2] == ["Quest", "Encounter"]
    assert left.frames[0].results == ("won1",) and left.frames[1].number == 2
    assert table.happened(Said) == []
    assert {m.value for m in left.scoped if m.frame == 2} == {2}, "what lasted in the first encounter is gone"
    table.picks("0:win", "1:win")
    assert [event.what for event in table.happened(Said)] == ["rest after won1,won2"]
    assert (left.frames, left.woken, left.scoped, left.answers) == ([], [], (), ())
    assert left.triggers.keys() == {"Hurt"} and left.armed_within == 0 and left.outcome == "won"


def test_18_saved_and_loaded_in_the_middle_it_closes_alike() -> None:
    table = quest()
    table.picks("0:go")
    for game in (table.game, reloaded(table.game)):
        game.answer(ONE, "win")
        assert game.state.frames[0].results == ("won1",)
        again = reloaded(game)
        assert again.state.digest() == game.state.digest()
        assert [d.keys() for d in again.open] == [d.keys() for d in game.open]


def test_18_the_same_answers_lead_to_the_same_place_over_undo() -> None:
    journal = journal_of(mine(), fresh(Quest()))
    for seat, key in ((ZERO, "go"), (ONE, "win"), (ZERO, "win")):
        journal.answer(seat, key)
    digest = journal.game.state.digest()
    journal.undo()
    journal.undo()
    assert journal.game.state.frames[0].number == 1
    journal.redo()
    journal.redo()
    assert journal.game.state.digest() == digest


def test_18_closed_by_an_aside_takes_waiting_answers_with_it() -> None:
    rules = make_rules(sys.modules[__name__], hidden={}, rights=give_flags)
    table = Table(rules, fresh(Quest())).picks("0:go")
    assert table.state.answers
    table.picks("1:flag")
    assert not table.state.answers and table.state.frames[0].results == ("flag",)


class Stray(Procedure, tag="late.stray"):
    @step("HC-18")
    def close(self, g: Toy) -> None:
        g.emit(EncounterClosed("late.quest"))


class Twice(Procedure, tag="late.twice"):
    """Closes the inner one, then the outer one, in one step."""

    order: tuple[str, ...]

    @step("HC-18")
    def close(self, g: Toy) -> None:
        for tag in self.order:
            g.emit(EncounterClosed(tag, "twice"))


class Hold(Procedure, tag="late.hold"):
    @step("HC-18")
    def hold(self, g: Toy) -> Next:
        return Call(Inner())

    @hold.returned
    def told(self, g: Toy, result: str) -> None:
        g.emit(Said(f"hold {result}"))


class Inner(Procedure, tag="late.inner"):
    @step("HC-18")
    def call(self, g: Toy) -> Next:
        return Call(Twice(("late.inner", "late.hold", "late.inner")))

    @call.returned
    def told(self, g: Toy, result: str) -> None:
        g.emit(Said(f"inner {result}"))


def test_18_of_two_in_one_step_the_one_that_reaches_further_down_counts() -> None:
    table = Table(mine(), fresh(Hold()))
    assert [event.what for event in table.happened(Said)] == ["hold twice"]


def test_18_nothing_closes_down_to_what_is_not_in_progress() -> None:
    with pytest.raises(BrokenRules, match=r"no 'late\.quest' is in progress"):
        Table(mine(), fresh(Stray()))


# -- 19: until the start of somebody's next turn


class Turns(Procedure, tag="late.turns"):
    """Takes turns; in a turn of its own each figure may brace itself."""

    order: tuple[FigureId, ...]

    @step("HC-19")
    def begin(self, g: Toy) -> Next:
        g.end("own_turn", holder=self.order[0])
        return None

    @step("HC-19")
    def act(self, g: Toy) -> Next:
        return ask(ZERO, GoOption(), WinOption())

    @act.answered
    def brace(self, g: Toy, picked: Option) -> Next:
        me = self.order[0]
        if isinstance(picked, WinOption):
            g.modify("suffered", -1, subject=me, until="own_turn", holder=me, source="brace")
            g.arm(
                Trigger(
                    "toy.suffer.before", Calm(ZERO), ZERO, "calm", until="own_turn", holder=me, optional=False
                )
            )
        self.order = (*self.order[1:], me)
        return self.begin


def test_19_it_lasts_through_all_turns_but_ones_own_next() -> None:
    one, two = figure(ZERO), figure(ONE)
    table = Table(mine(), fresh(Turns((one, two)))).picks("win")
    assert table.game.total("suffered", one) == -1, "through the turn of the other"
    table.picks("win")
    assert table.game.total("suffered", one) == 0, "one's own next turn has started"
    assert table.game.total("suffered", two) == -1
    assert [t.holder for t in table.state.triggers["toy.suffer.before"]] == [two]
    back = reloaded(table.game)
    back.answer(ZERO, "go")
    assert back.total("suffered", two) == 0 and not back.state.triggers and not back.state.modifiers


@pytest.mark.parametrize(("until", "holder"), [("own_turn", 0), ("round", 1)])
def test_19_whose_turn_must_be_said_and_only_there(until: Any, holder: int) -> None:
    game = Table(mine(), fresh(Turns((figure(ZERO),)))).game
    with pytest.raises(BrokenRules, match="say "):
        game.modify("suffered", 1, until=until, holder=FigureId(holder))
    with pytest.raises(BrokenRules, match="say "):
        game.arm(Trigger("Hurt", Chatter(), ZERO, "x", until=until, holder=FigureId(holder)))


# -- 20: the current player orders what several use at once


class Shout(Procedure, tag="late.shout"):
    """Somebody's word; it may silence another."""

    who: str
    silences: str = ""

    def applies(self, g: Toy) -> bool:
        return g.total(f"silent {self.who}") == 0

    @step("HC-20")
    def shout(self, g: Toy) -> None:
        g.emit(Said(self.who))
        if self.silences:
            g.modify(f"silent {self.silences}", 1)


def shouts(seat: Seat, who: str, silences: str = "", optional: bool = True) -> Trigger:
    return Trigger("toy.suffer.before", Shout(who, silences), seat, who, "HC-20", optional)


def ordering(*triggers: Trigger, secret: Mapping[Seat, tuple[Trigger, ...]] | None = None) -> Table:
    """Damage comes to seat 0; seat 2 orders what is used before it."""
    hidden = {"toy.suffer.before": lambda g: secret} if secret is not None else {}
    rules = make_rules(sys.modules[__name__], hidden=hidden, rights=None, orders_uses=lambda g: TWO)
    state = fresh(Suffer(ZERO, 1, by=ONE))
    for trigger in triggers:
        Armed(trigger).apply(state)
    return Table(rules, state)


def told(table: Table) -> list[str]:
    return [event.what for event in table.happened(Said)]


@pytest.mark.parametrize("first", ["ana", "bea"])
def test_20_all_declare_unseen_then_one_orders(first: str) -> None:
    table = ordering(shouts(ZERO, "ana"), shouts(ONE, "bea"))
    assert table.offers() == [((0,), ["pass", "use ana"]), ((1,), ["pass", "use bea"])]
    assert all(decision.secret for decision in table.open)
    passed = ordering(shouts(ZERO, "ana"), shouts(ONE, "bea")).picks("0:pass")
    table.picks("0:use ana")
    for seat in (ONE, TWO, SPECTATOR):
        assert on_the_wire(view(table.game, seat)) == on_the_wire(view(passed.game, seat)), "declared unseen"
    table.picks("1:use bea")
    assert table.offers() == [((2,), ["use-next 0 ana", "use-next 1 bea"])]
    table.picks(f"use-next {'0 ana' if first == 'ana' else '1 bea'}")
    assert told(table) == ([*dict.fromkeys([first, "ana", "bea"])])
    assert table.happened(Hurt)


def test_20_one_who_alone_declares_is_not_ordered_and_others_may_follow() -> None:
    table = ordering(shouts(ZERO, "ana"), shouts(ONE, "bea")).picks("0:use ana", "1:pass")
    assert told(table) == ["ana"]
    assert table.offers() == [((1,), ["pass", "use bea"])], (
        "somebody used something: who passed is asked again"
    )


def test_20_a_declared_use_that_no_longer_applies_falls_away() -> None:
    table = ordering(shouts(ZERO, "ana", silences="bea"), shouts(ONE, "bea"))
    table.picks("0:use ana", "1:use bea", "use-next 0 ana")
    assert told(table) == ["ana"] and table.happened(Hurt)


def test_20_what_must_happen_is_ordered_by_the_same_seat() -> None:
    table = ordering(shouts(ZERO, "ana", optional=False), shouts(ONE, "bea", optional=False))
    assert table.offers() == [((2,), ["use-next 0 ana", "use-next 1 bea"])], "nobody else has a choice"
    assert told(table.picks("use-next 1 bea")) == ["bea", "ana"]


def test_20_what_must_happen_and_what_may_are_ordered_together() -> None:
    mine = ordering(shouts(ZERO, "ana", optional=False), shouts(ZERO, "amy"))
    assert mine.offers() == [((0,), ["use ana", "use amy"])], "a player orders his own, and cannot pass"
    mine.picks("0:use amy")
    assert told(mine) == ["amy", "ana"]
    later = ordering(shouts(ZERO, "ana", optional=False), shouts(ZERO, "amy")).picks("0:use ana")
    assert later.offers() == [((0,), ["pass", "use amy"])]


@pytest.mark.parametrize("first", ["ana", "bea"])
def test_20_what_one_must_and_another_may_is_ordered_by_the_current_player(first: str) -> None:
    table = ordering(shouts(ZERO, "ana", optional=False), shouts(ONE, "bea"))
    assert table.offers() == [((1,), ["pass", "use bea"])], "the other has no choice"
    table.picks("1:use bea")
    assert table.offers() == [((2,), ["use-next 0 ana", "use-next 1 bea"])]
    table.picks(f"use-next {'0 ana' if first == 'ana' else '1 bea'}")
    assert told(table) == [*dict.fromkeys([first, "ana", "bea"])] and table.happened(Hurt)


def test_20_one_who_passed_before_what_must_happen_may_follow_it() -> None:
    table = ordering(shouts(ZERO, "ana", optional=False), shouts(ONE, "bea")).picks("1:pass")
    assert told(table) == ["ana"]
    assert table.offers() == [((1,), ["pass", "use bea"])]


def test_20_a_hidden_hand_is_asked_before_what_must_happen_whatever_it_holds() -> None:
    for trap in ((), (shouts(ONE, "trap"),)):
        table = ordering(shouts(ZERO, "ana", optional=False), secret={ONE: trap})
        assert [(d.seats, d.secret) for d in table.open] == [((1,), True)]
        table.picks("1:pass")
        assert told(table) == ["ana"] and [d.seats for d in table.open] == [(1,)]


def test_20_one_seat_alone_is_asked_as_ever() -> None:
    table = ordering(shouts(ZERO, "ana"), shouts(ZERO, "amy"))
    assert table.offers() == [((0,), ["pass", "use ana", "use amy"])] and not table.open[0].secret


@pytest.mark.parametrize("holds", [True, False])
def test_20_a_hidden_hand_is_asked_the_same_whatever_it_holds(holds: bool) -> None:
    table = ordering(shouts(ZERO, "ana"), secret={ONE: (shouts(ONE, "trap"),) if holds else ()})
    assert [decision.seats for decision in table.open] == [(0,), (1,)]
    seen = {seat: on_the_wire(view(table.game, seat)) for seat in (ZERO, TWO, SPECTATOR)}
    assert "trap" not in str(seen)
    table.picks("1:use trap" if holds else "1:pass")
    assert "trap" not in str([on_the_wire(view(table.game, seat)) for seat in (ZERO, TWO, SPECTATOR)])
    table.picks("0:use ana")
    if holds:
        assert table.offers() == [((2,), ["use-next 0 ana", "use-next 1 trap"])]
    else:
        assert told(table) == ["ana"]


class Whisper(Procedure, tag="late.whisper"):
    """A word from a hidden hand, which is no secret once it waits for others."""

    who: str

    def await_turn(self, g: Toy) -> None:
        g.emit(Said(f"{self.who} will"))

    @step("HC-20")
    def whisper(self, g: Toy) -> None:
        g.emit(Said(self.who))


def test_20_what_is_declared_and_must_wait_is_told_so() -> None:
    trap = Trigger("toy.suffer.before", Whisper("trap"), ONE, "trap", "HC-20")
    table = ordering(shouts(ZERO, "ana"), secret={ONE: (trap,)}).picks("0:use ana", "1:use trap")
    assert told(table) == ["trap will"]
    alone = ordering(shouts(ZERO, "ana"), secret={ONE: (trap,)}).picks("0:pass", "1:use trap")
    assert told(alone)[0] == "trap", "nobody goes before it"


def test_20_saved_and_loaded_between_declaring_and_ordering() -> None:
    table = ordering(shouts(ZERO, "ana"), shouts(ONE, "bea")).picks("0:use ana")
    game = reloaded(table.game)
    game.answer(ONE, "use bea")
    game = reloaded(game)
    assert [d.keys() for d in game.open] == [["use-next 0 ana", "use-next 1 bea"]]
    game.answer(TWO, "use-next 1 bea")
    assert not game.open and game.state.players[ZERO].health == Player(ZERO).health - 1


def test_20_brawls_with_an_orderer_are_the_same_after_loading() -> None:
    rules = make_rules(sys.modules[__name__], orders_uses=lambda g: ZERO)
    ordered = 0
    for seed in range(40):
        state = fresh(rng=seed)
        for seat in SEATS:
            Armed(shouts(seat, f"shout{seat}")).apply(state)
        for game in random_play(Table(rules, state).game, seed):
            ordered += any(decision.what == "order_uses.order" for decision in game.open)
            assert reloaded(game).state.digest() == game.state.digest()
    assert ordered, "somebody had uses to order"
