"""Why an answer is as it is: the rules that were used, and what they did here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from undercroft.games.alliance.ground import Border
from undercroft.games.alliance.queries.doors import Opened
from undercroft.games.alliance.queries.formats import ReachQuery, SightQuery, Square
from undercroft.games.alliance.queries.lines import Crossing, crossings
from undercroft.games.alliance.queries.positions import Position, position_of
from undercroft.games.alliance.queries.reach import mover_of, opened_ways
from undercroft.games.alliance.queries.sight import ends_of, sight
from undercroft.games.alliance.reach import Mover, price, ways
from undercroft.parts.questions import Why
from undercroft.space import Cell, Cells, each

LINE: Final = {
    "passage": ("DA-LOS-04", "The line crosses the border of {cells} at {point}, within the passage."),
    "graze": (
        "DA-LOS-05",
        "The line crosses the border of {cells} at {point}, where the passage ends: free.",
    ),
    "beside": ("DA-LOS-05", "The line is stopped at {point}, beside the passage of {cells}."),
    "wall": ("DA-LOS-03", "The line is stopped at {point}: no passage lies between {cells}."),
    "corner": ("DA-LOS-05", "The line is stopped at {point}, a corner of tiles."),
}
TEXTS: Final = {
    "before": "{at} is before or beside {who}.",
    "behind": "{at} is behind {who}.",
    "one-tile": "The line stays in one tile.",
    "distance": "The distance is {number}, walls or no.",
    "adjacent": "The two squares are adjacent.",
    "parted": "The two squares touch, but no step leads from one to the other.",
    "crossed": "The line runs through the square of {who}: +1 obstacle defence.",
    "target-pit": "{who} is in a pit: +1 obstacle defence.",
    "melee": "A melee attack needs an adjacent target that is not behind: {yes}.",
    "ranged": "A ranged attack needs a target in line of sight at distance 2 or 3: {yes}.",
    "dear-enemy": "To leave {at} costs 2: an enemy is adjacent.",
    "dear-pit": "To leave {at} costs 2: it is a pit.",
    "enemy": "An enemy stands on {at}.",
    "other": "Somebody stands on {at}: it may be passed, but is no place to end.",
    "lying": "A defeated hero lies on {at}: it may be passed, but is no place to end.",
    "wall": "No open step leads to {at}.",
    "points": "{number} Speed points do not lead to {at}.",
    "opened-door": "The door between {cells} is opened for 1 point.",
    "opened-locked": "The locked door between {cells} is opened without a roll for 1 + the level beyond.",
    "opened-secret": "The secret door between {cells} is opened without a roll for 1 + the level beyond.",
    "shut-entrance": "The border of {cells} is an entrance, which is never opened.",
    "shut-locked": "The door between {cells} is locked, and takes more than 1 point.",
    "shut-secret": "Both sides show a wall between {cells}; a secret door takes more than 1 point.",
    "shut-enemy": "Between {cells} no lock is worked with an enemy in the room.",
}


class Reason(NamedTuple):
    """A rule and what it did: `what` is a key of the sentences, the rest are their parts."""

    rule: str
    what: str
    at: Square | None = None
    who: str = ""
    number: int | None = None
    cells: Border | None = None
    point: tuple[float, float] | None = None
    yes: bool = False

    def told(self) -> Why:
        """The reason in a sentence."""
        text = LINE[self.what[5:]][1] if self.what.startswith("line-") else TEXTS[self.what]
        return Why(
            self.rule,
            text.format(
                at=_listed(self.at),
                who=repr(self.who),
                number=self.number,
                cells=" and ".join(_listed(cell) for cell in self.cells or ()),
                point=_listed(self.point),
                yes="yes" if self.yes else "no",
            ),
        )


def _listed(pair: tuple[Any, Any] | None) -> str:
    if pair is None:
        return ""
    return f"[{', '.join(f'{number:.2f}'.rstrip('0').rstrip('.') for number in pair)}]"


def why_sight(query: SightQuery) -> list[Why]:
    """The arc, each border that the line crosses, all that it runs through, and what attacks that allows."""
    return [reason.told() for reason in sight_reasons(query)]


def sight_reasons(query: SightQuery) -> Iterator[Reason]:
    """The same in parts, for a page that says it in its own words."""
    found, position = sight(query), position_of(query, query.viewer, "from")
    _, end = ends_of(query, position)
    yield Reason("DA-LOS-02", "before" if found.in_arc else "behind", end, query.viewer)
    met = line_of(query)
    if not met:
        yield Reason("DA-LOS-03", "one-tile")
    for one in met:
        point = float(one.row), float(one.column)
        yield Reason(LINE[one.meets][0], f"line-{one.meets}", cells=one.border, point=point)
    yield Reason("DA-GEO-10", "distance", number=found.distance)
    if found.distance == 1:
        yield Reason("DA-GEO-08", "adjacent" if found.adjacent else "parted")
    for name in found.crossed or ():
        yield Reason("DA-CMB-13", "crossed", position.figures[name].at, name)
    if found.obstacle_defence is not None and found.obstacle_defence > len(found.crossed or ()):
        yield Reason("DA-MMV-08", "target-pit", end, str(query.target))
    yield Reason("DA-CMB-02", "melee", yes=found.melee)
    yield Reason("DA-CMB-03", "ranged", yes=found.ranged)


def line_of(query: SightQuery) -> list[Crossing]:
    """The crossings of the line of a question."""
    start, end = ends_of(query, position_of(query, query.viewer, "from"))
    passages = frozenset((min(pair), max(pair)) for pair in query.passages)
    return crossings(start, end, passages)


def why_reach(query: ReachQuery) -> list[Why]:
    """The reasons why the first step is dear, why squares beside those reached are shut, and all doors."""
    return [reason.told() for reason in reach_reasons(query)]


def reach_reasons(query: ReachQuery) -> Iterator[Reason]:
    """The same in parts."""
    position, mover = mover_of(query)
    ground, monster = position.ground, position.figures[query.mover].side == "monster"
    here = position.at(mover.at)
    if price(ground, mover) > 1:
        dear = ground.adjacent(mover.at) & mover.enemies and mover.penalty
        if dear:
            yield Reason("DA-MMV-01" if monster else "DA-MOV-03", "dear-enemy", here)
        else:
            yield Reason("DA-MMV-08", "dear-pit", here)
    found: dict[Cell, Opened] = {}
    passed = ways(ground, mover, query.speed).reached
    if query.open != "none":
        found = opened_ways(query, position, mover)
        passed |= sum(1 << cell for cell in found)
        passed |= ground.neighbours(passed) & mover.others
    reached = passed & ~mover.others
    touching = 0
    for cell in each(reached):
        touching |= ground.grid.around(cell)
    for cell in each(touching & ground.floor & ~reached):
        yield _shut(position, mover, cell, passed, query.speed, monster)
    if query.open != "none":
        yield from _borders(query, position, mover, found, reached)


def _shut(position: Position, mover: Mover, cell: Cell, passed: Cells, speed: int, monster: bool) -> Reason:
    """Why a square is none of those where the movement can end."""
    at, bit = position.at(cell), 1 << cell
    if bit & mover.enemies:
        return Reason("DA-MMV-03" if monster else "DA-MOV-08", "enemy", at)
    if bit & mover.others & position.lying:
        return Reason("DA-MMV-09" if monster else "DA-MOV-12", "lying", at)
    if bit & mover.others:
        return Reason("DA-MMV-04" if monster else "DA-MOV-07", "other", at)
    if not bit & position.ground.neighbours(passed):
        return Reason("DA-MMV-05" if monster else "DA-MOV-10", "wall", at)
    return Reason("DA-MOV-02", "points", at, number=speed)


def _borders(
    query: ReachQuery, position: Position, mover: Mover, found: dict[Cell, Opened], reached: Cells
) -> Iterator[Reason]:
    """The borders opened on some way, and the reason why others beside a square reached are not."""
    ground = position.ground
    used = {border for way in found.values() for border in way.borders}
    for border, kind in ground.closed():
        cells = position.border(border)
        one, other = border
        if border in used:
            rule = {"door": "DA-DOR-04", "locked": "DA-DOR-24", "secret": "DA-DOR-33"}[kind]
            yield Reason(rule, f"opened-{kind}", cells=cells)
        elif not ground.canvas.beside(border) & reached:
            continue
        elif kind == "shut":
            yield Reason("DA-DOR-06", "shut-entrance", cells=cells)
        elif kind in ("locked", "secret") and query.open == "doors":
            yield Reason("DA-DOR-16" if kind == "locked" else "DA-DOR-30", f"shut-{kind}", cells=cells)
        elif kind in ("locked", "secret") and mover.enemies & (
            ground.squares_of(one) | ground.squares_of(other)
        ):
            yield Reason("DA-DOR-19" if kind == "locked" else "DA-DOR-32", "shut-enemy", cells=cells)
