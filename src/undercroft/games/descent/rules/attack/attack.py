"""An attack in its five steps: declare, roll, range, surges, damage (D2-ATK-02)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.descent.dice import FACES, Face, total
from undercroft.games.descent.events.fights import (
    AttackDeclared,
    AttackEnded,
    AttackMissed,
    AttackValued,
    DiceRolled,
    SurgeSpent,
)
from undercroft.games.descent.options import SpaceOption, SurgeOption, TargetOption
from undercroft.games.descent.reach import union
from undercroft.games.descent.records.abilities import Effect, InflictVerb, Surge
from undercroft.games.descent.rules.attack.profiles import Profile
from undercroft.games.descent.rules.attack.surges import REST, TOLL, affordable, posed_surges, surge_abilities
from undercroft.games.descent.rules.attack.targets import Aim, attackable, is_affectable, target_spaces
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.effects.fatigue import pay_fatigue, recover_fatigue
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.limits import far_toll
from undercroft.games.descent.rules.values import ATTACK, defence_pool, has_ability
from undercroft.games.descent.rules.who import ask_for, current_seat
from undercroft.games.descent.state import OFF, Descent, DescentState, ground
from undercroft.kernel import (
    Call,
    Done,
    Event,
    FigureId,
    Next,
    Pass,
    Posed,
    Procedure,
    Reason,
    ask,
    step,
    window,
)
from undercroft.parts.dice import Die, replaced, roll
from undercroft.parts.ground import FAR
from undercroft.space import Cell, Cells, each

TWO_OF = ("hero", "ally")  # whom Flail can be on


class Attack(Procedure, tag="descent.attack"):
    """One attack: on one target, and on all others whom it affects (D2-ATK-20)."""

    attacker: FigureId
    target: FigureId
    profile: Profile
    cell: Cell = OFF  # the target space (D2-ATK-04)
    also: tuple[FigureId, ...] = ()  # targets beside the first (D2-X-11: Widow Tarha; D2-X-22: Flail, Fire)
    affected: tuple[FigureId, ...] = ()
    joined: tuple[FigureId, ...] = ()  # those whom a surge has just added (D2-PRP-07)
    against: FigureId = FigureId(0)  # the affected figure whose damage is being reckoned
    dice: tuple[Die, ...] = ()  # the attack's own, and each defender's
    spent: tuple[str, ...] = ()  # surge abilities that were used, by their names
    used: int = 0  # surges spent
    bought: tuple[Surge, ...] = ()
    gained: tuple[Surge, ...] = ()  # surge abilities that cards gave to this attack
    tolls: int = 0  # paid (D2-SRG-13)
    missed: bool = False
    dealt: tuple[tuple[FigureId, int], ...] = ()  # damage suffered, by figure
    down: tuple[FigureId, ...] = ()  # defeated by it
    graves: tuple[Cells, ...] = ()  # ... and the spaces in which each of them stood
    effects: tuple[Effect, ...] = ()  # still to be done
    at: int = 0

    @step("D2-ATK-04", "D2-LRG-12")
    def choose_space(self, g: Descent) -> Next:
        """Against a large figure the attacker names one of its spaces."""
        if self.cell != OFF:
            return None
        spaces = target_spaces(g, Aim(self.attacker, self.profile), self.target)
        spaces = spaces or g.state.figures[self.target].cells
        if not spaces:
            return Done()
        return ask_for(g, self.attacker, *map(SpaceOption, each(spaces)))

    @choose_space.answered
    def take_space(self, g: Descent, picked: SpaceOption) -> Next:
        self.cell = picked.cell
        return None

    @step("D2-X-22", "D2-ATK-03", "D2-ATK-20")
    def choose_second(self, g: Descent) -> Next:
        """Flail: the attack may be on a second hero, with the same roll."""
        others = second_targets(g, self)
        return ask_for(g, self.attacker, Pass(), *map(TargetOption, others)) if others else self.declare

    @choose_second.answered
    def take_second(self, g: Descent, picked: TargetOption | Pass) -> Next:
        if isinstance(picked, TargetOption):
            self.also = (picked.target,)
        return None

    @step("D2-ATK-02", "D2-ATK-03", "D2-ATK-08", "D2-ATK-34", "D2-PRP-01")
    def declare(self, g: Descent) -> None:
        """All whom it affects are known now, so that each may answer before the dice (D2-WHO-06)."""
        self.affected = self.affected or self.targets
        if self.profile.blast:
            self.affected = with_blast(g, self)
        g.emit(AttackDeclared(self.attacker, self.target, self.cell, self.profile.weapon, self.also))

    declared = window("D2-WHO-05", "D2-WHO-06", "D2-ATK-18")

    @step("D2-ATK-16", "D2-ATK-17", "D2-ATK-19", "D2-ATK-20", "D2-PRP-02", "D2-ATK-33")
    def roll(self, g: Descent) -> None:
        """One attack roll, and each affected figure's own defence, at the same time."""
        pool = list(self.profile.dice)
        for colour in ATTACK:
            pool += [colour] * max(0, g.total(f"attack-{colour}", self.attacker))
        self.dice = roll(g, FACES, pool)
        for figure in self.affected:
            self.dice += roll(g, FACES, defence_pool(g, figure), figure)
        g.emit(DiceRolled(self.attacker, self.dice))

    rolled = window("D2-ATK-24", "D2-ATK-25", "D2-WHO-05", "D2-WHO-06", "D2-SRG-11")

    @step("D2-ATK-21", "D2-ATK-22", "D2-ATK-35", "D2-DIC-04", "D2-DIC-07")
    def read(self, g: Descent) -> Next:
        """An X that still lies there when all rerolls are over makes the attack miss."""
        self.joined = ()
        if self.shown().miss:
            return self.miss(g, "x")
        return None

    @step("D2-SRG-01", "D2-SRG-04", "D2-SRG-05", "D2-SRG-07", "D2-SRG-10", "D2-SRG-12")
    def spend(self, g: Descent) -> Next:
        """The attacker spends surges one ability after the other, as long as he can pay for one."""
        options = affordable(g, self)
        if not options:
            return self.check_range
        return ask_for(g, self.attacker, Pass(), *options)

    @spend.among
    def abilities(self, g: Descent) -> tuple[Posed, ...]:
        return (posed_surges(g, self),)

    @spend.answered
    def buy(self, g: Descent, picked: SurgeOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.check_range
        surge = surge_abilities(g, self)[picked.ability]
        self.spent += (picked.ability,)
        self.used += surge.cost
        pay_fatigue(g, self.attacker, surge.fatigue)
        g.emit(SurgeSpent(self.attacker, picked.ability, surge.cost, surge))
        if picked.ability == TOLL:
            self.tolls += 1
        self.bought += (surge,)
        self.effects, self.at = surge.now, 0
        return None

    @step("D2-SRG-01", "D2-PRP-07")
    def do_now(self, g: Descent) -> Next:
        """Some abilities are done when they are bought: dice roll again, more figures are affected."""
        if self.at == len(self.effects):
            return self.rolled if self.joined else self.spend  # those who were added answer their own roll
        self.at += 1
        ability = self.effects[self.at - 1]
        return Call(g.rules.abilities.procedure_for(self.attacker, ability), then=self.do_now)

    @step("D2-RNG-01", "D2-RNG-03", "D2-RNG-04", "D2-RNG-05", "D2-SRG-13")
    def check_range(self, g: Descent) -> Next:
        """Too short, or without the surges that others ask for, it misses, and all of it is void."""
        if self.tolls < self.toll(g):
            return self.miss(g, "toll")
        if self.profile.ranged and not self.profile.no_range:
            far, range_ = self.distance(g), self.range(g)
            near = [i for i in self.also if self.distance_to(g, g.state.figures[i].cells) <= range_]
            if range_ < far and not near:
                return self.miss(g, "range", range_, far)
            lost = [i for i in self.also if i not in near] + [self.target] * (range_ < far)
            self.affected = tuple([i for i in self.affected if i not in lost])
        return None

    @step("D2-SRG-07", "D2-FAT-13")
    def recover(self, g: Descent) -> None:
        """A surge spent on it recovers fatigue (D2-SRG-E1)."""
        if REST in self.spent:
            recover_fatigue(g, self.attacker, g.total("surge-rest", self.attacker, 1))
        self.at = 0

    @step(
        "D2-DMG-01", "D2-DMG-02", "D2-DMG-03", "D2-DMG-11", "D2-PRP-10", "D2-PRP-11", "D2-PRP-12", "D2-PRP-13"
    )
    def damage(self, g: Descent) -> Next:
        """Hearts less the shields that are not pierced, for each affected figure; then who is defeated."""
        if self.at == len(self.affected):
            return self.defeats
        figure = self.affected[self.at]
        self.at += 1
        if not g.state.figures[figure].cells:
            return self.damage  # D2-ATK-31
        amount = self.value_against(g, figure)
        if not amount:
            return self.damage
        return Call(Suffer(figure, amount, self.attacker, later=True))

    @damage.returned
    def note(self, g: Descent, dealt: int) -> Next:
        if dealt:
            self.dealt += ((self.affected[self.at - 1], dealt),)
        return self.damage

    @step("D2-DMG-05", "D2-DMG-11")
    def defeats(self, g: Descent) -> Next:
        """All damage is dealt at once; the current player orders the defeats."""
        falling = [
            i for i in self.affected if g.state.figures[i].cells and g.state.figures[i].hp <= 0
            and i not in self.down
        ]  # fmt: skip
        if not falling:
            return self.follow_up
        return ask(current_seat(g), *map(TargetOption, falling))

    @defeats.answered
    def defeat(self, g: Descent, picked: TargetOption) -> Next:
        self.down += (picked.target,)
        self.graves += (g.state.figures[picked.target].cells,)
        return Call(Defeat(picked.target, self.attacker), then=self.defeats)

    @step("D2-CND-02", "D2-CND-03", "D2-CND-08", "D2-CND-09")
    def follow_up(self, g: Descent) -> None:
        """Conditions for whoever was dealt damage and stands; then what else surges and the skill do."""
        for surge in self.bought:
            for condition in surge.conditions:
                for figure, _ in self.dealt:
                    inflict(g, figure, condition)
        self.effects = tuple([effect for surge in self.bought for effect in surge.then])
        for effect in self.profile.if_damage if self.dealt else ():
            if self.damage_to(self.target) or not isinstance(effect, InflictVerb):
                self.effects += (effect,)
        self.at = 0

    @step("D2-SRG-01")
    def do_then(self, g: Descent) -> Next:
        if self.at == len(self.effects) or not g.state.figures[self.attacker].cells:
            return self.resolved
        self.at += 1
        ability = self.effects[self.at - 1]
        return Call(g.rules.abilities.procedure_for(self.attacker, ability), then=self.do_then)

    resolved = window("D2-WHO-06")

    @step("D2-ATK-02")
    def end(self, g: Descent) -> Next:
        g.emit(AttackEnded(self.attacker))
        return Done(int(any(dealt for _, dealt in self.dealt)))

    # -- what the dice and all changes come to

    @property
    def targets(self) -> tuple[FigureId, ...]:
        """Those whom it is on; an attack on everybody is on each enemy among them (D2-ATK-30)."""
        return self.target, *self.also

    def shown(self) -> Face:
        """The attack dice as they lie."""
        return total(self.dice)

    def surges_left(self, g: Descent) -> int:
        """Surges rolled and gained, less those cancelled and spent (D2-SRG-11)."""
        found = self.shown().surges + g.total("surges", self.attacker)
        return max(0, found - g.total("cancel", self.attacker)) - self.used

    def hearts(self, g: Descent) -> tuple[int, tuple[Reason, ...]]:
        """Hearts rolled and added; a card may lower the roll, but not below its minimum (D2-ATK-22)."""
        rolled = g.total("rolled", self.attacker, self.shown().hearts)
        base = rolled + self.profile.hearts + sum(surge.hearts for surge in self.bought)
        return g.breakdown("hearts", self.attacker, base)

    def range(self, g: Descent) -> int:
        """All range numbers and modifiers (D2-RNG-03)."""
        base = self.shown().range + self.profile.range + sum(surge.range for surge in self.bought)
        return g.total("range", self.attacker, base)

    def pierce(self, g: Descent) -> int:
        """Pierce of all sources together (D2-PRP-11)."""
        base = self.profile.pierce + sum(surge.pierce for surge in self.bought)
        return g.total("pierce", self.attacker, base)

    def shields(self, g: Descent, figure: FigureId) -> int:
        """The shields of one defender: rolled and granted (D2-ATK-23)."""
        return max(0, g.total("shields", figure, total(self.dice, figure).shields))

    def distance(self, g: Descent) -> int:
        """Spaces to count to the target space; FAR where no way leads there (D2-RNG-02, D2-RNG-12)."""
        return self.distance_to(g, 1 << self.cell)

    def distance_to(self, g: Descent, cells: Cells) -> int:
        found = ground(g).distance(g.state.figures[self.attacker].cells, cells)
        return FAR if found is None else found

    def toll(self, g: Descent) -> int:
        """The surges that targets, those beside the attacker and the quest ask for, each (D2-SRG-13)."""
        asked = sum(g.total("toll", target) for target in self.targets)
        return asked + g.total("shadowed", self.attacker) + far_toll(g, self.attacker, lambda: self.span(g))

    def span(self, g: Descent) -> int:
        """To the target space; to the nearest of the target's while none is chosen."""
        if self.cell != OFF:
            return self.distance(g)
        return self.distance_to(g, g.state.figures[self.target].cells)

    def value_against(self, g: Descent, figure: FigureId) -> int:
        """The damage to one figure, told with its parts (D2-DMG-03, D2-DMG-E1)."""
        self.against = figure
        hearts, why = self.hearts(g)
        shields, pierce = self.shields(g, figure), self.pierce(g)
        amount = max(0, hearts - max(0, shields - pierce), self.profile.least)
        g.emit(AttackValued(figure, hearts, shields, pierce, amount), "D2-DMG-03", why=why)
        return amount

    def damage_to(self, figure: FigureId) -> int:
        """The damage that a figure has suffered from it so far."""
        return sum(dealt for i, dealt in self.dealt if i == figure)

    def miss(self, g: Descent, because: str, number: int = 0, limit: int = 0) -> Next:
        """Nothing of it takes effect (D2-ATK-21, D2-ATK-32)."""
        self.missed, self.effects, self.bought = True, (), ()
        g.emit(AttackMissed(self.attacker, because, number, limit))
        return self.resolved


def with_blast(g: Descent, attack: Attack) -> tuple[FigureId, ...]:
    """The targets and every figure on a space next to a target space, each once (D2-PRP-01, D2-PRP-05).

    Only the target space needs range and sight (D2-PRP-03); walls and closed doors stop it (D2-PRP-06).
    Of targets beside the first no space was named: all of theirs count.
    """
    spaces = union((1 << attack.cell, *(g.state.figures[i].cells for i in attack.also)))
    near = ground(g).neighbours(spaces) | spaces
    others = [
        i
        for i, leaf in g.state.figures.items()
        if leaf.cells & near and i not in attack.affected and is_affectable(g, attack.attacker, i)
    ]
    return (*attack.affected, *others)


def join(g: Descent, figures: Iterable[FigureId]) -> None:
    """Figures are affected too by the attack in progress: they roll their defence now (D2-PRP-07)."""
    attack = g.nearest(Attack)
    fits = [i for i in figures if i not in attack.affected and is_affectable(g, attack.attacker, i)]
    new = tuple(dict.fromkeys(fits))
    if not new:
        return
    rolled = (die for figure in new for die in roll(g, FACES, defence_pool(g, figure), figure))
    g.emit(AttackChanged(affected=(*attack.affected, *new), dice=(*attack.dice, *rolled), joined=new))


def second_targets(g: Descent, attack: Attack) -> list[FigureId]:
    """The other heroes whom an attack with Flail could be on as well (D2-X-22)."""
    figures = g.state.figures
    if attack.affected or attack.also or not has_ability(g, attack.attacker, "flail"):
        return []
    if figures[attack.target].role not in TWO_OF:
        return []
    found = attackable(g, Aim(attack.attacker, attack.profile))
    return [i for i in found if i != attack.target and figures[i].role in TWO_OF]


class AttackChanged(Event):
    """A step writes its own frame; a card that changes an attack does so by an event like this."""

    dice: tuple[Die, ...] | None = None
    affected: tuple[FigureId, ...] | None = None
    target: FigureId | None = None
    former: FigureId | None = None  # the target that it replaces, if not the first
    gained: tuple[Surge, ...] = ()
    profile: Profile | None = None
    joined: tuple[FigureId, ...] = ()

    def apply(self, s: DescentState) -> None:
        attack = s.nearest(Attack)
        attack.joined += self.joined
        if self.dice is not None:
            attack.dice = self.dice
        if self.affected is not None:
            attack.affected = self.affected
        if self.target is not None:
            former = self.former or attack.target
            swapped = [self.target if i == former else i for i in attack.affected]
            attack.affected = tuple(dict.fromkeys(swapped))
            if former in attack.also:
                attack.also = tuple([self.target if i == former else i for i in attack.also])
            else:
                attack.target = self.target
        if self.profile is not None:
            attack.profile = self.profile
        attack.gained += self.gained


class AttackDieRerolled(Event):
    """A die of the attack in progress lies differently."""

    number: int  # from 1
    die: Die

    def apply(self, s: DescentState) -> None:
        attack = s.nearest(Attack)
        attack.dice = replaced(attack.dice, self.number, self.die)
