"""The ledgers of docs/rules and the rulebook that is generated from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.rulebook import (
    Rule,
    UnknownRule,
    all_rules,
    books,
    id_pattern,
    pages_of,
    rule,
    search,
    unknown,
)
from undercroft.rulebook.generate import DATA, main, stale
from undercroft.rulebook.ledger import LedgerError, counts, declared_counts, read_ledger
from undercroft.rulebook.project import project_root

ROOT = project_root() or Path()
LEDGERS = ROOT / "docs" / "rules"
SMALL = """\
# Zoo: rules ledger

How to read it: `ZZ-SECTION-NN`.

| Section | Title | Rules | Examples |
|---|---|---:|---:|
| ZZ-ONE | First | 3 | 1 |

## ZZ-ONE · First

A note of the section.

- **ZZ-ONE-01** (p. 2, 3) `[choice: keeper]` `[hidden]` The keeper chooses a cage.
- **ZZ-ONE-E1** (p. 2) Given a cage, when it opens, then it is open.
- **ZZ-ONE-02** (derived) [ambiguous] Cages by size:

| Size | Cages |
|---|---|
| 1 | 2 |

- **ZZ-ONE-03** [A] Some cages:

  | Cage |
  |---|

Another note.

## Printed things

| Id | Name | Price |
|---|---|---:|
| ZZ-PC-01 | Rope | 3 |
"""


def test_a_ledger_is_read() -> None:
    book = read_ledger("zoo", SMALL)
    assert book is not None
    assert (book.name, book.title, book.prefix) == ("zoo", "Zoo: rules ledger", "ZZ")
    assert [(s.id, s.title, s.notes) for s in book.sections] == [
        ("ZZ-ONE", "First", "A note of the section.\nAnother note."),
        ("ZZ-PC", "Printed things", ""),
    ]
    by_id = {r.id: r for r in book.rules}
    assert list(by_id) == ["ZZ-ONE-01", "ZZ-ONE-E1", "ZZ-ONE-02", "ZZ-ONE-03", "ZZ-PC-01"]
    first = by_id["ZZ-ONE-01"]
    assert (first.page, first.tags) == ("p. 2, 3", ("choice: keeper", "hidden"))
    assert first.statement == "The keeper chooses a cage."
    assert by_id["ZZ-ONE-E1"].is_example and not first.is_example
    assert by_id["ZZ-ONE-02"].tags == ("ambiguous", "derived")
    assert by_id["ZZ-ONE-02"].statement == "Cages by size:\n| Size | Cages |\n|---|---|\n| 1 | 2 |"
    assert (by_id["ZZ-ONE-03"].page, by_id["ZZ-ONE-03"].statement) == ("A", "Some cages:\n| Cage |\n|---|")
    assert by_id["ZZ-PC-01"].statement == "Name: Rope; Price: 3"
    assert not by_id["ZZ-PC-01"].counts


def test_a_page_without_rules_is_no_book() -> None:
    assert read_ledger("notes", "# Notes\n\n## A heading\n\n- a bullet\n") is None


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("ZZ-ONE-02", "ZZ-ONE-01", "zoo.md:15: the id ZZ-ONE-01 is defined twice"),
        ("**ZZ-ONE-02**", "**ZZ-TWO-02**", "zoo.md:15: ZZ-TWO-02 stands in section ZZ-ONE"),
        ("ZZ-PC-01", "ZY-PC-01", "ids begin with ZY and ZZ"),
        ("| 3 | 1 |", "| 4 | 1 |", "the table gives ZZ-ONE 4 rules and 1 examples, the section has 3 rules"),
        (
            "**ZZ-ONE-03** [A] Some",
            "**ZZ-ONE-x** Some",
            "zoo.md:21: '- **ZZ-ONE-x** Some cages:' is no rule id",
        ),
        ("The keeper chooses a cage.", "", "ZZ-ONE-01 says nothing"),
    ],
)
def test_a_broken_ledger_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(LedgerError) as error:
        read_ledger("zoo", SMALL.replace(old, new))
    assert sentence in str(error.value)


def test_the_books_have_as_many_rules_as_their_tables_say() -> None:
    for name, rules, examples in (("gloomhaven", 1008, 41), ("alliance", 538, 56)):
        book, text = books()[name], (LEDGERS / f"{name}.md").read_text(encoding="utf-8")
        declared = dict(declared_counts(text))
        found = {section: count for section, count in counts(book).items() if sum(count)}
        assert declared == found
        assert tuple(map(sum, zip(*found.values(), strict=True))) == (rules, examples)


def test_descent_and_printed_content_are_all_there() -> None:
    assert sum(r.counts for r in books()["descent"].rules) == 766 + 33
    assert len([r for r in books()["gloomhaven"].rules if not r.counts]) == 89
    for name, prefix in (("gloomhaven", "GH"), ("descent", "D2"), ("alliance", "DA"), ("tiny", "TN")):
        assert books()[name].prefix == prefix


def test_the_generated_rulebook_is_up_to_date() -> None:
    assert stale(LEDGERS, DATA) == []
    assert main(["--check"]) == 0


def test_a_stale_rulebook_is_found_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledgers, data = tmp_path / "ledgers", tmp_path / "data"
    ledgers.mkdir()
    data.mkdir()
    (ledgers / "zoo.md").write_text(SMALL)
    (data / "gone.json").write_text("{}")
    arguments = [f"--ledgers={ledgers}", f"--data={data}"]
    assert main([*arguments, "--check"]) == 1
    assert "Out of date: gone.json, zoo.json" in capsys.readouterr().err
    assert main(arguments) == 0
    assert [path.name for path in data.iterdir()] == ["zoo.json"]
    assert main([*arguments, "--check"]) == 0
    (ledgers / "zoo.md").write_text(SMALL.replace("ZZ-ONE-02", "ZZ-ONE-01"))
    assert main(arguments) == 2
    assert "defined twice" in capsys.readouterr().err
    assert main([f"--ledgers={tmp_path / 'nowhere'}"]) == 2


def test_a_rule_is_found_by_id() -> None:
    found = rule("GH-LOS-04")
    assert (found.book, found.section, found.page, found.tags) == (
        "gloomhaven",
        "GH-LOS",
        "p. 20",
        ("ambiguous",),
    )
    assert "single corner point" in found.statement


def test_an_unknown_id_names_its_neighbours() -> None:
    with pytest.raises(UnknownRule) as error:
        rule("GH-LOS-99")  # no such rule
    assert str(error.value).startswith("No rule has the id 'GH-LOS-99'; did you mean GH-LOS-")  # no such rule
    assert unknown("gh-los-04").startswith("No rule has the id 'gh-los-04'; did you mean GH-LOS-04")
    assert unknown("nonsense") == "No rule has the id 'nonsense'; ids look like GH-LOS-04."


def test_rules_are_searched_by_words() -> None:
    found = [r.id for r in search("Diagonal", "passage")]
    assert "DA-GEO-07" in found and "GH-LOS-04" not in found
    assert search("no ledger says this") == ()


def test_every_id_that_is_named_exists() -> None:
    """In code, content, messages, tests and documents; a line of a test may say `no such rule`."""
    files = [
        path
        for folder in (ROOT / "src" / "undercroft", ROOT / "tests", ROOT / "docs")
        for kind in ("*.py", "*.toml", "*.ftl", "*.md")
        for path in folder.rglob(kind)
    ]
    assert len(files) > 20
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {unknown(found)}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "no such rule" not in line
        for found in id_pattern().findall(line)
        if found not in all_rules()
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("page", "pages"),
    [
        ("p. 18", {18}),
        ("p. 4, 7-9", {4, 7, 8, 9}),
        ("p. 3, derived", {3}),
        ("errata to p. 16", {16}),
        ("errata to p. 5–6", {5, 6}),
        ("derived", set()),
        ("", set()),
    ],
)
def test_the_pages_that_a_rule_comes_from(page: str, pages: set[int]) -> None:
    assert pages_of(Rule("XX-A-01", "x", "XX-A", "…", page)) == pages
