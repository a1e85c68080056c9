"""Hero abilities and heroic feats of mages and scouts that no verb says (D2-X-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from undercroft.games.descent.events.fights import FatigueSuffered
from undercroft.games.descent.events.moves import PointsGained, PointsLost, Reappeared, Vanished
from undercroft.games.descent.options import (
    AttackOption,
    GoOption,
    LeaveOption,
    NumberOption,
    SpaceOption,
    TargetOption,
)
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import own_aims, profile_for
from undercroft.games.descent.rules.attack.targets import Aim, attack_options, attackable, posed
from undercroft.games.descent.rules.cards.using import arm
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.moving import GONE_TO, Land, March, path_to
from undercroft.games.descent.rules.movement.places import closest_empty, empty_spaces
from undercroft.games.descent.rules.quests.leaving import LeaveMap, ways_out
from undercroft.games.descent.rules.values import defence_pool, speed, stamina
from undercroft.games.descent.rules.who import are_adjacent, ask_for, cells_within
from undercroft.games.descent.state import OFF, Descent, ground
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    FigureId,
    Next,
    Option,
    Pass,
    Posed,
    Procedure,
    Special,
    Trigger,
    replace,
    step,
)
from undercroft.space import Cell, each, single

FROM_TOKEN = 4  # spaces: where Tomble may come back


class TwoTargets(Procedure, tag="descent.two_targets"):
    """One attack on two different monsters that the hero could attack, each with its own defence (Tarha)."""

    figure: FigureId
    card: CardId
    weapon: str = ""
    first: FigureId = FigureId(0)

    @step("D2-X-11", "D2-ATK-03", "D2-ATK-08")
    def choose(self, g: Descent) -> Next:
        aims = [aim for aim in own_aims(g, self.figure) if len(attackable(g, aim)) > 1]
        return ask_for(g, self.figure, *attack_options(g, self.figure, aims)) if aims else Done()

    @choose.answered
    def take(self, g: Descent, picked: AttackOption) -> Next:
        self.first, self.weapon = picked.target, picked.weapon
        return None

    @step("D2-X-11", "D2-ATK-03")
    def choose_second(self, g: Descent) -> Next:
        aim = Aim(self.figure, profile_for(g, self.figure, self.weapon))
        others = [i for i in attackable(g, aim) if i != self.first]
        return ask_for(g, self.figure, *map(TargetOption, others))

    @choose_second.answered
    def attack(self, g: Descent, picked: TargetOption) -> Next:
        """Both are targets: range, and surges that a target asks for, count for each of them."""
        profile = profile_for(g, self.figure, self.weapon)
        return Call(Attack(self.figure, self.first, replace(profile, card=self.card), also=(picked.target,)))


class TakeAsFatigue(Procedure, tag="descent.take_as_fatigue"):
    """Of the damage of an attack a hero takes as much as he likes as fatigue, up to Stamina (Jain)."""

    figure: FigureId
    card: CardId

    @step("D2-X-11", "D2-FAT-12")
    def choose(self, g: Descent) -> Next:
        coming = g.total("damage", self.figure, g.nearest(Suffer).amount)
        room = stamina(g, self.figure) - g.state.figures[self.figure].fatigue
        return ask_for(g, self.figure, *map(NumberOption, range(1, min(coming, room) + 1)))

    @choose.answered
    def take(self, g: Descent, picked: NumberOption) -> Next:
        g.emit(FatigueSuffered(self.figure, picked.number))
        suffer = g.nearest(Suffer)
        g.modify("damage", -picked.number, within=suffer, subject=self.figure, source=self.card)
        return Done()


class RunAndStrike(Procedure, tag="descent.run_and_strike"):
    """A move of up to double Speed, and one attack before, during or after it (Jain)."""

    figure: FigureId
    card: CardId
    kept: int = 0  # points that she had before
    attacked: bool = False

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-X-11", "D2-MOV-22")
    def gain(self, g: Descent) -> None:
        leaf = g.state.figures[self.figure]
        self.kept = leaf.movement
        if not leaf.suffers("immobilized"):
            g.emit(PointsGained(self.figure, 2 * speed(g, self.figure)))

    @step("D2-X-11", "D2-MOV-02", "D2-EXI-02")
    def choose(self, g: Descent) -> Next:
        options: list[Option] = []
        if g.state.figures[self.figure].movement:
            options += GONE_TO.options(g, self.figure)
            options += [LeaveOption(way) for way in ways_out(g, self.figure)]
        if not self.attacked:
            options += attack_options(g, self.figure, own_aims(g, self.figure))
        return ask_for(g, self.figure, Pass(), *options) if options else self.end

    @choose.among
    def candidates(self, g: Descent) -> tuple[Posed, ...]:
        barred = "attacked" if self.attacked else ""
        return (GONE_TO.by(self.figure), *posed(own_aims(g, self.figure), barred))

    @choose.answered
    def act(self, g: Descent, picked: Option) -> Next:
        me = self.figure
        match picked:
            case GoOption(cell=cell):
                return Call(March(me, path_to(g, me, cell)), then=self.choose)
            case LeaveOption(way=way):
                return Call(LeaveMap(me, way), then=self.choose)
            case AttackOption(target=target, weapon=weapon):
                self.attacked = True
                return Call(Attack(me, target, profile_for(g, me, weapon)), then=self.choose)
        return self.end

    @step("D2-X-11", "D2-MOV-22")
    def end(self, g: Descent) -> Next:
        """Points of this move that are left are lost."""
        lost = g.state.figures[self.figure].movement - self.kept
        if lost > 0:
            g.emit(PointsLost(self.figure, lost))
        return Done()


class BorrowDefence(Procedure, tag="descent.borrow_defence"):
    """The whole defence pool of an adjacent hero is added to that of the hero attacked (Tomble)."""

    figure: FigureId
    card: CardId

    @step("D2-X-11", "D2-KO-11")
    def choose(self, g: Descent) -> Next:
        beside = [
            i
            for i in g.state.heroes
            if i != self.figure and g.state.figures[i].cells and are_adjacent(g, self.figure, i)
        ]
        return ask_for(g, self.figure, *map(TargetOption, beside))

    @choose.answered
    def add(self, g: Descent, picked: TargetOption) -> Next:
        attack = g.nearest(Attack)
        for colour, number in Counter(defence_pool(g, picked.target)).items():
            g.modify(f"defence-{colour}", number, within=attack, subject=self.figure, source=self.card)
        return Done()


class Vanish(Procedure, tag="descent.vanish"):
    """A hero leaves the map until the start of his next turn; a token marks his space (Tomble)."""

    figure: FigureId
    card: CardId

    @step("D2-X-11")
    def leave(self, g: Descent) -> Next:
        cells = g.state.figures[self.figure].cells
        g.emit(Vanished(self.figure, single(cells)))
        seat = g.state.figures[self.figure].seat
        arm(
            g, Trigger("descent.hero_turn.started", Reappear(self.figure), seat, "vanished", "D2-X-11", False)
        )
        return Done()


class Reappear(Procedure, tag="descent.reappear"):
    """At the start of his turn he comes back to an empty space within 4 of his token (Tomble)."""

    figure: FigureId

    def applies(self, g: Descent) -> bool:
        return g.state.turn.figure == self.figure and g.state.figures[self.figure].waits != OFF

    @step("D2-X-11", "D2-ADJ-14")
    def choose(self, g: Descent) -> Next:
        """If all of them are taken, to the closest empty space."""
        token: Cell = g.state.figures[self.figure].waits
        found = cells_within(g, 1 << token, FROM_TOKEN) & empty_spaces(g)
        found = found or closest_empty(g, 1 << token, ground(g).terrain.open)
        return ask_for(g, self.figure, *map(SpaceOption, each(found)))

    @choose.answered
    def place(self, g: Descent, picked: SpaceOption) -> Next:
        g.emit(Reappeared(self.figure, picked.cell))
        return Call(Land(self.figure))


SPECIALS: Mapping[str, Special] = {
    "two-targets": TwoTargets,
    "take-as-fatigue": TakeAsFatigue,
    "run-and-strike": RunAndStrike,
    "borrow-defence": BorrowDefence,
    "vanish": Vanish,
}
