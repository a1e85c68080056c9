"""Abilities that kill outright, some in a pattern (GH-KIL-02, GH-SPC-17)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import AreaLaid
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import AreaOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import Kill
from undercroft.games.gloomhaven.rules.actions.measures import MEASURES
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, gain_xp
from undercroft.games.gloomhaven.rules.actions.targets import reached
from undercroft.games.gloomhaven.rules.attack.areas import pattern_from
from undercroft.games.gloomhaven.rules.attack.attack_targets import Laying, why_nobody_hit
from undercroft.games.gloomhaven.rules.effects.afflictions import choice
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.requirements import here, who_stands
from undercroft.games.gloomhaven.rules.who import ask_for, enemies
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Choice, Done, FigureId, Next, Objection, Procedure, Requirement, step
from undercroft.parts.choosing import Chosen
from undercroft.space import Cell, Cells, hanging

NOBODY = FigureId(0)


class KillAbility(Procedure, tag="gh.kill"):
    """Figures die outright; obstacles with hit points do not, nor do those of another rank (GH-SPC-17)."""

    figure: FigureId
    ability: Kill
    targets: tuple[FigureId, ...] = ()

    def is_possible(self, g: Haven) -> bool:
        if self.ability.area is not None:
            return bool(KILLING.legal(g, self))
        spared = self.spared(g)
        return any(i not in spared for i in reached(g, self.figure, self.ability.who))

    @step("GH-AOE-01", "GH-AOE-03")
    def lay_area(self, g: Haven) -> Next:
        """The pattern, where there is one, with somebody in it who would die."""
        if self.ability.area is None:
            return self.choose
        options = KILLING.options(g, self)
        return ask_for(g, self.figure, *options, SkipOption()) if options else Done(0)

    lay_area.poses(lambda: KILLING)

    @lay_area.answered
    def laid(self, g: Haven, picked: AreaOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        g.emit(AreaLaid(self.figure, picked.cells))
        g.emit(ActionNoted(area=picked.cells))
        return self.choose

    @step("GH-KIL-02", "GH-SPC-11", "GH-SPC-17")
    def choose(self, g: Haven) -> Next:
        """In a pattern all die who are in line of sight."""
        must = self.ability.area is not None
        return Call(choice(g, self.figure, self.ability.who, must=must, barred=self.spared(g)))

    @choose.returned
    def chosen(self, g: Haven, chosen: Chosen) -> Next:
        self.targets = chosen.figures
        if not self.targets:
            return Done(0)
        g.emit(ActionNoted(targets=self.targets))
        return None

    @step("GH-KIL-02", "GH-KIL-04")
    def kill(self, g: Haven) -> Next:
        if not self.targets:
            return None
        target, self.targets = self.targets[0], self.targets[1:]
        return Call(Die(target, self.figure, "kill"), then=self.kill)

    @step("GH-XP-03")
    def gain_experience(self, g: Haven) -> Next:
        """For each one killed, where the card says so."""
        for bonus in self.ability.bonuses:
            times = MEASURES[bonus.per](g, self.figure, NOBODY) if bonus.per else 1
            gain_xp(g, self.figure, bonus.xp * times, "GH-XP-03")
        return Done(1)

    def spared(self, g: Haven) -> tuple[FigureId, ...]:
        return tuple(i for i, f in g.state.figures.items() if f.objective or not self.sees(g, f.cells))

    def sees(self, g: Haven, cells: Cells) -> bool:
        """Patterns need line of sight to each hex (GH-AOE-07)."""
        if self.ability.area is None:
            return True
        return bool(ground(g).seen_among(g.state.figures[self.figure].cell, cells))

    def killed_by(self, g: Haven, area: Cells) -> list[FigureId]:
        """The enemies that would die in a pattern laid there."""
        found = []
        for i, f in enemies(g, self.figure).items():
            can_die = not self.ability.who.hp_at_most or f.hp <= self.ability.who.hp_at_most
            can_die = can_die and not f.objective and not f.suffers("invisible")
            if f.cells & area and can_die and self.sees(g, f.cells):
                found.append(i)
        return found


def laid(g: Haven, by: KillAbility) -> tuple[Cells, ...]:
    assert by.ability.area is not None
    return hanging(GRID, pattern_from(by.ability.area), here(g, by))


def why_nobody_killed(g: Haven, by: KillAbility, cell: Cell) -> Objection:
    """Some are too strong (GH-KIL-02); else as with attacks."""
    most, there = by.ability.who.hp_at_most, who_stands(g, cell)
    assert by.ability.area is not None
    found = why_nobody_hit(g, Laying(by.figure, by.ability.area, 1), cell)
    hp = g.state.figures[there].hp if there in enemies(g, by.figure) else 0
    strong = found.says == "area-nobody" and hp > most > 0
    return Objection("GH-KIL-02", "strong", hp, most, there) if strong else found


KILLING: Choice[Haven, KillAbility] = Choice(
    "cell",
    AreaOption,
    laid,
    (
        Requirement(
            "GH-KIL-02",
            why_nobody_killed,
            lambda g, by, some: [cells for cells in some if by.killed_by(g, cells)],
        ),
    ),
    beyond=("GH-AOE-03", "area-far"),
)
