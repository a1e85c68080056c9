"""Picking up, carrying and dropping objective tokens (D2-OBJ)."""

from __future__ import annotations

from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.options import SpaceOption
from undercroft.games.descent.rules.quests.carrying import freed, is_chained, spaces_to_drop
from undercroft.games.descent.rules.quests.page import mark
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, FigureId, Next, Procedure, step
from undercroft.space import each


def pick_up(g: Descent, figure: FigureId, name: str) -> None:
    """A figure carries a token; nobody else can pick it up meanwhile (D2-OBJ-01, D2-OBJ-02, D2-OBJ-03)."""
    token = g.state.tokens[name]
    if is_chained(g, name):
        mark(g, freed(name))
    g.emit(TokenSet(name, token.kind, carrier=figure, face=token.face, turned=token.turned), "D2-OBJ-01")


class DropToken(Procedure, tag="descent.drop_token"):
    """The carrier puts a token on an adjacent space (D2-OBJ-04)."""

    figure: FigureId
    token: str

    @step("D2-OBJ-04", "D2-OBJ-07")
    def choose(self, g: Descent) -> Next:
        """Whoever is shut in on all sides keeps it."""
        spaces = spaces_to_drop(g, self.figure)
        return ask_for(g, self.figure, *map(SpaceOption, each(spaces))) if spaces else Done()

    @choose.answered
    def drop(self, g: Descent, picked: SpaceOption) -> Next:
        token = g.state.tokens[self.token]
        g.emit(TokenSet(self.token, token.kind, picked.cell, face=token.face, turned=token.turned))
        return None
