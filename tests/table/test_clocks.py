"""Competitive games keep clocks: sixty seconds for each decision, and a bank of five minutes."""

from __future__ import annotations

import pytest

from table.sittings import ANA, BEN, CONTEST, Sitting
from undercroft.games.boxes import Edition
from undercroft.table import bot_turn, load_table, wire
from undercroft.table.records import BotSat


def contest() -> Sitting:
    sitting = Sitting(edition=CONTEST)
    sitting.joined("Ben", 1)
    sitting.client(ANA)
    sitting.client(BEN)
    return sitting


def find_contest(game: str) -> Edition:
    return CONTEST


def test_games_that_are_played_together_have_no_clocks() -> None:
    sitting = Sitting()
    client = sitting.client(ANA)
    assert sitting.table.next_tick() is None and "clocks" not in client.room
    assert sitting.tick(10_000_000).records == ()


def test_the_first_minute_is_free_and_then_the_bank_is_used() -> None:
    sitting = contest()
    began = sitting.now
    assert sitting.clients[0].room["clocks"] == [
        {"seat": seat, "bank": 300_000, "until": began + 360_000} for seat in (0, 1)
    ]
    assert sitting.table.next_tick() == began + 360_000
    sitting.now = began + 59_000
    sitting.answer(ANA, 0)
    assert sitting.table.questions.left(0) == 300_000
    sitting.now = began + 99_000
    sitting.answer(BEN, 1)
    assert sitting.table.questions.left(1) == 260_000  # a hundred seconds, sixty of them free


def test_a_bot_plays_on_when_time_runs_out() -> None:
    sitting = contest()
    sitting.answer(ANA, 0)
    assert sitting.tick(358_000).records == ()
    (late,) = sitting.tick(2_000).records
    assert isinstance(late, BotSat) and (late.seat, late.bot, late.late) == (1, "normal", True)
    assert sitting.table.room.chairs[1].person == BEN and bot_turn(sitting.table) is not None
    assert "ran out of time" in sitting.clients[0].texts[-1]
    sitting.play_bots()
    sitting.do(BEN, wire.HandOver(id="b", seat=1))  # Ben is back, with nothing in the bank
    assert sitting.table.questions.left(1) == 0


def test_a_bot_needs_no_time() -> None:
    sitting = contest()
    sitting.now += 70_000
    sitting.do(BEN, wire.HandOver(id="h", seat=1, bot="normal"))
    left = sitting.table.questions.left(1)
    assert left == 300_000 - 11_000
    sitting.now += 500_000
    sitting.do(BEN, wire.HandOver(id="i", seat=1))
    assert sitting.table.questions.left(1) == left
    assert {each["seat"]: each["bank"] for each in sitting.clients[0].room["clocks"]}[1] == left


@pytest.mark.parametrize("quick", [False, True])
def test_clocks_are_the_same_after_loading(quick: bool) -> None:
    sitting = contest()
    sitting.now += 80_000
    sitting.answer(ANA, 0)
    checkpoint = sitting.table.checkpoint() if quick else None
    sitting.now += 30_000
    sitting.answer(BEN, 1)
    twin = load_table(find_contest, sitting.kept, checkpoint)
    for each in ("posed", "since", "bank"):
        assert getattr(twin.questions, each) == getattr(sitting.table.questions, each)
    assert twin.next_tick() == sitting.table.next_tick() is not None


def test_undo_gives_no_time_back() -> None:
    sitting = contest()
    sitting.now += 119_000
    sitting.answer(ANA, 0)
    assert sitting.table.questions.left(0) == 240_000
    sitting.undo(ANA)
    assert sitting.table.questions.left(0) == 240_000 and 0 in sitting.table.questions.since


def test_talking_gives_no_time() -> None:
    sitting = contest()
    sitting.now += 49_000
    sitting.do(ANA, wire.Chat(id="c", text="hm"))
    sitting.do(ANA, wire.Lock(id="l", locked=True))
    sitting.now += 28_000
    sitting.answer(ANA, 0)
    assert sitting.table.questions.left(0) == 280_000  # eighty seconds in all


def test_nobody_loses_time_by_a_vote() -> None:
    sitting = contest()
    sitting.answer(ANA, 0)
    sitting.answer(BEN, 1)
    sitting.undo(BEN)
    assert sitting.table.questions.since == {} and sitting.table.next_tick() == sitting.now + 30_000
    sitting.tick(30_000)
    (seat,) = sitting.table.questions.since
    assert sitting.table.questions.since[seat] == sitting.now
    assert sitting.table.questions.left(seat) == 300_000
