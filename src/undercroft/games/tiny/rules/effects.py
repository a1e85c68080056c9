"""What cards do besides attacking: verbs that act at once or through a short procedure (TN-CRD)."""

from __future__ import annotations

from typing import Literal

from undercroft.content.amounts import Amount
from undercroft.content.targets import Targets
from undercroft.content.verbs import Duration, Verb
from undercroft.games.tiny.events import MovementGained
from undercroft.games.tiny.rules.attack import ConditionName, inflict
from undercroft.games.tiny.rules.cards import draw_card
from undercroft.games.tiny.rules.targets import ChooseTargets, amount, foregone
from undercroft.games.tiny.rules.who import is_up
from undercroft.games.tiny.state import Tiny
from undercroft.kernel import Call, Done, FigureId, Leaf, Next, Procedure, step
from undercroft.parts.happenings import ConditionLost, Healed


class MoveVerb(Verb, tag="move"):
    """Movement points at once: `{ do = "move", distance = 3 }`."""

    distance: Amount

    def begin(self, g: Tiny, figure: FigureId, card: str) -> Procedure | None:
        g.emit(MovementGained(figure, amount(g, figure, self.distance)), "TN-TRN-02")
        return None


class DrawVerb(Verb, tag="draw"):
    """Draw cards: `{ do = "draw", cards = 1 }`."""

    cards: Amount

    def begin(self, g: Tiny, figure: FigureId, card: str) -> Procedure | None:
        for _ in range(amount(g, figure, self.cards)):
            draw_card(g, g.state.figures[figure].seat)
        return None


class HealVerb(Verb, tag="heal"):
    """Restore health: `{ do = "heal", amount = 2, targets = { side = "friends", range = 2 } }`."""

    amount: Amount
    targets: Targets = Targets(side="self")

    def begin(self, g: Tiny, figure: FigureId, card: str) -> Procedure | None:
        return Bestow(figure, self.targets, heal=amount(g, figure, self.amount))


class BonusVerb(Verb, tag="bonus"):
    """Change a number for a while: `{ do = "bonus", stat = "dice", value = 1, until = "round" }`."""

    stat: Literal["dice", "shield", "pace"]
    value: Amount
    until: Duration = "round"
    targets: Targets = Targets(side="self")

    def begin(self, g: Tiny, figure: FigureId, card: str) -> Procedure | None:
        bonus = Bonus(self.stat, amount(g, figure, self.value), self.until, f"{card}@{figure}")
        return Bestow(figure, self.targets, bonus=bonus)


class InflictVerb(Verb, tag="inflict"):
    """Lay a condition on figures: `{ do = "inflict", condition = "frightened", targets = { count = 0 } }`."""

    condition: ConditionName
    targets: Targets = Targets()

    def begin(self, g: Tiny, figure: FigureId, card: str) -> Procedure | None:
        return Bestow(figure, self.targets, condition=self.condition)


class Bonus(Leaf):
    """A change to a number, and how long it holds."""

    stat: str
    value: int
    until: Duration
    source: str  # the card and its giver: it ends when they fall (TN-SUF-03)


class Bestow(Procedure, tag="tiny.bestow"):
    """Targets are chosen, then each gets what the card gives."""

    figure: FigureId
    targets: Targets
    heal: int = 0
    bonus: Bonus | None = None
    condition: str = ""

    @step("TN-CRD-01")
    def choose_targets(self, g: Tiny) -> Next:
        only = foregone(g, self.figure, self.targets)
        if only is None:
            return Call(ChooseTargets(self.figure, self.targets))
        self.give(g, only)
        return Done()

    @choose_targets.returned
    def give_to_chosen(self, g: Tiny, chosen: str) -> None:
        self.give(g, tuple(FigureId(int(number)) for number in chosen.split()))

    def give(self, g: Tiny, targets: tuple[FigureId, ...]) -> None:
        for target in targets:
            if self.heal:
                heal(g, target, self.heal)
            if self.bonus:
                b = self.bonus
                g.modify(b.stat, b.value, until=b.until, subject=target, source=b.source)
            if self.condition:
                inflict(g, target, self.condition)


def heal(g: Tiny, figure: FigureId, points: int) -> None:
    """Up to full health; a poisoned figure is rid of the poison instead (TN-CRD-07, TN-CND-02)."""
    if not is_up(g, figure):
        return
    leaf = g.state.figures[figure]
    if leaf.suffers("poisoned"):
        g.emit(ConditionLost(figure, "poisoned"), "TN-CND-02")
    elif leaf.hp < leaf.full:
        g.emit(Healed(figure, min(points, leaf.full - leaf.hp)), "TN-CRD-07")
