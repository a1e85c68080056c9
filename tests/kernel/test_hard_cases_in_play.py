"""Points 6 to 17 of the places where naive kernels break: who, where, what is asked, what leaves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from games.tiny.scenes import drawn

from kernel.playing import Table, journal_of, random_play
from kernel.toy import (
    RULES,
    SEATS,
    Attack,
    Drink,
    fresh,
    new_game,
)  # fmt: skip
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.events import (
    AttackDeclared,
    FateCounted,
    MonsterPlaced,
    RoomRevealed,
    StanceTaken,
    Strode,
    TurnStarted,
)  # fmt: skip
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules import attack as cellar_attack
from undercroft.games.tiny.rules.attack import AttackVerb
from undercroft.games.tiny.rules.monsters import next_in_order
from undercroft.games.tiny.rules.rounds import Round
from undercroft.games.tiny.rules.who import decider, enemies, side
from undercroft.kernel import (
    SPECTATOR,
    FigureId,
    Seat,
    on_the_wire,
    preview,
    view,
    wire_digest,
)  # fmt: skip
from undercroft.parts.figures import Figure, grown, occupied, shrunk, taken_off
from undercroft.parts.happenings import Damaged, Fell

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
    assert list(enemies(play.game, ogre)) == [4]
    assert play.asked.seats == (1,)  # where to push is for who decides
    play.picks(play.keys()[0])
    assert play.event(AttackDeclared) == AttackDeclared(ogre, FigureId(4))
    assert (side(play.game, ogre), decider(play.game, ogre)) == (1, -1)
    assert play.state.figures[ogre].seat == -1  # the leaf itself was never touched


# -- 8: joint decisions


def test_08_the_first_answer_of_a_group_counts_whoever_gives_it() -> None:
    for seat in SEATS:
        table = Table(RULES, fresh(rng=3)).picks("0:stance attack", "1:stance guard", "2:stance rest")
        assert table.open[0].seats == SEATS
        table.picks(f"{seat}:vote yes")
        assert table.state.chest == "thorns" and table.state.triggers["Hurt"][0].owner == seat


@pytest.mark.rule("TN-MOV-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_08_what_the_rules_leave_open_for_a_monster_goes_to_all_players(seat: int) -> None:
    play = drawn("oW.\n...\nS..", attack=(3, 1), chance="-1")
    assert play.asked.seats == (0, 1) and len(play.keys("square")) > 1  # where the ogre pushes
    assert view(play.game, Seat(0)).mine() == view(play.game, Seat(1)).mine() == play.asked
    square = play.keys("square")[-1]
    play.picks(f"{seat}:square {square}")
    assert play.at(1) == square and not play.game.open


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
    assert 1 << play.event(Strode).cell == spikes == play.figure(2).cells
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
    for n, game in enumerate(random_play(edition.new_game(edition.settle(), "4"), 4, limit=60)):
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
