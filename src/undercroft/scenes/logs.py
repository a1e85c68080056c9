"""The log in words: a line for each event, or one for several that the game tells together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from undercroft.games.boxes import Edition
from undercroft.kernel import Entry, Journal, Part, Seat
from undercroft.kernel.views import hides
from undercroft.text import sentence
from undercroft.text.namers import StateNamer
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import is_silent
from undercroft.text.summaries import Fold, Folder, begins_one, summed_up

from . import shapes
from .entries import entries_after, known_to
from .painters import Painter

REMEMBERED = 256  # answers whose lines are kept
Place = tuple[int, int]  # (answer, k): event k of those that an answer caused, counted from 1
Seats = tuple[Seat, ...]  # all that a reader holds
Lines = tuple[shapes.Line, ...]


class Log:
    """One table's log in one language; what all may read is written once."""

    def __init__(self, edition: Edition, painter: Painter, narrator: Narrator) -> None:
        self.edition, self.painter, self.narrator = edition, painter, narrator
        self._summaries = edition.box.summaries
        self._learnt: list[_Learnt] = []  # by answer
        self._folder: tuple[int, Folder[Place]] = -1, Folder(())  # as it was after an answer
        self._told: dict[int, _Told] = {}  # by answer

    def told(
        self, journal: Journal[Any], answers: Iterable[int], seats: Seats, namer: StateNamer
    ) -> list[Lines]:
        """The lines that begin after each of these answers, as the person with these seats may read them.

        A line that sums up events of several answers stands with the first of them.
        """
        self.learn(journal)
        return [self._lines(answer, seats, namer) if answer < len(self._learnt) else () for answer in answers]

    def is_open(self, journal: Journal[Any], since: int, namer: StateNamer) -> bool:
        """Does everybody read the same of all that followed this answer and the later ones?"""
        self.learn(journal)
        return not any(self._tell(each, namer).secret for each in range(since, len(self._learnt)))

    def events(
        self, journal: Journal[Any], answer: int, seats: Seats, namer: StateNamer
    ) -> tuple[shapes.Line, ...]:
        """A line for each event after an answer, none of them summed up."""
        self.learn(journal)
        return self._event_lines(answer, seats, namer)

    def open_since(self, journal: Journal[Any], answer: int) -> Place:
        """Where the line began that is still open after this answer; none: at the next event."""
        self.learn(journal)
        return self._learnt[answer].open_since

    # -- what belongs together

    def learn(self, journal: Journal[Any]) -> None:
        """Know the figures of the whole log, and its folds; after an undo, what came instead."""
        known = self._learnt
        last = len(journal.entries)
        if len(known) == last + 1 and known[last].entries is entries_after(journal, last):
            return
        del known[len(journal.entries) + 1 :]
        while known and known[-1].entries is not entries_after(journal, len(known) - 1):
            known.pop()
        if self._folder[0] >= len(known):
            self._folder = -1, Folder(())
        for answer in range(len(known), len(journal.entries) + 1):
            entries = entries_after(journal, answer)
            self.narrator.learn(entries)
            known.append(self._learn(answer, entries))

    def _learn(self, answer: int, entries: Sequence[Entry]) -> _Learnt:
        since = self._learnt[-1].open_since[0] if self._learnt else answer
        folds = begins_one(self._summaries, entries)
        if since == answer and not folds:
            return _Learnt(entries, (answer + 1, 1))
        is_known = since < answer and self._folder[0] == answer - 1
        folder = self._folder[1] if is_known else self._fold_again(since, answer)
        carried, taken = folder.open_since, 0
        for k, entry in enumerate(entries, 1):
            is_inside = folder.add((answer, k), entry)
            if carried is not None and is_inside and folder.open_since in (carried, None):
                taken = k
            carried = carried if folder.open_since == carried else None
        self._folder = answer, folder
        return _Learnt(entries, folder.open_since or (answer + 1, 1), taken, folds)

    def _fold_again(self, since: int, to: int) -> Folder[Place]:
        """As it was before answer `to`: what is open began with answer `since`."""
        folder: Folder[Place] = Folder(self._summaries)
        for answer in range(since, to):
            for place, entry in self._own(answer) if answer == since else self._numbered(answer):
                folder.add(place, entry)
        return folder

    def _numbered(self, answer: int) -> list[tuple[Place, Entry]]:
        return [((answer, k), entry) for k, entry in enumerate(self._learnt[answer].entries, 1)]

    def _own(self, answer: int) -> list[tuple[Place, Entry]]:
        """Without those that belong to a line which began before."""
        return self._numbered(answer)[self._learnt[answer].taken :]

    # -- lines

    def _lines(self, answer: int, seats: Seats, namer: StateNamer) -> Lines:
        learnt = self._learnt[answer]
        if not learnt.folds:
            lines = self._event_lines(answer, seats, namer)
            return tuple([line for line in lines if line.k > learnt.taken]) if learnt.taken else lines
        told = self._tell(answer, namer)
        for key in ((), seats):
            known = told.folded.get(key)
            if known is not None and self._holds(answer, known):
                return known.lines
        folder, last = self._fold(answer)
        covered = range(answer, last + 1)
        key = seats if any(self._tell(each, namer).secret for each in covered) else ()
        texts = {(each, line.k): line for each in covered for line in self._event_lines(each, seats, namer)}
        lines = tuple(self._written(folder.found, texts, key, namer))
        entries = tuple([self._learnt[each].entries for each in covered])
        is_open = folder.open_since is not None and last + 1 == len(self._learnt)
        told.folded[key] = _Folded(entries, is_open, lines)
        return lines

    def _holds(self, answer: int, known: _Folded) -> bool:
        """Is a line still made of the same events, and of all of them?"""
        last = answer + len(known.entries)
        if last > len(self._learnt) or (known.is_open and last < len(self._learnt)):
            return False
        return all(self._learnt[answer + i].entries is each for i, each in enumerate(known.entries))

    def _fold(self, answer: int) -> tuple[Folder[Place], int]:
        """The events that begin after an answer, with those of later ones that belong to them."""
        folder: Folder[Place] = Folder(self._summaries)
        for place, entry in self._own(answer):
            folder.add(place, entry)
        while folder.open_since is not None and answer + 1 < len(self._learnt):
            following = self._learnt[answer + 1]
            if following.entries and not following.taken:
                break  # a row was over with the answer before
            answer += 1
            for place, entry in self._numbered(answer)[: self._learnt[answer].taken]:
                folder.add(place, entry)
        return folder, answer

    def _written(
        self,
        found: Iterable[Place | Fold[Place]],
        texts: dict[Place, shapes.Line],
        seats: Seats,
        namer: StateNamer,
    ) -> Iterator[shapes.Line]:
        for each in found:
            if isinstance(each, Fold) and each.is_alone:
                yield from self._written(each.members, texts, seats, namer)
            elif isinstance(each, Fold):
                yield self._sum(each, tuple(self._written(each.members, texts, seats, namer)), seats, namer)
            elif each in texts:
                yield texts[each]

    def _sum(self, fold: Fold[Place], parts: Lines, seats: Seats, namer: StateNamer) -> shapes.Line:
        """One line for a fold, of all that its parts speak of."""
        entries = [known_to(entry, seats) if hides(entry) else entry for entry in fold.entries]
        answer, k = fold.first
        shown = [part.show for part in parts if part.show is not None]
        rules = [rule for part in parts for rule in part.rules]
        rules += [rule for entry in entries for rule in _rules_of(entry)]
        return shapes.Line(
            answer,
            k,
            summed_up(self.narrator.words, namer, fold.summary, entries, fold.over),
            entries[0].rule,
            automatic=any(part.automatic for part in parts),
            figures=tuple(dict.fromkeys(each for part in parts for each in part.figures)),
            cells=tuple(dict.fromkeys(each for part in parts for each in part.cells)),
            meters=tuple(each for part in parts for each in part.meters),
            show=shown[0] if shown else None,
            parts=parts,
            open=not fold.over,
            rules=tuple(dict.fromkeys(rules)),
        )  # fmt: skip

    def _event_lines(self, answer: int, seats: Seats, namer: StateNamer) -> Lines:
        told, entries = self._tell(answer, namer), self._learnt[answer].entries
        if not told.secret:
            return told.open
        if seats not in told.lines:
            known = {k: known_to(entries[k - 1], seats) for k in told.secret}
            lines = [*told.open, *(self._line(entry, answer, k, namer) for k, entry in known.items())]
            told.lines[seats] = tuple(sorted(filter(None, lines), key=lambda line: line.k))
        return told.lines[seats]

    def _tell(self, answer: int, namer: StateNamer) -> _Told:
        """The lines after an answer; lines without secrets are made once for all."""
        entries = self._learnt[answer].entries
        known = self._told.get(answer)
        if known is not None and known.entries is entries:
            return known
        words, outdone = self.narrator.words, self.narrator.outdone(entries)
        told = [
            (k, entry)
            for k, entry in enumerate(entries, 1)
            if k not in outdone and not is_silent(words, type(entry.event))
        ]
        secret = tuple([k for k, entry in told if hides(entry)])
        lines = [self._line(entry, answer, k, namer) for k, entry in told if k not in secret]
        found = self._told[answer] = _Told(entries, secret, tuple(filter(None, lines)), {}, {})
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        return found

    def _line(self, known: Entry, answer: int, k: int, namer: StateNamer) -> shapes.Line | None:
        """An event in words, as far as it is known."""
        text = sentence(self.narrator.words, namer, known)
        if not text:
            return None
        line = self.painter.line(known, text, answer, k, self.narrator)
        return replace(line, automatic=True) if known.why else line


class _Learnt(NamedTuple):
    """The facts of an answer before anything of it is put into words."""

    entries: Sequence[Entry]
    open_since: Place  # where the line began that is open after it; none: the next event
    taken: int = 0  # how many of its events belong to a line that began before
    folds: bool = False  # does a line that sums up begin in it?


class _Told(NamedTuple):
    """The lines of one answer: those that are the same for all, and all by the seats of who reads them."""

    entries: Sequence[Entry]
    secret: tuple[int, ...]  # events that not everybody may know all of
    open: Lines
    lines: dict[Seats, Lines]
    folded: dict[Seats, _Folded]  # without seats: the same for all


class _Folded(NamedTuple):
    """Lines with sums, and what they were made of, answer by answer."""

    entries: tuple[Sequence[Entry], ...]
    is_open: bool
    lines: Lines


def _rules_of(entry: Entry) -> Iterator[str]:
    """The rules that the reasons of an event name."""
    for why in entry.why:
        rule = why.modifier.rule if isinstance(why, Part) else getattr(why, "rule", "")
        if rule:
            yield rule
