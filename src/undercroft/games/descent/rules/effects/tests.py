"""Attribute tests (D2-ATT)."""

from __future__ import annotations

from undercroft.games.descent.dice import FACES, total
from undercroft.games.descent.events.fights import AttributeFailed, AttributePassed, AttributeRolled
from undercroft.games.descent.rules.values import ally_of, attribute
from undercroft.games.descent.state import Descent, DescentState
from undercroft.kernel import Done, Event, FigureId, Next, Procedure, Value, step, window
from undercroft.parts.dice import Die, replaced, roll

TEST_DICE = ("grey", "black")  # D2-ATT-02


class Tested(Value):
    """The result of a test: passed or not, the shields rolled, and the value tested."""

    passed: bool
    shields: int = 0
    against: int = 0  # the value of the attribute


class AttributeTest(Procedure, tag="descent.test"):
    """One figure tests an attribute: shields up to its value pass (D2-ATT-03)."""

    figure: FigureId
    attribute: str
    less: int = 0  # the attribute is so much lower
    dice: tuple[Die, ...] = ()
    repeat: Tested | None = None  # of the test that a card made him repeat: it stands for this one

    @step("D2-ATT-07", "D2-ATT-08", "D2-MON-09", "D2-FAM-14")
    def begin(self, g: Descent) -> Next:
        """Without attributes every test fails, and no die is rolled; some hero figures pass every test."""
        leaf = g.state.figures[self.figure]
        if leaf.role == "ally" and ally_of(g, leaf).steady:
            g.emit(AttributePassed(self.figure, self.attribute, 0, 0))
            return Done(Tested(True))
        if attribute(g, self.figure, self.attribute) is None:
            g.emit(AttributeFailed(self.figure, self.attribute, 0, 0))
            return Done(Tested(False))
        return None

    @step("D2-ATT-02", "D2-ATT-05", "D2-ATT-06")
    def roll(self, g: Descent) -> None:
        self.dice = roll(g, FACES, TEST_DICE)
        g.emit(AttributeRolled(self.figure, self.attribute, self.dice))

    rolled = window("D2-WHO-05", "D2-ATT-09", "D2-ATT-E1", "D2-ATK-26")

    @step("D2-ATT-03", "D2-ATT-04", "D2-ATT-10", "D2-ATT-E2")
    def judge(self, g: Descent) -> Next:
        value = (attribute(g, self.figure, self.attribute) or 0) - self.less
        shields = total(self.dice).shields
        if shields <= value:
            g.emit(AttributePassed(self.figure, self.attribute, shields, value))
            return None
        g.emit(AttributeFailed(self.figure, self.attribute, shields, value))
        return Done(Tested(False, shields, value))

    passed = window("D2-WHO-05")

    @step("D2-ATT-03")
    def end(self, g: Descent) -> Next:
        """Passed, unless a card made him repeat it (D2-X-28: Wicked Laughter)."""
        value = (attribute(g, self.figure, self.attribute) or 0) - self.less
        return Done(self.repeat or Tested(True, total(self.dice).shields, value))


class AttributeDieRerolled(Event):
    """A die of the test in progress lies differently."""

    number: int
    die: Die

    def apply(self, s: DescentState) -> None:
        test = s.nearest(AttributeTest)
        test.dice = replaced(test.dice, self.number, self.die)


class AttributeRetested(Event):
    """The test in progress was repeated: what came of that counts (D2-X-28: Wicked Laughter)."""

    figure: FigureId
    result: Tested

    def apply(self, s: DescentState) -> None:
        s.nearest(AttributeTest).repeat = self.result
