"""Opens the store that a URL names."""

from __future__ import annotations

from collections.abc import Callable

from .addresses import address
from .store import Store, seconds


async def open_store(url: str = "", clock: Callable[[], int] = seconds) -> Store:
    """The store at a URL or in a file, brought up to date; without a name the user's own file."""
    made = address(url)
    store: Store
    if made.get_backend_name() == "sqlite":
        from .sqlite import SqliteStore

        store = SqliteStore(made, clock)
    else:
        from .postgres import PostgresStore  # needs asyncpg, which not everybody has

        store = PostgresStore(made, clock)
    try:
        await store.open()
    except BaseException:
        await store.close()
        raise
    return store
