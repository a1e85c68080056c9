"""Items that data cannot say: more actions and turns, marks, attacks turned round (GH-ITM-19)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, cast

from undercroft.games.gloomhaven.events.cards import CardPicked, CardsRevealed
from undercroft.games.gloomhaven.events.rounds import LastingBegan
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.options import (
    BasicOption,
    LeadOption,
    PlayOption,
    SecondOption,
    TargetOption,
)  # fmt: skip
from undercroft.games.gloomhaven.records.abilities import Active
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.actions import Action
from undercroft.games.gloomhaven.rules.actions.performing import Consuming
from undercroft.games.gloomhaven.rules.actions.targets import MEANT, Meant, reached
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.attack_targets import Sweep
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.requirements import figures_in_sight
from undercroft.games.gloomhaven.rules.round.order import SetOrder
from undercroft.games.gloomhaven.rules.who import allies, ask_for, mat, side
from undercroft.games.gloomhaven.state import HalfName, Haven, HavenState, Lasting, Slot
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    Event,
    FigureId,
    Modifier,
    Next,
    Option,
    Procedure,
    Seat,
    Special,
    ask,
    replace,
    step,
)
from undercroft.kernel.requirements import Choice, Objection, Requirement
from undercroft.parts.choosing import among_figures
from undercroft.parts.decks import without

MARK = "black-card"
MARKED = Whom(side="enemies", within=1, rank=("normal", "elite"))  # whom the black card is for


class CardPlayedToo(Event):
    """A card from the hand is played in addition to the two of the round."""

    seat: Seat
    card: CardId

    def apply(self, s: HavenState) -> None:
        found = s.characters[self.seat]
        s.characters[self.seat] = replace(
            found, hand=without(found.hand, self.card), played=(*found.played, self.card)
        )


class AnotherAction(Procedure, tag="gh.another_action"):
    """One more card from the hand, for its bottom or its top action."""

    figure: FigureId
    item: str

    @step("GH-ITM-19", "GH-TRN-05")
    def choose(self, g: Haven) -> Next:
        half: HalfName = "bottom" if library(g).item[self.item].special == "another-bottom-action" else "top"
        options: list[Option] = []
        for card in mat(g, self.figure).hand:
            options += [PlayOption(card, half), BasicOption(card, half)]
        return ask(mat(g, self.figure).seat, *options, secret=True)

    @choose.answered
    def play(self, g: Haven, picked: PlayOption | BasicOption) -> Next:
        g.emit(CardPlayedToo(mat(g, self.figure).seat, picked.card))
        return Call(Action(self.figure, picked.card, picked.half, isinstance(picked, BasicOption)))


class TurnRegained(Event):
    """A figure has another turn in this round."""

    figure: FigureId
    unit: str

    def apply(self, s: HavenState) -> None:
        s.acted = tuple(figure for figure in s.acted if figure != self.figure)
        s.order = tuple(slot for slot in s.order if slot.unit != self.unit)


class AnotherTurn(Procedure, tag="gh.another_turn"):
    """Two more cards from the hand, and a turn at the initiative of the first, which is still to come."""

    figure: FigureId
    item: str

    @step("GH-ITM-19", "GH-SEL-02")
    def choose_lead(self, g: Haven) -> Next:
        cards = map(LeadOption, later_cards(g, self.figure))
        return ask(mat(g, self.figure).seat, *cards, secret=True)

    @choose_lead.answered
    def lead_chosen(self, g: Haven, picked: LeadOption) -> None:
        g.emit(CardPicked(mat(g, self.figure).seat, picked.card))

    @step("GH-SEL-01")
    def choose_second(self, g: Haven) -> Next:
        found = mat(g, self.figure)
        return ask(found.seat, *map(SecondOption, found.hand), secret=True)

    @choose_second.answered
    def reveal(self, g: Haven, picked: SecondOption) -> Next:
        """The turn takes its place in the order as if it were a new one (GH-INI-02)."""
        seat = mat(g, self.figure).seat
        g.emit(CardPicked(seat, picked.card))
        cards = mat(g, self.figure).picked
        first, second = (library(g).card[card].initiative for card in cards)
        g.emit(CardsRevealed(seat, cards, first, second))
        g.emit(TurnRegained(self.figure, str(seat)))
        return Call(SetOrder((Slot(first, str(seat)),)))


class BlackCard(Procedure, tag="gh.black_card"):
    """An adjacent enemy is marked: every attack on it has one more, until it dies."""

    figure: FigureId
    item: str

    @step("GH-ITM-19")
    def choose(self, g: Haven) -> Next:
        """Nobody, if another item has meanwhile carried its owner away."""
        found = MEANT.options(g, Meant(self.figure, MARKED))
        return ask_for(g, self.figure, *found) if found else Done()

    choose.poses(lambda: MEANT, by=lambda frame, g: Meant(frame.figure, MARKED))

    @choose.answered
    def mark(self, g: Haven, picked: TargetOption) -> None:
        effect = Active(effect="special", name=MARK, value=1)
        g.emit(LastingBegan(Lasting(effect, picked.target, self.figure, self.item, "scenario")))


class TurnAttack(Procedure, tag="gh.turn_attack"):
    """An enemy's attack falls on one of its own allies in its range."""

    figure: FigureId
    item: str

    @step("GH-ITM-22")
    def choose(self, g: Haven) -> Next:
        return ask_for(g, self.figure, *BETRAYED.options(g, betraying(g)))

    choose.poses(lambda: BETRAYED, by=lambda frame, g: betraying(g))

    @choose.answered
    def turn(self, g: Haven, picked: TargetOption) -> None:
        g.modify("target", picked.target, "set", within=g.nearest(Strike), source=self.item)


class Damped(Event):
    """Elements are consumed for nothing."""

    by: FigureId

    def apply(self, s: HavenState) -> None:
        cast(Consuming, s.opener()).damped = True


class Dampen(Procedure, tag="gh.dampen"):
    """An element that a monster is about to consume is consumed without effect."""

    figure: FigureId
    item: str

    @step("GH-ITM-19", "GH-ELM-14")
    def dampen(self, g: Haven) -> None:
        g.emit(Damped(self.figure))


class PhaseChanged(Event):
    """A figure is within an obstacle now, or no longer."""

    figure: FigureId
    phased: bool

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], phased=self.phased)


class Phase(Procedure, tag="gh.phase"):
    """A figure that passes through everything is unseen within an obstacle and cannot attack from there."""

    EVENTS: ClassVar[tuple[str, ...]] = (
        "Walked", "Shoved", "Displaced", "Stationed", "ObstacleMade", "ObstacleDestroyed"
    )  # fmt: skip

    figure: FigureId

    def applies(self, g: Haven) -> bool:
        leaf = g.state.figures[self.figure]
        return leaf.phased != bool(leaf.cells & g.state.terrain.blocked)

    @step("GH-ITM-19", "GH-CON-35")
    def change(self, g: Haven) -> None:
        g.emit(PhaseChanged(self.figure, not g.state.figures[self.figure].phased))


def later_cards(g: Haven, figure: FigureId) -> list[CardId]:
    """Cards of the hand whose initiative is after the turn that ends."""
    found = mat(g, figure)
    return [card for card in found.hand if library(g).card[card].initiative > found.initiative]


def has_cards(g: Haven, figure: FigureId) -> bool:
    return bool(mat(g, figure).hand)


def has_two_cards(g: Haven, figure: FigureId) -> bool:
    """As far as the others know, that is enough for another turn (GH-COM-01)."""
    return len(mat(g, figure).hand) >= 2


def has_later_cards(g: Haven, figure: FigureId) -> bool:
    return has_two_cards(g, figure) and bool(later_cards(g, figure))


def why_not_betrayed(g: Haven, by: Sweep, figure: FigureId) -> Objection:
    if figure == by.figure:
        return Objection("GH-ITM-22", "self", who=figure)
    if side(g, figure) != side(g, by.figure):
        return Objection("GH-ITM-22", "enemy-of", who=by.figure)
    return Objection("GH-SPC-12", "thing", who=figure)


def allies_of(g: Haven, by: Sweep, some: Iterable[FigureId]) -> list[FigureId]:
    found = allies(g, by.figure)
    return [i for i in some if i in found]


BETRAYED: Choice[Haven, Sweep] = among_figures(
    TargetOption,
    Requirement("GH-ITM-22", why_not_betrayed, allies_of),
    *figures_in_sight(lambda g, by: by.reach),
)


def betraying(g: Haven) -> Sweep:
    """The attacker, whose attack could reach some of its allies."""
    return Sweep(g.nearest(Strike).attacker, g.nearest(AttackAbility).reach)


def can_turn_attack(g: Haven, figure: FigureId) -> bool:
    """An adjacent normal enemy attacks, with an ally in its range."""
    attacker = g.nearest(Strike).attacker
    leaf = g.state.figures[attacker]
    if leaf.rank != "normal" or side(g, attacker) == side(g, figure):
        return False
    return bool(ground(g).neighbours(leaf.cells) & g.state.figures[figure].cells) and bool(
        BETRAYED.legal(g, betraying(g))
    )


def from_marks(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """One more on whoever was marked."""
    if g.state.lasting:
        target = g.nearest(Strike).target
        for each in g.state.lasting:
            if each.bearer == target and each.effect.name == MARK:
                yield Modifier("attack", 1, source=each.source, rule="GH-ITM-23")


SPECIALS: Mapping[str, Special] = {
    "another-bottom-action": AnotherAction,
    "another-top-action": AnotherAction,
    "another-turn": AnotherTurn,
    "black-card": BlackCard,
    "dampening-ring": Dampen,
    "heart-of-the-betrayer": TurnAttack,
}
POSSIBLE: Mapping[str, Callable[[Haven, FigureId], bool]] = {
    "another-bottom-action": has_cards,
    "another-top-action": has_cards,
    "another-turn": has_later_cards,
    "black-card": lambda g, figure: bool(reached(g, figure, MARKED)),
    "dampening-ring": lambda g, figure: True,
    "heart-of-the-betrayer": can_turn_attack,
}
