"""Artifacts: what changes at once when one is laid beside the heroes (DA-ART)."""

from __future__ import annotations

from undercroft.games.alliance.events.fights import PoisonChanged
from undercroft.games.alliance.records.effects import BonusVerb, SetVerb
from undercroft.games.alliance.rules.attack.damage import stand_up
from undercroft.games.alliance.state import Delve, library
from undercroft.kernel import CardId, FigureId, Seat


def take_effect(g: Delve, seat: Seat, card: CardId) -> None:
    """A new artifact works at once, for exhausted and defeated heroes too (DA-ART-07).

    Its numbers follow from its lying there; here is what the table must do: heroes whose Health was raised
    above their damage stand up (DA-DEF-08), and poison that counts as normal damage is swapped.
    """
    effects = library(g).card[card].effects
    for figure in g.state.alliances[seat].heroes:
        for clause in effects:
            if isinstance(clause, BonusVerb) and clause.stat == "health":
                stand_up(g, figure)
            elif isinstance(clause, SetVerb) and clause.parameter == "poison_as_normal":
                swap_poison(g, figure)


def swap_poison(g: Delve, figure: FigureId) -> None:
    """The poison tokens of a hero become normal ones, in place, so that nothing spreads."""
    if "poison" in g.state.figures[figure].damage:
        g.emit(PoisonChanged(figure), "DA-ART-07")
