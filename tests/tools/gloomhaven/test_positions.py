"""Positions by seed: all different, the same every time, and of every kind that the rules tell apart."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from undercroft.games.gloomhaven.monsters.formats import Position
from undercroft.games.gloomhaven.monsters.positions import solve
from undercroft.sim.quiet import Ear
from undercroft.tools.gloomhaven.positions import bench_solver, maps, positions


def kinds(made: dict[str, Any]) -> list[str]:
    """What a position has in it."""
    action, figures = made["action"], made["figures"]
    attack = action.get("attack") or {}
    found = [name for name in ("jump", "flying") if action[name]]
    found += [overlay["type"] for overlay in made["overlays"]] + ["walls"] * bool(made["walls"])
    found += [condition for figure in figures for condition in figure.get("conditions", [])]
    found += [figure["side"] for figure in figures[1:]]
    area = " area" if "aoe" in attack else ""
    found.append(f"{attack['type']}{area} {attack['targets']}" if attack else "no attack")
    return list(set(found))


def test_positions_are_all_different_and_always_the_same() -> None:
    made = positions(300, "test")
    assert made == positions(300, "test") and made[:50] != positions(50, "other")
    assert len({msgspec.json.encode(one) for one in made}) == 300
    for one in made[:100]:
        assert solve(msgspec.convert(one, Position)).options


def test_positions_are_of_every_kind() -> None:
    assert len(maps()) > 50 and all(place.rooms for place in maps())
    found = Counter(kind for made in positions(400, "kinds") for kind in kinds(made))
    wanted = [
        "jump", "flying", "obstacle", "trap", "hazardous", "difficult", "walls", "muddle", "invisible",
        "monster", "character", "summon", "no attack", "melee 1", "melee 2", "melee all", "ranged 1",
        "ranged 3", "ranged all", "melee area 1", "melee area 2", "ranged area 1", "ranged area 2",
    ]  # fmt: skip
    assert not [kind for kind in wanted if found[kind] < 3]


def test_the_bench_has_the_shape_of_the_contract() -> None:
    found = bench_solver(Ear(), 60)
    assert list(found) == ["positions_per_s", "los_per_s"]
    assert min(found.values()) > 0
