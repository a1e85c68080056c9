"""How a server is to run; workers read it from the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from .shares import Share

VARIABLE = "UNDERCROFT_SERVER"  # holds the settings as JSON, for worker processes
CLIENT = Path(__file__).parent / "client"  # the built client


class Limits(Struct, frozen=True, kw_only=True):
    """How much one client may ask of a worker; a pair is (how many, in how many seconds)."""

    socket: tuple[int, float] = (100, 20.0)  # messages on a socket
    lobby: tuple[int, float] = (30, 20.0)  # requests of one address that change or search something
    tables: tuple[int, float] = (20, 3600.0)  # new tables of one address
    chat: tuple[int, float] = (6, 3.6)  # one each 600 ms, six at once
    connections: int = 100  # open sockets of one address


NO_LIMITS = Limits(
    socket=(1_000_000, 1.0),
    lobby=(1_000_000, 1.0),
    tables=(1_000_000, 1.0),
    chat=(1_000_000, 1.0),
    connections=1_000_000,
)


class Settings(Struct, frozen=True, kw_only=True):
    """All that a server needs to know before it starts."""

    db: str  # URL of the store
    share: Share = Share()  # of the tables
    limits: Limits = Limits()
    proxy: bool = False  # believe what a proxy in front of us says of its clients
    origins: tuple[str, ...] = ()  # pages of other hosts that may open sockets
    packs: tuple[str, ...] = ()  # content packs on top of the games' own
    client: str = str(CLIENT)
    message_bytes: int = 16_384  # of one message on a socket
    body_bytes: int = 2_000_000  # of one request
    hello_seconds: float = 10.0  # until the first message must be there
    queue: int = 64  # messages that wait for a client that does not read
    idle_seconds: float = 300.0  # until a table that nobody looks at leaves the memory
    checkpoint_every: int = 10  # lines; the fewer are played again, the sooner tables are back
    answer_seconds: float = 10.0  # until a store that does not answer counts as failed

    def into_environment(self) -> None:
        """Lay the settings down for worker processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    """The settings that the parent process laid down."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
