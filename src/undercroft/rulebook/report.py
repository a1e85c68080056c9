"""Which rules the code cites and the tests prove, as data and as text."""

from __future__ import annotations

from functools import cache
from textwrap import wrap

import msgspec
from msgspec import Struct

from .books import Rule, all_sections, books, one_of, rule
from .citations import Citation, citations
from .runs import Record, read_record

NO_RECORD = (
    "No record of a test run was found, so no rule counts as tested: run `make test` in a checkout first."
)
PART_RECORD = "The record holds single test runs only: `make test` makes a full one."


class SectionCoverage(Struct, frozen=True):
    """One section: how many rules, how many the code cites and the tests prove, and which no test proves."""

    rules: int
    cited: int
    tested: int
    untested: tuple[str, ...]


class BookCoverage(Struct, frozen=True):
    """One book: its sums and its sections."""

    rules: int
    cited: int
    tested: int
    sections: dict[str, SectionCoverage]


class Described(Struct, frozen=True):
    """A rule with its place in the code and the tests that prove it."""

    rule: Rule
    title: str
    citations: tuple[Citation, ...]
    tests: tuple[str, ...]


@cache
def _citations(*rules: str) -> dict[str, list[Citation]]:
    """Those of some rules, which are found quickly, or of all."""
    return citations(ids=one_of(rules) if rules else None)


def coverage_report(
    cited: dict[str, list[Citation]] | None = None, record: Record | None = None
) -> dict[str, BookCoverage]:
    """Every book, section by section; a rule that no code cites does not count as tested."""
    cited = _citations() if cited is None else cited
    record = record or read_record()
    tested = (record.proofs().keys() if record else set()) & cited.keys()
    report = {}
    for book in books().values():
        sections = {}
        for section in book.sections:
            ids = [r.id for r in book.rules if r.section == section.id and r.counts]
            if ids:
                untested = tuple(i for i in ids if i not in tested)
                named = sum(i in cited for i in ids)
                sections[section.id] = SectionCoverage(len(ids), named, len(ids) - len(untested), untested)
        rows = sections.values()
        sums = (sum(s.rules for s in rows), sum(s.cited for s in rows), sum(s.tested for s in rows))
        report[book.name] = BookCoverage(*sums, sections)
    return report


def coverage(json: bool = False) -> str:
    """The report as one JSON document or as a table."""
    report = coverage_report()
    if json:
        return msgspec.json.encode(report).decode()
    lines = [f"{'':52}{'rules':>7}{'cited':>7}{'tested':>8}"]
    for name, book in report.items():
        lines.append(f"{name:52}{book.rules:7}{book.cited:7}{book.tested:8}")
        for section, row in book.sections.items():
            title = f"  {section} · {all_sections()[section].title}"
            lines.append(f"{title[:51]:52}{row.rules:7}{row.cited:7}{row.tested:8}")
    return "\n".join([*lines, *([note] if (note := record_note()) else [])])


def record_note() -> str:
    """One sentence if the figures of `tested` rest on no record or on a part of one, else nothing."""
    record = read_record()
    if record is None:
        return NO_RECORD
    return "" if record.full else PART_RECORD


def describe(rule_id: str, *others: str) -> Described:
    """A rule, the code that cites it and the tests that prove it; `others` are looked for with it."""
    found = rule(rule_id)
    record = read_record()
    tests = record.proofs().get(rule_id, []) if record else []
    cited = _citations(*(others or (rule_id,))).get(rule_id, [])
    return Described(found, all_sections()[found.section].title, tuple(cited), tuple(tests if cited else ()))


def show(rule_id: str, width: int = 100) -> str:
    """A rule as text: statement, page, tags, where it is implemented, which tests prove it."""
    it = describe(rule_id)
    source = f", {it.rule.page}" if it.rule.page else ""
    tags = "".join(f" [{tag}]" for tag in it.rule.tags)
    lines = [f"{it.rule.id} · {it.title} ({it.rule.book}{source}){tags}"]
    for paragraph in it.rule.statement.split("\n"):
        lines += [paragraph] if paragraph.startswith("|") else wrap(paragraph, width)
    places = [f"undercroft/{c.file}:{c.line} {c.owner}".rstrip() for c in it.citations]
    lines += _list("Cited by", places or ["no code"])
    lines += _list("Proved by", list(it.tests) or ["no test"])
    if not it.tests and (note := record_note()):
        lines.append(note)
    return "\n".join(lines)


def _list(head: str, items: list[str]) -> list[str]:
    return [f"{head}: {items[0]}"] if len(items) == 1 else [f"{head}:", *(f"  {item}" for item in items)]
