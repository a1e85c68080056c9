"""The border between a campaign and its games: opens them, and brings home what came of them.

Whoever is at the border holds the campaign first and then the child, never the other way round. All of it can
be done again: after a crash the same look at both tables finds what is still to be done.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

from undercroft.kernel import UndercroftError
from undercroft.storage import CodeTaken, NoTable, Writer
from undercroft.table import Table, decode_records
from undercroft.table.families import (
    abandon,
    bring_home,
    charge_digest,
    child_of,
    depart,
    errand,
    newcomers,
    open_child,
    reopen,
    resume,
    strays,
)
from undercroft.table.records import Opened

from .clock import now
from .listing import kept_summary
from .problems import StoreDown, Trouble

if TYPE_CHECKING:
    from .hub import Hub
    from .live_table import LiveTable

LOG = logging.getLogger("undercroft.web")


def campaign_at(table: Table) -> str:
    """The campaign whose border a table may have news for; empty: none."""
    if table.edition.box.child:
        news = table.journal.game.expected is not None or strays(table)
        return table.id if news and not table.closed else ""
    return table.opened.parent if table.over else ""


async def tend(hub: Hub, campaign: str) -> None:
    """Do what is to be done at the border of a campaign."""
    with suppress(StoreDown, Trouble):  # it is looked at again when somebody comes
        live = hub.live(campaign)
        try:
            async with live.writing() as (table, writer):
                done = await _leave_strays(hub, table) + await _tend(hub, live, table, writer)
        except NoTable:
            return  # a family that is brought here: its games are kept before it
        except UndercroftError as error:
            LOG.error("campaign %s: %s", campaign, error, exc_info=error)
            return
        for each in done:
            each.stir(soon=True)


async def _leave_strays(hub: Hub, table: Table) -> list[LiveTable]:
    """Games whose departure was taken back are played by nobody."""
    left = []
    for below in map(hub.live, strays(table)):
        async with below.reading() as child:
            known = child.abandoned
        if not known:
            async with below.writing() as (child, pen):
                if not child.abandoned:
                    await below.keep(child, pen, abandon(child, now()))
            left.append(below)
    return left


async def _tend(hub: Hub, live: LiveTable, table: Table, writer: Writer) -> list[LiveTable]:
    id = child_of(table)
    if not id:
        if errand(table, None) != "open":
            return []
        opened = await _left_over(hub, table) or await _open(hub, table)
        await live.keep(table, writer, depart(table, opened, now()))
        return [live, hub.live(opened.table)]
    below = hub.live(id)
    async with below.reading() as child:
        what = errand(table, child)
        if what == "fetch":
            await live.keep(table, writer, bring_home(table, child, now()))
            return [live, below]
    if what in ("reopen", "resume", "seat"):
        async with below.writing() as (child, pen):
            match errand(table, child):
                case "reopen":
                    await below.keep(child, pen, reopen(child, now()))
                case "resume":
                    await below.keep(child, pen, resume(child, now()))
                case "seat":
                    await below.keep(child, pen, child.write(newcomers(table, child), now()))
        return [below]
    return []


async def _left_over(hub: Hub, table: Table) -> Opened | None:
    """A child that was opened for this very departure, before a crash kept the campaign from knowing it."""
    known, charge = {each.child for each in table.departed}, charge_digest(table)
    for kept in await hub.store.children(table.id):
        if kept.id not in known:
            first = (await hub.store.lines(kept.id))[:1]
            opened = decode_records(first)[0] if first else None
            if isinstance(opened, Opened) and (opened.departed, opened.charge) == (table.answers, charge):
                return opened
    return None


async def _open(hub: Hub, table: Table) -> Opened:
    """A new table for the game that the campaign expects; it is kept before the campaign says so."""
    edition = hub.find(table.edition.box.child)
    seed = secrets.token_hex(16)
    while True:
        id, code = hub.new_names()
        make = partial(open_child, table, Table, edition, id, code, seed, now())
        child, outcome = await hub.prepare(make)
        summary = kept_summary(child)
        try:
            await hub.store.create(
                id, code, edition.box.id, outcome.lines, summary, parent=table.id, kind="child"
            )
        except CodeTaken:
            continue
        hub.live(id).adopt(child)
        return child.opened


@asynccontextmanager
async def in_sight(hub: Hub, table: Table) -> AsyncIterator[None]:
    """While somebody decides about a campaign, the game that its heroes are at is in sight."""
    id = child_of(table) if table.edition.box.child else ""
    if not id:
        yield
        return
    try:
        async with hub.live(id).reading() as child:
            table.border = child
            yield
    finally:
        table.border = None
