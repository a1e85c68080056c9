"""Attacks, in the order of the ledger (TN-ATK)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from undercroft.content.verbs import Verb
from undercroft.games.tiny.events import (
    AttackDeclared,
    AttackEnded,
    AttackValued,
    DiceRolled,
    FateCounted,
    FateDrawn,
    FateReshuffled,
    Redirected,
)  # fmt: skip
from undercroft.games.tiny.rules.cards import draw_card
from undercroft.games.tiny.rules.pushes import Push
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.targets import ChooseTargets, amount, can_attack, foregone
from undercroft.games.tiny.rules.who import is_up
from undercroft.games.tiny.state import Tiny, TinyState, content
from undercroft.games.tiny.vocabulary import Amount, Targets
from undercroft.kernel import (
    Call,
    CardId,
    Criterion,
    Done,
    Event,
    FigureId,
    Leaf,
    Modifier,
    Next,
    Procedure,
    Reason,
    step,
    window,
)  # fmt: skip
from undercroft.parts.choosing import Chosen
from undercroft.parts.dice import Die, pips, replaced, roll
from undercroft.parts.happenings import ConditionGained

ConditionName = Literal["poisoned", "stunned", "frightened"]
FACES = {"power": ("0", "1", "1", "2", "2", "3")}  # TN-ATK-05


class AttackVerb(Verb, tag="attack"):
    """`{ do = "attack", dice = 2 }` for heroes, `{ do = "attack", power = 2 }` for monsters."""

    dice: Amount = 0
    power: int = 0
    targets: Targets = Targets()
    pierce: int = 0
    push: int = 0
    conditions: tuple[ConditionName, ...] = ()


class AttackAction(Procedure, tag="tiny.attack_action"):
    """One attack ability: all targets are named first, then attacked one by one."""

    attacker: FigureId
    verb: AttackVerb
    targets: tuple[FigureId, ...] = ()
    attacked: int = 0

    def goes_on(self, g: Tiny) -> bool:
        return g.state.figures[self.attacker].cells != 0

    @step("TN-ATK-01", "TN-CRD-06")
    def choose_targets(self, g: Tiny) -> Next:
        only = foregone(g, self.attacker, self.verb.targets)
        if only is None:
            return Call(ChooseTargets(self.attacker, self.verb.targets))
        self.targets = only
        return self.attack_next

    @choose_targets.returned
    def keep_targets(self, g: Tiny, chosen: Chosen) -> None:
        self.targets = chosen.figures

    @step("TN-ATK-03")
    def attack_next(self, g: Tiny) -> Next:
        """Each target is attacked on its own; those who fell meanwhile are left out."""
        if self.attacked == len(self.targets):
            return Done()
        self.attacked += 1
        target = self.targets[self.attacked - 1]
        return Call(Attack(self.attacker, target, self.verb), then=self.attack_next)


class Attack(Procedure, tag="tiny.attack"):
    """One attack on one target: target, dice or fate, shields, damage, what follows."""

    attacker: FigureId
    target: FigureId
    verb: AttackVerb
    dice: tuple[Die, ...] = ()
    value: int = 0

    def goes_on(self, g: Tiny) -> bool:
        """About the acting figure only: steps that touch the target ask for themselves."""
        return g.state.figures[self.attacker].cells != 0

    @step("TN-ATK-01")
    def declare(self, g: Tiny) -> Next:
        if not is_up(g, self.target):
            return Done()
        g.emit(AttackDeclared(self.attacker, self.target))
        return None

    targeted = window("TN-ATK-04")

    @step("TN-ATK-04")
    def settle_target(self, g: Tiny) -> Next:
        """Whoever came in is the target, if it could be attacked from where the attacker stands."""
        target = g.total("target", self.attacker, self.target)
        if target != self.target:
            self.redirect(g, FigureId(target))
        return None if g.state.figures[self.attacker].seat >= 0 else self.draw_fate

    def redirect(self, g: Tiny, target: FigureId) -> None:
        """Somebody else is attacked, if that can be done from where the attacker stands (TN-ATK-04)."""
        if can_attack(g, self.attacker, target, self.verb.targets.range):
            self.target = target
            g.emit(Redirected(target))

    @step("TN-ATK-05", "TN-RND-03", "TN-CND-04")
    def roll(self, g: Tiny) -> Next:
        """As many dice as the attack and all that changes it say."""
        number, why = g.breakdown("dice", self.attacker, amount(g, self.attacker, self.verb.dice))
        self.dice = roll(g, FACES, ("power",) * max(0, number))
        g.emit(DiceRolled(self.attacker, self.dice), why=why)
        return self.rolled

    @step("TN-ATK-06", "TN-ATK-07")
    def draw_fate(self, g: Tiny) -> Next:
        """One fate card, or two of which the better or the worse counts (TN-ATK-E2)."""
        luck, fate = fortune(g, self.attacker), draw_fate(g, self.verb.power)
        why: tuple[Reason, ...] = ()
        if luck:
            drawn = fate, draw_fate(g, self.verb.power)
            (fate, *_), why = g.best(drawn, BETTER if luck > 0 else WORSE, name=lambda fate: fate.card)
        self.value = fate.attack
        g.emit(FateCounted(self.attacker, fate.card, self.value), why=why)
        return self.defend

    rolled = window("TN-ATK-08")

    @step("TN-ATK-05")
    def add_dice(self, g: Tiny) -> None:
        self.value = pips(self.dice)

    @step("TN-ATK-09", "TN-RND-03")
    def defend(self, g: Tiny) -> Next:
        """Shields that are not pierced come off; the rest is suffered (TN-ATK-E1)."""
        shield, why = g.breakdown("shield", self.target, printed_shield(g, self.target))
        shield -= self.verb.pierce
        if shield > 0:
            self.value = max(0, self.value - shield)
        g.emit(AttackValued(self.target, self.value), why=why)
        return Call(Suffer(self.target, self.value, attacked=True)) if self.value else None

    @step("TN-ATK-10", "TN-CND-01", "TN-MOV-06")
    def follow_up(self, g: Tiny) -> Next:
        """Whoever still stands gains the attack's conditions, then is pushed."""
        verb = self.verb
        if (verb.conditions or verb.push) and is_up(g, self.target):
            for condition in verb.conditions:
                inflict(g, self.target, condition)
            if verb.push:
                return Call(Push(self.target, self.attacker, verb.push))
        return None

    @step("TN-ATK-11")
    def reap(self, g: Tiny) -> None:
        """For the attacker, so also when the target is gone."""
        target, seat = g.state.figures[self.target], g.state.figures[self.attacker].seat
        if not target.cells and target.seat < 0 <= seat:
            draw_card(g, seat)
        g.emit(AttackEnded(self.attacker, self.target), "TN-ATK-11")


class DieRerolled(Event):
    """A step writes its own frame; whoever else changes it does so by an event, like this."""

    number: int
    die: Die

    def apply(self, s: TinyState) -> None:
        attack = s.nearest(Attack)
        attack.dice = replaced(attack.dice, self.number, self.die)


class Fate(Leaf):
    """A drawn fate card, and the attack that it makes."""

    card: CardId
    attack: int


BETTER: tuple[Criterion[Fate], ...] = (Criterion("TN-ATK-07", "attack-lost", lambda fate: -fate.attack),)
WORSE: tuple[Criterion[Fate], ...] = (Criterion("TN-ATK-07", "attack-made", lambda fate: fate.attack),)


def draw_fate(g: Tiny, power: int) -> Fate:
    """The next card of the fate deck; its discards are shuffled back when it is empty (TN-ATK-06)."""
    if not g.state.fate.pool and not g.state.fate.size:
        g.emit(FateReshuffled(), "TN-ATK-06")
    card = g.state.fate.next_card(g, "fate deck")
    g.emit(FateDrawn(card), "TN-ATK-06")
    match card:
        case "x2":
            return Fate(card, power * 2)
        case "miss":
            return Fate(card, 0)
        case _:
            return Fate(card, max(0, power + int(card)))


def fortune(g: Tiny, monster: FigureId) -> int:
    """1: the better of two counts; -1: the worse; 0: one, or both cancel out (TN-ATK-07, TN-CND-04)."""
    figure = g.state.figures[monster]
    return (figure.hp * 2 <= figure.full) - figure.suffers("frightened")


def printed_shield(g: Tiny, figure: FigureId) -> int:
    leaf, records = g.state.figures[figure], content(g)
    return records.hero[leaf.kind].shield if leaf.seat >= 0 else records.monster[leaf.kind].shield


def inflict(g: Tiny, figure: FigureId, condition: str) -> None:
    """Until the end of the next turn; in the figure's own turn, of the one after (TN-CND-01)."""
    g.emit(ConditionGained(figure, condition, 2 if g.state.turn.figure == figure else 1), "TN-CND-01")


def bold(g: Tiny, figure: FigureId) -> Iterator[Modifier]:
    """One die more (TN-RND-03)."""
    if g.state.figures[figure].stance == "bold":
        yield Modifier("dice", 1, source="bold", rule="TN-RND-03")


def afraid(g: Tiny, figure: FigureId) -> Iterator[Modifier]:
    """A frightened hero rolls one die less (TN-CND-04)."""
    if g.state.figures[figure].suffers("frightened"):
        yield Modifier("dice", -1, source="frightened", rule="TN-CND-04")


def wary(g: Tiny, figure: FigureId) -> Iterator[Modifier]:
    """One shield more (TN-RND-03)."""
    if g.state.figures[figure].stance == "wary":
        yield Modifier("shield", 1, source="wary", rule="TN-RND-03")


def swift(g: Tiny, figure: FigureId) -> Iterator[Modifier]:
    """Two more movement with each move action (TN-RND-03)."""
    if g.state.figures[figure].stance == "swift":
        yield Modifier("pace", 2, source="swift", rule="TN-RND-03")


DERIVED = {"dice": (bold, afraid), "shield": (wary,), "pace": (swift,)}
