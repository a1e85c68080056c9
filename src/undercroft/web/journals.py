"""Journals that leave a table or come to one, and reports of what went wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody

from undercroft.campaign_files import SUFFIX, children_in
from undercroft.storage import CodeTaken
from undercroft.table import HOST, Host, Refusal, check_branch, seats_of_branch
from undercroft.table.families import family_of
from undercroft.text.words import Language

from .api_types import BranchAsked, ImportAsked, Seated
from .clock import now
from .exports import Key
from .guards import Lang, TablePath, hub_of, journal_limit, lobby_limit, opening_limit, token_of
from .job_pool import JobFailed, TooLong
from .jobs import (
    AnyJob,
    Branch,
    Import,
    ImportCampaign,
    Imported,
    PersonalJournal,
    Report,
    WholeCampaign,
    WholeJournal,
)
from .lobby import new_token
from .problems import Trouble, answers, say

if TYPE_CHECKING:
    from .hub import Hub
    from .live_table import LiveTable

LOG = logging.getLogger("undercroft.web")
MOST_GAMES = 200  # of one campaign that is brought here
download = partial(
    get,
    guards=[lobby_limit, journal_limit],
    media_type=MediaType.TEXT,
    security=[{"token": []}],
    responses=answers("no-token", "no-table", "misdirected", "busy"),
)


@download("/api/tables/{table:str}/journal", summary="The journal of a table")
async def export_journal(
    request: Request[Any, Any, Any], table: TablePath, lang: Lang = "en"
) -> Response[bytes]:
    """While the game runs, what the person's seats have seen; the whole after the end, or if all agreed."""
    return await _file(request, table, lang, "journal")


@download("/api/tables/{table:str}/report", summary="A file for a bug report")
async def export_report(
    request: Request[Any, Any, Any], table: TablePath, lang: Lang = "en"
) -> Response[bytes]:
    """The journal as this person may have it, with the versions and the last error."""
    return await _file(request, table, lang, "report")


@download(
    "/api/tables/{table:str}/campaign",
    responses=answers("no-token", "no-table", "no-campaign", "campaign-runs", "misdirected", "busy"),
    summary="The file of a campaign",
)
async def export_campaign(request: Request[Any, Any, Any], table: TablePath) -> Response[bytes]:
    """The journals of a campaign and of its games: after the end, or if all agreed to share them.

    A game that is still played is left out, unless it is shared itself.
    """
    secret, hub = token_of(request), hub_of(request)
    async with hub.live(table).reading() as campaign:
        if not campaign.person_of(secret):
            raise Trouble("no-token")
        if not campaign.edition.box.child:
            raise Trouble("no-campaign")
        if not campaign.open_to_all:
            raise Trouble("campaign-runs")
        count, family = campaign.count, family_of(campaign)
    children: dict[int, list[bytes]] = {}
    for departed, id in family.items():
        async with hub.live(id).reading() as child:
            lines = child.count if child.over or child.open_to_all else 0
        if lines:
            children[departed] = (await hub.store.lines(id))[:lines]
    of = " ".join(f"{departed}:{len(lines)}" for departed, lines in children.items())
    body = await _made(hub, (table, count, f"campaign {of}"), lambda lines: WholeCampaign(lines, children))
    return _attached(body, f"{table[:8]}{SUFFIX}")


async def _made(hub: Hub, key: Key, job: Callable[[list[bytes]], AnyJob]) -> bytes:
    try:
        return await hub.exports.fetch(key, job)
    except TooLong as late:
        raise Trouble("export-too-long", "", 503) from late


async def _person(live: LiveTable, secret: str) -> int:
    """The person of this table whose token it is."""
    async with live.reading() as table:
        person = table.person_of(secret)
    if not person:
        raise Trouble("no-token")
    return person


async def _file(request: Request[Any, Any, Any], id: str, lang: Language, what: str) -> Response[bytes]:
    secret, hub = token_of(request), hub_of(request)
    live = hub.live(id)
    person = await _person(live, secret)
    async with live.reading(person) as table:
        count, whole, error = table.count, table.open_to_all, table.last_error

    def job(lines: list[bytes]) -> AnyJob:
        if what == "report":
            return Report(lines, person, lang, error)
        return WholeJournal(lines) if whole else PersonalJournal(lines, person, lang)

    of = "whole" if whole and what == "journal" else f"{what} {person} {lang} {error}"
    body = await _made(hub, (id, count, of), job)
    ending = "journal" if what == "journal" else "json"
    return _attached(body, f"{id[:8]}-{what}.{ending}")


def _attached(body: bytes, name: str) -> Response[bytes]:
    """A file to be saved under this name."""
    headers = {"Content-Disposition": f'attachment; filename="undercroft-{name}"'}
    return Response(body, media_type=MediaType.TEXT, headers=headers)


@post(
    "/api/import",
    guards=[lobby_limit, opening_limit, journal_limit],
    responses=answers("too-big", "makes-no-sense", "too-long", "busy"),
    summary="A new table from a journal",
)
async def import_journal(request: Request[Any, Any, Any], data: JSONBody[ImportAsked]) -> Seated:
    """The game goes on where the journal ends; whoever brings it holds all seats.

    The file of a campaign opens it with all its games.
    """
    hub, secret = hub_of(request), new_token()
    name, file = data.name or say(data.lang, "web-guest"), data.journal.encode()
    games = children_in(file)
    if games is not None and not 0 <= games <= MOST_GAMES:
        raise Trouble("many-games", "", 422, games=MOST_GAMES)
    while True:
        id, code = hub.new_names()
        host = Host(id, code, name, secret, now())
        try:
            await _import(hub, file, host, games)
        except CodeTaken:
            continue
        return Seated(id, code, secret, HOST)


async def _import(hub: Hub, file: bytes, host: Host, games: int | None) -> None:
    """Another process makes the tables; a campaign is kept after its games, which are nothing without it."""
    limits, names = hub.settings.limits, [hub.new_names() for _ in range(games or 0)]
    job = (
        Import(file, host, limits.import_answers)
        if games is None
        else ImportCampaign(file, host, names, limits.import_answers)
    )
    try:
        made = await hub.jobs.run(job, limits.import_seconds)
    except JobFailed as error:
        LOG.warning("a journal could not be imported: %s", error)
        raise Trouble("unplayable", "", 422) from error
    imported = (
        [msgspec.msgpack.decode(made, type=Imported)]
        if games is None
        else msgspec.msgpack.decode(made, type=list[Imported])
    )
    await _adopt(hub, (*names, (host.table, host.code)), imported)


async def _adopt(hub: Hub, names: Sequence[tuple[str, str]], imported: Sequence[Imported]) -> None:
    for (id, code), each in zip(names, imported, strict=True):
        await hub.adopt(id, code, each)


@post(
    "/api/tables/{table:str}/branch",
    guards=[lobby_limit, opening_limit, journal_limit],
    security=[{"token": []}],
    responses=answers("no-token", "no-table", "locked", "misdirected", "makes-no-sense", "too-long", "busy"),
    summary="A new table from an earlier answer of this one",
)
async def branch(request: Request[Any, Any, Any], table: TablePath, data: JSONBody[BranchAsked]) -> Seated:
    """The same game up to there, of a campaign with its games; this table stays as it is.

    After the end, or if all who are seated agreed to share the whole journal. Seats of bots keep them, those
    of whoever asks are theirs, the others are open.
    """
    secret, hub = token_of(request), hub_of(request)
    limits, at = hub.settings.limits, data.answers
    live = hub.live(table)
    person = await _person(live, secret)
    async with live.reading(person) as found:
        try:
            check_branch(found, at, limits.import_answers)
        except Refusal as refusal:
            raise Trouble(refusal.code, refusal.why(data.lang), 409) from refusal
        count, name, seats = found.count, found.room.people[person].name, seats_of_branch(found, person)
        family = family_of(found) if found.edition.box.child else None
    children: dict[int, list[bytes]] | None = None
    if family is not None:
        home = {departed: id for departed, id in family.items() if departed < at}
        children = {departed: await hub.store.lines(id) for departed, id in home.items()}
    lines = (await hub.store.lines(table))[:count]
    token = new_token()
    while True:
        names = [hub.new_names() for _ in children or ()]
        id, code = hub.new_names()
        host = Host(id, code, name, token, now())
        job = Branch(lines, at, host, seats, children, names, limits.import_answers)
        made = msgspec.msgpack.decode(await hub.jobs.run(job, limits.import_seconds), type=list[Imported])
        try:
            await _adopt(hub, (*names, (id, code)), made)
        except CodeTaken:
            continue
        return Seated(id, code, token, HOST)


HANDLERS = (export_journal, export_report, export_campaign, import_journal, branch)
