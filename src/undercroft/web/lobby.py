"""Requests of those who are not at a table yet: what there is, new tables, codes, joining, going on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from undercroft.games.setups import Setup
from undercroft.storage import Kept
from undercroft.table import CommandResult, Host, Refusal, Table
from undercroft.table import open_table as opened_table
from undercroft.text.words import Language

from . import offers
from .api_types import (
    Form,
    FormAsked,
    Found,
    GameOffered,
    JoinAsked,
    Joined,
    Listed,
    Mine,
    MineAsked,
    MinesAsked,
    PlayNow,
    Seated,
    TableAsked,
    TableId,
)  # fmt: skip
from .clock import now
from .forms import describe, refusing
from .guards import (
    CodePath,
    GamePath,
    Lang,
    TablePath,
    form_limit,
    hub_of,
    join_limit,
    lobby_limit,
    opening_limit,
)
from .hub import Hub
from .listing import Summary, listed, read_summary
from .problems import Trouble, answers, say

opening = partial(post, guards=[lobby_limit, opening_limit], responses=answers("makes-no-sense"))


def new_token() -> str:
    """A new secret of 192 bits; only its hash is kept."""
    return secrets.token_urlsafe(24)


@get("/api/games", responses=answers(), summary="What can be played", sync_to_thread=True)
def list_games(request: Request[Any, Any, Any], lang: Lang = "en") -> list[GameOffered]:
    """The shelf: games with their bots, and what *Play now* begins."""
    return offers.games(lang, hub_of(request).settings.packs)


@post(
    "/api/games/{game:str}/form",
    guards=[form_limit],
    responses=answers("makes-no-sense"),
    summary="What is chosen before a game begins",
    status_code=200,
    sync_to_thread=True,
)
def describe_form(request: Request[Any, Any, Any], game: GamePath, data: JSONBody[FormAsked]) -> Form:
    """The fields of the game's set-up with what they offer, as far as it is chosen; the rest as advised."""
    edition = hub_of(request).find(game)
    with refusing(edition, data.lang):
        return describe(edition, edition.read_wishes(data.setup), data.lang)


@opening("/api/tables", summary="A new table")
async def open_table(request: Request[Any, Any, Any], data: JSONBody[TableAsked]) -> Seated:
    """A table with its seats; whoever asks is its host."""
    hub = hub_of(request)
    edition = hub.find(data.game)
    with refusing(edition, data.lang):
        wishes = edition.read_wishes(data.setup)
    return await _opened(hub, data.game, wishes, data.seats, data.name, data.lang, data.undo)


@opening("/api/play-now", summary="At once to a running table")
async def play_now(request: Request[Any, Any, Any], data: JSONBody[PlayNow]) -> Seated:
    """As the game has it, with its bots if wanted; what comes before the first round is answered."""
    box = offers.quick_box(data.game)
    quick = offers.quick_of(box, data.way)
    seats = [seat if data.bot else "me" for seat in quick.seats]
    return await _opened(
        hub_of(request), box.id, quick.setup, seats, data.name, data.lang, "friendly", prepared=quick.prepared
    )


@get(
    "/api/codes/{code:str}", guards=[lobby_limit], responses=answers("no-code"), summary="The table of a code"
)
async def find_table(request: Request[Any, Any, Any], code: CodePath, lang: Lang = "en") -> Found:
    """Where it is and which seats are free."""
    hub = hub_of(request)
    kept = await hub.store.by_code(plain_code(code))
    if kept is None:
        raise Trouble("no-code", code=code)
    shown = await show(hub, kept.id, lang)
    return Found(kept.id, shown.title, shown.seats)


@get(
    "/api/tables/{table:str}",
    guards=[lobby_limit],
    responses=answers("no-table"),
    summary="A table as lists show it",
)
async def show_table(request: Request[Any, Any, Any], table: TablePath, lang: Lang = "en") -> Listed:
    """The table as anybody with its link may see it."""
    return await show(hub_of(request), table, lang)


@post(
    "/api/tables/{table:str}/join",
    guards=[lobby_limit, join_limit],
    responses=answers("not-yours", "no-table", "misdirected", "taken", "makes-no-sense"),
    summary="Come to a table",
)
async def join_table(request: Request[Any, Any, Any], table: TablePath, data: JSONBody[JoinAsked]) -> Joined:
    """With the code that the host has given away; with a seat, or to watch."""
    hub = hub_of(request)
    live, most = hub.live(table), hub.settings.limits.people
    secret = new_token()
    name = data.name or say(data.lang, "web-guest")
    code = plain_code(data.code)
    try:
        outcome = await live.change(
            lambda found: found.join(name, secret, seat=data.seat, code=code, now=now(), most=most)
        )
    except Refusal as refusal:
        status = {"wrong-code": 403, "no-seat": 422}.get(refusal.code, 409)
        raise Trouble(refusal.code, refusal.why(data.lang), status) from refusal
    return Joined(secret, outcome.person)


@post(
    "/api/mine",
    guards=[lobby_limit],
    responses=answers(),
    summary="My tables, and which of them wait for me",
    status_code=200,
)
async def list_mine(request: Request[Any, Any, Any], data: JSONBody[MinesAsked]) -> list[Mine]:
    """The continue list of this browser."""
    hub = hub_of(request)
    kept = await _summaries(hub, {asked.table for asked in data.tables})
    return [_mine(hub, asked, kept.get(asked.table), data.lang) for asked in data.tables]


def _mine(hub: Hub, asked: MineAsked, kept: Kept | None, lang: Language) -> Mine:
    summary = read_summary(kept.summary) if kept else None
    person = summary.person_of(asked.token) if summary else 0
    if kept is None or summary is None or not person:
        return Mine(asked.table, False)
    return Mine(asked.table, True, person in summary.waits, person, _listed(hub, kept, summary, lang))


async def show(hub: Hub, table: TableId, lang: Language) -> Listed:
    """A table for lists, in words."""
    kept = (await _summaries(hub, [table])).get(table)
    if kept is None:
        raise Trouble("no-table")
    return _listed(hub, kept, read_summary(kept.summary), lang)


async def _summaries(hub: Hub, tables: Collection[str]) -> dict[str, Kept]:
    """Tables as they are kept, given once everybody may know that: see `Box.floor`."""
    kept = await hub.store.summaries(tables)
    wait = max((_hush(hub, each) for each in kept.values()), default=0)
    if wait > 0:
        await asyncio.sleep(wait / 1000)
    return kept


def _hush(hub: Hub, kept: Kept) -> int:
    """For how many milliseconds a table's last answer may be kept from some; its second is all we know."""
    floor = hub.find(kept.game).box.floor if kept.answers else 0
    return (kept.touched + 1) * 1000 + floor - now() if floor else 0


def _listed(hub: Hub, kept: Kept, summary: Summary, lang: Language) -> Listed:
    return listed(kept, summary, hub.find(summary.game), lang)


def plain_code(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


async def _opened(
    hub: Hub,
    game: str,
    wishes: Setup,
    seats: list[str],
    name: str | None,
    lang: Language,
    undo: Any,
    *,
    prepared: bool = False,
) -> Seated:
    edition = hub.find(game)
    with refusing(edition, lang):
        setup = edition.settle(wishes)
    secret = new_token()
    called = name or say(lang, "web-guest")
    wanted = seats or ["me"] * len(edition.seats(setup))
    seed = secrets.token_hex(16)

    def opened(id: str, code: str) -> tuple[Table, CommandResult]:
        host = Host(id, code, called, secret, now())
        return opened_table(edition, setup, seed, host, seats=wanted, undo=undo, prepared=prepared)

    with refusing(edition, lang):
        table = await hub.add(opened)
    return Seated(table.id, table.code, secret, 1)


HANDLERS = (list_games, describe_form, open_table, play_now, find_table, show_table, join_table, list_mine)
