"""What the server counts of itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("undercroft_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("undercroft_sockets", "Open sockets", registry=self.registry)
        self.commands = Counter(
            "undercroft_commands", "Commands by outcome", ["outcome"], registry=self.registry
        )
        self.ack = Histogram(
            "undercroft_ack_seconds", "From a command to its ack", buckets=SECONDS, registry=self.registry
        )
        self.engine = Histogram(
            "undercroft_engine_seconds", "Playing a command", buckets=SECONDS, registry=self.registry
        )
        self.store = Histogram(
            "undercroft_store_seconds", "Keeping a command", buckets=SECONDS, registry=self.registry
        )
        self.drawing = Histogram(
            "undercroft_drawing_seconds", "Drawing a table for all who look at it", buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self.bot = Histogram(
            "undercroft_bot_seconds", "A bot's decision", buckets=SECONDS, registry=self.registry
        )
        self.dropped = Counter(
            "undercroft_dropped", "Sockets closed by the server, by reason", ["code"], registry=self.registry
        )

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self.registry)
