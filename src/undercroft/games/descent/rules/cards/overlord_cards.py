"""Overlord cards: when they may be played, by public facts, and playing them (D2-OLC, D2-WHO-05)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from undercroft.games.descent.events.cards import OverlordCardDone, OverlordCardPlayed, OverlordCardShown
from undercroft.games.descent.library import copies_by_name
from undercroft.games.descent.records.overlord import OverlordCard
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.cards.in_progress import is_too_late
from undercroft.games.descent.rules.cards.moments import ACTIVATING, MOMENTS, OWN_TURN, ROLLED
from undercroft.games.descent.rules.cards.overlord_needs import NOBODY, TARGETS, Target, met
from undercroft.games.descent.state import Descent, DescentState, card_name, library
from undercroft.kernel import Call, CardId, Done, FigureId, Hidden, Next, Procedure, Seat, Trigger, step
from undercroft.kernel.triggers import Window
from undercroft.parts.decks import Cards

Play = tuple[str, Target]  # the name of a card, and on whom it is played
PLAYS: Final = 1 << 12  # kept as triggers; each is copied when it is used


def record(g: Descent, card: str) -> OverlordCard:
    """The card as it is played: printed, or with errata (D2-ERR-08)."""
    return library(g).overlord_as(card_name(card), errata=g.plays("D2-ERR"))


def unaccounted(s: DescentState) -> list[CardId]:
    """His cards of which nobody else knows where they are: in hand, deck or set aside (D2-WHO-07)."""
    left = list(s.overlord.owned)
    for card in (*s.deck.discard, *s.overlord.played, *s.overlord.shown):
        left.remove(card)
    return left


def may_hold(s: DescentState, name: str) -> bool:
    """Can a card of this name be in his hand, by what everybody knows (D2-OLC-03)?"""
    return may_hold_one(s, copies_by_name(s.overlord.owned).get(name, ()))


def may_hold_one(s: DescentState, copies: Cards) -> bool:
    """Can one of these cards of his be in his hand, by what everybody knows?"""
    overlord, discard = s.overlord, s.deck.discard
    for card in copies:
        if card in overlord.shown:
            return True
        if overlord.hand and card not in discard and card not in overlord.played:
            return True
    return False


def possible_plays(g: Descent, moment: str) -> list[Play]:
    """All that he could play here if he held it. Public facts alone decide, so to be asked tells nothing.

    In his own turn and in one activation a name is played once (D2-OLC-07, D2-OLC-15); none while the
    heroes travel (D2-TRV-05).
    """
    s = g.state
    overlord = s.overlord
    if not (overlord.hand or overlord.shown) or s.journey:
        return []
    done = overlord.used if moment == OWN_TURN else s.turn.done if moment == ACTIVATING else ()
    found: list[Play] = []
    rolled = moment == ROLLED
    for name, card, copies in library(g).overlord_at(moment, overlord.owned, g.plays("D2-ERR")):
        if name not in done and may_hold_one(s, copies):
            needs = card.use.needs
            for on in TARGETS[card.on](g):
                if rolled and not isinstance(on, str) and is_too_late(g, on, moment):
                    continue
                if not needs or met(g, on, needs):
                    found.append((name, on))
    return found


def held_plays(g: Descent, plays: list[Play]) -> Iterator[tuple[CardId, Target]]:
    """Those of them that he holds a card for, one of each name."""
    cards = {card_name(card): card for card in reversed(g.state.overlord.held)}
    for name, on in plays:
        if name in cards:
            yield cards[name], on


class PlayCard(Procedure, tag="descent.play_card"):
    """The Overlord shows a card, does what it says, and discards it (D2-OLC-04, D2-OLC-08)."""

    card: CardId
    figure: FigureId = NOBODY  # on whom it is played
    group: str = ""
    at: int = 0

    def await_turn(self, g: Descent) -> None:
        """Declared with what others use, and played in the order that one of them chooses (D2-GOLD-05)."""
        if self.card in g.state.overlord.hand:
            g.emit(OverlordCardShown(g.state.overlord.seat, self.card), "D2-GOLD-05")

    @step("D2-OLC-04", "D2-OLC-05", "D2-OLC-06", "D2-OLC-15")
    def show(self, g: Descent) -> None:
        g.emit(OverlordCardPlayed(g.state.overlord.seat, self.card, self.figure, self.group))

    @step("D2-GOLD-02")
    def do(self, g: Descent) -> Next:
        effects = record(g, self.card).use.do
        if self.at == len(effects):
            return None
        self.at += 1
        return Call(g.rules.abilities.procedure_for(self.figure, effects[self.at - 1]), then=self.do)

    @step("D2-OLC-08", "D2-OLC-13")
    def discard(self, g: Descent) -> Next:
        """A card that changes the attack as long as it lasts lies there until then."""
        if record(g, self.card).stays:
            do = DiscardCard(self.card)
            seat = g.state.overlord.seat
            over = Trigger(MOMENTS["attack-done"], do, seat, self.card, "D2-OLC-08", optional=False)
            g.arm(over, within=g.nearest(Attack))
        else:
            g.emit(OverlordCardDone(self.card))
        return Done()


class DiscardCard(Procedure, tag="descent.discard_card"):
    """A card whose effect has lasted is discarded."""

    card: CardId

    def applies(self, g: Descent) -> bool:
        return self.card in g.state.overlord.played

    @step("D2-OLC-08")
    def discard(self, g: Descent) -> Next:
        g.emit(OverlordCardDone(self.card))
        return Done()


def play_of(card: CardId, on: Target) -> PlayCard:
    """A card played on a figure or a group."""
    return PlayCard(card, group=on) if isinstance(on, str) else PlayCard(card, on)


@lru_cache(PLAYS)
def trigger_for(seat: Seat, moment: str, card: CardId, on: Target) -> Trigger:
    """A card in hand at a window: by its name and target, each of which is used once there (D2-OLC-07)."""
    return Trigger(MOMENTS[moment], play_of(card, on), seat, called(card_name(card), on), "D2-OLC-06")


def called(name: str, on: Target) -> str:
    return f"{name}@{on}" if on else name


def hidden_at(moment: str) -> Hidden:
    """The Overlord is asked where a card that he may hold could be played, whatever he holds (D2-OLC-03)."""

    def hidden(g: Descent) -> Mapping[Seat, tuple[Trigger, ...]]:
        plays = possible_plays(g, moment)
        if not plays:
            return {}
        seat = g.state.overlord.seat
        if used := g.nearest(Window).used:
            plays = [(name, on) for name, on in plays if f"{seat} {called(name, on)}" not in used]
            if not plays:
                return {}
        return {seat: tuple([trigger_for(seat, moment, card, on) for card, on in held_plays(g, plays)])}

    return hidden


# D2-WHO-05: the windows in which his hand is asked
ASKED: Final = (
    "attack-declared", "attack-rolled", "entered", "test-rolled", "test-passed", "door-opened", "searching",
    "searched", "defeated", "knocked-out", "overlord-start", "overlord-end",
)  # fmt: skip
HIDDEN: dict[str, Hidden] = {MOMENTS[moment]: hidden_at(moment) for moment in ASKED}
