"""`python -m undercroft.rulebook.mutants`: switches rules off one by one and sees whether a test notices.

Each mutant is a forked process that runs only the tests whose `rule` marker names one of the rules
switched off. Tests that fail without any mutant do not count.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import entry_points
from math import ceil
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from .points import Kind, Point, pick, points
from .project import project_root

Outcome = Literal["noticed", "not noticed", "no citing test"]
ENOUGH = 0.9  # of the mutants must be noticed
PATIENCE = 5  # times the computing time of a mutant may pass on the clock
MEMORY = 4 << 30  # bytes for a mutant that runs wild
UNHEARD = (
    3,
    4,
    5,
)  # exit codes of pytest that say nothing about the tests: internal error, usage, none found


class Mutant(Struct, frozen=True):
    """One rule switched off, and what came of it."""

    kind: str
    name: str
    rules: tuple[str, ...]
    tests: int
    outcome: Outcome
    how: str = ""  # "failed", "hung", "crashed"
    seconds: float = 0.0


class Result(Struct, frozen=True):
    """All mutants of a run. `points`: how many places could have been switched off."""

    points: int
    picked: int
    noticed: int
    share: float
    mutants: tuple[Mutant, ...]

    @property
    def is_good(self) -> bool:
        return self.share >= ENOUGH


class BrokenRun(Exception):
    """The tests could not be run; the message says why."""


def hunt(
    package: str,
    root: Path,
    count: int,
    seed: int,
    timeout: float,
    jobs: int,
    say: Callable[[str], object],
    kind: str = "",
) -> Result:
    """Pick mutants, run each against the tests that cite its rules, report."""
    found = [point for point in points(package) if kind in ("", point.kind)]
    picked = pick(found, count, seed)
    with tempfile.TemporaryDirectory() as scratch, contextlib.chdir(root):
        load_plugins()
        quiet_hypothesis(scratch)
        by_test = _citing(Path(scratch) / "tests.json")
        by_point = {point.name: [t for t, ids in by_test.items() if ids & {*point.rules}] for point in picked}
        bad = _failing(
            {t for tests in by_point.values() for t in tests}, Path(scratch) / "failing.json", timeout
        )
        if bad:
            say(f"Left out, since they fail with every rule in force: {', '.join(sorted(bad))}")
        work = [(point, [t for t in by_point[point.name] if t not in bad]) for point in picked]
        mutants = []
        for mutant in _all_run(work, timeout, jobs):
            mutants.append(mutant)
            place = f"{len(mutants):3}/{len(picked)}"
            say(f"{place} {mutant.outcome:15} {mutant.name} ({', '.join(mutant.rules)})")
    noticed = sum(mutant.outcome == "noticed" for mutant in mutants)
    share = noticed / len(mutants) if mutants else 0.0
    mutants.sort(key=lambda mutant: mutant.name)
    return Result(len(found), len(picked), noticed, round(share, 4), tuple(mutants))


def fork(work: Callable[[], int], seconds: float = 600) -> int:
    """Run something in a forked process of its own group, unheard, for so many seconds of computing time."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child:
        return child
    code = UNHEARD[0]
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (ceil(seconds), ceil(seconds) + 1))
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        code = work()
    finally:
        os._exit(code)


def wait(child: int, timeout: float) -> int | None:
    """The exit code of a forked process (negative: a signal); None if it had to be stopped."""
    last = time.monotonic() + timeout
    while time.monotonic() < last:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    stop(child)
    return None


def stop(child: int) -> None:
    """End a forked process and all that it started."""
    for end in (os.killpg, os.kill):  # the group exists as soon as the child has come that far
        with contextlib.suppress(ProcessLookupError):
            end(child, signal.SIGKILL)
    os.waitpid(child, 0)


def run_pytest(tests: Sequence[str], *options: str, plugin: object = None) -> int:
    import pytest

    plain = ("-o", "addopts=", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-rule-record")
    return int(pytest.main([*plain, *options, *tests], plugins=[plugin] if plugin else []))


def load_plugins() -> None:
    """Import the plugins of pytest once, before forking: that takes longer than most mutants' tests."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()


def quiet_hypothesis(scratch: str) -> None:
    """Failures of mutants are not worth shrinking, nor keeping for the next honest run."""
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = scratch
    with contextlib.suppress(ImportError):
        from hypothesis import Phase, settings

        settings.register_profile(
            "mutants", phases=[Phase.explicit, Phase.generate], deadline=None, database=None, print_blob=False
        )
        settings.load_profile("mutants")


class _Collected:
    """Notes which rules each collected test declares."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def pytest_collection_finish(self, session: object) -> None:
        items = getattr(session, "items", ())
        ids = {i.nodeid: sorted({str(r) for m in i.iter_markers("rule") for r in m.args}) for i in items}
        self.file.write_bytes(msgspec.json.encode({test: rules for test, rules in ids.items() if rules}))


class _Failures:
    """Notes which tests fail."""

    def __init__(self, file: Path) -> None:
        self.file, self.failed = file, set[str]()

    def pytest_runtest_logreport(self, report: object) -> None:
        if getattr(report, "failed", False):
            self.failed.add(str(getattr(report, "nodeid", "")))

    def pytest_sessionfinish(self) -> None:
        self.file.write_bytes(msgspec.json.encode(sorted(self.failed)))


def _citing(file: Path) -> dict[str, set[str]]:
    """Every test with the `rule` marker and the rules it declares."""
    code = wait(fork(lambda: run_pytest((), "--collect-only", plugin=_Collected(file))), 600)
    if code != 0 or not file.exists():
        raise BrokenRun("The tests cannot be collected: run `pytest --collect-only` to see why.")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, set[str]])


def _failing(tests: set[str], file: Path, timeout: float) -> set[str]:
    """Those of the tests that fail although no rule is switched off."""
    if not tests:
        return set()
    code = wait(fork(lambda: run_pytest(sorted(tests), plugin=_Failures(file))), 600 + timeout)
    if code not in (0, 1):
        raise BrokenRun("The citing tests do not run even with every rule in force: run pytest to see why.")
    return msgspec.json.decode(file.read_bytes(), type=set[str])


def _all_run(work: list[tuple[Point, list[str]]], timeout: float, jobs: int) -> Iterator[Mutant]:
    """Run the mutants, so many at a time; each is given out when it is done."""
    waiting = list(reversed(work))
    running: dict[int, tuple[Point, list[str], float]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                point, tests = waiting.pop()
                if tests:
                    running[fork(_mutated(point, tests), timeout)] = (point, tests, time.monotonic())
                else:
                    yield Mutant(point.kind, point.name, point.rules, 0, "no citing test")
            for child, (point, tests, since) in list(running.items()):
                done, status = os.waitpid(child, os.WNOHANG)
                spent = time.monotonic() - since
                if not done and spent < PATIENCE * timeout:
                    continue
                del running[child]
                if not done:
                    stop(child)
                outcome, how = _judge(point, os.waitstatus_to_exitcode(status) if done else None)
                yield Mutant(point.kind, point.name, point.rules, len(tests), outcome, how, round(spent, 2))
            time.sleep(0.02)
    finally:
        for child in running:
            stop(child)


def _mutated(point: Point, tests: list[str]) -> Callable[[], int]:
    def run() -> int:
        point.disable()
        return run_pytest(tests, "-x")

    return run


def _judge(point: Point, code: int | None) -> tuple[Outcome, str]:
    if code in (None, -signal.SIGXCPU):
        return "noticed", "hung"
    if code in UNHEARD:
        raise BrokenRun(f"The tests of {point.name} could not be run: pytest ended with code {code}.")
    if code == 0:
        return "not noticed", ""
    return "noticed", "failed" if code == 1 else "crashed"


def summary(result: Result) -> str:
    """The result in words: what was not noticed, and the share that was."""
    lines = [
        f"{mutant.outcome}: {mutant.kind} {mutant.name} ({', '.join(mutant.rules)}), {mutant.tests} tests"
        for mutant in result.mutants
        if mutant.outcome != "noticed"
    ]
    share = f"{result.share:.0%}"
    lines.append(
        f"{result.noticed} of {result.picked} mutants noticed ({share}), of {result.points} possible ones."
    )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0 if at least 90 % of the mutants were noticed, 1 if not, 2 if they could not be run."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.rulebook.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=60, help="how many (default 60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--game", help="only of this game, for example tiny")
    parser.add_argument("--kind", default="", choices=get_args(Kind), help="only of this kind")
    parser.add_argument(
        "--timeout", type=float, default=60, help="seconds of computing for each; a hang is noticed"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default 2)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    options = parser.parse_args(arguments)
    root = project_root()
    package = f"undercroft.games.{options.game}" if options.game else "undercroft"
    try:
        if root is None:
            raise BrokenRun("There are no tests here: run this in a checkout of the project.")
        result = hunt(
            package,
            root,
            options.count,
            options.seed,
            options.timeout,
            options.jobs,
            tell,
            options.kind,
        )
        if not result.mutants:
            raise BrokenRun(
                f"Nothing in {package} cites a rule in a step, window, criterion, requirement or modifier."
            )
    except (BrokenRun, ImportError) as error:
        tell(str(error))
        return 2
    sys.stdout.write((msgspec.json.encode(result).decode() if options.json else summary(result)) + "\n")
    return 0 if result.is_good else 1


def tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
