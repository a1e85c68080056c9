"""Hexes and ranks as content files write them."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.gloomhaven.records.places import (
    Hexes,
    Ranks,
    hex_of,
    hexes_of,
    hexes_text,
    rank_for,
    walls_of,
)
from undercroft.kernel import ContentError


def test_hexes_are_read_one_by_one_and_in_runs() -> None:
    assert hex_of("-3:12") == (-3, 12)
    assert hexes_of("0..2:1 -1:-4\n-2..-1:0") == ((0, 1), (1, 1), (2, 1), (-1, -4), (-2, 0), (-1, 0))
    assert hexes_text(hexes_of("0..1:3")) == "0:3 1:3"
    assert walls_of("0:1|1:1 2:3|2:4") == (((0, 1), (1, 1)), ((2, 3), (2, 4)))


def test_a_run_that_goes_backwards_is_refused() -> None:
    with pytest.raises(ContentError, match=r"'4..1:0' goes backwards"):
        hexes_of("4..1:0")


@pytest.mark.parametrize("text", ["1;2", "1:2,3:4", "a:1", "1:2 3", "1..:4"])
def test_what_is_no_hex_does_not_fit(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text, Hexes)


@pytest.mark.rule("GH-SCN-10", "GH-SCN-11", "GH-SCN-E1")
def test_a_mark_has_a_section_for_each_number_of_characters() -> None:
    assert [rank_for("-ne", players) for players in (2, 3, 4)] == ["none", "normal", "elite"]
    assert msgspec.convert("bbb", Ranks) == "bbb"
    for wrong in ("nn", "nnnn", "nxn"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Ranks)
