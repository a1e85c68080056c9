"""Defeat: monsters leave the map, heroes are knocked out (D2-KO, D2-MON-07)."""

from __future__ import annotations

from undercroft.games.descent.events.fights import Defeated, KnockedOut
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.options import SpaceOption
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.effects.conditions import forget_conditions
from undercroft.games.descent.rules.movement.places import closest_empty
from undercroft.games.descent.rules.quests.limits import is_kept
from undercroft.games.descent.rules.values import stamina
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import OFF, Descent, ground
from undercroft.kernel import Done, FigureId, Next, Procedure, step, window
from undercroft.space import Cell, Cells, each, single


class Defeat(Procedure, tag="descent.defeat"):
    """A figure is defeated, in the order of D2-KO-23."""

    figure: FigureId
    by: FigureId = FigureId(0)
    outright: bool = False  # by an effect, whatever Health is left
    cell: Cell = OFF
    place: Cells = 0  # the spaces in which a monster stood

    @step("D2-KO-01")
    def begin(self, g: Descent) -> Next:
        if self.outright and is_kept(g, self.figure):
            return Done()
        return None if g.state.figures[self.figure].cells else Done()

    before = window("D2-KO-23", "D2-WHO-06")

    @step("D2-KO-02", "D2-KO-03", "D2-KO-23", "D2-FAM-17", "D2-FAM-18")
    def fall(self, g: Descent) -> Next:
        """Something may have come in between: who has Health again is not defeated."""
        leaf = g.state.figures[self.figure]
        if not leaf.cells or (leaf.hp > 0 and not self.outright):
            return Done()
        self.place = leaf.cells
        if leaf.role == "hero":
            return self.choose_place
        if leaf.carries and self.cell == OFF and leaf.cells.bit_count() > 1:
            return self.choose_drop
        drop_tokens(g, self.figure, self.cell if self.cell != OFF else single_of(leaf.cells))
        forget_conditions(g, self.figure)
        g.emit(Defeated(self.figure, self.by), "D2-MON-07" if leaf.is_hostile else "D2-FAM-17")
        g.end(source=f"figure-{self.figure}")
        return self.defeated

    @step("D2-OBJ-06")
    def choose_drop(self, g: Descent) -> Next:
        """A large monster leaves what it carried on any one of its spaces."""
        return ask_for(g, self.figure, *map(SpaceOption, each(g.state.figures[self.figure].cells)))

    @choose_drop.answered
    def drop_there(self, g: Descent, picked: SpaceOption) -> Next:
        self.cell = picked.cell
        return self.fall

    @step("D2-KO-05", "D2-TER-20", "D2-TER-23", "D2-CMP-22")
    def choose_place(self, g: Descent) -> Next:
        """The token lies where he stood; never in Lava, but in the closest empty space without it."""
        cells, found = g.state.figures[self.figure].cells, ground(g).terrain
        if not cells & found.lava:
            self.cell = single(cells)
            return self.knock_out
        places = closest_empty(g, cells, found.open & ~found.lava)
        return ask_for(g, self.figure, *map(SpaceOption, each(places)))

    @choose_place.answered
    def place_token(self, g: Descent, picked: SpaceOption) -> Next:
        self.cell = picked.cell
        return self.knock_out

    @step("D2-KO-04", "D2-KO-05", "D2-KO-06", "D2-KO-20", "D2-OBJ-05", "D2-HTN-15", "D2-CND-10")
    def knock_out(self, g: Descent) -> Next:
        """Damage and fatigue are set; tokens drop, conditions go, and if it is his turn, it ends."""
        leaf = g.state.figures[self.figure]
        drop_tokens(g, self.figure, single(leaf.cells))
        forget_conditions(g, self.figure)
        g.emit(KnockedOut(self.figure, self.cell, stamina(g, self.figure)))
        return None

    @step("D2-KO-22", "D2-OLC-14")
    def draw(self, g: Descent) -> None:
        """The Overlord may draw a card; as it costs nothing he does."""
        draw_card(g, "D2-KO-22")

    knocked_out = window("D2-KO-22", "D2-WHO-05")

    @step()
    def end(self, g: Descent) -> Next:
        return Done()

    defeated = window("D2-MON-07", "D2-WHO-05")


def drop_tokens(g: Descent, figure: FigureId, cell: Cell) -> None:
    """A carrier who leaves the map leaves what he held in his space (D2-OBJ-05)."""
    for name in g.state.figures[figure].carries:
        token = g.state.tokens[name]
        g.emit(TokenSet(name, token.kind, cell, face=token.face, turned=token.turned), "D2-OBJ-05")


def single_of(cells: int) -> Cell:
    """The first of several spaces."""
    return single(cells & -cells)
