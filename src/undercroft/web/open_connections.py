"""The open connections of one process: so many for an address, and room for whoever comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Generic, TypeVar

from .addresses import Proxies, counted
from .settings import Limits

C = TypeVar("C")
SPARE = 200  # files that a process needs beside connections


def allow_files() -> int:
    """Have as many files open as the system allows; gives their number."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1 << 16 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            return soft
    return most


class Connections(Generic[C]):
    """Those that are open. Whoever has sent no whole request yet may be cut for somebody new."""

    def __init__(self, limits: Limits, proxies: Proxies, cut: Callable[[C], None]) -> None:
        self._limits, self._proxies, self._cut = limits, proxies, cut
        self._most = min(limits.open, max(1, allow_files() - SPARE))
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[C, None] = {}  # the oldest first
        self.open = 0

    def admit(self, host: str) -> bool:
        """One more from there; False: there is no room. A proxy of ours brings as many as it likes."""
        address = counted(host)
        if self._by_address[address] >= self._limits.per_address and not self._proxies.trusts(host):
            return False
        if self.open >= self._most and not self._cut_oldest():
            return False
        self._by_address[address] += 1
        self.open += 1
        return True

    def leave(self, host: str) -> None:
        """One that was admitted is closed."""
        address = counted(host)
        self._by_address[address] -= 1
        self.open -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    def wait(self, connection: C) -> None:
        """Its request is not complete: if too many are like this, the oldest of them is cut."""
        if connection not in self._waiting:
            self._waiting[connection] = None
            if len(self._waiting) > self._limits.half_open:
                self._cut_oldest()

    def ready(self, connection: C) -> None:
        """Its request is complete, or it has gone."""
        self._waiting.pop(connection, None)

    def _cut_oldest(self) -> bool:
        oldest = next(iter(self._waiting), None)
        if oldest is None:
            return False
        del self._waiting[oldest]
        self._cut(oldest)
        return True
