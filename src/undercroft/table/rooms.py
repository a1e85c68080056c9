"""The people at the table, their seats, and their votes."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from msgspec import Struct

from .names import tidy
from .records import (
    MOVES,
    AnyRecord,
    BotSat,
    Joined,
    Kicked,
    Left,
    Locked,
    Opened,
    PolicySet,
    ProposalEnded,
    Proposed,
    Renamed,
    Rose,
    Sat,
    Shared,
    Voted,
)
from .refusals import Refusal
from .wire import ProposalKind, UndoPolicy

HOST = 1  # the first who joined
MOST_PEOPLE = 60
ARRIVING = 15_000  # milliseconds for somebody who joined to come


def hash_token(token: str) -> str:
    """The stored hash of a token: it cannot be reversed."""
    return sha256(token.encode()).hexdigest()


class Guest(Struct):
    """A person: known by a name, and by the token that only their browser has."""

    id: int
    name: str
    token: str
    joined: int = 0  # milliseconds since 1970
    kicked: bool = False
    left: bool = False

    @property
    def gone(self) -> bool:
        """May this person no longer be here?"""
        return self.kicked or self.left


class Chair(Struct):
    """A seat. Its person plays it, unless a bot does so for them, or for nobody."""

    seat: int
    person: int = 0
    bot: str = ""

    @property
    def player(self) -> int:
        """The person who answers for this seat now; 0: none."""
        return 0 if self.bot else self.person


class Ballot(Struct):
    """An open vote."""

    id: int
    by: int
    to: int
    asked: tuple[int, ...]
    until: int
    what: ProposalKind = "undo"
    agreed: tuple[int, ...] = ()


class Verdict(Struct, frozen=True):
    """How a vote ended that came to nothing, and by whose no."""

    ballot: Ballot
    how: str
    by: int = 0


class Room:
    """The people and their chairs. Only records change it."""

    def __init__(self, opened: Opened) -> None:
        self.people: dict[int, Guest] = {}
        self.chairs = [Chair(seat) for seat in range(opened.seats)]
        self.undo: UndoPolicy = opened.undo
        self.locked = False
        self.shared = False  # all agreed that the whole journal may be had before the end
        self.ballot: Ballot | None = None
        self.ballots = 0  # how many there were
        self.verdict: Verdict | None = None  # since the game last changed
        self.declined: tuple[tuple[int, ProposalKind], ...] = ()  # in vain since the game last changed
        self.count = 0  # of things that happened in it
        self._tokens: dict[str, int] = {}
        self._held: dict[int, tuple[int, ...]] = {}  # seats by person, as far as they were asked for
        self._seated: frozenset[int] | None = None  # the same for everybody who holds one

    def apply(self, record: AnyRecord) -> None:
        """Write down what happened in the room; other records are left alone."""
        if isinstance(record, MOVES):
            return
        self.count += 1
        self._held.clear()
        self._seated = None
        match record:
            case Joined(person=person, name=name, token=token, at=at):
                self.people[person] = Guest(person, name, token, at)
                self._tokens[token] = person
            case Sat(person=person, seat=seat):
                self.chairs[seat] = Chair(seat, person)
            case Rose(seat=seat):
                self.chairs[seat] = Chair(seat)
            case BotSat(seat=seat, bot=bot):
                self.chairs[seat] = Chair(seat, self.chairs[seat].person, bot)
            case Kicked(person=person):
                self.people[person].kicked = True
                self.chairs = [Chair(c.seat) if c.person == person else c for c in self.chairs]
            case Left(person=person):
                self.people[person].left = True
            case Locked(locked=locked):
                self.locked = locked
            case PolicySet(undo=undo):
                self.undo = undo
            case Renamed(by=person, name=name):
                self.people[person].name = name
            case _:
                self._apply_vote(record)

    def _apply_vote(self, record: AnyRecord) -> None:
        match record:
            case Proposed(proposal=number, by=by, to=to, asked=asked, until=until, what=what):
                self.ballot, self.ballots = Ballot(number, by, to, asked, until, what), number
                self.verdict = None
            case Shared():
                self.shared = True
            case Voted(by=by, agree=True) if self.ballot:
                self.ballot.agreed = (*self.ballot.agreed, by)
            case ProposalEnded(how=how, by=by) if self.ballot:
                if how in ("refused", "late", "void"):
                    self.declined = (*self.declined, (self.ballot.by, self.ballot.what))
                    self.verdict = Verdict(self.ballot, how, by if how == "refused" else 0)
                self.ballot = None

    def person_of(self, token: str) -> int:
        """Whose token this is; 0: nobody's, or that of somebody who was sent away."""
        person = self._tokens.get(hash_token(token), 0)
        return 0 if person and self.people[person].gone else person

    def guest(self, person: int) -> Guest:
        """Somebody who may act here."""
        found = self.people.get(person)
        if found is None:
            raise Refusal("spectator")
        if found.kicked:
            raise Refusal("kicked")
        if found.left:
            raise Refusal("left")
        return found

    def chair(self, seat: int) -> Chair:
        """A seat by its number."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-seat", seat=seat + 1, count=len(self.chairs))
        return self.chairs[seat]

    def seats_of(self, person: int) -> tuple[int, ...]:
        """The seats that a person holds, also those that a bot plays for them."""
        if person not in self._held:
            held = [chair.seat for chair in self.chairs if chair.person == person] if person else []
            self._held[person] = tuple(held)
        return self._held[person]

    def seated(self) -> frozenset[int]:
        """Everybody who holds a seat."""
        if self._seated is None:
            self._seated = frozenset([chair.person for chair in self.chairs if chair.person])
        return self._seated

    def replaceable(self, present: Collection[int], now: int) -> int:
        """The first comer of those who are away and hold no seat: their place is free; 0: there is nobody."""
        seated = self.seated()
        away = [
            guest.id
            for guest in self.people.values()
            if not guest.gone
            and guest.id != HOST
            and guest.id not in seated
            and guest.id not in present
            and not 0 <= now - guest.joined < ARRIVING
        ]
        return min(away, default=0)

    def free_name(self, name: str, person: int = 0) -> str:
        """The name, with a number behind it if somebody else has it already."""
        wanted = tidy(name)
        others = [guest for guest in self.people.values() if not guest.gone and guest.id != person]
        taken = {guest.name.casefold() for guest in others}
        numbered = (wanted if n == 1 else f"{wanted} {n}" for n in range(1, len(taken) + 2))
        return next(each for each in numbered if each.casefold() not in taken)
