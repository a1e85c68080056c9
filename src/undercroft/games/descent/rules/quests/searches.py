"""The unique search token of a quest: nobody knows which it is until one is turned up (D2-SEA-04, -05)."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.descent.events.things import DoorOpened, DoorUnlocked
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.quest_rules import WardRule
from undercroft.games.descent.rules.quests.page import encounter, held_by, mark, rules_of, squares
from undercroft.games.descent.state import Descent
from undercroft.kernel import FigureId
from undercroft.space import Cell

Found = Callable[[Descent, FigureId], None]


def find_unique(g: Descent, cell: Cell) -> Found | None:
    """The gift of the quest if this is the unique token: chance decides among those left, now (D2-CMP-17)."""
    unique = encounter(g).unique
    if unique is None or unique.mark in g.state.marks:
        return None
    never = squares(unique.never)
    if never >> cell & 1:
        return None
    left = [GRID.name(each) for each in g.state.searches if not never >> each & 1]
    return take_unique if g.chance("search token", left) == GRID.name(cell) else None


def take_unique(g: Descent, figure: FigureId) -> None:
    """The quest says what was found: a key, or that the ward falls (D2-SEA-04)."""
    unique = encounter(g).unique
    assert unique is not None
    mark(g, unique.mark)
    if unique.kept:
        mark(g, held_by(unique.mark, figure))
    for rule in rules_of(g, WardRule):
        if rule.mark == unique.mark:
            g.emit(DoorUnlocked(rule.door), "D2-DOR-02")
            g.emit(DoorOpened(figure, rule.door), "D2-DOR-02")
