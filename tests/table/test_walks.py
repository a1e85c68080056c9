"""Walks of answers, undo, votes and redo: every position is as it was, to the last bit."""

from __future__ import annotations

import random

import pytest
from lengths import of_length

from table.sittings import ANA, BEN, Sitting
from undercroft.table import Refusal

WALKS, MOVES = of_length(200, 1000), 14


def walk(seed: str) -> int:
    """The digest of a position hangs on the answers that led to it, and on nothing else."""
    luck = random.Random(seed)
    sitting = Sitting(seed=seed)
    sitting.joined("Ben", 1)
    sitting.table.presence.elsewhere = frozenset({ANA, BEN})
    table, compared = sitting.table, 0
    known: dict[tuple[tuple[int, str], ...], str] = {(): sitting.digest}
    for _ in range(MOVES):
        try:
            move(sitting, luck)
        except Refusal:
            continue
        path = tuple((int(answer.seat), answer.key) for answer in table.journal.answers)
        assert known.setdefault(path, sitting.digest) == sitting.digest
        assert [given.line for given in table.history.given] == table.journal.answers
        assert [given.line for given in table.history.gone] == table.journal.undone
        compared += 1
    assert sitting.reloaded().journal.game.state.digest() == sitting.digest
    return compared


def move(sitting: Sitting, luck: random.Random) -> None:
    table, person = sitting.table, luck.choice((ANA, BEN))
    if table.room.ballot:
        asked = table.room.ballot.asked
        sitting.vote(luck.choice(asked), luck.random() < 0.8)
        return
    what = luck.random()
    if what < 0.2:
        sitting.undo(person, luck.choice((-1, -1, luck.randrange(table.answers + 1))))
    elif what < 0.35:
        sitting.redo(person)
    elif table.questions.open:
        seat = luck.choice(list(table.questions.open))
        sitting.answer((ANA, BEN)[seat], seat, luck.choice(sitting.keys(seat)))


@pytest.mark.parametrize("hundred", range(WALKS // 100))
def test_walks_end_on_identical_digests(hundred: int) -> None:
    compared = sum(walk(str(100 * hundred + n)) for n in range(100))
    assert compared > 100 * MOVES // 2
