"""Small crowded positions with everything in them that the rules tell apart."""

from __future__ import annotations

from random import Random
from typing import Any

ROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
Json = dict[str, Any]
Spot = tuple[int, int]


def nasty(seed: int) -> Json:
    """A position by its seed."""
    rng = Random(f"nasty/{seed}")
    floor = a_floor(rng)
    spots = sorted(floor)
    density = rng.choice((0.05, 0.15, 0.3, 0.5))
    kinds = rng.choice(
        (
            ("trap", "hazardous"),
            ("difficult",),
            ("obstacle",),
            ("obstacle", "difficult"),
            ("obstacle", "trap", "hazardous", "difficult"),
            ("obstacle", "trap", "difficult", "difficult"),
        )
    )
    overlays = [{"type": rng.choice(kinds), "hex": hex(at)} for at in spots if rng.random() < density]
    figures = some_figures(rng, spots)
    return {
        "hexes": [hex(at) for at in spots],
        "walls": some_walls(rng, floor),
        "overlays": overlays,
        "figures": figures,
        "active": figures[0]["id"],
        "action": an_action(rng),
    }


def hex(at: Spot) -> Json:
    return {"q": at[0], "r": at[1]}


def a_floor(rng: Random) -> set[Spot]:
    """Rooms, crooked passages, or a blot that grew at random."""
    q0, r0 = rng.randint(-9, 9), rng.randint(-9, 9)
    shape = rng.choice(("room", "room", "holes", "blot", "rooms"))
    if shape == "blot":
        floor = {(q0, r0)}
        while len(floor) < rng.randint(8, 40):
            q, r = rng.choice(sorted(floor))
            dq, dr = rng.choice(ROUND)
            floor.add((q + dq, r + dr))
        return floor
    wide, high = rng.randint(2, 7), rng.randint(2, 7)
    floor = {(q0 + x, r0 + y - x // 2) for x in range(wide) for y in range(high)}
    if shape == "holes":
        floor = {at for at in floor if rng.random() < 0.85}
    if shape == "rooms":
        gap = rng.randint(0, 2)
        shift = q0 + wide + gap
        floor |= {
            (shift + x, r0 + y - (wide + gap + x) // 2) for x in range(rng.randint(1, 5)) for y in range(high)
        }
        floor |= {(q0 + x, r0 + 1 - x // 2) for x in range(wide + gap + 1)}
    while len(floor) < 6:
        floor.add((q0 + len(floor), r0))
    return floor


def some_walls(rng: Random, floor: set[Spot]) -> list[list[Json]]:
    share = rng.choice((0, 0, 0.05, 0.15, 0.3))
    pairs = [(at, (at[0] + dq, at[1] + dr)) for at in sorted(floor) for dq, dr in ROUND[:3]]
    chosen = [pair for pair in pairs if pair[1] in floor and rng.random() < share]
    return [[hex(a), hex(b)] if rng.random() < 0.5 else [hex(b), hex(a)] for a, b in chosen]


def some_figures(rng: Random, spots: list[Spot]) -> list[Json]:
    """A monster, one to five enemies, up to four allies; initiatives that often tie."""
    places = rng.sample(spots, min(len(spots), 1 + rng.randint(1, 5) + rng.randint(0, 4)))
    foes = min(len(places) - 1, rng.randint(1, 5))
    if rng.random() < 0.3:  # a knot of enemies
        centre = rng.choice(spots)
        near = sorted(spots, key=lambda at: (abs(at[0] - centre[0]) + abs(at[1] - centre[1]), at))
        knot = [at for at in near if at != places[0]][:foes]
        places = [places[0], *knot, *(at for at in places[foes + 1 :] if at not in knot)]
    initiatives = rng.choice(([20, 20, 50], [10, 30, 30.5, 61, 99], [14.5, 15], [7]))
    figures: list[Json] = [{"id": "m0", "side": "monster", "hex": hex(places[0])}]
    if rng.random() < 0.25:
        figures[0]["conditions"] = ["muddle"]
    for i, at in enumerate(places[1:], 1):
        if i <= foes:
            side = rng.choice(("character", "summon"))
            figure = {
                "id": f"{side[0]}{i}",
                "side": side,
                "hex": hex(at),
                "initiative": rng.choice(initiatives),
            }
            if rng.random() < 0.12:
                figure["conditions"] = ["invisible", "poison"]
        else:
            figure = {"id": f"m{i}", "side": "monster", "hex": hex(at)}
        figures.append(figure)
    return figures


def an_action(rng: Random) -> Json:
    action: Json = {"move": rng.choice((0, 1, 1, 2, 2, 3, 3, 4, 6))}
    if rng.random() < 0.2:
        action["jump"] = True
    if rng.random() < 0.15:
        action["flying"] = True
    if rng.random() < 0.9:
        action["attack"] = an_attack(rng)
    return action


def an_attack(rng: Random) -> Json:
    attack: Json = {}
    ranged = rng.random() < 0.6
    if ranged:
        attack = {"type": "ranged", "range": rng.choice((1, 1, 2, 2, 3, 3, 4, 6))}
    elif rng.random() < 0.5:
        attack = {"type": "melee", "range": 1}
    attack["targets"] = rng.choice((1, 1, 2, 2, 3, 4, "all"))
    if rng.random() < 0.5:
        attack["targets"] = rng.choice((1, 1, 1, 2, 3, "all"))
        attack["aoe"] = a_pattern(rng, not ranged)
    return attack


def a_pattern(rng: Random, melee: bool) -> list[Json]:
    """Two to five hexes that mostly hang together."""
    cells = [(0, 0)]
    count = rng.randint(2, 5)
    far = ((2, 0), (1, 1), (2, -1), (3, -1))
    while len(cells) < count:
        q, r = rng.choice(cells)
        dq, dr = rng.choice(ROUND) if rng.random() < 0.85 else rng.choice(far)
        if (q + dq, r + dr) not in cells:
            cells.append((q + dq, r + dr))
    q0, r0 = rng.randint(-2, 2), rng.randint(-2, 2)
    pattern: list[Json] = [{"q": q + q0, "r": r + r0} for q, r in cells]
    if melee:
        pattern[rng.randrange(count)]["grey"] = True
    return pattern
