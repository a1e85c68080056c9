"""`gloomhaven`: solves a monster's turn or a question of sight, and turns positions into text and back."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from undercroft.cli.parsing import Command, Options, one_of, read_bytes
from undercroft.cli.settings import language
from undercroft.games.gloomhaven.monsters.formats import Position, Query, Result, Seen
from undercroft.games.gloomhaven.monsters.position_text import from_text, to_text
from undercroft.games.gloomhaven.monsters.positions import BrokenPosition, sees, solve

T = TypeVar("T")
PLACE = re.compile(r"(.*) - at `\$\.?(.*)`", re.DOTALL)


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "question",
        metavar="monster-turn|los|position",
        type=one_of("monster-turn", "los", "position"),
        help="what a monster does on its turn, line of sight, or the other form of a position",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default="-",
        help="JSON, or a position as a line of text; - or nothing: standard input",
    )
    parser.add_argument(
        "--batch", action="store_true", help="a JSON list of them, or lines; a list is printed"
    )
    parser.add_argument("--why", action="store_true", help="adds the rules and the reasoning to each result")


def run(options: Options) -> int:
    """Nothing is printed before everything is solved."""
    data = read_bytes(options.file)
    if options.question == "position":
        return _other_form(data, options)
    if options.question == "los":
        found: Any = _answers(data, Query, _sight(options), options.batch, "query")
    elif is_json(data):
        found = _answers(data, Position, _turn(options), options.batch, "position")
    else:
        solve_it = _turn(options)
        found = _answers_to_lines(data, lambda line: solve_it(from_text(line)), options.batch)
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    return 0


def is_json(data: bytes) -> bool:
    """Does it hold JSON, and no lines of text?"""
    return data.lstrip()[:1] in (b"", b"{", b"[")


def _answers_to_lines(data: bytes, answer: Callable[[str], T], batch: bool) -> T | list[T]:
    """The answer to a position written as text, or the list of answers to a line for each."""
    try:
        lines = [line for line in data.decode().splitlines() if line.strip()]
    except UnicodeDecodeError as error:
        raise BrokenPosition(f"This is no text: {error}.") from error
    if batch:
        return [_placed(i, "position", answer, line) for i, line in enumerate(lines)]
    if len(lines) != 1:
        raise BrokenPosition(f"There are {len(lines)} lines; add --batch for more than one position.")
    return answer(lines[0])


def _other_form(data: bytes, options: Options) -> int:
    """Text for JSON, JSON for text; several by --batch."""
    if is_json(data):
        texts = _answers(data, Position, to_text, options.batch, "position")
        sys.stdout.write("".join(f"{line}\n" for line in (texts if options.batch else [texts])))
    else:
        found = _answers_to_lines(data, from_text, options.batch)
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    return 0


def _turn(options: Options) -> Callable[[Position], Result]:
    if not options.why:
        return solve
    # words and catalogues are read only for those who ask
    from undercroft.scenes.gloomhaven.log.reasoning import explained_turn

    return explained_turn(language(options))


def _sight(options: Options) -> Callable[[Query], Seen]:
    if not options.why:
        return lambda query: Seen(sees(query))
    from undercroft.scenes.gloomhaven.log.reasoning import explained_sight

    return explained_sight(language(options))


def _answers(data: bytes, kind: type[T], answer: Callable[[T], Any], batch: bool, what: str) -> Any:
    """The answer to one question, or the list of answers to a batch of them."""
    if not batch:
        return answer(_read(data, kind))
    try:
        asked = msgspec.json.decode(data, type=list[kind])  # type: ignore[valid-type]
    except Exception:
        # Something is broken: read them one by one, to name the first that is.
        raws = _read(data, list[msgspec.Raw])
        return [_placed(i, what, lambda raw: answer(_read(raw, kind)), raw) for i, raw in enumerate(raws)]
    return [_placed(i, what, answer, question) for i, question in enumerate(asked)]


def _placed(index: int, what: str, answer: Callable[[Any], Any], question: Any) -> Any:
    """An answer; what is broken is named by its place in the batch."""
    try:
        return answer(question)
    except BrokenPosition as error:
        raise BrokenPosition(f"{what} {index} of the batch, counted from 0: {error}") from error


def _read(data: bytes | msgspec.Raw, kind: type[T]) -> T:
    """JSON of one kind; what does not fit is named in one sentence."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        fault = PLACE.fullmatch(str(error))
        sentence = f"{fault[2]}: {fault[1]}" if fault and fault[2] else fault[1] if fault else str(error)
        raise BrokenPosition(f"{sentence}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenPosition(f"This is no JSON: {error}.") from error


SOLVE = Command(
    "gloomhaven",
    "Solves a monster's turn or a question of sight from a position file.",
    "undercroft gloomhaven monster-turn position.json --why",
    _options,
    run,
)
