"""Messages that are filled in without Fluent say what Fluent would say."""

from __future__ import annotations

from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from undercroft.games.boxes import boxes, lay_out
from undercroft.text import LANGUAGES, Language
from undercroft.text.catalogues import Catalogue
from undercroft.text.editions import words_of
from undercroft.text.filling import Pattern, fill, pattern_of

VALUES: tuple[str | int, ...] = (0, 1, 2, 5, -1, 21, 999, 1000, "", "x", "yes", "none", "one", "other", "m")
TRIES = 12  # for each message


def pattern(text: str) -> Pattern | None:
    (entry,) = FluentParser(with_spans=False).parse(f"message = {text}\n").body
    assert isinstance(entry, ast.Message)
    return pattern_of(entry.value)


def filled(text: str, **args: str | int) -> str | None:
    found = pattern(text)
    assert found is not None
    return fill(found, args)


SELECT = "{ $n ->\n    [0] none\n    [yes] some\n   *[other] { $n } of { $what }\n}"
PLURAL = "{ $n ->\n    [0] none\n    [one] a card\n   *[other] { $n } cards\n}"


def test_arguments_select_variants_by_number_and_by_name() -> None:
    assert filled(SELECT, n=0) == "none"
    assert filled(SELECT, n="yes") == "some"
    assert filled(SELECT, n=7, what="nine") == "7 of nine"
    assert filled('{ "" }a{ $n }', n="b") == "ab"


@pytest.mark.parametrize(
    ("text", "args"),
    [
        (PLURAL, {"n": 1}),  # a plural: it depends on the language
        (PLURAL, {"n": 0}),
        (SELECT, {"n": "one"}),  # might be meant for a number
        (SELECT, {"n": 5}),  # an argument is missing
        (SELECT, {}),
        ("{ $n }", {"n": 1000}),  # written in groups of digits
        ("{ $n }", {"n": -1}),
        ("{ $n }", {"n": "x" * 3000}),
    ],
)
def test_arguments_that_only_fluent_can_fill_in_are_left_to_it(text: str, args: dict[str, str | int]) -> None:
    assert filled(text, **args) is None


@pytest.mark.parametrize(
    "text",
    [
        "{ other }",
        "{ -term }",
        "{ NUMBER($n) }",
        "{ $n ->\n   *[other] a\n    [5] b\n}",
        "{ $n ->\n    [1.5] a\n   *[other] b\n}",
    ],
)
def test_patterns_that_only_fluent_can_fill_in_are_left_to_it(text: str) -> None:
    assert pattern(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_the_same_with_and_without_fluent(language: Language) -> None:
    luck, compared = Random(language), 0
    for box in boxes().values():
        catalogue: Catalogue = words_of(lay_out(box), language)._catalogue
        for message in catalogue.messages:
            parsed = catalogue.parse(message)
            for _ in range(TRIES if parsed.pattern is not None else 0):
                args = {name: luck.choice(VALUES) for name in parsed.variables}
                assert parsed.pattern is not None
                said = fill(parsed.pattern, args)
                if said is not None:
                    value = catalogue.bundle.get_message(message).value
                    assert value is not None
                    assert (said, []) == catalogue.bundle.format_pattern(value, args), message
                    compared += 1
    assert compared > 5_000
