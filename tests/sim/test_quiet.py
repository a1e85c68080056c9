"""Only quiet moments count, by a measure that knows nothing of what is measured."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from undercroft.sim.quiet import PATIENCE, Ear


def hears(ear: Ear, monkeypatch: pytest.MonkeyPatch, pulses: Iterable[float]) -> None:
    """How long its loop takes, one time after the other."""
    left = iter(pulses)

    def pulse() -> float:
        ear._best = min(ear._best, spent := next(left))
        return spent

    monkeypatch.setattr(ear, "_pulse", pulse)


def test_what_is_measured_beside_a_noise_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Noise before or after a moment, or both; what was measured itself says nothing of that."""
    ear, measured = Ear(), iter([900, 1, 2, 3, 800, 5])
    hears(ear, monkeypatch, [1.0, 1.1, 1.5, 1.4, 1.0, 1.0, 1.2])
    assert sorted(ear.quietest(lambda: next(measured), 3)) == [5, 800, 900]
    assert ear.quiet_share() == 3 / 6


def test_no_more_is_measured_than_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    ear, measured = Ear(), iter(range(100))
    hears(ear, monkeypatch, [1.0] * 100)
    assert ear.quietest(lambda: next(measured), 4) == [0, 1, 2, 3] and next(measured) == 4
    assert ear.quiet_share() == 1


def test_what_seemed_quiet_is_noise_once_it_was_quieter(monkeypatch: pytest.MonkeyPatch) -> None:
    ear, measured = Ear(), iter(range(100))
    hears(ear, monkeypatch, [2.0, 2.0, 1.0, 1.0, 1.0])
    assert ear.quietest(lambda: next(measured), 2) == [2, 3]
    assert ear.quiet_share() == 2 / 4


def test_where_it_is_never_quiet_the_quietest_moments_count(monkeypatch: pytest.MonkeyPatch) -> None:
    ear, measured = Ear(), iter(range(100))
    hears(ear, monkeypatch, [1.0, *(9.0 - i / 10 for i in range(PATIENCE * 2))])
    assert ear.quietest(lambda: next(measured), 2) == [PATIENCE * 2 - 1, PATIENCE * 2 - 2]
    assert ear.quiet_share() == 0


def test_the_loop_takes_some_time() -> None:
    ear = Ear()
    assert ear.quietest(lambda: "done", 2) == ["done", "done"]
    assert 0 < ear._best < 1
