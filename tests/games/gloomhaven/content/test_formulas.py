"""Equations in content: what they come to, and what is refused."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.records.formulas import check_formula, reckon
from undercroft.kernel import ContentError


@pytest.mark.rule("GH-DEF-07", "GH-SPC-18")
@pytest.mark.parametrize(
    ("formula", "value"),
    [
        (7, 7),
        ("10*P", 30),
        ("4+2*N", 14),
        ("(8+N)*P", 39),
        ("P+N-1", 7),
        ("-P+N", 2),
        ("up(N*P/2)", 8),
        ("down(2+N*P/2)", 9),
        ("N-P-1", 1),
        ("12/4", 3),
    ],
)
def test_a_formula_comes_to_a_number(formula: int | str, value: int) -> None:
    assert reckon(formula, {"P": 3, "N": 5}) == value


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        ("2*", "expected a number"),
        ("(2+P", "closing bracket"),
        ("2 P", "expected an operator"),
        ("P//2", "at place"),
        ("N/2", "round it with up"),
        ("H+1", "needs H"),
        ("1/(P-3)", "divides by zero"),
        ("ceil(P)", "has 'c' at place 1"),
        ("", "has the end"),
    ],
)
def test_a_wrong_formula_says_where(formula: str, words: str) -> None:
    with pytest.raises(ContentError, match=words.replace("(", r"\(").replace("'", ".")):
        reckon(formula, {"P": 3, "N": 5})


def test_a_formula_names_only_what_its_record_knows() -> None:
    check_formula("up(H*P/2)", ("P", "N", "H"))
    with pytest.raises(ValueError, match="names H, V; expected N, P"):
        check_formula("H+V*P")
    with pytest.raises(ValueError, match="expected a number"):
        check_formula("+")
