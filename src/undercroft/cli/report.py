"""`report`: tables and plots of a simulation."""

from __future__ import annotations

import argparse
from pathlib import Path

from undercroft.sim.report import report_on
from undercroft.sim.report_page import page
from undercroft.sim.results import read_results

from .parsing import Command, Options, UsageError, show


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what `simulate --out` wrote")
    parser.add_argument("--out", metavar="HTML", type=Path, help="where to write the page (FILE.html)")
    parser.add_argument("--title", metavar="TEXT", help="the heading of the page")


def run(options: Options) -> int:
    """Write the page, and say where it is."""
    games = read_results(options.file)
    if not games:
        raise UsageError(f"{options.file} has no game in it yet.")
    target = options.out or options.file.with_suffix(".html")
    if target.resolve() == options.file.resolve():
        raise UsageError(f"The page would replace {options.file}: name another file with --out.")
    text = page(report_on(games), options.title or f"Simulation {options.file.stem}")
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{target} cannot be written: {error.strerror or error}.") from error
    show([f"{len(games):,} games: {target}"])
    return 0


REPORT = Command(
    "report",
    "Makes a page with tables and plots of a simulation.",
    "undercroft simulate tiny --games 500 --out tiny.jsonl && undercroft report tiny.jsonl",
    _options,
    run,
)
