"""Movement at once, outside the menu of a turn: by a skill, a feat or an effect (D2-MOV-20, D2-MOV-22)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import PointsGained, PointsLost
from undercroft.games.descent.options import GoOption
from undercroft.games.descent.records.abilities import MoveVerb
from undercroft.games.descent.rules.movement.moving import (
    GONE_TO,
    March,
    PlaceBase,
    free_path,
    freely_reachable,
    path_to,
)
from undercroft.games.descent.rules.quests.limits import marches
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Pass, Posed, Procedure, step
from undercroft.space import each


class MoveNow(Procedure, tag="descent.move_now"):
    """A figure gets movement points and spends them before anything else goes on (D2-MOV-22)."""

    figure: FigureId
    verb: MoveVerb
    kept: int = 0  # points that it had before

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-MOV-22", "D2-MOV-05")
    def gain(self, g: Descent) -> Next:
        from undercroft.games.descent.rules.cards.verbs import amount

        leaf = g.state.figures[self.figure]
        if marches(g, self.figure):
            return Done()
        if self.verb.free:
            return Call(MoveSpaces(self.figure, amount(g, self.figure, self.verb.n)), then=self.place)
        if leaf.suffers("immobilized"):
            return Done()
        self.kept = leaf.movement
        g.emit(PointsGained(self.figure, amount(g, self.figure, self.verb.n)))
        return None

    @step("D2-MOV-03", "D2-MOV-02")
    def go(self, g: Descent) -> Next:
        options = GONE_TO.options(g, self.figure)
        return ask_for(g, self.figure, Pass(), *options) if options else self.end

    @go.among
    def spaces(self, g: Descent) -> tuple[Posed, ...]:
        return (GONE_TO.by(self.figure),)

    @go.answered
    def walk(self, g: Descent, picked: GoOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.end
        return Call(March(self.figure, path_to(g, self.figure, picked.cell)), then=self.go)

    @step("D2-MOV-22", "D2-LRG-03")
    def end(self, g: Descent) -> Next:
        left = g.state.figures[self.figure].movement - self.kept
        if left > 0:
            g.emit(PointsLost(self.figure, left))
        return None

    @step("D2-LRG-03")
    def place(self, g: Descent) -> Next:
        return Call(PlaceBase(self.figure))


class MoveSpaces(Procedure, tag="descent.move_spaces"):
    """A figure is moved up to so many spaces by an effect: no points are paid (D2-MOV-20)."""

    figure: FigureId
    spaces: int

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-MOV-20", "D2-X-09", "D2-TER-31")
    def choose(self, g: Descent) -> Next:
        """Immobilized does not keep it from being moved so."""
        if marches(g, self.figure):
            return Done()
        spaces = freely_reachable(g, self.figure, self.spaces)
        return ask_for(g, self.figure, Pass(), *map(GoOption, each(spaces))) if spaces else Done()

    @choose.answered
    def walk(self, g: Descent, picked: GoOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        way = free_path(g, self.figure, picked.cell, self.spaces)
        return Call(March(self.figure, way, free=True))
