"""Which answers count, who gave them, and the order in which the log tells them; it plays nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

from undercroft.kernel import Answer, replace

from .records import (
    Answered,
    AnyRecord,
    BotSat,
    Dropped,
    Held,
    Kicked,
    Redone,
    Returned,
    Rose,
    Sat,
    Shared,
    TakenBack,
    Upgraded,
)


class Given(NamedTuple):
    """An answer and who gave it; nobody: a bot."""

    line: Answer
    by: int
    revision: int  # at which it began to count
    referee: bool = False
    then: str = ""  # how the giver will answer what the seat is asked next


class Step(NamedTuple):
    """A stretch of the log: what followed an answer, or a note of the table's own. Its place is unique."""

    answer: int
    revision: int
    note: AnyRecord | None = None


class History:
    """The answers of a table as its records tell them."""

    def __init__(self) -> None:
        self.given: list[Given] = []
        self.reports: list[int] = []  # those of them that are reports of other games, by number
        self.gone: list[Given] = []  # taken back, the next to be done again last
        self.steps: list[Step] = [Step(0, 0)]
        self.cuts: list[tuple[int, int]] = []  # (revision, how many steps were left then)
        self._planned: set[int] = set()  # seats that ever gave an answer in advance: few do

    def apply(self, record: AnyRecord, revision: int) -> None:
        """Write down what happened to the game; other records are left alone."""
        match record:
            case Answered(line=line, by=by, referee=referee, then=then):
                self._answer(Given(line, by, revision, referee, then))
                self._tell(record, revision, noted=referee)
            case Returned(line=line):
                self._answer(Given(line, 0, revision))
                self._tell(record, revision, noted=False)
            case Held(seat=seat, then=then):
                n = max(n for n, given in enumerate(self.given) if given.line.seat == seat)
                self.given[n] = self.given[n]._replace(then=then)
                self._planned.add(seat)
            case Redone(count=count):
                for _ in range(count):
                    self.given.append(self.gone.pop()._replace(revision=revision))
                    self.steps.append(Step(len(self.given), revision))
            case TakenBack(to=to, reveal=reveal):
                while len(self.given) > to:
                    self.gone.append(self.given.pop()._replace(then=""))
                while self.reports and self.reports[-1] > to:
                    self.reports.pop()
                if any(given.line.report is not None for given in self.gone):
                    self.gone.clear()  # the other game goes on: it will end again
                shared = [step.note for step in self.steps if isinstance(step.note, Shared)]
                while self.steps[-1].answer > to:
                    self.steps.pop()
                self.cuts.append((revision, len(self.steps)))
                if reveal:
                    self.steps.append(Step(to, revision, record))
                self._tell_again(shared, to, revision)
            case Upgraded():
                self.upgrade()
                self.steps.append(Step(len(self.given), revision, record))
            case Shared():
                self.steps.append(Step(len(self.given), revision, record))
            case BotSat(seat=seat, late=late):
                self._drop(lambda given: given.line.seat == seat)
                if late:
                    self.steps.append(Step(len(self.given), revision, record))
            case Sat(seat=seat) | Rose(seat=seat) | Dropped(seat=seat):
                self._drop(lambda given: given.line.seat == seat)
            case Kicked(person=person):
                self._drop(lambda given: given.by == person)

    def upgrade(self) -> None:
        """Newer rules go on from here: older digests are not theirs, and what was taken back is gone."""
        self.given = [given._replace(line=replace(given.line, digest="")) for given in self.given]
        self.gone.clear()

    def ahead(self, seat: int) -> Given | None:
        """The last answer of a seat, if the next was given with it."""
        if seat not in self._planned:
            return None
        for given in reversed(self.given):
            if given.line.seat == seat:
                return given if given.then else None
        return None

    def kept_since(self, revision: int) -> int:
        """How many of the steps that there were at that revision still stand."""
        kept = len(self.steps)
        for cut_at, left in reversed(self.cuts):
            if cut_at <= revision:
                break
            kept = min(kept, left)
        return kept

    def told_at(self, revision: int) -> int | None:
        """How many steps there were at a revision; None: some of them were taken back since."""
        if self.cuts and self.cuts[-1][0] > revision:
            return None
        return bisect_right(self.steps, revision, key=lambda step: step.revision)

    def last_of(self, person: int) -> int:
        """The last answer that this person gave; 0: there is none."""
        for n in range(len(self.given), 0, -1):
            if self.given[n - 1].by == person:
                return n
        return 0

    def last_of_anybody(self) -> int:
        """The last answer that no bot gave; 0: there is none."""
        return next((n for n in range(len(self.given), 0, -1) if self.given[n - 1].by), 0)

    def is_own_since(self, to: int, person: int) -> bool:
        """Has nobody else answered after that? Bots do not count."""
        for n in range(len(self.given), to, -1):  # noqa: SIM110  the last is mostly somebody else's
            if self.given[n - 1].by not in (0, person):
                return False
        return True

    def redo_count(self) -> int:
        """How many answers to do again at once: one, and those of bots that followed it."""
        count = 0
        for given in reversed(self.gone):
            if count and given.by:
                break
            count += 1
        return count

    def _answer(self, given: Given) -> None:
        if self.gone and self.gone[-1].line == given.line:
            self.gone.pop()
        else:
            self.gone.clear()
        self.given.append(given)
        if given.then:
            self._planned.add(given.line.seat)
        if given.line.report is not None:
            self.reports.append(len(self.given))

    def _drop(self, whose: Callable[[Given], bool]) -> None:
        """Answers given in advance no longer count, even if somebody goes back to that answer."""
        self.given = [
            given._replace(then="") if given.then and whose(given) else given for given in self.given
        ]

    def _tell_again(self, shared: Sequence[AnyRecord], to: int, revision: int) -> None:
        """That the journal was shared stays in the log, however far the game is taken back."""
        if shared and not any(isinstance(step.note, Shared) for step in self.steps):
            self.steps.append(Step(to, revision, shared[0]))

    def _tell(self, record: AnyRecord, revision: int, noted: bool) -> None:
        answer = len(self.given)
        if noted:
            self.steps.append(Step(answer, revision, record))
        self.steps.append(Step(answer, revision))
