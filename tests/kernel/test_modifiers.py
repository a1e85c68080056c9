"""Modifiers change numbers: folded in order, scoped to a frame, a turn, a round or the scenario."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.playing import Table, reloaded
from kernel.toy import RULES, Attack, Rolled, Toy, figure, fresh, guards, hand, make_rules, new_game
from undercroft.kernel import (
    ADD_FIRST,
    TIMES_FIRST,
    BrokenRules,
    Call,
    Ended,
    FigureId,
    Game,
    Modifier,
    Next,
    Op,
    Option,
    Part,
    Procedure,
    Seat,
    ask,
    fold,
    step,
)  # fmt: skip

OPS: list[Op] = list(ADD_FIRST)


def test_a_fold_sets_adds_multiplies_caps_and_floors() -> None:
    parts = [
        Modifier("x", 9, "cap"), Modifier("x", 2, "times"), Modifier("x", 1), Modifier("x", 4, "set"),
        Modifier("x", 10, "floor"),
    ]  # fmt: skip
    value, lines = fold(100, parts)
    assert value == 10 and [line.after for line in lines] == [4, 5, 10, 9, 10]
    assert [line.modifier.op for line in lines] == ["set", "add", "times", "cap", "floor"]
    assert [line.after for line in fold(1, parts, TIMES_FIRST)[1]] == [4, 8, 9, 9, 10]
    assert fold(7, ()) == (7, ())


@given(st.lists(st.tuples(st.sampled_from(OPS), st.integers(-9, 9)), max_size=6), st.integers(-9, 9))
def test_the_sum_that_is_shown_is_the_sum_that_was_computed(parts: list[tuple[Op, int]], base: int) -> None:
    game = new_game(1)
    for op, value in parts:
        game.modify("x", value, op)
    value, lines = game.breakdown("x", base=base)
    assert game.total("x", base=base) == value
    assert (lines[-1].after if lines else base) == value and len(lines) == len(parts)


def test_a_modifier_may_belong_to_one_figure() -> None:
    game = new_game(1)
    game.modify("x", 1)
    game.modify("x", 10, subject=FigureId(2))
    assert [game.total("x", FigureId(n)) for n in (1, 2)] == [1, 11]


def test_modifiers_end_with_their_scope() -> None:
    game = new_game(1)
    for until in ("turn", "round", "scenario"):
        game.modify("x", 1, until=until, source=until)
    sums = [game.total("x")]
    for ended in ("turn", "round"):
        game.emit(Ended(until=ended))
        sums.append(game.total("x"))
    game.emit(Ended(source="scenario"))
    assert [*sums, game.total("x")] == [3, 2, 1, 0]
    assert "x" not in game.state.modifiers  # no empty entries: equal states have equal digests


def test_a_modifier_is_signed_by_the_rule_of_its_step() -> None:
    table = Table(RULES, fresh(Attack(Seat(0), Seat(1)), seat0=hand("fury", "spite")), "2")
    table.picks("pass", "use fury")
    (scoped,) = table.state.scoped
    assert (scoped.rule, scoped.source, scoped.until) == ("TOY-CRD-01", "fury", "frame")


def test_what_follows_from_the_position_is_derived_and_shown_with_the_rest() -> None:
    table = Table(RULES, fresh(Attack(Seat(0)), seat1={"stance": "guard"}))
    value, (line,) = table.game.breakdown("suffered", figure(Seat(1)), 3)
    assert (value, line) == (2, Part(guards(table.game, figure(Seat(1)))[0], 2))
    assert table.game.total("suffered", figure(Seat(2)), 3) == 3
    assert not table.state.modifiers and not table.state.scoped


class GoOption(Option):
    pass


class StayOption(Option):
    pass


class Blow(Procedure, tag="mod.blow"):
    """An attack that may hold another."""

    deep: int = 0
    bonus: int = 0

    @step("MOD-01")
    def raise_power(self, g: Toy) -> None:
        if self.bonus:
            g.modify("power", self.bonus, within=self)

    @step("MOD-02")
    def wait(self, g: Toy) -> Next:
        return ask(Seat(0), GoOption(), StayOption())

    @step("MOD-03")
    def strike_inside(self, g: Toy) -> Next:
        return Call(Blow(self.deep - 1, max(0, self.bonus - 3))) if self.deep else None

    @step("MOD-04")
    def measure(self, g: Toy) -> None:
        g.emit(Rolled(Seat(self.deep), g.total("power")))


class Outer(Procedure, tag="mod.outer"):
    """What holds the attacks may carry a bonus for all of them."""

    @step("MOD-05")
    def strike(self, g: Toy) -> Next:
        g.modify("power", 10, within=self)
        return Call(Blow(1, 2))

    @step("MOD-06")
    def measure(self, g: Toy) -> None:
        g.emit(Rolled(Seat(9), g.total("power")))


MINE = make_rules(sys.modules[__name__])


def test_this_attack_does_not_reach_an_attack_inside_it_and_ends_with_it() -> None:
    table = Table(MINE, fresh(Blow(2, 5)))
    powers = [table.game.total("power")]
    for _ in range(2):
        table.picks("go")
        powers.append(table.game.total("power"))
    assert powers == [5, 2, 0] and len(table.state.scoped) == 2  # the third attack has nothing of its own
    table.picks("go")
    assert [(event.seat, event.face) for event in table.happened(Rolled)] == [(0, 0), (1, 2), (2, 5)]
    assert table.state.scoped == () and table.game.total("power") == 0


def test_a_bonus_of_the_whole_action_reaches_every_attack_in_it() -> None:
    table = Table(MINE, fresh(Outer())).picks("go", "go")
    assert [(event.seat, event.face) for event in table.happened(Rolled)] == [(0, 10), (1, 12), (9, 10)]
    assert table.state.scoped == () and not table.state.frames


def test_scoped_modifiers_are_saved_and_loaded() -> None:
    table = Table(MINE, fresh(Outer())).picks("go")
    back = reloaded(table.game)
    assert back.state.scoped == table.state.scoped != ()
    back.answer(Seat(0), "go")
    assert [entry.event for entry in back.log or ()][-1] == Rolled(Seat(9), 10)


def test_a_turn_that_ends_inside_a_frame_spares_what_the_frame_holds() -> None:
    table = Table(MINE, fresh(Blow(0, 3)))
    table.game.emit(Ended(until="turn"))
    table.game.emit(Ended(source=""))
    assert table.game.total("power") == 3


def test_a_modifier_within_a_procedure_that_is_not_in_progress_is_refused() -> None:
    game: Game[Any] = Table(MINE, fresh(Blow())).game
    with pytest.raises(BrokenRules, match=r"mod\.blow.*not in progress"):
        game.modify("power", 1, within=Blow())
