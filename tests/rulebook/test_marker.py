"""The `rule` marker and the record of what ran, on a small project of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.rulebook.runs import RECORD, Record, Run, keep, read_record

from .fake import PROPERTIES, SUITE, Project

PROVED = {
    "test_an_attack": {"GH-ATK-02", "GH-CON-08", "GH-ATK-05"},
    "test_a_window": {"GH-ATK-01", "GH-SHD-08", "GH-SHD-09"},  # a window, a step, a statement of an event
    "test_that_proves_little": {"GH-ATK-03"},
    "test_criteria": {"GH-FOC-02", "GH-FOC-05"},  # two lambdas of one line; the third was not needed
    "test_a_check[1]": {"GH-LOS-01"},
    "test_a_check[5]": {"GH-LOS-01", "GH-LOS-02"},
    "test_what_is_remembered[1]": {"GH-LOS-03"},
    "test_what_is_remembered[2]": {"GH-LOS-03"},
    "test_with_hypothesis": {"GH-LOS-02"},  # by some of its examples
}
OLD = {"tests/test_gone.py::test_old": Run(("GH-LOS-01",), ("GH-LOS-01",), True)}
NOT_PROVED = {
    "test_that_does_not_reach_it",
    "test_that_fails",
    "test_that_is_expected_to_fail",
    "test_that_is_skipped",
}


def kept(project: Project) -> Record:
    record = read_record(project.root / RECORD)
    assert record is not None
    return record


def proved(record: Record) -> dict[str, set[str]]:
    return {test.partition("::")[2]: set(run.proves) for test, run in record.tests.items()}


@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_a_test_counts_if_it_declares_runs_and_passes(tmp_path: Path, workers: str) -> None:
    project = Project(tmp_path)
    (tmp_path / "tests" / "test_properties.py").write_text(PROPERTIES)
    keep(tmp_path / RECORD, OLD, full=True)
    done = project.pytest(workers, "--rule-gaps")
    assert "1 failed, 11 passed, 1 skipped, 1 xfailed" in done.stdout, done.stdout + done.stderr
    record = kept(project)
    assert record.full
    assert proved(record) == PROVED | {test: set() for test in NOT_PROVED}
    gaps = [line for line in done.stdout.splitlines() if " ran no code that cites " in line]
    assert gaps == [
        "tests/test_fake.py::test_criteria ran no code that cites GH-FOC-06, GH-DEF-01",
        "tests/test_fake.py::test_that_does_not_reach_it ran no code that cites GH-ATK-07",
    ]


@pytest.mark.parametrize(
    ("selection", "ran"),
    [
        (["-k", "test_a_window"], {"test_a_window"}),
        (["tests/test_fake.py::test_a_check"], {"test_a_check[1]", "test_a_check[5]"}),
        (["tests", "-x", "-n0"], {"test_that_fails", "test_a_window"}),  # stops at the test that fails
    ],
    ids=["by name", "by place", "cut short"],
)
def test_a_partial_run_only_renews_what_it_ran(tmp_path: Path, selection: list[str], ran: set[str]) -> None:
    project = Project(tmp_path)
    keep(tmp_path / RECORD, OLD, full=True)
    project.pytest(*selection)
    record = kept(project)
    assert record.full
    assert proved(record)["test_old"] == {"GH-LOS-01"}
    assert ran <= set(proved(record))
    assert "test_that_is_skipped" not in proved(record)


def test_a_wrong_marker_is_an_error_of_its_file(tmp_path: Path) -> None:
    wrong = "GH-ATK-99"  # no such rule
    suite = SUITE.replace("GH-ATK-07", wrong).replace('rule("GH-ATK-03")', "rule()")
    done = Project(tmp_path, suite).pytest("-n1")
    assert done.returncode != 0
    test = "tests/test_fake.py::test_that_does_not_reach_it"
    assert f"{test}: No rule has the id '{wrong}'; did you mean GH-ATK-" in done.stdout
    assert "test_that_proves_little: the rule marker takes ids, like" in done.stdout
    assert "1 error" in done.stdout
    assert not (tmp_path / RECORD).exists()
