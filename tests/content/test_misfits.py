"""Whatever a file says: no fault is overlooked, none is made up, nothing breaks."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st

from content.small import Card, Monster
from undercroft.content.misfits import fit, misfits

NAMES = st.sampled_from(
    [
        "id",
        "speed",
        "top",
        "bottom",
        "side",
        "designed",
        "do",
        "power",
        "targets",
        "squares",
        "listens",
        "effects",
        "name",
        "by",
        "of",
        "stat",
        "values",
        "range",
        "health",
        "calls",
        "likes",
        "rule",
        "blow",
        "on",
        "when",
        "1",
        "2",
        "x",
    ]
)
WORDS = st.sampled_from(["strike", "push", "then", "special", "per", "stat", "level", "left", "cleave", ""])
VALUES = st.recursive(
    st.integers(-2, 5) | WORDS | st.booleans() | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
TABLES = st.dictionaries(NAMES, VALUES, max_size=5)


def fits(raw: Any, declared: Any) -> bool:
    try:
        fit(raw, declared)
    except msgspec.ValidationError:
        return False
    return True


@given(TABLES, st.sampled_from([Card, Monster]))
@example({"id": "a", "speed": 1, "top": [{"do": ["push"]}]}, Card)
@example({"id": "a", "speed": 1, "top": [{"do": 3}]}, Card)
def test_there_are_misfits_if_and_only_if_it_does_not_fit(table: dict[str, Any], declared: Any) -> None:
    found = list(misfits(table, declared))
    assert (not found) is fits(table, declared)
    assert all(text for _, text in found)


FINE: dict[str, Any] = {
    "id": "a",
    "speed": 1,
    "top": [{"do": "strike", "power": {"by": "per", "of": "x"}}, {"do": "push", "squares": 2}],
    "bottom": [{"do": "then", "listens": {"on": "x"}, "effects": [{"do": "push", "squares": 1}]}],
}


def tables_in(value: Any, at: str = "") -> list[tuple[str, dict[str, Any]]]:
    """All tables in plain data, with their places."""
    if isinstance(value, dict):
        inner = [tables_in(v, f"{at}.{k}" if at else k) for k, v in value.items()]
        return [(at, value), *(pair for found in inner for pair in found)]
    if isinstance(value, list):
        return [pair for i, v in enumerate(value) for pair in tables_in(v, f"{at}[{i}]")]
    return []


@given(st.sets(st.integers(0, len(tables_in(FINE)) - 1)))
def test_each_of_several_faults_is_found_at_its_own_place(where: set[int]) -> None:
    broken = msgspec.json.decode(msgspec.json.encode(FINE))
    places = set()
    for number, (at, table) in enumerate(tables_in(broken)):
        if number in where:
            table["odd"] = 1
            places.add(f"{at}.odd" if at else "odd")
    assert {at for at, _ in misfits(broken, Card)} == places
