"""`play`: a table for this machine, in the browser or in the terminal."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from pathlib import Path

from undercroft.bots import Bot, make_bot
from undercroft.games.boxes import FIRST, Edition
from undercroft.games.setups import Setup
from undercroft.journal_files import (
    OpenJournal,
    StoreError,
    begin_journal,
    journals_folder,
    new_path,
    newest,
    open_journal,
)  # fmt: skip
from undercroft.kernel import BrokenJournal, BrokenRules, Seat, UndercroftError
from undercroft.term import Lines, play_on
from undercroft.term.telling import words_for
from undercroft.text.words import Language

from .branching import branch
from .parsing import Command, InnerFault, Options, UsageError, show, tell, whole
from .serve import PORT
from .settings import (
    ME,
    add_campaign,
    add_packs,
    add_setup,
    box,
    edition_finder,
    game_asked,
    given,
    language,
    seating,
    settled,
    wishes,
)

NEWEST = ""


def _play_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="which game; without: the page asks")
    add_packs(parser)
    add_campaign(parser)
    parser.add_argument(
        "--bots",
        metavar="SPEC",
        default="",
        help="seats for bots: 1=normal, or normal for all (0=me,normal: but 0)",
    )
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same luck")
    parser.add_argument(
        "--journal", metavar="FILE", type=Path, help="where the game is kept (in the terminal)"
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=NEWEST,
        help="go on with a game, without FILE with the newest (in the terminal)",
    )
    parser.add_argument(
        "--branch",
        metavar="N",
        type=whole(0),
        help="with --resume FILE: go on after answer N in a new journal",
    )
    parser.add_argument("--term", action="store_true", help="in the terminal; else in the browser")
    parser.add_argument("--no-open", action="store_true", help="say where the page is, but do not open it")
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (only this machine)")
    parser.add_argument("--port", metavar="N", type=whole(0), help=f"default {PORT}, or a free one")
    parser.add_argument("--db", metavar="URL", default="", help="where tables are kept (the data folder)")


def play(options: Options) -> int:
    """In the browser, whatever standard input is; line mode where that is asked for."""
    lines = options.term or options.journal is not None or options.resume is not None
    _check_sense(options, lines)
    if lines:
        return play_lines(options)
    from .play_browser import play_in_browser  # the server is loaded only where something is served

    return play_in_browser(options)


def _check_sense(options: Options, lines: bool) -> None:
    """Refuse what contradicts itself before anything is begun."""
    if lines:
        served = {"--no-open": options.no_open, "--host": options.host, "--db": options.db}
        needless = [name for name, value in (*served.items(), ("--port", options.port is not None)) if value]
        if needless:
            why = "--term" if options.term else "--journal" if options.journal is not None else "--resume"
            raise UsageError(
                f"{needless[0]} is for the browser, and {why} plays in the terminal: leave out one."
            )
    if options.branch is not None and not options.resume:
        raise UsageError("--branch begins after an answer of a game: name its journal with --resume FILE.")
    if options.resume is None:
        return
    begun = {
        "--journal": options.journal is not None and options.branch is None,
        "--seed": options.seed is not None,
        "--campaign": options.campaign,
    }
    chosen = [f"--{field.option}" for field in given(options, box(options.game or FIRST))]
    needless = [*(name for name, value in begun.items() if value), *chosen]
    if needless:
        raise UsageError(f"--resume goes on with a game as it is: leave out {' and '.join(needless)}.")
    if options.game and options.resume:
        raise UsageError(f"--resume {options.resume} says which game: leave out {options.game!r}.")


def play_lines(options: Options) -> int:
    """Play at this keyboard, in line mode."""
    said_in = language(options)
    opened = _open(options, said_in)
    path = opened.store.path
    find = edition_finder(options.pack)

    def seated(edition: Edition, setup: Setup, seed: str) -> dict[Seat, Bot]:
        return _bots(edition, setup, seed, options.bots)

    lines = Lines(sys.stdin, sys.stdout)
    try:
        try:
            over = play_on(opened, find, seated, said_in, lines)
        except KeyboardInterrupt:
            sys.stdout.write("\n")
            over = False
        except StoreError as error:
            tell(str(error))
            return 1
        except Exception as fault:
            ours = isinstance(fault, BrokenRules) or not isinstance(fault, (UndercroftError, BrokenPipeError))
            if ours:
                raise InnerFault(fault, path) from fault
            raise
        again = ["undercroft", "play", "--resume", str(path)]
        again += ["--bots", options.bots] if options.bots else []
        again += [word for pack in options.pack for word in ("--pack", pack)]
        message = "term-over" if over else "term-kept"
        show([words_for(lines.language or said_in).say(message, file=str(path), command=shlex.join(again))])
        return 0
    finally:
        opened.store.close()


def _open(options: Options, said_in: Language) -> OpenJournal:
    """The journal to play in: a new one, or the one to go on with."""
    find = edition_finder(options.pack)
    if options.resume is None:
        edition = find(game_asked(options))
        setup = settled(edition, wishes(options, edition.box), said_in)
        _bots(edition, setup, "", options.bots)  # refused before there is a file
        seed = options.seed if options.seed is not None else secrets.token_hex(4)
        path = options.journal or new_path(edition.box.id, journals_folder())
        return begin_journal(edition, setup, seed, path)
    path = Path(options.resume) if options.resume else newest(journals_folder(), options.game or "")
    try:
        opened = open_journal(find, path)
    except BrokenJournal as error:
        raise BrokenJournal(f"{path}: {error}") from error
    if options.branch is not None:
        try:
            new = branch(opened, options.branch, options.journal)
        finally:
            opened.store.close()
        return open_journal(find, new)
    if opened.torn:
        tell(words_for(said_in).say("term-torn", file=str(path)))
    return opened


def _bots(edition: Edition, setup: Setup, seed: str, spec: str) -> dict[Seat, Bot]:
    names = enumerate(seating(spec, edition.seats(setup), ME))
    own = f"{seed}/bots"
    return {Seat(i): make_bot(edition, setup, name, Seat(i), own) for i, name in names if name != ME}


PLAY = Command(
    "play",
    "Plays a game on this machine: in the browser, or in the terminal.",
    "undercroft play gloomhaven --scenario 1 --party brute,spellweaver --bots 1=normal",
    _play_options,
    play,
    add_setup,
)
