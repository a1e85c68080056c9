"""Positions as one line of text: the same position comes back, whatever it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from undercroft.games.gloomhaven.monsters.formats import (
    Action,
    AreaHex,
    Attack,
    Figure,
    Hex,
    Overlay,
    Position,
)
from undercroft.games.gloomhaven.monsters.position_text import from_text, to_text
from undercroft.games.gloomhaven.monsters.positions import BrokenPosition, solve

from .test_samples import cases

SHOWN = "0,0:..o/1.t2. 0,0|1,0 guard:m@0,0;brute:c@3,1~15+poison guard move2,ranged3,x2"

numbers = st.integers(-20, 20)
hexes = st.builds(Hex, numbers, numbers)
words = st.text(min_size=1, max_size=8)
attacks = st.builds(
    Attack,
    st.sampled_from(["melee", "ranged", UNSET]),
    st.integers(0, 9),
    st.one_of(st.integers(0, 9), st.just("all")),
    st.none() | st.lists(st.builds(AreaHex, numbers, numbers, st.booleans()), max_size=4),
)
actions = st.builds(
    Action, st.integers(0, 9), st.booleans(), st.booleans(), st.booleans(), st.none() | attacks
)
figures = st.builds(
    Figure,
    words,
    st.sampled_from(["monster", "character", "summon"]),
    hexes,
    st.none() | st.integers(-99, 99) | st.floats(-99, 99),
    st.lists(words, max_size=2),
)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position in the order in which the line is read back."""
    floor = sorted(draw(st.sets(hexes, min_size=1, max_size=12)), key=lambda hex: (hex.r, hex.q))
    kinds: list[Any] = [None, "obstacle", "trap", "hazardous", "difficult", "icy"]
    lying = [(hex, draw(st.sampled_from(kinds))) for hex in floor]
    walls = draw(st.sets(st.tuples(hexes, hexes).map(lambda pair: tuple(sorted(pair))), max_size=3))
    return Position(
        hexes=floor,
        walls=sorted((one, two) for one, two in walls),
        overlays=[Overlay(kind, hex) for hex, kind in lying if kind],
        figures=draw(st.lists(figures, max_size=4)),
        active=draw(words | st.sampled_from(["", "-"])),
        action=draw(actions),
    )


@given(positions())
def test_a_position_comes_back(position: Position) -> None:
    text = to_text(position)
    assert len(text.split()) == 5 and text.isprintable() and text.isascii()
    assert from_text(text) == position
    assert to_text(from_text(text)) == text


@pytest.mark.parametrize("number", range(0, 150, 7))
def test_a_sample_is_solved_alike_as_text(number: int) -> None:
    samples = cases("monster-turn")
    position = msgspec.convert(samples[number % len(samples)]["position"], Position)
    assert solve(from_text(to_text(position))) == solve(position)


def test_the_line_that_the_documents_show() -> None:
    shown = from_text(SHOWN)
    assert to_text(shown) == SHOWN
    assert [overlay.type for overlay in shown.overlays] == ["obstacle", "trap"]
    assert shown.figures[1] == Figure("brute", "character", Hex(3, 1), 15, ["poison"])
    assert (shown.action.move, shown.action.attack) == (2, Attack("ranged", 3, 2))
    assert SHOWN in (Path(__file__).parents[4] / "docs" / "position-text.md").read_text()


def test_rows_without_a_hex_are_counted() -> None:
    far = Position(hexes=[Hex(-2, -3), Hex(4, 90)], active="a")
    assert to_text(far) == "-2,-3:./~92/6. - - a -"
    assert from_text(to_text(far)) == far


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "five fields"),
        ("0,0:. - - a", "not 4"),
        ("0,0 - - a -", "board: '0,0' begins with no hex"),
        ("0,0:.x - - a -", "board: '.x' is no row"),
        ("0,0:./~x - - a -", "board: 'x' is no number"),
        ("0,0:. 0,0 - a -", "walls: '0,0' is no wall line"),
        ("0,0:. - a@0,0 a -", "figures: 'a@0,0' is no figure"),
        ("0,0:. - a:x@0,0 a -", "is no figure"),
        ("0,0:. - - a move", "action: '' is no number"),
        ("0,0:. - - a x2", "action: 'x2' is none"),
        ("0,0:. - - a melee,area(1)", "is no hex of an area"),
        ("0,0:. - - a move9999999999", "is no number"),
        ("0,0:" + "." * 10_001 + " - - a -", "10000 at most"),
        ("0" * 200_001, "longer than"),
    ],
)
def test_what_does_not_fit_is_named(line: str, fault: str) -> None:
    with pytest.raises(BrokenPosition, match=fault.replace("(", r"\(").replace(")", r"\)")):
        from_text(line)


def test_what_no_line_can_hold_is_refused() -> None:
    with pytest.raises(BrokenPosition, match="the map is empty"):
        to_text(Position(hexes=[], active="a"))
    lying = [Overlay("trap", Hex(0, 0)), Overlay("icy", Hex(0, 0))]
    with pytest.raises(BrokenPosition, match="two things lie there"):
        to_text(Position(hexes=[Hex(0, 0)], overlays=lying, active="a"))
