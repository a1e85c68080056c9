"""Questions by seed: maps with walls, doors, terrain and large figures, and attacks of every kind."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from undercroft.games.descent.dice import ATTACK, COLOURS, DEFENCE
from undercroft.games.descent.queries.positions import Place, printed, printed_maps
from undercroft.space import each

Json = dict[str, Any]
Spot = tuple[int, int]

TERRAIN: Final = ".~o^#_"
# Plain floor, a bit of everything, caves, pits and lava, flooded.
MIXES: Final = (
    (90, 1, 1, 1, 5, 2),
    (60, 8, 8, 8, 8, 8),
    (60, 1, 1, 1, 15, 22),
    (40, 5, 25, 25, 5, 0),
    (55, 40, 2, 1, 2, 0),
)
SIZES: Final = ((1, 1), (1, 1), (1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2))


def sight_case(seed: str) -> Json:
    """A question of sight."""
    luck = Random(f"sight/{seed}")
    case: Json = {"id": seed}
    ground = _map(luck, case)
    figures = _figures(luck, ground, luck.randrange(1, 9))
    case["figures"] = figures
    standing = [figure for figure in figures if "kind" not in figure]
    taken = {spot for figure in standing for spot in spots_of(figure)}
    free = [spot for spot in ground.open if spot not in taken]
    if standing and (luck.random() < 0.8 or not free):
        case["from"] = luck.choice(standing)["id"]
    else:
        case["from"] = list(luck.choice(free or ground.open))
    own = _spots(case["from"], figures)
    targets = [figure["id"] for figure in figures if not own & set(spots_of(figure))]
    others = [list(spot) for spot in ground.open if spot not in own]
    if targets and luck.random() < 0.7:
        case["to"] = luck.choice(targets)
    else:
        case["to"] = luck.choice(others or [[0, 0]])
    return case


def sights_of(seed: str, most: int = 12) -> list[Json]:
    """Questions about one position: each of its figures looks at others."""
    case = sight_case(seed)
    figures = case["figures"]
    pairs = [
        (one["id"], other["id"])
        for one in figures
        for other in figures
        if "kind" not in one and not set(spots_of(one)) & set(spots_of(other))
    ]
    return [case, *(case | {"from": one, "to": other} for one, other in pairs[: most - 1])]


def reach_case(seed: str) -> Json:
    """A question of movement."""
    luck = Random(f"reach/{seed}")
    case: Json = {"id": seed}
    ground = _map(luck, case)
    figures = _figures(luck, ground, luck.randrange(1, 8))
    standing = [figure["id"] for figure in figures if "kind" not in figure]
    case |= {"figures": figures, "mover": standing[0] if standing else "nobody", "points": luck.randrange(8)}
    if luck.random() < 0.25:
        case["fly"] = True
    return case


class _Ground:
    """A map while a case is made: its free spaces, and the edges that a base may not lie across."""

    def __init__(self, open: list[Spot], shut: set[frozenset[Spot]]) -> None:
        self.open, self.shut = open, shut


def _map(luck: Random, case: Json) -> _Ground:
    """A map of our own, or that of an encounter."""
    return _printed_map(luck, case) if luck.random() < 0.15 else _drawn_map(luck, case)


def _drawn_map(luck: Random, case: Json) -> _Ground:
    width, height = luck.randrange(2, 12), luck.randrange(2, 12)
    mix = luck.choice(MIXES)
    rows = [luck.choices(TERRAIN, mix, k=width) for _ in range(height)]
    rows[luck.randrange(height)][luck.randrange(width)] = "."
    on_map = {(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "_"}
    edges = [
        ((x, y), (x + right, y + down))
        for x, y in sorted(on_map)
        for right, down in ((1, 0), (0, 1))
        if (x + right, y + down) in on_map
    ]
    walls = luck.sample(edges, int(len(edges) * luck.choice((0, 0, 0.05, 0.15, 0.3))))
    doors: list[Json] = []
    closed: list[tuple[Spot, Spot]] = []
    for _ in range(luck.choice((0, 0, 1, 2))):
        stands = luck.sample(edges, min(len(edges), luck.choice((1, 2))))
        doors.append({"between": [list(map(list, edge)) for edge in stands], "open": luck.random() < 0.4})
        closed += [] if doors[-1]["open"] else stands
    case["map"] = {"rows": ["".join(row) for row in rows]}
    if walls:
        case["map"]["walls"] = [list(map(list, luck.sample(wall, 2))) for wall in walls]
    if doors:
        case["map"]["doors"] = doors
    open = [spot for spot in sorted(on_map) if rows[spot[1]][spot[0]] != "#"]
    return _Ground(open, {frozenset(edge) for edge in [*walls, *closed]})


def _printed_map(luck: Random, case: Json) -> _Ground:
    maps, _ = printed_maps()
    page = maps[luck.choice(sorted(maps))]
    opened = tuple(door for door in range(len(page.doors)) if luck.random() < 0.5)
    case["map"] = {
        "quest": f"quest.{page.quest.replace('-', '_')}",
        "encounter": page.encounter,
        "open": opened,
    }
    place: Place = printed(page.id, opened)
    edges = {frozenset((place.at(one), place.at(other))) for one, other in place.terrain.board.edges()}
    return _Ground([place.at(cell) for cell in each(place.terrain.open)], edges)


def _figures(luck: Random, ground: _Ground, count: int) -> list[Json]:
    """Figures near one another, so that they matter to each other; some tokens among them."""
    middle = luck.choice(ground.open)
    near = sorted(ground.open, key=lambda spot: (abs(spot[0] - middle[0]) + abs(spot[1] - middle[1]), spot))[
        :60
    ]
    free, found = set(ground.open), list[Json]()
    for number in range(count):
        figure: Json = {
            "id": f"f{number}",
            "side": luck.choice(("hero", "monster")),
            "at": list(luck.choice(near)),
        }
        size = luck.choice(SIZES)
        if size != (1, 1) or luck.random() < 0.2:
            figure["size"] = list(size)
        if number and luck.random() < 0.1:
            figure["kind"] = luck.choice(("ko", "familiar"))
        spots = set(spots_of(figure))
        if spots <= (set(ground.open) if "kind" in figure else free) and not any(
            wall <= spots for wall in ground.shut
        ):
            found.append(figure)
            free -= set() if "kind" in figure else spots
    if not any("kind" not in figure for figure in found) and free:
        found.insert(0, {"id": "f", "side": "hero", "at": list(luck.choice(sorted(free)))})
    return found


def spots_of(figure: Json) -> list[Spot]:
    """The spaces of a figure."""
    (x, y), (width, height) = figure["at"], figure.get("size", (1, 1))
    return [(x + right, y + down) for right in range(width) for down in range(height)]


def _spots(named: Any, figures: list[Json]) -> set[Spot]:
    if isinstance(named, str):
        return set(spots_of(next(figure for figure in figures if figure["id"] == named)))
    return {(named[0], named[1])}


def odds_case(seed: str, dice: int = 8) -> Json:
    """A question of odds with so many dice at most."""
    luck = Random(f"odds/{seed}")
    rerolls = luck.choice((0, 0, 1, 2))
    most = min(dice, 4 if rerolls else 8)
    attack = luck.choices(ATTACK, (3, 4, 4), k=luck.randrange(1, max(2, most - 1)))
    if luck.random() < 0.8:
        attack[0] = "blue"
    case: Json = {"id": seed, "attack": attack}
    case["defence"] = luck.choices(DEFENCE, k=luck.randrange(0, most - len(attack) + 1))
    for key in ("hearts", "range", "surges", "shields", "pierce", "cancel", "toll"):
        if luck.random() < 0.25:
            case[key] = luck.randrange(4)
    if luck.random() < 0.5:
        case["distance"] = luck.randrange(1, 9)
    case["abilities"] = [_ability(luck) for _ in range(luck.randrange(5))]
    case["rerolls"] = [
        {
            "by": luck.choice(("attacker", "defender")),
            "dice": luck.sample(COLOURS, luck.randrange(1, 7)),
            "count": luck.randrange(1, 4),
        }
        for _ in range(rerolls)
    ]
    if luck.random() < 0.5:
        case["health"] = luck.randrange(1, 12)
    return case


def _ability(luck: Random) -> Json:
    ability: Json = {"surge": luck.choice((1, 1, 1, 2))}
    for key in luck.sample(("hearts", "range", "pierce"), luck.choice((1, 1, 2))):
        ability[key] = luck.randrange(1, 4)
    return ability
