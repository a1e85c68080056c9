"""A server in this process, on a free port, with a store of its own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import uvicorn
from litestar import Litestar

from undercroft.storage import Store, open_store
from undercroft.web.app import make_app
from undercroft.web.hub import Hub
from undercroft.web.protocol import ServerConfig
from undercroft.web.settings import NO_LIMITS, Settings

from .clients import Client, client

P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that awaits."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class House:
    """A server that runs, with an HTTP client for it."""

    def __init__(self, base: str, http: httpx.AsyncClient, app: Litestar, server: uvicorn.Server) -> None:
        self.base, self.http, self.app, self.server = base, http, app, server
        self.hub: Hub = app.state.hub

    @property
    def config(self) -> ServerConfig:
        assert isinstance(self.server.config, ServerConfig)
        return self.server.config

    async def open(self, game: str = "tiny", seats: tuple[str, ...] = (), **asked: Any) -> dict[str, Any]:
        """A new table."""
        body = {"game": game, "seats": list(seats), "name": "Ana", **asked}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def join(self, table: dict[str, Any], name: str = "Rui", seat: int = -1) -> str:
        """Somebody else comes; gives their token."""
        body = {"code": table["code"], "name": name, "seat": seat}
        answer = await self.http.post(f"/api/tables/{table['table']}/join", json=body)
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    def client(self, table: str, name: str = "c", **options: Any) -> AbstractAsyncContextManager[Client]:
        return client(self.base, table, name, **options)

    @asynccontextmanager
    async def at(
        self, table: dict[str, Any], token: str | None = None, name: str = "c"
    ) -> AsyncIterator[Client]:
        """Somebody who has said hello and got the table; without a token the host."""
        async with self.client(table["table"], name) as made:
            await made.hello(table["token"] if token is None else token)
            await made.until_so(lambda: made.revision >= 0)  # a busy server takes its time after the welcome
            await made.quiet(0.15)
            yield made


@asynccontextmanager
async def house(
    folder: Path, open_with: Callable[[str], Awaitable[Store]] = open_store, **settings: Any
) -> AsyncIterator[House]:
    """A server on SQLite without limits, unless the settings say otherwise."""
    wished: dict[str, Any] = {"db": str(folder / "tables.db"), "limits": NO_LIMITS, **settings}
    chosen = Settings(**wished)
    app = make_app(chosen, open_with)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = ServerConfig(app, chosen, log_level="error", lifespan="on")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            yield House(base, http, app, server)
    finally:
        server.should_exit = True
        await serving
