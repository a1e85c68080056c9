"""Effects of Overlord cards on heroes that no verb says (D2-X-27, D2-X-28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.games.descent.events.moves import PointsLost
from undercroft.games.descent.options import AttackOption, MoveOption
from undercroft.games.descent.records.abilities import MoveVerb
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import own_aims, profile_for
from undercroft.games.descent.rules.attack.targets import attack_options, posed
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeRetested, AttributeTest, Tested
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.movement.moving import is_stuck
from undercroft.games.descent.rules.who import CHARMED, ask_for
from undercroft.games.descent.state import Descent
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
    step,
)
from undercroft.kernel.modifiers import Op

# By name: what lasts for a whole turn of a hero, as changes of numbers.
LASTING: Final[Mapping[str, tuple[tuple[str, int, Op], ...]]] = {
    "monkey": (("defenceless", 1, "add"), ("peaceful", 1, "add"), ("speed", 5, "set")),
    "despair": (("weary", 1, "add"),),
}


class CharmedAction(Procedure, tag="descent.charmed_action"):
    """The Overlord makes a move or attack action with a hero as if he were a monster (Dark Charm)."""

    figure: FigureId
    card: CardId

    @step("D2-X-27")
    def charm(self, g: Descent) -> None:
        g.modify(CHARMED, 1, until="turn", subject=self.figure, source=self.card)

    @step("D2-X-27", "D2-GOLD-02")
    def choose(self, g: Descent) -> Next:
        options = charmed_options(g, self.figure)
        return ask_for(g, self.figure, Pass(), *options) if options else self.release

    @choose.among
    def targets(self, g: Descent) -> tuple[Posed, ...]:
        return posed(own_aims(g, self.figure))

    @choose.answered
    def act(self, g: Descent, picked: MoveOption | AttackOption | Pass) -> Next:
        me = self.figure
        match picked:
            case MoveOption():
                return Call(MoveNow(me, MoveVerb()), then=self.release)
            case AttackOption(target=target, weapon=weapon):
                return Call(Attack(me, target, profile_for(g, me, weapon)), then=self.release)
        return None

    @step("D2-X-27")
    def release(self, g: Descent) -> Next:
        g.end(source=self.card)
        return Done()


def charmed_options(g: Descent, figure: FigureId) -> list[Option]:
    """A move action, or an attack on anybody of his own side, himself too (D2-X-27)."""
    leaf = g.state.figures[figure]
    found: list[Option] = []
    if leaf.suffers("stunned"):
        return found
    if not leaf.suffers("immobilized") and not is_stuck(g, figure):
        found.append(MoveOption())
    return [*found, *attack_options(g, figure, own_aims(g, figure))]


class WordOfMisery(Procedure, tag="descent.word_of_misery"):
    """For this turn a hero who suffers damage suffers 1 fatigue with it; so do their friends (D2-FAM-13)."""

    figure: FigureId
    card: CardId

    @step("D2-X-27")
    def begin(self, g: Descent) -> Next:
        seat = g.state.overlord.seat
        on = MOMENTS["damaged"]
        g.arm(Trigger(on, Misery(), seat, self.card, "D2-X-27", optional=False, until="turn"))
        return Done()


class Misery(Procedure, tag="descent.misery"):
    """The fatigue of Word of Misery; damage that comes of it brings no more."""

    def applies(self, g: Descent) -> bool:
        suffer = g.nearest(Suffer)
        if any(isinstance(frame, Misery) for frame in g.state.frames):
            return False
        return not g.state.figures[suffer.figure].is_hostile

    @step("D2-X-27", "D2-FAT-08")
    def tire(self, g: Descent) -> Next:
        return Call(SufferFatigue(g.nearest(Suffer).figure, 1))


class LosePoint(Procedure, tag="descent.lose_point"):
    """A hero loses a movement point; with none to lose he is Stunned (Pit Trap)."""

    figure: FigureId
    card: CardId

    @step("D2-X-27", "D2-X-41")
    def lose(self, g: Descent) -> Next:
        """At once: he cannot suffer fatigue in answer to have one."""
        if g.state.figures[self.figure].movement:
            g.emit(PointsLost(self.figure, 1))
        else:
            inflict(g, self.figure, "stunned")
        return Done()


class RepeatTest(Procedure, tag="descent.repeat_test"):
    """A hero who passed a test repeats it with the attribute 1 lower (Wicked Laughter)."""

    figure: FigureId
    card: CardId

    @step("D2-X-28")
    def repeat(self, g: Descent) -> Next:
        test = g.nearest(AttributeTest)
        return Call(AttributeTest(self.figure, test.attribute, test.less + 1))

    @repeat.returned
    def take(self, g: Descent, tested: Tested) -> Next:
        g.emit(AttributeRetested(self.figure, tested))
        if tested.passed:
            draw_card(g, "D2-X-28")
        return Done()


class Monkey(Procedure, tag="descent.monkey"):
    """Until the end of his next turn a hero is a monkey (Curse of the Monkey God)."""

    figure: FigureId
    card: CardId

    @step("D2-X-28")
    def turn(self, g: Descent) -> Next:
        for stat, n, op in LASTING["monkey"]:
            g.modify(stat, n, op, until="own_turn", subject=self.figure, source="monkey", holder=self.figure)
        in_next_turn(g, self.figure, "monkey")
        return Done()


class Despair(Procedure, tag="descent.despair"):
    """In his next turn a hero suffers 1 fatigue after each action (Word of Despair)."""

    figure: FigureId
    card: CardId

    @step("D2-X-28")
    def begin(self, g: Descent) -> Next:
        if self.figure in g.state.heroes:
            in_next_turn(g, self.figure, "despair")
        return Done()


def in_next_turn(g: Descent, figure: FigureId, name: str) -> None:
    """Something will hold for the whole of a hero's next turn."""
    on, seat, source = MOMENTS["turn-start"], g.state.heroes[figure].seat, f"{name}@{figure}"
    g.arm(Trigger(on, ForThisTurn(figure, name), seat, source, "D2-X-28", optional=False))


class ForThisTurn(Procedure, tag="descent.for_this_turn"):
    """An effect on a hero's next turn holds from now to its end."""

    figure: FigureId
    name: str

    def applies(self, g: Descent) -> bool:
        return g.state.turn.figure == self.figure

    @step("D2-X-28", "D2-HTN-02")
    def begin(self, g: Descent) -> Next:
        g.end(source=f"{self.name}@{self.figure}")
        for stat, n, op in LASTING[self.name]:
            g.modify(stat, n, op, until="turn", subject=self.figure, source=self.name)
        return Done()


SPECIALS: Mapping[str, Special] = {
    "charmed-action": CharmedAction,
    "word-of-misery": WordOfMisery,
    "lose-point": LosePoint,
    "repeat-test": RepeatTest,
    "monkey": Monkey,
    "despair": Despair,
}
