"""The seventeen places where naive kernels break: a test, or more, for each point of the design's list."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from games.tiny.scenes import drawn
from kernel.playing import Table, journal_of, random_play, reloaded
from kernel.toy import (
    RULES, SEATS, Acted, Attack, CardPlayed, Drink, Hurt, Prick, Rolled, Stood, Suffer, Toy, fresh, hand,
    make_rules, new_game,
)  # fmt: skip
from undercroft.games.boxes import Setup, box_of, lay_out
from undercroft.games.tiny.events import (
    AttackDeclared, CardDrawn, FateCounted, MonsterPlaced, RoomRevealed, StanceTaken, Strode, TurnStarted,
)  # fmt: skip
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules import attack as cellar_attack
from undercroft.games.tiny.rules.attack import AttackVerb
from undercroft.games.tiny.rules.rounds import Round, next_in_order
from undercroft.games.tiny.rules.who import decider, enemies, side
from undercroft.kernel import (
    SPECTATOR, Armed, Call, Done, Event, FigureId, GameOver, Next, Option, Procedure, Seat,
    Trigger, ask, on_the_wire, preview, step, view, wire_digest,
)  # fmt: skip
from undercroft.parts.figures import Figure, grown, occupied, shrunk, taken_off
from undercroft.parts.happenings import ConditionGained, Damaged, Fell


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
    told = [event.who.split()[0] + event.who.split()[1][:1] for event in table.happened(Rang) if " " in event.who]
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
    assert play.events(Fell) and play.events(CardDrawn) and not play.events(ConditionGained)


# -- 4: changing the target of an attack in progress


def test_04_whoever_steps_in_is_the_target_of_this_attack_alone() -> None:
    state = fresh(Attack(Seat(0), Seat(1)), seat2=hand("cover", "riposte"))
    table = Table(RULES, state, "2", "3").picks("use cover", "pass", "pass", "pass")
    assert table.state.nearest(Suffer).seat == 2  # the damage is on the way to him
    table.picks("use riposte")
    table.passes()
    assert [(e.seat, e.amount) for e in table.happened(Hurt)] == [(0, 3), (2, 2)]  # his own attack hits seat 0


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
        table.picks("use riposte" if any("use riposte" in d.keys() for d in table.open) else "pass")
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


# -- 6: turn order is derived


@pytest.mark.rule("TN-RND-05", "TN-RND-04")
def test_06_a_monster_revealed_in_mid_round_acts_this_round() -> None:
    play = drawn("W\n+", beyond=".....g", start=[Round()], chance="+0 +0")
    play.picks("0:stance swift", "move", "go a2")
    assert [event.figure for event in play.events(MonsterPlaced)] == [3]
    play.picks("end")
    assert [event.figure for event in play.events(TurnStarted)][:2] == [1, 3]


@pytest.mark.rule("TN-RND-05")
def test_06_who_is_next_is_computed_from_the_state_and_kept_in_no_frame() -> None:
    play = drawn("W.S\n..g", start=[Round()], chance=None).picks("0:stance wary", "1:stance swift")
    assert set(Round.__struct_fields__) == {"step", "result"}
    assert play.state.turn.figure == 2  # swift
    twin = play.game.clone()
    twin.emit(Fell(FigureId(3)))
    assert next_in_order(play.game) != 1 and next_in_order(twin) in (1, 2)
    twin.emit(StanceTaken(FigureId(1), "swift"))
    assert next_in_order(twin) == 1


# -- 7: who decides, whose side, who acts


@pytest.mark.rule("TN-CRD-05")
def test_07_a_forced_attack_changes_side_and_decider_while_it_lasts() -> None:
    play = drawn("S....\n..og.\n.....\n\nW", hands=("", "beguile"), decks=("", "venom"), turn=2, chance="-1")
    ogre = FigureId(3)
    assert (side(play.game, ogre), decider(play.game, ogre)) == (1, -1)
    play.picks("play beguile", "target 3")
    assert (side(play.game, ogre), decider(play.game, ogre)) == (0, 1)
    assert [i for i, _ in enemies(play.game, ogre)] == [4]
    assert play.asked.seats == (1,)  # where to push is for who decides
    play.picks(play.keys()[0])
    assert play.event(AttackDeclared) == AttackDeclared(ogre, FigureId(4))
    assert (side(play.game, ogre), decider(play.game, ogre)) == (1, -1)
    assert play.state.figures[ogre].seat == -1  # the leaf itself was never touched


# -- 8: joint decisions


def test_08_the_first_answer_of_a_group_counts_whoever_gives_it() -> None:
    for seat in SEATS:
        table = Table(RULES, fresh(rng=3)).picks("0:stance guard", "1:stance guard", "2:stance guard")
        assert table.open[0].seats == SEATS
        table.picks(f"{seat}:vote yes")
        assert table.state.chest == "thorns" and table.state.triggers["Hurt"][0].owner == seat


@pytest.mark.rule("TN-MON-02")
def test_08_what_the_rules_leave_open_for_a_monster_goes_to_all_players() -> None:
    keys = set()
    for seat in (0, 1):
        play = drawn("W.g.S", {1: {"stance": "bold"}, 2: {"stance": "bold"}}, turn=3, chance=None)
        if not play.game.open:  # told apart by their place in the turn order: no tie is left
            continue
        assert play.asked.seats == (0, 1)
        play.picks(f"{seat}:{play.keys()[0]}")
        keys.add(play.state.digest())
    assert len(keys) <= 1


# -- 9: rights at any time


def test_09_an_aside_comes_back_to_the_same_question() -> None:
    table = Table(RULES, fresh(Attack(Seat(0)), seat0={"health": 2})).picks("drink")
    assert isinstance(table.state.frames[-1], Drink)
    table.picks("sip 1")
    assert table.offers() == [((0,), ["target 1", "target 2"])] and table.state.players[Seat(0)].health == 3


@pytest.mark.rule("TN-ITM-01")
def test_09_a_potion_while_the_others_stance_is_laid_down_in_secret() -> None:
    looks = {1: {"items": "potion", "hp": 3}, 2: {"items": "potion", "hp": 9}}
    play = drawn("W.S..g", looks, start=[Round()], chance=None).picks("1:stance bold")
    assert [d.seats for d in play.game.open] == [(0,)] and play.offers("drink potion")
    play.picks("0:drink potion")
    assert play.hp(1) == 6 and not play.offers("drink potion") and not play.events(StanceTaken)
    play.picks("0:stance wary")
    assert [(e.figure, e.stance) for e in play.events(StanceTaken)] == [(1, "wary"), (2, "bold")]


# -- 10, 11: cells and occupancy


def test_10_a_figure_has_cells_that_may_be_few_or_none_and_a_phase() -> None:
    ogre = Figure("ogre", cells=0b1100_0000_1100, hp=4, full=4)
    moving = shrunk(ogre, 3)
    assert (moving.cells, moving.phase, moving.is_up) == (1 << 3, "moving", True)
    stopped = grown(moving, 0b1100_1100)
    assert (stopped.cells, stopped.phase) == (0b1100_1100, "standing")
    for phase in ("away", "fallen"):
        gone = taken_off(moving, phase)
        assert (gone.cells, gone.is_up, gone.hp) == (0, False, 4)
    with pytest.raises(ValueError, match="does not stand on cell 0"):
        shrunk(ogre, 0)


@pytest.mark.rule("TN-SUF-03")
def test_10_the_leaf_of_the_fallen_stays_while_something_is_about_it() -> None:
    play = drawn("Wg.o", {3: {"hp": 1}}, attack=(1, 3), chance="3 3 3")
    assert play.figure(3).cells == 0 and play.figure(3).phase == "fallen"
    assert play.event(Damaged).figure == 3


def test_11_occupancy_is_reckoned_from_the_figures() -> None:
    figures = [Figure("a", cells=0b11), Figure("b", cells=0b100), Figure("c", cells=0, phase="fallen")]
    assert occupied(figures) == 0b111
    fields = type(drawn("W.g").state).__struct_fields__
    assert not {"occupied", "blocked", "cells"} & set(fields)


@pytest.mark.rule("TN-MOV-02", "TN-MOV-07")
def test_11_a_figure_passes_a_friend_and_makes_room_where_it_must_stop() -> None:
    """The Scout stands on spikes in the Warden's way: hurt, he stops on her square, and chooses another."""
    spikes = 1 << GRID.parse("b1")
    play = drawn("W^..\n\nS", {2: {"cells": spikes}}, turn=1).picks("move", "go c1")
    assert play.event(Strode).cells == spikes == play.figure(2).cells
    assert play.keys("square") == ["a1", "c1"] and play.asked.seats == (0,)
    play.picks("square c1")
    assert play.at(1) == "c1" and play.at(2) == "b1" and play.hp(1) == 10


# -- 12, 13: what is behind the door


@pytest.mark.rule("TN-DOR-02")
def test_12_an_unrevealed_room_is_nowhere_in_the_state_and_its_reveal_stops_previews_and_undo() -> None:
    play = drawn("W.\n+.", beyond="o...", turn=1).picks("move")
    assert b"ogre" not in play.game.rules.encode(play.state)
    ahead = preview(play.game, Seat(0), "go a2")
    assert ahead.stop == "reveal" and [type(e.event) for e in ahead.entries] == [Strode]
    journal = journal_of(play.game.rules, play.state)
    journal.answer(Seat(0), "go b1")
    assert journal.is_undo_free()
    journal.undo()
    journal.answer(Seat(0), "go a2")
    assert journal.answers[0].chance == () and not journal.is_undo_free()
    assert any(isinstance(e.event, RoomRevealed) for e in journal.log) and RoomRevealed.opens


@pytest.mark.rule("TN-DOR-03", "TN-MOV-05")
def test_13_a_move_goes_on_through_the_door_that_it_opened() -> None:
    play = drawn("W..\n..+", beyond="...\n..o", turn=1).picks("move")
    before = play.state.turn.movement
    assert "a3" not in play.keys("go")
    play.picks("go c2")
    assert play.at(1) == "c2" and play.state.turn.movement == before - 2
    assert "a3" in play.keys("go") and "b3" in play.keys("go")
    play.picks("go b3")
    assert play.at(1) == "b3" and play.state.turn.movement == before - 3


# -- 14: granularity


@pytest.mark.rule("TN-ATK-03", "TN-MOV-05")
def test_14_choices_are_one_of_n() -> None:
    play = drawn("S.gog", hands=("", "volley"), turn=2, chance="0 0 0 0").picks("play volley")
    assert play.keys() == ["target 3", "target 4", "target 5"]  # not all pairs at once
    play.picks("target 5")
    assert play.keys() == ["target 3", "target 4", "pass"]
    walk = drawn("W....\n.....\n.....", turn=1).picks("move")
    assert len(walk.keys("go")) == 14  # a square and its way, not every way to it


# -- 15: free undo


def test_15_undo_is_free_until_a_hidden_place_opens_or_chance_is_used() -> None:
    play = drawn("W.S..g", start=[Round()], chance=None)
    journal = journal_of(play.game.rules, play.state)
    journal.answer(Seat(1), "stance swift")
    assert journal.is_undo_free()  # laid down, not shown
    journal.answer(Seat(0), "stance wary")
    assert not journal.is_undo_free() and not journal.is_undo_free(0)
    assert [answer.chance for answer in journal.answers] == [(), ()]  # it was not chance that ended it
    journal.answer(Seat(1), "move")
    assert journal.is_undo_free(2) and not journal.is_undo_free(1)


# -- 16: better and worse


@pytest.mark.rule("TN-ATK-07", "TN-ATK-E2")
@pytest.mark.parametrize(
    ("power", "drawn_cards", "better", "worse"),
    [
        (2, "x2 +1", "x2", "+1"),  # 4 against 3
        (1, "x2 +1", "x2", "x2"),  # both give 2: the first drawn
        (1, "+1 x2", "+1", "+1"),
        (0, "x2 +1", "+1", "x2"),  # 0 against 1: a +1 beats a x2
        (1, "-1 miss", "-1", "-1"),  # both give 0
    ],
)
def test_16_modifier_cards_are_compared_by_the_attacks_they_make(
    power: int, drawn_cards: str, better: str, worse: str
) -> None:
    start = [cellar_attack.Attack(FigureId(3), FigureId(1), AttackVerb(power=power))]
    enraged = drawn("Wg", {3: {"hp": 2}}, start=start, chance=drawn_cards)
    frightened = drawn("Wg", {3: {"conditions": "frightened"}}, start=start, chance=drawn_cards)
    assert (enraged.event(FateCounted).card, frightened.event(FateCounted).card) == (better, worse)


# -- 17: what leaves the process


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from numbers(each)
    elif isinstance(value, int):
        yield value


def test_17_no_seat_gets_generator_digest_or_rounded_numbers() -> None:
    edition = lay_out(box_of("tiny"))
    for n, game in enumerate(random_play(edition.new_game(edition.settle(Setup()), "4"), 4, limit=60)):
        full = game.state.digest()
        for seat in (Seat(0), Seat(1), SPECTATOR):
            seen = view(game, seat)
            sent = on_the_wire(seen)
            wire = json.loads(sent)
            assert wire["state"]["rng"] == 0 and str(game.state.rng).encode() not in sent
            assert max(map(abs, numbers(wire))) < 1 << 53
            assert wire_digest(seen) != full and full.encode() not in sent
        if n % 10 == 0:
            other = game.clone()
            other.state.rng ^= 1
            assert wire_digest(view(other, Seat(0))) == wire_digest(view(game, Seat(0)))


def test_17_cells_travel_as_text() -> None:
    wire = json.loads(on_the_wire(view(drawn("W.g").game, Seat(0))))
    assert GRID.parse("c1") < 53 or wire["state"]["figures"]["3"]["cells"].startswith("0x")
    toy = json.loads(on_the_wire(view(new_game(1), Seat(0))))
    assert toy["state"]["ground"] == hex(1 << 60 | 1)

