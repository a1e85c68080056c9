"""The rules of undo: what may be taken back, by whom, and who must agree.

strict: only own answers before anything was rolled, drawn or shown. friendly: beyond that everybody else
who is seated and connected must agree; bots agree, and who is away is not waited for. free: anybody who is
seated. Where people play against people, what is not strictly one's own needs the other side, away or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from . import sharing
from .families import child_of, is_shown_since, last_return, used_chance
from .records import AnyRecord, ProposalEnded, Proposed, Redone, TakenBack, Voted
from .refusals import Refusal
from .rooms import HOST
from .sides import rivals_of
from .wire import Vote

if TYPE_CHECKING:
    from .tables import Table

VOTE = 30_000  # milliseconds to agree in


class Ruling(NamedTuple):
    """Whether somebody may take back all after an answer."""

    how: Literal["no", "free", "ask"]
    to: int = -1
    asked: tuple[int, ...] = ()
    strict: bool = False  # it is policy that forbids it
    why: str = ""  # of a "no": the code of the refusal
    who: str = ""  # and who is meant by it


def rule_undo(table: Table, person: int, to: int = -1) -> Ruling:
    """How the table's policy answers; `to` -1 means before the own last answer."""
    room, history = table.room, table.history
    if not (room.seats_of(person) or person == HOST):
        return Ruling("no")
    if to < 0:
        to = max(history.last_of(person) or history.last_of_anybody(), last_return(table)) - 1
    if not table.journal.floor <= to < len(history.given):
        return Ruling("no")
    if table.opened.parent and table.over:
        return Ruling("no", to, why="over-border")  # its result belongs to the campaign
    crossed = table.departed or history.reports  # of a campaign: most games have no border
    if crossed and (border := _over_the_border(table, person, to)) is not None:
        return border
    rivals = rivals_of(table, person)
    if room.undo == "free" and not rivals:
        return Ruling("free", to)
    if history.is_own_since(to, person) and not table.over and table.journal.is_undo_free(to):
        return Ruling("free", to)
    if room.undo == "strict":
        return Ruling("no", to, strict=True)
    others = room.seated() & table.presence.persons if room.undo == "friendly" else frozenset()
    asked = tuple(sorted((others | rivals) - {person}))
    return Ruling("ask" if asked else "free", to, asked)


def _over_the_border(table: Table, person: int, to: int) -> Ruling | None:
    """Of a campaign: to before a game that came home, or that the heroes are at; None: it goes over neither.

    A game that came home is open again at its last question, so all who are seated must agree, and nothing
    may have been rolled, drawn or shown since. Farther back there is only a new campaign from there on.
    """
    room, back = table.room, last_return(table)
    departed = bool(child_of(table))
    if to >= back and not departed:
        return None
    if to < back:
        if departed or to < back - 1:
            return Ruling("no", to, why="border-far")
        if is_shown_since(table, back):
            return Ruling("no", to, why="border-shown")
    elif table.border is not None and not used_chance(table.border):
        return None
    if room.undo == "strict":
        return Ruling("no", to, strict=True)
    others = sorted(room.seated() - {person})
    if away := [room.people[each].name for each in others if each not in table.presence.persons]:
        return Ruling("no", to, why="border-away", who=away[0])
    return Ruling("ask" if others else "free", to, tuple(others))


def undo(table: Table, person: int, to: int, now: int) -> list[AnyRecord]:
    """Take back what policy allows; put to the vote what the others must agree to."""
    ruling = rule_undo(table, person, to)
    if ruling.how == "no":
        if ruling.why:
            raise Refusal(ruling.why, name=ruling.who)
        raise Refusal("strict" if ruling.strict else "no-undo")
    if ruling.how == "free":
        return [take_back(table, ruling.to, person)]
    if (person, "undo") in table.room.declined:
        raise Refusal("asked-already")
    number = table.room.ballots + 1
    return [Proposed(proposal=number, to=ruling.to, asked=ruling.asked, until=now + VOTE)]


def take_back(table: Table, to: int, by: int) -> TakenBack:
    """The record of an undo, marked if it goes past a reveal."""
    return TakenBack(to=to, by=by, reveal=not table.journal.is_undo_free(to))


def may_redo(table: Table, person: int) -> bool:
    """Own answers, those of bots and of people who are away; where policy is free, all but a rival's."""
    history, room = table.history, table.room
    if not history.gone or not (room.seats_of(person) or person == HOST):
        return False
    giver = history.gone[-1].by
    if giver in (0, person):
        return True
    if giver in rivals_of(table, person):
        return False
    if room.undo == "free":
        return True
    return room.undo == "friendly" and giver not in table.presence.persons


def redo(table: Table, person: int) -> list[AnyRecord]:
    """Do again what was taken back last, with the answers of bots that followed it."""
    if not may_redo(table, person):
        raise Refusal("not-your-redo" if table.history.gone else "no-redo")
    return [Redone(count=table.history.redo_count())]


def vote(table: Table, person: int, command: Vote) -> list[AnyRecord]:
    """One no ends it; when all have agreed it is done."""
    ballot = table.room.ballot
    if ballot is None or ballot.id != command.proposal:
        raise Refusal("no-vote")
    if person == ballot.by and not command.agree:
        return [ProposalEnded(proposal=ballot.id, how="withdrawn")]
    if person not in ballot.asked or person in ballot.agreed:
        raise Refusal("not-asked-vote")
    voted = Voted(proposal=ballot.id, agree=command.agree)
    if not command.agree:
        return [voted, ProposalEnded(proposal=ballot.id, how="refused")]
    if {*ballot.agreed, person} < set(ballot.asked):
        return [voted]
    agreed = ProposalEnded(proposal=ballot.id, how="agreed")
    if ballot.what == "share":
        return sharing.agreed(table, ballot, voted, agreed)
    return [voted, agreed, take_back(table, ballot.to, ballot.by)]


def void_vote(table: Table, person: int) -> list[AnyRecord]:
    """Somebody who asked or was asked leaves: there is nothing to agree on any more."""
    ballot = table.room.ballot
    if ballot is None or person not in (ballot.by, *ballot.asked):
        return []
    return [ProposalEnded(proposal=ballot.id, how="void")]
