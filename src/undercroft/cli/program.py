"""The program: finds the command, runs it, and turns whatever goes wrong into one sentence."""

from __future__ import annotations

import gc
import io
import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module

import undercroft
from undercroft.games.boxes import box_of, boxes
from undercroft.games.plugs import load
from undercroft.kernel import BrokenRules, UndercroftError
from undercroft.rulebook import UnknownRule

from .parsing import Command, InnerFault, Parser, UsageError, parse, tell

GARBAGE = (50_000, 20, 100)  # games are freed by counting, cycles are few: they are looked for rarely
# Each is called after its module, in capitals, and only the one that is run is loaded.
COMMANDS = (
    "play", "games", "serve", "backup", "simulate", "report", "replay", "explain", "check", "campaign",
    "rules", "bench",
)  # fmt: skip
MODULES = {"explain": "replay"}  # of commands that stand in that of another


def command_named(name: str) -> Command:
    """A command, loaded; a game's own has the game's name."""
    if name not in COMMANDS:
        return load(box_of(name).command, Command)
    module = import_module(f".{MODULES.get(name, name)}", __package__)
    found: Command = getattr(module, name.upper())
    return found


def command_names() -> list[str]:
    """All commands: the program's, then those of games that have one."""
    return [*COMMANDS, *(name for name, box in boxes().items() if box.command and name not in COMMANDS)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 for what the user can put right, or 1 for what we must."""
    gc.set_threshold(*GARBAGE)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # whoever read us has enough; what is left in the buffer must not raise again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as fault:
        return _report(fault)


def _run(arguments: list[str]) -> int:
    match arguments:
        case ["-h" | "--help", *_]:
            sys.stdout.write(_overview())
            return 0
        case ["--version", *_]:
            sys.stdout.write(f"undercroft {undercroft.__version__}\n")
            return 0
    name, rest = _command_of(arguments)
    command = command_named(name)
    options = parse(command, rest)
    return command.run(options) if options else 0


def _command_of(arguments: list[str]) -> tuple[str, list[str]]:
    """The command and what follows it; without one it is `play`, and --lang may stand before it."""
    ahead = 0
    if arguments and arguments[0] == "--lang":
        ahead = 2
    elif arguments and arguments[0].startswith("--lang="):
        ahead = 1
    before, after = arguments[:ahead], arguments[ahead:]
    if not after or after[0].startswith("-"):
        return "play", arguments
    name = after[0]
    if name not in COMMANDS and not (name in boxes() and boxes()[name].command):
        raise UsageError(Parser.unknown("command", name, command_names()))
    return name, [*before, *after[1:]]


def _overview() -> str:
    lines = [
        "usage: undercroft [COMMAND] [OPTIONS]",
        "",
        "The rules engine and the table for dungeon-crawl board games. Without a command: play.",
        "",
        *(f"  {name:12}{command_named(name).summary}" for name in command_names()),
        "",
        "`undercroft COMMAND --help` says more, with an example.",
        "",
    ]
    return "\n".join(lines)


def _report(fault: Exception) -> int:
    """One sentence on standard error, and whose fault it is as the exit code."""
    journal = ""
    if isinstance(fault, InnerFault):
        journal = f" with the journal {fault.journal}"
        fault = fault.fault
    if os.environ.get("UNDERCROFT_DEBUG"):
        traceback.print_exception(fault)
    if isinstance(fault, (UndercroftError, UnknownRule)) and not isinstance(fault, BrokenRules):
        tell(fault.args[0] if fault.args else type(fault).__name__)
        return 2
    what = " ".join(f"{type(fault).__name__}: {fault}".split()).rstrip(".: ")
    tell(f"Something went wrong inside undercroft: {what}; please report it{journal}.")
    return 1
