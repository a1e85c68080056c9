"""Questions as JSON, answered: one, or a file of lines with an answer a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.games.descent.queries.formats import (
    BrokenQuery,
    OddsQuery,
    ReachQuery,
    Refusal,
    SightQuery,
)
from undercroft.games.descent.queries.odds import odds
from undercroft.games.descent.queries.positions import in_words
from undercroft.games.descent.queries.reach import reach
from undercroft.games.descent.queries.reasons import why_odds, why_reach, why_sight
from undercroft.games.descent.queries.sight import sight


class Question(NamedTuple):
    """A kind of question: how it is read, answered and explained."""

    read: msgspec.json.Decoder[Any]
    answer: Callable[[Any], Any]
    why: Callable[[Any], Any]


QUESTIONS: Final = {
    "sight": Question(msgspec.json.Decoder(SightQuery), sight, why_sight),
    "reach": Question(msgspec.json.Decoder(ReachQuery), reach, why_reach),
    "odds": Question(msgspec.json.Decoder(OddsQuery), odds, why_odds),
}


# Maps and figures are read later than the rest, so that faults in them come up while a question is answered.
NO_JSON: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def answer(kind: str, data: bytes, why: bool = False) -> bytes:
    """The answer to one question; a BrokenQuery says what is wrong with it."""
    question = QUESTIONS[kind]
    try:
        data.decode()  # msgspec takes strings as they are
        return msgspec.json.encode(_answered(question, question.read.decode(data), why))
    except msgspec.ValidationError as error:
        raise BrokenQuery(in_words(error)) from error
    except NO_JSON as error:
        raise BrokenQuery(f"This is no JSON: {error}.") from error


def answer_lines(kind: str, data: bytes, why: bool = False) -> bytes:
    """The answers to a question a line, in order; one that breaks the format gets its error in its line.

    A line that is no JSON object breaks the whole file.
    """
    question = QUESTIONS[kind]
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
        plain = msgspec.json.decode(line)
    except NO_JSON as broken:
        raise BrokenQuery(f"Line {number} is no JSON object: {broken}.") from broken
    if not isinstance(plain, dict) or not isinstance(error, msgspec.ValidationError):
        raise BrokenQuery(f"Line {number} is no JSON object.")
    return Refusal(plain.get("id"), in_words(error))


def _answered(question: Question, query: Any, why: bool) -> Any:
    found = question.answer(query)
    if why:
        found.why = question.why(query)
    return found
