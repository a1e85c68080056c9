"""Writes down what a table shows, in one language: every part once for all who get the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec import Raw, structs

from undercroft.kernel import Seat
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter, Statistics
from undercroft.scenes.shapes import PUBLIC, Line
from undercroft.text.words import Language

from .acts import name_act
from .history import Step
from .records import Answered, BotSat, Shared, TakenBack, Upgraded
from .refusals import table_words
from .room_view import show_room, show_room_to
from .wire import Room

if TYPE_CHECKING:
    from .tables import Table

NAMES = tuple(sorted((*PUBLIC, "seats", "room")))
_encode = msgspec.json.Encoder().encode
REMEMBERED = 200  # sentences that name an undo


class WrittenSeat(shapes.Shape):
    """The same as `shapes.Seat`, its piles written already."""

    seat: int
    piles: Raw
    question: shapes.Question | None = None
    then: str = ""


class Part(NamedTuple):
    """A part of what is shown, as it is sent."""

    body: bytes
    crc: str  # eight digits, as a client writes it

    @classmethod
    def of(cls, value: Any) -> Part:
        return cls.written(_encode(value))

    @classmethod
    def written(cls, body: bytes) -> Part:
        return cls(body, f"{crc32(body):08x}")

    @property
    def raw(self) -> Raw:
        return Raw(self.body)


Parts = dict[str, Part]


class Page(NamedTuple):
    """All that a person is shown, until something happens."""

    parts: Parts
    crcs: dict[str, str]
    digest: str  # one number for all parts, which a client computes in the same way

    @classmethod
    def of(cls, parts: Parts) -> Page:
        crcs = {name: parts[name].crc for name in NAMES}
        text = "".join([f"{name}:{crc};" for name, crc in crcs.items()])
        return cls(parts, crcs, f"{crc32(text.encode()):08x}")


class Renderer:
    """One language of one table. Nothing is written before somebody wants to read it."""

    def __init__(self, table: Table, language: Language) -> None:
        self.table, self.language = table, language
        self.stage = Presenter(table.edition, table.setup, language)
        self.words = table_words(language)
        self._pages: dict[int, Page] = {}
        self._public_of: Any = None  # the position that the public parts show, if all was told, who plays
        self._public: Parts = {}
        self._shown: dict[str, Any] = {}  # by part: the shapes that were written last
        self._drawn: dict[int, tuple[shapes.Seat, str, bytes]] = {}  # what was written of a seat last
        self._piles: dict[int, tuple[Any, Raw]] = {}  # and of its cards, which change less than its question
        self._private: dict[int, Part] = {}  # by person: all of their seats
        self._page_key: tuple[int, int, frozenset[int], bool] | None = None
        self._room_of_all: Room | None = None
        self._found: tuple[int, Statistics] = -1, ()  # statistics, of a position
        self._said: dict[tuple[int, int, tuple[int, ...]], str] = {}

    def parts(self, person: int) -> Parts:
        """All that a person is shown now."""
        return self.page(person).parts

    def page(self, person: int) -> Page:
        """The same, with its digest; as long as it is the same page nothing has changed."""
        self._turn_page()
        page = self._pages.get(person)
        if page is None:
            seats = self.table.room.seats_of(person)
            private = b"[" + b",".join([self._seat(seat) for seat in seats]) + b"]"
            known = self._private.get(person)
            if known is None or known.body != private:
                known = self._private[person] = Part.written(private)
            own = {"seats": known, "room": self._room(person)}
            page = self._pages[person] = Page.of({**self._public_parts(), **own})
        return page

    def lines(self, start: int, seats: tuple[int, ...]) -> list[tuple[Line, ...]] | None:
        """What the log says from this step on, step by step, as somebody with these seats may read it.

        None: it begins before what is at hand.
        """
        steps = self.table.history.steps[start:]
        return None if steps and steps[0].answer < self._first else self._told(steps, seats)

    def settled(self, steps: int) -> tuple[int, int]:
        """How much of these steps will stay as it is: so many, and of the next the lines before event k.

        A line that is open after them will be replaced, and what follows it moves on.
        """
        told = self.table.history.steps
        if not steps:
            return 0, 0
        answer, k = self.stage.log.open_since(self.table.journal, told[steps - 1].answer)
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
        """What an answer was, to be named in an undo."""
        key = answer, self.table.history.given[answer - 1].revision, seats
        if key not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = name_act(self, answer, seats)
        return self._said[key]

    # -- pages

    def _turn_page(self) -> None:
        """What was written before something happened or was recalled, or somebody came, is of no use."""
        key = self.table.revision, self.table.held, self.table.present, self._statistics() is not None
        if self._page_key != key:
            self._page_key, self._pages, self._room_of_all = key, {}, None

    def _public_parts(self) -> Parts:
        statistics = self._statistics()
        room = self.table.room
        players = {c.seat: room.people[c.player].name for c in room.chairs if c.player}
        of = self.table.position, statistics is not None, players
        if self._public_of != of:
            shown = self.stage.public(self.table.journal.game, statistics, players)
            for name in PUBLIC:
                value = getattr(shown, name)
                known = self._shown.get(name)
                if known is not value and known != value:
                    self._shown[name] = value
                    self._public[name] = Part.of(value)
            self._public_of = of
        return self._public

    def _statistics(self) -> Statistics | None:
        """What the end screen shows; None before the end, or as long as another process looks for it."""
        table = self.table
        if not table.over:
            return None
        position, found = self._found
        if position != table.position:
            recalled = table.recalled.get(self.language)
            if recalled and recalled[0] == table.position:
                found = recalled[1]
            elif table.told is not None:
                found = self.stage.statistics(table.told)
            else:
                return None
            self._found = table.position, found
        return found

    def _seat(self, seat: int) -> bytes:
        ahead = self.table.history.ahead(seat)
        then = ahead.then if ahead else ""
        shown = self.stage.seat(self.table.journal.game, Seat(seat))
        known = self._drawn.get(seat)
        if known is None or known[0] is not shown or known[1] != then:
            question, ahead_of = shown.question, then
            if question and not question.again and any(c.key == then for c in question.choices):
                # Others are still asked: this question is shown as answered, and can be answered again.
                question, ahead_of = structs.replace(question, again=True, given=then), ""
            body = _encode(WrittenSeat(seat, self._cards(shown), question, ahead_of))
            known = self._drawn[seat] = shown, then, body
        return known[2]

    def _cards(self, shown: shapes.Seat) -> Raw:
        """The piles of a seat as they are sent."""
        known = self._piles.get(shown.seat)
        if known is None or known[0] is not shown.piles:
            known = self._piles[shown.seat] = shown.piles, Raw(_encode(shown.piles))
        return known[1]

    def _room(self, person: int) -> Part:
        reader = person if person in self.table.room.people else 0
        self._room_of_all = self._room_of_all or show_room(self)
        return Part.of(show_room_to(self, self._room_of_all, reader))

    # -- the log

    @property
    def _first(self) -> int:
        """The first answer whose entries are at hand; 0 is the opening."""
        untold = self.table.journal.untold
        return untold + 1 if untold else 0

    def _told(self, steps: list[Step], seats: tuple[int, ...]) -> list[tuple[Line, ...]]:
        """The lines of steps that follow on one another."""
        answers = [step.answer for step in steps if not step.note]
        told = iter(self.stage.told(self.table.journal, answers, _seats(seats)))
        return [(self._note(step),) if step.note else next(told) for step in steps]

    def _note(self, step: Step) -> Line:
        """What the table itself has to say: it stands in the log, but no rule is behind it."""
        people = self.table.room.people
        match step.note:
            case TakenBack(by=by):
                text = self.words.say("note-rewound", name=people[by].name)
            case Answered(by=by, line=line):
                seat = self.stage.narrator.seat(line.seat)
                text = self.words.say("note-referee", name=people[by].name, seat=seat)
            case BotSat(seat=late, bot=bot):
                text = self.words.say("note-late", seat=self.stage.narrator.seat(Seat(late)), bot=bot)
            case Upgraded(newer=newer):
                text = self.words.say("note-upgraded", version=newer)
            case Shared(by=by):
                text = self.words.say("note-shared", name=people[by].name)
            case _:
                text = ""
        return Line(step.answer, -step.revision, text, "")


def _seats(seats: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(map(Seat, seats))
