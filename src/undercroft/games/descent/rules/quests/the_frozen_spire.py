"""The Frozen Spire: the Dragonheart on the bridge, then Frederick's broken mind and the loads."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.things import TokenRemoved, TokenSet
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.rules.attack.targets import sight
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.marching import push_back, room_behind
from undercroft.games.descent.rules.quests.page import figures_named, number, rules_of
from undercroft.games.descent.rules.who import within
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step

RUIN, HEART, PUSH = "ruin", "dragonheart", "push-back"
NEAR = 3  # spaces from which the Dragonheart works
LOAD = "load"
FREDERICK, BROKEN = "frederick", "broken-mind"
DRAG = 2  # less Speed


def push(g: Descent) -> int:
    """How many rows Ruin is pushed back: as many as the quest says, and as there is room for."""
    wanted = next((number(g, rule.n) for rule in rules_of(g, SpecialRule) if rule.name == PUSH), 0)
    return room_behind(g, figures_named(g, RUIN)[0], wanted)


def can_push(g: Descent, figure: FigureId, token: str) -> bool:
    """Is Ruin near, seen, and not at the very end of its way already?"""
    ruin = figures_named(g, RUIN)
    if not ruin:
        return False
    near = g.state.figures[ruin[0]].cells & within(g, figure, NEAR)
    return bool(near and sight(g, figure, near) and push(g))


class PushBack(Procedure, tag="descent.push_back"):
    """The bridge: the Dragonheart drives Ruin back, then lies in the hollow again."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-RNG-08")
    def push(self, g: Descent) -> Next:
        push_back(g, figures_named(g, RUIN)[0], push(g))
        home = next(mark.at for mark in ground(g).layout.page.markers if mark.colour == "green")
        g.emit(TokenSet(self.token, HEART, GRID.cell(*home)))
        return Done()


class TakeLoad(Procedure, tag="descent.take_load"):
    """The Spire: a monster takes a load in the store; there are always more."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-OBJ-01")
    def take(self, g: Descent) -> Next:
        taken = g.state.tokens
        name = next(f"{LOAD}-{n}" for n in range(1, 99) if f"{LOAD}-{n}" not in taken)
        g.emit(TokenSet(name, LOAD, carrier=self.figure))
        return Done()


class LoseLoad(Procedure, tag="descent.lose_load"):
    """The Spire: a load that is dropped is lost."""

    def applies(self, g: Descent) -> bool:
        return any(token.kind == LOAD and token.cell >= 0 for token in g.state.tokens.values())

    @step("D2-QST-02", "D2-OBJ-05")
    def lose(self, g: Descent) -> Next:
        for name in [name for name, token in g.state.tokens.items() if token.kind == LOAD]:
            if g.state.tokens[name].cell >= 0:
                g.emit(TokenRemoved(name), "D2-QST-02")
        return Done()


class BrokenMind(Procedure, tag="descent.broken_mind"):
    """The Spire: the hero who leads Frederick tests willpower as his turn begins, or is dragged down."""

    def leader(self, g: Descent) -> FigureId:
        figure = g.state.turn.figure
        leaf = g.state.figures.get(figure)
        held = leaf.carries if leaf is not None and leaf.cells else ()
        return figure if any(g.state.tokens[name].kind == FREDERICK for name in held) else FigureId(0)

    def applies(self, g: Descent) -> bool:
        return bool(self.leader(g))

    @step("D2-QST-02", "D2-HTN-03", "D2-ATT-02")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.leader(g), "willpower"))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        if not tested.passed:
            g.modify("speed", -DRAG, until="turn", subject=self.leader(g), source=BROKEN)
        return Done()


DEEDS: Mapping[str, Deed] = {
    PUSH: Deed(PushBack, can_push),
    "take-load": Deed(TakeLoad, lambda g, figure, token: True),
}
LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {
    BROKEN: (MOMENTS["turn-start"], BrokenMind),
    "lose-load": ("TokenSet", LoseLoad),
}
