"""Short and long rests (GH-RST)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import CardLost, CardsRecovered, ItemsRefreshed, RestEnded
from undercroft.games.gloomhaven.events.rounds import DeedDone
from undercroft.games.gloomhaven.options import (
    AcceptOption,
    DropOption,
    LoseDiscardOption,
    RedrawOption,
    ShortRestOption,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.actions.bonuses import discards, leave_play
from undercroft.games.gloomhaven.rules.effects.healing import heal
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.who import is_up
from undercroft.games.gloomhaven.state import Character, Haven
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Pass, Procedure, Seat, ask, step

REST_HEAL = 2  # GH-RST-15
NEEDED = 2  # cards in the discard pile (GH-RST-02)


class LongRest(Procedure, tag="gh.long_rest"):
    """Lose a discarded card, take back the others, heal 2, refresh spent items (GH-RST-15)."""

    figure: FigureId
    seat: Seat

    @step("GH-RST-21")
    def put_down(self, g: Haven) -> Next:
        """Active cards that count as discarded may be taken back with the rest; their bonus ends."""
        lying = discards(g, g.state.characters[self.seat])
        return ask(self.seat, *map(DropOption, lying), Pass()) if lying else self.choose

    @put_down.answered
    def drop(self, g: Haven, picked: DropOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.choose
        leave_play(g, self.seat, picked.card, "GH-ACT-09")
        return self.put_down

    @step("GH-RST-15", "GH-RST-04", "GH-RST-20")
    def choose(self, g: Haven) -> Next:
        """Which discarded card is lost, if there still is one."""
        cards = g.state.characters[self.seat].discard
        if not cards:
            return self.recover
        return ask(self.seat, *map(LoseDiscardOption, dict.fromkeys(cards)))

    @choose.answered
    def lose(self, g: Haven, picked: LoseDiscardOption) -> None:
        g.emit(CardLost(self.seat, picked.card, "discard"))

    @step("GH-RST-15", "GH-RST-01", "GH-SEL-10")
    def recover(self, g: Haven) -> None:
        cards = g.state.characters[self.seat].discard
        if cards:
            g.emit(CardsRecovered(self.seat, cards, "discard"))

    @step("GH-RST-15", "GH-RST-16")
    def heal(self, g: Haven) -> None:
        heal(g, self.figure, REST_HEAL)

    @step("GH-RST-15", "GH-ITM-15")
    def refresh(self, g: Haven) -> None:
        spent = tuple(each.item for each in g.state.characters[self.seat].items if each.state == "spent")
        if spent:
            g.emit(ItemsRefreshed(self.seat, spent))

    @step("GH-RST-13")
    def end(self, g: Haven) -> None:
        g.emit(RestEnded(self.seat))
        g.emit(DeedDone(self.seat, "long-rests"))


class ShortRest(Procedure, tag="gh.short_rest"):
    """In the cleanup: a random discarded card is lost, the others come back (GH-RST-05, GH-RST-06)."""

    figure: FigureId
    seat: Seat
    card: CardId = CardId("")

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-RST-02", "GH-RST-03", "GH-RST-05", "GH-RST-10", "GH-RST-12")
    def offer(self, g: Haven) -> Next:
        """Only with two or more cards in the discard pile; active ones may be put there first.

        Nobody is asked where one card would be lost to get one back, unless that player wants to be."""
        mat = g.state.characters[self.seat]
        if not can_rest_with_active(g, mat) or (is_too_early(g, mat) and not mat.asks):
            return Done()
        drops = map(DropOption, discards(g, mat))
        return ask(self.seat, *([ShortRestOption()] if can_rest(mat) else []), *drops, Pass())

    @offer.answered
    def decide(self, g: Haven, picked: ShortRestOption | DropOption | Pass) -> Next:
        if isinstance(picked, DropOption):
            leave_play(g, self.seat, picked.card, "GH-ACT-09")
            return self.offer
        return Done() if isinstance(picked, Pass) else self.draw

    @step("GH-RST-06")
    def draw(self, g: Haven) -> None:
        self.card = CardId(g.chance("rest", g.state.characters[self.seat].discard))

    @step("GH-RST-07", "GH-RST-08")
    def accept(self, g: Haven) -> Next:
        """For 1 damage another card is lost instead, once."""
        others = [card for card in g.state.characters[self.seat].discard if card != self.card]
        leaf = g.state.figures[self.figure]
        known = others[0] if len(others) == 1 else CardId("")
        return ask(self.seat, AcceptOption(self.card), RedrawOption(known, max(0, leaf.hp - 1), leaf.full))

    @accept.answered
    def accepted(self, g: Haven, picked: AcceptOption | RedrawOption) -> Next:
        return self.lose if isinstance(picked, AcceptOption) else self.pay

    @step("GH-RST-07", "GH-RST-09")
    def pay(self, g: Haven) -> Next:
        """Ordinary damage: it may be negated, and it may exhaust."""
        return Call(Suffer(self.figure, 1, "rest"))

    @step("GH-RST-08")
    def redraw(self, g: Haven) -> None:
        others = [card for card in g.state.characters[self.seat].discard if card != self.card]
        if others:
            self.card = CardId(g.chance("rest", others))

    @step("GH-RST-04", "GH-RST-06", "GH-RST-11", "GH-RST-01")
    def lose(self, g: Haven) -> None:
        discard = g.state.characters[self.seat].discard
        if self.card in discard:
            g.emit(CardLost(self.seat, self.card, "discard"))
        rest = g.state.characters[self.seat].discard
        if rest:
            g.emit(CardsRecovered(self.seat, rest, "discard"))
        g.emit(DeedDone(self.seat, "short-rests"))


def can_rest(mat: Character) -> bool:
    """Two cards in the discard pile (GH-RST-02)."""
    return len(mat.discard) >= NEEDED


def is_too_early(g: Haven, mat: Character) -> bool:
    """Can the next round be played without a rest, and would this one bring back a single card?"""
    return len(mat.hand) >= NEEDED and len(mat.discard) + len(discards(g, mat)) == NEEDED


def can_rest_with_active(g: Haven, mat: Character) -> bool:
    """Active cards that count as discarded may be put down first (GH-RST-03, GH-EXH-09)."""
    return len(mat.discard) + len(discards(g, mat)) >= NEEDED
