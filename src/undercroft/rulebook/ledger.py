"""Reads a ledger of docs/rules (Markdown) into a Book."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from .books import Book, Kind, Rule, Section

ID = r"(?P<id>(?P<section>(?P<prefix>[A-Z][A-Z0-9])-[A-Z0-9]+)-(?P<number>E?[0-9]+))"
TITLE = re.compile(r"# (?P<title>.+)")
HEADING = re.compile(r"## (?:(?P<id>[A-Z][A-Z0-9]-[A-Z0-9]+) · )?(?P<title>.+)")
RULE = re.compile(rf"- \*\*{ID}\*\*\s*(?P<rest>.*)")
ROW = re.compile(rf"\| {ID} \|")
PAGE = re.compile(r"\((?P<page>[^)]*)\)\s*")
SOURCE = re.compile(r"\[(?P<page>[^\]]*)\]\s*")
TAG = re.compile(r"`?\[(?P<tag>(?:ambiguous|choice|derived|differs|hidden|icon)\b[^\]]*)\]`?")
LEADING_TAGS = re.compile(rf"(?:{TAG.pattern.replace('?P<tag>', '?:')}\s*)+")
COUNTED = re.compile(
    r"\| (?P<id>[A-Z][A-Z0-9]-[A-Z0-9]+) \|[^|]*\| (?P<rules>[0-9]+) \| (?P<examples>[0-9]+) \|"
)


class LedgerError(ValueError):
    """A ledger breaks the form that docs/rules/README.md describes; the message says where."""


def read_ledger(name: str, text: str) -> Book | None:
    """The book in this ledger; None if the page defines no rules."""
    title, heading = "", ""
    sections: dict[str, Section] = {}
    rules: dict[str, Rule] = {}
    open_section = ""  # of the last heading that names one
    columns: tuple[str, ...] = ()  # of the table we are in
    last: Rule | None = None  # the rule that an indented line or an announced table belongs to

    def add(
        found: re.Match[str], where: str, page: str, tags: tuple[str, ...], statement: str, kind: Kind
    ) -> Rule:
        made = Rule(found["id"], name, found["section"], statement, page, tags, kind)
        if made.id in rules:
            raise LedgerError(
                f"{where}: the id {made.id} is defined twice; give the second one its own number."
            )
        if open_section and made.section != open_section:
            raise LedgerError(
                f"{where}: {made.id} stands in section {open_section}; move it to its own section."
            )
        sections.setdefault(made.section, Section(made.section, heading))
        rules[made.id] = made
        return made

    for number, line in enumerate(text.splitlines(), 1):
        where = f"{name}.md:{number}"
        if found := RULE.match(line):
            page, tags, statement = _parts(found["rest"])
            kind: Kind = "example" if found["number"].startswith("E") else "rule"
            last = add(found, where, page, tags, statement, kind)
        elif line.startswith("- **") and re.match(r"- \*\*[A-Z0-9]+-", line):
            raise LedgerError(
                f"{where}: {line[:30]!r} is no rule id; write - **XX-SECTION-01** (p. 1) statement."
            )
        elif found := HEADING.match(line):
            heading, open_section, last = found["title"], found["id"] or "", None
            if open_section:
                sections[open_section] = Section(open_section, heading)
        elif found := TITLE.match(line):
            title = found["title"]
        elif line.startswith("| Id |"):
            columns, last = _cells(line), None
        elif columns and (found := ROW.match(line)):
            facts = zip(columns[1:], _cells(line)[1:], strict=True)
            add(found, where, "", (), "; ".join(f"{column}: {fact}" for column, fact in facts), "printed")
        else:
            columns = columns if line.startswith("|") else ()
            last = _continue(line, last, rules, sections, open_section)
    if not rules:
        return None
    return _checked(
        Book(name, title, _prefix(name, rules), tuple(sections.values()), tuple(rules.values())), text
    )


def _parts(rest: str) -> tuple[str, tuple[str, ...], str]:
    """Page or source, tags, and the statement without them in front."""
    page = ""
    if found := PAGE.match(rest) or (not TAG.match(rest) and SOURCE.match(rest)):
        page, rest = found["page"], rest[found.end() :]
    tags = [found["tag"] for found in TAG.finditer(rest)]
    if "derived" in page and "derived" not in tags:
        tags.append("derived")
    if found := LEADING_TAGS.match(rest):
        rest = rest[found.end() :]
    return page, tuple(tags), rest.strip()


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _continue(
    line: str, last: Rule | None, rules: dict[str, Rule], sections: dict[str, Section], open_section: str
) -> Rule | None:
    """A line that starts nothing: it goes on with the last rule, or is a note of the section."""
    if not line.strip():
        return last
    announced = (
        last is not None
        and line.startswith("|")
        and (":\n|" in last.statement or last.statement.endswith(":"))
    )
    if last is not None and (line.startswith(" ") or announced):
        more = replace(last, statement=f"{last.statement}\n{line.strip()}".strip())
        rules[last.id] = more
        return more
    if open_section:
        section = sections[open_section]
        sections[open_section] = Section(section.id, section.title, f"{section.notes}\n{line}".strip())
    return None


def _prefix(name: str, rules: dict[str, Rule]) -> str:
    prefixes = sorted({rule_id.split("-")[0] for rule_id in rules})
    if len(prefixes) > 1:
        raise LedgerError(f"{name}.md: ids begin with {' and '.join(prefixes)}; one ledger has one prefix.")
    return prefixes[0]


def counts(book: Book) -> dict[str, tuple[int, int]]:
    """How many rules and worked examples each section has."""
    kinds = Counter((r.section, r.kind) for r in book.rules)
    return {s.id: (kinds[s.id, "rule"], kinds[s.id, "example"]) for s in book.sections}


def declared_counts(text: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """The counts in the ledger's own table of sections, if it has one."""
    for line in text.splitlines():
        if found := COUNTED.match(line):
            yield found["id"], (int(found["rules"]), int(found["examples"]))


def _checked(book: Book, text: str) -> Book:
    """The book, if the ledger's own table of sections agrees with it."""
    for silent in (r for r in book.rules if not r.statement):
        raise LedgerError(f"{book.name}.md: {silent.id} says nothing; write its statement after the id.")
    found = counts(book)
    for section, (rules, examples) in declared_counts(text):
        if found.get(section) != (rules, examples):
            has = "{} rules and {} examples".format(*found.get(section, (0, 0)))
            raise LedgerError(
                f"{book.name}.md: the table gives {section} {rules} rules and {examples} examples, "
                f"the section has {has}; correct the table."
            )
    return book
