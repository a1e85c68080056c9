"""Reactions: cards that answer an attack from hidden hands (DA-REA)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from undercroft.games.alliance.columns import column_of
from undercroft.games.alliance.events.cards import CardPlayed
from undercroft.games.alliance.records.effects import REACTS, Effect, GuardVerb
from undercroft.games.alliance.rules.attack.attack import TARGET, Attack, Reacted
from undercroft.games.alliance.rules.cards.performing import Perform
from undercroft.games.alliance.rules.cards.verbs import done_at_once
from undercroft.games.alliance.rules.who import cell_of, is_together
from undercroft.games.alliance.state import Delve, Played, ground, library
from undercroft.kernel import Call, CardId, FigureId, Hidden, Next, Procedure, Seat, Trigger, step

DECLARED: Final = "alliance.attack.declared"
Answer = tuple[FigureId, CardId]  # a hero, and the card that it could answer with


class React(Procedure, tag="alliance.react"):
    """A hero answers an attack with a card from its player's hand (DA-REA-04, DA-REA-05)."""

    figure: FigureId
    card: CardId

    @step("DA-REA-01", "DA-REA-02", "DA-REA-03", "DA-REA-04", "DA-REA-08", "DA-REA-E1")
    def lay(self, g: Delve) -> None:
        attack, seat = g.nearest(Attack), g.state.figures[self.figure].seat
        g.emit(CardPlayed(self.figure, Played(seat, self.card, target=attack.target)))
        g.emit(Reacted(self.figure, self.card))

    @step("DA-REA-06")
    def guard(self, g: Delve) -> None:
        """The hero becomes the target in place of an ally; with itself it changes nothing."""
        attack = g.nearest(Attack)
        if any(isinstance(clause, GuardVerb) for clause in self.clauses(g)) and attack.target != self.figure:
            g.modify(TARGET, self.figure, "set", within=attack, source=self.card)

    @step("DA-REA-03")
    def take_effect(self, g: Delve) -> Next:
        """Effects that happen once happen now; bonuses follow from the card, an ally's are laid on it."""
        at_once = tuple(clause for clause in self.clauses(g) if done_at_once(clause))
        if not at_once:
            return None
        return Call(Perform(self.figure, self.card, at_once, g.nearest(Attack).target))

    def clauses(self, g: Delve) -> tuple[Effect, ...]:
        return tuple(each for each in library(g).card[self.card].effects if each.when in REACTS)


def reaches(g: Delve, card: str, hero: FigureId, target: FigureId) -> bool:
    """Does a Reaction of this hero answer an attack on that one (DA-REA-06)?"""
    if hero == target:
        return True
    for clause in library(g).card[card].effects:
        if clause.when == "ally-attacked":
            apart = ground(g).distance(cell_of(g.state, hero), cell_of(g.state, target))
            return apart <= clause.reach
    return False


def possible(g: Delve, target: FigureId) -> Iterator[Answer]:
    """Every Reaction that could be played if it were in hand: public facts decide (DA-REA-05, DA-REA-07).

    The hero stands, has no Reaction under it, has the icons of the card; and nobody sees where the card is.
    """
    s = g.state
    alliance = s.alliances[s.figures[target].seat]
    cards = unaccounted(g, alliance.seat)
    if not cards:
        return
    for hero in alliance.heroes:
        leaf = s.figures[hero]
        if leaf.lies or (hero in s.columns and "reaction" in column_of(g, hero).types):
            continue
        for card in cards:
            if leaf.kind in library(g).users[card] and reaches(g, card, hero, target):
                yield hero, card


def unaccounted(g: Delve, seat: Seat) -> list[CardId]:
    """The Reactions of an Alliance of which nobody else knows where they are."""
    s = g.state
    alliance, reactions = s.alliances[seat], library(g).reactions
    found = [card for card in alliance.owned if card in reactions]
    for card in (*alliance.deck.discard, *alliance.shown):
        if card in found:
            found.remove(card)
    for hero in alliance.heroes:
        for played in s.columns.get(hero, ()):
            if played.card in found:
                found.remove(played.card)
    return list(dict.fromkeys(found))


def reactions(g: Delve) -> Mapping[Seat, tuple[Trigger, ...]]:
    """The owner of an attacked hero is asked if it may hold a Reaction that fits, whatever it holds.

    Where all play together nobody must be deceived: only a hand that holds one is asked.
    """
    target = g.nearest(Attack).target
    leaf = g.state.figures[target]
    if leaf.role != "hero" or not g.state.alliances[leaf.seat].hand:
        return {}
    answers = list(possible(g, target))
    if not answers:
        return {}
    hand = g.state.alliances[leaf.seat].hand
    held = tuple(trigger(leaf.seat, *each) for each in answers if each[1] in hand)
    return {leaf.seat: held} if held or not is_together(g.state) else {}


def trigger(seat: Seat, hero: FigureId, card: CardId) -> Trigger:
    """A card in hand at the window, by hero: each of them may play one (DA-REA-08)."""
    return Trigger(DECLARED, React(hero, card), seat, f"{card}@{hero}", "DA-REA-05")


HIDDEN: dict[str, Hidden] = {DECLARED: reactions}
