"""Damage to any figure, death and exhaustion (GH-DMG, GH-KIL, GH-EXH)."""

from __future__ import annotations

from typing import Literal

from undercroft.games.gloomhaven.events.cards import CardLost
from undercroft.games.gloomhaven.events.fights import DamageInflicted, DamageNegated
from undercroft.games.gloomhaven.events.rounds import DeedDone
from undercroft.games.gloomhaven.options import LoseDiscardOption, LoseOption, SufferOption
from undercroft.games.gloomhaven.rules.actions import bonuses
from undercroft.games.gloomhaven.rules.effects import deaths
from undercroft.games.gloomhaven.rules.who import is_up
from undercroft.games.gloomhaven.state import Haven, Lasting
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    FigureId,
    Leaf,
    Next,
    Option,
    Procedure,
    ask,
    replace,
    step,
    window,
)  # fmt: skip
from undercroft.parts.happenings import Damaged

Source = Literal["attack", "trap", "hazard", "wound", "retaliate", "ability", "rest", "event"]

NEEDED = 2  # discarded cards to negate damage with (GH-DMG-01)


class Suffering(Leaf):
    """The question to a character: the damage, and the means to bear it."""

    amount: int
    source: Source
    hp: int
    full: int
    hand: int
    discard: int


class Suffer(Procedure, tag="gh.suffer"):
    """Damage to one figure from one source; gives back how much it was."""

    figure: FigureId
    amount: int
    source: Source
    by: FigureId = FigureId(0)
    kept: CardId = CardId("")  # the first of two discarded cards to lose
    had: int = 0  # hit points before it

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    before = window("GH-ITM-30")

    @step("GH-ACT-E1", "GH-ACT-E2", "GH-ACT-05")
    def ward_off(self, g: Haven) -> Next:
        """A bonus that prevents damage must be used when there is any (GH-ACT-05, GH-ACT-E1)."""
        self.amount = max(0, g.total("damage", self.figure, self.amount))
        if not self.amount or g.state.figures[self.figure].hp <= 0:  # a dying figure cannot be hurt
            return Done(0)
        ward = self.ward(g)
        if ward is None:
            return self.choose
        g.emit(DamageNegated(self.figure, self.amount, ward.source))
        bonuses.use(g, ward)
        return Done(0)

    def ward(self, g: Haven) -> Lasting | None:
        for each in bonuses.in_force(g, self.figure, "negate-damage"):
            if not each.effect.source or each.effect.source == self.source:
                return each
        return None

    @step("GH-DMG-01", "GH-DMG-05", "GH-DMG-06", "GH-DMG-08", "GH-DMG-13", "GH-SUM-19", "GH-CON-26")
    def choose(self, g: Haven) -> Next:
        """A character suffers it, or loses a card of the hand or two discarded ones to negate all of it."""
        leaf = g.state.figures[self.figure]
        if not leaf.is_character:
            return self.lose_health
        mat = g.state.characters[leaf.seat]
        ways: list[Option] = [SufferOption(self.amount, max(0, leaf.hp - self.amount), leaf.full)]
        ways += [LoseOption(card, len(mat.hand) - 1) for card in dict.fromkeys(mat.hand)]
        spare = len(mat.discard) - NEEDED
        if not spare:  # which of the two comes first makes no difference
            ways.append(LoseDiscardOption(mat.discard[0], 0, mat.discard[1]))
        elif spare > 0:
            ways += [LoseDiscardOption(card, spare) for card in dict.fromkeys(mat.discard)]
        if len(ways) == 1:
            return self.lose_health
        about = Suffering(self.amount, self.source, leaf.hp, leaf.full, len(mat.hand), len(mat.discard))
        return replace(ask(leaf.seat, *ways, secret=True), about=about)

    @choose.answered
    def chosen(self, g: Haven, picked: SufferOption | LoseOption | LoseDiscardOption) -> Next:
        """Even the last card may go: cards are counted when a round begins (GH-EXH-08)."""
        seat = g.state.figures[self.figure].seat
        if isinstance(picked, SufferOption):
            return self.lose_health
        if isinstance(picked, LoseOption):
            g.emit(CardLost(seat, picked.card, "hand"))
            g.emit(DamageNegated(self.figure, self.amount, picked.card), "GH-DMG-02")
            return Done(0)
        self.kept = picked.card
        return self.choose_second

    @step("GH-DMG-01", "GH-ACT-11")
    def choose_second(self, g: Haven) -> Next:
        seat = g.state.figures[self.figure].seat
        left = list(g.state.characters[seat].discard)
        if self.kept not in left or len(left) < 2:  # an item took cards back in between
            return self.choose
        left.remove(self.kept)
        return ask(seat, *map(LoseDiscardOption, dict.fromkeys(left)))

    @choose_second.answered
    def lose_two(self, g: Haven, picked: LoseDiscardOption) -> Next:
        seat = g.state.figures[self.figure].seat
        for card in (self.kept, picked.card):
            g.emit(CardLost(seat, card, "discard"))
        g.emit(DamageNegated(self.figure, self.amount, picked.card), "GH-DMG-02")
        return Done(0)

    @step("GH-DMG-10", "GH-KIL-01", "GH-DMG-11", "GH-MST-03")
    def lose_health(self, g: Haven) -> Next:
        """The hit points of all are open; who falls below half of them remembers it."""
        leaf = g.state.figures[self.figure]
        self.had = leaf.hp
        g.emit(Damaged(self.figure, self.amount))
        if self.by:
            g.emit(DamageInflicted(self.by, self.amount))
        left, half = g.state.figures[self.figure].hp, -(-leaf.full // 2)
        if leaf.is_character and left < half <= leaf.hp:
            g.emit(DeedDone(leaf.seat, "times-below-half"))
        return None if left <= 0 else Done(self.amount)

    @step("GH-KIL-02", "GH-EXH-01")
    def die(self, g: Haven) -> Next:
        unhurt = self.source == "attack" and self.had == g.state.figures[self.figure].full
        self.result = self.amount  # also when nobody is left to report it
        by = self.by if self.source != "wound" else FigureId(0)
        return Call(deaths.Die(self.figure, by, self.source, self.amount - self.had, unhurt))
