"""The official words of the box: messages keep to the glossary (docs/rules/glossary.descent.csv)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft.games.descent

MESSAGES = Path(undercroft.games.descent.__file__).parent / "messages"
OTHERS = {  # words of other boxes, each with that of the glossary
    "es": {"figuras?": "miniatura", "espacios?": "casilla", "misi(ón|ones)": "aventura"},
    "pt": {"casas?": "espaço", "miss(ão|ões)": "aventura", "fora de combate": "nocauteado"},
}


@pytest.mark.parametrize(
    ("language", "other"), [(language, other) for language, words in OTHERS.items() for other in words]
)
def test_no_message_has_a_word_of_another_box(language: str, other: str) -> None:
    word = re.compile(rf"\b{other}\b", re.IGNORECASE)
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(MESSAGES.joinpath(language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if word.search(line)
    ]
    assert not found, f"it is {OTHERS[language][other]}"
