"""Names of people: letters and signs that can be seen, in the order in which they are written."""

from __future__ import annotations

import re

# Control, direction, private and tag signs, and those that take no room or are blank: with them a name could
# look like another's, or turn the text around it.
UNSEEN = (
    r"\u0000-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160"
    r"\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufe00-\ufe0f"
    r"\ufeff\uffa0\ufff0-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U0010ffff"
)
_unseen = re.compile(f"[{UNSEEN}]")


def is_plain(name: str) -> bool:
    """Can all of it be seen?"""
    return not _unseen.search(name)


def tidy(name: str) -> str:
    """A name with single spaces."""
    return " ".join(name.split()) or "?"
