"""The one writer that a table has at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from . import statements
from .kept import KeepingError, NoTable
from .statements import Change, Numbered


class Writer:
    """All that the holder of a table's lock writes; it is stored when the lock is released."""

    def __init__(
        self,
        table_id: str,
        read: Callable[[int], Awaitable[Sequence[Numbered]]],
        clock: Callable[[], int],
        head: int = 0,
    ) -> None:
        """`read(n)` gives line n and those after it; `head`: how many there are, if that is known."""
        self.table_id = table_id
        self.head = head
        self.changes: list[Change] = []
        self.added = 0
        self._read = read
        self._clock = clock
        self._caught_up = False

    async def catch_up(self, after: int) -> list[bytes]:
        """The lines that somebody who has `after` of them lacks."""
        missed: list[bytes] = []
        if not after or after != self.head:
            found = await self._read(max(after, 1))
            if not found and not after:
                raise NoTable(f"There is no table {self.table_id!r}.")
            numbers = [n for n, _ in found]
            first = max(after, 1)
            if not found or numbers != list(range(first, first + len(found))):
                raise KeepingError(
                    f"The table {self.table_id!r} is not kept as it was: line {first} and those after it "
                    f"should be there, but {numbers[:3] or 'none'} were found; load it again."
                )
            self.head = numbers[-1]
            missed = [body for n, body in found if n > after]
        self._caught_up = True
        return missed

    async def append(self, bodies: Sequence[bytes]) -> None:
        """Add lines after the last one; the writer must have caught up before."""
        if not self._caught_up:
            raise KeepingError(f"A writer of table {self.table_id!r} must catch up before it appends.")
        if bodies:
            self.changes.append(statements.add_lines(self.table_id, self.head, bodies))
            self.head += len(bodies)
            self.added += len(bodies)

    async def touch(self, summary: bytes, *, answers: int, ended: bool = False) -> None:
        """Set the summary that lists show of the table."""
        self.changes.append(statements.touch(self.table_id, summary, answers, ended, self._clock()))

    async def keep_checkpoint(self, n: int, body: bytes) -> None:
        """Keep the position after the first `n` lines."""
        self.changes += statements.keep_checkpoint(self.table_id, n, body)
