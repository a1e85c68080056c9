"""The verbs of cards, performed: effects on figures, tests, changes to an attack (D2-GOLD-02)."""

from __future__ import annotations

from undercroft.games.descent.dice import ATTACK, DEFENCE, FACES, POWER
from undercroft.games.descent.events.fights import RestRecovered
from undercroft.games.descent.events.moves import PointsGained
from undercroft.games.descent.events.turns import ExtraActionGained
from undercroft.games.descent.options import ConditionOption, DieOption
from undercroft.games.descent.records.abilities import (
    ActionVerb,
    Amount,
    BlastVerb,
    BonusVerb,
    CureVerb,
    DamageVerb,
    DefeatVerb,
    DieVerb,
    DrawVerb,
    FatigueVerb,
    HealVerb,
    InflictVerb,
    PointsVerb,
    RecoverVerb,
    RerollVerb,
    Roll,
    SpecialVerb,
    SurgeVerb,
    Whom,
)
from undercroft.games.descent.rules.attack.attack import (
    Attack,
    AttackChanged,
    AttackDieRerolled,
    join,
    with_blast,
)
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.in_progress import source
from undercroft.games.descent.rules.cards.testing import EachTests
from undercroft.games.descent.rules.cards.using import UseCard
from undercroft.games.descent.rules.cards.whom import ChooseFigures
from undercroft.games.descent.rules.effects.amounts import AmountDieRerolled, RollAmount, Rolled
from undercroft.games.descent.rules.effects.conditions import CONDITIONS, cure, inflict
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue, recover_fatigue
from undercroft.games.descent.rules.effects.recovery import (
    MayRecover,
    Recover,
    RecoveryDieRerolled,
    RollRecovery,
)
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeDieRerolled, AttributeTest
from undercroft.games.descent.rules.values import speed, stats_of
from undercroft.games.descent.rules.who import ask_for, decider
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Pass, Procedure, step
from undercroft.parts.choosing import Chosen
from undercroft.parts.dice import rerolled

ALL = 99
FigureVerb = DamageVerb | HealVerb | FatigueVerb | RecoverVerb | InflictVerb | CureVerb | DefeatVerb


def amount(g: Descent, figure: FigureId, n: Amount) -> int:
    """A number on a card, as the position makes it."""
    if isinstance(n, int):
        return n
    match n:
        case "all":
            return ALL
        case "speed":
            return speed(g, figure)
        case "double-speed":
            return 2 * speed(g, figure)
        case "heroes":
            return len(g.state.heroes)
        case "damage-dealt":
            return sum(dealt for _, dealt in g.nearest(Attack).dealt)
        case "nimble":
            return g.total("nimble", figure, 1)
        case "damage-on-me":
            return g.state.figures[figure].damage
        case "damage-pairs":
            return g.state.figures[figure].damage // 2
        case "shields-above":
            tested = g.nearest(EachTests).tested
            return max(0, tested.shields - tested.against)
        case "shields-rolled":
            return g.nearest(EachTests).tested.shields
        case "attribute":
            return g.nearest(EachTests).tested.against
        case "printed":
            return stats_of(g, figure).amount
        case "fatigue-paid":
            return g.nearest(UseCard).fatigue
        case "fatigue-rested":
            return g.about(RestRecovered).amount
    raise LookupError(f"no card knows the amount {n!r}")


class Affect(Procedure, tag="descent.affect"):
    """An effect on figures: they are chosen, then each takes it."""

    figure: FigureId
    verb: FigureVerb
    targets: tuple[FigureId, ...] = ()
    number: int = 0
    at: int = 0

    @step("D2-GOLD-02")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, self.verb.whom))

    @choose.returned
    def keep(self, g: Descent, chosen: Chosen) -> Next:
        self.targets = chosen.figures
        return None if self.targets else Done()

    @step("D2-DIC-02")
    def measure(self, g: Descent) -> Next:
        verb = self.verb
        if not isinstance(verb, (DamageVerb, HealVerb, FatigueVerb, RecoverVerb)):
            return self.affect
        figure = self.figure or self.targets[0]
        if isinstance(verb.n, Roll):
            return Call(RollAmount(figure, verb.n.roll))
        self.number = amount(g, figure, verb.n)
        return self.affect

    @measure.returned
    def count(self, g: Descent, rolled: Rolled) -> None:
        n = getattr(self.verb, "n", None)
        assert isinstance(n, Roll)
        self.number = int(getattr(rolled, n.count))

    @step("D2-DMG-08", "D2-DMG-10", "D2-FAT-08", "D2-CND-01")
    def affect(self, g: Descent) -> Next:
        if self.at == len(self.targets):
            return Done()
        target = self.targets[self.at]
        self.at += 1
        match self.verb:
            case DamageVerb():
                return Call(Suffer(target, self.number), then=self.affect)
            case HealVerb(whom=Whom(count=0, optional=True)):
                return Call(MayRecover(target, self.number), then=self.affect)
            case HealVerb():
                return Call(Recover(target, self.number), then=self.affect)
            case FatigueVerb():
                return Call(SufferFatigue(target, self.number), then=self.affect)
            case RecoverVerb():
                recover_fatigue(g, target, self.number)
                return self.affect
            case InflictVerb(condition="any"):
                return Call(InflictAny(target, self.figure), then=self.affect)
            case InflictVerb(condition=condition):
                inflict(g, target, condition)
                return self.affect
            case CureVerb(n=n):
                return Call(Cure(target, n), then=self.affect)
            case DefeatVerb():
                return Call(Defeat(target, self.figure, outright=True), then=self.affect)


class InflictAny(Procedure, tag="descent.inflict_any"):
    """A figure gets a condition that somebody chooses."""

    figure: FigureId
    by: FigureId

    @step("D2-CND-01", "D2-CND-06")
    def choose(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        new = [ConditionOption(name) for name in CONDITIONS if not leaf.suffers(name)]
        return ask_for(g, self.by, *new) if new and leaf.cells else Done()

    @choose.answered
    def take(self, g: Descent, picked: ConditionOption) -> Next:
        inflict(g, self.figure, picked.condition)
        return Done()


class Cure(Procedure, tag="descent.cure"):
    """A figure may discard conditions; its player chooses which."""

    figure: FigureId
    number: int = 1

    @step("D2-CND-05")
    def choose(self, g: Descent) -> Next:
        held = [ConditionOption(each.name) for each in g.state.figures[self.figure].conditions]
        return ask_for(g, self.figure, Pass(), *held) if held and self.number > 0 else Done()

    @choose.answered
    def discard(self, g: Descent, picked: ConditionOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        cure(g, self.figure, picked.condition)
        self.number -= 1
        return self.choose


class ChangeAttack(Procedure, tag="descent.change_attack"):
    """A card changes a number or a pool of the attack in progress (D2-ATK-18, D2-DMG-03)."""

    figure: FigureId
    verb: BonusVerb | DieVerb | SurgeVerb

    @step("D2-ATK-18", "D2-PRP-13", "D2-SRG-02")
    def change(self, g: Descent) -> None:
        attack = g.nearest(Attack)
        card = source(g)
        match self.verb:
            case BonusVerb(stat=stat, n=n):
                subject = (
                    self.figure if stat == "shields" else attack.target if stat == "toll" else attack.attacker
                )
                g.modify(stat, amount(g, self.figure, n), within=attack, subject=subject, source=card)
            case DieVerb(colour=colour):
                pool = "defence" if colour in DEFENCE else "attack"
                subject = self.figure if pool == "defence" else attack.attacker
                g.modify(f"{pool}-{colour}", 1, within=attack, subject=subject, source=card)
            case SurgeVerb(surge=surge):
                g.emit(AttackChanged(gained=(surge,)))


class Reroll(Procedure, tag="descent.reroll"):
    """Dice of the attack or test in progress are rolled again; the new faces stand (D2-ATK-25)."""

    figure: FigureId
    verb: RerollVerb
    left: int = -1
    again: tuple[int, ...] = ()

    @step("D2-ATK-24", "D2-ATK-25", "D2-ATK-26", "D2-ATT-09")
    def choose(self, g: Descent) -> Next:
        """The owner picks dice knowing all as they lie."""
        if not self.verb.count:
            self.again = tuple(self.dice(g))
            return self.roll
        if self.left < 0:
            self.left = self.verb.count
        options = [DieOption(n) for n in self.dice(g) if n not in self.again]
        if not options or not self.left:
            return self.roll
        more = (Pass(),) if self.again else ()
        return ask_for(g, self.figure, *more, *options)

    @choose.answered
    def take(self, g: Descent, picked: DieOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.roll
        self.again += (picked.number,)
        self.left -= 1
        return self.choose

    @step("D2-ATK-25")
    def roll(self, g: Descent) -> Next:
        frame = rolling(g)
        for number in self.again:
            old = frame.dice[number - 1]
            die = rerolled(g, FACES, old)
            if self.verb.better and worth(die.face) < worth(old.face):
                die = old
            match frame:
                case Attack():
                    g.emit(AttackDieRerolled(number, die))
                case AttributeTest():
                    g.emit(AttributeDieRerolled(number, die))
                case RollRecovery():
                    g.emit(RecoveryDieRerolled(number, die))
                case RollAmount():
                    g.emit(AmountDieRerolled(number, die))
        return Done()

    def dice(self, g: Descent) -> list[int]:
        """The numbers of the dice that may be picked."""
        frame = rolling(g)
        found = []
        for number, die in enumerate(frame.dice, 1):
            match self.verb.dice:
                case "attack":
                    fits = die.kind in ATTACK
                case "power":
                    fits = die.kind in POWER
                case "red":
                    fits = die.kind == "red"
                case "defence":
                    fits = die.kind in DEFENCE and die.of == self.figure
                case "target":
                    fits = isinstance(frame, Attack) and die.kind in DEFENCE and die.of in frame.targets
                case "roller":
                    attacks = isinstance(frame, Attack) and frame.attacker == self.figure
                    fits = not isinstance(frame, Attack) or die.of == (0 if attacks else self.figure)
                case "own":
                    if isinstance(frame, Attack):
                        mine = decider(g, self.figure)
                        fits = decider(g, die.of or frame.attacker) == mine
                    else:
                        fits = decider(g, frame.figure) == decider(g, self.figure)
                case _:
                    fits = True
            if fits:
                found.append(number)
        return found


def rolling(g: Descent) -> Attack | AttributeTest | RollRecovery | RollAmount:
    """The attack, test or effect whose dice lie on the table."""
    for frame in reversed(g.state.frames):
        if isinstance(frame, (Attack, AttributeTest, RollRecovery, RollAmount)) and frame.dice:
            return frame
    raise LookupError("no dice lie on the table")


def worth(face: str) -> int:
    """How much a face shows, to tell the better of two."""
    return len(face.replace("-", "").replace("X", ""))


class GainBlast(Procedure, tag="descent.gain_blast"):
    """Blast bought with a surge: the figures that it adds roll their defence now (D2-PRP-07)."""

    figure: FigureId
    verb: BlastVerb

    @step("D2-PRP-07", "D2-PRP-01")
    def spread(self, g: Descent) -> None:
        join(g, with_blast(g, g.nearest(Attack)))


class GainPoints(Procedure, tag="descent.gain_points"):
    """Movement points for this turn."""

    figure: FigureId
    verb: PointsVerb

    @step("D2-MOV-05")
    def gain(self, g: Descent) -> None:
        g.emit(PointsGained(self.figure, amount(g, self.figure, self.verb.n)))


class GainAction(Procedure, tag="descent.gain_action"):
    """The figure that acts has an extra action (D2-X-40)."""

    figure: FigureId
    verb: ActionVerb

    @step("D2-GOLD-02", "D2-X-40")
    def gain(self, g: Descent) -> None:
        g.emit(ExtraActionGained(g.state.turn.figure, self.verb.kind))


class DrawCards(Procedure, tag="descent.draw_cards"):
    """The Overlord draws cards (D2-OLC-14)."""

    figure: FigureId
    verb: DrawVerb

    @step("D2-OLC-14")
    def draw(self, g: Descent) -> None:
        for _ in range(amount(g, self.figure, self.verb.n)):
            draw_card(g, "D2-OLC-14")


class DoSpecial(Procedure, tag="descent.do_special"):
    """An effect that no verb says: a procedure of the rules by its name."""

    figure: FigureId
    verb: SpecialVerb

    @step("D2-GOLD-02")
    def do(self, g: Descent) -> Next:
        return Call(g.rules.special_for(self.verb.name, self.figure, CardId(source(g))))
