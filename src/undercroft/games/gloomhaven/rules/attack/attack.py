"""Attack abilities: the base value, whom it falls on, one attack after the other (GH-ATK, GH-AOE)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import AreaLaid
from undercroft.games.gloomhaven.options import AreaOption, AugmentOption, SkipOption, TargetOption
from undercroft.games.gloomhaven.records.abilities import Attack, Changes
from undercroft.games.gloomhaven.rules.actions.bonuses import in_force, use
from undercroft.games.gloomhaven.rules.actions.elements import consume, payments
from undercroft.games.gloomhaven.rules.actions.measures import amount, holds
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform, changed, gain_xp
from undercroft.games.gloomhaven.rules.attack.attack_targets import (
    ADDED,
    ALONG,
    IN_AREA,
    IN_RANGE,
    LAID,
    NAMED,
    Laying,
    Sweep,
)
from undercroft.games.gloomhaven.rules.attack.printed_attack import attack_value, reach_of, targets_of
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.conditions import can_attack
from undercroft.games.gloomhaven.rules.items.equipment import may_change_whom
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic, is_up
from undercroft.games.gloomhaven.state import Haven, HavenState, Lasting
from undercroft.kernel import Call, Done, Event, FigureId, Next, Pass, Posed, Procedure, step, window
from undercroft.space import Cells


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
    more: int = 0  # targets that bonuses add from the start
    adding: int = 0  # targets still to be added (GH-EFX-18)
    asked: tuple[str, ...] = ()  # bonuses whose price was asked for
    aimed: bool = False  # a monster's targets are found by its own rules

    def goes_on(self, g: Haven) -> bool:
        """A figure that dies in the middle of it, by Retaliate, attacks nobody else (GH-MAT-13)."""
        return is_up(g, self.figure)

    @step("GH-ATK-01", "GH-DEF-15", "GH-CON-19", "GH-MON-08", "GH-MON-09", "GH-MON-10", "GH-MON-11")
    def begin(self, g: Haven) -> Next:
        """The base value, 0 at least, and the range; a disarmed figure performs no Attack ability."""
        value = attack_value(g, self.figure, self.ability)
        if value is None or not can_attack(g, self.figure) or not holds(g, self.ability.when, self.figure):
            return Done(0)
        self.value = max(0, value)
        self.reach, self.ranged = reach_of(g, self.figure, self.ability)
        return None

    begun = window("GH-ITM-32", "GH-ADV-13")

    def is_possible(self, g: Haven) -> bool:
        """Could anybody be attacked from here? Bonuses and ready items may widen it (GH-ITM-32)."""
        if attack_value(g, self.figure, self.ability) is None or not can_attack(g, self.figure):
            return False
        if not holds(g, self.ability.when, self.figure):
            return False
        reach, self.ranged = reach_of(g, self.figure, self.ability)
        more = sum(each.changes.range for bonus in self.paid(g) for each in bonus.effect.augments)
        return may_change_whom(g, self.figure) or self.finds(g, reach + self.wider(g) + more)

    @step("GH-ACT-05", "GH-ELM-12")
    def claim(self, g: Haven) -> Next:
        """Range that may be paid for with elements, where somebody is then in range."""
        claim = self.next_claim(g)
        if claim is None:
            return self.widen
        ways = payments(g, claim.effect.augments[0].elements)
        return ask_for(g, self.figure, *(AugmentOption(0, way) for way in ways), Pass())

    @claim.answered
    def pay(self, g: Haven, picked: AugmentOption | Pass) -> Next:
        claim = self.next_claim(g)
        assert claim is not None
        self.asked += (claim.source,)
        if isinstance(picked, AugmentOption):
            augment = claim.effect.augments[0]
            consume(g, self.figure, picked.elements)
            gain_xp(g, self.figure, augment.xp, "GH-ELM-21")
            self.reach += augment.changes.range
            use(g, claim)
        return self.claim

    def next_claim(self, g: Haven) -> Lasting | None:
        left = [bonus for bonus in self.paid(g) if bonus.source not in self.asked]
        more = sum(bonus.effect.augments[0].changes.range for bonus in left)
        return left[0] if left and self.finds(g, self.reach + self.wider(g) + more) else None

    def paid(self, g: Haven) -> list[Lasting]:
        """Bonuses to the range that cost elements, which are there."""
        found = [bonus for bonus in self.bonuses(g, "range") if bonus.effect.augments]
        return [bonus for bonus in found if payments(g, bonus.effect.augments[0].elements)]

    def wider(self, g: Haven) -> int:
        """The range that bonuses add."""
        if not self.ranged:
            return 0
        return sum(amount(g, self.figure, bonus.effect.value) for bonus in self.bonuses(g, "range"))

    def finds(self, g: Haven, reach: int) -> bool:
        """Is anybody there to be attacked at this range?"""
        if self.ability.area is not None:
            return bool(LAID.legal(g, Laying(self.figure, self.ability.area, reach)))
        return bool(self.candidates(g, reach))

    def bonuses(self, g: Haven, sort: str) -> list[Lasting]:
        """Bonuses to the whole attack action, of the kind that it is."""
        kind = "ranged" if self.ranged else "melee"
        return [each for each in in_force(g, self.figure, sort) if each.effect.kind in ("", kind)]

    @step("GH-ACT-05", "GH-EFX-18")
    def widen(self, g: Haven) -> Next:
        """Bonuses to range and to the number of targets."""
        self.reach += self.wider(g)
        self.more = sum(amount(g, self.figure, each.effect.value) for each in self.bonuses(g, "add-target"))
        return self.use_bonuses if self.aimed else None

    @step("GH-AOE-01", "GH-AOE-03", "GH-AOE-05")
    def lay_area(self, g: Haven) -> Next:
        """The pattern, turned or mirrored as wanted, with somebody to attack in it."""
        if self.ability.area is None:
            return self.choose
        found = LAID.options(g, Laying(self.figure, self.ability.area, self.reach))
        return ask_for(g, self.figure, *found, SkipOption()) if found else Done(0)

    @lay_area.among
    def patterns(self, g: Haven) -> tuple[Posed, ...]:
        assert self.ability.area is not None
        return (LAID.by(Laying(self.figure, self.ability.area, self.reach)),)

    @lay_area.answered
    def laid(self, g: Haven, picked: AreaOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        self.area = picked.cells
        g.emit(AreaLaid(self.figure, picked.cells))
        g.emit(ActionNoted(area=picked.cells))
        return self.choose

    @step(
        "GH-ATK-02", "GH-ATK-12", "GH-ATK-13", "GH-ATK-16", "GH-ATK-17", "GH-AOE-04", "GH-ATK-21", "GH-MST-10"
    )
    def choose(self, g: Haven) -> Next:
        """Targets in the order of the attacks: all of a set, or up to so many."""
        left = self.posed(self.reach, self.targets).options(g)
        most = 1 if self.ability.same_target else self.count(g)
        if not left or (not self.takes_all and len(self.targets) >= most):
            return self.go_along
        if self.takes_all and self.targets and len(left) == 1:
            return self.take_last
        if not self.area and not (self.takes_all and self.targets):
            left.append(SkipOption())
        return ask_for(g, self.figure, *left)

    @choose.among
    def figures(self, g: Haven) -> tuple[Posed, ...]:
        return (self.posed(self.reach, self.targets),)

    @choose.answered
    def name(self, g: Haven, picked: TargetOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return self.go_along
        self.targets += (picked.target,)
        return self.choose

    @step("GH-ATK-17")
    def take_last(self, g: Haven) -> Next:
        self.targets += tuple(self.candidates(g, self.reach, self.targets))
        return self.go_along

    @step("GH-ATK-16")
    def go_along(self, g: Haven) -> Next:
        """Some attacks also fall on everybody on one of the shortest ways to the target."""
        if not self.targets:
            return Done(0)
        if not self.ability.along or self.area:
            return self.use_bonuses
        return ask_for(g, self.figure, *ALONG.options(g, self.further))

    go_along.poses(lambda: ALONG, by=lambda frame, g: frame.further)

    @go_along.answered
    def gone_along(self, g: Haven, picked: AreaOption) -> Next:
        """All on the way are attacked, in the order that the player likes."""
        self.area, self.targets = picked.cells, ()
        return self.choose

    @step("GH-ACT-05", "GH-MAT-15")
    def use_bonuses(self, g: Haven) -> None:
        """The attack is made: bonuses to the whole of it are used up, of benefit or not.

        Beside a pattern Target X is single targets more, as with Add Target (GH-MAT-15, GH-EFX-20).
        """
        if self.ability.area is not None and not self.aimed:
            self.adding += self.count(g) - 1
        elif self.takes_all:
            self.adding += self.more
        for sort in ("range", "add-target") if g.state.lasting else ():
            for bonus in self.bonuses(g, sort):
                if not bonus.effect.augments:
                    use(g, bonus)

    named = window("GH-ITM-32")

    @step("GH-ATK-03", "GH-ATK-14", "GH-ATK-15")
    def strike_next(self, g: Haven) -> Next:
        """Each target is attacked and done with on its own; those who are gone meanwhile are left out."""
        while self.attacked < len(self.targets):
            target = self.targets[self.attacked]
            self.attacked += 1
            if is_up(g, target):
                others = tuple(i for i in self.targets if i != target)
                return Call(Strike(self.figure, target, self.ability, self.value, self.ranged, others))
        return self.strike_again

    @strike_next.returned
    def struck(self, g: Haven, added: int | None) -> Next:
        """Whoever drew the attack upon themselves was its target (GH-ATK-13)."""
        self.adding += int(added or 0)
        made = g.nearest(Perform).targets
        at = self.attacked - 1
        if made and made[-1] not in self.targets:
            self.targets = (*self.targets[:at], made[-1], *self.targets[at + 1 :])
        return self.strike_next

    @step("GH-MAT-14", "GH-ATK-21")
    def strike_again(self, g: Haven) -> Next:
        """All attacks on one enemy: on it while it is there, then on another that the player names."""
        if self.aimed or not self.ability.same_target or self.attacked >= self.count(g):
            return self.add_target
        last, near = self.targets[-1], self.candidates(g, self.reach)
        if is_up(g, last):
            self.targets += (last,) if last in near else ()
            return self.strike_next if last in near else self.add_target
        left = self.posed(self.reach, self.targets).options(g)
        return ask_for(g, self.figure, *left, SkipOption()) if left else self.add_target

    strike_again.among(figures)

    @strike_again.answered
    def next_named(self, g: Haven, picked: TargetOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return self.add_target
        self.targets += (picked.target,)
        return self.strike_next

    @step("GH-EFX-18", "GH-EFX-19", "GH-EFX-20", "GH-EFX-21", "GH-EFX-22")
    def add_target(self, g: Haven) -> Next:
        """One more enemy in range that was not attacked; a summon takes the nearest (GH-MAT-06)."""
        left = ADDED.options(g, self.further) if self.adding else []
        if not left:
            return Done(1)
        skip = [] if is_automatic(g, self.figure) else [SkipOption()]
        return ask_for(g, self.figure, *left, *skip)

    add_target.poses(lambda: ADDED, by=lambda frame, g: frame.further)

    @property
    def further(self) -> Sweep:
        """Whoever is in range, in the pattern or not (GH-EFX-20)."""
        return Sweep(self.figure, self.reach, targets=self.targets)

    @add_target.answered
    def added(self, g: Haven, picked: TargetOption | SkipOption) -> Next:
        self.adding -= 1
        if isinstance(picked, SkipOption):
            return self.add_target
        self.targets += (picked.target,)
        return self.strike_next

    @property
    def takes_all(self) -> bool:
        """All of a set must be attacked (GH-ATK-17, GH-AOE-04)."""
        return self.area != 0 or (self.ability.who is not None and self.ability.who.count == "all")

    def count(self, g: Haven) -> int:
        """Target X, also of the statistic card, and what bonuses add to it (GH-ATK-12, GH-MST-10)."""
        return targets_of(g, self.figure, self.ability) + self.more

    def posed(self, reach: int, targets: tuple[FigureId, ...] = ()) -> Posed:
        """The possible targets; all need line of sight (GH-LOS-07, GH-LOS-10, GH-AOE-07, GH-ATK-19)."""
        who = self.ability.who
        if self.area or who is None:
            choice = IN_AREA if self.area else IN_RANGE
            return choice.by(Sweep(self.figure, reach, self.area, targets=targets))
        return NAMED.by(Sweep(self.figure, reach, 0, who, targets))

    def candidates(self, g: Haven, reach: int, targets: tuple[FigureId, ...] = ()) -> list[FigureId]:
        """Those who can be attacked now and are no targets yet."""
        found: list[FigureId] = self.posed(reach, targets).legal(g)
        return found


class AttackChanged(Event):
    """An item or a bonus changes the whole attack action in progress (GH-ITM-23, GH-ITM-32)."""

    changes: Changes

    def apply(self, s: HavenState) -> None:
        attack = s.nearest(AttackAbility)
        after = changed(attack.ability, self.changes)
        assert isinstance(after, Attack)
        attack.ability = after
        attack.value = max(0, attack.value + self.changes.attack + self.changes.value)
        if attack.ranged:
            attack.reach += self.changes.range
        elif self.changes.reach:
            attack.reach = self.changes.reach
