"""What Descent is measured by: questions by seed, all different, of every kind."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from undercroft.sim.quiet import Ear
from undercroft.tools.descent.cases import odds_case, reach_case, sight_case
from undercroft.tools.descent.measure import CASES, MEASURE, rate


def test_questions_are_all_different_and_always_the_same() -> None:
    for make in (sight_case, reach_case, odds_case):
        made = [make(str(number)) for number in range(200)]
        assert made == [make(str(number)) for number in range(200)]
        assert len({json.dumps(one | {"id": 0}) for one in made}) > 195


def test_questions_are_of_every_kind() -> None:
    found: Counter[str] = Counter()
    for number in range(300):
        case = reach_case(str(number))
        found.update(case["map"].keys() | {"fly"} & case.keys())
        found.update("".join(case["map"].get("rows", [])))
        found.update(str(figure.get("size")) for figure in case["figures"])
        found.update(figure.get("kind", "") for figure in case["figures"])
    wanted = [
        "rows",
        "walls",
        "doors",
        "quest",
        "fly",
        *".~o^#_",
        "[2, 3]",
        "[3, 2]",
        "[2, 2]",
        "[1, 2]",
        "ko",
    ]
    assert all(found[kind] > 10 for kind in wanted)


@pytest.mark.parametrize("name", CASES)
def test_measures_are_questions_a_second(name: str) -> None:
    assert rate(Ear(), name, 20) > 0
    assert set(MEASURE.figures) == set(CASES)
