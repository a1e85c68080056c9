"""Experience: pools, decks that change with them, and the rewards of monsters (DA-XP)."""

from __future__ import annotations

from functools import partial

from undercroft.games.alliance.events.market import DeckChanged, XpGained
from undercroft.games.alliance.rules.attack.values import alliance_parameter
from undercroft.games.alliance.rules.market.offering import fill_offer
from undercroft.games.alliance.state import Delve, library
from undercroft.kernel import Criterion, FigureId, Reason, Seat

RESERVE = 3  # the source of XP after the two pools (DA-XP-08)
LAST_DECK = 3  # its deck stays to the end (DA-XP-11)


def gain(g: Delve, seat: Seat, amount: int, *, face_down: bool = False, why: tuple[Reason, ...] = ()) -> None:
    """An alliance gains XP source by source; an empty pool changes the deck (DA-XP-08 to DA-XP-11).

    A reward larger than what is left goes on with the next source (DA-XP-09, DA-XP-E3). All XP comes this way
    (DA-XP-14), from the reserve only after both pools (DA-SET-31).
    """
    while amount > 0:
        source = next((n for n, left in enumerate(g.state.pools, 1) if left), RESERVE)
        taken = amount if source == RESERVE else min(amount, g.state.pools[source - 1])
        g.emit(XpGained(seat, taken, source, face_down), "DA-XP-08", why)
        amount, why = amount - taken, ()
        if source != RESERVE and not g.state.pools[source - 1]:
            change_deck(g, source + 1)


def change_deck(g: Delve, level: int) -> None:
    """The next deck is put out; gaps on offer are filled from it (DA-XP-10 to DA-XP-12, DA-XP-19).

    Tiles do not change with it (DA-XP-13).
    """
    rule = "DA-XP-10" if level < LAST_DECK else "DA-XP-11"
    g.emit(DeckChanged(level, library(g).upgrades[level - 1]), rule)
    fill_offer(g)


def pay_reward(g: Delve, monster: FigureId) -> None:
    """The reward of a defeated monster, by the cubes on it (DA-XP-01, DA-XP-06, DA-DMG-17).

    All of it for one alliance alone (DA-XP-02), else the parts for the two with most (DA-XP-03, DA-XP-05,
    DA-XP-E1, DA-XP-E2); nothing for others (DA-XP-04).
    """
    leaf = g.state.figures[monster]
    first, second = library(g).monster[leaf.kind].xp
    claims = sorted({seat for seat in leaf.cubes if seat >= 0})
    if not claims:
        return
    if len(claims) == 1:
        gain(g, claims[0], first + second + bounty(g, claims[0]))
        return
    criteria = [
        Criterion[Seat]("DA-XP-03", "cubes", lambda seat: -leaf.cubes.count(seat)),
        Criterion[Seat]("DA-XP-05", "first-cube", lambda seat: leaf.cubes.index(seat)),
    ]
    name = partial(colour, g)
    (best, *_), why = g.best(claims, criteria, name)
    gain(g, best, first + bounty(g, best), why=why)
    (next_best, *_), why = g.best([seat for seat in claims if seat != best], criteria, name)
    gain(g, next_best, second, why=why)


def colour(g: Delve, seat: Seat) -> str:
    """An alliance as explanations name it."""
    return g.state.alliances[seat].colour


def bounty(g: Delve, seat: Seat) -> int:
    """XP that an artifact adds to the sole or first reward of a monster."""
    return alliance_parameter(g, seat, "top_reward")
