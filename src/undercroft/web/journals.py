"""Journals that leave a table or come to one, and reports of what went wrong."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody

from undercroft.table import Host, Refusal, import_table
from undercroft.text.words import Language

from .bodies import ImportAsked, Seated
from .clock import now
from .guards import Lang, TablePath, hub_of, lobby_limit, opening_limit, token_of
from .lobby import new_token
from .problems import Trouble, answers, say

JOURNAL = "application/x-ndjson"


@get(
    "/api/tables/{table:str}/journal",
    guards=[lobby_limit],
    responses=answers("no-token", "not-yours", "no-table", "misdirected"),
    media_type=MediaType.TEXT,
    security=[{"token": []}],
    summary="The journal of a table",
    operation_id="exportJournal",
)
async def export_journal(
    request: Request[Any, Any, Any], table: TablePath, lang: Lang = "en"
) -> Response[str]:
    """While the game runs a seat gets its own view, the host all; after the end everybody gets all."""
    return await _file(request, table, lang, "journal")


@get(
    "/api/tables/{table:str}/report",
    guards=[lobby_limit],
    responses=answers("no-token", "not-yours", "no-table", "misdirected"),
    media_type=MediaType.TEXT,
    security=[{"token": []}],
    summary="A file for a bug report",
    operation_id="exportReport",
)
async def export_report(
    request: Request[Any, Any, Any], table: TablePath, lang: Lang = "en"
) -> Response[str]:
    """The journal as this person may have it, with the versions and the last error."""
    return await _file(request, table, lang, "report")


async def _file(request: Request[Any, Any, Any], id: str, lang: Language, what: str) -> Response[str]:
    secret = token_of(request)
    try:
        async with hub_of(request).live(id).reading() as table:
            person = table.person_of(secret)
            if not person:
                raise Trouble("no-token")
            body = table.export(person, lang) if what == "journal" else table.report(person, lang)
    except Refusal as refusal:
        raise Trouble(refusal.code, refusal.why(lang), 403) from refusal
    ending = "journal" if what == "journal" else "json"
    headers = {"Content-Disposition": f'attachment; filename="undercroft-{id[:8]}-{what}.{ending}"'}
    return Response(body.decode(), media_type=MediaType.TEXT, headers=headers)


@post(
    "/api/import",
    guards=[lobby_limit, opening_limit],
    responses=answers("too-big", "makes-no-sense"),
    summary="A new table from a journal",
    operation_id="importJournal",
)
async def import_journal(request: Request[Any, Any, Any], data: JSONBody[ImportAsked]) -> Seated:
    """The game goes on where the journal ends; whoever brings it holds all seats."""
    hub = hub_of(request)
    secret = new_token()
    name = data.name or say(data.lang, "web-guest")
    body = data.journal.encode()
    table = await hub.add(lambda id, code: import_table(hub.find, body, Host(id, code, name, secret, now())))
    return Seated(table.id, table.code, secret, 1)


HANDLERS = (export_journal, export_report, import_journal)
