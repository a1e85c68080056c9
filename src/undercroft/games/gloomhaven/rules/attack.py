"""Attack abilities: the base value, whom it falls on, one attack after the other (GH-ATK, GH-AOE)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.gloomhaven.events.fights import AreaLaid
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import AreaOption, SkipOption, TargetOption
from undercroft.games.gloomhaven.records.abilities import Area, Attack, Changes
from undercroft.games.gloomhaven.rules.bonuses import in_force, use
from undercroft.games.gloomhaven.rules.conditions import can_attack
from undercroft.games.gloomhaven.rules.measures import MEASURES, amount, holds
from undercroft.games.gloomhaven.rules.performing import ActionNoted, changed, gain_xp
from undercroft.games.gloomhaven.rules.stats import monster_stats, summon_stats
from undercroft.games.gloomhaven.rules.strikes import Strike
from undercroft.games.gloomhaven.rules.targets import reached
from undercroft.games.gloomhaven.rules.who import ask_for, enemies, is_automatic, is_up
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Call, Done, Event, FigureId, Next, Option, Procedure, step, window
from undercroft.space import Cell, Cells, Pattern, each, hanging, pattern_of, touching


class AttackAbility(Procedure, tag="gh.attack"):
    """One Attack ability: all targets are named first, then attacked one by one (GH-ATK-15, GH-ATK-16)."""

    figure: FigureId
    ability: Attack
    value: int = 0
    reach: int = 1
    ranged: bool = False
    area: Cells = 0
    targets: tuple[FigureId, ...] = ()
    attacked: int = 0
    adding: int = 0  # targets still to be added (GH-EFX-18)
    aimed: bool = False  # a monster's targets are found by its own rules

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-ATK-01", "GH-DEF-15", "GH-CON-19", "GH-MON-09", "GH-MON-11")
    def begin(self, g: Haven) -> Next:
        """The base value and the range; a disarmed figure performs no Attack ability."""
        value = attack_value(g, self.figure, self.ability)
        if value is None or not can_attack(g, self.figure) or not holds(g, self.ability.when, self.figure):
            return Done(0)
        self.value = max(0, value)
        self.reach, self.ranged = reach_of(g, self.figure, self.ability)
        return None

    begun = window("GH-ITM-32")

    @step("GH-ACT-05")
    def widen(self, g: Haven) -> Next:
        """Bonuses to range and to the number of targets (GH-ACT-05)."""
        if self.ranged:
            for bonus in in_force(g, self.figure, "range"):
                self.reach += amount(g, self.figure, bonus.effect.value)
                use(g, bonus)
        for bonus in in_force(g, self.figure, "add-target"):
            if not bonus.effect.kind or (bonus.effect.kind == "ranged") == self.ranged:
                self.adding += 1
                use(g, bonus)
        return self.strike_next if self.aimed else None

    @step("GH-AOE-01", "GH-AOE-03", "GH-AOE-05")
    def lay_area(self, g: Haven) -> Next:
        """The pattern, turned or mirrored as wanted, with somebody to attack in it."""
        if self.ability.area is None:
            return self.choose
        options: list[Option] = list(map(AreaOption, self.placements(g)))
        if not options:
            return Done(0)
        return ask_for(g, self.figure, *options, SkipOption())

    @lay_area.answered
    def laid(self, g: Haven, picked: AreaOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        self.area = picked.cells
        g.emit(AreaLaid(self.figure, picked.cells))
        g.emit(ActionNoted(area=picked.cells))
        return self.choose

    @step("GH-ATK-12", "GH-ATK-13", "GH-ATK-16", "GH-ATK-17", "GH-AOE-04")
    def choose(self, g: Haven) -> Next:
        """Targets in the order of the attacks: all of a set, or up to so many."""
        left = [i for i in self.candidates(g) if i not in self.targets]
        must = self.area != 0 or (self.ability.who is not None and self.ability.who.count == "all")
        if not left or (not must and len(self.targets) >= self.count(g)):
            return self.go_along
        options: list[Option] = list(map(TargetOption, left))
        if must and self.targets and len(left) == 1:
            return self.take_last
        if not self.targets and self.area == 0:
            options.append(SkipOption())
        elif not must:
            options.append(SkipOption())
        return ask_for(g, self.figure, *options)

    @choose.answered
    def name(self, g: Haven, picked: TargetOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return self.go_along
        self.targets += (picked.target,)
        return self.choose

    @step("GH-ATK-17")
    def take_last(self, g: Haven) -> Next:
        self.targets += tuple(i for i in self.candidates(g) if i not in self.targets)
        return self.go_along

    @step("GH-ATK-16")
    def go_along(self, g: Haven) -> Next:
        """Some attacks also fall on everybody on the straight way to the target."""
        if not self.targets:
            return Done(0)
        if self.ability.along:
            on_way = way_between(g, self.figure, self.targets[0])
            more = [i for i, f in enemies(g, self.figure).items() if f.cells & on_way and not f.suffers("invisible")]
            self.targets += tuple(i for i in more if i not in self.targets)
        return None

    @step("GH-ATK-03", "GH-ATK-14", "GH-ATK-15")
    def strike_next(self, g: Haven) -> Next:
        """Each target is attacked on its own and fully resolved; those who are gone meanwhile are left out."""
        while self.attacked < len(self.targets):
            target = self.targets[self.attacked]
            self.attacked += 1
            if is_up(g, target):
                strike = Strike(self.figure, target, self.ability, self.value, self.ranged)
                return Call(strike)
        return self.add_target

    @strike_next.returned
    def struck(self, g: Haven, added: int | None) -> Next:
        self.adding += int(added or 0)
        return self.strike_next

    @step("GH-EFX-18", "GH-EFX-20", "GH-EFX-21", "GH-EFX-22")
    def add_target(self, g: Haven) -> Next:
        """One more enemy in range that was not attacked, for each Add Target."""
        if not self.adding:
            return Done(1)
        left = [i for i in in_range(g, self.figure, self.reach) if i not in self.targets]
        if not left:
            return Done(1)
        options: list[Option] = list(map(TargetOption, left))
        return ask_for(g, self.figure, *options, *([] if is_automatic(g, self.figure) else [SkipOption()]))

    @add_target.answered
    def added(self, g: Haven, picked: TargetOption | SkipOption) -> Next:
        self.adding -= 1
        if isinstance(picked, SkipOption):
            return self.add_target
        self.targets += (picked.target,)
        return self.strike_next

    def count(self, g: Haven) -> int:
        return self.ability.target or 1

    def candidates(self, g: Haven) -> list[FigureId]:
        """Who can be attacked now (GH-LOS-07, GH-LOS-10, GH-AOE-07)."""
        if self.area:
            return hit_by(g, self.figure, self.area)
        if self.ability.who is not None:
            found = reached(g, self.figure, self.ability.who)
            if self.ability.who.of == "through":  # GH-ATK-19
                seen = ground(g).all_in_sight(g.state.figures[self.figure].cell)
                return [i for i in found if g.state.figures[i].cells & seen]
            return found
        return in_range(g, self.figure, self.reach)

    def placements(self, g: Haven) -> list[Cells]:
        """Every way to lay the pattern that hits somebody; equal groups of hexes once."""
        assert self.ability.area is not None
        pattern = pattern_from(self.ability.area)
        here, found = g.state.figures[self.figure].cell, ground(g)
        if self.ability.area.origin == "self":
            laid = hanging(GRID, pattern, here)
        else:
            laid = touching(GRID, pattern, reach_with_walls(g, here, self.reach))
        foes = 0
        for i in enemies(g, self.figure):
            if not g.state.figures[i].suffers("invisible"):
                foes |= g.state.figures[i].cells
        foes &= found.all_in_sight(here)
        return [cells for cells in laid if cells & foes]


class AttackChanged(Event):
    """An item or a bonus changes the whole attack action in progress (GH-ITM-23, GH-ITM-32)."""

    changes: Changes

    def apply(self, s: HavenState) -> None:
        attack = s.nearest(AttackAbility)
        before = attack.ability
        after = changed(before, self.changes)
        assert isinstance(after, Attack)
        attack.ability = after
        attack.value += self.changes.attack
        if attack.ranged:
            attack.reach += self.changes.range
        elif self.changes.reach:
            attack.reach = self.changes.reach


def attack_value(g: Haven, figure: FigureId, ability: Attack) -> int | None:
    """The base of an attack; none where there is a dash to add to (GH-MST-12, GH-MAT-02, GH-SUM-22)."""
    if ability.value is not None:
        return amount(g, figure, ability.value)
    leaf = g.state.figures[figure]
    if leaf.is_summon:
        base = summon_stats(g, leaf).attack
        return None if base is None else amount(g, figure, base) + ability.mod
    return monster_stats(g, leaf).attack + ability.mod


def reach_of(g: Haven, figure: FigureId, ability: Attack) -> tuple[int, bool]:
    """How far an attack reaches, and whether it is ranged (GH-DEF-15, GH-MON-11, GH-MON-13, GH-AOE-03, GH-MAT-11)."""
    leaf = g.state.figures[figure]
    if ability.area is not None and ability.area.origin == "self":
        return 1, False
    if ability.range is not None:
        return ability.range + ability.range_mod, True
    base = 0
    if leaf.is_summon:
        base = summon_stats(g, leaf).range or 0
    elif not leaf.is_character and not leaf.objective:
        base = monster_stats(g, leaf).range
    if base:
        return max(1, base + ability.range_mod), True
    return ability.reach, False


def in_range(g: Haven, figure: FigureId, reach: int) -> list[FigureId]:
    """Enemies in range and line of sight that can be targeted (GH-LOS-10, GH-LOS-13)."""
    here, found = g.state.figures[figure].cell, ground(g)
    seen = found.neighbours(1 << here) if reach == 1 else found.in_sight(here, reach)
    return [i for i, f in enemies(g, figure).items() if f.cells & seen and not f.suffers("invisible")]


def hit_by(g: Haven, figure: FigureId, area: Cells) -> list[FigureId]:
    """Enemies in the pattern and in line of sight; allies suffer nothing (GH-AOE-04, -07, -08, -09)."""
    seen = ground(g).all_in_sight(g.state.figures[figure].cell) & area
    return [i for i, f in enemies(g, figure).items() if f.cells & seen and not f.suffers("invisible")]


def reach_with_walls(g: Haven, here: Cell, reach: int) -> Cells:
    """Hexes of which one must be covered: in range, or a wall hex beside one nearer (GH-AOE-05, GH-AOE-06)."""
    found = ground(g)
    inner = found.within(here, reach - 1) if reach else 0
    beside = 0
    for shift in GRID.shifts:
        beside |= inner << shift if shift > 0 else inner >> -shift
    return found.within(here, reach) | beside & GRID.canvas & ~found.floor


def way_between(g: Haven, figure: FigureId, target: FigureId) -> Cells:
    """The hexes on the straight way from one figure to another, both ends left out."""
    start, end = g.state.figures[figure].cell, g.state.figures[target].cell
    found = ground(g)
    out, whole = 0, found.apart(start, end)
    for cell in each(found.within(start, whole)):
        if cell not in (start, end) and found.apart(start, cell) + found.apart(cell, end) == whole:
            out |= 1 << cell
    return out


@lru_cache(256)
def pattern_from(area: Area) -> Pattern:
    """The pattern of a card; the grey hex is its origin (GH-AOE-03)."""
    return pattern_of(area.hexes, (0, 0) if area.origin == "self" else None)
