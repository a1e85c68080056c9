"""PostgreSQL for the tests of several workers."""

from postgres import postgres_cluster, postgres_url

__all__ = ["postgres_cluster", "postgres_url"]
