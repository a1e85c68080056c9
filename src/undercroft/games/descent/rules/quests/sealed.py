"""Sealed doors: an action and a test to break, open or pass one (D2-DOR-02)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import Displaced
from undercroft.games.descent.events.things import DoorOpened, DoorUnlocked
from undercroft.games.descent.events.turns import ActionTaken, TurnNoted
from undercroft.games.descent.options import QuestOption, SpaceOption, YesOption
from undercroft.games.descent.records.quest_rules import DoorRule, DoorWay
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import empty_spaces
from undercroft.games.descent.rules.quests.finales import can_repeat, note_repeat
from undercroft.games.descent.rules.quests.limits import guards_at, removed
from undercroft.games.descent.rules.quests.page import (
    carried_over,
    has_special,
    is_one_of,
    mark,
    number,
    rules_of,
)
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Option, Pass, Procedure, step
from undercroft.space import Cells, each, within

TRIED = "door-test"  # once a figure and turn
DEBT = 2  # a riddle missed by so much stuns (Riddle debt)


def door_ways(g: Descent) -> dict[str, DoorWay]:
    """The ways to deal with sealed doors, by the name of their act."""
    return {way.act: way for rule in rules_of(g, DoorRule) for way in rule.ways}


def sealed_options(g: Descent, figure: FigureId) -> list[Option]:
    """Each way to deal with each closed sealed door next to a figure."""
    s, rules, options = g.state, rules_of(g, DoorRule), list[Option]()
    if not rules or not s.turn.actions:
        return options
    leaf, found = s.figures[figure], ground(g)
    for rule in rules:
        if TRIED in s.turn.done and not rule.again:
            continue
        for door in rule.doors:
            if door in s.doors or door in s.unlocked or not found.beside_door(door) & leaf.cells:
                continue
            for way in rule.ways:
                if is_one_of(leaf, way.who) and (way.does != "pass" or beyond_door(g, figure, door)):
                    options.append(QuestOption(way.act, str(door)))
    return options


def beyond_door(g: Descent, figure: FigureId, door: int) -> Cells:
    """The empty spaces next to a door on its other side."""
    found, here = ground(g), g.state.figures[figure].cells
    this_side = within(here, found.board.openings, None, found.terrain.open)
    return found.beside_door(door) & empty_spaces(g) & ~this_side


class DoorTest(Procedure, tag="descent.door_test"):
    """A figure tests at a sealed door; passed, the door goes, opens, or is behind the figure."""

    figure: FigureId
    act: str
    door: int
    again: bool = False
    missed: int = 0

    def way(self, g: Descent) -> DoorWay:
        return door_ways(g)[self.act]

    @step("D2-DOR-02", "D2-SPC-03", "D2-SPC-04")
    def begin(self, g: Descent) -> None:
        g.emit(ActionTaken(self.figure, self.act))
        g.emit(TurnNoted(TRIED))

    @step("D2-ATT-02", "D2-ATT-03")
    def test(self, g: Descent) -> Next:
        way = self.way(g)
        return Call(AttributeTest(self.figure, way.test, less=guards_at(g, self.door) - number(g, way.more)))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        self.missed = tested.shields - tested.against
        return self.succeed if tested.passed else self.offer

    @step("D2-QST-02")
    def offer(self, g: Descent) -> Next:
        """If Lord Theodir was saved, each hero may repeat one door test; in a Finale one a round in all."""
        if can_repeat(g, self.figure):
            return ask_for(g, self.figure, Pass(), YesOption())
        used = f"repeated-{self.figure}" in g.state.marks or self.again
        if not carried_over(g, "theodir") or used or self.figure not in g.state.heroes:
            return self.fail
        return ask_for(g, self.figure, Pass(), YesOption())

    @offer.answered
    def repeat(self, g: Descent, picked: YesOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.fail
        if can_repeat(g, self.figure):
            note_repeat(g)
            return self.test
        mark(g, f"repeated-{self.figure}")
        self.again = True
        return self.test

    @step("D2-QST-02", "D2-CND-01")
    def fail(self, g: Descent) -> Next:
        """Riddle debt: a knowledge test missed by 2 or more stuns."""
        if has_special(g, "riddle-debt") and self.way(g).test == "knowledge" and self.missed >= DEBT:
            inflict(g, self.figure, "stunned")
        return Done()

    @step("D2-DOR-02", "D2-DOR-03")
    def succeed(self, g: Descent) -> Next:
        way = self.way(g)
        if way.does == "pass":
            return self.choose_place
        if way.together > 1 and not self.is_pushed(g, way.together):
            return Done()
        if way.does == "remove":
            mark(g, removed(self.door))
        elif way.does == "unlock":
            g.emit(DoorUnlocked(self.door), "D2-DOR-02")
        g.emit(DoorOpened(self.figure, self.door))
        return Done()

    def is_pushed(self, g: Descent, together: int) -> bool:
        """Have so many different figures passed at this door in this round, this one among them?"""
        here = f"pushed-{self.door}-{g.state.round}-"
        mark(g, f"{here}{self.figure}")
        return sum(name.startswith(here) for name in g.state.marks) >= together

    @step("D2-MOV-21")
    def choose_place(self, g: Descent) -> Next:
        places = beyond_door(g, self.figure, self.door)
        return ask_for(g, self.figure, *map(SpaceOption, each(places))) if places else Done()

    @choose_place.answered
    def pass_through(self, g: Descent, picked: SpaceOption) -> Next:
        g.emit(Displaced(self.figure, 1 << picked.cell))
        return Call(Land(self.figure))
