"""The `rule` marker: checks its ids, sees what cited code each test runs, keeps the record for the command.

A test counts for a rule only if it declares it, passes, and ran code that cites it.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from undercroft.rulebook import all_rules, unknown
from undercroft.rulebook.project import PACKAGE
from undercroft.rulebook.runs import RECORD, Run, keep

from .recorder import Recorder

RAN = pytest.StashKey[set[str]]()
ALONE = "tests/browser"  # runs by itself (see the Makefile), and cites no rule: without it a run is full


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules", "tests that cite the rules of the ledgers")
    group.addoption(
        "--no-rule-record", action="store_true", help="do not watch which cited code the tests run"
    )
    group.addoption(
        "--rule-record", type=Path, help=f"where to keep the record (default: {RECORD} in the root)"
    )
    group.addoption("--rule-gaps", action="store_true", help="list declared rules whose code did not run")
    group.addoption("--rule-package", type=Path, default=PACKAGE, help="the package whose citations count")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleTests(config), "rule-tests")


class RuleTests:
    """One test session, in the main process or in a worker of pytest-xdist."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.is_worker = hasattr(config, "workerinput")
        self.records = not config.option.no_rule_record and not config.option.collectonly
        self.path: Path = config.option.rule_record or config.rootpath / RECORD
        self.runs: dict[str, Run] = {}
        self.left_out = False
        self._recorder: Recorder | None = None

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """An unknown id in a marker is an error of its file."""
        report = yield
        faults = [
            fault for item in report.result if isinstance(item, pytest.Item) for fault in faults_of(item)
        ]
        if faults and report.passed:
            return pytest.CollectReport(collector.nodeid, "failed", "\n".join(faults), [])
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, None, None]:
        item.stash[RAN] = set()
        yield from self._watched(item)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        yield from self._watched(item)

    def _watched(self, item: pytest.Item) -> Generator[None, None, None]:
        wanted = frozenset(declared(item))
        if not wanted or not self.records:
            yield
            return
        if self._recorder is None:
            self._recorder = Recorder(self.config.option.rule_package)
        with self._recorder.watch(wanted, item.stash[RAN]):
            yield

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """What ran travels with the report, so that workers need no files of their own."""
        report = yield
        ran = item.stash.get(RAN, None)
        if self.records and (ids := declared(item)):
            report.__dict__["rules"] = [ids, sorted(ran or ())]
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.is_worker or "rules" not in report.__dict__:
            return
        ids, ran = report.__dict__["rules"]
        good = report.passed and not hasattr(report, "wasxfail")
        if report.when == "setup":
            self.runs[report.nodeid] = Run(tuple(ids), (), False)
        elif report.when == "call":
            self.runs[report.nodeid] = Run(tuple(ids), tuple(ran), good)
        elif report.failed:
            self.runs[report.nodeid] = Run(tuple(ids), tuple(ran), False)

    def pytest_deselected(self) -> None:
        self.left_out = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.left_out |= report.failed

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Keep the record: a full run replaces it, any other renews the tests that it ran."""
        if self.is_worker or not self.records or not (self.runs or self._is_full(session, exitstatus)):
            return
        keep(self.path, self.runs, self._is_full(session, exitstatus))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """With --rule-gaps: which passing tests declare rules in vain."""
        if self.config.option.rule_gaps:
            for test, run in sorted(self.runs.items()):
                if run.passed and (vain := [rule for rule in run.declares if rule not in run.ran]):
                    terminalreporter.write_line(f"{test} ran no code that cites {', '.join(vain)}")

    def _is_full(self, session: pytest.Session, exitstatus: int) -> bool:
        """Every test of the project ran: nothing selected, left out or cut short."""
        option, roots = (
            self.config.option,
            [self.config.rootpath / p for p in self.config.getini("testpaths")],
        )
        named = [
            (self.config.invocation_params.dir / a.partition("::")[0]).resolve() for a in self.config.args
        ]
        selects = ("keyword", "markexpr", "deselect", "lf", "ignore_glob", "stepwise")
        here, alone = self.config.invocation_params.dir, (self.config.rootpath / ALONE).resolve()
        return (
            exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
            and not (self.left_out or session.shouldstop or session.shouldfail)
            and not any(getattr(option, name, None) for name in selects)
            and all((here / path).resolve() == alone for path in option.ignore or ())
            and all("::" not in argument for argument in self.config.args)
            and {root.resolve() for root in roots} <= set(named)
        )


def declared(item: pytest.Item) -> list[str]:
    """The rules that a test says it proves."""
    return list(dict.fromkeys(str(rule) for mark in item.iter_markers("rule") for rule in mark.args))


def faults_of(item: pytest.Item) -> list[str]:
    """What is wrong with the markers of a test, in sentences."""
    marks = list(item.iter_markers("rule"))
    faults = [f"{item.nodeid}: {unknown(i)}" for i in declared(item) if i not in all_rules()]
    if any(not mark.args or mark.kwargs for mark in marks):
        faults.append(f'{item.nodeid}: the rule marker takes ids, like @pytest.mark.rule("GH-LOS-04").')
    return faults
