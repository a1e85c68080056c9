"""A game in words: what happened, what is asked, why, and the cards in a hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from undercroft import bots
from undercroft.games.boxes import Edition, Setup
from undercroft.kernel import Decision, Entry, Game, Option, Seat, redact, view
from undercroft.text import Words, card_text, option_label, question, sentence, why
from undercroft.text.editions import words_of
from undercroft.text.namers import StateNamer
from undercroft.text.words import Language

MESSAGES = (Path(__file__).parent / "messages", Path(bots.__file__).parent / "messages")


def words_for(language: Language, edition: Edition | None = None) -> Words:
    """The words of the terminal, and of a game if there is one."""
    return words_of(edition, language, *MESSAGES) if edition else Words.of(language, *MESSAGES)


class Teller:
    """Tells a game in one language. It says what its caller may see: give it redacted entries and states."""

    def __init__(self, edition: Edition, setup: Setup, language: Language) -> None:
        self.edition, self.setup = edition, setup
        self.words = words_for(language, edition)

    @cached_property
    def seats(self) -> Sequence[str]:
        return self.edition.box.seats(self.edition.rules.content, self.setup)

    def namer(self, state: Any) -> StateNamer:
        return StateNamer(self.words, state, self.seats, self.edition.box.grid)

    def say(self, message: str, **args: str | int) -> str:
        return self.words.say(message, **args)

    def seat(self, seat: Seat, form: str = "") -> str:
        """What the seat is called; with a form, as sentences need it."""
        return self.words.forms(self.namer(None).seat(seat))[form]

    def happened(self, entries: Iterable[Entry], game: Game[Any], seat: Seat | None) -> list[str]:
        """Sentences for what the seat may know of it; events that only keep the books have none."""
        return [said for _, said in self.numbered(entries, game, seat)]

    def numbered(self, entries: Iterable[Entry], game: Game[Any], seat: Seat | None) -> list[tuple[int, str]]:
        """Sentences with the place of their event, counted from 1; without a seat all is told."""
        namer = self.namer(_state_for(game, seat))
        told = [sentence(self.words, namer, _entry_for(entry, seat)) for entry in entries]
        return [(number, said) for number, said in enumerate(told, 1) if said]

    def why(self, entry: Entry, game: Game[Any], seat: Seat | None) -> list[str]:
        """The rule behind an event and the reasons that were kept."""
        known = _entry_for(entry, seat)
        namer = self.namer(_state_for(game, seat))
        return [
            sentence(self.words, namer, known) or type(known.event).__name__,
            *why(self.words, namer, known),
        ]

    def question(self, decision: Decision, game: Game[Any], seat: Seat) -> str:
        return question(self.words, self.namer(view(game, seat).state), decision)

    def labels(self, options: Iterable[Option], game: Game[Any], seat: Seat) -> list[str]:
        """What each option means."""
        namer = self.namer(view(game, seat).state)
        return [option_label(self.words, namer, option) for option in options]

    def board(self, game: Game[Any], seat: Seat) -> str:
        """The board as the seat sees it, and how those on it fare."""
        seen = view(game, seat)
        return "\n".join([self.edition.box.draw(game.rules, seen).rstrip(), *self.figures(seen.state)])

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
                    "term-figure", who=self.words.forms(name)[""], hp=figure.hp, full=figure.full
                )
                told.append(", ".join([health, *suffers]))
        return told

    def result(self, outcome: str) -> str:
        """How the game ended."""
        message = f"result-{outcome}"
        return self.say(message) if self.words.has(message) else self.say("term-result", result=outcome)

    def cards(self, game: Game[Any], seat: Seat) -> list[str]:
        """The cards in a seat's hand with their text, in games that have hands."""
        state = view(game, seat).state
        hand = getattr(state, "hands", {}).get(seat)
        records = getattr(game.rules.content, "card", {})
        namer = self.namer(state)
        told = []
        for card in getattr(hand, "cards", ()):
            name = self.words.forms(namer.card(card))[""]
            record = records.get(card)
            text = card_text(self.words, namer, record.effects) if record else ""
            told.append(f"{name}: {text}" if text else name)
        return told


def _state_for(game: Game[Any], seat: Seat | None) -> Any:
    return game.state if seat is None else view(game, seat).state


def _entry_for(entry: Entry, seat: Seat | None) -> Entry:
    return entry if seat is None else redact(entry, seat)
