"""Conditions: how long they last, and never twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from undercroft.parts.conditions import Condition, Conditions, after_turn, gained, has, lost

names = st.sampled_from(["poisoned", "stunned", "weak"])
conditions = st.builds(Condition, names, st.integers(0, 3))
changes = st.lists(st.one_of(conditions, names, st.none()), max_size=12)


def test_gained_in_somebody_elses_turn_it_lasts_through_the_next_turn() -> None:
    now = gained((), Condition("stunned", 1))
    assert has(now, "stunned")
    assert after_turn(now) == ()


def test_gained_in_ones_own_turn_it_lasts_through_the_one_after() -> None:
    now = after_turn(gained((), Condition("stunned", 2)))
    assert now == (Condition("stunned", 1),)
    assert after_turn(now) == ()


def test_without_a_number_of_turns_it_stays() -> None:
    now = gained((), Condition("poisoned"))
    for _ in range(5):
        now = after_turn(now)
    assert now == (Condition("poisoned"),)
    assert lost(now, "poisoned") == ()


def test_gained_again_it_begins_anew() -> None:
    now = after_turn(gained((), Condition("weak", 2)))
    now = gained(now, Condition("weak", 2))
    assert now == (Condition("weak", 2),)


def test_a_shorter_one_replaces_a_longer_one() -> None:
    assert gained((Condition("weak", 3),), Condition("weak", 1)) == (Condition("weak", 1),)


def test_losing_what_one_does_not_have_changes_nothing() -> None:
    now = (Condition("weak", 1), Condition("poisoned"))
    assert lost(now, "stunned") == now
    assert lost(now, "weak") == (Condition("poisoned"),)


@given(changes)
def test_never_twice_and_always_what_was_done_last(done: list[Condition | str | None]) -> None:
    """Against a plain table of names and turns."""
    now: Conditions = ()
    table: dict[str, int] = {}
    for change in done:
        if isinstance(change, Condition):
            now = gained(now, change)
            table[change.name] = change.turns
        elif isinstance(change, str):
            now = lost(now, change)
            table.pop(change, None)
        else:
            now = after_turn(now)
            table = {name: max(0, turns - 1) for name, turns in table.items() if turns != 1}
        assert {each.name: each.turns for each in now} == table
        assert len(now) == len(table)
        for name in ("poisoned", "stunned", "weak"):
            assert has(now, name) == (name in table)
