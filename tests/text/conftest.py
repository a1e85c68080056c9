"""Words of the small game, in every language."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.tiny import NOUNS
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.state import Figure, TinyState
from undercroft.kernel import FigureId, Seat
from undercroft.text import LANGUAGES, Language, StateNamer, Words


@pytest.fixture(scope="session")
def tiny() -> Edition:
    return lay_out(box_of("tiny"))


@pytest.fixture(scope="session", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


@pytest.fixture(scope="session")
def words(tiny: Edition, language: Language) -> Words:
    return Words.of(language, tiny.box.folder / "messages", strict=True)


@pytest.fixture(scope="session")
def namer(words: Words) -> StateNamer:
    return namer_in(words)


def namer_in(words: Words) -> StateNamer:
    """The Warden is figure 1, the Scout 2, a goblin 3, an ogre 4."""
    figures = {
        FigureId(1): Figure("warden", Seat(0)),
        FigureId(2): Figure("scout", Seat(1)),
        FigureId(3): Figure("goblin"),
        FigureId(4): Figure("ogre"),
    }
    state = TinyState(scenario="cellar", figures=figures)
    return StateNamer(words, state, ("hero-warden", "hero-scout"), GRID, nouns=NOUNS)
