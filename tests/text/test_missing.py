"""What a pack lacks in words is found, and a pack brings its own."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from undercroft.content import Record
from undercroft.content.verbs import SpecialVerb
from undercroft.games.boxes import Edition
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import Leaf
from undercroft.text import LANGUAGES, Missing, missing_text
from undercroft.text.editions import message_folders, namer_of, words_of


def test_a_card_without_a_name_or_text_is_found_in_each_language(tiny: Edition) -> None:
    content = tiny.rules.content
    lost = replace(content.card["cleave"], id="lost/card", effects=(SpecialVerb("lost"),))
    found = missing_text(replace(content, card={**content.card, lost.id: lost}), message_folders(tiny))
    assert [(lack.kind, lack.id, lack.language) for lack in found] == [
        ("card", "lost/card", language) for language in LANGUAGES for _ in range(2)
    ]
    assert found[:2] == [
        Missing("card", "lost/card", "en", "It has no name in en; a message 'card-lost-card' was expected."),
        Missing(
            "card", "lost/card", "en", "Its text cannot be written: There is no message 'special-lost' in en."
        ),
    ]


def test_text_is_looked_for_in_the_halves_of_a_card_too(tiny: Edition) -> None:
    class Half(Leaf):
        effects: tuple[SpecialVerb, ...]

    class Halved(Record, kw_only=True):
        halves: tuple[Half, ...]

    class Cards(Struct):
        card: dict[str, Halved]

    halved = Halved(id="cleave", halves=(Half((SpecialVerb("lost"),)), Half((SpecialVerb("gone"),))))
    found = missing_text(Cards({"cleave": halved}), message_folders(tiny))
    assert [lack.sentence.partition("message ")[2] for lack in found] == [
        f"'special-{name}' in {language}." for language in LANGUAGES for name in ("lost", "gone")
    ]


def test_a_pack_brings_words_of_its_own(tiny: Edition, tmp_path: Path) -> None:
    (tmp_path / "messages").mkdir()
    for language in LANGUAGES:
        text = "card-lost-card = Lost Card\nspecial-lost = Lose it.\n"
        (tmp_path / "messages" / f"{language}.ftl").write_text(text, encoding="utf-8")
    content = tiny.rules.content
    lost = replace(content.card["cleave"], id="lost/card", effects=(SpecialVerb("lost"),))
    folders = (*message_folders(tiny), tmp_path / "messages")
    assert missing_text(replace(content, card={**content.card, lost.id: lost}), folders) == []


def test_seats_are_called_after_what_they_play(tiny: Edition) -> None:
    words = words_of(tiny, "es", strict=True)
    namer = namer_of(tiny, words, tiny.settle(TinySetup(party=("scout", "warden"))))
    assert [words.forms(namer.seat(seat))["of"] for seat in (0, 1, 2)] == [
        "del Explorador",
        "de la Guardiana",
        "del jugador 3",
    ]
