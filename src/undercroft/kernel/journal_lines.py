"""The lines of a journal: what stands in them, and what still counts when all were read."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from .errors import BrokenJournal
from .leaves import Seat, replace

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)  # also: no UTF-8, or nested too deep
NOBODY = Seat(-1)  # gives a report: it comes from outside
VIEW = b'{"view":'  # how the first line of a personal journal begins, which nobody can play on


class PackRef(Struct, frozen=True):
    """A content pack as it was when the game began."""

    id: str
    digest: str


class Header(Struct, frozen=True, kw_only=True):
    """The first line: what is needed to begin the same game again."""

    undercroft: int = 1
    game: str
    version: str
    packs: tuple[PackRef, ...] = ()
    setup: dict[str, Any]
    seed: str


class Answer(Struct, frozen=True, omit_defaults=True):
    """One answer, the chance results it led to, and the digest of the position after it.

    A result from outside is one, too: it has a `report` instead of a seat and a key.
    """

    n: int
    seat: Seat = NOBODY
    key: str = ""
    chance: tuple[str, ...] = ()
    digest: str = ""
    report: dict[str, Any] | None = None

    @property
    def named(self) -> str:
        """The name of an answer, for messages: the key, or the subject of the report."""
        return self.key if self.report is None else f"a report, {self.report.get('report', 'of nothing')}"


class Upgrade(Struct, frozen=True, forbid_unknown_fields=True, rename={"older": "from", "newer": "to"}):
    """From here on the game is played by the rules of a newer version."""

    older: str
    newer: str


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """Any line but the first."""

    n: int | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    key: str | UnsetType = UNSET
    chance: tuple[str, ...] = ()
    digest: str = ""
    report: dict[str, Any] | UnsetType = UNSET
    undo: int | UnsetType = UNSET
    checkpoint: int | UnsetType = UNSET
    state: Raw | UnsetType = UNSET
    upgraded: Upgrade | UnsetType = UNSET


class Script(Struct):
    """A journal as it was read: what still counts of it."""

    header: Header
    answers: list[Answer]
    undone: list[Answer]  # taken back last, so that they can be done again; the next one last
    checkpoint: tuple[int, Raw] | None = None
    torn: bool = False  # the last line was cut in mid-write and dropped
    base: tuple[int, Raw] | None = None  # the position at the last upgrade: nothing before it can be played
    version: str = ""  # whose rules play it on, if they are not those of the header


def read(data: bytes) -> Script:
    """Read a journal; what is broken is refused with its line, a torn last line is dropped."""
    *whole, rest = data.split(b"\n")
    if not whole:
        raise BrokenJournal("This is no journal: its first line, the header, is missing or cut off.")
    try:
        header = msgspec.json.decode(whole[0], type=Header)
    except UNREADABLE as error:
        if whole[0].startswith(VIEW):
            raise BrokenJournal(
                "This file is what one person has seen of a game that was still played: it can be read, but "
                "not played on, for it holds neither the seed nor what others kept secret."
            ) from error
        raise BrokenJournal(f"Line 1 is no journal header: {error}.") from error
    if header.undercroft != 1:
        raise BrokenJournal(f"This journal has format {header.undercroft}; this version reads format 1.")
    script = Script(header, [], [], torn=bool(rest))
    for number, text in enumerate(whole[1:], 2):
        try:
            line = msgspec.json.decode(text, type=_Line)
        except UNREADABLE as error:
            raise BrokenJournal(f"Line {number} of the journal is broken: {error}.") from error
        _take(script, line, number)
    return script


def _take(script: Script, line: _Line, number: int) -> None:
    answers = script.answers
    if sum(part is not UNSET for part in (line.n, line.undo, line.checkpoint, line.upgraded)) > 1:
        raise BrokenJournal(f"Line {number} is more than one of an answer, an undo and a checkpoint.")
    if line.n is not UNSET and (given := _answer(line, line.n)) is not None:
        if line.n != len(answers) + 1:
            raise BrokenJournal(f"Line {number} is answer {line.n}; answer {len(answers) + 1} was expected.")
        answers.append(given)
        keep_redo(script.undone, answers[-1])
    elif line.undo is not UNSET:
        if not 0 <= line.undo <= len(answers):
            raise BrokenJournal(f"Line {number} goes back to answer {line.undo} of {len(answers)}.")
        if script.base and line.undo < script.base[0]:
            raise BrokenJournal(f"Line {number} goes back to before an upgrade, at answer {script.base[0]}.")
        while len(answers) > line.undo:
            script.undone.append(answers.pop())
        if script.checkpoint and script.checkpoint[0] > line.undo:
            script.checkpoint = None
    elif line.checkpoint is not UNSET and line.state is not UNSET:
        if line.checkpoint != len(answers):
            raise BrokenJournal(f"Line {number} is a checkpoint of answer {line.checkpoint}, out of place.")
        script.checkpoint = (line.checkpoint, line.state)
    elif line.upgraded is not UNSET:
        if script.checkpoint is None or script.checkpoint[0] != len(answers):
            raise BrokenJournal(f"Line {number} is an upgrade without a checkpoint right before it.")
        upgrade(script, script.checkpoint, line.upgraded.newer)
    else:
        raise BrokenJournal(f"Line {number} is neither an answer, a report, an undo nor a checkpoint.")


def upgrade(script: Script, base: tuple[int, Raw], newer: str) -> None:
    """Go on by newer rules from a position; digests of older ones are not compared with theirs."""
    script.base, script.version = base, newer
    script.answers[:] = [replace(answer, digest="") for answer in script.answers]
    script.undone.clear()


def checkpoint_line(position: tuple[int, Raw]) -> dict[str, Any]:
    """The whole position after an answer."""
    return {"checkpoint": position[0], "state": position[1]}


def upgrade_lines(base: tuple[int, Raw], line: Upgrade) -> list[dict[str, Any]]:
    """Where newer rules took over: the position, and that they did."""
    return [checkpoint_line(base), {"upgraded": line}]


def _answer(line: _Line, n: int) -> Answer | None:
    """The answer or the report of a line; None if it is neither, or both."""
    if line.report is not UNSET:
        if line.seat is not UNSET or line.key is not UNSET:
            return None
        return Answer(n, chance=line.chance, digest=line.digest, report=line.report)
    if line.seat is UNSET or line.key is UNSET:
        return None
    return Answer(n, line.seat, line.key, line.chance, line.digest)


def keep_redo(undone: list[Answer], played: Answer) -> None:
    """Undone answers can still be redone if this was the next of them; else they are void."""
    if undone and undone[-1] == played:
        undone.pop()
    else:
        undone.clear()
