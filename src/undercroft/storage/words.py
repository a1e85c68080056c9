"""The words in which `undercroft backup` speaks."""

from __future__ import annotations

from pathlib import Path

from undercroft.text import Words
from undercroft.text.words import Language


def words_for(language: Language) -> Words:
    """The words of one language."""
    return Words.of(language, Path(__file__).parent / "messages")
