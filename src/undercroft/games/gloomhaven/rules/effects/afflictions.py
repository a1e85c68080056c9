"""Abilities that befall others without an attack: conditions, damage, death, Push and Pull (GH-EFX-05)."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import HexOption, SkipOption, TargetOption
from undercroft.games.gloomhaven.records.abilities import Condition, Pull, Push
from undercroft.games.gloomhaven.records.abilities import Suffer as SufferRecord
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.measures import amount, holds
from undercroft.games.gloomhaven.rules.actions.performing import DECLINED, ActionNoted, Perform
from undercroft.games.gloomhaven.rules.actions.targets import ChooseFigures, reached
from undercroft.games.gloomhaven.rules.effects.conditions import NEGATIVE, gain
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.movement.push_pull import Shove, movable
from undercroft.games.gloomhaven.rules.requirements import OPEN, hexes_in_sight, known_hexes
from undercroft.games.gloomhaven.rules.who import ask_for, enemies, is_automatic, is_up, side
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Choice, Done, FigureId, Next, Objection, Procedure, Requirement, step
from undercroft.parts.choosing import Chosen, among_figures
from undercroft.space import Cell, each, mask_of

NOBODY = FigureId(0)
WELCOME = ("strengthen", "bless")


class ConditionAbility(Procedure, tag="gh.condition"):
    """Conditions for all targets of the ability (GH-CON-04), and a push if it says so."""

    figure: FigureId
    ability: Condition
    targets: tuple[FigureId, ...] = ()

    def is_possible(self, g: Haven) -> bool:
        return holds(g, self.ability.when, self.figure) and bool(reached(g, self.figure, self.ability.who))

    @step("GH-CON-04", "GH-CON-34", "GH-MOT-18")
    def choose(self, g: Haven) -> Next:
        if not holds(g, self.ability.when, self.figure):
            return Done(0)
        harm = any(condition in NEGATIVE for condition in self.ability.conditions)
        return Call(choice(g, self.figure, self.ability.who, harm, helps=self.helps))

    @property
    def helps(self) -> bool:
        """Harm for enemies alone, or what is good for the own side; not all want to be invisible."""
        wanted = NEGATIVE if self.ability.who.side == "enemies" else WELCOME
        mixed = self.ability.who.side == "both" or self.ability.push
        return not mixed and all(condition in wanted for condition in self.ability.conditions)

    @choose.returned
    def afflict(self, g: Haven, chosen: Chosen) -> Next:
        self.targets = chosen.figures
        if not self.targets:
            harm = any(condition in NEGATIVE for condition in self.ability.conditions)
            return Done(DECLINED if harm and harms_own(g, self.figure, self.ability.who) else 0)
        g.emit(ActionNoted(targets=self.targets))
        for target in self.targets:
            for condition in self.ability.conditions:
                gain(g, target, condition)
        return None

    @step("GH-EFX-05", "GH-EFX-06")
    def push(self, g: Haven) -> Next:
        if self.ability.push:
            return Call(ShoveEach(self.figure, self.targets, self.ability.push))
        return None

    @step("GH-CON-04")
    def finish(self, g: Haven) -> Next:
        return Done(1)


class SufferAbility(Procedure, tag="gh.suffer_ability"):
    """Damage that is no attack: neither Shield nor modifier cards count; each is hurt on its own."""

    figure: FigureId
    ability: SufferRecord
    targets: tuple[FigureId, ...] = ()

    def is_possible(self, g: Haven) -> bool:
        return bool(reached(g, self.figure, self.ability.who))

    @step("GH-DMG-06", "GH-TRN-08")
    def choose(self, g: Haven) -> Next:
        return Call(choice(g, self.figure, self.ability.who, harm=True))

    @choose.returned
    def chosen(self, g: Haven, chosen: Chosen) -> Next:
        self.targets = chosen.figures
        if self.targets:
            return None
        return Done(DECLINED if harms_own(g, self.figure, self.ability.who) else 0)

    @step("GH-DMG-06", "GH-DMG-07", "GH-KIL-02", "GH-CON-20")
    def hurt(self, g: Haven) -> Next:
        if not self.targets:
            return Done(1)
        target, self.targets = self.targets[0], self.targets[1:]
        damage = amount(g, self.figure, self.ability.value, target)
        by = self.figure if target != self.figure else NOBODY
        return Call(Suffer(target, damage, "ability", by), then=self.hurt)


class PushAbility(Procedure, tag="gh.push"):
    """Push X without an attack (GH-EFX-05)."""

    figure: FigureId
    ability: Push

    def is_possible(self, g: Haven) -> bool:
        return bool(reached(g, self.figure, self.ability.who))

    @step("GH-EFX-05", "GH-EFX-06", "GH-CON-18")
    def choose(self, g: Haven) -> Next:
        return Call(choice(g, self.figure, self.ability.who))

    @choose.returned
    def shove(self, g: Haven, chosen: Chosen) -> Next:
        targets = chosen.figures
        if not targets:
            return Done(0)
        g.emit(ActionNoted(targets=targets))
        return Call(ShoveEach(self.figure, targets, self.ability.value), then=self.finish)

    @step("GH-EFX-05")
    def finish(self, g: Haven) -> Next:
        return Done(1)


class PullAbility(Procedure, tag="gh.pull"):
    """Pull X without an attack, towards the actor or a hex of its choice (GH-EFX-05, GH-EFX-10)."""

    figure: FigureId
    ability: Pull
    hex: Cell = -1

    @step("GH-EFX-10", "GH-LOS-08")
    def choose_hex(self, g: Haven) -> Next:
        """Any hex in range and sight from which somebody is in reach."""
        if self.ability.toward != "hex":
            return self.choose
        options = PULLED_TO.options(g, self)
        return ask_for(g, self.figure, *options, SkipOption()) if options else Done(0)

    choose_hex.poses(lambda: PULLED_TO)

    @choose_hex.answered
    def hex_chosen(self, g: Haven, picked: HexOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        self.hex = picked.cell
        return self.pull(g, self.around(g, picked.cell))

    @step("GH-EFX-05", "GH-EFX-10")
    def choose(self, g: Haven) -> Next:
        return Call(choice(g, self.figure, self.ability.who))

    @choose.returned
    def chosen(self, g: Haven, chosen: Chosen) -> Next:
        targets = chosen.figures
        return self.pull(g, targets) if targets else Done(0)

    def pull(self, g: Haven, targets: tuple[FigureId, ...]) -> Next:
        g.emit(ActionNoted(targets=targets))
        return Call(ShoveEach(self.figure, targets, self.ability.value, True, self.hex), then=self.finish)

    @step("GH-EFX-05")
    def finish(self, g: Haven) -> Next:
        return Done(1)

    def around(self, g: Haven, cell: Cell) -> tuple[FigureId, ...]:
        """Enemies near a hex, in its line of sight."""
        within = self.ability.who.within
        near = ground(g).in_sight(cell, within if isinstance(within, int) else 1)
        foes = enemies(g, self.figure).items()
        return tuple(i for i, f in foes if f.cells & near and not f.suffers("invisible"))


PULLED_TO: Choice[Haven, PullAbility] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        OPEN,
        *hexes_in_sight(lambda g, by: by.ability.who.reach),
        Requirement(
            "GH-EFX-10",
            "nobody-near",
            lambda g, by, cells: mask_of(cell for cell in each(cells) if by.around(g, cell)),
        ),
    ),
)


class ShoveEach(Procedure, tag="gh.shove_each"):
    """Several figures are pushed or pulled one after the other, in the order that is liked best."""

    figure: FigureId
    waiting: tuple[FigureId, ...]
    hexes: int
    pull: bool = False
    origin: Cell = -1

    @step("GH-EFX-06", "GH-EFX-10", "GH-AMB-01")
    def choose(self, g: Haven) -> Next:
        left = SHOVED.options(g, self)
        return ask_for(g, self.figure, *left) if left else Done()

    choose.poses(lambda: SHOVED)

    @choose.answered
    def shove(self, g: Haven, picked: TargetOption) -> Next:
        self.waiting = tuple(i for i in self.waiting if i != picked.target)
        shove = Shove(picked.target, self.figure, self.hexes, self.pull, self.origin)
        return Call(shove, then=self.choose)


SHOVED: Choice[Haven, ShoveEach] = among_figures(
    TargetOption,
    Requirement(
        "GH-EFX-06",
        lambda g, by, i: Objection("GH-EFX-06", "not-shoved", who=i),
        lambda g, by, some: [i for i in by.waiting if is_up(g, i)],
    ),
    Requirement(
        "GH-EFX-06",
        lambda g, by, i: Objection("GH-EFX-06", "immovable", who=i),
        lambda g, by, some: [i for i in some if movable(g, i)],
    ),
)


def choice(
    g: Haven,
    figure: FigureId,
    whom: Whom,
    harm: bool = False,
    *,
    must: bool = False,
    barred: tuple[FigureId, ...] = (),
    with_mat: bool = False,
    helps: bool = False,
) -> ChooseFigures:
    """The targets; harm to the own side cannot be left out once anything else was performed (GH-TRN-08)."""
    action = g.nearest(Perform)
    must = must or action.forced
    if harm and not must and action.done:
        must = harms_own(g, figure, whom)
    return ChooseFigures(figure, whom, not must, barred, with_mat, helps)


def harms_own(g: Haven, figure: FigureId, whom: Whom) -> bool:
    """Would it surely fall on the actor or its allies, too? Then it cannot be left out (GH-TRN-08)."""
    if whom.side == "enemies" or is_automatic(g, figure):
        return False
    mine = side(g, figure)
    hurt = [side(g, i) == mine for i in reached(g, figure, whom)]
    return any(hurt) and (whom.count == "all" or all(hurt))
