"""The words of the terminal: its own, those of the bots, and those of the game that is played."""

from __future__ import annotations

from pathlib import Path

from undercroft import bots
from undercroft.games.boxes import Edition
from undercroft.games.setups import Setup
from undercroft.text import Words
from undercroft.text.editions import words_of
from undercroft.text.narrator import Narrator
from undercroft.text.words import Language

MESSAGES = (Path(__file__).parent / "messages", Path(bots.__file__).parent / "messages")


def words_for(language: Language, edition: Edition | None = None) -> Words:
    """The words of the terminal, and of a game if there is one."""
    return words_of(edition, language, *MESSAGES) if edition else Words.of(language, *MESSAGES)


def narrator_for(edition: Edition, setup: Setup, language: Language) -> Narrator:
    """Tells a game in the terminal."""
    return Narrator(edition, setup, words_for(language, edition))
