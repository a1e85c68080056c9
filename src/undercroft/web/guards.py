"""The guards of every request: security headers, limits by address, the origin of pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import BaseRouteHandler
from litestar.params import PathParameter, QueryParameter
from litestar.types import Guard, Message, Scope

from undercroft.table.names import is_plain
from undercroft.text.words import Language

from .hub import Hub
from .limits import Allowances
from .problems import Trouble, misfit

Lang = Annotated[Language, QueryParameter(description="language of names and sentences")]
TablePath = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]+$", min_length=1, max_length=40, description="id of a table")
]
GamePath = Annotated[str, PathParameter(min_length=1, max_length=60, description="id of a game")]
CodePath = Annotated[str, PathParameter(min_length=1, max_length=20, description="code of a table")]
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NEVER_KEPT = (b"cache-control", b"no-store")
HEAR_OUT = 5.0  # seconds for the rest of a request that is too big
ASK_ANEW = (b"connection", b"close")  # the next request may be for another worker


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer has the headers; what the interface says is never kept by browsers."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *HEADERS]
        if scope["litestar_app"].state.hub.settings.share.workers > 1:
            headers.append(ASK_ANEW)
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append(NEVER_KEPT)
        message["headers"] = headers


def hub_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    """The tables of this server."""
    hub: Hub = connection.app.state.hub
    return hub


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a client is, as limits count it; behind a proxy that we trust it is what that proxy says."""
    host = connection.client.host if connection.client else ""
    return hub_of(connection).proxies.client(host, connection.headers.getall("x-forwarded-for", []))


async def strict_body(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A body must be what it says: Litestar would take 0 for false and "3" for 3."""
    asked = handler.parsed_fn_signature.parameters.get("data")
    if asked is None or not isinstance(connection, Request):
        return
    try:
        body = await connection.body()
    except InternalServerException as gone:
        raise Trouble("malformed", place="it was not sent to its end") from gone
    except HTTPException:
        await _hear_out(connection)
        raise
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble("no-json")
    try:
        data = msgspec.convert(_plain(msgspec.json.decode(body)), asked.annotation)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Trouble("malformed", place=misfit(str(error)).rstrip(".")) from error
    if not is_plain(getattr(data, "name", None) or ""):
        raise Trouble("bad-name")


async def _hear_out(request: Request[Any, Any, Any]) -> None:
    """Read the rest of the body: a connection closed before that loses the answer, too."""
    with suppress(TimeoutError):
        async with asyncio.timeout(HEAR_OUT):
            while (await request.receive()).get("more_body"):
                pass


def _plain(value: Any) -> Any:
    """The same value; to JSON, 1.0 is a whole number."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_plain(each) for each in value]
        case dict():
            return {name: _plain(each) for name, each in value.items()}
    return value


def limit(allowances: Callable[[Hub], Allowances]) -> Guard:
    """A guard that lets so many requests of one address pass."""

    def check(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        if not allowances(hub_of(connection)).take(address_of(connection)):
            raise Trouble("limit")

    return check


lobby_limit = limit(lambda hub: hub.lobby)  # whatever changes or searches something
form_limit = limit(lambda hub: hub.forms)
join_limit = limit(lambda hub: hub.joins)
opening_limit = limit(lambda hub: hub.openings)
journal_limit = limit(lambda hub: hub.journals)  # exports and imports
solver_limit = limit(lambda hub: hub.solver)


def is_ours(socket: WebSocket[Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Does the page that opens this socket come from us? Programs that are no browsers name no origin."""
    origin = socket.headers.get("origin")
    if not origin or origin in origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


def token_of(request: Request[Any, Any, Any]) -> str:
    """The token that a request bears."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Trouble("no-token")
    return token.strip()
