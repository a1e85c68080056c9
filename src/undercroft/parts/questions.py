"""Questions as JSON that a game answers without being played: one, or a file with one in each line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from undercroft.kernel import UndercroftError


class BrokenQuery(UndercroftError):
    """The question breaks the format; the message says where, and what would be right."""


class Why(Struct, gc=False):
    """A rule that was used, and what it did here."""

    rule: str
    text: str


class Refusal(Struct, gc=False):
    """The line of a batch for a question that breaks the format."""

    id: Any
    error: str


class Named(Struct, gc=False):
    """All that is read of a question that breaks the format: its id as it is written."""

    id: msgspec.Raw = msgspec.Raw(b"null")


class Question(NamedTuple):
    """A kind of question: how it is read, answered and explained; an answer has a field `why`."""

    read: msgspec.json.Decoder[Any]
    answer: Callable[[Any], Any]
    why: Callable[[Any], list[Why]]


# Parts of a question may be read later than the rest, so that faults in them come up while it is answered.
NO_JSON: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
NAMED: Final = msgspec.json.Decoder(Named)


class Questions:
    """The kinds of questions of a game, by name."""

    def __init__(self, kinds: Mapping[str, Question]) -> None:
        self.kinds = kinds

    def __iter__(self) -> Iterator[str]:
        return iter(self.kinds)

    def answer(self, kind: str, data: bytes, why: bool = False) -> bytes:
        """The answer to one question; a BrokenQuery says what is wrong with it."""
        question = self.kinds[kind]
        try:
            data.decode()  # msgspec takes strings as they are
            return msgspec.json.encode(_answered(question, question.read.decode(data), why))
        except msgspec.ValidationError as error:
            raise BrokenQuery(in_words(error)) from error
        except NO_JSON as error:
            raise BrokenQuery(f"This is no JSON: {error}.") from error

    def answer_lines(self, kind: str, data: bytes, why: bool = False) -> bytes:
        """The answers to a question a line, in order; one that breaks the format gets its error in its line.

        A line that is no JSON object breaks the whole file.
        """
        question = self.kinds[kind]
        read, encode = question.read.decode, msgspec.json.Encoder().encode
        try:
            data.decode()  # msgspec takes strings as they are
        except UnicodeDecodeError as error:
            number = data.count(b"\n", 0, error.start) + 1
            raise BrokenQuery(f"Line {number} is no JSON object: {error}.") from error
        found: list[bytes] = []
        for number, line in enumerate(data.split(b"\n"), 1):
            if not line or line.isspace():
                continue
            query = None
            try:
                query = read(line)
                found.append(encode(_answered(question, query, why)))
            except BrokenQuery as error:
                found.append(encode(Refusal(query.id if query else None, str(error))))
            except NO_JSON as error:
                found.append(encode(_refused(line, number, error)))
        found.append(b"")
        return b"\n".join(found)


def _refused(line: bytes, number: int, error: Exception) -> Refusal:
    """The refusal of a line that is an object, but no question of this kind."""
    try:
        named = NAMED.decode(line)
    except NO_JSON as broken:
        raise BrokenQuery(f"Line {number} is no JSON object: {broken}.") from broken
    if not isinstance(error, msgspec.ValidationError):
        raise BrokenQuery(f"Line {number} is no JSON object: {error}.")
    return Refusal(named.id, in_words(error))


def _answered(question: Question, query: Any, why: bool) -> Any:
    found = question.answer(query)
    if why:
        found.why = question.why(query)
    return found


def in_words(error: msgspec.ValidationError, prefix: str = "") -> str:
    """The first misfit with the format, in one sentence with its place."""
    text, _, at = str(error).partition(" - at `$")
    place = (prefix + at.rstrip("`")).lstrip(".")
    return f"{place}: {text}." if place else f"{text}."
