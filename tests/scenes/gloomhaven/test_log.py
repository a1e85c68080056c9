"""Lines of the log: what they speak of, what was turned up; and the statistics of a whole scenario."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from games.gloomhaven.scenes import Table, scene

from undercroft.games.gloomhaven.events.fights import DamageInflicted, ModifierCounted
from undercroft.games.gloomhaven.events.ground import TrapSprung, Walked
from undercroft.games.gloomhaven.events.rounds import AbilityDrawn, RoundStarted, TurnStarted
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.journal_files import starter
from undercroft.kernel import CardId, Event, Journal
from undercroft.parts.decks import Deck
from undercroft.scenes import shapes

from .table import Shown, gloomhaven, presenter, settled


def line_of(table: Table, kind: type[Event]) -> shapes.Line:
    """The line of the last event of a kind."""
    shown = Shown(table.game)
    entry = table.entry(kind)
    (text,) = shown.narrator.happened([entry], table.game, None)
    return shown.painter.line(entry, text, 3, 1, shown.narrator)


def attacked(deck: tuple[str, ...], draws: tuple[str, ...], *conditions: str) -> shapes.Reveal:
    table = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2", draws=draws)
    table.state.attack_decks["0"] = Deck(tuple(sorted(map(CardId, deck))))
    table.looks(1, *conditions).perform(1, Attack(value=2)).picks("target 3")
    show = line_of(table, ModifierCounted).show
    assert show is not None and show.kind == "modifier" and show.label
    return show


LUCK = {"advantage": ("strengthen",), "disadvantage": ("muddle",), "none": ()}


@pytest.mark.parametrize(
    "luck, draws, faces, unused",
    [
        ("none", ("plus-1",), ("+1",), ()),
        ("none", ("rolling-plus-1", "double"), ("+1↻", "x2"), ()),
        ("advantage", ("minus-1", "plus-1"), ("-1", "+1"), (0,)),
        ("advantage", ("plus-1", "minus-1"), ("+1", "-1"), (1,)),
        ("disadvantage", ("minus-1", "plus-1"), ("-1", "+1"), (1,)),
        ("advantage", ("rolling-plus-1", "minus-1"), ("+1↻", "-1"), ()),
        ("disadvantage", ("rolling-plus-1", "minus-1"), ("+1↻", "-1"), (0,)),
        ("disadvantage", ("minus-1", "rolling-plus-1"), ("-1", "+1↻"), (1,)),
        ("disadvantage", ("null", "double"), ("∅", "x2"), (1,)),
    ],
)
def test_modifier_cards_are_shown(
    luck: str, draws: tuple[str, ...], faces: tuple[str, ...], unused: tuple[int, ...]
) -> None:
    show = attacked((*draws, "plus-0"), draws, *LUCK[luck])
    assert (show.faces, show.unused) == (faces, unused)


def test_a_line_names_figures_and_hexes() -> None:
    table = scene("0..4:0", brute="0:0", spellweaver="4:0", traps="2:0")
    table.perform(1, Move(value=3)).picks("go 3:0")
    walked = line_of(table, Walked)
    assert (walked.figures, walked.cells, walked.level) == ((1,), ("1:0", "2:0"), "event")
    sprung = line_of(table, TrapSprung)
    assert sprung.figures == (1,) and sprung.cells == ("2:0",) and sprung.rule == "GH-TER-02"


@cache
def played() -> Journal[Any]:
    """A whole scenario at random: it does not end well."""
    setup, luck = settled(party=("brute", "scoundrel")), Random("log")
    header = gloomhaven().header(setup, "log")
    journal: Journal[Any] = Journal(header, starter(gloomhaven(), setup, header.seed))
    while journal.game.open:
        decision = luck.choice(journal.game.open)
        options = [option for option in decision.options if not option.concedes]
        journal.answer(decision.seat, luck.choice(options).key)
    return journal


def entries(journal: Journal[Any], kind: type[Event]) -> Iterator[Any]:
    return (entry.event for entry in journal.log if isinstance(entry.event, kind))


def test_the_log_of_a_whole_game_is_told() -> None:
    journal = played()
    shown = presenter("en", settled(party=("brute", "scoundrel")))
    lines = shown.lines(journal)
    rounds = [line for line in lines if line.level == "round"]
    turns = [line for line in lines if line.level == "turn"]
    assert len(rounds) == len(list(entries(journal, RoundStarted)))
    assert len(turns) == len(list(entries(journal, TurnStarted)))
    cards = [line.show for line in lines if line.show is not None and line.show.kind == "card"]
    assert len(cards) == len(list(entries(journal, AbilityDrawn)))
    assert all(line.automatic for line in lines if " focuses on " in line.text)


def dealt(journal: Journal[Any], figure: int) -> int:
    """By a character that has no summons."""
    return sum(event.amount for event in entries(journal, DamageInflicted) if event.figure == figure)


def test_the_statistics_of_a_whole_game() -> None:
    journal = played()
    shown = presenter("en", settled(party=("brute", "scoundrel")))
    rows = dict(shown.painter.report(journal, shown.narrator))
    assert rows[""] == ("Brute", "Scoundrel")
    numbers = {name: [int(value) for value in values] for name, values in rows.items() if name}
    mats = list(journal.game.state.characters.values())
    assert numbers["XP"] == [mat.xp for mat in mats]
    assert numbers["Kills"] == [mat.deeds.count("kills") for mat in mats]
    assert numbers["Money tokens"] == [mat.money for mat in mats]
    assert max(numbers["Rounds"]) == journal.game.state.round
    assert numbers["Damage dealt"] == [dealt(journal, figure) for figure in (1, 2)]
    assert sum(numbers["Damage suffered"]) > 0 and min(numbers["Cards lost"]) > 0
    status = shown.public(journal.game, shown.statistics(journal)).status
    assert status.outcome == "lost" and status.stats == tuple(rows.items())
