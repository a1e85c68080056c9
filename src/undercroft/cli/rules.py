"""`rules`: the rules reference."""

from __future__ import annotations

import argparse
import re
import sys

import msgspec

from undercroft.rulebook import (
    Book,
    Rule,
    books,
    coverage,
    describe,
    on_page,
    pages_of,
    record_note,
    rule,
    search,
)
from undercroft.rulebook import show as rule_text

from .parsing import Command, Options, UsageError, show, tell

LOOKS_LIKE_AN_ID = re.compile(r"[A-Za-z0-9]{2}-[A-Za-z0-9]+(-E?[0-9]+)?", re.ASCII)
WIDE = 100


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "wanted", metavar="ID|WORD", nargs="*", help="a rule, a section, or words to look for"
    )
    parser.add_argument("--page", type=int, metavar="N", help="the rules on a page of the printed book")
    parser.add_argument("--game", metavar="GAME", default="", help="with --page: whose book")
    parser.add_argument("--coverage", action="store_true", help="which rules code cites and tests prove")
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(options: Options) -> int:
    """A rule, the rules of a section, of a page or with these words, the books, or the coverage."""
    if options.page is not None or options.game:
        return _on_page(options)
    if options.coverage:
        if options.wanted:
            raise UsageError("--coverage covers every book; leave out what follows `rules`.")
        if options.json and (note := record_note()):
            tell(note)
        show([coverage(options.json)])
        return 0
    if not options.wanted:
        return _contents(options.json)
    name = options.wanted[0].upper()
    if len(options.wanted) == 1 and LOOKS_LIKE_AN_ID.fullmatch(name) and not _is_section(name):
        if options.json:
            sys.stdout.write(msgspec.json.encode(describe(rule(name).id)).decode() + "\n")
        else:
            show([rule_text(rule(name).id)])
        return 0
    return _found(_in_section(name) if _is_section(name) else search(*options.wanted), options)


def _on_page(options: Options) -> int:
    """The rules of a page, each with the module that implements it."""
    if options.page is None or options.wanted or options.coverage:
        raise UsageError("A page stands alone: `undercroft rules --page 20 --game GAME`.")
    book = _book(options.game)
    found = on_page(options.page, book)
    if not found:
        last = max(max(pages, default=0) for pages in map(pages_of, book.rules))
        raise UsageError(f"No rule of {book.name} is from page {options.page}; its last page is {last}.")
    ids = [each.id for each in found]
    described = [describe(each, *ids) for each in ids]
    if options.json:
        sys.stdout.write(msgspec.json.encode(described).decode() + "\n")
        return 0
    for each, told in zip(found, described, strict=True):
        files = list(dict.fromkeys(citation.file for citation in told.citations))
        show([_line(each), f"    in {', '.join(files) or 'no code'}"])
    return 0


def _book(game: str) -> Book:
    found = books()
    if game not in found:
        raise UsageError(f"Name the book with --game: {', '.join(found)}.")
    return found[game]


def _line(each: Rule) -> str:
    line = f"{each.id}  {' '.join(each.statement.split())}"
    return line if len(line) <= WIDE else line[: WIDE - 1] + "…"


def _found(found: tuple[Rule, ...], options: Options) -> int:
    if not found:
        raise UsageError(f"No rule has the words {' '.join(options.wanted)!r}; try fewer of them.")
    if options.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    for each in found:
        show([_line(each)])
    return 0


def _contents(json: bool) -> int:
    if json:
        sys.stdout.write(
            msgspec.json.encode({name: book.sections for name, book in books().items()}).decode() + "\n"
        )
        return 0
    for book in books().values():
        show([f"{book.name}: {book.title}", *(f"  {each.id}  {each.title}" for each in book.sections)])
    return 0


def _is_section(name: str) -> bool:
    return any(name == section.id for book in books().values() for section in book.sections)


def _in_section(name: str) -> tuple[Rule, ...]:
    return tuple(each for book in books().values() for each in book.rules if each.section == name)


RULES = Command(
    "rules",
    "Shows rules, and which of them are coded and tested.",
    "undercroft rules TN-MON-02",
    _options,
    run,
)
