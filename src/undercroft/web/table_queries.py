"""Questions to the engine of one table: answered on the side, so that nobody waits for the table's lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct

from undercroft.storage import KeepingError
from undercroft.table import Refusal, Table, wire
from undercroft.text.words import Language

from .connection import Connection
from .job_pool import TooLong
from .jobs import Recall
from .problems import StoreDown, Trouble

if TYPE_CHECKING:
    from .live_table import LiveTable

LOG = logging.getLogger("undercroft.web")


class TableQueries:
    """People's questions about one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live, self.hub = live, live.hub
        self._turns: dict[Language, asyncio.Lock] = {}

    async def take(self, link: Connection, query: wire.Query) -> None:
        """Take a question; it will be answered of the position as it is now, if they may know it."""
        live = self.live
        if link.asking >= self.hub.settings.limits.queries:
            link.refuse(query.id, "limit", live.told_to(link))
            return
        try:
            async with live.reading(link.person) as table:
                answering = self._prepared(table, link, query)
        except Refusal as refusal:
            link.refuse(query.id, refusal.code, live.told_to(link), refusal.why(link.language))
        except StoreDown:
            link.refuse(query.id, "store")
        else:
            link.asking += 1
            self.hub.background(self._answer(link, query, answering))

    def _prepared(self, table: Table, link: Connection, query: wire.Query) -> Coroutine[Any, Any, Any]:
        """How a question will be answered: by a thread, or by another process that plays all again."""
        person, language, inquiries = link.person, link.language, table.inquiries
        if inquiries.is_long_ago(query):
            inquiries.check_seat(person, query.seat)
            make = partial(Recall, person=person, language=language, query=query)
            return self._recalled(table.count, make)
        return self._inquired(inquiries.prepared(person, query, language), language)

    async def _recalled(self, count: int, make: Callable[[list[bytes]], Recall]) -> Raw:
        return Raw(await self.hub.exports.run(self.live.id, count, make))

    async def _inquired(self, answer: Callable[[], Struct], language: Language) -> Struct:
        """One at a time in each language; nobody waits longer than the budget, though a thread may go on."""
        turn = self._turns.setdefault(language, asyncio.Lock())
        seconds = self.hub.settings.limits.query_seconds
        try:
            async with asyncio.timeout(seconds):
                await turn.acquire()
                work = self.hub.inquire(answer)
                work.add_done_callback(lambda _: turn.release())
                return await asyncio.shield(work)
        except TimeoutError:
            raise TooLong(seconds) from None

    async def _answer(self, link: Connection, query: wire.Query, answering: Coroutine[Any, Any, Any]) -> None:
        try:
            body = await answering
        except Refusal as refusal:
            link.refuse(query.id, refusal.code, self.live.told_to(link), refusal.why(link.language))
        except Trouble as trouble:
            code = "no-answer" if trouble.code == "makes-no-sense" else trouble.code
            link.refuse(query.id, code, self.live.told_to(link), trouble.why, **trouble.args_said)
        except (KeepingError, TimeoutError):
            link.refuse(query.id, "store")
        except Exception as error:
            LOG.error("table %s, query %s: %s", self.live.id, query, error, exc_info=error)
            link.refuse(query.id, "broken", self.live.told_to(link))
        else:
            link.tell(wire.Answered(id=query.id, body=body))
        finally:
            link.asking -= 1
