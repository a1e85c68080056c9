"""Short ways to write positions and to read their results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from undercroft.games.gloomhaven.monsters.formats import Position, Query
from undercroft.games.gloomhaven.monsters.positions import sees, solve

Spot = tuple[int, int]
Json = dict[str, Any]

MELEE: Json = {"type": "melee"}


def ranged(range: int, targets: int | str = 1, aoe: list[Spot] | None = None) -> Json:
    """A ranged attack."""
    attack: Json = {"type": "ranged", "range": range, "targets": targets}
    return attack | {"aoe": [hex(spot) for spot in aoe]} if aoe else attack


def melee(targets: int | str = 1, aoe: list[Spot] | None = None) -> Json:
    """A melee attack; the first hex of an area is the attacker's own."""
    attack: Json = {"type": "melee", "targets": targets}
    if aoe:
        attack["aoe"] = [hex(aoe[0]) | {"grey": True}, *(hex(spot) for spot in aoe[1:])]
    return attack


def hex(spot: Spot) -> Json:
    return {"q": spot[0], "r": spot[1]}


def disc(radius: int = 5, centre: Spot = (0, 0)) -> set[Spot]:
    """All hexes within so many steps of one."""
    reach = range(-radius, radius + 1)
    return {(centre[0] + q, centre[1] + r) for q in reach for r in reach if abs(q + r) <= radius}


def passage(first: int, last: int) -> set[Spot]:
    """A passage one hex wide along r 0."""
    return {(q, 0) for q in range(first, last + 1)}


class Turn(NamedTuple):
    """What came of a position."""

    focus: list[str]
    options: list[Json]

    @property
    def ends(self) -> set[Spot]:
        """Where it may end."""
        return {(option["destination"]["q"], option["destination"]["r"]) for option in self.options}

    @property
    def targets(self) -> list[list[str]]:
        """Whom it may attack, each group once."""
        return sorted({tuple(option["targets"]): option["targets"] for option in self.options}.values())

    @property
    def costs(self) -> set[int]:
        return {option["path_length"] for option in self.options}

    @property
    def toward(self) -> set[Spot]:
        return {(hex["q"], hex["r"]) for option in self.options for hex in option["toward"]}


def position(
    foes: Mapping[str, Spot],
    attack: Json | None = None,
    *,
    at: Spot = (0, 0),
    move: int = 3,
    hexes: Iterable[Spot] | None = None,
    walls: Iterable[tuple[Spot, Spot]] = (),
    allies: Iterable[Spot] = (),
    obstacles: Iterable[Spot] = (),
    traps: Iterable[Spot] = (),
    hazardous: Iterable[Spot] = (),
    difficult: Iterable[Spot] = (),
    order: Mapping[str, float] | None = None,
    invisible: Iterable[str] = (),
    muddled: bool = False,
    **action: bool,
) -> Json:
    """A position with the monster `m`; without `order` the foes act one after the other as listed."""
    lying = {"obstacle": obstacles, "trap": traps, "hazardous": hazardous, "difficult": difficult}
    initiative = {name: 10.0 * i for i, name in enumerate(foes, 1)} | dict(order or {})
    hidden = list(invisible)
    return {
        "hexes": [hex(spot) for spot in sorted(disc() if hexes is None else hexes)],
        "walls": [[hex(a), hex(b)] for a, b in walls],
        "overlays": [{"type": kind, "hex": hex(spot)} for kind, spots in lying.items() for spot in spots],
        "figures": [
            {"id": "m", "side": "monster", "hex": hex(at), "conditions": ["muddle"] if muddled else []},
            *({"id": f"ally{i}", "side": "monster", "hex": hex(spot)} for i, spot in enumerate(allies)),
            *(
                {
                    "id": name,
                    "side": "character",
                    "hex": hex(spot),
                    "initiative": initiative[name],
                    "conditions": ["invisible"] if name in hidden else [],
                }
                for name, spot in foes.items()
            ),
        ],
        "active": "m",
        "action": {"move": move, "attack": attack, **action},
    }


def turn(foes: Mapping[str, Spot], attack: Json | None = None, **rest: Any) -> Turn:
    """The result of such a position."""
    return turn_of(position(foes, attack, **rest))


def turn_of(made: Json) -> Turn:
    found = msgspec.to_builtins(solve(msgspec.convert(made, Position)))
    return Turn(found["focus"], found["options"])


def in_sight(one: Spot, other: Spot, hexes: Iterable[Spot], walls: Iterable[tuple[Spot, Spot]] = ()) -> bool:
    """Whether there is line of sight."""
    map = {"hexes": [hex(spot) for spot in hexes], "walls": [[hex(a), hex(b)] for a, b in walls]}
    return sees(msgspec.convert(map | {"from": hex(one), "to": hex(other)}, Query))
