"""What the page draws of a solved position fits the answer."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.gloomhaven.monsters.formats import Hex, Position, Query
from undercroft.games.gloomhaven.monsters.positions import sees, solve
from undercroft.web.gloomhaven.drawings import looked, solved

SAMPLES = Path(__file__).parents[2] / "games" / "gloomhaven" / "monsters" / "monster-turn-samples.json"
CASES = json.loads(SAMPLES.read_text())["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_every_option_has_a_way_of_its_cost(case: dict[str, Any]) -> None:
    position = msgspec.convert(case["position"], Position)
    drawn, plain = solved(position, "en"), solve(position)
    assert (drawn.focus, drawn.options) == (plain.focus, plain.options)
    assert drawn.why and len(drawn.ways) == len(drawn.options)
    start = next(figure.hex for figure in position.figures if figure.id == position.active)
    for way, option in zip(drawn.ways, drawn.options):
        whole = [start, *way]
        assert whole[-1] == option.destination
        assert all(_apart(one, other) == 1 for one, other in pairwise(whole))
        assert len(way) <= option.path_length


def test_a_clear_line_runs_between_the_two_hexes() -> None:
    query = Query(hexes=[Hex(q, r) for q in range(4) for r in range(-2, 3)], start=Hex(0, 0), end=Hex(3, 0))
    drawn = looked(query, "en")
    assert drawn.los and drawn.los == sees(query) and not drawn.blocked
    (x1, _), (x2, _) = drawn.line
    assert -50 <= x1 <= 50 and 225 - 50 <= x2 <= 225 + 50


def test_a_wall_in_the_way_is_shown() -> None:
    hexes = [Hex(0, r) for r in range(3)]
    query = Query(hexes=hexes, walls=[(Hex(0, 0), Hex(0, 1))], start=Hex(0, 0), end=Hex(0, 2))
    drawn = looked(query, "es")
    assert not drawn.los and drawn.why[0].text
    assert {frozenset([(a.q, a.r), (b.q, b.r)]) for a, b in drawn.blocked} == {frozenset([(0, 0), (0, 1)])}


def test_parts_of_a_map_that_lie_far_apart_stay_where_they_are() -> None:
    query = Query(hexes=[Hex(0, 0), Hex(1, 0), Hex(200, 0)], start=Hex(0, 0), end=Hex(200, 0))
    (x1, _), (x2, _) = looked(query, "en").line
    assert -50 <= x1 <= 50 and 15_000 - 50 <= x2 <= 15_000 + 50


def _apart(one: Hex, other: Hex) -> int:
    q, r = other.q - one.q, other.r - one.r
    return max(abs(q), abs(r), abs(q + r))
