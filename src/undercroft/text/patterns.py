"""Patterns of hexes in words and signs: `[·⬢ / ⬡⬢]` is a row of one hex over a row of two.

⬢ is a hex of the pattern and ⬡ the figure's own, which printed cards have in grey; · is half a hex, and each
row of hexes lies half a hex beside the next.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

Hex = tuple[int, int]  # q and r, counted from the figure's own hex
Shape = Literal["one", "row", "triangle", "flower", "other"]

HIT: Final = "⬢"
OWN: Final = "⬡"
GAP: Final = "·"
ORIGIN: Final[Hex] = (0, 0)
AROUND: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def drawn(hexes: Sequence[Hex]) -> str:
    """The pattern as printed, row by row, with the figure's own hex if that is no hit; a line as one row."""
    lines = [turned for turned in _turns(hexes) if _is_row(_with_own(turned))]
    found = max(lines, key=lambda line: sum(q for q, _ in line)) if lines else hexes
    return f"[{' / '.join(_rows(found))}]"


def shape(hexes: Sequence[Hex]) -> Shape:
    """The name of the pattern, where it has one."""
    cells = set(hexes)
    if len(cells) == 1:
        return "one"
    if any(_is_row(turned) and _is_row(_with_own(turned)) for turned in _turns(hexes)):
        return "row"
    near = [sum((q + dq, r + dr) in cells for dq, dr in AROUND) for q, r in cells]
    if near == [2, 2, 2]:
        return "triangle"
    return "flower" if len(cells) == 7 and max(near) == 6 else "other"


def _turns(hexes: Sequence[Hex]) -> list[list[Hex]]:
    """The pattern as printed, then turned by a sixth each time."""
    found = [list(hexes)]
    for _ in range(5):
        found.append([(-r, q + r) for q, r in found[-1]])
    return found


def _is_row(hexes: Collection[Hex]) -> bool:
    """Do they lie side by side in one row?"""
    columns = sorted(q for q, _ in hexes)
    return len({r for _, r in hexes}) == 1 and columns[-1] - columns[0] == len(hexes) - 1


def _with_own(hexes: Sequence[Hex]) -> set[Hex]:
    return {ORIGIN, *hexes}


def _rows(hexes: Sequence[Hex]) -> list[str]:
    """Each row from the left: a hex is two halves wide."""
    signs = {(2 * q + r, r): HIT if (q, r) in hexes else OWN for q, r in _with_own(hexes)}
    left = min(x for x, _ in signs)
    rows = []
    for row in range(min(r for _, r in signs), max(r for _, r in signs) + 1):
        text, at = "", left
        for x, r in sorted(signs):
            if r == row:
                text, at = text + GAP * (x - at) + signs[x, r], x + 2
        rows.append(text)
    return rows
