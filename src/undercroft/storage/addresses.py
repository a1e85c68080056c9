"""Where tables are kept: a file, or a database by its URL."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from undercroft.journal_files import journals_folder

from .kept import KeepingError

FILE = "tables.db"
RIGHT = "name a file, or sqlite:///FILE, or postgresql://USER@HOST/DATABASE"


def default_url(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """A SQLite file in the data folder of this user."""
    return f"sqlite:///{journals_folder(environ, platform).parent / FILE}"


def address(url: str) -> URL:
    """The database that a user names, with the driver that we use; without a name the default."""
    url = url or default_url()
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):  # which would say the whole URL, password and all
        raise KeepingError(f"The address of the tables makes no sense; {RIGHT}.") from None
    match made.drivername.partition("+")[0]:
        case "sqlite":
            if made.database in (None, "", ":memory:"):
                raise KeepingError(f"Tables in memory would be lost; {RIGHT}.")
            return made.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres":
            if not find_spec("asyncpg"):
                raise KeepingError("PostgreSQL needs asyncpg: install undercroft[postgres].")
            return _with_ssl(made.set(drivername="postgresql+asyncpg"))
        case other:
            raise KeepingError(f"Tables cannot be kept in {other!r}; {RIGHT}.")


def file_of(made: URL) -> Path:
    """The file of a SQLite database."""
    return Path(made.database or "")


def shown(made: URL) -> str:
    """A database as messages name it, without its password."""
    if made.get_backend_name() == "sqlite":
        return str(file_of(made))
    return made.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def _with_ssl(made: URL) -> URL:
    """`sslmode` is what everybody writes; asyncpg calls it `ssl`."""
    mode = made.query.get("sslmode")
    if not isinstance(mode, str):
        return made
    return made.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
