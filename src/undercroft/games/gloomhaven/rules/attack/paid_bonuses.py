"""Bonuses with a price of their own: elements to consume, an obstacle to destroy (GH-ACT-05, GH-ELM-12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import AugmentOption, HexOption
from undercroft.games.gloomhaven.rules.actions.elements import payments
from undercroft.games.gloomhaven.rules.attack.attack_bonuses import Blow, applying, augments_on, is_of_use
from undercroft.games.gloomhaven.rules.requirements import LOOSE, NO_OBSTACLE, here, tile_on, too_far
from undercroft.games.gloomhaven.rules.who import is_automatic
from undercroft.games.gloomhaven.state import Haven, Lasting
from undercroft.kernel import Choice, FigureId, Option, Requirement
from undercroft.space import Cells

COST = "cost"


class Claim(NamedTuple):
    """A bonus with a price, and the ways to pay it."""

    lasting: Lasting
    what: str  # the number of an augment, or COST
    ways: list[Option]

    @property
    def key(self) -> str:
        return f"{self.lasting.source}/{self.what}"


class Paying(Struct, frozen=True, gc=False):
    """The figure that pays with an obstacle."""

    figure: FigureId


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
    found = (
        [Claim(lasting, COST, OBSTACLES_BESIDE.options(g, Paying(blow.attacker)))]
        if lasting.effect.cost
        else []
    )
    for number, augment in enumerate(lasting.effect.augments):
        if is_of_use(g, blow, augment):
            ways: list[Option] = [AugmentOption(number, way) for way in payments(g, augment.elements)]
            found.append(Claim(lasting, str(number), ways))
    return found


def next_to(g: Haven, by: Paying, tiles: Iterable[Cells]) -> list[Cells]:
    around = ground(g).neighbours(g.state.figures[by.figure].cells)
    return [cells for cells in tiles if cells & around]


def one_hex_of_each(g: Haven, by: Paying, tiles: Iterable[Cells]) -> list[Cells]:
    """To point at: the last that is next to the figure."""
    around = ground(g).neighbours(g.state.figures[by.figure].cells)
    return [1 << (cells & around).bit_length() - 1 for cells in tiles]


OBSTACLES_BESIDE: Choice[Haven, Paying] = Choice(
    "cell",
    lambda cells: HexOption(cells.bit_length() - 1),
    lambda g, by: g.state.terrain.obstacles,
    (
        LOOSE,
        Requirement(
            "GH-ACT-05",
            lambda g, by, cell: too_far(g, here(g, by), tile_on(g, cell), 1, "GH-ACT-05"),
            next_to,
        ),
        Requirement("GH-ACT-05", "settled", one_hex_of_each),
    ),
    beyond=NO_OBSTACLE,
)
