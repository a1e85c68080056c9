"""The server: all handlers, the store below them, and what surrounds every request."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get

from undercroft.storage import Store, open_store

from . import journals, lobby, reach
from .guards import add_headers, hub_of, strict_body
from .health import health
from .hub import Hub
from .pages import page_handlers
from .plugs import all_pages
from .problems import answer
from .schema import openapi_config
from .settings import Settings, from_environment
from .sockets import table_socket


@get("/metrics", media_type=MediaType.TEXT, summary="Counters for Prometheus")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """In Prometheus' text format."""
    return Response(hub_of(request).metrics.text().decode(), media_type="text/plain; version=0.0.4")


def make_app(settings: Settings, open_with: Callable[[str], Awaitable[Store]] = open_store) -> Litestar:
    """A server by its settings."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with await open_with(settings.db) as store:
            hub = app.state.hub = Hub(store, settings)
            hub.start()
            try:
                yield
            finally:
                await hub.stop()

    return Litestar(
        [
            *lobby.HANDLERS,
            *journals.HANDLERS,
            *reach.HANDLERS,
            *(handler for pages in all_pages() for handler in pages.handlers),
            health,
            metrics,
            table_socket,
            *page_handlers(Path(settings.client)),
        ],
        lifespan=[running],
        before_send=[add_headers],
        guards=[strict_body],
        exception_handlers={Exception: answer},
        openapi_config=openapi_config(),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )


def worker_app() -> Litestar:
    """A server whose settings the parent process has laid down."""
    return make_app(from_environment())
