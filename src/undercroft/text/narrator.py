"""A game in words: what happened, what is asked, why, and the cards in a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from undercroft.games.boxes import Edition
from undercroft.games.setups import Setup
from undercroft.kernel import Decision, Entry, Game, Option, Rules, Seat, State, View, redact, view

from .cards import record_text
from .endings import scores, who_won
from .explanations import reasons, rule_line, why
from .namers import StateNamer
from .phrases import arguments
from .sentences import event_message, fact, line_of_text, option_label, question, sentence
from .summaries import Fold, Folder, summed_up
from .words import Words

T = TypeVar("T")
P = TypeVar("P")
IN_FULL = ("hand", "picked", "played", "active", "items-ready", "goal")  # piles that are told with their text


class Told(NamedTuple, Generic[P]):
    """A sentence, the place of its event, and those that it sums up."""

    place: P
    text: str
    entry: Entry
    parts: tuple[Told[P], ...] = ()  # each of one event, or a sum within

    @property
    def events(self) -> Iterator[Told[P]]:
        """The sentences of single events."""
        if not self.parts:
            yield self
        for part in self.parts:
            yield from part.events


class Narrator:
    """Tells a game in one language. It says what its caller may see: give it redacted entries and states."""

    def __init__(self, edition: Edition, setup: Setup, words: Words) -> None:
        self.edition, self.setup, self.words = edition, setup, words
        # All that ever stood there: the log still speaks of those who fell.
        self._figures: dict[int, Any] = {}
        self._met: dict[int, Any] = {}  # those who were there last
        self._kept: dict[Any, Any] = {}

    @cached_property
    def seats(self) -> Sequence[str]:
        return self.edition.seats(self.setup)

    def namer(self, state: Any) -> StateNamer:
        """Names for what is in this state, and for all who were there before."""
        self.meet(getattr(state, "figures", {}))
        return self._namer

    @cached_property
    def _namer(self) -> StateNamer:
        found = StateNamer(
            self.words, None, self.seats, self.edition.box.grid, self.edition.record, self.edition.box.nouns
        )
        found.figures = self._figures
        return found

    def say(self, message: str, **args: str | int) -> str:
        return self.words.say(message, **args)

    def reason(self, message: str, args: Mapping[str, str | int], about: Struct | None, state: Any) -> str:
        """Why somebody would do something; the fields of `about` name figures as those of an event do."""
        if about is None:
            return self.say(message, **args)
        named = arguments(self.words, self.namer(state), about, message)
        return line_of_text(self.say(message, **{**named, **args}))

    def seat(self, seat: Seat, form: str = "") -> str:
        """The name of the seat; with a form, as sentences need it."""
        return self.words.forms(self.namer(None).seat(seat))[form]

    def happened(self, entries: Iterable[Entry], game: Game[Any], seat: Seat | None) -> list[str]:
        """Sentences for what the seat may know of it; events that only keep the books have none."""
        return [said for _, said in self.numbered(entries, game, seat)]

    def numbered(self, entries: Iterable[Entry], game: Game[Any], seat: Seat | None) -> list[tuple[int, str]]:
        """Sentences with the place of their event, counted from 1; without a seat all is told."""
        entries = list(entries)
        self.learn(entries)
        namer = self.namer(_state_for(game, seat))
        told = [sentence(self.words, namer, _entry_for(entry, seat)) for entry in entries]
        over = self.outdone(entries)
        return [(number, said) for number, said in enumerate(told, 1) if said and number not in over]

    def told(
        self, numbered: Sequence[tuple[P, Entry]], game: Game[Any], seat: Seat | None, since: int = 0
    ) -> list[Told[P]]:
        """Sentences for events, each with its place; several that the game sums up have one.

        `since`: what ended before so many events is left out; something that went on then is told whole.
        """
        self.learn(entry for _, entry in numbered[since:])
        entries = dict(enumerate((entry for _, entry in numbered), 1))
        folder: Folder[int] = Folder(self.edition.box.summaries)
        for number, entry in entries.items():
            folder.add(number, entry)
        over, namer = self.outdone(list(entries.values())), self.namer(_state_for(game, seat))

        def said(each: int | Fold[int]) -> Told[P] | None:
            if isinstance(each, Fold) and each.is_alone:
                return said(each.members[0])
            if isinstance(each, Fold):
                inner = [part for part in map(said, each.members) if part is not None]
                known = [_entry_for(entry, seat) for entry in each.entries]
                text = summed_up(self.words, namer, each.summary, known, each.over)
                return Told(numbered[each.first - 1][0], text, known[0], tuple(inner))
            entry = _entry_for(entries[each], seat)
            text = "" if each in over else sentence(self.words, namer, entry)
            return Told(numbered[each - 1][0], text, entry) if text else None

        fresh = (each for each in folder.found if last_of(each) > since)
        return [told for told in map(said, fresh) if told is not None]

    def learn(self, entries: Iterable[Entry]) -> None:
        """Remember who came to the board, to name those who have fallen since."""
        self.meet(_placed(entries))

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """A text that does not change within this language, such as that of a card: made only once."""
        found: T | None = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found

    def meet(self, figures: Mapping[int, Any]) -> None:
        """Know these figures."""
        if figures and figures != self._met:
            self._met = dict(figures)  # a copy: a state that is played on changes its own
            self._figures |= figures

    def outdone(self, entries: Sequence[Entry]) -> set[int]:
        """Of events in a row whose message has `.last = yes` only the last is told: it replaces them."""
        kinds = [type(entry.event) for entry in entries]
        pairs = enumerate(pairwise(kinds), 1)
        same = ((number, kind) for number, (kind, following) in pairs if kind is following)
        return {n for n, kind in same if self.words.attribute(event_message(kind), "last") == "yes"}

    def why(self, entry: Entry, game: Game[Any], seat: Seat | None) -> list[str]:
        """The rule behind an event and the reasons that were kept, as the seat may know them."""
        known, namer = _entry_for(entry, seat), self.namer(_state_for(game, seat))
        return [self._told(known, namer), *why(self.words, namer, known)]

    def explained(self, known: Entry, state: Any) -> list[str]:
        """The same of an entry that hides what it must, without the English of the rule."""
        namer = self.namer(state)
        rule = [rule_line(self.words, known.rule)] if known.rule else []
        return [self._told(known, namer), *rule, *reasons(self.words, namer, known)]

    def _told(self, known: Entry, namer: StateNamer) -> str:
        return sentence(self.words, namer, known) or type(known.event).__name__

    def question(self, decision: Decision, game: Game[Any], seat: Seat) -> str:
        return question(self.words, self.namer(view(game, seat).state), decision)

    def labels(self, options: Iterable[Option], game: Game[Any], seat: Seat) -> list[str]:
        """The label of each option."""
        namer = self.namer(view(game, seat).state)
        return [self.label(option, namer) for option in options]

    def label(self, option: Option, namer: StateNamer) -> str:
        """The label of an option."""
        return option_label(self.words, namer, option)

    def board(self, game: Game[Any], seat: Seat) -> list[str]:
        """The board as the seat sees it, and the table round it."""
        seen = view(game, seat)
        return [self.edition.box.draw(game.rules, seen).rstrip(), "\n".join(self.table(game.rules, seen))]

    def table(self, rules: Rules[Any], seen: View) -> list[str]:
        """The game's lines about its table, else a line for each figure that is up: health and conditions."""
        namer = self.namer(seen.state)
        facts = self.edition.box.facts(rules, seen)
        return [fact(self.words, namer, each) for each in facts] or self.figures(seen.state)

    def look(self, game: Game[Any], seat: Seat, what: str) -> list[str]:
        """A closer look at one thing on the table: a hex, a figure by its mark."""
        seen = view(game, seat)
        namer = self.namer(seen.state)
        return [fact(self.words, namer, each) for each in self.edition.box.look(game.rules, seen, what)]

    def figures(self, state: Any) -> list[str]:
        """A line for each figure that is up: health and conditions."""
        namer, told = self.namer(state), []
        for number, figure in getattr(state, "figures", {}).items():
            if figure.is_up:
                name = namer.figure(number)
                suffers = [
                    self.words.forms(namer.thing("condition", each.name, name.gender))[""]
                    for each in figure.conditions
                ]
                health = self.say(
                    "told-figure", who=self.words.forms(name)[""], hp=figure.hp, full=figure.full
                )
                told.append(", ".join([health, *suffers]))
        return told

    def result(self, outcome: str) -> str:
        """How the game ended."""
        message = f"result-{outcome}"
        return self.say(message) if self.words.has(message) else self.say("told-result", result=outcome)

    def ending(self, rules: Rules[Any], s: State) -> list[str]:
        """The result; who won, where players play against one another; the scores, if there are any."""
        name, seats = self.namer(s).seat, [Seat(seat) for seat in range(len(self.seats))]
        told = [self.result(s.outcome), who_won(self.words, rules, s, seats, name)]
        return [*filter(None, told), *scores(self.words, s, name)]

    def cards(self, game: Game[Any], seat: Seat) -> list[str]:
        """The cards of a seat, pile by pile: the hand with its text, of the others the names."""
        seen = view(game, seat)
        namer, told = self.namer(seen.state), []
        piles = self.edition.box.piles(seen, seat)
        for pile in piles:
            names = [self.words.forms(namer.thing(pile.kind, thing))[""] for thing in pile.things]
            title = f"pile-{pile.name}"
            if pile.name not in IN_FULL:
                told.append(f"{self.say(title)}: {', '.join(names)}")
                continue
            if self.words.has(title):
                told.append(f"{self.say(title)}:")
            texts = [record_text(self.words, namer, pile.kind, thing) for thing in pile.things]
            told += [_entry(name, text) for name, text in zip(names, texts)]
        return told

    def find(self, game: Game[Any], seat: Seat, wanted: str) -> list[str]:
        """Every card or other thing with such a name, with its text: what is at hand first."""
        namer = self.namer(None)
        found = self.named(view(game, seat), wanted)
        return [_entry(name, record_text(self.words, namer, kind, thing)) for name, kind, thing in found]

    def named(self, seen: View, wanted: str) -> list[tuple[str, str, str]]:
        """Things with such a name as (name, kind, id): the one that is called just so, else all alike."""
        namer, fits = self.namer(seen.state), {}
        at_hand = {
            each: pile.kind for pile in self.edition.box.piles(seen, seen.seat) for each in pile.things
        }
        content = self.edition.rules.content
        everything = {id: kind for kind in type(content).__struct_fields__ for id in getattr(content, kind)}
        for thing, kind in (at_hand | everything).items():
            name = self.words.forms(namer.thing(kind, thing))[""]
            if wanted.casefold() in (thing.casefold(), name.casefold()):
                return [(name, kind, thing)]
            if wanted.casefold() in name.casefold() and namer.record(kind, thing) is not None:
                fits[name] = (kind, thing)
        return [(name, *found) for name, found in fits.items()]


def _entry(name: str, text: str) -> str:
    """A name with what it does, further lines below."""
    return f"{name}: {text}".replace("\n", "\n    ") if text else name


def last_of(each: int | Fold[int]) -> int:
    """The number of an event, or of the last in a fold."""
    return last_of(each.members[-1]) if isinstance(each, Fold) else each


def _placed(entries: Iterable[Entry]) -> dict[int, Any]:
    """Figures as they came to the board, by the events that say so."""
    found = [entry.event for entry in entries if hasattr(entry.event, "leaf")]
    return {event.figure: event.leaf for event in found if hasattr(event, "figure")}


def _state_for(game: Game[Any], seat: Seat | None) -> Any:
    return game.state if seat is None else view(game, seat).state


def _entry_for(entry: Entry, seat: Seat | None) -> Entry:
    return entry if seat is None else redact(entry, seat)
