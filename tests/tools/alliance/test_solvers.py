"""Two solvers agree on every question: that of the command, on masks, and a plain one from the format."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest
from lengths import of_length

from undercroft.games.alliance.queries.batch import answer_lines
from undercroft.games.alliance.queries.positions import printed, tiles
from undercroft.sim.quiet import Ear
from undercroft.tools.alliance.cases import Json, reach_case, sight_case
from undercroft.tools.alliance.measure import CASES, MEASURE, rate

from . import plain

HERE: Json = {"id": "a", "side": "blue", "at": [1, 1]}


def answers(kind: str, cases: list[Json]) -> Iterator[Json]:
    """What the command answers in batch."""
    lines = answer_lines(kind, b"\n".join(json.dumps(case).encode() for case in cases))
    return map(json.loads, lines.splitlines())


def agree(kind: str, cases: list[Json], other: Callable[[Json], Json]) -> list[Json]:
    """Both answers to each question are the same."""
    found = list(answers(kind, cases))
    for case, answer in zip(cases, found, strict=True):
        assert answer == other(case), json.dumps(case)
    return found


@pytest.mark.parametrize("part", range(4))
def test_sight_agrees(part: int) -> None:
    cases = [sight_case(f"{part}/{number}") for number in range(of_length(600, 5_000))]
    found = agree("sight", cases, plain.sight)
    seen = Counter((one["line"], one["in_arc"], one["adjacent"], bool(one["crossed"])) for one in found)
    assert len(seen) >= 8 and all(amount > 5 for amount in seen.values())


@pytest.mark.parametrize("part", range(4))
def test_reach_agrees(part: int) -> None:
    cases = [reach_case(f"{part}/{number}", (1, 2, 3, 4, 6, 9), 9) for number in range(of_length(500, 5_000))]
    found = agree("reach", cases, plain.reach)
    opened = [max((len(end.get("opened", ())) for end in one["ends"]), default=0) for one in found]
    assert sum(amount > 0 for amount in opened) > 30 and max(opened) > 1


def crowded(seed: str) -> Json:
    """A closed block of tiles full of allies and enemies, and a hero with points to open doors."""
    luck = Random(seed)
    high, wide = luck.choice(((1, 2), (2, 2), (2, 2), (2, 3)))
    cells = [(row, column) for row in range(high) for column in range(wide)]
    squares = [[row, column] for row in range(3 * high) for column in range(3 * wide)]
    sides = luck.choice(
        (("monster", "blue", "red"), ("monster", "blue", "blue", "blue"), ("monster", "blue"))
    )
    figures = [
        {"id": str(number), "side": luck.choice(sides) if number else "blue", "at": at}
        for number, at in enumerate(luck.sample(squares, luck.randrange(1, 4 * len(cells))))
    ]
    return {
        "tiles": [
            {"tile": tile, "cell": cell, "turn": luck.randrange(4)}
            for tile, cell in zip(luck.sample(sorted(printed()), len(cells)), cells)
        ],
        "figures": figures,
        "pits": luck.sample(squares, luck.choice((0, 1, 3))),
        "mover": "0",
        "speed": luck.randrange(3, 12),
        "open": luck.choice(("doors", "sure")),
        "pvp": luck.random() < 0.5,
    }


@pytest.mark.rule("DA-DOR-01", "DA-DOR-03", "DA-DOR-19", "DA-DOR-24", "DA-DOR-32", "DA-DOR-33", "DA-MOV-09")
def test_reach_through_doors_agrees_in_a_crowd() -> None:
    """Allies in the middle of a border and enemies on both sides make the order of opening matter."""
    agree("reach", [crowded(f"crowd/{number}") for number in range(of_length(1_500, 20_000))], plain.reach)


def test_the_plain_solver_has_its_own_table_of_tiles() -> None:
    assert {
        name: (tiles()[id].depth, "".join(tiles()[id].doors)) for name, id in printed().items()
    } == plain.DOORS


def test_cells_may_be_far_out_and_far_apart() -> None:
    far = 10**12
    case: Json = {
        "tiles": [{"tile": "I-01", "cell": [0, 0]}, {"tile": "I-02", "cell": [far, 5]}],
        "figures": [
            {"id": "a", "side": "blue", "at": [1, 1]},
            {"id": "b", "side": "red", "at": [3 * far, 15]},
        ],
        "from": "a",
        "to": "b",
    }
    (found,) = answers("sight", [case])
    assert (found["line"], found["crossed"], found["distance"]) == (False, None, 3 * far - 1)
    row = [[0, far + number] for number in range(25)]
    long = {
        "tiles": [{"tile": tile, "cell": cell} for tile, cell in zip(sorted(printed()), row)],
        "passages": [[one, other] for one, other in pairwise(row)],
        "figures": [{"id": "a", "side": "blue", "at": [1, 3 * far], "facing": "E"}],
        "from": "a",
        "to": [1, 3 * far + 74],
    }
    (seen,) = answers("sight", [long])
    assert seen["line"] and seen["distance"] == 74


def test_no_number_of_points_and_no_board_takes_long() -> None:
    """The largest frame full of tiles and characters, all borders closed, with points for everything."""
    luck = Random("large")
    squares = [[row, column] for row in range(15) for column in range(15)]
    case = {
        "tiles": [
            {"tile": tile, "cell": divmod(number, 5), "turn": luck.randrange(4)}
            for number, tile in enumerate(sorted(printed()))
        ],
        "figures": [
            {
                "id": str(number),
                "side": luck.choice(("monster", "blue", "red")) if number else "blue",
                "at": at,
            }
            for number, at in enumerate(luck.sample(squares, 30))
        ],
        "mover": "0",
        "speed": 10**9,
        "open": "sure",
    }
    began = time.process_time()
    (found,) = answers("reach", [case])
    assert len(found["ends"]) > 100 and time.process_time() - began < 1


def test_questions_are_all_different_and_always_the_same() -> None:
    for make in (sight_case, reach_case):
        made = [make(str(number)) for number in range(200)]
        assert made == [make(str(number)) for number in range(200)]
        assert len({json.dumps(one | {"id": 0}) for one in made}) > 195
    kinds = Counter(str(reach_case(str(number)).get("open")) for number in range(400))
    assert all(kinds[kind] > 20 for kind in ("None", "none", "doors", "sure"))


@pytest.mark.parametrize("name", CASES)
def test_measures_are_questions_a_second(name: str) -> None:
    assert rate(Ear(), name, 60) > 0
    assert set(MEASURE.figures) == set(CASES)
