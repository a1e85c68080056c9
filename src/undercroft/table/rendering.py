"""The rendering of a table in one language: each part is drawn and written once for all who get the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw, structs

from undercroft.kernel import Seat
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter, Statistics
from undercroft.scenes.read_cache import Piece, crc_of
from undercroft.scenes.shapes import PUBLIC, Line
from undercroft.text.words import Language

from .acts import name_act
from .changes import change
from .history import Step
from .records import Answered, BotSat, Shared, TakenBack, Upgraded
from .refusals import table_words
from .room_view import rests_on, show_reader, show_room
from .wire import Room

if TYPE_CHECKING:
    from .tables import Table

OWN = ("reader", "room", "seats")  # the parts that are not the same for all, in the order of their names
NAMES = tuple(sorted((*PUBLIC, *OWN)))
DIGESTED = "".join([f"{name}:{{{name}}};" for name in NAMES])
FOR_ONE = dict.fromkeys(OWN, "%s")
REMEMBERED = 200  # sentences that name an undo


Parts = dict[str, Piece[Any]]


class Page(NamedTuple):
    """All that a person is shown, until something happens."""

    public: Parts  # the same ones for all
    own: Parts
    crcs: dict[str, str]  # of each
    digest: str  # one number for all parts, which a client computes in the same way

    @property
    def parts(self) -> Parts:
        return {**self.public, **self.own}


class Moment(NamedTuple):
    """The table as it is shown between two events."""

    revision: int
    held: int  # answers that wait
    persons: frozenset[int]  # who is here
    over: bool
    statistics: bool  # are they there?
    of: tuple[int, bool, dict[int, str]]  # the input of the public parts: position, statistics, who plays
    public: Parts
    crcs: dict[str, str]  # of the public parts
    digested: str  # with them; what a person alone is shown is to be filled in
    rooms: dict[bool, Piece[Room]]  # for those who joined, and those who did not
    pages: dict[int, Page]  # by person
    told: dict[tuple[int, tuple[int, ...] | None], list[tuple[Line, ...]]]  # since a step; None: to all
    settled: dict[int, tuple[int, int]]


class Renderer:
    """One language of one table. Nothing is written before somebody wants to read it."""

    def __init__(self, table: Table, language: Language) -> None:
        self.table, self.language = table, language
        self.presenter = Presenter(table.edition, table.setup, language)
        self.words = table_words(language)
        self._moment: Moment | None = None
        self._found: tuple[int, Statistics] = -1, ()  # statistics, of a position
        self._difference: tuple[Parts, Parts, dict[str, Raw], dict[str, Raw]] | None = None  # the last
        self._changes: dict[str, tuple[Piece[Any], Piece[Any], Raw | None]] = {}  # by part: the last
        self._rooms: dict[bool, tuple[tuple[object, ...], Piece[Room]]] = {}  # and what they rest on
        self._said: dict[tuple[int, int, tuple[int, ...]], str] = {}

    def parts(self, person: int) -> dict[str, bytes]:
        """All that a person is shown now, as it is sent."""
        return {name: part.body for name, part in self.page(person).parts.items()}

    def page(self, person: int) -> Page:
        """The same, with its digest; as long as it is the same page nothing has changed."""
        moment = self._now()
        page = moment.pages.get(person)
        if page is None:
            cache, room = self.presenter.cache, self.table.room
            joined = person in room.people
            seats = tuple([self._seat(seat) for seat in room.seats_of(person)])
            own: Parts = {
                "seats": cache.keep(("seats", person), seats),
                "room": self._room(moment, joined),
                "reader": cache.keep(("reader", person), show_reader(self, person if joined else 0)),
            }
            crcs = {name: part.crc for name, part in own.items()}
            digested = moment.digested % tuple([crcs[name] for name in OWN])
            page = Page(moment.public, own, moment.crcs | crcs, crc_of(digested.encode()))
            moment.pages[person] = page
        return page

    def difference(self, had: Page, has: Page) -> tuple[dict[str, Raw], dict[str, Raw]]:
        """The parts that somebody lacks who has a page, and what changed in the others."""
        known = self._difference
        if known is None or known[0] is not had.public or known[1] is not has.public:
            known = self._difference = had.public, has.public, *self._compare(had.public, has.public)
        whole, changes = self._compare(had.own, has.own)
        return {**known[2], **whole}, {**known[3], **changes}

    def _compare(self, had: Parts, has: Parts) -> tuple[dict[str, Raw], dict[str, Raw]]:
        whole: dict[str, Raw] = {}
        changes: dict[str, Raw] = {}
        for name, part in has.items():
            before = had[name]
            if before is not part and before.crc != part.crc:
                change = self._change(name, before, part)
                if change is None:
                    whole[name] = Raw(part.body)
                else:
                    changes[name] = change
        return whole, changes

    def _change(self, name: str, had: Piece[Any], has: Piece[Any]) -> Raw | None:
        """The change for somebody who has a part as it was before; None: all of it. Many ask for the same."""
        known = self._changes.get(name)
        if known is None or known[0] is not had or known[1] is not has:
            body = change(had, has)
            known = self._changes[name] = had, has, None if body is None else Raw(body)
        return known[2]

    def lines(self, start: int, seats: tuple[int, ...]) -> list[tuple[Line, ...]] | None:
        """The lines of the log from this step on, step by step, as somebody with these seats may read it.

        None: it begins before what is at hand.
        """
        told = self._now().told
        lines = told.get((start, seats)) or told.get((start, None))
        if lines is None:
            steps = self.table.history.steps[start:]
            if steps and steps[0].answer < self._first:
                return None
            lines = self._told(steps, seats)
            same = bool(steps) and self.presenter.is_open(self.table.journal, steps[0].answer)
            told[start, None if same else seats] = lines
        return list(lines)

    def settled(self, steps: int) -> tuple[int, int]:
        """How much of these steps will stay as it is: so many, and of the next the lines before event k.

        A line that is open after them will be replaced, and what follows it moves on.
        """
        known = self._now().settled
        if steps not in known:
            known[steps] = self._settled(steps)
        return known[steps]

    def _settled(self, steps: int) -> tuple[int, int]:
        told = self.table.history.steps
        if not steps:
            return 0, 0
        answer, k = self.presenter.log.open_since(self.table.journal, told[steps - 1].answer)
        if answer > told[steps - 1].answer:
            return steps, 0
        while steps and told[steps - 1].answer >= answer:
            steps -= 1
        return steps, k

    def latest(self, seats: tuple[int, ...], most: int) -> list[tuple[Line, ...]]:
        """The last steps of the log that are at hand, of so many lines at most."""
        steps = [step for step in self.table.history.steps[-most:] if step.answer >= self._first]
        told = self._told(steps, seats)
        count = sum(map(len, told))
        while told and count > most:
            count -= len(told.pop(0))
        return told

    def says(self, answer: int, seats: tuple[int, ...]) -> str:
        """The words that name an answer in an undo."""
        key = answer, self.table.history.given[answer - 1].revision, seats
        if key not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = name_act(self, answer, seats)
        return self._said[key]

    # -- pages

    def _now(self) -> Moment:
        """The part common to all until something happens or is recalled, or somebody comes or goes."""
        table, known = self.table, self._moment
        now = table.revision, table.held, table.presence.persons
        if known is not None and known[:3] == now and not known.over:
            return known
        over = table.over
        statistics = self._statistics() if over else None
        counted = statistics is not None
        if known is not None and known[:3] == now and known.statistics == counted:
            return known
        room = table.room
        players = {chair.seat: room.people[who].name for chair in room.chairs if (who := chair.player)}
        of = table.position, counted, players
        if known is not None and known.of == of:
            public, crcs, digested = known.public, known.crcs, known.digested
        else:
            public = self.presenter.parts(table.journal.game, statistics, players)
            crcs = {name: part.crc for name, part in public.items()}
            digested = DIGESTED.format_map(crcs | FOR_ONE)
        self._moment = Moment(*now, over, counted, of, public, crcs, digested, {}, {}, {}, {})
        return self._moment

    def _room(self, moment: Moment, joined: bool) -> Piece[Room]:
        if joined not in moment.rooms:
            of, known = rests_on(self.table), self._rooms.get(joined)
            if known is None or known[0] != of:
                shown = self.presenter.cache.keep(("room", joined), show_room(self, joined=joined))
                known = self._rooms[joined] = of, shown
            moment.rooms[joined] = known[1]
        return moment.rooms[joined]

    def _statistics(self) -> Statistics | None:
        """The statistics of the end screen; None while another process makes them."""
        table = self.table
        position, found = self._found
        if position != table.position:
            recalled = table.recalled.get(self.language)
            if recalled and recalled[0] == table.position:
                found = recalled[1]
            elif table.told is not None:
                found = self.presenter.statistics(table.told)
            else:
                return None
            self._found = table.position, found
        return found

    def _seat(self, seat: int) -> shapes.Seat:
        ahead = self.table.history.ahead(seat)
        shown = self.presenter.seat(self.table.journal.game, Seat(seat))
        if ahead is None:
            return shown
        question, then = shown.question, ahead.then
        if question and not question.again and any(choice.key == then for choice in question.choices):
            # Others are still asked: this question is shown as answered, and can be answered again.
            question, then = structs.replace(question, again=True, given=then), ""
        return structs.replace(shown, question=question, then=then)

    # -- the log

    @property
    def _first(self) -> int:
        """The first answer whose entries are at hand; 0 is the opening."""
        untold = self.table.journal.untold
        return untold + 1 if untold else 0

    def _told(self, steps: list[Step], seats: tuple[int, ...]) -> list[tuple[Line, ...]]:
        """The lines of steps that follow on one another."""
        answers = [step.answer for step in steps if not step.note]
        told = iter(self.presenter.told(self.table.journal, answers, _seats(seats)))
        return [(self._note(step),) if step.note else next(told) for step in steps]

    def _note(self, step: Step) -> Line:
        """A line of the table itself: it stands in the log, but no rule is behind it."""
        people = self.table.room.people
        match step.note:
            case TakenBack(by=0):
                text = self.words.say("note-reopened")
            case TakenBack(by=by):
                text = self.words.say("note-rewound", name=people[by].name)
            case Answered(by=by, line=line):
                seat = self.presenter.narrator.seat(line.seat)
                text = self.words.say("note-referee", name=people[by].name, seat=seat)
            case BotSat(seat=late, bot=bot):
                text = self.words.say("note-late", seat=self.presenter.narrator.seat(Seat(late)), bot=bot)
            case Upgraded(newer=newer):
                text = self.words.say("note-upgraded", version=newer)
            case Shared(by=by):
                text = self.words.say("note-shared", name=people[by].name)
            case _:
                text = ""
        return Line(step.answer, -step.revision, text, "")


def _seats(seats: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(map(Seat, seats))
