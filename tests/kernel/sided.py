"""Four seats with cards, alone, in pairs or all together: who plays with whom."""

from __future__ import annotations

from typing import Annotated, Any

from undercroft.kernel import MATES, OWNER, CardId, Leaf, Rules, Seat, State

SEATS = tuple(map(Seat, range(4)))
PAIRS = {0: "sun", 1: "sun", 2: "moon", 3: "moon"}
ALONE = {seat: f"seat{seat}" for seat in SEATS}


class Hand(Leaf):
    """Cards that a side may show each other, and a quest that nobody else sees."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], MATES]
    quest: Annotated[CardId, OWNER]


class HandState(State, kw_only=True):
    hands: dict[Seat, Hand]
    open: bool = True
    turn: int = 0


def rules_of(sides: Any = None) -> Rules[HandState]:
    more: dict[str, Any] = {} if sides is None else {"side_of": lambda s, seat: sides[seat]}
    return Rules(
        HandState,
        [],
        lambda g: SEATS[g.state.turn :] + SEATS[: g.state.turn],
        open_hands=lambda s: s.open,
        unseen=lambda s, seat: {"cards": "abcdefgh", "quest": [f"q{n}" for n in range(8)]},
        **more,
    )


def hands(**more: Any) -> HandState:
    return HandState(
        hands={seat: Hand(seat, (CardId("abcd"[seat]),), CardId(f"q{seat}")) for seat in SEATS}, **more
    )
