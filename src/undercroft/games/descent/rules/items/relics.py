"""The Overlord's side of relics: what their bearers can do that no verb says (D2-X-29, D2-REL)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.dice import FACES, total
from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.events.fights import FateRolled
from undercroft.games.descent.options import ActOption, CardOption, ConditionOption
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.moments import ANY_TIME
from undercroft.games.descent.rules.cards.using import UseAbility, ability_uses
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.values import relics_of
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import CardId, Done, FigureId, Next, Procedure, Right, Seat, Special, ask, step
from undercroft.parts.dice import roll

BOUND_OR_POISONED = ("immobilized", "poisoned")


class SapSpeed(Procedure, tag="descent.sap_speed"):
    """The hero whose turn it is has 1 Speed less for this turn (Duskblade)."""

    figure: FigureId
    card: CardId

    @step("D2-X-29")
    def sap(self, g: Descent) -> Next:
        g.modify("speed", -1, until="turn", subject=g.state.turn.figure, source=self.card)
        return Done()


class CastBones(Procedure, tag="descent.cast_bones"):
    """The Overlord rolls the blue die, and draws a card for a surge (Bones of Woe)."""

    figure: FigureId
    card: CardId

    @step("D2-X-29", "D2-OLC-14")
    def cast(self, g: Descent) -> Next:
        dice = roll(g, FACES, ("blue",))
        g.emit(FateRolled(self.figure, self.card, dice))
        if total(dice).surges:
            draw_card(g, "D2-X-29")
        return Done()


class DiscardOne(Procedure, tag="descent.discard_one"):
    """The Overlord discards a card of his hand, of his own choice (Staff of Shadows)."""

    figure: FigureId
    card: CardId

    @step("D2-X-29", "D2-OLC-03")
    def choose(self, g: Descent) -> Next:
        overlord = g.state.overlord
        return ask(overlord.seat, *map(CardOption, overlord.held), secret=True)

    @choose.answered
    def discard(self, g: Descent, picked: CardOption) -> Next:
        g.emit(OverlordDiscarded(picked.card))
        return Done()


class OneOfTwo(Procedure, tag="descent.one_of_two"):
    """A hero is Immobilized or Poisoned, as the Overlord chooses (Scorpion's Kiss)."""

    figure: FigureId
    card: CardId

    @step("D2-X-29", "D2-CND-06")
    def choose(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        new = [ConditionOption(name) for name in BOUND_OR_POISONED if not leaf.suffers(name)]
        return ask_for(g, FigureId(0), *new) if new and leaf.cells else Done()

    @choose.answered
    def take(self, g: Descent, picked: ConditionOption) -> Next:
        inflict(g, self.figure, picked.condition)
        return Done()


def rights(g: Descent, seat: Seat) -> list[Right]:
    """The rights of the Overlord whenever he is asked for anything (D2-X-29: Staff of Shadows)."""
    s = g.state
    if seat != s.overlord.seat or not s.overlord.relics:
        return []
    found = []
    for figure, leaf in s.figures.items():
        if leaf.role == "lieutenant" and leaf.cells:
            for relic in relics_of(g, figure):
                for number, use in enumerate(ability_uses(g, relic)):
                    do = UseAbility(figure, relic, number)
                    if use.at == ANY_TIME and do.applies(g):
                        found.append(Right(ActOption(relic, number), do))
    return found


SPECIALS: Mapping[str, Special] = {
    "sap-speed": SapSpeed,
    "cast-bones": CastBones,
    "discard-one": DiscardOne,
    "one-of-two": OneOfTwo,
}
