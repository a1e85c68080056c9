"""Whole scenarios played at random: at every question everything is painted, in words of all languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from lengths import of_length

from scenes.shown import check_asked, check_painted, check_random_play
from undercroft.journal_files import starter
from undercroft.kernel import Journal, Seat
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

from .table import gloomhaven, presenter, settled

SCENARIOS = [str(number) for number in range(1, 26)]
PARTIES = (("brute", "spellweaver", "tinkerer"), ("scoundrel", "cragheart", "mindthief", "brute"))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_is_painted_at_every_question(scenario: str) -> None:
    luck = Random(f"paint {scenario}")
    setup = settled(scenario, luck.choice(PARTIES))
    header = gloomhaven().header(setup, f"paint {scenario}")
    journal: Journal[Any] = Journal(header, starter(gloomhaven(), setup, header.seed))
    stages = [presenter(language, setup) for language in LANGUAGES]
    check_random_play(stages, journal, luck, paint, ask, questions=of_length(25, 60), sometimes=13)


def paint(shown: Presenter, journal: Journal[Any]) -> None:
    check_painted(shown, journal, journal.game.state.characters)


def ask(shown: Presenter, journal: Journal[Any], luck: Random) -> None:
    """Every sort of query about somebody or something on the board."""
    game, painter, narrator = journal.game, shown.painter, shown.narrator
    cells = check_asked(shown, journal, luck)
    if not cells:
        return
    assert painter.threat(game, Seat(0), narrator).text
    for figure, leaf in game.state.figures.items():
        if leaf.cells:
            assert painter.plan(game, Seat(0), figure, narrator).text
    if game.state.figures[game.state.characters[Seat(0)].figure].cells:
        assert painter.danger(game, Seat(0), luck.choice(cells), narrator).text
