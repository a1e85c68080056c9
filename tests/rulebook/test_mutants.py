"""Rules switched off one by one, on a small project of its own."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from undercroft.kernel import Criterion, best
from undercroft.rulebook.mutants import Mutant, Result, fork, summary, wait
from undercroft.rulebook.points import Point, pick
from undercroft.rulebook.runs import RECORD

from .fake import SUITE, Project

HUNT = """
import sys
from pathlib import Path
import msgspec
from undercroft.rulebook.mutants import hunt
result = hunt("fakegame", Path.cwd(), 100, 1, 2, 2, lambda line: sys.stderr.write(line + "\\n"))
sys.stdout.write(msgspec.json.encode(result).decode())
"""


@pytest.fixture(scope="module")
def hunted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Result, str]:
    project = Project(tmp_path_factory.mktemp("fake"))
    done = project.python("-c", HUNT)
    assert done.returncode == 0, done.stderr
    assert not (project.root / RECORD).exists()  # what mutants run proves nothing
    return msgspec.json.decode(done.stdout, type=Result), done.stderr


def test_each_kind_of_mutant_is_noticed_by_a_test_that_cites_it(hunted: tuple[Result, str]) -> None:
    result, _ = hunted
    ends = {(m.kind, m.name.removeprefix("fakegame:")): (m.outcome, m.how) for m in result.mutants}
    assert ends == {
        ("step", "Answer.answer"): ("noticed", "failed"),
        ("step", "Attack.strike"): ("noticed", "failed"),
        ("step", "Attack.count"): ("noticed", "hung"),
        ("step", "Attack.again"): ("not noticed", ""),  # only an expected failure and a skip cite it
        ("step", "Attack.rest"): ("not noticed", ""),
        ("step", "Attack.unreached"): ("not noticed", ""),
        ("window", "Attack.declared"): ("noticed", "failed"),
        ("criterion", "GH-FOC-02 movement"): ("noticed", "failed"),
        ("criterion", "GH-FOC-05 distance"): ("noticed", "failed"),
        ("criterion", "GH-FOC-06 initiative"): ("not noticed", ""),
        ("criterion", "GH-FOC-04 nearness"): ("no citing test", ""),
        ("modifier", "poison"): ("noticed", "failed"),
    }
    assert (result.points, result.picked, result.noticed, result.is_good) == (12, 12, 7, False)


def test_tests_that_fail_anyway_do_not_count(hunted: tuple[Result, str]) -> None:
    _, told = hunted
    assert "Left out, since they fail with every rule in force: tests/test_fake.py::test_that_fails" in told


def test_the_summary_names_what_was_not_noticed(hunted: tuple[Result, str]) -> None:
    lines = summary(hunted[0]).splitlines()
    assert "not noticed: step fakegame:Attack.rest (GH-ATK-03, GH-ATK-04), 1 tests" in lines
    assert "no citing test: criterion fakegame:GH-FOC-04 nearness (GH-FOC-04), 0 tests" in lines
    assert lines[-1] == "7 of 12 mutants noticed (58%), of 12 possible ones."


def test_nine_of_ten_are_enough() -> None:
    one = Mutant("step", "x", (), 1, "noticed")
    assert Result(60, 60, 54, 0.9, (one,)).is_good
    assert not Result(60, 60, 53, 0.8833, (one,)).is_good


def test_a_broken_suite_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = Project(tmp_path, "import nothing_of_this_name\n" + SUITE).python("-c", HUNT)
    assert done.returncode != 0
    assert "The tests cannot be collected: run `pytest --collect-only` to see why." in done.stderr


def points(count: int) -> list[Point]:
    return [Point("step", f"x:{n}", ("GH-ATK-01",), lambda: None) for n in range(count)]


def test_the_seed_picks_the_mutants() -> None:
    first = [p.name for p in pick(points(50), 10, seed=1)]
    assert len(set(first)) == 10
    assert first == [p.name for p in pick(points(50), 10, seed=1)]
    assert first != [p.name for p in pick(points(50), 10, seed=2)]
    assert len(pick(points(5), 10, seed=1)) == 5
    assert [name for name in first if name in {p.name for p in points(40)}] == [
        p.name for p in pick(points(40), 50, seed=1) if p.name in first
    ]  # a new point does not reshuffle the others


@pytest.mark.parametrize(
    ("work", "code"), [(lambda: 0, 0), (lambda: 1, 1), (lambda: int("x"), 3)], ids=["good", "bad", "raises"]
)
def test_a_fork_gives_its_exit_code(work: Callable[[], int], code: int) -> None:
    assert wait(fork(work), 10) == code


def test_a_fork_that_hangs_is_stopped() -> None:
    def hang() -> int:
        while True:
            pass

    assert wait(fork(hang), 0.2) is None
    assert wait(fork(hang, seconds=0.5), 10) == -signal.SIGXCPU


def test_a_criterion_can_be_levelled_only_in_a_fork() -> None:
    """The mutation is real: it changes what `best` finds, and stays in its own process."""
    from undercroft.rulebook.points import _levelling

    near = Criterion[int]("GH-FOC-05", "distance", abs)

    def found() -> int:
        return len(best([1, -1, 2, 3], [near]))

    def mutated() -> int:
        _levelling("GH-FOC-05", "distance")()
        return found()

    assert wait(fork(mutated), 10) == 4
    assert found() == 2
