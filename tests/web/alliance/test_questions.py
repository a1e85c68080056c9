"""The page for owners of the box: its answers are those of the command, its limits those of the solver."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.alliance.queries.batch import answer
from undercroft.tools.alliance.cases import reach_case, sight_case
from undercroft.web.alliance.bodies import TileReachAsked, TileSightAsked
from undercroft.web.alliance.drawings import reach_drawn, sight_drawn
from undercroft.web.settings import NO_LIMITS

from ..house import house, in_a_loop

BOARD: dict[str, Any] = {
    "tiles": [{"tile": "START-BLUE", "cell": [1, 0]}, {"tile": "I-01", "cell": [0, 0]}],
    "passages": [[[0, 0], [1, 0]]],
    "figures": [
        {"id": "lorna", "side": "blue", "at": [5, 1]},
        {"id": "petra", "side": "blue", "at": [4, 1]},
        {"id": "goblin", "side": "monster", "at": [2, 1], "facing": "S"},
    ],
}
BROKEN: list[tuple[str, dict[str, Any], int, str, str]] = [
    ("sight", {"from": "lorna"}, 400, "malformed", "to"),
    ("sight", {"from": "lorna", "to": [200, 0]}, 422, "makes-no-sense", "no tile"),
    ("sight", {"from": "lorna", "to": "lorna"}, 422, "makes-no-sense", "one square"),
    ("sight", {"from": "nobody", "to": "lorna"}, 422, "makes-no-sense", "no figure"),
    ("sight", {"from": "lorna", "to": "petra", "pits": [[9, 9]]}, 422, "makes-no-sense", "no tile"),
    (
        "reach",
        {"mover": "lorna", "speed": 3, "tiles": [{"tile": "IX-1", "cell": [0, 0]}]},
        422,
        "makes-no-sense",
        "no tile",
    ),
    ("reach", {"mover": "goblin", "speed": 3, "open": "sure"}, 422, "makes-no-sense", "monster"),
    ("reach", {"mover": "lorna", "speed": 31}, 400, "malformed", "speed"),
    (
        "reach",
        {"mover": "lorna", "speed": 1, "tiles": [{"tile": "I-01", "cell": [61, 0]}]},
        400,
        "malformed",
        "tiles",
    ),
]


def cases(make: Any, count: int) -> list[dict[str, Any]]:
    """Cases by seed within the limits of the page."""
    made = (make(f"page/{seed}") for seed in range(4 * count))
    near = [case for case in made if all(max(tile["cell"]) <= 60 for tile in case["tiles"])]
    return near[:count]


@pytest.mark.parametrize("case", cases(sight_case, 40), ids=lambda case: str(case["id"]))
def test_sight_is_that_of_the_command_with_its_reasons(case: dict[str, Any]) -> None:
    told = json.loads(answer("sight", msgspec.json.encode(case), why=True))
    found = json.loads(msgspec.json.encode(sight_drawn(msgspec.convert(case, TileSightAsked))))
    assert [one["rule"] for one in found["why"]] == [one["rule"] for one in told["why"]]
    assert (found["stop"] is None) == told["line"]
    told["crossed"] = told["crossed"] or []
    assert all(found[key] == told[key] for key in told if key not in ("id", "why"))


@pytest.mark.parametrize("case", cases(reach_case, 40), ids=lambda case: str(case["id"]))
def test_reach_is_that_of_the_command_with_its_reasons(case: dict[str, Any]) -> None:
    told = json.loads(answer("reach", msgspec.json.encode(case), why=True))
    found = json.loads(msgspec.json.encode(reach_drawn(msgspec.convert(case, TileReachAsked))))
    assert [one["rule"] for one in found["why"]] == [one["rule"] for one in told["why"]]
    assert found["ends"] == [{"opened": [], **end} for end in told["ends"]]


@in_a_loop
async def test_questions_over_http(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        looked = (
            await ours.http.post("/api/alliance/sight", json={**BOARD, "from": "lorna", "to": "goblin"})
        ).json()
        assert looked["ranged"] and looked["crossed"] == ["petra"] and looked["obstacle_defence"] == 1
        asked = {**BOARD, "mover": "lorna", "speed": 1}
        reach = (await ours.http.post("/api/alliance/reach", json=asked)).json()
        assert [end["at"] for end in reach["ends"]] == [[4, 0], [4, 2], [5, 0], [5, 1], [5, 2]]
        for kind, body, status, code, said in BROKEN:
            found = await ours.http.post(f"/api/alliance/{kind}", json={**BOARD, **body})
            assert (found.status_code, found.json()["code"]) == (status, code), body
            assert said in found.json()["why"]


@in_a_loop
async def test_questions_have_the_rate_and_the_budget_of_the_solver(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, solver=(2, 1000.0), solve_seconds=0.001)
    body = {**BOARD, "mover": "lorna", "speed": 1}
    async with house(tmp_path, limits=limits) as ours:
        found = [(await ours.http.post("/api/alliance/reach", json=body)).json() for _ in range(3)]
    assert [one["code"] for one in found] == ["too-long", "too-long", "limit"]


@in_a_loop
async def test_all_tiles_are_offered_with_the_names_of_their_monsters(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        found = (await ours.http.get("/api/alliance/tiles?lang=es")).json()
    assert len(found) == 25 and found[0] == {
        "id": "START-BLUE",
        "level": None,
        "colour": "blue",
        "doors": ["N", "E", "W"],
        "entrance": "S",
        "monsters": [],
    }
    (shaman,) = (one for one in found[5]["monsters"] if one["at"] == [2, 0])
    assert found[5]["id"] == "I-02" and shaman == {"name": "Goblin Chamán", "at": [2, 0], "speed": 3}
