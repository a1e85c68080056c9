"""The effects of cards beside attacks: verbs, and the procedures that perform them (TN-CRD)."""

from __future__ import annotations

from typing import Literal

from undercroft.content.verbs import Verb
from undercroft.games.tiny.events import MovementGained
from undercroft.games.tiny.rules.attack import ConditionName, inflict
from undercroft.games.tiny.rules.cards import PlayCard, draw_card
from undercroft.games.tiny.rules.targets import ChooseTargets, amount, foregone
from undercroft.games.tiny.rules.who import is_up
from undercroft.games.tiny.state import Tiny
from undercroft.games.tiny.vocabulary import Amount, Duration, Targets
from undercroft.kernel import Call, Done, FigureId, Leaf, Next, Procedure, step
from undercroft.parts.choosing import Chosen
from undercroft.parts.happenings import ConditionLost, Healed


class MoveVerb(Verb, tag="move"):
    """Movement points at once: `{ do = "move", distance = 3 }`."""

    distance: Amount


class GainMovement(Procedure, tag="tiny.gain_movement"):
    """The movement that a card gives."""

    figure: FigureId
    verb: MoveVerb

    @step("TN-TRN-02")
    def gain(self, g: Tiny) -> None:
        g.emit(MovementGained(self.figure, amount(g, self.figure, self.verb.distance)))


class DrawVerb(Verb, tag="draw"):
    """Draw cards: `{ do = "draw", cards = 1 }`."""

    cards: Amount


class DrawCards(Procedure, tag="tiny.draw_cards"):
    """Cards from the hero's own deck."""

    figure: FigureId
    verb: DrawVerb

    @step("TN-CRD-01")
    def draw(self, g: Tiny) -> None:
        for _ in range(amount(g, self.figure, self.verb.cards)):
            draw_card(g, g.state.figures[self.figure].seat)


class HealVerb(Verb, tag="heal"):
    """Restore health: `{ do = "heal", amount = 2, targets = { side = "friends", range = 2 } }`."""

    amount: Amount
    targets: Targets = Targets(side="self")


class BonusVerb(Verb, tag="bonus"):
    """Change a number for a while: `{ do = "bonus", stat = "dice", value = 1, until = "round" }`."""

    stat: Literal["dice", "shield", "pace"]
    value: Amount
    until: Duration = "round"
    targets: Targets = Targets(side="self")


class InflictVerb(Verb, tag="inflict"):
    """Lay a condition on figures: `{ do = "inflict", condition = "frightened", targets = { count = 0 } }`."""

    condition: ConditionName
    targets: Targets = Targets()


class Bonus(Leaf):
    """A change to a number, and how long it holds."""

    stat: str
    value: Amount
    until: Duration
    source: str = ""  # the card and its giver: it ends when they fall (TN-SUF-03)


class Bestow(Procedure, tag="tiny.bestow"):
    """Targets are chosen, then each gets what the card gives."""

    figure: FigureId
    targets: Targets
    heal: Amount = 0
    bonus: Bonus | None = None
    condition: str = ""

    @step("TN-CRD-01")
    def choose_targets(self, g: Tiny) -> Next:
        """How much it is counts from here: what happens while they are chosen does not change it."""
        self.heal = amount(g, self.figure, self.heal)
        if self.bonus:
            b, source = self.bonus, f"{g.nearest(PlayCard).card}@{self.figure}"
            self.bonus = Bonus(b.stat, amount(g, self.figure, b.value), b.until, source)
        only = foregone(g, self.figure, self.targets)
        if only is None:
            return Call(ChooseTargets(self.figure, self.targets))
        self.give(g, only)
        return Done()

    @choose_targets.returned
    def give_to_chosen(self, g: Tiny, chosen: Chosen) -> None:
        self.give(g, chosen.figures)

    def give(self, g: Tiny, targets: tuple[FigureId, ...]) -> None:
        points = amount(g, self.figure, self.heal)
        for target in targets:
            if points:
                heal(g, target, points)
            if self.bonus:
                b = self.bonus
                value = amount(g, self.figure, b.value)
                g.modify(b.stat, value, until=b.until, subject=target, source=b.source)
            if self.condition:
                inflict(g, target, self.condition)


def give_health(figure: FigureId, verb: HealVerb) -> Bestow:
    return Bestow(figure, verb.targets, heal=verb.amount)


def give_bonus(figure: FigureId, verb: BonusVerb) -> Bestow:
    return Bestow(figure, verb.targets, bonus=Bonus(verb.stat, verb.value, verb.until))


def give_condition(figure: FigureId, verb: InflictVerb) -> Bestow:
    return Bestow(figure, verb.targets, condition=verb.condition)


def heal(g: Tiny, figure: FigureId, points: int) -> None:
    """Up to full health; a poisoned figure is rid of the poison instead (TN-CRD-07, TN-CND-02)."""
    if not is_up(g, figure):
        return
    leaf = g.state.figures[figure]
    if leaf.suffers("poisoned"):
        g.emit(ConditionLost(figure, "poisoned"), "TN-CND-02")
    elif leaf.hp < leaf.full:
        g.emit(Healed(figure, min(points, leaf.full - leaf.hp)), "TN-CRD-07")
