"""Skills of the Wildlander that no verb says: running and shooting, the Overlord's lost card (D2-X-15)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.events.moves import PointsGained
from undercroft.games.descent.events.turns import ActionTaken
from undercroft.games.descent.options import ActOption, AttackOption, EndTurnOption, GoOption
from undercroft.games.descent.records.abilities import AttackVerb, MoveVerb
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import MakeAttack, own_aims, profile_for
from undercroft.games.descent.rules.attack.targets import Aim, attack_options, posed
from undercroft.games.descent.rules.cards.needs import wears
from undercroft.games.descent.rules.cards.using import UseCard, act_options, uses_of
from undercroft.games.descent.rules.movement.going import MoveNow, MoveSpaces
from undercroft.games.descent.rules.movement.moving import GONE_TO, March, path_to
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Option, Posed, Procedure, Special, step

RAN = "ran"  # the modifier that marks an attack for which Running Shot was used


class DangerSense(Procedure, tag="descent.danger_sense"):
    """The Overlord discards a card of his hand at random, one that everybody has seen there too."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-OLC-03")
    def discard(self, g: Descent) -> Next:
        if held := g.state.overlord.held:
            g.emit(OverlordDiscarded(CardId(g.chance("hand", held))))
        return Done()


def run_length(g: Descent, figure: FigureId) -> int:
    """Two movement points, or spaces by the errata; one with Heavy Armor (D2-ERR-08)."""
    return 1 if wears("heavy-armor")(g, figure) else 2


class RunAfter(Procedure, tag="descent.run_after"):
    """After a Bow attack its hero runs: points for his turn, or at once in another's (D2-MOV-22)."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-ERR-08", "D2-MOV-22")
    def run(self, g: Descent) -> Next:
        far = run_length(g, self.figure)
        g.modify(RAN, 1, within=g.nearest(Attack), subject=self.figure, source=self.card)
        if g.plays("D2-ERR"):
            return Call(MoveSpaces(self.figure, far))
        if g.state.turn.figure != self.figure:
            return Call(MoveNow(self.figure, MoveVerb(n=far)))
        g.emit(PointsGained(self.figure, far))
        return Done()


class RunBefore(Procedure, tag="descent.run_before"):
    """Before a Bow attack that a card gives, its hero runs; the points are spent before the attack."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-ERR-08", "D2-MOV-22")
    def run(self, g: Descent) -> Next:
        far = run_length(g, self.figure)
        g.modify(RAN, 1, within=g.nearest(MakeAttack), subject=self.figure, source=self.card)
        if g.plays("D2-ERR"):
            return Call(MoveSpaces(self.figure, far))
        return Call(MoveNow(self.figure, MoveVerb(n=far)))


class RunningShot(Procedure, tag="descent.running_shot"):
    """In his turn a hero runs and then uses an action for a Bow attack: a plain one or a skill's."""

    figure: FigureId
    card: CardId

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-X-15", "D2-ERR-08", "D2-MOV-05")
    def run(self, g: Descent) -> Next:
        far = run_length(g, self.figure)
        g.modify(RAN, 1, within=self, subject=self.figure, source=self.card)
        if g.plays("D2-ERR"):
            return Call(MoveSpaces(self.figure, far))
        g.emit(PointsGained(self.figure, far))
        return None

    @step("D2-X-15", "D2-ATK-08")
    def choose(self, g: Descent) -> Next:
        """He may go on with all the points that he has; if nobody is in reach then, the action is lost."""
        walks: list[Option] = []
        if not g.plays("D2-ERR") and g.state.figures[self.figure].movement:
            walks = list(GONE_TO.options(g, self.figure))
        shots: list[Option] = [*attack_options(g, self.figure, self.aims(g)), *self.skills(g)]
        return ask_for(g, self.figure, *walks, *(shots or [EndTurnOption()]))

    @choose.among
    def candidates(self, g: Descent) -> tuple[Posed, ...]:
        return (GONE_TO.by(self.figure), *posed(self.aims(g)))

    def aims(self, g: Descent) -> list[Aim]:
        return [aim for aim in own_aims(g, self.figure) if "bow" in aim.profile.traits]

    def skills(self, g: Descent) -> list[ActOption]:
        """Skills with the action symbol that let him attack with a Bow."""
        hero = g.state.heroes[self.figure]
        return [
            option
            for option in act_options(g, self.figure, actions=g.state.turn.actions > 0)
            if any(
                isinstance(verb, AttackVerb) and verb.weapon == "bow"
                for verb in uses_of(g, hero, option.card)[option.number].do
            )
        ]

    @choose.answered
    def shoot(self, g: Descent, picked: Option) -> Next:
        me = self.figure
        if isinstance(picked, GoOption):
            return Call(March(me, path_to(g, me, picked.cell)), then=self.choose)
        extra = "attack" in g.state.turn.extra and not isinstance(picked, ActOption)
        g.emit(ActionTaken(me, "skill" if isinstance(picked, ActOption) else "attack", extra=extra))
        match picked:
            case AttackOption(target=target, weapon=weapon):
                return Call(Attack(me, target, profile_for(g, me, weapon)))
            case ActOption(card=card, number=number):
                return Call(UseCard(me, card, number))
        return Done()


SPECIALS: Mapping[str, Special] = {
    "danger-sense": DangerSense,
    "running-shot": RunningShot,
    "run-before": RunBefore,
    "run-after": RunAfter,
}
