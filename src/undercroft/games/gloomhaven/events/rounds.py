"""Set-up, rounds, order and turns."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.games.gloomhaven.state import STRONG, Character, Figure, HavenState, Lasting, Slot, Turn
from undercroft.kernel import OWNER, CardId, Event, FigureId, RuleId, Seat, replace
from undercroft.parts.decks import Deck


class ScenarioBegan(Event):
    """All decks lie ready, all elements are inert (GH-SET-05)."""

    attack_decks: tuple[tuple[str, Deck], ...]
    ability_decks: tuple[tuple[str, Deck], ...]
    goals: Deck

    def apply(self, s: HavenState) -> None:
        s.attack_decks, s.ability_decks = dict(self.attack_decks), dict(self.ability_decks)
        s.goals = self.goals


class CharacterJoined(Event):
    """A character with cards and items takes a seat (GH-SET-06)."""

    character: Character
    figure: Figure

    def apply(self, s: HavenState) -> None:
        s.figures[self.character.figure] = self.figure
        s.characters[self.character.seat] = self.character
        s.last_figure = max(s.last_figure, self.character.figure)


class GoalsDealt(Event):
    """A character looks at battle goals (GH-BTL-01)."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], OWNER]

    def apply(self, s: HavenState) -> None:
        s.characters[self.seat] = replace(s.characters[self.seat], dealt=self.cards)


class GoalKept(Event):
    """A character keeps one battle goal."""

    seat: Seat
    card: Annotated[CardId, OWNER]

    def apply(self, s: HavenState) -> None:
        s.characters[self.seat] = replace(s.characters[self.seat], goal=self.card, dealt=())


class Stationed(Event):
    """A character stands on a starting hex (GH-SCN-17)."""

    figure: FigureId
    cell: int

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.cell)


class FigurePlaced(Event):
    """A monster, a summon or an objective comes to the board."""

    figure: FigureId
    leaf: Figure

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = self.leaf
        s.last_figure = max(s.last_figure, self.figure)


class RoundStarted(Event):
    """A new round: nobody has acted."""

    round: int

    def apply(self, s: HavenState) -> None:
        s.round, s.acted, s.order, s.used_up = self.round, (), (), ()


class OrderSet(Event):
    """The order of turns of this round (GH-INI-02)."""

    order: tuple[Slot, ...]

    def apply(self, s: HavenState) -> None:
        s.order = self.order


class AbilityDrawn(Event):
    """A monster ability card was revealed (GH-MAC-01)."""

    deck: str
    card: CardId

    def apply(self, s: HavenState) -> None:
        s.ability_decks[self.deck] = s.ability_decks[self.deck].drawn(self.card).discarded(self.card)
        s.drawn[self.deck] = self.card


class AbilitiesReshuffled(Event):
    """A monster ability deck is whole again (GH-MAC-08, GH-MAC-09); the card of the round stays out."""

    deck: str
    keep: CardId = CardId("")

    def apply(self, s: HavenState) -> None:
        deck = s.ability_decks[self.deck]
        if self.keep:
            kept = list(deck.discard)
            kept.remove(self.keep)
            deck = replace(replace(deck, discard=tuple(kept)).reshuffled(), discard=(self.keep,))
        else:
            deck = deck.reshuffled()
        s.ability_decks[self.deck] = deck


class RoundEnded(Event):
    """Cleanup is over: the cards of the monsters are put away (GH-EOR-10), dead figures forgotten."""

    def apply(self, s: HavenState) -> None:
        s.drawn, s.charms = {}, ()
        for i, figure in list(s.figures.items()):
            if figure.phase == "fallen" and not figure.is_character:
                del s.figures[i]


class TurnStarted(Event):
    """A figure's turn began."""

    figure: FigureId

    def apply(self, s: HavenState) -> None:
        s.turn = Turn(self.figure)


class TurnEnded(Event):
    """A figure has acted this round; what it infused is strong now (GH-ELM-05)."""

    figure: FigureId

    def apply(self, s: HavenState) -> None:
        s.turn = Turn()
        s.acted += (self.figure,)
        if s.charms:
            s.charms = tuple(c for c in s.charms if not c.turn or c.figure != self.figure)


class Infusing(Event):
    """An element will be strong at the end of the turn (GH-ELM-04)."""

    element: str

    def apply(self, s: HavenState) -> None:
        s.turn = replace(s.turn, infused=(*s.turn.infused, self.element))


class ElementsSet(Event):
    """Elements moved on the table (GH-ELM-02)."""

    elements: tuple[int, ...]

    def apply(self, s: HavenState) -> None:
        s.elements = self.elements


class ElementConsumed(Event):
    """An element is inert: it was used (GH-ELM-08)."""

    element: int
    by: FigureId

    def apply(self, s: HavenState) -> None:
        s.elements = (*s.elements[: self.element], 0, *s.elements[self.element + 1 :])


class TypeConsumed(Event):
    """A type of monster has used this augment for the round (GH-ELM-15)."""

    what: str

    def apply(self, s: HavenState) -> None:
        s.used_up += (self.what,)


class LastingBegan(Event):
    """A bonus is in force (GH-ACT-02)."""

    lasting: Lasting

    def apply(self, s: HavenState) -> None:
        s.lasting += (self.lasting,)


class LastingEnded(Event):
    """Bonuses are over: those that last so long, from that source or on that figure."""

    until: Literal["", "turn", "round", "scenario"] = ""
    source: str = ""
    giver: FigureId = FigureId(0)
    bearer: FigureId = FigureId(0)

    def apply(self, s: HavenState) -> None:
        s.lasting = tuple(each for each in s.lasting if not self.ends(each))

    def ends(self, lasting: Lasting) -> bool:
        """All that is named must fit."""
        return (
            (not self.until or lasting.until == self.until)
            and (not self.source or lasting.source == self.source)
            and (not self.giver or lasting.giver == self.giver)
            and (not self.bearer or lasting.bearer == self.bearer)
        )


class Noted(Event):
    """The scenario keeps count of something."""

    what: str
    value: int

    def apply(self, s: HavenState) -> None:
        s.story[self.what] = self.value


class VerdictReached(Event):
    """The scenario is won or lost; the round is still played out (GH-END-02)."""

    verdict: Literal["won", "lost"]

    def apply(self, s: HavenState) -> None:
        s.verdict = self.verdict


class TiesSet(Event):
    """Whether the players settle equal choices of monsters, or the lot does."""

    seat: Seat
    asks: bool
    variant: RuleId

    def apply(self, s: HavenState) -> None:
        others = tuple(each for each in s.variants if each != self.variant)
        s.variants = others if self.asks else (*others, self.variant)


class DeedDone(Event):
    """Something that a battle goal may count."""

    seat: Seat
    deed: str
    count: int = 1

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        s.characters[self.seat] = replace(mat, deeds=mat.deeds.plus(self.deed, self.count))


def made_strong(elements: tuple[int, ...], which: tuple[int, ...]) -> tuple[int, ...]:
    """The table of elements with these ones strong."""
    return tuple(STRONG if i in which else state for i, state in enumerate(elements))
