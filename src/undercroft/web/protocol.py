"""HTTP and sockets as uvicorn speaks them, with limits of time: half requests and slow readers are cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .addresses import Proxies
from .open_connections import Connections
from .settings import Settings

LARGEST = 1 << 20  # bytes of a socket message that are read at all; the table refuses far smaller ones
PING = 15.0
LEAVE = 3  # seconds for connections to end
GOODBYE = 2.0  # of these, for a table to say why it closes
STOPPING = "undercroft.stopping"  # in a socket's state: an event that is set when the server ends
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NO_ROOM = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class ServerConfig(uvicorn.Config):
    """How uvicorn serves us; each process counts its own connections."""

    connections: Connections[HttpProtocol]

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        self.settings = settings
        given: dict[str, Any] = {
            "http": HttpProtocol,
            "ws": SocketProtocol,
            "ws_max_size": LARGEST,
            "ws_ping_interval": PING,
            "ws_ping_timeout": PING,
            "ws_per_message_deflate": False,
            "proxy_headers": False,  # we ask by ourselves who is behind a proxy
            "server_header": False,
            "access_log": False,
            "log_level": "warning",
            "timeout_graceful_shutdown": LEAVE,
        }
        super().__init__(app, **(given | options))

    def load(self) -> None:
        """In the process that serves."""
        super().load()
        proxies = Proxies(self.settings.proxy)
        self.connections = Connections(self.settings.limits, proxies, HttpProtocol.cut)


class Timer:
    """Does something unless it is stopped in time."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def start(self, seconds: float) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        if self._handle:
            self._handle.cancel()
            self._handle = None

    def _ring(self) -> None:
        self._handle = None
        self._act()


class HttpProtocol(HttpToolsProtocol):
    """One connection: the head of a request must come in time, and so must its body."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits = self.config.settings.limits
        self._open = self.config.connections
        self._head, self._body, self._reader = Timer(self.cut), Timer(self.cut), Timer(transport.abort)
        self._host = self.client[0] if self.client else ""
        self._admitted = self._open.admit(self._host)
        if self._admitted:
            self._expect_head()
        else:
            self._close_with(NO_ROOM)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._open.ready(self)
        if self._admitted:
            self._open.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now, which may be silent for hours
            return
        idle = self.cycle is None or self.cycle.response_complete
        if idle and not self._head.runs and not self._body.runs and not self.timeout_keep_alive_task:
            self._expect_head()

    def on_headers_complete(self) -> None:
        self._head.stop()
        self._open.ready(self)
        super().on_headers_complete()
        self._body.start(self._limits.body_seconds)

    def on_message_complete(self) -> None:
        self._body.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._reader.start(self._limits.read_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._reader.stop()
        super().resume_writing()

    def cut(self) -> None:
        """It took too long, or somebody else needs the place."""
        self._close_with(TOO_LATE)

    def _expect_head(self) -> None:
        if not self.transport.is_closing():
            self._head.start(self._limits.head_seconds)
            self._open.wait(self)

    def _close_with(self, answer: bytes) -> None:
        self._stop_timers()
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(answer)
            self.transport.close()

    def _stop_timers(self) -> None:
        for timer in (self._head, self._body, self._reader):
            timer.stop()


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket: a client that does not read is cut, and all are told before the server ends."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._stopping = asyncio.Event()
        self._reader, self._goodbye = Timer(self.transport.abort), Timer(super().shutdown)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.stop()
        self._goodbye.stop()
        self.config.connections.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][STOPPING] = self._stopping

    def pause_writing(self) -> None:
        self._reader.start(self.config.settings.limits.read_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._reader.stop()
        super().resume_writing()

    def shutdown(self) -> None:
        """The server ends: the table says so, and closes; if it does not, the socket is closed here."""
        if self.close_sent or not self.handshake_complete:
            super().shutdown()
        elif not self._goodbye.runs:
            self._stopping.set()
            self._goodbye.start(GOODBYE)
