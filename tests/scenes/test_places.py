"""Coordinates: one notation everywhere, and none on a big button, for the board shows where."""

from __future__ import annotations

import re

import pytest

from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import Seat
from undercroft.text.words import LANGUAGES, Language

from .shown import begun, edition_of, played_at_random, stage_for

PARTY = HavenSetup(scenario="1", party=("brute", "spellweaver"))
COORDINATE = {"gloomhaven": r"(?<![\w:])\d+:-?\d+(?![\w:])", "tiny": r"(?<!\w)[a-n]\d(?!\w)"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COORDINATE)
def test_one_notation_and_none_of_it_on_big_buttons(game: str, language: Language) -> None:
    wishes = PARTY if game == "gloomhaven" else TinySetup()
    presenter, grid = stage_for(game, language, wishes), edition_of(game).box.grid
    assert grid is not None
    named = buttons = 0
    for journal in played_at_random(begun(game, "places", wishes), "places", 120):
        cells = {place.at for place in presenter.public(journal.game).board.places}
        for decision in journal.game.open:
            question = presenter.seat(journal.game, Seat(decision.seats[0])).question
            for choice in question.choices if question else ():
                big = choice.button or choice.label
                if choice.cells:
                    assert not re.search(COORDINATE[game], big), (choice.key, big)
                    assert choice.area or set(choice.cells) <= cells
                buttons += bool(choice.button)
        for line in presenter.lines(journal, len(journal.entries) - 1):
            for name in re.findall(COORDINATE[game], line.text):
                assert grid.name(grid.parse(name)) == name
                named += 1
    assert named > 5 and buttons > 20
