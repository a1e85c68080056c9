"""Hexes as content files write them: `3:-1` is q 3, r -1, and `0..4:2` is the run from `0:2` to `4:2`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.kernel import ContentError

Offset = tuple[int, int]
Side = tuple[Offset, Offset]
Players = Literal[2, 3, 4]

ONE = r"-?\d+:-?\d+"
RUN = r"-?\d+(\.\.-?\d+)?:-?\d+"

Hex = Annotated[str, Meta(pattern=rf"^{ONE}$", description="A hex: q:r.")]
Hexes = Annotated[str, Meta(pattern=rf"^\s*({RUN}(\s+|$))*$", description="Hexes: q:r q:r, or runs q..q:r.")]
Walls = Annotated[
    str, Meta(pattern=rf"^\s*({ONE}\|{ONE}(\s+|$))*$", description="Walls: q:r|q:r between two.")
]
RankLetter = Literal["none", "normal", "elite", "boss"]
Ranks = Annotated[
    str, Meta(pattern="^[-neb]{3}$", description="For 2, 3, 4 characters: - none, n normal, e elite, b boss.")
]

LETTERS: dict[str, RankLetter] = {"-": "none", "n": "normal", "e": "elite", "b": "boss"}


def hex_of(text: str) -> Offset:
    """The hex of one `q:r`."""
    q, _, r = text.partition(":")
    return int(q), int(r)


def hexes_of(text: str) -> tuple[Offset, ...]:
    """All hexes of a text, in the order in which they stand."""
    found: list[Offset] = []
    for word in text.split():
        qs, _, r = word.partition(":")
        first, _, last = qs.partition("..")
        if last and int(last) < int(first):
            raise ContentError(f"The run {word!r} goes backwards; the lower q stands first.")
        found += [(q, int(r)) for q in range(int(first), int(last or first) + 1)]
    return tuple(found)


def walls_of(text: str) -> tuple[Side, ...]:
    """The pairs of hexes between which a wall stands."""
    pairs = (word.partition("|") for word in text.split())
    return tuple((hex_of(one), hex_of(other)) for one, _, other in pairs)


def hexes_text(hexes: tuple[Offset, ...]) -> str:
    """Hexes as content files write them."""
    return " ".join(f"{q}:{r}" for q, r in hexes)


def rank_for(ranks: str, players: int) -> RankLetter:
    """The monster's rank with so many characters (GH-SCN-10, GH-SCN-11, GH-SCN-E1)."""
    return LETTERS[ranks[players - 2]]
