"""A game of three sides, to see what tables make of sides: two seats play together, two play alone.

Everybody bids a card in secret; the side with the highest bid takes a point, and of equal bids all do. A side
may give up: it is out, and whoever is left alone has won. Hands are open among mates.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct, field

from undercroft.content import read_pack
from undercroft.games.boxes import Box, Edition
from undercroft.games.nouns import Nouns
from undercroft.games.setups import Setup
from undercroft.kernel import (
    MATES,
    Ask,
    CardId,
    Done,
    Event,
    Game,
    GameOver,
    Leaf,
    Next,
    Option,
    Procedure,
    Report,
    Right,
    Rules,
    Seat,
    State,
    View,
    replace,
    step,
)
from undercroft.parts import conceding
from undercroft.parts.conceding import right_to_give_up, side_gives_up
from undercroft.scenes import shapes
from undercroft.scenes.painters import Painter
from undercroft.text.narrator import Narrator

SIDES = {Seat(0): "sun", Seat(1): "sun", Seat(2): "moon", Seat(3): "star"}
CARDS = tuple(map(CardId, ("three", "five", "eight", "nine")))
WORTH = dict(zip(CARDS, (3, 5, 8, 9), strict=True))
ROUNDS = 2
HERE = Path(__file__).parent


class Hand(Leaf):
    seat: Seat
    cards: Annotated[tuple[CardId, ...], MATES] = CARDS
    points: int = 0
    gives_up: bool = False


class BiddingState(State, kw_only=True):
    round: int = 0
    hands: dict[Seat, Hand] = field(default_factory=dict)
    out: tuple[str, ...] = ()  # sides that have given up


Bidding = Game[BiddingState]


class BiddingReport(Report):
    points: tuple[tuple[str, int], ...]  # by side


class Begun(Event):
    def apply(self, s: BiddingState) -> None:
        s.hands = {seat: Hand(seat) for seat in SIDES}


class Bid(Event):
    """A card is laid down."""

    seat: Seat
    card: CardId

    def apply(self, s: BiddingState) -> None:
        hand = s.hands[self.seat]
        s.hands[self.seat] = replace(hand, cards=tuple(card for card in hand.cards if card != self.card))


class Scored(Event):
    """A seat's side has a point."""

    seat: Seat

    def apply(self, s: BiddingState) -> None:
        s.hands[self.seat] = replace(s.hands[self.seat], points=s.hands[self.seat].points + 1)


class RoundEnded(Event):
    def apply(self, s: BiddingState) -> None:
        s.round += 1


class OpinionChanged(Event):
    """Somebody would give up, or thinks better of it."""

    seat: Seat
    agrees: bool

    def apply(self, s: BiddingState) -> None:
        s.hands[self.seat] = replace(s.hands[self.seat], gives_up=self.agrees)


class SideLeft(Event):
    """A side is out."""

    side: str

    def apply(self, s: BiddingState) -> None:
        s.out += (self.side,)


class BidOption(Option):
    card: CardId


def side_of(s: Any, seat: Seat) -> str:
    return SIDES[seat]


def playing(s: BiddingState) -> list[Seat]:
    return [seat for seat in s.hands if SIDES[seat] not in s.out]


def opinions(s: BiddingState) -> dict[Seat, bool]:
    """Who is out has none."""
    return {seat: s.hands[seat].gives_up for seat in playing(s)}


def end(g: Bidding, sides: Sequence[str]) -> None:
    """These sides have won; several: they are tied."""
    s = g.state
    winners = tuple(seat for seat in s.hands if SIDES[seat] in sides)
    points = {SIDES[seat]: hand.points for seat, hand in s.hands.items()}
    scores = tuple(hand.points for hand in s.hands.values())
    result = sides[0] if len(sides) == 1 else "tie"
    g.emit(GameOver(result, winners, scores, BiddingReport(tuple(points.items()))))


class Match(Procedure, tag="bidding.match"):
    """So many rounds, or until one side is left."""

    @step("BID-01")
    def begin(self, g: Bidding) -> None:
        g.emit(Begun())

    @step("BID-02")
    def bid(self, g: Bidding) -> Next:
        s = g.state
        return Ask({seat: tuple(map(BidOption, s.hands[seat].cards)) for seat in playing(s)}, secret=True)

    @bid.all_answered
    def show(self, g: Bidding, picked: Mapping[Seat, BidOption]) -> Next:
        best: dict[str, int] = {}
        for seat, option in picked.items():
            g.emit(Bid(seat, option.card))
            best[SIDES[seat]] = max(best.get(SIDES[seat], 0), WORTH[option.card])
        for seat in picked:
            if best[SIDES[seat]] == max(best.values()):
                g.emit(Scored(seat))
        g.emit(RoundEnded())
        return self.bid if g.state.round < ROUNDS else self.settle

    @step("BID-03")
    def settle(self, g: Bidding) -> Next:
        most = max(g.state.hands[seat].points for seat in playing(g.state))
        best = [SIDES[seat] for seat in playing(g.state) if g.state.hands[seat].points == most]
        end(g, list(dict.fromkeys(best)))
        return Done()


class GiveUp(Procedure, tag="bidding.give_up"):
    """A side leaves when all of it agree."""

    seat: Seat

    @step("BID-04")
    def agree(self, g: Bidding) -> Next:
        g.emit(OpinionChanged(self.seat, not g.state.hands[self.seat].gives_up))
        if side_gives_up(g, self.seat, opinions(g.state)):
            g.emit(SideLeft(SIDES[self.seat]))
            left = list(dict.fromkeys(SIDES[seat] for seat in playing(g.state)))
            if len(left) == 1:
                end(g, left)
        return Done()


def rights(g: Bidding, seat: Seat) -> Sequence[Right]:
    return [right_to_give_up(seat, opinions(g.state), GiveUp(seat))]


def make_rules(content: Any = None, **changes: Any) -> Rules[BiddingState]:
    settings: dict[str, Any] = {
        "rights": rights,
        "side_of": side_of,
        "open_hands": lambda s: True,
        "unseen": lambda s, seat: CARDS,
        **changes,
    }
    modules = [sys.modules[__name__], conceding]
    return Rules(BiddingState, modules, lambda g: tuple(SIDES), content=content, **settings)


class BiddingSetup(Setup, frozen=True):
    """There is nothing to choose."""


class BiddingContent(Struct, frozen=True):
    """There are no records."""


def begin(content: Any, setup: BiddingSetup) -> BiddingState:
    state = BiddingState()
    state.frames.append(Match())
    return state


def status(g: Bidding, narrator: Narrator) -> shapes.Status:
    s = g.state
    result = narrator.result(s.outcome) if s.outcome else ""
    return shapes.Status("bidding", "Bidding", s.round, outcome=s.outcome, result=result)


def draw(rules: Rules[Any], seen: View) -> str:
    return " ".join(f"{seat}:{hand.points}" for seat, hand in seen.state.hands.items())


PAINTER = Painter(
    board=lambda g, narrator: shapes.Board("square", (), ()), figures=lambda g, narrator: (), status=status
)
BOX = Box(
    id="bidding",
    folder=HERE,
    schema=BiddingContent,
    make_rules=make_rules,
    setup=BiddingSetup,
    settle=lambda content, wishes: wishes,
    begin=begin,
    seats=lambda content, setup: ["player-ruby", "player-amber", "player-jade", "player-pearl"],
    plays=lambda setup: "scenario-bidding",
    called=lambda setup: "bidding",
    draw=draw,
    results=("sun", "moon", "star", "tie"),
    rounds=lambda state: state.round,
    tally=lambda report: {f"points of {side}": points for side, points in report.points},
    would_give_up=opinions,
    nouns=Nouns(figures=("player",), single=("player",), things=("player", "scenario", "side")),
    painter="table.bidding:PAINTER",
)


def edition(**changes: Any) -> Edition:
    """The game as it is laid out; `side_of` and other settings of its rules may be changed."""
    return Edition(BOX, (read_pack(HERE / "content"),), make_rules(BiddingContent(), **changes))
