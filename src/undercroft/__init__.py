"""undercroft: a rules engine and a table for dungeon-crawl board games."""

__version__ = "0.8.0"
