"""The Desecrated Tomb: ossuaries, Alric's head start, the bridge, and Khorayt, who is nobody's friend."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.moves import Displaced, Entered, Swapped
from undercroft.games.descent.events.turns import RoundOver
from undercroft.games.descent.options import StandOption, TargetOption
from undercroft.games.descent.reach import ways
from undercroft.games.descent.records.abilities import MoveVerb
from undercroft.games.descent.records.quest_rules import ActRule
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.forcing import MoveOther, PutOther
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.movement.moving import March, mover_of
from undercroft.games.descent.rules.movement.places import bases_on
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.page import (
    area,
    carried_over,
    closed,
    figures_named,
    mark,
    rules_of,
)
from undercroft.games.descent.rules.quests.sparing import is_asleep
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.rules.who import apart, ask_heroes, cells_within, side
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, Window, ask, step
from undercroft.space import Cells, each

ALRIC, KHORAYT, BRIDGE = "sir-alric-farrow", "khorayt", "bridge"
SWAY = 2  # damage


# -- the gauntlet


def ossuary_of(g: Descent, figure: FigureId) -> str:
    """The ossuary on which a figure stands, if nobody has closed it."""
    here = g.state.figures[figure].cells
    rooms = [room for rule in rules_of(g, ActRule) if rule.act == "close-ossuary" for room in rule.inside]
    return next(
        (room for room in rooms if not here & ~area(g, room) and closed(room) not in g.state.marks), ""
    )


class CloseOssuary(Procedure, tag="descent.close_ossuary"):
    """No dead return on the ossuary any more (Restless)."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-QST-02")
    def close(self, g: Descent) -> Next:
        mark(g, closed(ossuary_of(g, self.figure)))
        return Done()


# -- the race to the lair


class AlricsHaste(Procedure, tag="descent.alrics_haste"):
    """Sir Alric has a movement point for each haste before the race begins."""

    @step("D2-SET-08", "D2-MOV-22")
    def run(self, g: Descent) -> Next:
        haste = carried_over(g, "haste")
        return Call(MoveNow(figures_named(g, ALRIC)[0], MoveVerb(haste))) if haste else Done()


def swept(g: Descent) -> FigureId:
    """The figure that an enemy's effect has just moved on to the bridge; 0 for nobody."""
    event, bridge, figures = g.nearest(Window).about, area(g, BRIDGE), g.state.figures
    if isinstance(event, Swapped):
        came = figures[event.figure].cells
        return event.other if figures[event.other].cells & bridge and not came & bridge else FigureId(0)
    if not isinstance(event, Entered) or not bridge >> event.cell & 1:
        return FigureId(0)
    for frame in reversed(g.state.frames):
        if isinstance(frame, March) and frame.came & bridge:
            return FigureId(0)
        if isinstance(frame, (MoveOther, PutOther)) and frame.figure == event.figure:
            by_enemy = side(g, frame.by) != side(g, event.figure)
            return event.figure if by_enemy else FigureId(0)
    return FigureId(0)


class Sway(Procedure, tag="descent.sway"):
    """Whoever an enemy's effect moves on to the bridge suffers 2 damage."""

    def applies(self, g: Descent) -> bool:
        return bool(swept(g))

    @step("D2-QST-02", "D2-MOV-20")
    def hurt(self, g: Descent) -> Next:
        return Call(Suffer(swept(g), SWAY))


class KhoraytStrikes(Procedure, tag="descent.khorayt_strikes"):
    """At the end of a round Khorayt, awake, goes at whoever is nearest, on either side."""

    figure: FigureId = FigureId(0)
    target: FigureId = FigureId(0)

    def applies(self, g: Descent) -> bool:
        there = figures_named(g, KHORAYT)
        if not there or not isinstance(g.nearest(Window).about, RoundOver):
            return False
        return not is_asleep(g, g.state.figures[there[0]])

    @step("D2-QST-02", "D2-X-07")
    def rouse(self, g: Descent) -> Next:
        """Stunned it does nothing but shake that off."""
        (self.figure,) = figures_named(g, KHORAYT)
        if g.state.figures[self.figure].suffers("stunned"):
            cure(g, self.figure, "stunned")
            return Done()
        return None

    @step("D2-QST-02", "D2-WHO-01")
    def choose(self, g: Descent) -> Next:
        """Of several who are equally near the heroes name one."""
        nearest = self.nearest(g)
        return ask_heroes(g, *map(TargetOption, nearest)) if nearest else self.settle

    @choose.answered
    def aim(self, g: Descent, picked: TargetOption) -> Next:
        self.target = picked.target
        return None

    @step("D2-QST-02", "D2-WHO-03", "D2-LRG-03")
    def move(self, g: Descent) -> Next:
        return ask(g.state.overlord.seat, *map(StandOption, self.stands(g, self.target)))

    @move.answered
    def stand(self, g: Descent, picked: StandOption) -> Next:
        if picked.cells != g.state.figures[self.figure].cells:
            g.emit(Displaced(self.figure, picked.cells), "D2-QST-02")
        return None

    @step("D2-QST-02", "D2-ATK-14")
    def strike(self, g: Descent) -> Next:
        return Call(Attack(self.figure, self.target, profiles(g, self.figure)[0]))

    @step("D2-X-05")
    def settle(self, g: Descent) -> Next:
        if g.state.figures[self.figure].suffers("immobilized"):
            cure(g, self.figure, "immobilized")
        return Done()

    def nearest(self, g: Descent) -> list[FigureId]:
        """Those whom it can get at with one move; of these the nearest."""
        figures = g.state.figures
        here = figures[self.figure].cells
        found = {
            i: apart(g, here, leaf.cells)
            for i, leaf in figures.items()
            if leaf.cells and i != self.figure and self.stands(g, i)
        }
        least = min(found.values(), default=0)
        return [i for i, far in found.items() if far == least]

    def stands(self, g: Descent, target: FigureId) -> list[Cells]:
        """The spaces where it can strike at a figure after the least move; by a ruling it goes no farther."""
        reach = cells_within(g, g.state.figures[target].cells, profiles(g, self.figure)[0].reach)
        found = {base: cost for base, cost in self.bases(g).items() if base & reach}
        least = min(found.values(), default=0)
        return [base for base, cost in found.items() if cost == least]

    def bases(self, g: Descent) -> dict[Cells, int]:
        """Where it can stand after one move, each with the points that it takes."""
        leaf = g.state.figures[self.figure]
        found = {leaf.cells: 0}
        if not leaf.suffers("immobilized"):
            walked = ways(ground(g).terrain, mover_of(g, self.figure), leaf.cells, speed(g, self.figure))
            for (cost, _), cells in sorted(walked.items()):
                for cell in each(cells):
                    for base in bases_on(g, self.figure, 1 << cell):
                        found.setdefault(base, cost)
        return found


DEEDS: Mapping[str, Deed] = {
    "close-ossuary": Deed(CloseOssuary, lambda g, figure, token: bool(ossuary_of(g, figure))),
}
SET_UP: Mapping[str, type[Procedure]] = {"alrics-haste": AlricsHaste}
LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {"third-party": ("RoundOver", KhoraytStrikes)}
EITHER: Mapping[str, tuple[tuple[str, type[Procedure]], ...]] = {
    "swaying-bridge": (("Entered", Sway), ("Swapped", Sway)),
}
