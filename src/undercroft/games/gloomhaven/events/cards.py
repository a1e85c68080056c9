"""Ability cards and items changing place."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.games.gloomhaven.state import Carried, Character, HavenState, InPlay
from undercroft.kernel import OWNER, CardId, Event, Seat, replace
from undercroft.parts.decks import without

Pile = Literal["hand", "discard", "lost"]


REST = CardId("long-rest")  # in the place of a leading card


class CardPicked(Event):
    """A card lies face down, the leading one first (GH-SEL-01, GH-SEL-02).

    A long rest lies face down like a card: the others must not know of it yet (GH-RST-13, GH-COM-02).
    """

    seat: Seat
    card: Annotated[CardId, OWNER]

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        if self.card != REST:
            s.characters[self.seat] = replace(
                mat, hand=without(mat.hand, self.card), picked=(*mat.picked, self.card)
            )


class RestDeclared(Event):
    """A character will take a long rest (GH-RST-13), at initiative 99 (GH-RST-14)."""

    seat: Seat

    def apply(self, s: HavenState) -> None:
        s.characters[self.seat] = replace(
            s.characters[self.seat], resting=True, initiative=99, second=99, played=()
        )


class CardsRevealed(Event):
    """Both cards of a character are open (GH-INI-01), and in no pile until it acts (GH-SEL-11)."""

    seat: Seat
    cards: tuple[CardId, ...]
    initiative: int
    second: int

    def apply(self, s: HavenState) -> None:
        s.characters[self.seat] = replace(
            s.characters[self.seat],
            picked=(),
            played=self.cards,
            initiative=self.initiative,
            second=self.second,
            resting=False,
        )


class InitiativeChanged(Event):
    """An item changed a character's initiative of the round."""

    seat: Seat
    initiative: int

    def apply(self, s: HavenState) -> None:
        s.characters[self.seat] = replace(s.characters[self.seat], initiative=self.initiative)


class CardUsed(Event):
    """The action of a card is complete: it goes to its place (GH-TRN-05)."""

    seat: Seat
    card: CardId
    to: Literal["discard", "lost"]

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        if self.card in mat.played:
            mat = replace(mat, played=without(mat.played, self.card))
        s.characters[self.seat] = put(mat, self.card, self.to)


class CardActivated(Event):
    """A card lies in the active area (GH-SEL-09)."""

    seat: Seat
    active: InPlay

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        s.characters[self.seat] = replace(
            mat, played=without(mat.played, self.active.card), active=(*mat.active, self.active)
        )


class SlotUsed(Event):
    """The token of a card in the active area moves one slot on (GH-ACT-03)."""

    seat: Seat
    card: CardId

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        active = tuple(InPlay(a.card, a.half, a.used + 1) if a.card == self.card else a for a in mat.active)
        s.characters[self.seat] = replace(mat, active=active)


class CardDeactivated(Event):
    """A card leaves the active area for its pile (GH-ACT-04, GH-ACT-07, GH-ACT-09) or the hand."""

    seat: Seat
    card: CardId
    to: Pile

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        mat = replace(mat, active=tuple(a for a in mat.active if a.card != self.card))
        s.characters[self.seat] = put(mat, self.card, self.to)


class CardLost(Event):
    """A card is lost, to negate damage or in a rest (GH-DMG-01, GH-RST-04)."""

    seat: Seat
    card: CardId
    out_of: Pile

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        s.characters[self.seat] = put(taken(mat, self.card, self.out_of), self.card, "lost")


class CardsRecovered(Event):
    """Cards return to the hand (GH-REC-01, GH-RST-06)."""

    seat: Seat
    cards: tuple[CardId, ...]
    out_of: Pile

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        for card in self.cards:
            mat = put(taken(mat, card, self.out_of), card, "hand")
        s.characters[self.seat] = mat


class CardDiscarded(Event):
    """A card goes from the hand to the discard pile."""

    seat: Seat
    card: CardId

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        s.characters[self.seat] = put(taken(mat, self.card, "hand"), self.card, "discard")


class RestEnded(Event):
    """A long rest is over."""

    seat: Seat

    def apply(self, s: HavenState) -> None:
        s.characters[self.seat] = replace(s.characters[self.seat], resting=False)


class Exhausted(Event):
    """A character is out: all its cards are lost (GH-EXH-04);
    with permanent death it may be dead (GH-VAR-09)."""

    seat: Seat
    dead: bool = False

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        cards = (*mat.hand, *mat.picked, *mat.played, *mat.discard, *(a.card for a in mat.active), *mat.lost)
        s.characters[self.seat] = replace(
            mat, hand=(), picked=(), played=(), discard=(), active=(), lost=cards, gone=True, resting=False,
            initiative=99, second=99, dead=self.dead,
        )  # fmt: skip


class ItemUsed(Event):
    """An item was used: spent, consumed, one slot further, or as before (GH-ITM-10 to -13)."""

    seat: Seat
    after: Carried

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        items = tuple(self.after if each.item == self.after.item else each for each in mat.items)
        s.characters[self.seat] = replace(mat, items=items)
        if s.turn.figure == mat.figure:
            s.turn = replace(s.turn, items=(*s.turn.items, self.after.item))


class ItemsRefreshed(Event):
    """Items can be used again (GH-ITM-15, GH-REC-07)."""

    seat: Seat
    items: tuple[str, ...]

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        items = tuple(Carried(each.item) if each.item in self.items else each for each in mat.items)
        s.characters[self.seat] = replace(mat, items=items)


class ExperienceGained(Event):
    """A character gained experience (GH-XP-01), on a dial that began at 0 (GH-XP-06)."""

    seat: Seat
    xp: int

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        s.characters[self.seat] = replace(mat, xp=mat.xp + self.xp)


class AskingSet(Event):
    """Whether a character's player wants to be asked also where one answer is sensible."""

    seat: Seat
    asks: bool

    def apply(self, s: HavenState) -> None:
        s.characters[self.seat] = replace(s.characters[self.seat], asks=self.asks)


class HalfUsed(Event):
    """The top or the bottom action of this turn is taken (GH-TRN-01)."""

    half: Literal["top", "bottom"]

    def apply(self, s: HavenState) -> None:
        s.turn = replace(s.turn, halves=(*s.turn.halves, self.half))


def put(mat: Character, card: CardId, to: Pile) -> Character:
    """The mat with a card more in one place."""
    if to == "hand":
        return replace(mat, hand=(*mat.hand, card))
    return (
        replace(mat, discard=(*mat.discard, card))
        if to == "discard"
        else replace(mat, lost=(*mat.lost, card))
    )


def taken(mat: Character, card: CardId, out_of: Pile) -> Character:
    """The mat with a card less in one place."""
    if out_of == "hand":
        return replace(mat, hand=without(mat.hand, card))
    if out_of == "discard":
        return replace(mat, discard=without(mat.discard, card))
    return replace(mat, lost=without(mat.lost, card))
