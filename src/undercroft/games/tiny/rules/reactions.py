"""The reactions: guard, parry and wards (TN-ATK-04, TN-SUF-01, TN-CRD-02, TN-CRD-03)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, Literal

from undercroft.content.verbs import Verb
from undercroft.games.tiny.events import AbilityUsed, CardDiscarded, CardPlayed, WardUsed
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.cards import PlayCard
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.who import side
from undercroft.games.tiny.state import Tiny, content, ground
from undercroft.games.tiny.vocabulary import Listens
from undercroft.kernel import CardId, Ended, FigureId, Procedure, Seat, Trigger, step

PARRY: Final = "tiny.suffer.before"

# The conditions that content may put on the damage at which a card comes in.
CIRCUMSTANCES: Mapping[str, Callable[[Suffer], bool]] = {
    "attacked": lambda suffer: suffer.attacked,
}


class Guard(Procedure, tag="tiny.guard"):
    """A neighbour of the target becomes the target instead, once a round."""

    figure: FigureId

    def applies(self, g: Tiny) -> bool:
        me = g.state.figures[self.figure]
        if not me.cells or "guard" in me.used:
            return False
        attack = g.nearest(Attack)
        if attack.target == self.figure:
            return False
        neighbours = ground(g).neighbours(g.state.figures[attack.target].cells)
        mine = side(g, self.figure)
        return (
            bool(neighbours & me.cells)
            and side(g, attack.target) == mine
            and side(g, attack.attacker) != mine
        )

    @step("TN-ATK-04")
    def step_in(self, g: Tiny) -> None:
        g.emit(AbilityUsed(self.figure, "guard"))
        g.modify("target", self.figure, "set", within=g.nearest(Attack), source="guard")


class ParryVerb(Verb, tag="parry"):
    """A reaction from the hand: `{ do = "parry", less = 2 }`."""

    less: int


class Parry(Procedure, tag="tiny.parry"):
    """The card is shown, takes some of the damage off, and is discarded."""

    figure: FigureId
    card: CardId

    @step("TN-CRD-02", "TN-SUF-01")
    def parry(self, g: Tiny) -> None:
        seat = g.state.figures[self.figure].seat
        g.emit(CardPlayed(seat, self.card))
        verb = content(g).card[self.card].effects[0]
        assert isinstance(verb, ParryVerb)
        g.modify("damage", -verb.less, within=g.nearest(Suffer), source=self.card)
        g.emit(CardDiscarded(seat, self.card))


class Wards(Listens):
    """When a ward comes in: there is damage to keep off only before it is suffered."""

    on: Literal["tiny.suffer.before"] = PARRY


class WardVerb(Verb, tag="ward"):
    """A lasting protection: `{ do = "ward", less = 1, listens = { when = "attacked", uses = 2 } }`."""

    less: int
    listens: Wards = Wards(when="attacked", uses=2)

    lasts: ClassVar[bool] = True


class LayWard(Procedure, tag="tiny.lay_ward"):
    """The card stays in play and waits for damage."""

    figure: FigureId
    verb: WardVerb

    @step("TN-CRD-03")
    def lay(self, g: Tiny) -> None:
        card, seat = g.nearest(PlayCard).card, g.state.figures[self.figure].seat
        use = UseWard(self.figure, card, self.verb)
        source = f"{card}@{self.figure}"
        g.arm(Trigger(self.verb.listens.on, use, seat, source, "TN-CRD-03", optional=False))


class UseWard(Procedure, tag="tiny.use_ward"):
    """One use of a lasting card; with the last it is discarded."""

    figure: FigureId
    card: CardId
    verb: WardVerb

    def applies(self, g: Tiny) -> bool:
        suffer, when = g.nearest(Suffer), self.verb.listens.when
        if suffer.figure != self.figure or suffer.amount <= 0:
            return False
        return not when or CIRCUMSTANCES[when](suffer)

    @step("TN-CRD-03", "TN-SUF-01")
    def use(self, g: Tiny) -> None:
        seat = g.state.figures[self.figure].seat
        g.modify("damage", -self.verb.less, within=g.nearest(Suffer), source=self.card)
        g.emit(WardUsed(seat, self.card))
        uses = self.verb.listens.uses
        if uses and g.state.hands[seat].uses_of(self.card) >= uses:
            g.emit(Ended(source=f"{self.card}@{self.figure}"))
            g.emit(CardDiscarded(seat, self.card))


def parries(g: Tiny) -> Mapping[Seat, tuple[Trigger, ...]]:
    """A hero with a hand who is attacked is asked, whether or not a card in it fits (TN-SUF-01)."""
    suffer = g.nearest(Suffer)
    hero = g.state.figures[suffer.figure]
    if not suffer.attacked or hero.seat < 0 or g.total("damage", suffer.figure, suffer.amount) <= 0:
        return {}
    cards = g.state.hands[hero.seat].cards
    if not cards:
        return {}
    fitting = sorted(content(g).reactions.intersection(cards))
    return {hero.seat: reactions(g, suffer.figure, fitting) if fitting else ()}


def reactions(g: Tiny, figure: FigureId, cards: Sequence[str]) -> tuple[Trigger, ...]:
    """The cards that can be played now; of several copies each may be, and each is a source (TN-CRD-02)."""
    found, seat = [], g.state.figures[figure].seat
    for card in cards:
        played = 0
        for modifier in g.state.scoped:
            played += modifier.source == card
        source = f"{card}#{played + 1}" if played else card
        found.append(Trigger(PARRY, Parry(figure, CardId(card)), seat, source, "TN-CRD-02"))
    return tuple(found)


HIDDEN = {PARRY: parries}


def arm_abilities(g: Tiny, figure: FigureId) -> None:
    """A hero's abilities are in force from the start (TN-ATK-04)."""
    leaf = g.state.figures[figure]
    for ability in content(g).hero[leaf.kind].abilities:
        g.arm(Trigger("tiny.attack.targeted", Guard(figure), leaf.seat, f"{ability}@{figure}", "TN-ATK-04"))
