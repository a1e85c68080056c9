"""Bonuses with a price of their own: elements to consume, an obstacle to destroy (GH-ACT-05, GH-ELM-12)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import AugmentOption, HexOption
from undercroft.games.gloomhaven.rules.actions.elements import payments
from undercroft.games.gloomhaven.rules.attack.attack_bonuses import Blow, applying, augments_on, is_of_use
from undercroft.games.gloomhaven.rules.scenario.special_rules import fixed
from undercroft.games.gloomhaven.rules.who import is_automatic
from undercroft.games.gloomhaven.state import Haven, Lasting
from undercroft.kernel import FigureId, Option

COST = "cost"


class Claim(NamedTuple):
    """A bonus with a price, and the ways to pay it."""

    lasting: Lasting
    what: str  # the number of an augment, or COST
    ways: list[Option]

    @property
    def key(self) -> str:
        return f"{self.lasting.source}/{self.what}"


def next_claim(g: Haven, blow: Blow, claimed: tuple[str, ...]) -> Claim | None:
    """The next bonus of an attack that was not asked about and can be paid for."""
    if not g.state.lasting or is_automatic(g, blow.attacker):
        return None
    for lasting in (*applying(g, blow), *augments_on(g, blow)):
        for claim in claims_of(g, blow, lasting):
            if claim.ways and claim.key not in claimed:
                return claim
    return None


def claims_of(g: Haven, blow: Blow, lasting: Lasting) -> list[Claim]:
    """All prices of one bonus."""
    found = [Claim(lasting, COST, obstacles_beside(g, blow.attacker))] if lasting.effect.cost else []
    for number, augment in enumerate(lasting.effect.augments):
        if is_of_use(g, blow, augment):
            ways: list[Option] = [AugmentOption(number, way) for way in payments(g, augment.elements)]
            found.append(Claim(lasting, str(number), ways))
    return found


def obstacles_beside(g: Haven, figure: FigureId) -> list[Option]:
    """One hex of each obstacle next to a figure that can be destroyed."""
    around, held = ground(g).neighbours(g.state.figures[figure].cells), fixed(g)
    beside = (cells & around for cells in g.state.terrain.obstacles if cells & around and not cells & held)
    return [HexOption(cells.bit_length() - 1) for cells in beside]
