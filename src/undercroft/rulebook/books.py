"""The rulebook as data: books, sections and rules, from the files that `generate` makes of docs/rules."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Literal

import msgspec
from msgspec import Struct

Kind = Literal["rule", "example", "printed"]


class UnknownRule(LookupError):
    """No ledger has a rule of this id; the message names the nearest ones."""


class Rule(Struct, frozen=True, omit_defaults=True):
    """One statement of a ledger. `page` says where it comes from: "p. 18", "errata to p. 16", "derived"."""

    id: str
    book: str
    section: str
    statement: str
    page: str = ""
    tags: tuple[str, ...] = ()
    kind: Kind = "rule"

    @property
    def is_example(self) -> bool:
        """Is it a worked example, with an id like XX-YYY-E1?"""
        return self.kind == "example"

    @property
    def counts(self) -> bool:
        """Do coverage figures count it? Examples count; rows of printed content are facts and do not."""
        return self.kind != "printed"


class Section(Struct, frozen=True, omit_defaults=True):
    """A chapter of a ledger; `notes` is what stands in it between the rules."""

    id: str
    title: str
    notes: str = ""


class Book(Struct, frozen=True):
    """One ledger: the rules of one game, all with the same prefix."""

    name: str
    title: str
    prefix: str
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]


@cache
def books() -> dict[str, Book]:
    """Every book of this installation by name."""
    decoder = msgspec.json.Decoder(Book)
    files = sorted(
        (f for f in resources.files(__package__).joinpath("data").iterdir() if f.name.endswith(".json")),
        key=lambda f: f.name,
    )
    return {book.name: book for book in (decoder.decode(f.read_bytes()) for f in files)}


@cache
def all_rules() -> dict[str, Rule]:
    """Every rule of every book by id, in the order of the ledgers."""
    return {r.id: r for book in books().values() for r in book.rules}


@cache
def all_sections() -> dict[str, Section]:
    """Every section of every book by id."""
    return {s.id: s for book in books().values() for s in book.sections}


def rule(rule_id: str) -> Rule:
    """The rule of this id."""
    found = all_rules().get(rule_id)
    if found is None:
        raise UnknownRule(unknown(rule_id))
    return found


def unknown(rule_id: str) -> str:
    """The sentence for an id that no ledger has."""
    near = difflib.get_close_matches(rule_id.upper(), all_rules(), n=3, cutoff=0.7)
    hint = f"did you mean {' or '.join(near)}?" if near else "ids look like GH-LOS-04."
    return f"No rule has the id {rule_id!r}; {hint}"


@cache
def id_pattern() -> re.Pattern[str]:
    """The pattern of a rule id of one of the books in running text."""
    prefixes = "|".join(sorted(re.escape(book.prefix) for book in books().values()))
    return re.compile(rf"\b(?:{prefixes})-[A-Z0-9]+-E?[0-9]+\b")


def one_of(rules: Iterable[str]) -> re.Pattern[str]:
    """The pattern of some rule ids in running text: what they are looked up by needs no other."""
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, rules)) or '(?!)'})\b")


PAGES = re.compile(r"\bp\. (?P<pages>[0-9]+(?:(?:[-–]|, )[0-9]+)*)")


def pages_of(rule: Rule) -> frozenset[int]:
    """The pages of the printed book that a rule comes from: "p. 4, 7-9" has four."""
    found = set[int]()
    for each in PAGES.finditer(rule.page):
        for part in each["pages"].split(", "):
            first, *last = (int(number) for number in re.split("[-–]", part))
            found.update(range(first, (last[0] if last else first) + 1))
    return frozenset(found)


def on_page(page: int, book: Book) -> tuple[Rule, ...]:
    """The rules of a book that stand on a page of it, in the order of the ledger."""
    return tuple(rule for rule in book.rules if page in pages_of(rule))


def search(*words: str) -> tuple[Rule, ...]:
    """The rules whose id, section title or statement holds every word."""
    wanted = [word.casefold() for word in words]
    titles = {s.id: s.title for s in all_sections().values()}
    return tuple(
        r
        for r in all_rules().values()
        if all(word in f"{r.id} {titles[r.section]} {r.statement}".casefold() for word in wanted)
    )
