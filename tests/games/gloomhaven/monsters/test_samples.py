"""The samples of the format, to the letter, through the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.gloomhaven.monsters.formats import Position, Query
from undercroft.games.gloomhaven.monsters.positions import sees, solve

HERE = Path(__file__).parent


def cases(name: str) -> list[Any]:
    found: list[Any] = json.loads((HERE / f"{name}-samples.json").read_text(encoding="utf-8"))["cases"]
    return found


@pytest.mark.parametrize("case", cases("monster-turn"), ids=lambda case: case["id"])
def test_a_sample_of_a_monsters_turn(case: dict[str, Any]) -> None:
    assert msgspec.to_builtins(solve(msgspec.convert(case["position"], Position))) == case["answer"]


@pytest.mark.parametrize("case", cases("los"), ids=lambda case: case["id"])
def test_a_sample_of_sight(case: dict[str, Any]) -> None:
    assert {"los": sees(msgspec.convert(case["query"], Query))} == case["answer"]
