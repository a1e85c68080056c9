"""Power Surge: two cards face down for a point of Speed or Attack, or a damage token less (DA-PWR)."""

from __future__ import annotations

from itertools import combinations

from undercroft.games.alliance.card_options import LayOption, SurgeOption
from undercroft.games.alliance.events.cards import PowerSurged
from undercroft.games.alliance.rules.attack.damage import Heal
from undercroft.games.alliance.rules.attack.targets import own_types
from undercroft.games.alliance.rules.attack.values import parameter
from undercroft.games.alliance.state import Delve, Played
from undercroft.kernel import Call, FigureId, Next, Procedure, ask, step
from undercroft.parts.decks import Cards

NEEDED = 2  # cards (DA-PWR-01)
HEAL = "heal"


class PowerSurge(Procedure, tag="alliance.power_surge"):
    """Any two cards of the hand are laid face down under the hero that acts (DA-PWR-01, DA-PWR-03)."""

    figure: FigureId
    gain: str

    @step("DA-PWR-01", "DA-PWR-03", "DA-CRD-09", "DA-PWR-E1")
    def choose(self, g: Delve) -> Next:
        """Both at once, and unseen by opponents (DA-GEN-13)."""
        leaf = g.state.figures[self.figure]
        pairs = pairs_of(g.state.alliances[leaf.seat].hand)
        return ask(leaf.seat, *(LayOption(*pair) for pair in pairs), secret=True)

    @choose.answered
    def lay(self, g: Delve, picked: LayOption) -> None:
        seat = g.state.figures[self.figure].seat
        hidden = (picked.card, picked.other)
        g.emit(PowerSurged(self.figure, Played(seat, mode=self.gain, hidden=hidden)))

    @step("DA-PWR-05", "DA-PWR-07", "DA-DEF-07")
    def mend(self, g: Delve) -> Next:
        """Speed and Attack follow from the cards' lying there (DA-PWR-08)."""
        if self.gain != HEAL:
            return None
        return Call(Heal(self.figure, parameter(g, self.figure, "surge_amount")))


def pairs_of(hand: Cards) -> list[Cards]:
    """Every two cards of a hand; copies of a card are the same."""
    return list(dict.fromkeys(combinations(sorted(hand), NEEDED)))


def may_surge(g: Delve, figure: FigureId) -> bool:
    """One for each hero and round, with two cards in hand (DA-PWR-02, DA-PWR-09)."""
    hand = g.state.alliances[g.state.figures[figure].seat].hand
    return len(hand) >= NEEDED and not has_surged(g, figure)


def has_surged(g: Delve, figure: FigureId) -> bool:
    """Has a hero received a Power Surge in this round?"""
    return any(not played.card for played in g.state.columns.get(figure, ()))


def surge_options(g: Delve, figure: FigureId) -> list[SurgeOption]:
    """The gains that a Power Surge could give this hero (DA-PWR-01, DA-PWR-08)."""
    if not may_surge(g, figure):
        return []
    gains = ["speed", *sorted(own_types(g, figure))]
    if g.state.figures[figure].damage:
        gains.append(HEAL)
    return list(map(SurgeOption, gains))
