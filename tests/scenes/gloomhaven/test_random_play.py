"""Whole scenarios played at random: at every question everything is painted, in words of all languages."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from scenes.shown import check_json, check_scene, parts_of
from undercroft.journal_files import starter
from undercroft.kernel import Journal, Seat
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

from .table import gloomhaven, presenter, settled

SCENARIOS = [str(number) for number in range(1, 26)]
PARTIES = (("brute", "spellweaver", "tinkerer"), ("scoundrel", "cragheart", "mindthief", "brute"))
QUESTIONS = 60
SOMETIMES = 13  # once in so many questions everything is asked of the engine


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_is_painted_at_every_question(scenario: str) -> None:
    luck = Random(f"paint {scenario}")
    setup = settled(scenario, luck.choice(PARTIES))
    header = gloomhaven().header(setup, f"paint {scenario}")
    journal: Journal[Any] = Journal(header, starter(gloomhaven(), setup, header.seed))
    stages = [presenter(language, setup) for language in LANGUAGES]
    for number in range(QUESTIONS):
        if not journal.game.open:
            break
        shown, before = stages[number % len(stages)], journal.game.state.digest()
        paint(shown, journal)
        if number % SOMETIMES == SOMETIMES - 1:
            ask(shown, journal, luck)
        assert journal.game.state.digest() == before
        decision = luck.choice(journal.game.open)
        options = [option for option in decision.options if not option.concedes]
        journal.answer(decision.seat, luck.choice(options).key)
    for each in stages:
        for line in each.lines(journal, -1, (Seat(0),)):
            check_json(msgspec.json.encode(line))


def paint(shown: Presenter, journal: Journal[Any]) -> None:
    """All parts, and every option; what they point at is there."""
    game = journal.game
    public = shown.public(game, shown.statistics(journal))
    seats = [shown.seat(game, seat) for seat in game.state.characters]
    check_scene(public, seats)
    for data in (*parts_of(public).values(), msgspec.json.encode(seats)):
        check_json(data)
    assert all(figure.label and figure.name for figure in public.figures)
    assert public.status.title and public.status.goal


def ask(shown: Presenter, journal: Journal[Any], luck: Random) -> None:
    """Every sort of query about somebody or something on the board."""
    game, painter, narrator = journal.game, shown.painter, shown.narrator
    for decision in game.open:
        count = len(decision.all_options)
        for pick in {0, count - 1, luck.randrange(count)}:
            assert painter.preview(game, decision.seat, decision, pick, narrator).then
    cells = [place.at for place in shown.public(game).board.places]
    if not cells:
        return
    assert painter.sight(game, Seat(0), luck.choice(cells), luck.choice(cells), narrator).text
    assert painter.threat(game, Seat(0), narrator).text
    for figure, leaf in game.state.figures.items():
        if leaf.cells:
            assert painter.plan(game, Seat(0), figure, narrator).text
    if game.state.figures[game.state.characters[Seat(0)].figure].cells:
        assert painter.danger(game, Seat(0), luck.choice(cells), narrator).text
    assert painter.report(journal, narrator)
