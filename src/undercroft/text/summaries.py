"""Several events in one sentence, as the game sums them up: which belong together, and how it is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from undercroft.kernel import Entry, Event, GameOver, Part
from undercroft.parts.summaries import Summary

from .explanations import source_of
from .namers import Namer
from .sentences import clause, line_of_text
from .words import Words

P = TypeVar("P")
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")


class Fold(Generic[P]):
    """Events that are told together, each by its place in the log; others may be folded within."""

    __slots__ = ("entries", "first", "members", "over", "summary")

    def __init__(self, summary: Summary, first: P) -> None:
        self.summary, self.first = summary, first
        self.over = summary.goes_on is not None  # a row is whole after each of its events
        self.entries: list[Entry] = []  # its own, without those of folds within
        self.members: list[P | Fold[P]] = []

    @property
    def is_alone(self) -> bool:
        """Is it a row of one event, which is told as any other?"""
        return self.summary.goes_on is not None and len(self.members) == 1


class Folder(Generic[P]):
    """Sorts events as they come: those that stand alone, and those that are told together."""

    def __init__(self, summaries: Sequence[Summary]) -> None:
        self.found: list[P | Fold[P]] = []
        self._begins = {summary.begins: summary for summary in summaries}
        self._open: list[Fold[P]] = []  # the outermost first

    @property
    def open_since(self) -> P | None:
        """Where that began which the next event will belong to; None: it will stand alone."""
        return self._open[0].first if self._open else None

    def add(self, place: P, entry: Entry) -> bool:
        """Take in the next event; true: it belongs to others."""
        event, in_row = entry.event, self._is_in_row(entry)
        if self._open and isinstance(event, GameOver):  # the one unwind
            while self._open:
                self._open.pop().over = True
        elif not in_row and (summary := self._begins.get(type(event))) and self._may_begin(summary):
            fold = Fold(summary, place)
            (self._open[-1].members if self._open else self.found).append(fold)
            self._open.append(fold)
        if not self._open:
            self.found.append(place)
            return False
        inmost = self._open[-1]
        inmost.members.append(place)
        inmost.entries.append(entry)
        if inmost.summary.ends(inmost.entries):
            inmost.over = True
            self._open.pop()
        return True

    def _may_begin(self, summary: Summary) -> bool:
        """A row stands by itself: like events within something else are a part of that."""
        return summary.goes_on is None or not self._open

    def _is_in_row(self, entry: Entry) -> bool:
        """Does an event go on with a row? One that is broken by it is closed."""
        inmost = self._open[-1] if self._open else None
        if inmost is None or inmost.summary.goes_on is None:
            return False
        if inmost.summary.goes_on(inmost.entries, entry):
            return True
        self._open.pop()
        return False


def begins_one(summaries: Sequence[Summary], entries: Iterable[Entry]) -> bool:
    """Is there anything to fold?"""
    kinds: set[type[Event]] = {summary.begins for summary in summaries}
    return any(type(entry.event) in kinds for entry in entries)


def summed_up(words: Words, namer: Namer, summary: Summary, entries: Sequence[Entry], over: bool) -> str:
    """One sentence for all of them; while they are not over it ends with an ellipsis."""
    summed = summary.sum_up(entries, over)
    steps = [_said(words, namer, each, "sum") for each in summed.steps]
    results = [_said(words, namer, each, "sum") for each in summed.results]
    besides = [_said(words, namer, each, "also") for each in summed.besides]
    shape = "summary-open" if not over else "summary" if results or besides else "summary-bare"
    head = [_said(words, namer, each, "sum") for each in summed.head]
    told = ": ".join(filter(None, [", ".join(head), ", ".join(filter(None, steps))]))
    said = words.say(shape, told=told, results="; ".join(filter(None, [", ".join(results), *besides])))
    return MINUS.sub("−", line_of_text(said))


def _said(words: Words, namer: Namer, leaf: Struct, prefix: str) -> str:
    if isinstance(leaf, Part):
        m = leaf.modifier
        source = source_of(words, namer, m)
        return words.say("sum-part", source=source, op=m.op, value=m.value, signed=f"{m.value:+d}")
    return clause(words, namer, leaf, prefix)
