"""The mind against a slow solver that tries everything, on nasty positions; and however the map lies."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.games.gloomhaven.monsters.formats import Position, Query
from undercroft.games.gloomhaven.monsters.positions import explain_turn, sees, solve
from undercroft.kernel import Reason
from undercroft.tools.gloomhaven.positions import positions

from .nasty import nasty
from .reference import Ground, Reference

Json = dict[str, Any]
CHUNK = 50
CHUNKS = int(os.environ.get("NASTY_CHUNKS", "20"))  # more of them on request: each takes about a second


def solved(position: Json) -> Json:
    found: Json = msgspec.to_builtins(solve(msgspec.convert(position, Position)))
    return found


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_mind_agrees_with_the_slow_solver(chunk: int) -> None:
    for seed in range(chunk * CHUNK, chunk * CHUNK + CHUNK):
        position = nasty(seed)
        assert solved(position) == Reference(position).solve(), f"nasty({seed})"


def test_to_be_asked_why_changes_nothing() -> None:
    for seed in range(300):
        position, why = msgspec.convert(nasty(seed), Position), list[Reason]()
        assert explain_turn(position, why)[0] == solve(position), f"nasty({seed})"
        assert why


def test_the_mind_agrees_on_maps_of_scenarios() -> None:
    for i, position in enumerate(positions(12, "reference")):
        assert solved(position) == Reference(position).solve(), f"position {i}"


def moved(thing: Any, turns: int, flip: bool, shift: tuple[int, int], area: bool = False) -> Any:
    """The same thing with every hex turned, mirrored and shifted; hexes of a pattern are not shifted."""
    if isinstance(thing, list):
        return [moved(each, turns, flip, shift, area) for each in thing]
    if not isinstance(thing, dict):
        return thing
    if "q" not in thing:
        return {key: moved(value, turns, flip, shift, key == "aoe") for key, value in thing.items()}
    q, r = (thing["r"], thing["q"]) if flip else (thing["q"], thing["r"])
    for _ in range(turns):
        q, r = -r, q + r
    if not area:
        q, r = q + shift[0], r + shift[1]
    return thing | {"q": q, "r": r}


def ordered(result: Json) -> Json:
    """A result in the order of the format."""

    def key(option: Json) -> Any:
        return option["destination"]["q"], option["destination"]["r"], option["targets"]

    options = [
        option | {"toward": sorted(option["toward"], key=lambda hex: (hex["q"], hex["r"]))}
        for option in result["options"]
    ]
    return result | {"options": sorted(options, key=key)}


SHIFTS = st.integers(-(10**6), 10**6)


@settings(max_examples=150)
@given(st.integers(0, 10**6), st.integers(0, 5), st.booleans(), st.tuples(SHIFTS, SHIFTS))
def test_nothing_depends_on_the_way_a_map_lies(
    seed: int, turns: int, flip: bool, shift: tuple[int, int]
) -> None:
    position = nasty(seed)
    lying = moved(position, turns, flip, shift)
    assert solved(lying) == ordered(moved(solved(position), turns, flip, shift))


@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_nothing_depends_on_the_order_of_the_lists(seed: int) -> None:
    position, rng = nasty(seed), Random(seed)
    mixed = {
        key: rng.sample(value, len(value)) if isinstance(value, list) else value
        for key, value in position.items()
    }
    assert solved(mixed) == solved(position)


@pytest.mark.rule("GH-LOS-01", "GH-LOS-02", "GH-LOS-04", "GH-LOS-05", "GH-LOS-06")
def test_sight_agrees_with_geometry_both_ways() -> None:
    for seed in range(12):
        position = nasty(seed + 10**7)
        ground, hexes = Ground(position), position["hexes"]
        for one in hexes[::4]:
            for other in hexes[::3]:
                if one != other:
                    ends = (one["q"], one["r"]), (other["q"], other["r"])
                    there = sees(msgspec.convert(position | {"from": one, "to": other}, Query))
                    back = sees(msgspec.convert(position | {"from": other, "to": one}, Query))
                    assert there == back == ground.sees(*ends), f"nasty({seed + 10**7}) {ends}"
