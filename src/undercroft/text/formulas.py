"""Equations of content in words: `3+N` is "3 + scenario level", `up(A/2)` is "A / 2 (rounded up)"."""

from __future__ import annotations

import re
from typing import Final

from .words import Words, message_id

ROUNDED: Final = re.compile(r"(up|down)\((.+)\)")
LETTER: Final = re.compile(r"[A-Z]")
SIGN: Final = re.compile(r"\s*([-+*/])\s*")
SIGNS: Final = {"*": "×", "-": "−"}


def spelled(words: Words, formula: str) -> str:
    """A formula with the names of its letters, each `letter-<letter>`."""
    if rounded := ROUNDED.fullmatch(formula):
        return words.say(message_id("formula", rounded[1]), value=spelled(words, rounded[2]))
    named = SIGN.sub(lambda sign: f" {SIGNS.get(sign[1], sign[1])} ", formula)
    return LETTER.sub(lambda letter: words.say(message_id("letter", letter[0])), named)
