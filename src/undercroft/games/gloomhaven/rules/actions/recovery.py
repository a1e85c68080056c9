"""Getting things back: cards, items, health of mind and body (GH-REC)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.gloomhaven.events.cards import (
    CardLost,
    CardsRecovered,
    ItemsRefreshed,
    Pile,
    put,
    taken,
)  # fmt: skip
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.options import (
    EffectOption,
    LoseOption,
    RecoverOption,
    RefreshOption,
    SkipOption,
    TargetOption,
)  # fmt: skip
from undercroft.games.gloomhaven.records.abilities import Cure, RecoverCards, RefreshItems
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.bonuses import counts_as_lost, leave_play
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.actions.targets import ChooseFigures, may_skip, reached
from undercroft.games.gloomhaven.rules.effects.afflictions import choice
from undercroft.games.gloomhaven.rules.effects.conditions import NEGATIVE, lose
from undercroft.games.gloomhaven.rules.requirements import too_far
from undercroft.games.gloomhaven.rules.who import allies, ask_for, mat
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Call, CardId, Done, Event, FigureId, Next, Procedure, Seat, ask, step
from undercroft.kernel.requirements import Choice, Objection, Requirement
from undercroft.parts.choosing import Chosen, among_figures

NOBODY = FigureId(0)


class CardPassed(Event):
    """A card of one character goes to the hand of another."""

    owner: Seat
    seat: Seat
    card: CardId
    out_of: Pile

    def apply(self, s: HavenState) -> None:
        s.characters[self.owner] = taken(s.characters[self.owner], self.card, self.out_of)
        s.characters[self.seat] = put(s.characters[self.seat], self.card, "hand")


class RecoverAbility(Procedure, tag="gh.recover"):
    """A character takes back discarded or lost cards, up to so many (GH-REC-01, GH-REC-02)."""

    figure: FigureId
    ability: RecoverCards
    who: FigureId = NOBODY  # the figure that recovers
    owner: FigureId = NOBODY  # whose cards they are
    taken: int = 0
    losing: int = 0

    def is_possible(self, g: Haven) -> bool:
        """Has anybody of those who may recover cards, or beside them, such a card?"""
        meant = [i for i in reached(g, self.figure, self.ability.who) if g.state.figures[i].is_character]
        owners = (
            [owner for who in meant for owner in LENDERS.legal(g, who)]
            if self.ability.of_neighbour
            else meant
        )
        return any(recoverable(g, owner, self.ability.what) for owner in owners)

    @step("GH-REC-01", "GH-REC-02")
    def choose_who(self, g: Haven) -> Next:
        """Only characters have cards."""
        return Call(character(g, self.figure, self.ability.who, self.ability.cards))

    @choose_who.returned
    def who_chosen(self, g: Haven, chosen: Chosen) -> Next:
        self.who = self.owner = first_of(chosen)
        return None if self.who else Done(0)

    @step("GH-REC-01")
    def choose_owner(self, g: Haven) -> Next:
        """The cards are one's own, or those of a character who stands beside."""
        if not self.ability.of_neighbour:
            return self.take_all
        some = LENDERS.options(g, self.who)
        return ask_for(g, self.who, *some, SkipOption()) if some else Done(0)

    choose_owner.poses(lambda: LENDERS, by=lambda frame, g: frame.who)

    @choose_owner.answered
    def owner_chosen(self, g: Haven, picked: TargetOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        self.owner = picked.target
        return self.take_all

    @step("GH-REC-01", "GH-REC-03")
    def take_all(self, g: Haven) -> None:
        """All cards of a pile, where the ability gives all."""
        if self.ability.cards == "all":
            pile = mat(g, self.owner).discard if self.ability.what == "discarded" else mat(g, self.owner).lost
            for card in [card for card in recoverable(g, self.owner, self.ability.what) if card in pile]:
                self.take(g, card)

    @step("GH-REC-01", "GH-REC-04", "GH-REC-05", "GH-REC-08", "GH-DMG-09")
    def choose_card(self, g: Haven) -> Next:
        """Up to so many, one by one; those in the active area too."""
        cards = recoverable(g, self.owner, self.ability.what)
        if not cards or self.taken == self.ability.cards:
            return self.pay
        return ask_for(g, self.who, *map(RecoverOption, cards), SkipOption())

    @choose_card.answered
    def card_chosen(self, g: Haven, picked: RecoverOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return self.pay
        self.take(g, picked.card)
        return self.choose_card

    @step("GH-TRN-08")
    def pay(self, g: Haven) -> Next:
        """For what was recovered other cards are lost, if the ability says so (ruled: of the hand)."""
        hand = mat(g, self.who).hand
        if not self.taken or self.losing == self.ability.then_lose or not hand:
            return Done(1 if self.taken else 0)
        return ask(mat(g, self.who).seat, *map(LoseOption, dict.fromkeys(hand)), secret=True)

    @pay.answered
    def paid(self, g: Haven, picked: LoseOption) -> Next:
        self.losing += 1
        g.emit(CardLost(mat(g, self.who).seat, picked.card, "hand"))
        return self.pay

    def take(self, g: Haven, card: CardId) -> None:
        self.taken += 1
        take_back(g, self.owner, self.who, card)


class RefreshAbility(Procedure, tag="gh.refresh"):
    """Spent or consumed items can be used again, as the ability says (GH-REC-07)."""

    figure: FigureId
    ability: RefreshItems
    who: FigureId = NOBODY
    refreshed: int = 0

    @step("GH-REC-07")
    def choose_who(self, g: Haven) -> Next:
        return Call(character(g, self.figure, self.ability.who, self.ability.items))

    @choose_who.returned
    def who_chosen(self, g: Haven, chosen: Chosen) -> Next:
        self.who = first_of(chosen)
        return None if self.who else Done(0)

    @step("GH-REC-05", "GH-REC-07")
    def choose(self, g: Haven) -> Next:
        """All at once, or one by one; what is lost for good stays so."""
        items = refreshable(g, self.who, self.ability)
        if not items or self.refreshed == self.ability.items:
            return Done(1 if self.refreshed else 0)
        if self.ability.items == "all":
            return self.refresh_all
        return ask_for(g, self.who, *map(RefreshOption, items), SkipOption())

    @choose.answered
    def refresh(self, g: Haven, picked: RefreshOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(1 if self.refreshed else 0)
        self.refreshed += 1
        g.emit(ItemsRefreshed(mat(g, self.who).seat, (picked.item,)))
        return self.choose

    @step("GH-REC-07")
    def refresh_all(self, g: Haven) -> Next:
        g.emit(ItemsRefreshed(mat(g, self.who).seat, refreshable(g, self.who, self.ability)))
        return Done(1)


class CureAbility(Procedure, tag="gh.cure"):
    """Negative conditions are taken away (GH-CON-11); Curse cards are in a deck and stay."""

    figure: FigureId
    ability: Cure
    who: FigureId = NOBODY
    cured: int = 0

    @step("GH-CON-11")
    def choose_who(self, g: Haven) -> Next:
        one_by_one = self.ability.who.side == "self" and self.ability.conditions != "all"
        return Call(choice(g, self.figure, self.ability.who, must=one_by_one))

    @choose_who.returned
    def who_chosen(self, g: Haven, chosen: Chosen) -> Next:
        self.who = first_of(chosen)
        return None if self.who else Done(0)

    @step("GH-CON-11", "GH-DEF-18")
    def choose(self, g: Haven) -> Next:
        found = [c.name for c in g.state.figures[self.who].conditions if c.name in NEGATIVE]
        if not found or self.cured == self.ability.conditions:
            return Done(1 if self.cured else 0)
        if self.ability.conditions == "all":
            return self.cure_all
        return ask_for(
            g, self.figure, *(EffectOption(each, True) for each in found), *may_skip(g, self.figure)
        )

    @choose.answered
    def cure(self, g: Haven, picked: EffectOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(1 if self.cured else 0)
        self.cured += 1
        lose(g, self.who, picked.effect)
        return self.choose

    @step("GH-CON-11", "GH-DEF-18")
    def cure_all(self, g: Haven) -> Next:
        for condition in g.state.figures[self.who].conditions:
            if condition.name in NEGATIVE:
                lose(g, self.who, condition.name)
        return Done(1)


def first_of(chosen: Chosen) -> FigureId:
    """The one that was chosen, or nobody."""
    return next(iter(chosen.figures), NOBODY)


def other_characters(g: Haven, who: FigureId, some: Iterable[FigureId]) -> list[FigureId]:
    """Allies who have cards."""
    found = allies(g, who)
    return [i for i in some if i in found and found[i].is_character]


def beside(g: Haven, who: FigureId, some: list[FigureId]) -> list[FigureId]:
    figures = g.state.figures
    next_to = ground(g).neighbours(figures[who].cells)
    return [i for i in some if figures[i].cells & next_to]


LENDERS: Choice[Haven, FigureId] = among_figures(
    TargetOption,
    Requirement(
        "GH-REC-01",
        lambda g, who, i: Objection("GH-REC-01", "self" if i == who else "no-mat", who=i),
        other_characters,
    ),
    Requirement(
        "GH-REC-01",
        lambda g, who, i: too_far(g, g.state.figures[who].cell, g.state.figures[i].cells, 1, "GH-REC-01"),
        beside,
    ),
)


def character(g: Haven, figure: FigureId, whom: Whom, count: int | str) -> ChooseFigures:
    """Only characters have cards and items; who takes single ones for itself may still leave all of them."""
    return choice(g, figure, whom, must=whom.side == "self" and count != "all", with_mat=True)


def recoverable(g: Haven, owner: FigureId, what: str) -> tuple[CardId, ...]:
    """Cards of the pile, and active ones that count as such (GH-REC-04, GH-ACT-10), save GH-REC-05."""
    cards, lost = mat(g, owner), what == "lost"
    active = tuple(lying.card for lying in cards.active if counts_as_lost(g, lying) == lost)
    found = dict.fromkeys((cards.lost if lost else cards.discard) + active)
    return tuple(card for card in found if not lost or not is_unrecoverable(g, card))


def is_unrecoverable(g: Haven, card: CardId) -> bool:
    """Once lost, however it was, such a card is gone for the scenario (GH-REC-05)."""
    record = library(g).card[card]
    return record.top.unrecoverable or record.bottom.unrecoverable


def take_back(g: Haven, owner: FigureId, who: FigureId, card: CardId) -> None:
    """The card goes to the hand; out of the active area its bonus ends, and its summon goes (GH-REC-04)."""
    cards, seat = mat(g, owner), mat(g, who).seat
    if any(lying.card == card for lying in cards.active):
        leave_play(g, cards.seat, card, "GH-REC-04", "hand")
        out_of: Pile = "hand"
    else:
        out_of = "lost" if card in cards.lost else "discard"
        if owner == who:
            g.emit(CardsRecovered(seat, (card,), out_of))
    if owner != who:
        g.emit(CardPassed(cards.seat, seat, card, out_of))


def refreshable(g: Haven, who: FigureId, ability: RefreshItems) -> tuple[str, ...]:
    """Items in a state that the ability names, of its slot; none refreshes itself (GH-REC-05, GH-REC-07)."""
    records, using = library(g).item, g.nearest(Perform).source.removeprefix("item:")
    fitting = [
        each.item
        for each in mat(g, who).items
        if each.state in ability.state and (not ability.slot or records[each.item].slot == ability.slot)
    ]
    return tuple(item for item in fitting if item != using)
