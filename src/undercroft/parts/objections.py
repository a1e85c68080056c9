"""Objections that can be drawn: what is not seen, and from where."""

from __future__ import annotations

from undercroft.kernel import Objection
from undercroft.space import Cell


class Unseen(Objection):
    """Something is in every line from one cell to another; a table shows the line that fails least."""

    here: Cell = -1
