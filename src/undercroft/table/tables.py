"""A table: the game and the room round it. Records are its only writers; it has no clock and does no I/O."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from undercroft.bots import bot_names
from undercroft.games.boxes import Edition
from undercroft.journal_files import setup_of, starter
from undercroft.kernel import (
    BrokenRules,
    Draft,
    Journal,
    Seat,
    replace,
)
from undercroft.scenes.presenter import Statistics
from undercroft.text.words import Language

from . import wire
from .command_results import Checkpoint, CommandResult
from .commands import Plan, follow_up, plan
from .earlier import last_base
from .exporting import export, report
from .feeds import Feed
from .hidden_windows import Floor, open_windows
from .history import History
from .inquiries import Inquiries
from .limits import Limits
from .names import is_plain
from .playing import check_at_hand, play
from .presence import Presence
from .questions import Questions
from .records import (
    MOVES,
    Abandoned,
    Answered,
    AnyRecord,
    BotSat,
    Chatted,
    Departed,
    Held,
    Joined,
    Kicked,
    Left,
    Opened,
    Ordered,
    ProposalEnded,
    Returned,
    Rose,
    Sat,
    TakenBack,
    Upgraded,
    decode_records,
)
from .refusals import Refusal
from .rendering import Renderer
from .rooms import MOST_PEOPLE, Room, hash_token
from .sides import Sided, is_competitive
from .standing_orders import StandingOrders
from .upgrading import other_rules

REMEMBERED = 400  # commands of a person, to know one that comes twice
CHATS = 100  # that a newcomer is told
PARTED = 32  # connections that are remembered after their end
FOLLOWED = (*MOVES, Ordered)  # records after which somebody may be asked what is answered already
SHORT = 3_000  # answers of a game that is looked through without another process


class Table:
    """One game, its people and its rules of the house."""

    def __init__(self, edition: Edition, opened: Opened) -> None:
        self.edition, self.opened = edition, opened
        self.id, self.code, self.header = opened.table, opened.code, opened.header
        self.setup = setup_of(edition, self.header)
        self.version = self.header.version  # whose rules play it
        self.journal: Journal[Any] = Journal(self.header, starter(edition, self.setup, self.header.seed))
        self.dealt = bool(self.journal.game.results)  # rolled or drawn before the first question
        self.departed: list[Departed] = []  # of a campaign: the games that it sent its heroes to
        self.home: set[tuple[str, int]] = set()  # their endings that came home, also those taken back since
        self.returned: dict[int, str] = {}  # by its answers then: the child whose report came last
        self.abandoned = False  # of a child: the campaign has taken its departure back
        self.moved = 1  # the number of the record by which the game changed last
        self.border: Table | None = None  # the child of a campaign, for as long as somebody decides about it
        self.room, self.history, self.limits = Room(opened), History(), Limits()
        self.questions = Questions(self.journal.game)
        self.orders, self.floor = StandingOrders(), Floor()
        self.count = 1  # of all records
        self.revision = 0  # of the game and the room
        self.held = 0  # answers that wait for those of others, and standing orders: they change no revision
        self.position = 0  # the revision at which the game last changed
        self.touched = opened.at
        self.chats: list[wire.Chatted] = []  # the last of them, of all channels
        self._said: Counter[str] = Counter()  # by channel: how many there were
        self.chatted = 0  # how many there were in all
        self.kicked = 0  # the revision at which somebody was sent away last
        self.seated = 0  # the revision at which somebody took or left a seat last
        self.last_error = ""
        self.unplayable = other_rules(self)  # by these rules, or by what was kept
        self.upgrade: Upgraded | None = None  # newer rules took over in memory: written with what comes next
        self.presence = Presence()
        self.lost = False  # the records could not be followed up to their end
        self._done: dict[int, dict[str, None]] = {}  # by person: commands that took effect
        self.may_replay = True  # else an undo behind the positions at hand is FarBack, until it is brought
        self.earlier: Journal[Any] | None = None  # up to there, for the next undo
        self._renderers: dict[Language, Renderer] = {}
        # At a revision: the side of each seat, and who plays for each side.
        self.sided: Sided | None = None
        self.parted: deque[Feed] = deque(maxlen=PARTED)
        self._whole: tuple[int, Journal[Any]] | None = None
        self.inquiries = Inquiries(self)
        self.recalled: dict[Language, tuple[int, Statistics]] = {}

    def give_up_playing(self, why: Refusal) -> None:
        """The records cannot be followed up to their end: it can be looked at, and no more."""
        self.unplayable, self.lost = why, True

    def checkpoint(self) -> bytes:
        """A position near the end, so that loading need not play all that led to it."""
        base = last_base(self.edition, self.journal)
        state = Raw(self.edition.rules.encode(self.journal.position(base).state))
        asked = self.questions
        return msgspec.json.encode(Checkpoint(self.count, base, asked.posed, asked.since, asked.bank, state))

    # -- what it is like

    @property
    def closed(self) -> Refusal | None:
        """Why it can be looked at, and no more; None: it is played."""
        return self.unplayable or (Refusal("abandoned") if self.abandoned else None)

    @property
    def over(self) -> bool:
        return bool(self.journal.game.state.outcome)

    @property
    def answers(self) -> int:
        """How many answers count."""
        return len(self.history.given)

    def person_of(self, token: str) -> int:
        """Whose token this is; 0: nobody's."""
        return self.room.person_of(token)

    def renderer(self, language: Language) -> Renderer:
        """The renderer for readers of this language."""
        if language not in self._renderers:
            self._renderers[language] = Renderer(self, language)
        return self._renderers[language]

    def feed(
        self,
        person: int,
        language: Language,
        revision: int = -1,
        digest: str = "",
        parts: Mapping[str, str] | None = None,
        lines: int = 0,
    ) -> Feed:
        """A new connection. It goes on from what its client says it has already, if that can be."""
        for feed in self.parted:
            if (feed.person, feed.language) == (person, language) and feed.knows(revision, digest):
                feed.resume(revision, digest)
                self.parted.remove(feed)
                return feed
        feed = Feed(self, person, language)
        if parts:
            feed.take_up(revision, digest, parts, lines)
        return feed

    @property
    def told(self) -> Journal[Any] | None:
        """The journal with everything that ever happened; None if it is not at hand, or very long.

        A server then lets another process play all of it.
        """
        return self.journal if not self.untold and len(self.journal.answers) <= SHORT else None

    def whole(self) -> Journal[Any]:
        """The same, however long; what is not at hand is played again, which takes a while."""
        if not self.untold:
            return self.journal
        if self._whole is None or self._whole[0] != self.position:
            self._whole = self.position, self.journal.branch(len(self.journal.answers))
        return self._whole[1]

    @property
    def untold(self) -> int:
        """How many answers, from the first on, are not at hand as they were told."""
        return 0 if self.lost else self.journal.untold

    @property
    def open_to_all(self) -> bool:
        """Has the game no secrets any more: is it over, or did all agree to share the whole journal?

        A campaign goes on after its games, with decks that were hidden in them: their ends open nothing.
        """
        return self.room.shared or (self.over and not self.opened.parent)

    def statistics(self, language: Language) -> Statistics:
        """The rows that are shown when the game is over; all of it is looked through."""
        return self.renderer(language).presenter.statistics(self.whole())

    def recall(self, language: Language, statistics: Statistics) -> None:
        """The same, as another process has found them."""
        self.recalled[language] = self.position, tuple(statistics)

    def export(self, person: int, language: Language) -> bytes:
        """The journal, as far as this person may have it."""
        return export(self.renderer(language), person)

    def report(self, person: int, language: Language, error: str = "") -> bytes:
        """A report for developers to find a fault, as far as this person may know it."""
        return report(self.renderer(language), person, error)

    # -- commands

    def do(self, person: int, command: wire.AnyCommand, now: int, language: Language = "en") -> CommandResult:
        """Do what a person wants, in memory, or refuse it and change nothing; `language`: of typed lines."""
        guest = self.room.guest(person)
        if command.id in self._done.get(person, ()):
            return CommandResult(ack=wire.Ack(id=command.id, revision=self.revision))
        if self.closed and not isinstance(command, wire.Chat | wire.Ping | wire.Share | wire.Vote):
            raise self.closed
        try:
            planned = plan(self, person, command, now, language)
        except Refusal as refusal:
            self.note_fault(refusal)
            raise
        records = self._write(planned, now, person, command.id)
        pings: tuple[wire.Pinged, ...] = ()
        if isinstance(command, wire.Ping):
            self.limits.count("ping", person, now)
            pings = (wire.Pinged(person=person, name=guest.name, at=command.at, figure=command.figure),)
        return CommandResult(records, wire.Ack(id=command.id, revision=self.revision), pings)

    def join(
        self, name: str, token: str, *, code: str, now: int, seat: int = -1, most: int = MOST_PEOPLE
    ) -> CommandResult:
        """Somebody new comes, by the code that the host has given away; without a seat to watch.

        At a full table somebody who has gone makes room.
        """
        if not is_plain(name):
            raise Refusal("bad-name")
        if code.strip().casefold() != self.code.casefold():
            raise Refusal("wrong-code")
        if self.room.locked:
            raise Refusal("locked")
        person = len(self.room.people) + 1
        records: list[AnyRecord] = [
            *self._make_room(most, now),
            Joined(person=person, name=self.room.free_name(name), token=hash_token(token)),
        ]
        if seat >= 0:
            if holder := self.room.chair(seat).person:
                raise Refusal("taken", seat=seat + 1, name=self.room.people[holder].name)
            records.append(Sat(person=person, seat=seat))
        return CommandResult(self._write(Plan(records), now, person), person=person)

    def _make_room(self, most: int, now: int) -> list[AnyRecord]:
        if sum(not guest.gone for guest in self.room.people.values()) < most:
            return []
        away = self.room.replaceable(self.presence.persons, now)
        if not away:
            raise Refusal("crowded", most=most)
        return [Left(person=away)]

    def may_watch(self, revision: int, digest: str) -> bool:
        """May somebody look on who has not joined? At a locked table only who did so when it was locked."""
        return not self.room.locked or any(
            feed.admitted and not feed.person and feed.knows(revision, digest) for feed in self.parted
        )

    def tick(self, now: int) -> CommandResult:
        """End what is due: votes and clocks that run out."""
        records: list[AnyRecord] = []
        if self.room.ballot and self.room.ballot.until <= now:
            records.append(ProposalEnded(proposal=self.room.ballot.id, how="late"))
        if not self.closed:
            records += [self._late(seat) for seat in self.questions.late(now)]
        return CommandResult(self._write(Plan(records), now))

    def _late(self, seat: int) -> BotSat:
        """Whose time has run out is played for by the best who can."""
        return BotSat(seat=seat, bot=bot_names(self.edition, self.setup, Seat(seat))[-1], late=True)

    def next_tick(self) -> int | None:
        """When something will be due, if nothing happens before."""
        due = [] if self.closed else [self.questions.deadline(seat) for seat in self.questions.since]
        if self.room.ballot:
            due.append(self.room.ballot.until)
        return min(due, default=None)

    def note_fault(self, refusal: Refusal) -> None:
        """A fault of the rules refuses the command; it is remembered, to be told in a report."""
        if isinstance(refusal.__cause__, BrokenRules):
            self.last_error = str(refusal.__cause__)

    # -- records

    def write(self, records: Sequence[AnyRecord], now: int, draft: Draft | None = None) -> CommandResult:
        """Write records of the border to another table, which no command wrote."""
        return CommandResult(self._write(Plan(records, draft), now))

    def take(self, lines: Iterable[bytes]) -> None:
        """Apply what other workers have kept."""
        for record in decode_records(lines, self.count + 1):
            self.apply(record)

    def apply(self, record: AnyRecord, draft: Draft | None = None) -> None:
        """Write down one thing that happened: the only way in which a table changes.

        `draft`: the answer that is recorded, played on a copy already.
        """
        check_at_hand(self, record)
        shared = self.questions.sharers(record.line.seat) if isinstance(record, Answered) else None
        floor = self.edition.box.floor
        passing = bool(floor and shared) and not open_windows(self.journal.game).keys().isdisjoint(
            shared or ()
        )
        moved = isinstance(record, MOVES)
        if moved and not self.lost:
            play(self, record, draft)
        self._note(record)
        game, new = self.journal.game, set[int]()
        if moved:
            self.position = self.revision
            new = self.questions.pose(game, self.revision, shared)
            if floor:
                self.floor.meet(new.intersection(open_windows(game)), record.at, floor, passing=passing)
        if is_competitive(self):
            chairs = [] if self.room.ballot else self.room.chairs  # nobody's time runs during a vote
            playing = {chair.seat for chair in chairs if chair.player}
            start = self.floor.start_of_clocks(record.at)
            self.questions.time(game, playing, new, record.at, start)
        elif self.questions.since:
            self.questions.stop_clocks()

    def _write(self, plan: Plan, now: int, by: int = 0, id: str = "") -> tuple[AnyRecord, ...]:
        """Stamp records and apply them; the first bears the command's id. Answers given in advance follow."""
        planned = [self.upgrade, *plan.records] if self.upgrade and plan.records else plan.records
        stamped = ((record, "" if i else id) for i, record in enumerate(planned))
        records = tuple(replace(record, at=now, by=record.by or by, id=own) for record, own in stamped)
        for record in records:
            check_at_hand(self, record)
        for record in records:
            self.apply(record, plan.draft)
        moves = [record for record in records if isinstance(record, FOLLOWED)]
        return (*records, *self._follow_up(moves[-1], now)) if moves else records

    def _follow_up(self, move: AnyRecord, now: int) -> Iterator[AnyRecord]:
        """Answer what people have answered ahead, or ordered to pass, and are asked now."""
        while plan := follow_up(self, after_undo=isinstance(move, TakenBack)):
            for record in plan.records:
                stamped = replace(record, at=now)
                self.apply(stamped, plan.draft)
                yield stamped

    def _note(self, record: AnyRecord) -> None:
        """All but the game itself."""
        if isinstance(record, Answered):
            self.revision += 1
        else:
            self._note_other(record)
        self.history.apply(record, self.revision)
        self.count += 1
        self.touched = record.at
        if isinstance(record, MOVES):
            self.moved = self.count
            self.room.declined, self.room.verdict = (), None
        if record.id:
            done = self._done.setdefault(record.by, {})
            done[record.id] = None
            if len(done) > REMEMBERED:
                del done[next(iter(done))]

    def _note_other(self, record: AnyRecord) -> None:
        """Whatever is no answer: people and seats, what is ordered ahead, words, games of a campaign."""
        self.revision += not isinstance(record, Chatted | Held | Ordered)
        self.held += isinstance(record, Held | Ordered)
        self.room.apply(record)
        self.orders.apply(record)
        match record:
            case Sat() | Rose():
                self.seated = self.revision
            case Kicked():
                self.seated = self.kicked = self.revision
            case Abandoned(abandoned=abandoned):
                self.abandoned = abandoned
            case Departed():
                self.departed.append(record)
            case Returned(child=child, ending=ending):
                self.returned[self.answers] = child
                self.home.add((child, ending))
            case Chatted():
                self.limits.count("chat", record.by, record.at)
                self._hear(record)

    def _hear(self, record: Chatted) -> None:
        """Keep what was said for newcomers; channels are counted apart: a gap would tell that others talk."""
        self.chatted += 1
        self._said[record.side] += 1
        n, name, at = self._said[record.side], self.room.people[record.by].name, record.at // 1000
        said = wire.Chatted(n=n, person=record.by, name=name, text=record.text, at=at, side=record.side)
        self.chats = [*self.chats, said][-CHATS:]

    def note(self, record: AnyRecord) -> None:
        """Record what happened, without playing it."""
        self._note(record)
        if isinstance(record, MOVES):
            self.position = self.revision
