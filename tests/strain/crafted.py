"""Journals that somebody made by hand to break whoever reads them; all are made from one that is whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import MemoryStore, starter
from undercroft.kernel import Journal

DEEP = 100_000
DIGITS = 5000
SETUPS: dict[str, Any] = {
    "nothing": {},
    "no scenario": {"scenario": "attic"},
    "a scenario that is a list": {"scenario": ["cellar"]},
    "a long scenario": {"scenario": "x" * 100_000},
    "no party": {"party": []},
    "an unknown hero": {"party": ["nobody", "nowhere"]},
    "the same hero twice": {"party": ["warden", "warden"]},
    "the same class twice": {"party": ["brute", "brute"]},
    "a party from a file": {"party": ["../../etc/passwd"]},
    "a crowd": {"party": ["warden"] * 5000},
    "many players": {"players": 10**9},
    "less than no players": {"players": -5},
    "an unknown difficulty": {"difficulty": "cruel"},
    "an unknown variant": {"variants": ["sideways"]},
    "ten thousand variants": {"variants": ["solo"] * 10_000},
    "an unknown field": {"cheat": True},
    "a number for a text": {"scenario": 7},
    "null": None,
    "a list": [],
    "a nested list": {"party": [[[[]]]]},
}


def whole_journal(game: str = "tiny", answers: int = 6) -> list[dict[str, Any]]:
    """The lines of a journal that is as it should be."""
    edition = lay_out(box_of(game))
    setup = edition.settle()
    header = edition.header(setup, "crafted")
    store = MemoryStore(header)
    journal = Journal(header, starter(edition, setup, "crafted"), store)
    for _ in range(answers):
        decision = journal.game.open[0]
        journal.answer(decision.seats[0], decision.keys()[0])
    return [msgspec.json.decode(line) for line in store.lines]


def crafted_journals() -> Iterator[tuple[str, str]]:
    """Each with its name; none of them is a game that can be played on."""
    for game in ("tiny", "gloomhaven"):
        lines = whole_journal(game)
        for name, setup in SETUPS.items():
            full = {**lines[0]["setup"], **setup} if setup else setup
            yield f"{game}, set-up: {name}", _text([{**lines[0], "setup": full}, *lines[1:]])
    lines = whole_journal()
    for name, change in CHANGES.items():
        yield name, change([dict(line) for line in lines])


def _text(lines: list[Any]) -> str:
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def _players(lines: list[Any], number: str) -> str:
    """A set-up with a number that no encoder writes."""
    return _text(lines).replace('{"scenario"', f'{{"level":{number},"scenario"', 1)


def _header(**fields: Any) -> Callable[[list[Any]], str]:
    return lambda lines: _text([{**lines[0], **fields}, *lines[1:]])


def _line(number: int, **fields: Any) -> Callable[[list[Any]], str]:
    return lambda lines: _text([{**line, **fields} if i == number else line for i, line in enumerate(lines)])


def _extra(text: str) -> Callable[[list[Any]], str]:
    return lambda lines: _text(lines) + text + "\n"


CHANGES: dict[str, Callable[[list[Any]], str]] = {
    "nothing at all": lambda lines: "\n",
    "no header": lambda lines: _text(lines[1:]),
    "no JSON": lambda lines: "journal\n",
    "a list for a header": lambda lines: "[]\n",
    "deep lists": lambda lines: "[" * DEEP + "\n",
    "a deep set-up": lambda lines: _text(lines).replace('"setup":{', '"setup":{"x":' + "[" * DEEP, 1),
    "deep lists in a line": _extra("[" * DEEP),
    "deep objects in a state": _extra('{"checkpoint":6,"state":' + '{"a":' * DEEP + "1" + "}" * DEEP + "}"),
    "a number of 5,000 digits": lambda lines: _text(lines).replace('"n":1', '"n":' + "9" * DIGITS, 1),
    "a set-up of 5,000 digits": lambda lines: _players(lines, "9" * DIGITS),
    "a set-up of a huge exponent": lambda lines: _players(lines, "1e999"),
    "level 0": lambda lines: _text([{**lines[0], "setup": {**lines[0]["setup"], "level": 0}}]),
    "level 10^18": lambda lines: _text([{**lines[0], "setup": {**lines[0]["setup"], "level": 10**18}}]),
    "another format": _header(undercroft=2),
    "a format of text": _header(undercroft="1"),
    "an unknown game": _header(game="chess"),
    "a game with a path": _header(game="../tiny"),
    "a game to come": _header(game="descent"),
    "no version": _header(version=""),
    "another version": _header(version="99.0.0"),
    "no packs": _header(packs=[]),
    "packs of nobody": _header(packs=[{"id": "evil", "version": "1", "digest": "0"}]),
    "a seed of a megabyte": _header(seed="s" * 1_000_000),
    "another seed": _header(seed="other"),
    "a seed of no text": _header(seed=5),
    "answer 1 twice": lambda lines: _text([*lines[:2], *lines[1:]]),
    "answer 1 missing": lambda lines: _text([lines[0], *lines[2:]]),
    "an unknown key": _line(2, key="fly"),
    "an endless key": _line(2, key="k" * 100_000),
    "a seat that is not there": _line(2, seat=99),
    "a seat below 0": _line(2, seat=-1),
    "a seat of half": _line(2, seat=0.5),
    "a wrong digest": _line(2, digest="0" * 16),
    "luck that was not": _line(2, chance=["card-9"] * 50),
    "luck of no text": _line(2, chance=[1]),
    "an unknown field": _line(2, x=1),
    "answer and undo": _line(2, undo=0),
    "an undo below 0": _extra('{"undo":-1}'),
    "an undo of what is to come": _extra('{"undo":7000}'),
    "a checkpoint out of place": _extra('{"checkpoint":1,"state":{}}'),
    "nothing in a line": _extra("{}"),
    "a lone surrogate": _extra('{"n":7,"seat":0,"key":"\\ud800"}'),
    "control signs": _extra("\x00\x01\x02"),
}  # fmt: skip
