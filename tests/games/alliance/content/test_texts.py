"""Card texts are made from the verbs, in three languages, and no effect goes unsaid."""

from __future__ import annotations

import re

import pytest

from games.alliance.table import edition
from undercroft.games.alliance.box import BOX
from undercroft.games.alliance.library import Library
from undercroft.text.cards import described, part_text
from undercroft.text.editions import words_of
from undercroft.text.missing import missing_text
from undercroft.text.namers import StateNamer
from undercroft.text.words import LANGUAGES, Language, Words

RECORDS: Library = edition().rules.content
KINDS = ("card", "monster", "threat", "solo", "tile")


def text(id: str, language: Language = "en") -> str:
    words = Words.of(language, BOX.folder / "messages", strict=True)
    kind = next(kind for kind in KINDS if id in getattr(RECORDS, kind))
    return described(words, StateNamer(words, nouns=BOX.nouns), getattr(RECORDS, kind)[id])


SAID = {
    "st-01-1": "+1 Melee; ignore 1 armor.",
    "st-01-2": "When this hero or an ally within 1 square is attacked: this hero becomes the target instead;"
    " +1 Armor.",
    "st-08-3": "+1 Speed; +2 Melee for one attack after moving at least 2 squares in this activation.",
    "st-11-2": "A monster or rival hero within 3 squares: pulled up to 2 squares; −1 Speed.",
    "u1-10": "A monster or rival hero within 3 squares: −2 Speed; −2 Attack if you pay 1 Speed for it.",
    "u1-22": "Melee attack with 3, or +2 Melee.",
    "u2-05": "+4 Attack for one attack from behind or from hiding. After a kill: gain 1 XP face down.",
    "u2-12": "A hero of your Alliance within 3 squares (no line of sight needed): +2 Speed; +1 Attack.",
    "u3-10": "Your heroes: hand size +1; discard limit +1.",
    "m-08": "Melee 4, Armor 2, Speed 4, Health 3. Every other monster in its room: +1 Attack.",
    "t-1": "When it is opened: gain as much XP as its level; draw 1 card.",
    "s-10": "The tile in position 2 is removed from the game. Then the ready monster worth most XP attacks a"
    " hero with the icon Elf or Gnome with +1; or the ready monster worth most XP attacks a hero of your"
    " choice with +3 if its attack is ranged. If neither can be done: 1 XP turns face down; 1 damage on"
    " heroes of your choice.",
    "i-03": "Level 1, 2 doors: 3 × Giant Rat, a threat.",
    "start-red": "Starting tile, 3 doors.",
    "t-7": "When it goes off: damage of 5 less armor, at least 1. When it is disarmed: gain 1 XP.",
}


@pytest.mark.parametrize("id", SAID)
def test_cards_read_as_a_rulebook_writes_them(id: str) -> None:
    assert text(id) == SAID[id]


def test_other_languages_say_the_same() -> None:
    assert text("u2-12", "es") == (
        "Un héroe de tu Alianza a 3 casillas o menos (sin necesidad de línea de visión):"
        " +2 de Velocidad; +1 de Ataque."
    )
    assert text("u2-12", "pt") == (
        "Um herói da sua Aliança a até 3 casas (sem precisar de linha de visão):"
        " +2 de Velocidade; +1 de Ataque."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_every_effect_is_said(language: Language) -> None:
    """Each clause has its number in the text, and no word is missing."""
    for kind in KINDS:
        for id, record in getattr(RECORDS, kind).items():
            said = text(id, language)
            clauses = record.power if kind == "monster" else getattr(record, "effects", ())
            numbers = {abs(each.n) for each in clauses if isinstance(getattr(each, "n", None), int)}
            silent = {0, *(each.n for each in clauses if getattr(each, "parameter", "") in UNSAID)}
            found = set(map(int, re.findall(r"\d+", said)))
            assert said and numbers - silent <= found, (id, said)


UNSAID = ("leave_penalty", "poison_as_normal", "second_move", "speed_left", "ignore_pit")  # yes or no


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole_sentences(language: Language) -> None:
    for kind in KINDS:
        for id in getattr(RECORDS, kind):
            said = text(id, language)
            assert said[0] == said[0].upper() and said.endswith(".") and "  " not in said and "{" not in said
            assert not re.search(r"[;:,.]\s*[;,.]", said), (id, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_has_its_sentence(language: Language) -> None:
    words = words_of(edition(), language, strict=True)
    said = [words.say(f"result-{result}") for result in BOX.results]
    assert len(set(said)) == len(said) and all(each.endswith(".") and "-" not in each for each in said)


def test_nothing_lacks_words() -> None:
    assert missing_text(RECORDS, [BOX.folder / "messages"], BOX.nameless, BOX.nouns) == []


@pytest.mark.rule("DA-CRD-15")
@pytest.mark.parametrize("card", ["st-12-2", "st-15-1", "u1-22", "u1-23"])
def test_the_ways_to_play_a_card_are_told_apart(card: str) -> None:
    for language in LANGUAGES:
        words = Words.of(language, BOX.folder / "messages", strict=True)
        namer = StateNamer(words, nouns=BOX.nouns)
        ways = [part_text(words, namer, way) for way in RECORDS.ways[card]]
        assert len(ways) == len(set(ways)) == 2 and all(ways)
