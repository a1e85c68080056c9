"""The file that `simulate --out` writes: read for a report, or to go on after an interruption."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from undercroft.kernel import UndercroftError

from .simulate import Plan, Played

FIRST = b'{"game":'  # how every line begins
_decode = msgspec.json.Decoder(Played).decode


class BrokenResults(UndercroftError):
    """A file of results that cannot be used, and why."""


def read_results(path: Path) -> list[Played]:
    """Every game of a file, each once; half a line at its end is what an interruption leaves."""
    return _games(path, _whole_lines(_read(path)))


def go_on(path: Path, plan: Plan) -> Mapping[int, Played]:
    """The games of a plan that are in the file already; half a line at its end is taken off."""
    if not path.exists():
        return {}
    data = _read(path)
    lines = _whole_lines(data)
    done = {played.game: played for played in _games(path, lines)}
    if not done and not FIRST.startswith(data[: len(FIRST)]):
        raise BrokenResults(f"{path} is no file of a simulation: it is left as it is.")
    digest = plan.digest()
    for played in done.values():
        if played.plan != digest:
            raise BrokenResults(
                f"{path} is of another simulation: game, set-up, bots, seed or version differ."
            )
        if played.game >= plan.games:
            raise BrokenResults(f"{path} has game {played.game}, but only {plan.games} games are wanted.")
    with path.open("r+b") as file:
        file.truncate(sum(map(len, lines)))
    return done


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BrokenResults(f"{path} cannot be read: {error.strerror or error}.") from error


def _games(path: Path, lines: list[bytes]) -> list[Played]:
    found: dict[int, Played] = {}
    for number, line in enumerate(lines, 1):
        try:
            played = _decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BrokenResults(f"Line {number} of {path} is no game of a simulation: {error}.") from error
        if played.game in found:
            raise BrokenResults(f"Line {number} of {path} has game {played.game} for the second time.")
        found[played.game] = played
    return list(found.values())


def _whole_lines(data: bytes) -> list[bytes]:
    return [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]
