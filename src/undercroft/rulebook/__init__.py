"""The rules reference: every rule by id, the code that cites it, the tests that prove it."""

from .books import (
    Book,
    Rule,
    Section,
    UnknownRule,
    all_rules,
    books,
    id_pattern,
    on_page,
    pages_of,
    rule,
    search,
    unknown,
)
from .citations import Citation, citations
from .report import (
    BookCoverage,
    Described,
    SectionCoverage,
    coverage,
    coverage_report,
    describe,
    record_note,
    show,
)

__all__ = [
    "Book",
    "BookCoverage",
    "Citation",
    "Described",
    "Rule",
    "Section",
    "SectionCoverage",
    "UnknownRule",
    "all_rules",
    "books",
    "citations",
    "coverage",
    "coverage_report",
    "describe",
    "id_pattern",
    "on_page",
    "pages_of",
    "record_note",
    "rule",
    "search",
    "show",
    "unknown",
]
