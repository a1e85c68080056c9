"""Campaigns as files: the campaign's journal and those of its games, in lines of JSON with a checksum."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

import undercroft
from undercroft.kernel import BrokenJournal, Script, read

SUFFIX = ".campaign"
FORMAT = 1
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Piece(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="is"):
    """One line of the file."""


class Head(Piece, tag="undercroft campaign"):
    """The first line."""

    format: int
    version: str  # of undercroft
    game: str
    children: int


class Line(Piece, tag="line"):
    """A line of a journal: the campaign's, or that of the game which departed after so many answers."""

    line: Raw
    departed: int | None = None


class End(Piece, tag="end"):
    """The last line: what must have come before it."""

    lines: int
    sha256: str


AnyPiece = Head | Line | End


class CampaignFile(NamedTuple):
    """A campaign as it was read: journals as they are kept, each whole."""

    campaign: bytes
    children: dict[int, bytes]  # by the campaign's answer after which each departed


def pack(campaign: bytes, children: Mapping[int, bytes]) -> bytes:
    """One file of a campaign's journal and its games'."""
    head = Head(FORMAT, undercroft.__version__, read(campaign).header.game, len(children))
    journals: list[tuple[int | None, bytes]] = [(None, campaign), *sorted(children.items())]
    pieces = [Line(Raw(line), departed) for departed, data in journals for line in data.splitlines()]
    text = b"".join(_written(piece) for piece in (head, *pieces))
    return text + _written(End(len(pieces), hashlib.sha256(text).hexdigest()))


def children_in(data: bytes) -> int | None:
    """How many games a file says that it holds; None: this is no campaign. Only its head is looked at."""
    try:
        head = msgspec.json.decode(data[: data.find(b"\n") + 1], type=AnyPiece)
    except UNREADABLE:
        return None
    return head.children if isinstance(head, Head) else None


def unpack(data: bytes) -> CampaignFile:
    """The journals of a file; one that is cut, changed or not ours is refused with a sentence."""
    head, *lines = _pieces(data)
    found: dict[int | None, list[bytes]] = {None: []}
    for piece in lines:
        if isinstance(piece, Line):
            found.setdefault(piece.departed, []).append(bytes(piece.line) + b"\n")
    journals = {departed: b"".join(each) for departed, each in found.items()}
    campaign = journals.pop(None)
    children = {departed: each for departed, each in journals.items() if departed is not None}
    assert isinstance(head, Head)
    script = _journal(campaign, "campaign")
    if script.header.game != head.game or len(children) != head.children:
        raise _broken("its head is of another campaign")
    for departed, each in children.items():
        if not 0 <= departed <= len(script.answers):
            raise _broken(f"it holds a game that departed after answer {departed}, which is not there")
        _journal(each, f"game after answer {departed}")
    return CampaignFile(campaign, children)


def _journal(data: bytes, what: str) -> Script:
    try:
        script = read(data)
    except BrokenJournal as error:
        raise _broken(f"the journal of its {what} cannot be read ({str(error).rstrip('.')})") from error
    return script


def _pieces(data: bytes) -> list[AnyPiece]:
    """The lines: first a head that we can read, at last an end whose checksum is right."""
    found = list(_decoded(data))
    if not found or not isinstance(found[0], Head):
        raise _broken("its head is missing")
    if found[0].format > FORMAT:
        raise BrokenJournal(f"This campaign was made by undercroft {found[0].version}: update this one.")
    end = found[-1]
    if not isinstance(end, End) or not data.endswith(b"\n"):
        raise _broken("its end is missing")
    before = data[: data.rstrip(b"\n").rfind(b"\n") + 1]
    if end.lines != len(found) - 2 or any(not isinstance(piece, Line) for piece in found[1:-1]):
        raise _broken("lines are missing, or out of place")
    if end.sha256 != hashlib.sha256(before).hexdigest():
        raise _broken("its checksum is wrong")
    return found


def _decoded(data: bytes) -> Iterator[AnyPiece]:
    for number, line in enumerate(data.splitlines(), 1):
        try:
            yield msgspec.json.decode(line, type=AnyPiece)
        except UNREADABLE as error:
            raise _broken(f"line {number} makes no sense ({str(error).rstrip('.')})") from error


def _broken(why: str) -> BrokenJournal:
    return BrokenJournal(f"This is no whole campaign: {why}.")


def _written(piece: Any) -> bytes:
    return msgspec.json.encode(piece) + b"\n"
