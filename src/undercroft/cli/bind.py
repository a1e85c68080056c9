"""The socket of a server. It is there first: who comes while the rest is loaded waits in its queue."""

from __future__ import annotations

import socket

from .parsing import UsageError

LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::", "")
QUEUE = 2048  # places in it: many come back at once after a restart, and need not knock again and again


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on; a port that is taken is refused in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(QUEUE)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise UsageError(
            f"Nothing can listen on {host or 'every address'}, port {port}: {why}; try another --port."
        ) from error
    listening.set_inheritable(True)
    return listening
