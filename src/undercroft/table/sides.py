"""The sides at a table: what follows from them for clocks, undo and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel import Seat, Standing, standing

from .refusals import Refusal

if TYPE_CHECKING:
    from .tables import Table


class Sided:
    """The sides and their people, as long as nobody changes sides or seats."""

    def __init__(self, table: Table, sides: tuple[str, ...]) -> None:
        self.revision, self.room = table.revision, table.room.count
        self.sides = sides  # of all seats
        self.people: dict[str, set[int]] = {}  # by side: the holders of its seats
        for chair, side in zip(table.room.chairs, sides, strict=True):
            if chair.person:
                self.people.setdefault(side, set()).add(chair.person)
        self.own: dict[int, tuple[str, ...]] = {}  # by person: the sides that they play for
        for side, those in self.people.items():
            for person in those:
                self.own[person] = (*self.own.get(person, ()), side)
        self.competitive = table.edition.box.competitive(table.setup, self.people)


def side_of(table: Table, seat: int) -> str:
    """The side of a seat, as the rules have it now."""
    return table.edition.rules.side_of(table.journal.game.state, Seat(seat))


def people_by_side(table: Table) -> dict[str, set[int]]:
    """The holders of each side's seats; also those whom a bot replaces for a while. Made once a revision."""
    return _sided(table).people


def sides(table: Table) -> tuple[str, ...]:
    """The sides of all seats; they are found but once for a revision."""
    return _sided(table).sides


def _sided(table: Table) -> Sided:
    known = table.sided
    if known is not None and known.revision == table.revision:
        return known
    state, side = table.journal.game.state, table.edition.rules.side_of
    sides = tuple([side(state, Seat(chair.seat)) for chair in table.room.chairs])
    if known is None or known.sides != sides or known.room != table.room.count:
        known = table.sided = Sided(table, sides)
    known.revision = table.revision
    return known


def is_competitive(table: Table) -> bool:
    """Do people play against people here, as they sit now?"""
    return _sided(table).competitive


def sides_of(table: Table, person: int) -> tuple[str, ...]:
    """The sides that a person plays for; none: they look on."""
    return _sided(table).own.get(person, ())


def rivals_of(table: Table, person: int) -> set[int]:
    """Those who hold seats of sides that are not this person's; nobody where people play together."""
    sided = _sided(table)
    if not sided.competitive:
        return set()
    own = sides_of(table, person)
    return {each for side, those in sided.people.items() if side not in own for each in those}


def channel(table: Table, person: int) -> str:
    """The side that a person may talk to alone; empty: nobody else is on it, or nobody plays against it."""
    people = people_by_side(table)
    if len(people) < 2:
        return ""
    alone = [side for side in sides_of(table, person) if len(people[side]) > 1]
    return alone[0] if alone else ""


def own_channel(table: Table, person: int) -> str:
    """The same, for somebody who wants to talk to it."""
    side = channel(table, person)
    if not side:
        raise Refusal("no-mates")
    return side


def hears(table: Table, person: int, side: str) -> bool:
    """Is what was said to this side for a person to hear? Words to no side are for everybody."""
    return not side or side in sides_of(table, person)


def standing_of(table: Table, person: int) -> Standing | None:
    """How the game ended for a person; None while it goes on."""
    if not table.over:
        return None
    seats = map(Seat, table.room.seats_of(person))
    return standing(table.edition.rules, table.journal.game.state, seats)
