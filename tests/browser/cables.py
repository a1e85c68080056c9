"""A cable between browser and server, to be pulled out: a browser's own offline mode spares open sockets."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self


class Cable:
    """Forwards loopback connections to a server, until it is cut; mended, it takes new ones."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._is_whole = True
        threading.Thread(target=self._take, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """Every connection breaks, and none comes through."""
        self._is_whole = False
        for each in list(self._open):
            _close(each)

    def mend(self) -> None:
        self._is_whole = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.cut()
        _close(self._door)

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self._is_whole:
                    _close(near)
                    continue
                far = socket.create_connection(self._to)
                self._open |= {near, far}
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, start: socket.socket, end: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := start.recv(1 << 16):
                end.sendall(data)
        for each in (start, end):
            self._open.discard(each)
            _close(each)


def _close(each: socket.socket) -> None:
    with contextlib.suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
    each.close()
