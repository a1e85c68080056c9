"""Undo, redo and branches of a journal; when undo is free."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kernel.journals import Kept, play, played, position
from kernel.playing import journal_of
from kernel.toy import RULES, Attack, Brawl, ToyState, fresh, hand
from undercroft.kernel import (
    IllegalAnswer,
    Journal,
    Seat,
    read,
    view,
)  # fmt: skip

# -- undo, redo, branch


def test_undo_and_redo_go_back_and_forth_with_the_same_luck() -> None:
    journal, store = played(0)
    digests = [journal.game.state.digest()]
    for n in range(20):
        play(journal, 1, seed=n)
        digests.append(journal.game.state.digest())
    log = journal.log
    for n in reversed(range(20)):
        journal.undo()
        assert journal.game.state.digest() == digests[n] and len(journal.answers) == n
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        journal.undo()
    for n in range(20):
        journal.redo()
        assert journal.game.state.digest() == digests[n + 1]
    with pytest.raises(IllegalAnswer, match="nothing to do again"):
        journal.redo()
    assert journal.log == log
    journal.undo(3)
    assert journal.game.state.digest() == digests[3] and len(journal.undone) == 17
    again = Journal.resume(read(store.data), journal.start)
    assert again.game.state.digest() == digests[3] and again.undone == journal.undone
    assert len(store.lines) == 20 + 20 + 20 + 1  # nothing is ever erased
    with pytest.raises(IllegalAnswer, match="There is no answer 3"):
        journal.undo(3)
    with pytest.raises(IllegalAnswer, match="There is no answer -1"):
        journal.undo(-1)


def test_what_can_be_done_again_is_the_same_after_loading() -> None:
    journal, store = played(10)
    journal.undo(4)
    journal.redo()
    journal.redo()
    assert len(journal.undone) == 4
    again = Journal.resume(read(store.data), journal.start, store)
    assert again.undone == journal.undone
    for each in (again, journal):
        each.store = None
        while each.undone:
            each.redo()
    assert again.game.state.digest() == journal.game.state.digest() and len(journal.answers) == 10


def test_another_answer_voids_what_was_taken_back_and_the_same_does_not() -> None:
    journal, store = played(10)
    undone = journal.answers[4]
    journal.undo(4)
    journal.answer(undone.seat, undone.key)
    assert len(journal.undone) == 5 == len(read(store.data).undone)
    journal.undo(4)
    decision = next(d for d in journal.game.open if undone.seat in d.seats)
    journal.answer(undone.seat, next(o.key for o in decision.options if o.key != undone.key))
    assert journal.undone == [] == read(store.data).undone


def test_a_branch_is_another_game_from_any_answer() -> None:
    journal, store = played(20)
    for at in (0, 7, 20):
        branch = journal.branch(at)
        assert branch.answers == journal.answers[:at] and branch.store is None
        play(branch, 5, seed=99)
    assert len(store.lines) == 20 and len(journal.answers) == 20
    for at in (-1, 21):
        with pytest.raises(IllegalAnswer, match=f"There is no answer {at}"):
            journal.branch(at)


@pytest.mark.parametrize("seed", range(10))
def test_random_walks_of_undo_and_redo(seed: int) -> None:
    store, luck = Kept(), random.Random(seed)
    journal = journal_of(RULES, fresh(rng=seed), store)
    digests = [journal.game.state.digest()]
    for _ in range(120):
        move = luck.random()
        if move < 0.2 and journal.answers:
            journal.undo(luck.randrange(len(journal.answers)) if move < 0.05 else None)
        elif move < 0.4 and journal.undone:
            journal.redo()
        elif journal.game.open:
            play(journal, 1, seed=luck.randrange(999))
            if not journal.undone:
                digests[len(journal.answers) :] = [journal.game.state.digest()]
        assert journal.game.state.digest() == digests[len(journal.answers)]
    again = Journal.resume(read(store.data), journal.start)
    assert position(again) == position(journal)


def test_undo_with_a_script_takes_the_next_result() -> None:
    """At a physical table a result that was rolled is gone; doing it again brings it back."""
    journal = journal_of(RULES, fresh(Attack(Seat(0)), Attack(Seat(1))), results=["3", "1", "2"])
    journal.answer(Seat(1), "target 2")
    journal.undo()
    journal.redo()
    assert [answer.chance for answer in journal.answers] == [("3",)]
    journal.undo()
    journal.answer(Seat(1), "target 2")
    journal.answer(Seat(0), "target 2")
    assert [answer.chance for answer in journal.answers] == [("1",), ("2",)]


# -- free undo, place by place


def undoing(state: ToyState, *picks: tuple[int, str], results: list[str] | None = None) -> Journal[Any]:
    journal = journal_of(RULES, state, results=results)
    for seat, key in picks:
        journal.answer(Seat(seat), key)
    return journal


def test_a_secret_answer_can_be_taken_back_until_it_is_shown() -> None:
    journal = undoing(fresh(), (0, "stance rest"), (1, "stance rest"))
    assert journal.is_undo_free() and journal.is_undo_free(0)
    journal.answer(Seat(2), "stance rest")
    assert not journal.is_undo_free() and not journal.is_undo_free(0)  # all have seen the stances


def test_undo_is_not_free_after_chance() -> None:
    journal = undoing(fresh(Attack(Seat(0))), (0, "target 1"), results=["1"])
    assert not journal.is_undo_free()


def test_undo_is_free_where_nothing_opened() -> None:
    journal = undoing(fresh(Attack(Seat(0)), seat0={"health": 1}), (0, "drink"))
    assert journal.is_undo_free()
    journal.answer(Seat(0), "sip 1")
    assert journal.is_undo_free() and journal.is_undo_free(0)
    assert not journal.is_undo_free(2)  # there is no such answer


def test_undo_is_not_free_after_a_reveal() -> None:
    """The chest was nowhere in the state: no hidden place opens, the event says that it shows something."""
    shut = undoing(fresh(Brawl(step="vote")), (1, "vote no"))
    assert shut.answers[0].chance  # a round later: chance
    journal = undoing(fresh(Brawl(step="vote"), seat0={"stance": "attack"}), (1, "vote yes"))
    assert journal.answers[0].chance == () and not journal.is_undo_free()


def test_a_card_that_is_played_was_seen() -> None:
    journal = undoing(fresh(Attack(Seat(0), Seat(1)), seat2=hand("cover", "fury")), (2, "use cover"))
    assert not journal.is_undo_free()
    journal = undoing(fresh(Attack(Seat(0), Seat(1)), seat1=hand("fury"), seat2=hand("fury")), (1, "pass"))
    assert journal.is_undo_free()


def test_places_are_compared_not_counts() -> None:
    """One card is shown and another hidden by one answer: as many question marks, yet something opened."""
    start = fresh(Attack(Seat(0), Seat(1)), seat1=hand("fury"), seat2=hand("fury"))
    journal = journal_of(RULES, start)
    journal.answer(Seat(1), "pass")
    past = journal._past[0]
    seen = view(past, Seat(0)).state
    shown = past.state.players[Seat(1)]
    journal.game.state.players[Seat(1)] = type(shown)(
        Seat(1), cards=(*shown.cards, shown.pile[0]), pile=shown.pile[2:], discard=(shown.pile[1],)
    )
    journal.game.state.players[Seat(2)] = type(shown)(Seat(2), cards=(*shown.cards,) * 2, pile=shown.pile)
    count = [str(view(game, Seat(0)).state).count("'?'") for game in (past, journal.game)]
    assert count[0] == count[1] and seen.players[Seat(1)].discard == ()
    assert not journal.is_undo_free()
