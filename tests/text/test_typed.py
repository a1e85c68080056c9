"""Lines that people type: options by number, key or the beginning of one; commands in every language."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import Edition
from undercroft.kernel import Decision, IllegalAnswer
from undercroft.text import LANGUAGES, Language, Words
from undercroft.text.typed_input import COMMANDS, typed_command, typed_option


@pytest.fixture
def decision(tiny: Edition) -> Decision:
    return tiny.new_game(tiny.settle(), "typed").open[0]


@pytest.mark.parametrize(
    ("line", "pick"),
    [
        ("1", 0), ("3", 2), ("stance wary", 1), ("STANCE   Wary", 1), ("stance w", 1), ("stance s", 2),
    ],
)  # fmt: skip
def test_an_option_is_meant_by_number_key_or_beginning(decision: Decision, line: str, pick: int) -> None:
    assert typed_option(Words.of("en", strict=True), decision, line) == pick


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("stance", '"stance" may mean stance bold, stance wary, stance swift.'),
        ("0", '"0" is no option: type a number from 1 to 3, a key, or help.'),
        ("4", '"4" is no option: type a number from 1 to 3, a key, or help.'),
        ("run", '"run" is no option: type a number from 1 to 3, a key, or help.'),
    ],
)
def test_what_is_no_option_or_several_is_refused_in_words(decision: Decision, line: str, why: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        typed_option(Words.of("en", strict=True), decision, line)
    assert str(refused.value) == why


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_english_and_in_the_language_spoken(language: Language) -> None:
    words = Words.of(language, strict=True)
    for command in COMMANDS:
        assert typed_command(words, command) == command
        assert typed_command(words, words.say(f"command-{command}").upper()) == command
    assert typed_command(words, "?") == "help" and typed_command(words, "dance") == ""
