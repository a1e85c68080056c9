"""A figure that goes straight on, whatever stands before it, while all collapses behind it (D2-QST-02)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from undercroft.games.descent.events.encounters import HeroPlaced
from undercroft.games.descent.events.moves import Displaced, FamiliarWalked
from undercroft.games.descent.events.things import SquaresGone, SquaresHeld, TokenSet
from undercroft.games.descent.events.turns import TurnBegan
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import SpaceOption, StandOption
from undercroft.games.descent.records.quest_rules import MarchRule
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import closest_empty, is_large
from undercroft.games.descent.rules.quests.limits import marches
from undercroft.games.descent.rules.quests.page import count, mark, number, squares
from undercroft.games.descent.rules.quests.placing import places_on
from undercroft.games.descent.rules.values import size_of
from undercroft.games.descent.rules.who import ask_for, occupied_by_others
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.space import Cell, Cells, each, mask_of, single, within


def rows_of(rule: MarchRule) -> list[Cells]:
    """The rows of its way, in its direction."""
    return [squares(row) for row in rule.rows]


def ahead(rows: list[Cells], here: Cells) -> Cells:
    """The spaces right before the figure, on its way or where it was pushed off it; none on the last row."""
    return 0 if here & rows[-1] else shifted(rows, here, 1) & ~here


def shifted(rows: list[Cells], here: Cells, steps: int) -> Cells:
    """The spaces of a base so many rows further, or back."""
    row = single(rows[1] & -rows[1]) - single(rows[0] & -rows[0])
    return here << row * steps if row * steps > 0 else here >> -row * steps


def before(g: Descent, rule: MarchRule, here: Cells) -> Cells:
    """All spaces farther on than the row before it: where those are put who stand in its way."""
    rows = rows_of(rule)
    front = ahead(rows, here)
    (x0, y0), (x1, y1) = rule.rows[0][0], rule.rows[1][0]

    def along(cell: Cell) -> int:
        x, y = GRID.at(cell)
        return x * (x1 - x0) + y * (y1 - y0)

    line = max(map(along, each(front)))
    reached = within(front, ground(g).board.openings, None, ground(g).terrain.open & ~here)
    return mask_of(cell for cell in each(reached) if along(cell) > line)


def nearest(g: Descent, figure: FigureId, region: Cells) -> list[SpaceOption | StandOption]:
    """The empty spaces of a region that are nearest to a figure; a large one needs several (D2-LRG-03)."""
    here = g.state.figures[figure].cells
    if not is_large(g, figure):
        return [SpaceOption(cell) for cell in each(closest_empty(g, here, region))]
    found = [place for place in places_on(g, size_of(g, figure), region) if not place & ~region]
    far = {place: ground(g).distance(here, place) or 0 for place in found}
    return [StandOption(place) for place in found if far[place] == min(far.values())]


def braced(hero: FigureId, round_: int) -> str:
    """The mark of a hero who has tested in its way in a round."""
    return f"braced-{hero}-{round_}"


class Trample(Procedure, tag="descent.trample"):
    """One row straight ahead, in place of an activation; nothing else (The Frozen Spire 1)."""

    figure: FigureId
    hero: FigureId = FigureId(0)  # who tests, or is put elsewhere

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    def rule(self, g: Descent) -> MarchRule:
        found = marches(g, self.figure)
        assert found is not None
        return found

    def front(self, g: Descent) -> Cells:
        return ahead(rows_of(self.rule(g)), g.state.figures[self.figure].cells)

    @step("D2-QST-02", "D2-X-05", "D2-X-07")
    def begin(self, g: Descent) -> Next:
        """Stunned or Immobilized it loses the row of this turn, and the condition."""
        g.emit(TurnBegan(self.figure, 0))
        for condition in ("stunned", "immobilized"):
            if g.state.figures[self.figure].suffers(condition):
                cure(g, self.figure, condition)
                return Done()
        return None if self.front(g) else Done()

    @step("D2-QST-02", "D2-ATT-02")
    def brace(self, g: Descent) -> Next:
        """Each hero in its way tests; later tests of the same hero are harder."""
        front, s = self.front(g), g.state
        waiting = [
            i
            for i, leaf in s.figures.items()
            if leaf.role == "hero" and leaf.cells & front and braced(i, s.round) not in s.marks
        ]
        if not waiting:
            return self.clear
        self.hero = waiting[0]
        earlier = sum(braced(self.hero, n) in s.marks for n in range(1, s.round))
        mark(g, braced(self.hero, s.round))
        rule = self.rule(g)
        return Call(AttributeTest(self.hero, rule.test, less=number(g, rule.less) * earlier))

    @brace.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        """Whoever passes stops it."""
        return Done() if tested.passed else self.choose_place

    @step("D2-QST-02", "D2-MOV-21", "D2-ADJ-14", "D2-LRG-03")
    def choose_place(self, g: Descent) -> Next:
        """Whoever does not stop it is put on the nearest empty space before it, a large one on several."""
        places = nearest(g, self.hero, before(g, self.rule(g), g.state.figures[self.figure].cells))
        return ask_for(g, self.hero, *places) if places else Done()

    @choose_place.answered
    def place(self, g: Descent, picked: SpaceOption | StandOption) -> Next:
        cells = picked.cells if isinstance(picked, StandOption) else 1 << picked.cell
        g.emit(Displaced(self.hero, cells))
        return Call(Land(self.hero), then=self.brace)

    @step("D2-QST-02", "D2-MOV-21")
    def clear(self, g: Descent) -> Next:
        """Monsters, familiars and others in its way are put before it, too."""
        front = self.front(g)
        others = [i for i, leaf in g.state.figures.items() if leaf.cells & front]
        if not others:
            return None
        self.hero = others[0]
        return self.choose_place

    @step("D2-QST-02", "D2-MOV-21")
    def go(self, g: Descent) -> Next:
        rows, here = rows_of(self.rule(g)), g.state.figures[self.figure].cells
        stand(g, self.figure, shifted(rows, here, 1))
        return Call(Collapse(self.figure))

    @step("D2-QST-02")
    def arrive(self, g: Descent) -> Next:
        rule = self.rule(g)
        if g.state.figures[self.figure].cells & rows_of(rule)[-1]:
            count(g, rule.arrived)
        return Done()


class Collapse(Procedure, tag="descent.collapse"):
    """Rows wholly behind the figure are gone; whoever is there is put on the nearest space, and hurt."""

    figure: FigureId
    other: FigureId = FigureId(0)

    def rule(self, g: Descent) -> MarchRule:
        found = marches(g, self.figure)
        assert found is not None
        return found

    def falling(self, g: Descent) -> Cells:
        """The squares that go now."""
        rule, here = self.rule(g), g.state.figures[self.figure].cells
        rows, gone = rows_of(rule), 0
        last = min((n for n, row in enumerate(rows) if row & here), default=0)
        for row in rows[: max(last, g.state.counters.get(rule.counter, 0))]:
            gone |= row
        return gone & ~here & ~g.state.gone

    @step("D2-QST-02", "D2-MOV-21", "D2-ADJ-14")
    def flee(self, g: Descent) -> Next:
        falling = self.falling(g)
        there = [i for i, leaf in g.state.figures.items() if leaf.cells & falling]
        if not there:
            return self.fall
        self.other = there[0]
        places = nearest(g, self.other, ground(g).terrain.open & ~falling)
        return ask_for(g, self.other, *places) if places else self.fall

    @flee.answered
    def place(self, g: Descent, picked: SpaceOption | StandOption) -> Next:
        cells = picked.cells if isinstance(picked, StandOption) else 1 << picked.cell
        g.emit(Displaced(self.other, cells))
        return Call(Suffer(self.other, self.rule(g).damage), then=self.flee)

    @step("D2-QST-02", "D2-OBJ-05", "D2-KO-05")
    def fall(self, g: Descent) -> Next:
        """Tokens that lie there come to lie on the nearest space."""
        s, falling = g.state, self.falling(g)
        for name, token in list(s.tokens.items()):
            if token.cell >= 0 and falling >> token.cell & 1:
                g.emit(TokenSet(name, token.kind, beside(g, token.cell, falling), face=token.face))
        for i, leaf in list(s.figures.items()):
            if leaf.lies >= 0 and falling >> leaf.lies & 1:
                cell = beside(g, leaf.lies, falling)
                moved = HeroPlaced(i, cell, lying=True) if leaf.is_out else FamiliarWalked(i, cell, 0)
                g.emit(moved, "D2-QST-02")
        rule = self.rule(g)
        if falling:
            g.emit(SquaresGone(falling), "D2-QST-02")
        rows = rows_of(rule)
        last = min((n for n, row in enumerate(rows) if row & s.figures[self.figure].cells), default=0)
        count(g, rule.counter, max(0, last - s.counters.get(rule.counter, 0)))
        return Done()


def beside(g: Descent, cell: Cell, falling: Cells) -> Cell:
    """The nearest space that does not go."""
    near = closest_empty(g, 1 << cell, ground(g).terrain.open & ~falling) or ground(g).terrain.open & ~falling
    return single(near & -near)


def room_behind(g: Descent, figure: FigureId, most: int) -> int:
    """How many rows it can be pushed back: on the map or over squares that are gone, past nobody."""
    rule = marches(g, figure)
    assert rule is not None
    rows, here, found = rows_of(rule), g.state.figures[figure].cells, 0
    while found < most:
        there = shifted(rows, here, -found - 1)
        terrain = ground(g).layout.terrain["obstacle"]
        if there & (~ground(g).layout.floor | occupied_by_others(g, figure) | terrain):
            break
        found += 1
    return found


def push_back(g: Descent, figure: FigureId, steps: int) -> None:
    """It is put so many rows back; squares that only held it are gone again when it is off them."""
    rule = marches(g, figure)
    assert rule is not None
    rows, here = rows_of(rule), g.state.figures[figure].cells
    there = shifted(rows, here, -steps)
    stand(g, figure, there)
    collapsed = reduce(or_, rows[: g.state.counters.get(rule.counter, 0)], 0)
    if again := collapsed & here & ~there:
        g.emit(SquaresGone(again), "D2-QST-02")


def stand(g: Descent, figure: FigureId, there: Cells) -> None:
    """It is put elsewhere; squares that are gone hold it, and nobody else, while it is there."""
    if there & g.state.gone:
        g.emit(SquaresHeld(there & g.state.gone), "D2-QST-02")
    g.emit(Displaced(figure, there), "D2-QST-02")
