"""One of several workers on a machine: the dispatcher hands it the connections of its tables."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

import uvicorn

from .protocol import ServerConfig
from .settings import Settings

MOST = 16  # connections that are taken at once


def work(config: ServerConfig, settings: Settings, way: socket.socket) -> None:
    """In a process of its own, until it is told to end or the dispatcher is gone."""
    settings.into_environment()
    config.settings = settings
    config.configure_logging()
    with suppress(KeyboardInterrupt):
        Worker(config, way).run()


class Worker(uvicorn.Server):
    """A server that listens nowhere."""

    def __init__(self, config: uvicorn.Config, way: socket.socket) -> None:
        super().__init__(config)
        self._way = way
        self._welcomes: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Get ready, then take who waits."""
        await super().startup(sockets=[])
        self._way.setblocking(False)
        asyncio.get_running_loop().add_reader(self._way.fileno(), self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody any more, then say good-bye."""
        asyncio.get_running_loop().remove_reader(self._way.fileno())
        await super().shutdown(sockets=[])

    def _take(self) -> None:
        try:
            said, files, _, _ = socket.recv_fds(self._way, 1, MOST)
        except BlockingIOError:
            return
        if not said:
            self.should_exit = True  # the dispatcher is gone
            asyncio.get_running_loop().remove_reader(self._way.fileno())
        for file in files:
            task = asyncio.create_task(self._welcome(socket.socket(fileno=file)))
            self._welcomes.add(task)
            task.add_done_callback(self._welcomes.discard)

    async def _welcome(self, guest: socket.socket) -> None:
        guest.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, guest)
        except OSError:
            guest.close()

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
