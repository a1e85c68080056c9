"""What code cites and tests prove, and the record of test runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undercroft.rulebook import Citation, books, coverage, coverage_report, show
from undercroft.rulebook.report import NO_RECORD, PART_RECORD
from undercroft.rulebook.runs import RECORD, Record, Run, keep, read_record

CITED = {
    i: [Citation(i, "x.py", 1, "f", True, (1, 0), (2, 0))] for i in ("GH-ATK-01", "GH-ATK-02", "GH-ATK-E1")
}


def run(*rules: str, passed: bool = True) -> Run:
    return Run(rules, rules, passed)


def test_a_rule_is_tested_if_a_passing_test_ran_what_cites_it() -> None:
    tests = {"a": run("GH-ATK-01"), "b": run("GH-ATK-02", passed=False), "c": run("GH-ATK-03")}
    report = coverage_report(CITED, Record(True, tests))
    attacks = report["gloomhaven"].sections["GH-ATK"]
    assert (attacks.rules, attacks.cited, attacks.tested) == (23, 3, 1)  # 21 rules and 2 worked examples
    assert "GH-ATK-01" not in attacks.untested
    assert len(attacks.untested) == 22 and attacks.untested[0] == "GH-ATK-02"  # GH-ATK-03: no code cites it
    assert (report["gloomhaven"].rules, report["gloomhaven"].cited, report["gloomhaven"].tested) == (
        1049,
        3,
        1,
    )
    assert "GH-PC" not in report["gloomhaven"].sections
    assert set(report) == set(books())


def test_a_declared_rule_that_did_not_run_does_not_count() -> None:
    lazy = Record(True, {"a": Run(("GH-ATK-01",), (), True)})
    assert coverage_report(CITED, lazy)["gloomhaven"].tested == 0


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("undercroft.rulebook.runs.project_root", lambda: tmp_path)
    return tmp_path


def test_the_json_has_the_promised_shape(checkout: Path) -> None:
    keep(checkout / RECORD, {"a": run("GH-ATK-01")}, full=True)
    report = json.loads(coverage(json=True))
    assert {"gloomhaven", "descent", "alliance"} <= set(report)
    assert set(report["descent"]) == {"rules", "cited", "tested", "sections"}
    assert set(report["descent"]["sections"]["D2-LOS"]) == {"rules", "cited", "tested", "untested"}


def test_the_table_says_when_there_is_no_full_record(checkout: Path) -> None:
    assert coverage().endswith(NO_RECORD)
    keep(checkout / RECORD, {"a": run("GH-ATK-01")}, full=False)
    assert coverage().endswith(PART_RECORD)
    keep(checkout / RECORD, {"a": run("GH-ATK-01")}, full=True)
    table = coverage().splitlines()
    assert table[0].split() == ["rules", "cited", "tested"]
    assert any(line.split()[:2] == ["gloomhaven", "1049"] for line in table)
    assert any(line.startswith("  GH-ATK · Attacks") for line in table)


def test_a_full_run_replaces_the_record_and_a_partial_one_renews_it(tmp_path: Path) -> None:
    path = tmp_path / RECORD
    keep(path, {"a": run("GH-ATK-01"), "b": run("GH-ATK-02")}, full=True)
    keep(path, {"b": run("GH-ATK-02", passed=False)}, full=False)
    record = read_record(path)
    assert record == Record(True, {"a": run("GH-ATK-01"), "b": run("GH-ATK-02", passed=False)})
    assert record.proofs() == {"GH-ATK-01": ["a"]}
    keep(path, {"c": run("GH-ATK-03")}, full=True)
    assert read_record(path) == Record(True, {"c": run("GH-ATK-03")})


def test_an_unreadable_record_is_none(tmp_path: Path) -> None:
    path = tmp_path / RECORD
    assert read_record(path) is None
    path.write_text("{")
    assert read_record(path) is None
    keep(path, {"a": run("GH-ATK-01")}, full=False)
    assert read_record(path) == Record(False, {"a": run("GH-ATK-01")})


def test_a_rule_is_shown_with_its_places_and_tests(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.rulebook.report._citations", lambda *rules: CITED)
    keep(checkout / RECORD, {"tests/x.py::test_a": run("GH-ATK-01")}, full=True)
    text = show("GH-ATK-01")
    assert text.startswith("GH-ATK-01 · Attacks (gloomhaven, p. ")
    assert text.endswith("Cited by: undercroft/x.py:1 f\nProved by: tests/x.py::test_a")
    assert show("GH-LOS-04").splitlines()[0].endswith("[ambiguous]")
    assert show("GH-LOS-04").endswith("Cited by: no code\nProved by: no test")
    assert "| 0 | 0 | 2 | 2 | 4 |" in show("GH-LVL-05").splitlines()
