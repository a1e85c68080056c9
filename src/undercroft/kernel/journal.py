"""Setup and answers: the save, the replay, the bug report and the undo stack."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Raw

from .chance import Recorded
from .engine import Game
from .errors import BrokenJournal, BrokenRules, BrokenSave, IllegalAnswer
from .events import Entry
from .journal_lines import NOBODY, Answer, Header, Script, Upgrade, checkpoint_line, keep_redo, upgrade_lines
from .leaves import Seat, replace
from .reports import Report
from .state import State
from .views import is_shown

S = TypeVar("S", bound=State)


class Draft(NamedTuple):
    """An answer played on a copy: nothing of it counts until the journal keeps it."""

    line: Answer
    entries: list[Entry]
    before: Game[Any]
    game: Game[Any]


class Store(Protocol):
    """Where lines are kept. `append` returns only when the line is safe."""

    def append(self, line: bytes) -> None: ...


class Journal(Generic[S]):
    """A game that remembers how it got where it is. `start` begins it again, up to its first question."""

    def __init__(self, header: Header, start: Callable[[], Game[S]], store: Store | None = None) -> None:
        self.header, self.store, self.start = header, store, start
        self.game = start()
        self.opening: list[Entry] = self.game.log or []  # the events before the first question
        self.answers: list[Answer] = []
        self.undone: list[Answer] = []
        self.entries: list[list[Entry]] = []  # by answer
        self._past: list[Game[S]] = []
        self._reveals: dict[int, bool] = {}  # by answer: has it shown anything? Found out when it is asked
        self._first = 0  # the answer after which `_past` begins
        self.untold = 0  # answers whose entries are not at hand, after a quick start
        self.base: tuple[int, Raw] | None = None  # where newer rules took over; not to be undone
        self.version = header.version  # whose rules play it on

    @classmethod
    def resume(
        cls, script: Script, start: Callable[[], Game[S]], store: Store | None = None, *, quick: bool = False
    ) -> Journal[S]:
        """Play a journal that was read; a digest that differs is an error, not a different game.

        `quick` begins at the last checkpoint: faster, but without the entries before it.
        """
        journal = cls(script.header, start)
        journal.take_up(script, quick=quick)
        journal.store = store
        return journal

    def take_up(self, script: Script, *, quick: bool = False) -> None:
        """Play what was read in a journal that is still at its beginning."""
        answers = script.answers
        self.base, self.version = script.base, script.version or script.header.version
        begin = script.checkpoint if quick and script.checkpoint else script.base
        if begin:
            n, raw = begin
            self.game = self._at_checkpoint(raw, answers[:n])
            self.answers, self.entries = answers[:n], [[] for _ in range(n)]
            self._first = self.untold = n
        for answer in answers[len(self.answers) :]:
            self._replay(answer)
        self.undone = list(script.undone)

    def upgrade(self, script: Script, version: str) -> None:
        """Go on by newer rules from the last checkpoint, else from the beginning; nothing is kept yet.

        Answers since then are played without comparing digests, and refused where they no longer fit.
        """
        answers = [replace(answer, digest="") for answer in script.answers]
        self.take_up(replace(script, answers=answers, undone=[]), quick=True)
        self.rebase(self.position_now(), version)

    def keep_upgrade(self, store: Store) -> None:
        """Write down where newer rules took over, and go on in this store."""
        self.store = store
        for line in self.upgrade_lines():
            self._write(line)

    def position_now(self) -> tuple[int, Raw]:
        """The whole position, with the number of the answer that led to it."""
        return len(self.answers), Raw(self.game.rules.encode(self.game.state))

    def rebase(self, base: tuple[int, Raw], version: str) -> None:
        """Newer rules take over at the position as it is: nothing before it can be taken back."""
        self.base, self.version, self.undone = base, version, []
        self.answers = [replace(answer, digest="") for answer in self.answers]
        self.forget(base[0])

    @property
    def floor(self) -> int:
        """The answer behind which nothing can be taken back: at the last upgrade, if there was one."""
        return self.base[0] if self.base else 0

    @property
    def first(self) -> int:
        """The answer after which positions are at hand; earlier ones must be played again."""
        return self._first

    @property
    def log(self) -> list[Entry]:
        return [*self.opening, *(entry for entries in self.entries for entry in entries)]

    def answer(self, seat: Seat, key: str | int) -> list[Entry]:
        """Play one answer. It is in the store before anything of it is given back or seen."""
        return self.keep(self.draft(seat, key))

    def draft(self, seat: Seat, key: str | int) -> Draft:
        """Play an answer without keeping it."""
        return self._draft(seat, key, None)

    def report(self, report: Report) -> list[Entry]:
        """Go on with what came from outside; kept before anything of it is seen, as an answer is."""
        return self.keep(self.draft_report(report))

    def draft_report(self, report: Report) -> Draft:
        """Go on with a report without keeping it."""
        return self._draft(NOBODY, "", None, report)

    def keep(self, draft: Draft) -> list[Entry]:
        """Go on with an answer that was played from this position."""
        if draft.before is not self.game:
            raise IllegalAnswer(
                f"Answer {draft.line.n} was played from a position that is no longer this one."
            )
        self._keep(draft)
        keep_redo(self.undone, draft.line)
        return draft.entries

    def follow(self, line: Answer) -> list[Entry]:
        """Play an answer that was kept elsewhere; it must lead to the same position."""
        if line.n != len(self.answers) + 1:
            raise BrokenJournal(f"This is answer {line.n}; answer {len(self.answers) + 1} was expected.")
        self._replay(line)
        keep_redo(self.undone, line)
        return self.entries[-1]

    def position(self, after: int) -> Game[S]:
        """The game as it was after this answer, if that is at hand."""
        if not self._first <= after <= len(self.answers):
            raise IllegalAnswer(f"The position after answer {after} is not at hand.")
        return [*self._past[after - self._first :], self.game][0]

    def snapshot(self) -> Journal[S]:
        """The journal as it is now, to be read while this one goes on; it cannot be taken back."""
        twin = copy(self)
        twin.game = self.game.clone()
        twin.answers, twin.entries, twin._reveals = list(self.answers), list(self.entries), {}
        twin._past, twin._first, twin.undone, twin.store = [], len(self.answers), [], None
        return twin

    def forget(self, before: int) -> None:
        """Drop the positions up to this answer; they are played again if somebody goes back there."""
        if self._first < before <= len(self.answers):
            del self._past[: before - self._first]
            self._first = before

    def undo(self, to: int | None = None, earlier: Journal[S] | None = None) -> None:
        """Take back the last answer, or all after answer `to`, by going back to the copies made before.

        `earlier`, the journal of the answers up to `to`, saves playing them where there are no copies.
        """
        to = len(self.answers) - 1 if to is None else to
        if not 0 <= to < len(self.answers):
            raise IllegalAnswer(
                "There is nothing to take back." if not self.answers else f"There is no answer {to}."
            )
        self._check_floor(to)
        if to >= self._first:
            earlier = None
        elif earlier is None or earlier.answers != self.answers[:to]:
            earlier = self.branch(to)
        self._write({"undo": to})
        source = self.game.source  # results of a script are gone; luck of the generator is in the state
        while len(self.answers) > to:
            self._reveals.pop(len(self.answers), None)
            self.undone.append(self.answers.pop())
            self.entries.pop()
        if earlier is None:
            self.game = self._past[to - self._first]
            del self._past[to - self._first :]
        else:
            self.game, self._past, self._first = earlier.game, earlier._past, earlier._first
            self.entries[earlier.untold :] = earlier.entries[earlier.untold :]
            self.opening, self.untold = earlier.opening, min(self.untold, earlier.untold)
        self.game.source = source

    def redo(self) -> list[Entry]:
        """Play again what was taken back last, with the same luck."""
        if not self.undone:
            raise IllegalAnswer("There is nothing to do again.")
        draft = self._draft_line(self.undone[-1])
        self._keep(draft)
        self.undone.pop()
        return draft.entries

    def is_undo_free(self, to: int | None = None) -> bool:
        """Has nothing been rolled, drawn or shown to anybody since answer `to`?"""
        to = len(self.answers) - 1 if to is None else to
        if not self._first <= to < len(self.answers):
            return False
        return not any(self._shows(n) for n in range(len(self.answers), to, -1))

    def branch(self, at: int) -> Journal[S]:
        """The same game up to answer `at`, to be played on otherwise."""
        if not 0 <= at <= len(self.answers):
            raise IllegalAnswer(f"There is no answer {at}: the journal has {len(self.answers)}.")
        self._check_floor(at)
        twin = Journal(self.header, self.start)
        twin.take_up(Script(self.header, self.answers[:at], [], base=self.base, version=self.version))
        return twin

    def verify(self) -> int:
        """Play all again from the start, or the last upgrade; gives how many digests were compared."""
        self.branch(len(self.answers))
        return sum(bool(answer.digest) for answer in self.answers)

    def checkpoint(self) -> None:
        """Write the whole position, so that loading need not play what came before."""
        self._write(checkpoint_line(self.position_now()))

    def save(self) -> bytes:
        """The journal as a file: header and the answers that count."""
        at = self.floor
        lines: list[Any] = [self.header, *self.answers[:at], *self.upgrade_lines(), *self.answers[at:]]
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)

    def upgrade_lines(self) -> list[Any]:
        """The lines of a file where newer rules took over."""
        if self.base is None:
            return []
        return upgrade_lines(self.base, Upgrade(self.header.version, self.version))

    def _check_floor(self, to: int) -> None:
        if to < self.floor:
            raise IllegalAnswer(
                f"Answer {to} was given by the rules of an older version: one cannot go back behind "
                f"answer {self.floor}."
            )

    def _draft_line(self, line: Answer) -> Draft:
        """An answer or a report that was given before, with the luck that it had."""
        report = None if line.report is None else self.game.rules.read_report(line.report)
        return self._draft(line.seat, line.key, line.chance, report)

    def _draft(
        self, seat: Seat, key: str | int, chance: tuple[str, ...] | None, report: Report | None = None
    ) -> Draft:
        game = self.game
        source = copy(game.source)  # if the line cannot be kept, no result was taken
        twin = game.clone(source if chance is None else Recorded(chance))
        entries: list[Entry] = []
        twin.log = entries
        decision = next((d for d in game.open if seat in d.seats), None)
        if isinstance(key, int) and decision and 0 <= key < len(decision.all_options):
            key = decision.all_options[key].key
        if report is None:
            twin.answer(seat, key)
        else:
            twin.report(report)
        told = None if report is None else msgspec.json.decode(msgspec.json.encode(report))
        line = Answer(len(self.answers) + 1, seat, str(key), tuple(twin.results), twin.state.digest(), told)
        twin.source = source
        return Draft(line, entries, game, twin)

    def _keep(self, draft: Draft) -> None:
        self._write(draft.line)
        self._past.append(self.game)
        self.answers.append(draft.line)
        self.entries.append(draft.entries)
        self.game = draft.game

    def _replay(self, answer: Answer) -> None:
        try:
            draft = self._draft_line(answer)
        except (IllegalAnswer, BrokenRules, BrokenSave) as error:
            said = str(error).rstrip(".")
            raise BrokenJournal(f"Answer {answer.n} ({answer.named}) cannot be played: {said}.") from error
        if draft.line.chance != answer.chance:
            raise BrokenJournal(
                f"Answer {answer.n} ({answer.named}) used other chance than the journal says."
            )
        if answer.digest and draft.line.digest != answer.digest:
            where = draft.game.where() or "the end"
            raise BrokenJournal(
                f"Answer {answer.n} ({answer.named}) leads elsewhere than the journal says: {where}."
            )
        self._keep(draft)

    def _shows(self, n: int) -> bool:
        """Did answer n roll, draw or show anything, so that a seat knows more than before?"""
        if n not in self._reveals:
            games = [*self._past[n - 1 - self._first : n + 1 - self._first], self.game]
            self._reveals[n] = (
                bool(self.answers[n - 1].chance)
                or self.answers[n - 1].report is not None
                or any(entry.event.opens for entry in self.entries[n - 1])
                or self._is_shown(games[0], games[1])
            )
        return self._reveals[n]

    def _is_shown(self, before: Game[S], after: Game[S]) -> bool:
        """Is there a seat from which something was hidden that no longer is, place by place?"""
        return is_shown(before.state, after.state, before.rules.seat_order(before))

    def _at_checkpoint(self, raw: Raw, before: list[Answer]) -> Game[S]:
        """The position that a checkpoint holds; it must be the one that its answer led to."""
        try:
            game = Game(self.game.rules, self.game.rules.decode(raw), self.game.source)
        except BrokenSave as error:
            raise BrokenJournal(f"The checkpoint of answer {len(before)} cannot be read: {error}") from error
        if before and before[-1].digest not in ("", game.state.digest()):
            raise BrokenJournal(
                f"The checkpoint of answer {len(before)} is another position than its answer's."
            )
        game.advance()
        return game

    def _write(self, line: Any) -> None:
        if self.store is not None:
            self.store.append(msgspec.json.encode(line) + b"\n")
