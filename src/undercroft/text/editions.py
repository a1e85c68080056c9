"""The words and the names of a game as it is laid out: its own catalogue, then those of its packs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.games.boxes import Edition, box_of
from undercroft.games.setups import Setup

from .catalogues import check_catalogues
from .namers import StateNamer
from .words import Language, Words


def message_folders(edition: Edition) -> tuple[Path, ...]:
    """Where the messages of a game lie: in the box, and beside the files of each pack.

    A campaign speaks of what is in its game: those words lie below its own.
    """
    box = edition.box
    folders = [box_of(box.child).folder, box.folder] if box.child else [box.folder]
    return tuple(folder / "messages" for folder in (*folders, *(pack.folder for pack in edition.packs)))


def words_of(edition: Edition, language: Language, *more: Path, strict: bool = False) -> Words:
    """The words of a game; `more` are those of the program that shows it, under the game's own.

    Those of packs on top are checked as a whole, as their records are: somebody brought them.
    """
    for pack in edition.packs[1:]:
        check_catalogues(pack.messages, language)
    return Words.of(language, *more, *message_folders(edition), strict=strict)


def namer_of(edition: Edition, words: Words, setup: Setup, state: Any = None) -> StateNamer:
    """Names for what is in this state, or, without one, for what the set-up says."""
    seats = edition.seats(setup)
    return StateNamer(words, state, seats, edition.box.grid, edition.record, edition.box.nouns)
