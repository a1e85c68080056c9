"""Journals of the brawl, and a store in memory."""

from __future__ import annotations

import random
from typing import Any

from kernel.playing import journal_of
from kernel.toy import RULES, fresh
from undercroft.kernel import (
    Journal,
)  # fmt: skip

HEADER = b'{"undercroft":1,"game":"toy","version":"0","packs":[],"setup":{},"seed":"1"}\n'


class Kept:
    """A store in memory, which can be told to fail."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.fails = False

    def append(self, line: bytes) -> None:
        if self.fails:
            raise OSError("the disk is full")
        self.lines.append(line)

    @property
    def data(self) -> bytes:
        return HEADER + b"".join(self.lines)


def play(journal: Journal[Any], answers: int, seed: int = 1) -> None:
    luck = random.Random(seed)
    for _ in range(answers):
        if journal.game.open:
            decision = luck.choice(journal.game.open)
            journal.answer(luck.choice(decision.seats), luck.choice(decision.keys()))


def played(answers: int = 30, seed: int = 1) -> tuple[Journal[Any], Kept]:
    store = Kept()
    journal = journal_of(RULES, fresh(rng=seed), store)
    play(journal, answers, seed)
    return journal, store


def position(journal: Journal[Any]) -> tuple[Any, ...]:
    """All that anybody can see of a journal."""
    return (
        journal.game.state.digest(), journal.game.open, list(journal.answers), list(journal.undone),
        journal.log, journal.save(), getattr(journal.game.source, "taken", 0),
    )  # fmt: skip
