"""Words that are the same in every catalogue: of the program, of the games and of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PLACEABLE = re.compile(r"\{[^{}]*\}")


def catalogues(language: str) -> dict[str, str]:
    """All sentences of a language by catalogue and message, without what is filled in."""
    files = [*(ROOT / "src" / "undercroft").rglob("*.ftl"), *(ROOT / "client" / "messages").rglob("*.ftl")]
    found: dict[str, str] = {}
    for file in files:
        if file.stem != language and file.parent.name != language:
            continue
        at = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if begun := re.match(r"([a-zA-Z][\w-]*) =", line):
                at = f"{file.relative_to(ROOT)}: {begun[1]}"
            if at and not line.startswith("#"):
                found[at] = f"{found.get(at, '')} {PLACEABLE.sub('', line)}"
    return found


# What is not said, and what is said instead.
AVOIDED = {
    "en": {
        "Take it up": r"take it up",
        "Leave it out": r"leave it out",
        "is out, by: kills": r"is out[,.]",
        "Speed of what is shown: animation speed": r"speed of what",
        "is rid of: loses": r"rid of",
        "anew: again": r"\banew\b",
    },
    "es": {
        "carta principal": r"carta (?:que dirige|líder|que lidera|inicial)|\bdirig(?:e|ir)\b",
        "capacidad, not habilidad": r"\bhabilidad(?:es)?\b",
        "carta de Atributos": r"cartas? de estadísticas",
    },
    "pt": {
        "primeira carta": r"carta (?:que lidera|líder|principal|inicial)|\blider(?:a|ar)\b",
        "Pular": r"\b(?:omitir|deixar de fora|saltar (?:para|isto|esta))\b",
    },
}
# Where a game's own official terms are others: its skills are "habilidades", its abilities "capacidades".
OFFICIAL = {"capacidad, not habilidad": "src/undercroft/games/descent/"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_not_used(language: str) -> None:
    said = catalogues(language)
    assert len(said) > 1200
    found = {
        f"{at} ({instead})": text
        for instead, avoided in AVOIDED[language].items()
        for at, text in said.items()
        if re.search(avoided, text, re.IGNORECASE) and not at.startswith(OFFICIAL.get(instead, "-"))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "word", "messages"),
    [
        ("es", "carta principal", ("option-lead", "ask-gh-round-choose-lead", "hint-haven-second")),
        ("es", "carta principal", ("haven-pick-lead", "table-bubble-lead")),
        ("pt", "primeira carta", ("option-lead", "ask-gh-round-choose-lead", "hint-haven-second")),
        ("pt", "primeira carta", ("haven-pick-lead", "table-bubble-lead")),
        ("pt", "pular", ("option-skip", "table-skip", "skip")),
        ("es", "cuenta", ("event-modifier-counted",)),
        ("pt", "conta", ("event-modifier-counted",)),
    ],
)
def test_one_word_for_one_thing(language: str, word: str, messages: tuple[str, ...]) -> None:
    """Messages of Gloomhaven and of the page; other games have messages of the same name for other things."""
    said = {
        at.rpartition(": ")[2]: text.lower()
        for at, text in catalogues(language).items()
        if "/games/" not in at or "/gloomhaven/" in at
    }
    assert {message: said[message] for message in messages if word not in said[message]} == {}
