"""The page for owners of the box: its answers are those of the command, its limits those of the solver."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from undercroft.games.descent.queries.batch import answer
from undercroft.games.descent.queries.positions import printed_maps
from undercroft.games.descent.queries.reasons import why_sight
from undercroft.tools.descent.cases import odds_case, reach_case, sight_case
from undercroft.web.descent.bodies import AttackAsked, ReachAsked, SightAsked
from undercroft.web.descent.cards import offered
from undercroft.web.descent.drawings import odds_drawn, reach_drawn, sight_drawn
from undercroft.web.settings import NO_LIMITS

from ..house import house, in_a_loop

SLING: dict[str, Any] = {
    "attack": ["blue", "yellow"],
    "defence": ["brown"],
    "distance": 3,
    "abilities": [{"surge": 1, "range": 1, "hearts": 1}],
    "health": 6,
}
ETTIN = {"id": "ettin", "side": "monster", "at": [5, 0], "size": [2, 2]}
JAIN = {"id": "jain", "side": "hero", "at": [9, 9]}
ON_MAP = {"quest": "first-blood", "encounter": 1, "figures": [ETTIN, JAIN]}
BROKEN = [
    ("odds", {"attack": ["green"]}, 400, "malformed", "attack"),
    ("odds", {"attack": ["blue"], "hearts": 100}, 400, "malformed", "hearts"),
    ("odds", {"attack": ["red"] * 5, "defence": ["grey"] * 4}, 422, "makes-no-sense", "9 dice"),
    (
        "odds",
        {"attack": ["red"] * 6, "rerolls": [{"by": "attacker", "dice": ["red"]}]},
        422,
        "makes-no-sense",
        "at most 5",
    ),
    ("sight", {"quest": "first-blod", "from": [5, 1], "to": [6, 1]}, 422, "makes-no-sense", "no quest"),
    ("sight", {**ON_MAP, "from": "jain", "to": "jain"}, 422, "makes-no-sense", "share a space"),
    ("sight", {**ON_MAP, "from": "nobody", "to": "jain"}, 422, "makes-no-sense", "no figure"),
    ("sight", {**ON_MAP, "open": [0], "from": "jain", "to": "ettin"}, 422, "makes-no-sense", "no door 0"),
    (
        "reach",
        {**ON_MAP, "figures": [JAIN, {**ETTIN, "at": [9, 9]}], "mover": "jain", "points": 4},
        422,
        "makes-no-sense",
        "overlaps",
    ),
    ("reach", {**ON_MAP, "mover": "jain", "points": 31}, 400, "malformed", "points"),
]


def printed(make: Callable[[str], dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """So many cases by seed on maps of encounters, as the page asks and as the command does."""
    made = (make(f"page/{seed}") for seed in range(40 * count))
    return [
        {**case, **case["map"]} for case in islice((each for each in made if "quest" in each["map"]), count)
    ]


SIGHTS, REACHES = printed(sight_case, 40), printed(reach_case, 20)


@pytest.mark.parametrize("seed", range(40))
def test_odds_are_those_of_the_command(seed: int) -> None:
    case = odds_case(f"page/{seed}", dice=6)
    told = json.loads(answer("odds", msgspec.json.encode(case)))
    found = odds_drawn(msgspec.convert(case, AttackAsked))
    assert {str(row.amount): row.chance.exact for row in found.damage} == told["damage"]
    assert (found.expected.exact, found.miss.exact) == (told["expected"], told["miss"])
    assert (found.kill.exact if found.kill else None) == told["kill"]
    assert found.damage[0].least.exact == "1"
    assert found.damage[-1].least == found.damage[-1].chance


@pytest.mark.parametrize("case", SIGHTS, ids=lambda case: str(case["id"]))
def test_sight_has_the_grounds_of_the_command(case: dict[str, Any]) -> None:
    """The same rules in the same order, and a line wherever one was looked along."""
    asked = msgspec.convert(case, SightAsked)
    found, why = sight_drawn(asked), why_sight(asked.query())
    assert [each.rule for space in found.spaces for each in space.why] == [each.rule for each in why]
    for space in found.spaces:
        first = space.why[0].what
        assert space.seen == (first in ("adjacent", "line"))
        assert (space.line is None) == (first in ("adjacent", "from-pit", "in-pit", "corner"))


def test_a_line_runs_from_corner_to_corner() -> None:
    """D2-LOS-01, on the map of First Blood: along the hall it is free, and a zombie in it stops it."""
    asked = SightAsked(quest="first-blood", viewer=(4, 5), target=(12, 5))
    (space,) = sight_drawn(asked).spaces
    assert space.seen and space.distance == 8 and space.line is not None
    (start_x, start_y), (end_x, end_y) = space.line
    assert start_x in (4, 5) and start_y in (5, 6) and end_x in (12, 13) and end_y in (5, 6)
    behind = msgspec.convert(
        {
            **ON_MAP,
            "figures": [{"id": f"zombie {y}", "side": "monster", "at": [8, y]} for y in (5, 6)],
            "from": [4, 5],
            "to": [12, 5],
        },
        SightAsked,
    )
    (hidden,) = sight_drawn(behind).spaces
    assert not hidden.seen and {"figure", "edge"} >= {each.what for each in hidden.why}


@pytest.mark.parametrize("case", REACHES, ids=lambda case: str(case["id"]))
def test_reach_is_that_of_the_command(case: dict[str, Any]) -> None:
    told = json.loads(answer("reach", msgspec.json.encode(case)))
    found = reach_drawn(msgspec.convert(case, ReachAsked))
    assert json.loads(msgspec.json.encode(found.ends)) == told["ends"]


@in_a_loop
async def test_questions_over_http(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        odds = (await ours.http.post("/api/descent/odds", json=SLING)).json()
        assert (odds["expected"]["exact"], odds["miss"]["exact"], odds["kill"]["exact"]) == (
            "7/3",
            "1/6",
            "0",
        )
        looked = await ours.http.post("/api/descent/sight", json={**ON_MAP, "from": "jain", "to": "ettin"})
        assert looked.json()["seen"] and len(looked.json()["spaces"]) == 4
        reach = (
            await ours.http.post("/api/descent/reach", json={**ON_MAP, "mover": "jain", "points": 1})
        ).json()
        assert {end["cost"] for end in reach["ends"]} == {0, 1} and not reach["stuck"]
        for kind, body, status, code, said in BROKEN:
            found = await ours.http.post(f"/api/descent/{kind}", json=body)
            assert (found.status_code, found.json()["code"]) == (status, code), body
            assert said in found.json()["why"]


@in_a_loop
async def test_questions_have_the_rate_and_the_budget_of_the_solver(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, solver=(2, 1000.0), solve_seconds=0.001)
    async with house(tmp_path, limits=limits) as ours:
        found = [await ours.http.post("/api/descent/odds", json=SLING) for _ in range(3)]
    assert [_code(each) for each in found] == ["too-long", "too-long", "limit"]


def _code(found: httpx.Response) -> str:
    code: str = found.json()["code"]
    return code


@in_a_loop
async def test_every_map_is_drawn_and_can_be_asked_about(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        named = (await ours.http.get("/api/descent/maps?lang=es")).json()
        assert len(named) == 37 and len({each["quest"] for each in named}) == 20
        assert named[0]["name"] == "Primera sangre"
        for each in named:
            path = f"/api/descent/maps/{each['quest']}/{each['encounter']}"
            drawn = (await ours.http.get(path)).json()
            page = printed_maps()[0][f"{each['quest']}-{each['encounter']}"]
            assert sum(len(row.replace("_", "")) for row in drawn["rows"]) == page.squares
            assert len(drawn["doors"]) == len(page.doors)
        assert (await ours.http.get("/api/descent/maps/first-blood/2")).status_code == 404


def test_printed_cards_come_with_their_numbers() -> None:
    cards = offered("en")
    by_name = {weapon.name: weapon for weapon in cards.weapons}
    crossbow = by_name["Crossbow"]
    assert (crossbow.found, crossbow.ranged, crossbow.dice, crossbow.pierce) == (
        "act-1", True, ("blue", "yellow"), 1,
    )  # fmt: skip
    assert [ability.hearts for ability in crossbow.abilities] == [2, 1]
    spider = next(each for each in cards.monsters if each.id == "cave-spider")
    assert [(card.act, card.rank) for card in spider.cards] == [
        (act, rank) for act in (1, 2) for rank in ("minion", "master")
    ]
    assert len(spider.cards[0].abilities) == 1, "Poison does not bear on damage"
    assert all(len(each.cards) == 6 for each in cards.lieutenants)
    assert {each.name for each in cards.armour} == {
        "Chainmail",
        "Leather Armor",
        "Platemail",
        "Demonhide Leather",
    }
    dragons = next(each for each in cards.monsters if each.id == "shadow-dragon")
    assert [card.toll for card in dragons.cards] == [1, 1, 1, 1] and dragons.size == (2, 3)
