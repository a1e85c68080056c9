"""A game as it is shown at a table, in one language, to everybody and to each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from undercroft import bots
from undercroft.games.boxes import Edition
from undercroft.games.setups import Setup
from undercroft.kernel import SPECTATOR, Decision, Game, Journal, Onlooker, Option, Rules, Seat, State, View
from undercroft.text import question, rule_title
from undercroft.text.editions import words_of
from undercroft.text.endings import together
from undercroft.text.namers import StateNamer
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import awaited
from undercroft.text.words import Language, Name, Words

from . import shapes
from .building import here, names_a_place
from .logs import Log
from .queries import Asked, Inquiry, reply
from .read_cache import Piece, cache_of
from .registry import painter_of
from .sides import ending, giving_up, hands_of_mates

T = TypeVar("T")
MESSAGES = (Path(__file__).parent / "messages", Path(bots.__file__).parent / "messages")
Players = Mapping[int, str]
NOBODY: Players = {}
Statistics = Sequence[tuple[str, tuple[str, ...]]]  # rows of a table, the head first


class Presenter:
    """One table's game in one language. Unchanged parts are served from its cache."""

    def __init__(self, edition: Edition, setup: Setup, language: Language, *, strict: bool = False) -> None:
        """`strict`: a missing word is an error, for tests."""
        self.edition, self.setup, self.language = edition, setup, language
        self.painter = painter_of(edition.box)
        self.narrator = Narrator(edition, setup, words_of(edition, language, *MESSAGES, strict=strict))
        self.cache = cache_of(self.narrator)
        self._shown: _Shown | None = None  # the last view
        self._scene: _Scene | None = None  # the last that was drawn
        self._onlookers: dict[Seat, Onlooker] = {}
        self.log = Log(edition, self.painter, self.narrator)

    # -- parts

    def public(
        self, game: Game[Any], statistics: Statistics | None = None, players: Players = NOBODY
    ) -> shapes.Public:
        """The public parts, as shapes."""
        parts = self.parts(game, statistics, players)
        return shapes.Public(**{name: part.shape for name, part in parts.items()})

    def parts(
        self, game: Game[Any], statistics: Statistics | None = None, players: Players = NOBODY
    ) -> dict[str, Piece[Any]]:
        """The public scene, part by part. A game that is over may have its statistics in the status.

        `players`: the names of those who play, by seat, to say whom the others wait for.
        """
        cache, seen, ready = self.cache, self.seen(game, SPECTATOR), self._ready(game)
        over = (statistics, players) if seen.state.outcome else None
        of = _without_answers(seen.state, ()), over
        if self._scene is None or self._scene.of != of:
            self._scene = self._draw(Game(game.rules, of[0]), of, statistics, players)
        mats = self._scene.mats
        if ready:
            mats = tuple([replace(mat, ready=True) if mat.seat in ready else mat for mat in mats])
        waiting = self._waiting(seen, self.narrator.namer(seen.state), players)
        return {
            **self._scene.pieces,
            "mats": cache.keep("mats", mats),
            "waiting": cache.keep("waiting", waiting),
        }

    def _draw(
        self, g: Game[Any], of: tuple[Any, ...], statistics: Statistics | None, players: Players
    ) -> _Scene:
        """Draw the public parts of a state that has no answers to open questions."""
        painter, narrator, cache = self.painter, self.narrator, self.cache
        # To note what is read costs about as much as to draw: that is done for what seldom changes.
        pieces: dict[str, Piece[Any]] = {
            "board": cache.keep("board", cache.recall("board", g, partial(_by, painter.board, narrator))),
            "figures": cache.keep("figures", painter.figures(g, narrator)),
            "track": cache.keep("track", painter.track(g, narrator)),
            "status": cache.keep("status", self._status(g, statistics, players)),
            "supply": cache.keep("supply", cache.recall("supply", g, partial(_by, painter.supply, narrator))),
        }
        return _Scene(of, pieces, painter.mats(g, narrator))

    def seat(self, game: Game[Any], seat: Seat) -> shapes.Seat:
        """The parts for a seat's player alone; that others have answered in secret changes nothing."""
        if not game.has_answered(seat) and not _is_asked(game, seat):
            known = self.cache.held(("piles", seat), game.state)
            if known is not None:  # of leaves that hid nothing from the seat: it need not be looked for again
                return shapes.Seat(seat, known)
        seen = self.seen(game, seat)
        asked = self.asked(game, seen)

        def piles(state: State) -> tuple[shapes.Pile, ...]:
            own = self.painter.piles(Game(game.rules, state), seat, self.narrator)
            shown = View(seat, state, seen.open)
            return (*own, *hands_of_mates(self.painter, self.narrator, game.rules, shown))

        def question(_: State) -> shapes.Question | None:
            return self._question(game, seen, asked)  # choices are asked of the game: all of it is `given`

        found = self.cache.read(("piles", seat), seen.state, piles)
        if asked is None:
            return shapes.Seat(seat, found)
        of = _without_answers(seen.state, (seat,)), asked, seen.mine() is None
        return shapes.Seat(seat, found, self.cache.read(("question", seat), seen.state, question, of))

    def lines(
        self, journal: Journal[Any], since: int = -1, seats: Sequence[Seat] = (), to: int | None = None
    ) -> list[shapes.Line]:
        """The log after answer `since`, as the person who holds these seats may read it; -1: all of it.

        `to`: the last answer that is told of; the newest unless it is given.
        """
        answers = range(since + 1, (len(journal.entries) if to is None else to) + 1)
        return [line for lines in self.told(journal, answers, seats) for line in lines]

    def told(
        self, journal: Journal[Any], answers: Iterable[int], seats: Sequence[Seat]
    ) -> list[tuple[shapes.Line, ...]]:
        """The same of these answers, one by one: the lines that begin with each."""
        return self.log.told(journal, answers, tuple(seats), self._log_namer(journal))

    def is_open(self, journal: Journal[Any], since: int) -> bool:
        """Does everybody read the same in the log from this answer on?"""
        return self.log.is_open(journal, since, self._log_namer(journal))

    def events(self, journal: Journal[Any], answer: int, seats: Sequence[Seat]) -> tuple[shapes.Line, ...]:
        """A line for each event after an answer, none of them summed up."""
        return self.log.events(journal, answer, tuple(seats), self._log_namer(journal))

    def _log_namer(self, journal: Journal[Any]) -> StateNamer:
        return self.narrator.namer(self.seen(journal.game, SPECTATOR).state)

    def query(
        self, journal: Journal[Any], seat: Seat, query: Asked, seats: Sequence[Seat] | None = None
    ) -> Struct:
        """The engine's answer to a question that changes nothing, as this seat may know it.

        `seats`: all of the person who asks, for the log; the one seat if they are not given.
        """
        self.log.learn(journal)
        own = (seat,) if seat != SPECTATOR else ()
        return reply(Inquiry(self, journal, seat, query, own if seats is None else seats))

    # -- what a seat sees and is asked

    def seen(self, game: Game[Any], seat: Seat) -> View:
        """The view of a seat, made once for each position: every step of a game opens new questions."""
        shown = self._shown
        if shown is None or shown.game is not game or shown.open is not game.open:
            shown = self._shown = _Shown(game, game.open, game.state.clone(), {})
        if seat not in shown.views:
            spectators = self.seen(game, SPECTATOR).state if seat != SPECTATOR else None
            if seat not in self._onlookers:
                self._onlookers[seat] = Onlooker(seat)
            shown.views[seat] = self._onlookers[seat].view(game, shown.state, spectators)
        return shown.views[seat]

    def drawn(self, game: Game[Any], seat: Seat) -> Game[Any]:
        """The view of a seat as a game that rules can be asked about; it is never played on."""
        return Game(game.rules, self.seen(game, seat).state)

    def asked(self, game: Game[Any], seen: View) -> Decision | None:
        """The question that a seat may answer, or has answered and may answer again."""
        return seen.mine() or game.answered(seen.seat)

    def statistics(self, journal: Journal[Any]) -> Statistics:
        """The statistics of a whole game at its end; looks through all of it."""
        return tuple(self.painter.report(journal, self.narrator))

    def _status(self, g: Game[Any], statistics: Statistics | None, players: Players) -> shapes.Status:
        """How things stand, with what is the same in every game: who would give up, and how it ended."""
        status = self.painter.status(g, self.narrator)
        if g.state.outcome:
            ended = self._ending(g.rules, g.state, players)
            return replace(status, ending=ended, stats=tuple(statistics or ()))
        would = giving_up(self.edition.box, g.rules, g.state)
        return replace(status, giving_up=would) if would is not None else status

    def _ending(self, rules: Rules[Any], s: State, players: Players) -> shapes.Ending | None:
        """The winners, by the names of those who play."""
        words, namer = self.narrator.words, self.narrator.namer(s)
        return ending(
            self.narrator, rules, s, lambda seat: _player(words, namer.seat(seat), players.get(seat, ""))
        )

    def _question(self, game: Game[Any], seen: View, decision: Decision | None) -> shapes.Question | None:
        if decision is None:
            return None
        again, namer = seen.mine() is None, self.narrator.namer(seen.state)

        def choices(options: Sequence[Option]) -> tuple[shapes.Choice, ...]:
            return tuple(self._choice(game, seen, decision, option, namer) for option in options)

        asked = shapes.Question(
            seen.seat,
            decision.what,
            question(self.narrator.words, namer, decision),
            decision.rule,
            rule_title(self.narrator.words, decision.rule),
            choices(decision.options),
            choices(decision.asides),
            again,
            _given(seen) if again else "",
            decision.secret,
        )
        return self.painter.question(self.drawn(game, seen.seat), asked, self.narrator)

    def _choice(
        self, game: Game[Any], seen: View, decision: Decision, option: Option, namer: StateNamer
    ) -> shapes.Choice:
        label = self.narrator.label(option, namer)
        choice = self.painter.choice(game, decision, option, label, self.narrator)
        if not choice.cells or not names_a_place(choice):
            return choice
        return replace(choice, button=here(self.narrator.words, choice))

    def _waiting(self, seen: View, namer: StateNamer, players: Players) -> tuple[shapes.Waiting, ...]:
        """Whom the others wait for; of what is asked in secret, no more than that."""
        words = self.narrator.words
        asked = [decision for decision in seen.open if decision.secret]
        secret = tuple(dict.fromkeys(seat for each in asked for seat in (*each.among, *each.seats)))

        def names(seats: Sequence[Seat]) -> list[Name]:
            return together(
                words, [_player(words, namer.seat(seat), players.get(seat, "")) for seat in seats]
            )

        found = [
            shapes.Waiting(d.seats, awaited(words, namer, d, names(d.seats)))
            for d in seen.open
            if not d.secret
        ]
        if secret:
            found.append(shapes.Waiting(secret, self._waiting_for(names(secret)), secret=True))
        return tuple(found)

    def _waiting_for(self, players: Sequence[Name]) -> str:
        words, names = self.narrator.words, [self.narrator.words.forms(name) for name in players]
        who, to = (words.listed([name[form] for name in names]) for form in ("the", "to"))
        return words.say("scene-waiting", **{"who": who, "who-to": to})

    def _ready(self, game: Game[Any]) -> frozenset[int]:
        """Seats that have answered what others still think about; nobody where it is secret who is asked."""
        if not game.state.answers or any(decision.among for decision in game.open):
            return frozenset()
        seats = range(len(self.narrator.seats))
        return frozenset([seat for seat in seats if game.has_answered(Seat(seat))])


def _by(paint: Callable[[Game[Any], Narrator], T], narrator: Narrator, g: Game[Any]) -> T:
    return paint(g, narrator)


class _Scene(NamedTuple):
    """A drawn state: all that is public in it but whom it waits for."""

    of: tuple[Any, ...]
    pieces: dict[str, Piece[Any]]
    mats: tuple[shapes.Mat, ...]


class _Shown(NamedTuple):
    """A position, by the game and its open questions, and how seats see it."""

    game: Game[Any]
    open: tuple[Decision, ...]
    state: State  # a copy: the game goes on
    views: dict[Seat, View]


def _player(words: Words, seat: Name, player: str) -> Name:
    """The player of a seat, and the role: "Ana (Brute)"; a seat without a person by what it plays."""
    return Name(player, article="no", note=words.forms(seat)[""]) if player else seat


def _is_asked(game: Game[Any], seat: Seat) -> bool:
    for decision in game.open:  # noqa: SIM110  asked for each feed, and a generator takes three times as long
        if seat in decision.seats:
            return True
    return False


def _without_answers(state: Any, but: Sequence[Seat]) -> Any:
    """A state without the secret answers that it keeps, but for those of some seats."""
    if not state.answers:
        return state
    answers = tuple(each for each in state.answers if each.seat in but)
    return state if answers == state.answers else replace(state, answers=answers)


def _given(seen: View) -> str:
    """The answer that a seat gave to the question that others still think about."""
    answers = [each.key for each in seen.state.answers if each.seat == seen.seat]
    return answers[-1] if answers else ""
