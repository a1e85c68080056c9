"""The Upgrade Draft Area: five positions that are filled from the deck in use (DA-SET-23, DA-DRA-08)."""

from __future__ import annotations

from undercroft.games.alliance.events.market import UpgradeDiscarded, UpgradeOffered
from undercroft.games.alliance.rules.who import heroes
from undercroft.games.alliance.state import GAP, Delve, library
from undercroft.kernel import CardId


def fill_offer(g: Delve) -> None:
    """Every gap is filled while the deck lasts, from the position next to the deck (DA-DRA-15, DA-DRA-17)."""
    for position, card in enumerate(g.state.offer):
        if card == GAP:
            fill(g, position)


def fill(g: Delve, position: int) -> None:
    """A gap is filled; a card that no hero in the game can use is discarded and replaced (DA-DRA-09)."""
    while g.state.upgrades.size:
        card = g.state.upgrades.next_card(g, "upgrade deck")
        g.emit(UpgradeOffered(position, card), "DA-DRA-08")
        if has_user(g, card):
            return
        g.emit(UpgradeDiscarded(position, card), "DA-DRA-09")


def has_user(g: Delve, card: CardId) -> bool:
    """May any hero in the game use it? Played alone, the game keeps all cards (DA-SET-24, DA-SOL-03)."""
    users = library(g).users[card]
    return len(g.state.alliances) == 1 or any(leaf.kind in users for _, leaf in heroes(g.state))
