"""`descent`: answers questions of sight, reach and odds from a file, one or a line each."""

from __future__ import annotations

import argparse
import sys

from undercroft.cli.parsing import Command, Options, one_of, read_bytes
from undercroft.games.descent.queries.batch import QUESTIONS, answer, answer_lines


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "question",
        metavar="sight|reach|odds",
        type=one_of(*QUESTIONS),
        help="what a figure sees, where its movement can end, or what an attack does",
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", default="-", help="JSON; - or nothing: standard input"
    )
    parser.add_argument("--batch", action="store_true", help="a question a line; an answer a line is printed")
    parser.add_argument("--why", action="store_true", help="adds the rules and what they did to each answer")


def run(options: Options) -> int:
    """Nothing is printed before everything is answered."""
    data = read_bytes(options.file)
    if options.batch:
        found = answer_lines(options.question, data, options.why)
    else:
        found = answer(options.question, data, options.why) + b"\n"
    sys.stdout.write(found.decode())
    return 0


COMMAND = Command(
    "descent",
    "Answers a question of sight, movement or odds from a file.",
    "undercroft descent sight case.json --why",
    _options,
    run,
)
