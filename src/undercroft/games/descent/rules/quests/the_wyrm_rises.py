"""The Wyrm Rises: the shaft that caves in, meals for the brood, and the wyrm that rises from them."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.fights import HealthChanged
from undercroft.games.descent.events.things import TokenRemoved, TokenSet
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import StandOption, TokenOption
from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.places import empty_spaces
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.page import (
    area,
    carried_over,
    count,
    figures_named,
    mark,
    number,
    rules_of,
)
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, ask, step
from undercroft.space import Cells, each

SHAFT, RUBBLE = "shaft", "rubble"
FALLING = 2  # damage of stones
LAST = 3  # the collapse that leaves rubble
PIT, FED = "brood-pit", "fed"
MEALS = ("", "meal-1", "meal-2")  # the faces of a pit that is not fed
MOST_AT_FIRST = 2  # meals a pit, from the mine
RISEN = "risen"
WINGS = 6  # Health that the wyrm gains


class CaveIn(Procedure, tag="descent.cave_in"):
    """Everybody in the shaft tests awareness or suffers 2; with the third the passage is blocked."""

    figure: FigureId
    token: str
    done: tuple[FigureId, ...] = ()

    @step("D2-QST-02", "D2-ATT-07")
    def test(self, g: Descent) -> Next:
        """One after the other; figures without attributes fail."""
        shaft = area(g, SHAFT)
        waiting = [i for i, leaf in g.state.figures.items() if leaf.cells & shaft and i not in self.done]
        if not waiting:
            return self.crumble
        self.done += (waiting[0],)
        return Call(AttributeTest(waiting[0], "awareness"))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return self.test if tested.passed else Call(Suffer(self.done[-1], FALLING), then=self.test)

    @step("D2-QST-02")
    def crumble(self, g: Descent) -> Next:
        count(g, "collapses")
        return None

    @step("D2-QST-02", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        """The Overlord names two empty squares of one row."""
        if g.state.counters.get("collapses", 0) != LAST or RUBBLE in g.state.marks:
            return Done()
        rows = rows_of(empty_spaces(g) & area(g, SHAFT))
        return ask(g.state.overlord.seat, *map(StandOption, rows)) if rows else Done()

    @choose.answered
    def block(self, g: Descent, picked: StandOption) -> Next:
        mark(g, RUBBLE)
        for n, cell in enumerate(each(picked.cells), 1):
            g.emit(TokenSet(f"{RUBBLE}-{n}", RUBBLE, cell), "D2-QST-02")
        return Done()


def rows_of(cells: Cells) -> list[Cells]:
    """All pairs of neighbouring squares in one row."""
    found = []
    for cell in each(cells):
        x, y = GRID.at(cell)
        pair = 1 << cell | GRID.mask(((x + 1, y),))
        if not pair & ~cells:
            found.append(pair)
    return found


# -- the brood


def meals_wanted(g: Descent) -> int:
    """How many meals make a pit fed."""
    return next(number(g, rule.n) for rule in rules_of(g, SpecialRule) if rule.name == "brood")


def feed(g: Descent, pit: str) -> None:
    """One more meal lies in a pit; with the last it is fed."""
    token = g.state.tokens[pit]
    eaten = MEALS.index(token.face) + 1
    face = FED if eaten >= meals_wanted(g) else MEALS[eaten]
    g.emit(TokenSet(pit, token.kind, token.cell, face=face, turned=True), "D2-QST-02")


def hungry(g: Descent) -> list[str]:
    """The pits that are not fed."""
    return [name for name, token in g.state.tokens.items() if token.kind == PIT and token.face != FED]


class Feed(Procedure, tag="descent.feed"):
    """A monster brings a meal to a pit."""

    figure: FigureId
    token: str

    @step("D2-SPC-03")
    def bring(self, g: Descent) -> Next:
        feed(g, self.token)
        return Done()


class SmashPit(Procedure, tag="descent.smash_pit"):
    """A hero smashes a pit; one that is fed needs two passes."""

    figure: FigureId
    token: str

    @step("D2-SPC-03")
    def smash(self, g: Descent) -> Next:
        cracked = f"cracked-{self.token}"
        if g.state.tokens[self.token].face == FED and cracked not in g.state.marks:
            mark(g, cracked)
            return Done()
        g.emit(TokenRemoved(self.token), "D2-QST-02")
        count(g, "smashed")
        return Done()


class LayMeals(Procedure, tag="descent.lay_meals"):
    """Each miner taken is a meal on a pit of the Overlord's choice, two a pit at most."""

    laid: int = 0

    @step("D2-SET-08", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        tokens = g.state.tokens
        open_pits = [name for name in hungry(g) if MEALS.index(tokens[name].face) < MOST_AT_FIRST]
        if self.laid >= carried_over(g, "taken") or not open_pits:
            return Done()
        return ask(g.state.overlord.seat, *map(TokenOption, open_pits))

    @choose.answered
    def lay(self, g: Descent, picked: TokenOption) -> Next:
        self.laid += 1
        feed(g, picked.token)
        return self.choose


class Rise(Procedure, tag="descent.rise"):
    """At the end of an Overlord turn with three fed pits, or two and no other, Belthir rises, once."""

    def applies(self, g: Descent) -> bool:
        if RISEN in g.state.marks or not figures_named(g, "belthir"):
            return False
        fed = sum(token.kind == PIT and token.face == FED for token in g.state.tokens.values())
        return fed >= 3 or (fed >= 2 and not hungry(g))

    @step("D2-QST-02")
    def rise(self, g: Descent) -> Next:
        belthir = figures_named(g, "belthir")[0]
        mark(g, RISEN)
        mark(g, f"{RISEN}-{g.state.round}")
        g.emit(HealthChanged(belthir, g.state.figures[belthir].full + WINGS), "D2-QST-02")
        g.modify("attack-red", 1, subject=belthir, source="rising")
        g.modify("immune-immobilized", 1, subject=belthir, source="rising")
        if g.state.figures[belthir].suffers("immobilized"):
            cure(g, belthir, "immobilized")
        return Done()


class Soar(Procedure, tag="descent.soar"):
    """Each round after that in which Belthir rose counts, as long as he lives."""

    def applies(self, g: Descent) -> bool:
        s = g.state
        rose_now = f"{RISEN}-{s.round}" in s.marks
        return RISEN in s.marks and not rose_now and bool(figures_named(g, "belthir"))

    @step("D2-QST-02")
    def note(self, g: Descent) -> Next:
        count(g, "soared")
        return Done()


DEEDS: Mapping[str, Deed] = {
    "cave-in": Deed(CaveIn, lambda g, figure, token: True),
    "feed": Deed(Feed, lambda g, figure, token: g.state.tokens[token].face != FED),
    "smash-pit": Deed(SmashPit, lambda g, figure, token: True),
}
SET_UP: Mapping[str, type[Procedure]] = {"lay-meals": LayMeals}
LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {
    "rising": (MOMENTS["overlord-end"], Rise),
    "soaring": ("RoundOver", Soar),
}
