"""The sides at a table: what follows from them for clocks, undo and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel import Seat, Standing, standing

from .refusals import Refusal

if TYPE_CHECKING:
    from .tables import Table


def side_of(table: Table, seat: int) -> str:
    """The side of a seat, as the rules have it now."""
    return table.edition.rules.side_of(table.journal.game.state, Seat(seat))


def people_by_side(table: Table) -> dict[str, set[int]]:
    """The holders of each side's seats; also those whom a bot replaces for a while. Made once a revision."""
    return _sided(table)[1]


def sides(table: Table) -> tuple[str, ...]:
    """The sides of all seats; they are found but once for a revision."""
    return _sided(table)[0]


def _sided(table: Table) -> tuple[tuple[str, ...], dict[str, set[int]]]:
    if table.sided is None or table.sided[0] != table.revision:
        chairs, people = table.room.chairs, dict[str, set[int]]()
        found = tuple([side_of(table, chair.seat) for chair in chairs])
        for chair, side in zip(chairs, found, strict=True):
            if chair.person:
                people.setdefault(side, set()).add(chair.person)
        table.sided = table.revision, (found, people)
    return table.sided[1]


def is_competitive(table: Table) -> bool:
    """Do people play against people here, as they sit now?"""
    return table.edition.box.competitive(table.setup, people_by_side(table))


def sides_of(table: Table, person: int) -> tuple[str, ...]:
    """The sides that a person plays for; none: they look on."""
    people = people_by_side(table)
    if len(people) == 1:  # where all play together it need not be looked for seat by seat
        return tuple([side for side, those in people.items() if person in those])
    return tuple(dict.fromkeys([side_of(table, seat) for seat in table.room.seats_of(person)]))


def rivals_of(table: Table, person: int) -> set[int]:
    """Those who hold seats of sides that are not this person's; nobody where people play together."""
    people = people_by_side(table)
    if not table.edition.box.competitive(table.setup, people):
        return set()
    own = sides_of(table, person)
    return {each for side, those in people.items() if side not in own for each in those} - {person}


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
