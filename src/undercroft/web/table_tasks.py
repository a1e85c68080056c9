"""The tasks of a table itself: its bots play, its clock runs, and old answers are played again."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel import UndercroftError
from undercroft.storage import KeepingError, NoTable
from undercroft.table import BotTurn, FarBack, Refusal, Table, bot_turn, open_windows, play_bot
from undercroft.text.words import Language

from .borders import campaign_at, tend
from .clock import now
from .job_pool import JobFailed
from .jobs import Statistics
from .problems import StoreDown, Trouble

if TYPE_CHECKING:
    from .live_table import LiveTable

LOG = logging.getLogger("undercroft.web")
Rows = tuple[tuple[str, tuple[str, ...]], ...]
LONGEST_HUSH = 2_000  # milliseconds that bots play on while people are not told what they do
OTHERS_FIRST = 2.0  # seconds that the worker which wrote last has to let its bots play on


class TableTasks:
    """The tasks and timers of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live, self.hub = live, live.hub
        self._bots: asyncio.Task[None] | None = None
        self._recalling: asyncio.Task[None] | None = None
        self._border: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def see_to(self, *, soon: bool) -> None:
        """Something may have changed. `soon`: it was done here, so that bots play on here, too."""
        if self.hub.stopped:
            return
        self._wind()
        if soon:
            self._wake_bots()
        elif self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(OTHERS_FIRST, self._wake_bots)
        self._look_back()
        self._look_over_the_border()

    def stop(self) -> None:
        """Nothing more is to be done."""
        for handle in (self._clock, self._alarm, self._bots, self._recalling, self._border):
            if handle:
                handle.cancel()

    # -- campaigns

    def _look_over_the_border(self) -> None:
        """A campaign may expect a game, or one of its games may be over."""
        table = self.live.table
        campaign = campaign_at(table) if table else ""
        if campaign and (self._border is None or self._border.done()):
            self._border = asyncio.create_task(tend(self.hub, campaign))

    # -- bots

    def _wake_bots(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        table = self.live.table
        served = table is None or any(chair.bot for chair in table.room.chairs)
        if served and self.live.links and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let bots answer, one question after another, as long as somebody looks on."""
        live = self.live
        while live.links:
            try:
                async with live.reading() as table:
                    turn = bot_turn(table)
                    wait = self._hush(table, turn)
                if turn is None:
                    self._look_back()
                    return
                if wait:
                    await asyncio.sleep(wait / 1000)
                    await live.flush()  # before the next answer begins another floor
                    continue
                started = time.perf_counter()
                pick = await self.hub.think(turn.choose)
                self.hub.metrics.bot.observe(time.perf_counter() - started)
                async with live.writing() as (table, writer):
                    with suppress(Refusal):
                        await live.keep(table, writer, play_bot(table, turn, pick, now()))
            except FarBack:  # another worker took it back: it is read again
                continue
            except (StoreDown, NoTable):
                await asyncio.sleep(1)
            except UndercroftError as error:
                LOG.error("table %s, bot: %s", live.id, error, exc_info=error)
                return
            live.flush_soon()

    def _hush(self, table: Table, turn: BotTurn | None) -> int:
        """For how long a bot waits, so that people are told what bots do; at hidden windows not at all."""
        if (
            turn is None
            or now() - table.floor.since < LONGEST_HUSH
            or turn.seat in open_windows(table.journal.game)
        ):
            return 0
        return max(map(self.live.wait_of, self.live.links), default=0)

    # -- the clock

    def _wind(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None
        table = self.live.table
        due = table.next_tick() if table else None
        if due is not None:
            wait = max(0.0, (due - now()) / 1000)
            self._clock = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.hub.background(self._tick())

    async def _tick(self) -> None:
        with suppress(StoreDown, NoTable, Refusal):
            await self.live.change(lambda table: table.tick(now()))

    # -- the end

    def _look_back(self) -> None:
        """Once the game is over, its statistics are wanted."""
        table, idle = self.live.table, self._recalling is None or self._recalling.done()
        if table and table.over and idle and (lacking := self._lacking(table)):
            self._recalling = asyncio.create_task(self._recall(lacking))

    def _lacking(self, table: Table) -> list[Language]:
        """Languages that somebody reads in which the statistics of a long game are not known yet."""
        if table.told is not None:
            return []
        languages = {link.language for link in self.live.links}
        known = {each for each, (position, _) in table.recalled.items() if position == table.position}
        return sorted(languages - known)

    async def _recall(self, languages: list[Language]) -> None:
        """The statistics of a game that is over need all of it: another process plays it."""
        await self.hub.all_back()
        for language in languages:
            with suppress(StoreDown, NoTable, KeepingError, TimeoutError, Trouble, JobFailed):
                async with self.live.reading() as table:
                    position, count = table.position, table.count
                rows = await self.hub.exports.run(self.live.id, count, partial(Statistics, language=language))
                async with self.live.reading() as table:
                    if table.position == position:
                        table.recall(language, msgspec.json.decode(rows, type=Rows))
        self.live.flush_soon()
