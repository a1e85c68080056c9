"""One attack, one sentence: nothing is lost in it, and its numbers are those of the events."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from undercroft.games.gloomhaven.events import fights
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.tiny import events as tiny_events
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import Journal, Part, Seat
from undercroft.parts.happenings import Damaged
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES, Language

from .shown import begun, played_at_random, stage_for

GAMES = {
    "barrow": ("gloomhaven", HavenSetup(scenario="1", party=("brute", "spellweaver"), level=3)),
    "crypt": ("gloomhaven", HavenSetup(scenario="2", party=("mindthief", "scoundrel", "tinkerer"), level=5)),
    "hall": ("gloomhaven", HavenSetup(scenario="4", party=("cragheart", "tinkerer", "brute", "mindthief"))),
    "tiny": ("tiny", TinySetup()),
}
DECLARED = (fights.AttackDeclared, tiny_events.AttackDeclared)
SEEDS = ("a", "b", "c")


def flat(lines: Iterable[shapes.Line]) -> Iterator[shapes.Line]:
    """The lines of single events."""
    for line in lines:
        if line.parts:
            yield from flat(line.parts)
        else:
            yield line


def sums(lines: Iterable[shapes.Line]) -> Iterator[shapes.Line]:
    """All lines that sum up others, those within others too."""
    for line in lines:
        if line.parts:
            yield line
            yield from sums(line.parts)


def own(presenter: Presenter, journal: Journal[Any], seats: tuple[Seat, ...]) -> list[shapes.Line]:
    return [
        line
        for answer in range(len(journal.entries) + 1)
        for line in presenter.events(journal, answer, seats)
    ]


def entry_at(journal: Journal[Any], answer: int, k: int) -> Any:
    return (journal.entries[answer - 1] if answer else journal.opening)[k - 1]


def stacked(journal: Journal[Any], presenter: Presenter) -> int:
    """How many of what is told in one sentence go on right now."""
    kinds = tuple(summary.within for summary in presenter.edition.box.summaries)
    return sum(isinstance(frame, kinds) for frame in journal.game.state.frames)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_every_attack_is_one_line_whose_parts_are_all_its_events(name: str, seed: str) -> None:
    game, wishes = GAMES[name]
    presenter, seats = stage_for(game, wishes=wishes), (Seat(0),)
    journal = begun(game, seed, wishes)
    for _ in played_at_random(journal, seed, 250):
        now = len(journal.entries)
        newest = [line for line in sums(presenter.lines(journal, now - 1, seats)) if line.open]
        since, _ = presenter.log.open_since(journal, now)
        waiting = [line for line in sums(presenter.lines(journal, since - 1, seats)) if line.open]
        assert len(waiting) >= len(newest)
        assert len(waiting) <= stacked(journal, presenter)  # an attack that was declared, and goes on
        assert bool(waiting) == (since <= now)
    lines = presenter.lines(journal, -1, seats)
    assert list(flat(lines)) == own(presenter, journal, seats)
    attacks = {
        (answer, k)
        for answer in range(len(journal.entries) + 1)
        for k, entry in enumerate(journal.entries[answer - 1] if answer else journal.opening, 1)
        if isinstance(entry.event, DECLARED)
    }
    told = [(line.answer, line.k) for line in sums(lines)]
    assert set(told) == attacks and len(told) == len(attacks)
    assert [line for line in sums(lines) if line.open] == [] or stacked(journal, presenter)
    for line in sums(lines):
        assert set(line.rules) >= {rule for part in line.parts for rule in part.rules}
        assert set(line.figures) == {figure for part in line.parts for figure in part.figures}
        assert line.text.endswith("…" if line.open else ".") and "  " not in line.text


def members(journal: Journal[Any], line: shapes.Line) -> list[Any]:
    """The entries of a sum itself, from its first told event to its last, without sums within it."""
    return [entry_at(journal, part.answer, part.k) for part in line.parts if not part.parts]


def numbers_of(entries: Iterable[Any]) -> set[int]:
    """Every number that the events of an attack or their reasons name."""
    found: set[int] = set()
    for entry in entries:
        leaves = [entry.event, *entry.why, *(why.modifier for why in entry.why if isinstance(why, Part))]
        leaves += getattr(entry.event, "dice", ())
        for leaf in leaves:
            for value in (getattr(leaf, name) for name in leaf.__struct_fields__):
                found |= {abs(value)} if isinstance(value, int) else set()
                texts = [value] if isinstance(value, str) else value if isinstance(value, tuple) else ()
                found |= {int(n) for text in texts for n in re.findall(r"\d+", str(text))}
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_a_sentence_are_those_of_its_events(name: str) -> None:
    game, wishes = GAMES[name]
    presenter = stage_for(game, wishes=wishes)
    seen = hurt = 0
    for seed in SEEDS:
        journal = begun(game, seed, wishes)
        for _ in played_at_random(journal, seed, 250):
            pass
        for line in sums(presenter.lines(journal)):
            entries = members(journal, line)
            _, _, rest = line.text.partition(":")
            told = {int(number) for number in re.findall(r"\d+", re.sub(r"[A-Z][\w ]*? \d+", "", rest))}
            hexes = sum(type(entry.event).__name__ == "Shoved" for entry in entries)
            assert told <= numbers_of(entries) | {hexes, 2}, (line.text, entries)  # 2: a card 2x
            first = entries[0].event
            for entry in entries:
                if isinstance(entry.event, Damaged) and entry.event.figure != first.figure and not line.open:
                    assert re.search(rf"\b{entry.event.amount}\b", rest), line.text
                    hurt += 1
            if isinstance(first, fights.AttackDeclared):
                assert rest.startswith(f" {first.value}"), line.text
            seen += 1
    assert seen > 20 and hurt > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_sentences_in_three_languages(name: str, language: Language) -> None:
    """On a strict presenter a missing word is an error."""
    game, wishes = GAMES[name]
    presenter = stage_for(game, language, wishes)
    for journal in played_at_random(begun(game, "words", wishes), "words", 200):
        since, _ = presenter.log.open_since(journal, max(0, len(journal.entries) - 1))
        for line in sums(presenter.lines(journal, since - 1)):
            assert not re.search(r"[{}$\u2068\u2069]|: :|, ,|:\.|;\.|, :", line.text), line.text
