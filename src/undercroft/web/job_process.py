"""The process that does jobs, one after another; JobPool starts it."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from functools import partial
from typing import BinaryIO

import msgspec
from msgspec import Struct

from .jobs import AnyJob, Reply, Workbench, perform
from .offers import edition_of

NICE = 10  # games that are played go first
LEAVE = 5  # seconds of the processor after a job's own: who started it has gone, or has forgotten it
LENGTH = 8  # bytes


class Orders(Struct, frozen=True):
    """How the process is to run."""

    packs: tuple[str, ...] = ()
    memory: int = 0  # bytes; 0: no limit


class Task(Struct, frozen=True):
    """A job and its time."""

    job: AnyJob
    seconds: float


def send(stream: BinaryIO, message: bytes) -> None:
    """One message: its length, then itself."""
    stream.write(len(message).to_bytes(LENGTH, "big") + message)
    stream.flush()


def receive(stream: BinaryIO) -> bytes | None:
    """The next message; None: there will be no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = int.from_bytes(head, "big")
    body = stream.read(length)
    return body if len(body) == length else None


def limit_processor(seconds: float) -> None:
    """End by ourselves if nobody ends us: the server may have been killed."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds) + LEAVE, most))


def limit_memory(most: int) -> None:
    """Limit the memory: a job that needs more fails alone, not the whole machine."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        if most:
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> int:
    """Do jobs until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not get between the answers
    if hasattr(os, "nice"):
        os.nice(NICE)
    requests = sys.stdin.buffer
    orders = msgspec.json.decode(receive(requests) or b"{}", type=Orders)
    limit_memory(orders.memory)
    bench = Workbench(partial(edition_of, packs=orders.packs))
    tasks, replies = msgspec.msgpack.Decoder(Task), msgspec.msgpack.Encoder()
    send(answers, replies.encode(Reply()))  # ready
    while (message := receive(requests)) is not None:
        task = tasks.decode(message)
        limit_processor(task.seconds)
        send(answers, replies.encode(perform(task.job, bench)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
