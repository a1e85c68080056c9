"""Abilities of Elementals, Ettins and Shadow Dragons that no verb says (D2-X-22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.games.descent.options import SpaceOption
from undercroft.games.descent.rules.attack.attack import Attack, join
from undercroft.games.descent.rules.cards.using import UseAbility
from undercroft.games.descent.rules.movement.forcing import PutOther
from undercroft.games.descent.rules.round.overlord_turn import OVERLORD_FIGURE
from undercroft.games.descent.rules.values import has_ability
from undercroft.games.descent.rules.who import ask_for, place_of
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import (
    Call,
    CardId,
    Derived,
    Done,
    FigureId,
    Modifier,
    Next,
    Procedure,
    Special,
    step,
)
from undercroft.space import Cell, each, mask_of

BREATH = 4  # spaces of the path of Fire Breath, the target space among them
THROWN = 3  # spaces


class BecomeAir(Procedure, tag="descent.become_air"):
    """Until the Overlord's next turn no attack affects the figure, and heroes move through it (Air)."""

    figure: FigureId
    card: CardId

    @step("D2-X-22", "D2-OTN-02")
    def vanish(self, g: Descent) -> Next:
        for stat in ("untouchable", "passable"):
            until_overlord(g, stat, self.figure, self.card)
        return Done()


class ThinAir(Procedure, tag="descent.thin_air"):
    """Until the Overlord's next turn only attacks of adjacent figures affect the figure (Air, errata)."""

    figure: FigureId
    card: CardId

    @step("D2-ERR-08", "D2-OTN-02")
    def vanish(self, g: Descent) -> Next:
        until_overlord(g, "aloof", self.figure, self.card)
        return Done()


def until_overlord(g: Descent, stat: str, figure: FigureId, card: str) -> None:
    """A change that lasts until the start of the Overlord's next turn (D2-OTN-02)."""
    g.modify(stat, 1, until="own_turn", holder=OVERLORD_FIGURE, subject=figure, source=card)


class Throw(Procedure, tag="descent.throw"):
    """A hero who failed his test is put on an empty space within 3 of his own, and enters it (Throw)."""

    figure: FigureId
    card: CardId

    @step("D2-X-22", "D2-X-23", "D2-MOV-21")
    def throw(self, g: Descent) -> Next:
        return Call(PutOther(self.figure, THROWN, g.nearest(UseAbility).figure))


class FireBreath(Procedure, tag="descent.fire_breath"):
    """The attack affects all figures on a path of 4 spaces that begins with the target space."""

    figure: FigureId
    card: CardId
    path: tuple[Cell, ...] = ()

    @step("D2-X-22", "D2-RNG-06", "D2-RNG-07", "D2-RNG-11")
    def trace(self, g: Descent) -> Next:
        """From space to adjacent space, past figures and terrain, but through no obstacle."""
        self.path = self.path or (g.nearest(Attack).cell,)
        found = ground(g)
        onward = found.neighbours(1 << self.path[-1]) & found.terrain.open & ~mask_of(self.path)
        if len(self.path) == BREATH or not onward:
            return self.burn
        return ask_for(g, self.figure, *map(SpaceOption, each(onward)))

    @trace.answered
    def extend(self, g: Descent, picked: SpaceOption) -> Next:
        self.path += (picked.cell,)
        return self.trace

    @step("D2-X-22", "D2-ATK-20", "D2-PRP-07")
    def burn(self, g: Descent) -> Next:
        cells = mask_of(self.path)
        join(g, [i for i, leaf in g.state.figures.items() if leaf.cells & cells])
        return Done()


def shadowed(g: Descent, attacker: FigureId) -> Iterator[Modifier]:
    """Each Shadow Dragon beside a hero asks his attacks for a surge, whomever they are on (D2-X-22)."""
    leaf = g.state.figures.get(attacker)
    if leaf is None or leaf.role not in ("hero", "ally"):
        return
    near = ground(g).neighbours(place_of(leaf))
    for i, other in g.state.figures.items():
        if other.cells & near and has_ability(g, i, "shadow"):
            yield Modifier("shadowed", 1, subject=attacker, source="shadow", rule="D2-X-22")


SPECIALS: Mapping[str, Special] = {
    "air": BecomeAir,
    "thin-air": ThinAir,
    "throw": Throw,
    "fire-breath": FireBreath,
}
DERIVED: Mapping[str, Derived] = {"shadowed": shadowed}
