"""Options of commands: parsed by argparse, refused in one sentence with the nearest right word."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TextIO

from undercroft.kernel import UndercroftError

LONGEST = 1500  # letters of a sentence
Options = Any  # argparse.Namespace: what was given, by option


class UsageError(UndercroftError):
    """The command line makes no sense; the message says what would."""


class InnerFault(Exception):
    """Something broke in the middle of a game; its journal shows how to get there."""

    def __init__(self, fault: Exception, journal: Path) -> None:
        super().__init__(str(fault))
        self.fault, self.journal = fault, journal


SLIP = 0.86  # as like as this a word is a slip of the pen; --variant and --invariants are not


class Parser(argparse.ArgumentParser):
    """Raises instead of leaving, and knows near misses."""

    game = ""  # whose options are among ours
    of_game: tuple[str, ...] = ()  # those options
    of_single: tuple[str, ...] = ()  # in a campaign, those of a single game that it does not have

    def error(self, message: str) -> NoReturn:
        message = message.removeprefix("argument ")
        prefix = "the following arguments are required: "
        if message.startswith(prefix):
            message = f"{message.removeprefix(prefix)} is missing"
        message = message.replace(": expected one argument", " needs a value")
        message = message.replace(": expected at least one argument", " needs a value")
        raise UsageError(f"{self.prog}: {message.rstrip('.')}; see `{self.prog} --help`.")

    def unknown_option(self, name: str) -> str:
        """The sentence for an option or word that the command does not take."""
        if not name.startswith("-"):
            return f"{self.prog} does not take {name!r}; see `{self.prog} --help`."
        known = [text for action in self._actions for text in action.option_strings]
        given = name.partition("=")[0]
        if not self.game or get_close_matches(given, known, n=1, cutoff=SLIP):
            return Parser.unknown(f"option of {self.prog}", given, known, self.prog)
        has = f"it has {', '.join(self.of_game)}" if self.of_game else "nothing is chosen for it"
        if given in self.of_single:
            return (
                f"A campaign of {self.game} comes to its games by itself: leave out {given}, or --campaign; "
                f"{has}; see `{self.prog} {self.game} --campaign --help`."
            )
        return f"{self.game} has no option {given!r}; {has}; see `{self.prog} {self.game} --help`."

    def positional(self, arguments: Sequence[str], valueless: Callable[[str], bool]) -> str:
        """The first argument that is neither an option, of a game perhaps, nor the value of one."""
        takes = False  # does the option before take this as its value?
        for argument in arguments:
            if argument.startswith("-"):
                action = self._option_string_actions.get(argument)
                takes = "=" not in argument and (action.nargs != 0 if action else not valueless(argument))
            elif not takes:
                return argument
            else:
                takes = False
        return ""

    @staticmethod
    def unknown(what: str, name: str, known: Sequence[str], program: str = "undercroft") -> str:
        """The sentence for a name that is not there, with the one that was meant, if any is near."""
        near = get_close_matches(name, known, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]}?" if near else f"see `{program} --help`."
        return f"There is no {what} {name!r}; {hint}"


class Command(NamedTuple):
    """One command: its options, what it does, and an example for its help."""

    name: str
    summary: str
    example: str
    options: Callable[[argparse.ArgumentParser], None]
    run: Callable[[Options], int]
    more: Callable[[Parser, Sequence[str]], None] = lambda parser, arguments: None  # as the arguments ask for


def parse(command: Command, arguments: Sequence[str]) -> Options | None:
    """The options of a command; None if it was only asked for its help."""
    parser = Parser(
        prog=f"undercroft {command.name}",
        description=command.summary,
        epilog=f"example:\n  {command.example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.options(parser)
    command.more(parser, arguments)
    parser.add_argument(
        "--lang", metavar="en|es|pt", type=one_of("en", "es", "pt"), help="language of the output"
    )
    try:
        options, unknown = parser.parse_known_intermixed_args(arguments)
    except SystemExit:  # argparse has printed the help
        return None
    if unknown:
        raise UsageError(parser.unknown_option(unknown[0]))
    return options


def whole(least: int) -> Callable[[str], int]:
    """An option that is a whole number."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number of {least} or more")
        return number

    return read


def one_of(*words: str) -> Callable[[str], str]:
    """An option that is one of a few words."""

    def read(text: str) -> str:
        if text in words:
            return text
        near = get_close_matches(text, words, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(words)}"
        raise argparse.ArgumentTypeError(f"{text!r} is not known; {hint.rstrip('?')}")

    return read


def words(text: str) -> tuple[str, ...]:
    """An option that is a list: a,b,c."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def tell(sentence: str) -> None:
    """One sentence on standard error; what a file says may be repeated in it, but not at any length."""
    short = sentence if len(sentence) <= LONGEST else f"{sentence[:LONGEST]}…"
    sys.stderr.write(f"{short}\n")
    sys.stderr.flush()


def show(lines: Iterable[str], out: TextIO | None = None) -> None:
    """Lines on standard output."""
    stream = out or sys.stdout
    for line in lines:
        stream.write(f"{line}\n")


def read_bytes(name: str) -> bytes:
    """A file by name, or standard input for "-"."""
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise UsageError(f"{name} cannot be read: {error.strerror or error}.") from error
