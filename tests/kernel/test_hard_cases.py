"""Points 1 to 5 of the places where naive kernels break: flow. For 6 to 17 see `test_hard_cases_in_play`."""

from __future__ import annotations

import sys

import pytest
from games.tiny.scenes import drawn

from kernel.playing import Table, offers, reloaded
from kernel.toy import (
    RULES,
    Acted,
    Attack,
    CardPlayed,
    Hurt,
    Prick,
    Rolled,
    Stood,
    Suffer,
    Toy,
    fresh,
    hand,
    make_rules,
)  # fmt: skip
from undercroft.games.tiny.events import (
    CardDrawn,
)  # fmt: skip
from undercroft.games.tiny.rules import attack as cellar_attack
from undercroft.games.tiny.rules.attack import AttackVerb
from undercroft.kernel import (
    Armed,
    Call,
    Done,
    Event,
    FigureId,
    GameOver,
    Next,
    Option,
    Procedure,
    Right,
    Seat,
    Trigger,
    ask,
    step,
)  # fmt: skip
from undercroft.parts.happenings import ConditionGained, Fell


class Rang(Event):
    who: str


class GoOption(Option):
    pass


class HaltOption(Option):
    pass


# -- 1: windows woken by one step belong to the frame below them


class Bell(Procedure, tag="hard.bell"):
    """Rings, asks, rings: long enough for others to push in if they could."""

    name: str

    @step("HC-01")
    def ring(self, g: Toy) -> None:
        g.emit(Rang(f"{self.name} begins over {g.state.frames[-3].__struct_config__.tag}"))  # type: ignore[attr-defined]

    @step("HC-02")
    def wait(self, g: Toy) -> Next:
        return ask(Seat(0), GoOption(), HaltOption())

    @step("HC-03")
    def end(self, g: Toy) -> None:
        g.emit(Rang(f"{self.name} ends"))


class Acts(Procedure, tag="hard.acts"):
    """One step, two events that somebody listens to, and every way to go on."""

    way: str
    asks: bool = False

    @step("HC-04")
    def question(self, g: Toy) -> Next:
        return ask(Seat(1), GoOption(), HaltOption()) if self.asks else self.act

    @question.answered
    def answer(self, g: Toy, picked: Option) -> Next:
        return self.both(g)

    @step("HC-05")
    def act(self, g: Toy) -> Next:
        return self.both(g)

    @step("HC-06")
    def after(self, g: Toy) -> None:
        g.emit(Rang("after"))

    def both(self, g: Toy) -> Next:
        g.emit(Hurt(Seat(0), 1))
        g.emit(Stood(Seat(0), "guard"))
        match self.way:
            case "call":
                return Call(Called(), then=self.after)
            case "done":
                return Done()
            case _:
                return self.after


class Called(Procedure, tag="hard.called"):
    @step("HC-07")
    def speak(self, g: Toy) -> None:
        g.emit(Rang("called"))


class Below(Procedure, tag="hard.below"):
    way: str
    asks: bool = False

    @step("HC-08")
    def call(self, g: Toy) -> Next:
        return Call(Acts(self.way, self.asks))

    @call.returned
    def back(self, g: Toy, result: None) -> None:
        g.emit(Rang("below"))


MINE = make_rules(sys.modules[__name__], hidden={})


def listening(*frames: Procedure) -> Table:
    state = fresh(*frames)
    for on, name in (("Hurt", "first"), ("Stood", "second")):
        Armed(Trigger(on, Bell(name), Seat(0), name, "HC-00", optional=False)).apply(state)
    return Table(MINE, state)


@pytest.mark.parametrize("asks", [False, True])
@pytest.mark.parametrize(
    ("way", "over", "rest"),
    [
        ("next", "hard.acts", ["after", "below"]),
        ("done", "hard.acts", ["below"]),
        ("call", "hard.called", ["called", "after", "below"]),
    ],
)
def test_01_two_events_of_one_step_run_in_order_before_what_comes_next(
    way: str, over: str, rest: list[str], asks: bool
) -> None:
    table = listening(Below(way, asks))
    if asks:
        table.picks("1:go")
    assert len(table.state.woken) == 1  # the second waits until the stack is back
    table = _again(table).picks("0:go")
    assert table.state.woken == [] and [e.who for e in table.happened(Rang)][-1].startswith("second begins")
    table = _again(table).picks("0:go")
    told = [event.who for event in table.happened(Rang)]
    assert told[-len(rest) :] == rest and not table.state.frames
    whole = listening(Below(way, asks)).picks(*(["1:go"] if asks else []), "0:go", "0:go")
    assert [event.who for event in whole.happened(Rang)] == [
        f"first begins over {over}", "first ends", f"second begins over {over}", "second ends", *rest,
    ]  # fmt: skip


def _again(table: Table) -> Table:
    """The same table, saved and loaded."""
    table.game = reloaded(table.game)
    return table


def test_01_the_opener_is_the_procedure_whose_step_spoke() -> None:
    for way in ("next", "done", "call"):
        table = listening(Below(way))
        assert isinstance(table.game.opener(), Acts) and table.game.about(Hurt) == Hurt(Seat(0), 1)


def test_01_windows_woken_inside_a_window_come_first() -> None:
    """An event of the first listener's own is answered before the second event of the step below."""
    state = fresh(Acts("next"))
    for on, do in (("Hurt", Echo()), ("Acted", Bell("inner")), ("Stood", Bell("outer"))):
        Armed(Trigger(on, do, Seat(0), on, "HC-00", optional=False)).apply(state)
    table = Table(MINE, state).picks("go", "go")
    told = [
        event.who.split()[0] + event.who.split()[1][:1] for event in table.happened(Rang) if " " in event.who
    ]
    assert told == ["innerb", "innere", "outerb", "outere"]


class Echo(Procedure, tag="hard.echo"):
    @step("HC-09")
    def echo(self, g: Toy) -> None:
        g.emit(Acted(Seat(0)))


# -- 2: stop at once


class Deep(Procedure, tag="hard.deep"):
    """Three frames deep the game ends; nothing below says another word."""

    left: int
    by_answer: bool = False

    @step("HC-10")
    def dive(self, g: Toy) -> Next:
        return Call(Deep(self.left - 1, self.by_answer)) if self.left else None

    @step("HC-11")
    def ask_first(self, g: Toy) -> Next:
        return ask(Seat(0), GoOption(), HaltOption()) if self.by_answer else None

    @ask_first.answered
    def answer(self, g: Toy, picked: Option) -> Next:
        g.emit(GameOver("won"))
        g.emit(Rang("same step"))
        return Call(Deep(3))

    @step("HC-12")
    def end(self, g: Toy) -> Next:
        g.emit(GameOver("won"))
        g.emit(Rang("same step"))
        g.modify("power", 1, within=self)
        return Call(Deep(3))

    @step("HC-13")
    def never(self, g: Toy) -> None:
        g.emit(Rang("too late"))


@pytest.mark.parametrize("by_answer", [False, True])
def test_02_game_over_empties_everything_after_the_step(by_answer: bool) -> None:
    state = fresh(Deep(3, by_answer))
    for on in ("GameOver", "Rang"):
        Armed(Trigger(on, Bell("bell"), Seat(0), "bell", "HC-00")).apply(state)
    table = Table(MINE, state)
    if by_answer:
        assert len(table.state.frames) == 4
        table.picks("go")
    assert [event.who for event in table.happened(Rang)] == ["same step"]
    left = table.state
    assert (left.frames, left.woken, left.scoped, left.answers, left.outcome) == ([], [], (), (), "won")
    assert table.open == () and reloaded(table.game).open == ()


def test_02_game_over_in_an_aside_takes_waiting_answers_with_it() -> None:
    def give_up(g: Toy, seat: Seat) -> list[Right]:
        return [Right(HaltOption(), Deep(0))]

    table = Table(make_rules(sys.modules[__name__], rights=give_up), fresh()).picks("0:stance rest")
    assert table.state.answers
    table.picks("1:halt")
    assert (table.state.answers, table.state.frames, table.state.outcome) == ((), [], "won")


# -- 3: guards are about the acting figure


def test_03_an_attacker_who_falls_attacks_no_more() -> None:
    """Thorns fell the attacker in the middle of his own attack; what he called is finished first."""
    state = fresh(Attack(Seat(0)), Attack(Seat(0), Seat(1)), seat0={"health": 1})
    Armed(Trigger("Hurt", Prick(), Seat(1), "thorns", "TOY-CHS-01", optional=False)).apply(state)
    table = Table(RULES, state, "2")
    assert [(e.seat, e.amount) for e in table.happened(Hurt)] == [(1, 2), (0, 1)]
    assert len(table.happened(Rolled)) == 1 and not table.state.frames  # the second attack never began


@pytest.mark.rule("TN-ATK-11", "TN-ATK-10")
def test_03_steps_for_the_attacker_run_after_a_kill_and_those_on_the_target_do_not() -> None:
    verb = AttackVerb(dice=1, conditions=("stunned",), push=2)
    start = [cellar_attack.Attack(FigureId(1), FigureId(3), verb)]
    play = drawn("Wg.o", {3: {"hp": 1}}, decks=("cleave", ""), start=start, chance="3 cleave")
    assert play.story(Fell, CardDrawn, ConditionGained) == ["Fell", "CardDrawn"]


# -- 4: changing the target of an attack in progress


def test_04_whoever_steps_in_is_the_target_of_this_attack_alone() -> None:
    state = fresh(Attack(Seat(0), Seat(1)), seat2=hand("cover", "riposte"))
    table = Table(RULES, state, "2", "3").picks("use cover", "pass", "pass")
    assert table.state.nearest(Suffer).seat == 2  # the damage is on the way to him
    table.picks("use riposte")
    table.passes()
    assert [(e.seat, e.amount) for e in table.happened(Hurt)] == [
        (0, 3),
        (2, 2),
    ]  # his own attack hits seat 0


def test_04_a_new_target_must_be_legal_again() -> None:
    state = fresh(Attack(Seat(0), Seat(1)), seat2=hand("cover", "fury"))
    table = Table(RULES, state).picks("use cover")
    table.game.emit(Hurt(Seat(2), 9))  # he falls before the blow
    table.picks("pass")
    assert not table.happened(Rolled) and not table.state.frames


@pytest.mark.rule("TN-ATK-04")
def test_04_range_and_sight_are_judged_from_the_attackers_place() -> None:
    play = drawn("SW.g", attack=(3, 2), chance="+0").picks("use guard@1")
    assert play.hp(1) < 12 and play.hp(2) == 9
    play = drawn("WS.g", attack=(3, 2), chance="+0").picks("use guard@1")
    assert play.hp(1) == 12 and play.hp(2) < 9  # too far for the goblin: the first target stays


# -- 5: interrupts inside interrupts


def nested() -> Table:
    """Each riposte is an attack in the middle of the damage of an attack."""
    many = hand("riposte", "spite")
    return Table(RULES, fresh(Attack(Seat(0), Seat(1)), seat0=many, seat1=many, rng=7))


def dive(table: Table, depth: int) -> Table:
    while sum(isinstance(frame, Attack) for frame in table.state.frames) < depth:
        table.picks("use riposte" if any(offers(d, "use riposte") for d in table.open) else "pass")
    return table


def test_05_three_interrupts_deep_is_saved_loaded_and_played_on_to_the_same_end() -> None:
    for depth in (1, 2, 3):
        table = dive(nested(), depth)
        kinds = [type(frame).__name__ for frame in table.state.frames]
        assert kinds[: 4 * depth - 3] == ["Attack", "Suffer", "Window", "Riposte"] * (depth - 1) + ["Attack"]
        back, twin = reloaded(table.game), table.game
        assert back.open == twin.open and len(back.state.frames) >= 4 * depth - 3
        while twin.open:
            seat, key = twin.open[0].seat, twin.open[0].keys()[0]
            twin.answer(seat, key)
            back = reloaded(back)
            back.answer(seat, key)
            assert back.state.digest() == twin.state.digest()
        assert back.state.rng == twin.state.rng


def test_05_the_innermost_ends_first() -> None:
    table = dive(nested(), 3).passes()
    while table.open:
        table.picks(table.open[0].keys()[0])
    victims = [event.seat for event in table.happened(Hurt)]
    assert len(table.happened(CardPlayed)) >= 2 and len(victims) >= 3
    assert victims[:3] == [1, 0, 1]  # third attack, second, first
