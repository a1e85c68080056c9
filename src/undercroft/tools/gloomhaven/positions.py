"""Positions by seed on the maps of the scenarios: every kind of attack and of movement."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, TypeVar

import msgspec

from undercroft.games import gloomhaven
from undercroft.games.gloomhaven.monsters import Situation
from undercroft.games.gloomhaven.monsters.formats import Position
from undercroft.games.gloomhaven.monsters.positions import situation_of, solve
from undercroft.games.gloomhaven.records.places import hex_of, hexes_of, walls_of
from undercroft.sim.quiet import Ear, short
from undercroft.sim.testers import Luck
from undercroft.space import each, strict_corner_sees

T = TypeVar("T")
Json = dict[str, Any]
Spot = tuple[int, int]

PARTS = 25  # of what is measured, a short moment for each
TYPES = {"obstacle": "obstacle", "trap": "trap", "hazard": "hazardous", "difficult": "difficult"}
PATTERNS: tuple[tuple[Spot, ...], ...] = (
    ((0, 0), (1, 0), (0, 1)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (1, -1), (2, -1)),
    ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
    ((0, 0), (1, 0), (2, -1), (1, 1)),
    ((0, 0), (1, 0)),
)


class Place(NamedTuple):
    """One scenario's map: its rooms in order, the doors between them, the walls, and what lies there."""

    rooms: tuple[tuple[Spot, ...], ...]
    doors: tuple[Spot, ...]
    walls: tuple[tuple[Spot, Spot], ...]
    overlays: dict[Spot, str]


@cache
def maps() -> tuple[Place, ...]:
    """The maps of all scenarios of the content pack, in order."""
    folder = Path(gloomhaven.__file__).parent / "content" / "scenarios"
    found = (tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml")))
    return tuple(_place(scenario) for file in found for scenario in file["scenario"] if scenario.get("rooms"))


def _place(scenario: Json) -> Place:
    overlays: dict[Spot, str] = {}
    for room in scenario["rooms"]:
        for overlay in room.get("overlays", ()):
            if overlay["tile"] in TYPES:
                for at in overlay["at"]:
                    overlays |= dict.fromkeys(hexes_of(at), TYPES[overlay["tile"]])
    return Place(
        tuple(hexes_of(room["floor"]) for room in scenario["rooms"]),
        tuple(hex_of(door["at"]) for door in scenario.get("doors", ())),
        walls_of(scenario.get("walls", "")),
        overlays,
    )


def happens(luck: Luck, percent: int) -> bool:
    """Whether something happens that happens so often."""
    return luck.below(100) < percent


def some_of(luck: Luck, things: Sequence[T], count: int) -> list[T]:
    """So many different things of several, or all, in any order."""
    left = list(things)
    return [left.pop(luck.below(len(left))) for _ in range(min(count, len(left)))]


def positions(count: int, seed: str = "1") -> list[Json]:
    """So many different positions in the file format."""
    found: dict[bytes, Json] = {}
    number = 0
    while len(found) < count:
        made = position(f"{seed}/{number}")
        found.setdefault(msgspec.json.encode(made), made)
        number += 1
    return list(found.values())


def position(seed: str) -> Json:
    """One position: some rooms of a scenario, 2 to 4 characters and their summons, and monsters."""
    luck = Luck(f"positions/{seed}")
    place = luck.choose(maps())
    shown = luck.below(len(place.rooms)) + 1
    first = luck.below(len(place.rooms) - shown + 1)
    floor = {spot for room in place.rooms[first : first + shown] for spot in room}
    floor |= {door for door in place.doors if sum(near in floor for near in around(door)) > 1}
    spots = sorted(floor)
    overlays = {spot: kind for spot, kind in place.overlays.items() if spot in floor}
    if happens(luck, 60):
        more = some_of(luck, spots, luck.below(9))
        overlays |= {spot: luck.choose(tuple(TYPES.values())) for spot in more}
    walls = [wall for wall in place.walls if wall[0] in floor and wall[1] in floor]
    if happens(luck, 30):
        inner = [(spot, near) for spot in spots for near in around(spot)[:3] if near in floor]
        walls = sorted({*walls, *some_of(luck, inner, luck.below(7))})
    free = [spot for spot in spots if overlays.get(spot) != "obstacle"] or spots
    figures = list(_figures(luck, free))
    return {
        "hexes": [_hex(spot) for spot in spots],
        "walls": [[_hex(one), _hex(other)] for one, other in walls],
        "overlays": [{"type": kind, "hex": _hex(spot)} for spot, kind in sorted(overlays.items())],
        "figures": figures,
        "active": figures[0]["id"],
        "action": _action(luck),
    }


def around(spot: Spot) -> list[Spot]:
    """The six neighbours of a hex, going round."""
    q, r = spot
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


def _hex(spot: Spot) -> Json:
    return {"q": spot[0], "r": spot[1]}


def _figures(luck: Luck, spots: Sequence[Spot]) -> Iterator[Json]:
    """The active monster first, then the others; some invisible, some with initiatives that tie."""
    heroes, summons, monsters = 2 + luck.below(3), luck.below(3), luck.below(6)
    places = some_of(luck, spots, 1 + heroes + summons + monsters)
    muddled = ["muddle"] if happens(luck, 15) else []
    yield {"id": "m0", "side": "monster", "hex": _hex(places[0]), "conditions": muddled}
    initiatives = [10 + luck.below(80) for _ in range(heroes)]
    if happens(luck, 20):
        initiatives = [luck.choose(initiatives)] * heroes
    for i, spot in enumerate(places[1:], 1):
        if i <= heroes:
            figure: Json = {"id": f"c{i}", "side": "character", "initiative": initiatives[i - 1]}
        elif i <= heroes + summons:
            figure = {"id": f"s{i}", "side": "summon", "initiative": luck.choose(initiatives) - 0.5}
        else:
            yield {"id": f"m{i}", "side": "monster", "hex": _hex(spot)}
            continue
        yield figure | {"hex": _hex(spot), "conditions": ["invisible"] if happens(luck, 8) else []}


def _action(luck: Luck) -> Json:
    """Melee, ranged, many targets, areas of both sorts with and without further targets, or no attack."""
    action: Json = {"move": luck.below(6), "jump": happens(luck, 15), "flying": happens(luck, 15)}
    kind = luck.below(10)
    if not kind:
        return action
    ranged, area = kind > 4, kind in (3, 4, 8, 9)
    attack: Json = {"type": "ranged", "range": 2 + luck.below(4)} if ranged else {"type": "melee"}
    attack["targets"] = luck.choose((1, 1, 2, 3, "all")) if not area else luck.choose((1, 1, 1, 2))
    if area:
        pattern = [_hex(spot) for spot in luck.choose(PATTERNS)]
        attack["aoe"] = pattern if ranged else [pattern[0] | {"grey": True}, *pattern[1:]]
    return action | {"attack": attack}


def bench_solver(ear: Ear, count: int = 3_000) -> dict[str, float]:
    """The speed of the solver: positions a second from JSON to JSON, and lines of sight a second.

    No position comes twice, and nothing is kept from one to the next but what depends on the shape of hexes.
    """
    written = [msgspec.json.encode(made) for made in positions(count, "bench")]
    boards = [situation_of(msgspec.json.decode(data, type=Position))[0] for data in written[::10]]
    _sight_rate(boards)  # lines are worked out once for each offset between two hexes

    def rate(of: Callable[[Sequence[T]], float], all: Sequence[T]) -> float:
        """In a quiet moment for each part."""
        parts = [all[first::PARTS] for first in range(min(PARTS, len(all)))]
        return short(median(ear.quietest(partial(of, part), 1)[0] for part in parts))

    return {"positions_per_s": rate(_rate, written), "los_per_s": rate(_sight_rate, boards)}


def _rate(written: Sequence[bytes]) -> float:
    """Positions a second, reading and writing included."""
    began = time.process_time()
    for data in written:
        msgspec.json.encode(solve(msgspec.json.decode(data, type=Position)))
    return len(written) / (time.process_time() - began)


def _sight_rate(situations: Sequence[Situation]) -> float:
    """Questions of sight a second, from each monster to every third hex."""
    asked = [(s.board, s.cell, list(each(s.board.floor))[::3]) for s in situations]
    began = time.process_time()
    for board, start, cells in asked:
        for cell in cells:
            strict_corner_sees(board, start, cell)
    return sum(len(cells) for _, _, cells in asked) / (time.process_time() - began)
