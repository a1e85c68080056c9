"""A small project with a game and tests of its own, to try the rule marker and the mutants on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent
GAME = '''\
"""A fake game; this prose names GH-DEF-01 and cites nothing."""

import sys
from functools import cache

from undercroft.kernel import (
    Criterion, Done, Event, FigureId, Game, Modifier, Procedure, Rules, Seat, State, Trigger,
    Armed, best, step, window,
)


class FakeState(State):
    damage: int = 0


class Hit(Event):
    amount: int

    def apply(self, s):
        s.damage += self.amount


class Answered(Event):
    def apply(self, s):
        s.damage -= 1  # GH-SHD-09


class Answer(Procedure, tag="fake.answer"):
    @step("GH-SHD-08")
    def answer(self, g):
        g.emit(Answered())


class Attack(Procedure, tag="fake.attack"):
    """One attack."""

    blows: int = 0

    declared = window("GH-ATK-01")

    @step("GH-ATK-02")
    def strike(self, g):
        g.emit(Hit(g.total("attack", FigureId(1), 2)))
        self.blows += 1

    @step("GH-ATK-03", "GH-ATK-04")
    def rest(self, g):
        """Changes nothing, so no test can notice that it is gone."""

    @step("GH-ATK-05")
    def count(self, g):
        self.blows += 1

    @step("GH-ATK-06")
    def again(self, g):
        return self.count if self.blows < 4 else Done()

    @step("GH-ATK-07")
    def unreached(self, g):
        g.emit(Hit(100))


def poison(g, figure):
    """Adds to each attack."""
    yield Modifier("attack", 1, rule="GH-CON-08")


FOCUS = (
    Criterion("GH-FOC-02", "movement", lambda c: c[0]), Criterion("GH-FOC-05", "distance", lambda c: c[1]),
    Criterion("GH-FOC-06", "initiative", lambda c: c[2]),
)
NEAR = Criterion("GH-FOC-04", "nearness", abs)


def check(value):
    if value > 3:  # GH-LOS-01
        # GH-LOS-02
        return "far"
    return "near"


@cache
def remembered(value):
    """Runs once for each value (GH-LOS-03)."""
    return value


RULES = Rules(FakeState, [sys.modules[__name__]], lambda g: [Seat(0)], derived={"attack": (poison,)})


def play(*triggers):
    game = Game(RULES, FakeState(frames=[Attack()]))
    for trigger in triggers:
        game.emit(Armed(trigger))
    game.advance()
    return game.state.damage


def answering():
    return Trigger(Attack.declared.what, Answer(), Seat(0), "shield", rule="GH-SHD-10", optional=False)
'''
SUITE = """\
import pytest

from fakegame import FOCUS, answering, best, check, play, remembered


@pytest.mark.rule("GH-ATK-02", "GH-CON-08", "GH-ATK-05")
def test_an_attack():
    assert play() == 3


@pytest.mark.rule("GH-ATK-01", "GH-SHD-08", "GH-SHD-09")
def test_a_window():
    assert play(answering()) == 2


@pytest.mark.rule("GH-ATK-03")
def test_that_proves_little():
    play()


@pytest.mark.rule("GH-ATK-07")
def test_that_does_not_reach_it():
    assert play() == 3


@pytest.mark.rule("GH-FOC-02", "GH-FOC-05", "GH-FOC-06", "GH-DEF-01")
def test_criteria():
    assert best([(1, 2, 3), (1, 3, 0), (2, 0, 0)], FOCUS) == [(1, 2, 3)]


@pytest.mark.parametrize("value", [1, pytest.param(5, marks=pytest.mark.rule("GH-LOS-02"))])
@pytest.mark.rule("GH-LOS-01")
def test_a_check(value):
    assert check(value) == ("far" if value == 5 else "near")


@pytest.mark.rule("GH-ATK-06")
def test_that_fails():
    assert play() == 0


@pytest.mark.rule("GH-ATK-06")
@pytest.mark.xfail
def test_that_is_expected_to_fail():
    assert play() == 0


@pytest.mark.rule("GH-ATK-06")
@pytest.mark.skip
def test_that_is_skipped():
    assert play() == 3


@pytest.mark.parametrize("time", [1, 2])
@pytest.mark.rule("GH-LOS-03")
def test_what_is_remembered(time):
    assert remembered(7) == 7


def test_without_a_rule():
    assert play() == 3
"""
PROPERTIES = """\
import pytest
from hypothesis import given, strategies as st

from fakegame import check


@pytest.mark.rule("GH-LOS-02")
@given(st.integers(0, 9))
def test_with_hypothesis(value):
    assert check(value) == ("far" if value > 3 else "near")
"""
PYTEST = """\
[pytest]
testpaths = tests
addopts = --strict-markers -p no:cacheprovider
markers = rule(*ids): the rules of the ledgers that this test proves
"""


class Project:
    """The fake project in a folder, with the plugin of this suite."""

    def __init__(self, root: Path, suite: str = SUITE) -> None:
        self.root, self.package = root, root / "src" / "fakegame"
        self.package.mkdir(parents=True)
        (root / "tests").mkdir()
        (self.package / "__init__.py").write_text(GAME)
        (root / "tests" / "conftest.py").write_text('pytest_plugins = ["plugins.rules"]\n')
        (root / "tests" / "test_fake.py").write_text(suite)
        (root / "pytest.ini").write_text(PYTEST)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the project."""
        paths = os.pathsep.join(map(str, (self.package.parent, TESTS)))
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST", "PYTHON"))}
        environment |= {"PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # which takes a second
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, cwd=self.root, env=environment, capture_output=True, text=True, check=False
        )

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the project's tests."""
        return self.python("-m", "pytest", "-p", "xdist", f"--rule-package={self.package}", *arguments)
