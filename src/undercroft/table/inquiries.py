"""Questions to the engine that change nothing, as somebody at the table may have them answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from undercroft.kernel import Journal, Seat, UndercroftError
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import Language

from .refusals import Refusal
from .wire import Query

if TYPE_CHECKING:
    from .tables import Table

MOST_DIGITS = 10  # of the number of an answer


class Inquiries:
    """Those to one table. Presenters of their own answer them: a thread may ask while the table goes on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._snapshot: tuple[Any, Journal[Any]] | None = None  # the game that it was taken of
        self._presenters: dict[Language, Presenter] = {}

    def answer(self, person: int, query: Query, language: Language) -> Struct:
        """The answer, as this person may know it."""
        return self.prepared(person, query, language)()

    def prepared(self, person: int, query: Query, language: Language) -> Callable[[], Struct]:
        """The same, to be answered by a thread: of the position as it is now.

        Two inquiries in one language must not be answered at the same time.
        """
        self.check_seat(person, query.seat)
        table = self._table
        journal = table.whole() if self.is_long_ago(query) else table.journal
        if self._snapshot is None or self._snapshot[0] is not journal.game:
            self._snapshot = journal.game, journal.snapshot()
        at, presenter = self._snapshot[1], self._presenters.get(language)
        if presenter is None:
            presenter = self._presenters[language] = Presenter(table.edition, table.setup, language)

        def answer() -> Struct:
            try:
                return presenter.query(at, Seat(query.seat), query)
            except UndercroftError as error:
                raise Refusal("no-answer", why=str(error)) from error

        return answer

    def check_seat(self, person: int, seat: int) -> None:
        """Refuse a question for a seat of somebody else."""
        if seat >= 0 and self._table.room.chair(seat).person != (person or -1):
            raise Refusal("not-yours", seat=seat + 1)

    def is_long_ago(self, query: Query) -> bool:
        """Is a question about what is not at hand, so that all must be played again to answer it?"""
        untold = self._table.untold
        answer = query.about.partition(".")[0]
        about = int(answer) if answer.isdecimal() and len(answer) < MOST_DIGITS else 0
        return bool(untold) and (
            query.what == "log" or (query.what == "why" and answer.isdecimal() and about <= untold)
        )
