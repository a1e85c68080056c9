"""The whole journal before the end: it holds every secret, so all who are seated must agree.

Bots agree. Somebody who is seated but away cannot be asked, so the journal stays closed until they are back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from .records import AnyRecord, ProposalEnded, Proposed, Shared, Voted
from .refusals import Refusal
from .rooms import HOST, Ballot

if TYPE_CHECKING:
    from .tables import Table

VOTE = 30_000  # milliseconds to agree in


def share(table: Table, person: int, now: int) -> list[AnyRecord]:
    """Ask all others who are seated; a person who sits there alone has nobody to ask."""
    room = table.room
    if table.open_to_all:
        raise Refusal("shared-already")
    if not (room.seats_of(person) or person == HOST):
        raise Refusal("share-seated")
    if room.ballot:
        raise Refusal("voting")
    if (person, "share") in room.declined:
        raise Refusal("asked-already")
    asked = tuple(sorted(room.seated() - {person}))
    if away := [room.people[each].name for each in asked if each not in table.presence.persons]:
        raise Refusal("share-away", name=away[0])
    if not asked:
        return [Shared()]
    to = len(table.history.given)
    return [Proposed(proposal=room.ballots + 1, to=to, asked=asked, until=now + VOTE, what="share")]


def agreed(table: Table, ballot: Ballot, voted: Voted, ended: ProposalEnded) -> list[AnyRecord]:
    """All who were asked agreed. If somebody took a seat since then, the vote is void."""
    if table.room.seated() - {ballot.by, *ballot.asked}:
        return [voted, replace(ended, how="void")]
    return [voted, ended, Shared(by=ballot.by)]
