"""Making traps and taking them away (GH-TER-05, GH-TER-10, GH-MOT-19)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import TrapDisarmed, TrapMade
from undercroft.games.gloomhaven.options import HexOption, PerformOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import CreateTrap, DisarmTrap
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.actions.targets import ChooseFigures, may_skip, nearest_to_enemy
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.movement.entering import count_trap
from undercroft.games.gloomhaven.rules.requirements import beside, empty, hexes_in_sight, known_hexes
from undercroft.games.gloomhaven.rules.who import ask_for, is_up
from undercroft.games.gloomhaven.state import Haven, Trap
from undercroft.kernel import Call, Choice, Done, FigureId, Next, Posed, Procedure, Requirement, step
from undercroft.parts.choosing import Chosen
from undercroft.space import Cells, each


class CreateTrapAbility(Procedure, tag="gh.create_trap"):
    """A trap in an adjacent empty hex, with the effect that the ability prints (GH-TER-10)."""

    figure: FigureId
    ability: CreateTrap

    @step("GH-TER-10", "GH-MOT-19", "GH-DEF-09")
    def choose(self, g: Haven) -> Next:
        """A monster lays it as its card says, as near as possible to an enemy; ties by players."""
        places = LAID.options(g, self)
        return ask_for(g, self.figure, *places, *may_skip(g, self.figure)) if places else Done(0)

    choose.poses(lambda: LAID)

    @choose.answered
    def lay(self, g: Haven, picked: HexOption | SkipOption) -> Next:
        """It lies open with all that it does (GH-TER-11)."""
        if isinstance(picked, SkipOption):
            return Done(0)
        made = self.ability
        g.emit(TrapMade(Trap(picked.cell, made.damage, made.conditions, self.figure, made.xp_when_sprung)))
        return Done(1)


class DisarmTrapAbility(Procedure, tag="gh.disarm_trap"):
    """Traps go without effect (GH-TER-05), or an enemy suffers what they would have done."""

    figure: FigureId
    ability: DisarmTrap
    disarmed: int = 0
    trap: Trap | None = None
    victim: FigureId = FigureId(0)

    @step("GH-TER-05")
    def choose(self, g: Haven) -> Next:
        """One by one, or all of them."""
        places = self.places(g)
        if not places or self.disarmed == self.ability.count:
            return Done(1 if self.disarmed else 0)
        if self.ability.count == "all":
            return ask_for(g, self.figure, PerformOption(), *may_skip(g, self.figure))
        return ask_for(g, self.figure, *map(HexOption, each(places)), *may_skip(g, self.figure))

    @choose.among
    def hexes(self, g: Haven) -> tuple[Posed, ...]:
        return () if self.ability.count == "all" else (self.choice.by(self),)

    @choose.answered
    def disarm(self, g: Haven, picked: HexOption | PerformOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(1 if self.disarmed else 0)
        for cell in each(self.places(g)) if isinstance(picked, PerformOption) else (picked.cell,):
            self.trap = g.state.terrain.trap_at(cell)
            self.disarmed += 1
            g.emit(TrapDisarmed(self.figure, cell))
            count_trap(g)
        return self.choose_victim if self.ability.onto is not None else self.choose

    @step("GH-TER-05", "GH-LOS-08")
    def choose_victim(self, g: Haven) -> Next:
        assert self.ability.onto is not None
        return Call(ChooseFigures(self.figure, self.ability.onto))

    @choose_victim.returned
    def hurt(self, g: Haven, chosen: Chosen) -> Next:
        """The trap's damage first (GH-TER-04)."""
        victims = chosen.figures
        if not victims or self.trap is None:
            return self.choose
        self.victim = victims[0]
        g.emit(ActionNoted(targets=victims))
        if self.trap.damage:
            return Call(Suffer(self.victim, self.trap.damage, "trap", self.figure))
        return None

    @step("GH-TER-04", "GH-TER-06")
    def afflict(self, g: Haven) -> Next:
        assert self.trap is not None
        if is_up(g, self.victim):
            for condition in self.trap.conditions:
                gain(g, self.victim, condition)
        return self.choose

    def places(self, g: Haven) -> Cells:
        """Traps in reach and sight, or those moved through in this action."""
        found: Cells = self.choice.legal(g, self)
        return found

    @property
    def choice(self) -> Choice[Haven, DisarmTrapAbility]:
        return PASSED if self.ability.through else DISARMED


LAID: Choice[Haven, CreateTrapAbility] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        *empty("GH-TER-10"),
        beside("GH-TER-10", lambda g, by: g.state.figures[by.figure].cells),
        Requirement(
            "GH-MOT-19",
            "nearer",
            lambda g, by, cells: nearest_to_enemy(g, by.figure, cells) if by.ability.near_enemy else cells,
        ),
    ),
)
A_TRAP: Requirement[Haven, object] = Requirement(
    "GH-TER-05", "no-trap", lambda g, by, cells: cells & g.state.terrain.trapped
)
DISARMED: Choice[Haven, DisarmTrapAbility] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (A_TRAP, *hexes_in_sight(lambda g, by: by.ability.within)),
)
PASSED: Choice[Haven, DisarmTrapAbility] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        A_TRAP,
        Requirement("GH-TER-05", "not-through", lambda g, by, cells: cells & g.nearest(Perform).through),
    ),
)
