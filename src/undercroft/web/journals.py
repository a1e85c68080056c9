"""Journals that leave a table or come to one, and reports of what went wrong."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody

from undercroft.storage import CodeTaken
from undercroft.table import HOST, Host
from undercroft.text.words import Language

from .api_types import ImportAsked, Seated
from .clock import now
from .guards import Lang, TablePath, hub_of, journal_limit, lobby_limit, opening_limit, token_of
from .job_pool import JobFailed, TooLong
from .jobs import AnyJob, Import, Imported, PersonalJournal, Report, WholeJournal
from .lobby import new_token
from .problems import Trouble, answers, say

LOG = logging.getLogger("undercroft.web")


@get(
    "/api/tables/{table:str}/journal",
    guards=[lobby_limit, journal_limit],
    responses=answers("no-token", "no-table", "misdirected", "busy"),
    media_type=MediaType.TEXT,
    security=[{"token": []}],
    summary="The journal of a table",
    operation_id="exportJournal",
)
async def export_journal(
    request: Request[Any, Any, Any], table: TablePath, lang: Lang = "en"
) -> Response[bytes]:
    """While the game runs, what the person's seats have seen; the whole after the end, or if all agreed."""
    return await _file(request, table, lang, "journal")


@get(
    "/api/tables/{table:str}/report",
    guards=[lobby_limit, journal_limit],
    responses=answers("no-token", "no-table", "misdirected", "busy"),
    media_type=MediaType.TEXT,
    security=[{"token": []}],
    summary="A file for a bug report",
    operation_id="exportReport",
)
async def export_report(
    request: Request[Any, Any, Any], table: TablePath, lang: Lang = "en"
) -> Response[bytes]:
    """The journal as this person may have it, with the versions and the last error."""
    return await _file(request, table, lang, "report")


async def _file(request: Request[Any, Any, Any], id: str, lang: Language, what: str) -> Response[bytes]:
    secret, hub = token_of(request), hub_of(request)
    async with hub.live(id).reading() as table:
        person = table.person_of(secret)
        if not person:
            raise Trouble("no-token")
        count, whole, error = table.count, table.open_to_all, table.last_error

    def job(lines: list[bytes]) -> AnyJob:
        if what == "report":
            return Report(lines, person, lang, error)
        return WholeJournal(lines) if whole else PersonalJournal(lines, person, lang)

    of = "whole" if whole and what == "journal" else f"{what} {person} {lang} {error}"
    try:
        body = await hub.exports.fetch((id, count, of), job)
    except TooLong as late:
        raise Trouble("export-too-long", "", 503) from late
    ending = "journal" if what == "journal" else "json"
    headers = {"Content-Disposition": f'attachment; filename="undercroft-{id[:8]}-{what}.{ending}"'}
    return Response(body, media_type=MediaType.TEXT, headers=headers)


@post(
    "/api/import",
    guards=[lobby_limit, opening_limit, journal_limit],
    responses=answers("too-big", "makes-no-sense", "too-long", "busy"),
    summary="A new table from a journal",
    operation_id="importJournal",
)
async def import_journal(request: Request[Any, Any, Any], data: JSONBody[ImportAsked]) -> Seated:
    """The game goes on where the journal ends; whoever brings it holds all seats."""
    hub, limits = hub_of(request), hub_of(request).settings.limits
    secret = new_token()
    name = data.name or say(data.lang, "web-guest")
    while True:
        id, code = hub.new_names()
        job = Import(data.journal.encode(), Host(id, code, name, secret, now()), limits.import_answers)
        try:
            made = await hub.jobs.run(job, limits.import_seconds)
        except JobFailed as error:
            LOG.warning("a journal could not be imported: %s", error)
            raise Trouble("unplayable", "", 422) from error
        imported = msgspec.msgpack.decode(made, type=Imported)
        try:
            await hub.adopt(id, code, imported)
        except CodeTaken:
            continue
        return Seated(id, code, secret, HOST)


HANDLERS = (export_journal, export_report, import_journal)
