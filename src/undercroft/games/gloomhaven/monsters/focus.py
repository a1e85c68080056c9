"""The focus: the enemy that could be attacked with the least trouble (GH-FOC)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel import Criterion, Reason, best

from .field import Field, Foe
from .reasons import Note


class Way(NamedTuple):
    """An enemy that could be attacked some day: over how many hazards and with how much movement."""

    foe: Foe
    hazards: int
    cost: int
    field: Field

    @property
    def proximity(self) -> int:
        return self.field.proximity[self.foe]

    @property
    def place(self) -> int:
        return self.field.places[self.foe]

    def __str__(self) -> str:
        return str(self.field.foes[self.foe].id)


FOCUS: tuple[Criterion[Way], ...] = (
    Criterion("GH-NEG-02", "hazards", lambda way: way.hazards),
    Criterion("GH-FOC-02", "movement", lambda way: way.cost),
    Criterion("GH-FOC-05", "proximity", lambda way: way.proximity),
    # GH-FOC-07, GH-FOC-08: a summon stands before its owner in that order, a long rest last.
    Criterion("GH-FOC-06", "initiative", lambda way: way.place),
)


def find(field: Field, why: list[Reason] | None = None) -> list[Way]:
    """Before anything else (GH-FOC-01): the enemies that no criterion drops.

    More than one: the players choose (GH-FOC-09). None: it neither moves nor attacks (GH-FOC-10).
    """
    found = ways(field, every=why is not None)
    if why is None:
        return best(found, FOCUS) if len(found) > 1 else found
    hidden = [enemy.id for enemy in field.situation.enemies if enemy.invisible]
    if hidden:
        why.append(Note("GH-FOC-20", "invisible", tuple(hidden)))
    if field.situation.aim is None:
        why.append(Note("GH-FOC-04", "as-melee"))
    reached = {way.foe for way in found}
    if lost := tuple([foe.id for i, foe in enumerate(field.foes) if i not in reached]):
        why.append(Note("GH-FOC-10", "out-of-every-reach", lost))
    left = best(found, FOCUS, why)
    ids = tuple([field.foes[way.foe].id for way in left])
    if not ids:
        why.append(Note("GH-FOC-10", "no-focus"))
    elif len(ids) > 1:
        why.append(Note("GH-FOC-09", "focus-tie", ids))
    else:
        why.append(Note("GH-FOC-01", "focus", ids))
    return left


def ways(field: Field, every: bool = True) -> list[Way]:
    """For each enemy the least trouble to get where this turn's attack hits it, however long (GH-FOC-03).

    Fewest hazards (GH-NEG-02, GH-NEG-E1), then least movement (GH-FOC-02, GH-FOC-E1); Immobilize and the
    movement of this turn have no say (GH-FOC-16). Without `every` only those that are the least trouble.
    """
    apart, here, longest = field.board.grid.apart, field.situation.cell, field.longest
    # Figures beyond the attack's reach need not be looked at before enough movement is spent.
    waiting = {i: apart(here, foe.cell) - longest for i, foe in enumerate(field.foes)}
    found = []
    for hazards, cost, cells in field.rings():
        for foe in [foe for foe, least in waiting.items() if least <= cost]:
            near = cells & field.reach(foe)
            if near and field.visible(foe, near):
                found.append(Way(foe, hazards, cost, field))
                del waiting[foe]
        if not waiting or (found and not every):
            break
    return sorted(found, key=lambda way: way.foe) if every else found


def way_to(field: Field, foe: Foe) -> Way | None:
    """The least trouble to get where the attack hits one enemy."""
    reach = field.reach(foe)
    for hazards, cost, cells in field.rings():
        near = cells & reach
        if near and field.visible(foe, near):
            return Way(foe, hazards, cost, field)
    return None
