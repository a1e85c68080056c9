"""Answers played on a copy, answers that were kept elsewhere, and positions that are forgotten."""

from __future__ import annotations

import pytest

from kernel.journals import played, position
from undercroft.kernel import BrokenJournal, IllegalAnswer, Journal, replace


def test_a_draft_counts_only_when_it_is_kept() -> None:
    journal, store = played(6)
    before, lines = position(journal), list(store.lines)
    decision = journal.game.open[0]
    draft = journal.draft(decision.seat, 0)
    assert position(journal) == before and store.lines == lines
    assert journal.keep(draft) is draft.entries
    assert journal.answers[-1] == draft.line and journal.game is draft.game
    with pytest.raises(IllegalAnswer, match="no longer"):
        journal.keep(draft)


def test_what_was_kept_elsewhere_is_followed() -> None:
    journal, _ = played(12)
    twin = Journal(journal.header, journal.start)
    for answer in journal.answers:
        twin.follow(answer)
    assert position(twin)[:5] == position(journal)[:5]
    with pytest.raises(BrokenJournal, match="answer 13 was expected"):
        twin.follow(journal.answers[3])


def test_what_leads_elsewhere_is_not_kept() -> None:
    journal, _ = played(12)
    last = journal.answers[-1]
    journal.undo()
    before = position(journal)
    with pytest.raises(BrokenJournal, match="leads elsewhere"):
        journal.follow(replace(last, digest="0" * 16))
    with pytest.raises(BrokenJournal):
        journal.follow(replace(last, key="dance"))
    assert position(journal) == before
    journal.follow(last)
    assert not journal.undone  # it was the one that had been taken back


def test_forgotten_positions_are_played_again() -> None:
    journal, _ = played(20)
    log, digests = journal.log, [""] + [answer.digest for answer in journal.answers]
    assert journal.position(7).state.digest() == digests[7]
    journal.forget(12)
    journal.forget(5)
    assert journal.first == 12 and journal.log == log
    assert journal.position(12).state.digest() == digests[12]
    with pytest.raises(IllegalAnswer, match="not at hand"):
        journal.position(11)
    assert not journal.is_undo_free(3)
    journal.undo(15)
    assert journal.first == 12
    journal.undo(6)
    assert journal.game.state.digest() == digests[6] and journal.first == 0
    while journal.undone:
        journal.redo()
    assert journal.game.state.digest() == digests[20] and journal.log == log
