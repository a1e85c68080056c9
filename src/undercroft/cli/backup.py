"""`backup`: all tables as one file, and back."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from undercroft.storage import default_url, open_store
from undercroft.storage.backup import Tally, back_up, restore
from undercroft.storage.words import words_for

from .parsing import Command, Options, UsageError, show
from .settings import language


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup: a new file, or one to restore")
    parser.add_argument(
        "--db", metavar="URL", default="", help=f"where the tables are (default: {default_url()})"
    )
    parser.add_argument(
        "--restore", action="store_true", help="put the tables of FILE into the store; stop the server before"
    )
    parser.add_argument("--replace", action="store_true", help="with --restore: over tables that are there")


def run(options: Options) -> int:
    """Save all tables, or bring them back."""
    if options.replace and not options.restore:
        raise UsageError("--replace is for restoring: say --restore too.")
    store, tally = asyncio.run(_run(options))
    message = "keeping-restored" if options.restore else "keeping-backed-up"
    said = words_for(language(options)).say(
        message, tables=tally.tables, lines=tally.lines, file=str(options.file), store=store
    )
    show([said])
    return 0


async def _run(options: Options) -> tuple[str, Tally]:
    async with await open_store(options.db) as store:
        if options.restore:
            return store.name, await restore(store, options.file, options.replace)
        return store.name, await back_up(store, options.file)


BACKUP = Command(
    "backup",
    "Saves all tables of a server to one file, or restores them.",
    "undercroft backup tables.undercroft",
    _options,
    run,
)
