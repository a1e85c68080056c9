"""Every figure of Descent has a sign in the client, and a name: none is a bare letter or number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.state import Figure
from undercroft.text.editions import words_of
from undercroft.text.narrator import Narrator
from undercroft.text.words import Language

SIGNS = Path(__file__).parents[3] / "client" / "src" / "games" / "descent" / "signs.ts"


def test_each_kind_of_figure_has_a_sign() -> None:
    content = lay_out(box_of("descent")).rules.content
    pages = [page for quest in content.quest.values() for page in quest.encounters]
    named = {group.named for page in pages for group in page.groups if group.named}
    kinds = {*content.hero, *content.monster, *content.lieutenant, *content.ally, *named, "ally"}
    drawn = set(re.findall(r'^  "?([a-z0-9-]+)"?:', SIGNS.read_text(encoding="utf-8"), re.MULTILINE))
    assert not kinds - drawn


@pytest.mark.parametrize(("language", "called"), [("en", "Belthir the captive"), ("es", "Belthir cautivo")])
def test_an_ally_with_a_name_has_no_number(language: Language, called: str) -> None:
    edition = lay_out(box_of("descent"))
    words = words_of(edition, language, strict=True)
    namer = Narrator(edition, edition.settle(), words).namer(None)
    belthir, villager = (Figure(kind, role="ally", number=1) for kind in ("belthir-captive", "villager"))
    assert words.forms(namer.leaf(belthir, 7))[""] == called
    assert words.forms(namer.leaf(villager, 8))[""].endswith(" 1")
