"""`bench`: the speed figures."""

from __future__ import annotations

import argparse
import sys

import msgspec

from undercroft.sim.bench import bench, table
from undercroft.sim.quiet import Ear
from undercroft.table.bench import COMMANDS

from .parsing import Command, Options, show


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="a state (kernel30, tiny) or a figure (clone_us)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(options: Options) -> int:
    """Medians of five runs in quiet moments; for people with ratios to an empty step."""
    ear = Ear()
    found = bench(options.names, ear, [COMMANDS])
    if options.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show([table(found, ear)])
    return 0


BENCH = Command("bench", "Measures the speed figures.", "undercroft bench tiny --json", _options, run)
