"""Checkpoints, and stores that fail or delay: nothing is seen of an answer before it is safe."""

from __future__ import annotations

from threading import Event as Signal
from threading import Thread
from typing import Any

import pytest

from kernel.journals import Kept, play, played, position
from kernel.playing import journal_of
from kernel.toy import RULES, Attack, fresh
from undercroft.kernel import (
    BrokenJournal,
    IllegalAnswer,
    Journal,
    Seat,
    read,
    view,
)  # fmt: skip

# -- checkpoints


def with_checkpoint(at: int = 10, answers: int = 20) -> tuple[Journal[Any], Kept]:
    journal, store = played(at)
    journal.checkpoint()
    play(journal, answers - at, seed=5)
    return journal, store


def test_loading_prefers_the_last_checkpoint() -> None:
    journal, store = with_checkpoint()
    script = read(store.data)
    assert script.checkpoint is not None and script.checkpoint[0] == 10
    quick = Journal.resume(script, journal.start, quick=True)
    assert quick.game.state.digest() == journal.game.state.digest() and quick.game.open == journal.game.open
    assert quick.answers == journal.answers and quick.entries[10:] == journal.entries[10:]
    assert quick.entries[:10] == [[]] * 10 and quick.verify() == 20
    slow = Journal.resume(script, journal.start)
    assert position(slow) == position(journal)


def test_quick_loading_does_not_play_what_came_before() -> None:
    journal, store = with_checkpoint()
    wrong = store.data.replace(b'"key":"' + journal.answers[2].key.encode(), b'"key":"nonsense', 1)
    assert wrong != store.data
    quick = Journal.resume(read(wrong), journal.start, quick=True)
    assert quick.game.state.digest() == journal.game.state.digest()
    with pytest.raises(BrokenJournal):
        quick.verify()


def test_undo_to_before_a_checkpoint() -> None:
    journal, store = with_checkpoint()
    quick = Journal.resume(read(store.data), journal.start, store, quick=True)
    assert quick.is_undo_free(4) is False
    quick.undo(13)
    quick.undo(4)
    journal.store = None
    journal.undo(13)
    journal.undo(4)
    assert position(quick) == position(journal)
    again = read(store.data)
    assert again.checkpoint is None  # it stands for a position that was taken back
    assert Journal.resume(again, journal.start, quick=True).game.state.digest() == journal.game.state.digest()
    for each in (quick, journal):
        each.store = None
        for _ in range(10):
            each.redo()
    assert position(quick) == position(journal)


def test_a_checkpoint_after_an_undo_is_of_the_position_after_it() -> None:
    journal, store = played(10)
    journal.undo(6)
    journal.checkpoint()
    play(journal, 3, seed=8)
    script = read(store.data)
    assert script.checkpoint is not None and script.checkpoint[0] == 6
    assert (
        Journal.resume(script, journal.start, quick=True).game.state.digest() == journal.game.state.digest()
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            b'"proc":"toy.brawl"',
            b'"proc":"toy.nap"',
            "The checkpoint of answer 10 cannot be read: Nothing is called",
        ),
        (
            b'"mood":"calm"',
            b'"mood":"wild"',
            "The checkpoint of answer 10 is another position than its answer's",
        ),
    ],
)
def test_a_checkpoint_that_is_another_position_is_refused(old: bytes, new: bytes, complaint: str) -> None:
    journal, store = with_checkpoint()
    assert store.data.count(old) == 1
    script = read(store.data.replace(old, new))
    with pytest.raises(BrokenJournal, match=complaint):
        Journal.resume(script, journal.start, quick=True)
    assert Journal.resume(script, journal.start).game.state.digest() == journal.game.state.digest()


# -- stores that fail or delay


def test_when_the_store_fails_nothing_has_happened_and_the_answer_can_be_given_again() -> None:
    journal, store = played(7)
    journal.undo()
    for act in (
        journal.redo,
        journal.undo,
        lambda: journal.answer(journal.game.open[0].seat, 0),
        lambda: journal.undo(2),
        journal.checkpoint,
    ):
        before, lines = position(journal), list(store.lines)
        store.fails = True
        with pytest.raises(OSError, match="disk is full"):
            act()
        assert position(journal) == before and store.lines == lines
        store.fails = False
        act()
        assert len(store.lines) == len(lines) + 1
    assert Journal.resume(read(store.data), journal.start).game.state.digest() == journal.game.state.digest()


def test_when_the_store_fails_no_result_of_a_script_is_used_up() -> None:
    store = Kept()
    journal = journal_of(RULES, fresh(Attack(Seat(0))), store, results=["3", "1"])
    store.fails = True
    with pytest.raises(OSError):
        journal.answer(Seat(0), "target 1")
    store.fails = False
    journal.answer(Seat(0), "target 1")
    assert journal.answers[0].chance == ("3",)


def test_an_illegal_answer_is_not_written() -> None:
    journal, store = played(3)
    before = position(journal)
    with pytest.raises(IllegalAnswer):
        journal.answer(Seat(0), "stance sit")
    assert position(journal) == before and len(store.lines) == 3


class Slow(Kept):
    """A store that is busy until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.busy, self.released = Signal(), Signal()

    def append(self, line: bytes) -> None:
        self.busy.set()
        assert self.released.wait(10)
        super().append(line)


def test_nothing_is_seen_of_an_answer_before_it_is_safe() -> None:
    journal, slow = journal_of(RULES, fresh(Attack(Seat(0)))), Slow()
    journal.store = slow
    before, given = position(journal), []
    player = Thread(target=lambda: given.append(journal.answer(Seat(0), "target 1")))
    player.start()
    assert slow.busy.wait(10)
    assert position(journal) == before and given == [] and slow.lines == []
    assert view(journal.game, Seat(1)).state.players[Seat(1)].health == 5
    slow.released.set()
    player.join(10)
    assert given == [journal.entries[0]] and len(slow.lines) == 1
    assert journal.game.state.players[Seat(1)].health < 5
