"""The metrics of the server, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily, Metric

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Times:
    """How long something took, by buckets. The loop alone counts: no lock, as the library's own has."""

    def __init__(self, name: str, told: str, registry: CollectorRegistry) -> None:
        self.name, self.told = name, told
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """As Prometheus wants it: each bucket holds those before it, too."""
        bounds = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts))))
        yield HistogramMetricFamily(self.name, self.told, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The counters of one server process; where there are several, its name stands beside each figure."""

    def __init__(self, worker: str = "") -> None:
        self._worker = worker
        all = self._all = CollectorRegistry()
        self.tables = Gauge("undercroft_tables", "Tables in memory", registry=all)
        self.sockets = Gauge("undercroft_sockets", "Open sockets", registry=all)
        self.commands = Counter("undercroft_commands", "Commands by outcome", ["outcome"], registry=all)
        self.done = self.commands.labels("done")
        self.ack = Times("undercroft_ack_seconds", "From a command to its ack", all)
        self.engine = Times("undercroft_engine_seconds", "Playing a command", all)
        self.store = Times("undercroft_store_seconds", "Keeping a command", all)
        self.drawing = Times("undercroft_drawing_seconds", "Drawing a table for all who look at it", all)
        self.bot = Times("undercroft_bot_seconds", "A bot's decision", all)
        self.dropped = Counter(
            "undercroft_dropped", "Sockets closed by the server, by reason", ["code"], registry=all
        )

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self if self._worker else self._all)

    def collect(self) -> Iterator[Metric]:
        """Each answer comes from one worker only: figures of two must not be taken for one that jumps."""
        for metric in self._all.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, "worker": self._worker}) for sample in metric.samples
            ]
            yield metric
