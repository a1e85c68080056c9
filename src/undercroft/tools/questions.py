"""The command of a game that answers questions from a file, one or a line each."""

from __future__ import annotations

import argparse
import sys

from undercroft.cli.parsing import Command, Options, one_of, read_bytes
from undercroft.parts.questions import Questions


def question_command(name: str, about: str, example: str, questions: Questions, help: str) -> Command:
    """A command that takes the kind of question and a file; `help` says what each kind asks."""

    def options(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("question", metavar="|".join(questions), type=one_of(*questions), help=help)
        parser.add_argument(
            "file", metavar="FILE", nargs="?", default="-", help="JSON; - or nothing: standard input"
        )
        parser.add_argument(
            "--batch", action="store_true", help="a question a line; an answer a line is printed"
        )
        parser.add_argument(
            "--why", action="store_true", help="adds the rules and what they did to each answer"
        )

    def run(options: Options) -> int:
        """Nothing is printed before everything is answered."""
        data = read_bytes(options.file)
        if options.batch:
            found = questions.answer_lines(options.question, data, options.why)
        else:
            found = questions.answer(options.question, data, options.why) + b"\n"
        sys.stdout.write(found.decode())
        return 0

    return Command(name, about, example, options, run)
