"""Drafting upgrade cards: an offer, an exchange and its replacement, or the discard pile (DA-DRA, DA-ART)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.games.alliance.events.market import UpgradeDiscarded, UpgradeDrafted
from undercroft.games.alliance.options import DraftDiscardedOption, DraftOption, ExchangeOption
from undercroft.games.alliance.rules.cards.artifacts import take_effect
from undercroft.games.alliance.rules.market.offering import fill
from undercroft.games.alliance.state import GAP, Delve, library
from undercroft.kernel import (
    CardId,
    Choice,
    Done,
    Next,
    Objection,
    Pass,
    Procedure,
    Requirement,
    Seat,
    ask,
    step,
)

MORE = 1  # XP that a card of the discard pile costs more (DA-DRA-13)


class Draft(Procedure, tag="alliance.draft"):
    """Step 4 of an activation: acquire at most one upgrade (DA-DRA-01, DA-DRA-02)."""

    seat: Seat
    position: int = -1  # of the card that was exchanged

    @step("DA-DRA-01", "DA-DRA-02", "DA-DRA-14", "DA-DRA-E1", "DA-DRA-E2")
    def choose(self, g: Delve) -> Next:
        found = [each for choice in CHOICES for each in choice.options(g, self)]
        return ask(self.seat, Pass(), *found)

    choose.among(lambda self, g: tuple(choice.by(self) for choice in CHOICES))

    @choose.answered
    def acquire(self, g: Delve, picked: Any) -> Next:
        if isinstance(picked, DraftOption):
            draft(g, self.seat, picked.card, g.state.offer.index(picked.card))
        elif isinstance(picked, DraftDiscardedOption):
            draft(g, self.seat, picked.card)
        elif isinstance(picked, ExchangeOption):
            self.position = g.state.offer.index(picked.card)
            g.emit(UpgradeDiscarded(self.position, picked.card), "DA-DRA-11")
            fill(g, self.position)
            return self.take_replacement
        return Done()

    @step("DA-DRA-11", "DA-DRA-12")
    def take_replacement(self, g: Delve) -> Next:
        return ask(self.seat, Pass(), *REPLACEMENT.options(g, self))

    take_replacement.poses(lambda: REPLACEMENT)

    @take_replacement.answered
    def acquire_replacement(self, g: Delve, picked: DraftOption | Pass) -> Next:
        if isinstance(picked, DraftOption):
            draft(g, self.seat, picked.card, self.position)
        return Done()


def draft(g: Delve, seat: Seat, card: CardId, position: int = -1) -> None:
    """A card is paid and taken; the gap on offer is filled (DA-DRA-03, DA-DRA-05, DA-DRA-08, DA-XP-16).

    The draft token moves on; cards are counted, artifacts too (DA-DRA-06, DA-DRA-16, DA-ART-04, DA-ART-05).
    """
    artifact = library(g).card[card].is_artifact
    g.emit(
        UpgradeDrafted(seat, card, price(g, card, position < 0), position, artifact),
        "DA-ART-02" if artifact else "DA-DRA-03",
    )
    if artifact:
        take_effect(g, seat, card)
    if position >= 0:
        fill(g, position)


def price(g: Delve, card: CardId, discarded: bool = False) -> int:
    """XP that a card costs; 1 more from the discard pile (DA-DRA-13)."""
    return library(g).card[card].cost + (MORE if discarded else 0)


def usable(g: Delve, by: Draft, cards: Iterable[CardId]) -> list[CardId]:
    """Cards that a hero of the alliance can use, defeated ones included (DA-DRA-04, DA-CRD-03)."""
    s, users = g.state, library(g).users
    kinds = {s.figures[figure].kind for figure in s.alliances[by.seat].heroes}
    return [card for card in cards if not kinds.isdisjoint(users[card])]


def affordable(g: Delve, by: Draft, cards: Iterable[CardId]) -> list[CardId]:
    xp, records = g.state.alliances[by.seat].face_up, library(g).card
    return [card for card in cards if records[card].cost <= xp]


def affordable_from_the_pile(g: Delve, by: Draft, cards: Iterable[CardId]) -> list[CardId]:
    xp, records = g.state.alliances[by.seat].face_up, library(g).card
    return [card for card in cards if records[card].cost + MORE <= xp]


def too_dear(g: Delve, by: Draft, card: CardId) -> Objection:
    """The objection names its cost, and the XP that the alliance has face up."""
    discarded = card in g.state.upgrades.discard
    return Objection(
        "DA-DRA-13" if discarded else "DA-DRA-03",
        "too-dear",
        number=price(g, card, discarded),
        limit=g.state.alliances[by.seat].face_up,
    )


FITS: Requirement[Delve, Draft] = Requirement("DA-DRA-04", "no-user", usable)
PAID: Requirement[Delve, Draft] = Requirement("DA-DRA-03", too_dear, affordable)


def on_offer(g: Delve, by: Draft) -> list[CardId]:
    return [card for card in g.state.offer if card != GAP]


def replacement(g: Delve, by: Draft) -> list[CardId]:
    return [card for card in (g.state.offer[by.position],) if card != GAP]


OFFERED: Choice[Delve, Draft] = Choice("card", DraftOption, on_offer, (FITS, PAID))
EXCHANGED: Choice[Delve, Draft] = Choice(
    "card", ExchangeOption, on_offer, (Requirement("DA-DRA-10", too_dear, affordable),)
)
DISCARDED: Choice[Delve, Draft] = Choice(
    "card",
    DraftDiscardedOption,
    lambda g, by: g.state.upgrades.discard,
    (FITS, Requirement("DA-DRA-13", too_dear, affordable_from_the_pile)),
)
CHOICES: tuple[Choice[Delve, Draft], ...] = (OFFERED, EXCHANGED, DISCARDED)
REPLACEMENT: Choice[Delve, Draft] = Choice(
    "card", DraftOption, replacement, (FITS, PAID), beyond=("DA-DRA-12", "only-the-replacement")
)
