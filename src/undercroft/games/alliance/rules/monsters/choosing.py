"""Which monster a player must activate: the tiers of the choice rule (DA-MON-04 to DA-MON-09)."""

from __future__ import annotations

from undercroft.games.alliance.options import ActivateOption
from undercroft.games.alliance.records.tiles import Room
from undercroft.games.alliance.rules.who import cell_of, monsters
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import Choice, Criterion, FigureId, Objection, Reason, Requirement, Seat

FAR, BESIDE, WITH = 1, 2, 3  # the tiers: best first


def ready(g: Delve) -> list[FigureId]:
    """The monsters that can be activated (DA-MON-01, DA-RND-08)."""
    return [figure for figure, leaf in monsters(g.state) if not leaf.exhausted]


def has_ready(g: Delve) -> bool:
    """Is any monster ready (DA-RND-06)?"""
    return any(not leaf.exhausted for _, leaf in monsters(g.state))


def rooms_of(g: Delve, seat: Seat) -> set[Room]:
    """Rooms that hold a hero of the player, defeated or not (DA-MON-08)."""
    s, board = g.state, ground(g)
    return {board.room_of(cell_of(s, figure)) for figure in s.alliances[seat].heroes}


def tier(g: Delve, figure: FigureId, rooms: set[Room]) -> int:
    """3 in a room with one of the heroes, 2 in one that a passage connects with it, else 1 (DA-MON-07)."""
    room = ground(g).room_of(cell_of(g.state, figure))
    if room in rooms:
        return WITH
    for one, other in g.state.dungeon.passages:
        if (one == room and other in rooms) or (other == room and one in rooms):
            return BESIDE
    return FAR


def by_tier(g: Delve, seat: Seat, some: list[FigureId]) -> tuple[list[FigureId], tuple[Reason, ...]]:
    """Those of the first tier that has any, and why (DA-MON-04, DA-MON-05, DA-MON-06)."""
    rooms = rooms_of(g, seat)
    criterion = Criterion[FigureId]("DA-MON-04", "tier", lambda figure: tier(g, figure, rooms))
    return g.best(some, (criterion,), str)


def too_near(g: Delve, seat: Seat, figure: FigureId) -> Objection:
    """A monster farther from the player's heroes is ready, so this one must wait."""
    rooms = rooms_of(g, seat)
    best = min(tier(g, each, rooms) for each in ready(g))
    rule = "DA-MON-04" if best == FAR else "DA-MON-05"
    return Objection(rule, "nearer-monster", number=tier(g, figure, rooms), limit=best)


MONSTERS: Choice[Delve, Seat] = Choice(
    "figure",
    ActivateOption,
    lambda g, seat: g.state.figures,
    (
        Requirement(
            "DA-MON-01",
            "no-monster",
            lambda g, seat, some: [figure for figure, _ in monsters(g.state)],
        ),
        Requirement(
            "DA-RND-08",
            "exhausted",
            lambda g, seat, some: [i for i in some if not g.state.figures[i].exhausted],
        ),
        Requirement("DA-MON-04", too_near, lambda g, seat, some: by_tier(g, seat, some)[0]),
    ),
)
