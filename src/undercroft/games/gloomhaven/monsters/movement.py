"""Where a monster goes: the hexes it wants to attack from, and how near it gets to them (GH-MMV, GH-NEG)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.kernel import FigureId, Reason
from undercroft.space import Cell, Cells, each, labelled, layers, mask_of

from .aims import Shot, best_groups, hits, largest_shots
from .field import Field, Foes, Ring, each_foe
from .focus import Way
from .reasons import Note


class Goal(NamedTuple):
    """A group of targets, the hexes among which the players choose to attack it from, and the movement."""

    group: Foes
    cells: Cells
    cost: int


class Stop(NamedTuple):
    """A hex to end on, the movement that takes, the group attacked from there, and the hexes it makes for."""

    cell: Cell
    cost: int
    group: Foes
    toward: Cells


def stops(field: Field, way: Way, why: list[Reason] | None = None) -> list[Stop]:
    """Every place to end on that the rules leave open, for a focus and the least way to attack it.

    Hazards count first, even against reaching it this turn (GH-NEG-03), so only hexes of the fewest matter
    (GH-NEG-01, GH-NEG-06, GH-NEG-E2). Where the focus can be attacked this turn, nothing farther counts
    (GH-MMV-14); where not, nobody is attacked (GH-MAT-07). Without movement it may still attack (GH-MMV-17).
    """
    move = field.situation.move
    in_reach = way.cost <= move
    if why is not None:
        why += _prospects(field, way)
    found = goals(field, way, move if in_reach else None, why)
    if not in_reach:
        return approaches(field, way, found, why)
    attacked = field.situation.aim is not None  # GH-MMV-03: a move without an attack leads to the same hexes
    return [
        Stop(cell, goal.cost, goal.group if attacked else 0, 1 << cell)
        for goal in found
        for cell in each(goal.cells)
    ]


def goals(field: Field, way: Way, limit: int | None, why: list[Reason] | None = None) -> list[Goal]:
    """The groups that may be attacked and the hexes to do it from, within so much movement (GH-MMV-14).

    First no Disadvantage against the focus (GH-MMV-08, GH-MMV-09), then most targets (GH-MMV-04, GH-MMV-06),
    then least movement (GH-MMV-05, GH-MMV-07, GH-MMV-13, GH-MMV-E1).
    """
    focus, reach = way.foe, field.reach(way.foe)
    shunned = field.beside(focus) if field.shuns_neighbours else 0
    if field.aim.targets == 1 and field.aim.pattern is None:
        found = _nearest(field, way, limit, reach & ~shunned)
        if not found.cells:
            found = _nearest(field, way, limit, reach & shunned)
        return _told([found], field, way, shunned, why)
    rings = list(_level(field, way.hazards, limit))
    cells = 0
    for _, _, ring in rings:
        cells |= ring
    cells = field.visible(focus, cells & reach)
    cells = cells & ~shunned or cells
    size, shots = largest_shots(field, focus, cells)
    groups = best_groups(field, focus, size, _nearest_shots(rings, shots), why)
    return _told([_goal(field, group, rings, shots) for group in groups], field, way, shunned, why)


def _level(field: Field, hazards: int, limit: int | None) -> Iterator[Ring]:
    """The hexes that take so many hazards and movement within the limit, least first."""
    for ring in field.rings():
        if ring[0] > hazards or (ring[0] == hazards and limit is not None and ring[1] > limit):
            break
        if ring[0] == hazards:
            yield ring


def _nearest(field: Field, way: Way, limit: int | None, cells: Cells) -> Goal:
    """The hexes of least movement among some that see the focus; none where no hex does."""
    for _, cost, ring in _level(field, way.hazards, limit):
        near = ring & cells
        if near and (seen := field.visible(way.foe, near)):
            return Goal(1 << way.foe, seen, cost)
    return Goal(0, 0, 0)


def _nearest_shots(rings: list[Ring], shots: list[Shot]) -> list[Shot]:
    """The shots that take the least movement."""
    for _, _, ring in rings:
        if found := [shot for shot in shots if shot.cells & ring]:
            return found
    return []


def _goal(field: Field, group: Foes, rings: list[Ring], shots: list[Shot]) -> Goal:
    """The hexes from which a group is attacked with the fewest at Disadvantage, then with least movement.

    Disadvantage against others than the focus weighs only now that the group is settled (GH-MMV-15).
    """
    cells = 0
    for shot in shots:
        if hits(shot, group):
            cells |= shot.cells
    if field.shuns_neighbours and group & (group - 1):
        counted: dict[int, Cells] = {}
        for cell in each(cells):
            count = field.at_disadvantage(group, cell)
            counted[count] = counted.get(count, 0) | 1 << cell
        cells = counted[min(counted)]
    return next(Goal(group, ring & cells, cost) for _, cost, ring in rings if ring & cells)


def approaches(field: Field, way: Way, found: list[Goal], why: list[Reason] | None = None) -> list[Stop]:
    """Out of reach this turn: for each hex it wants to attack from, where it ends on the way (GH-MMV-10).

    The movement that remains decides, then the movement spent; what brings it no nearer is not worth a step
    (GH-MMV-02, GH-MMV-11). Each such hex is a choice for the players, whatever the progress towards it.
    """
    toward: dict[tuple[Cell, int], Cells] = {}
    wanted = 0
    for goal in found:
        wanted |= goal.cells
    for goal_cell in each(wanted):
        cost, cells = _nearest_stops(field, way.hazards, goal_cell)
        for cell in each(cells):
            toward[cell, cost] = toward.get((cell, cost), 0) | 1 << goal_cell
        if why is not None:
            says = "nears" if cost else "no-nearer"
            why.append(Note("GH-MMV-11", says, cells=tuple(each(cells)), goal=goal_cell, count=cost))
    return [Stop(cell, cost, 0, cells) for (cell, cost), cells in toward.items()]


def _nearest_stops(field: Field, hazards: int, goal: Cell) -> tuple[int, Cells]:
    """The hexes to end on this turn from which least remains to a goal, and the movement spent to get there.

    Hazards of this turn and of the rest of the way together stay the fewest there are (GH-NEG-02).
    """
    move = field.situation.move
    if hazards and not field.last_only:
        return _nearest_past_hazards(field, hazards, goal)
    # A jump counts only its last hexes, so it never lands on a hazard on the way (GH-NEG-05).
    within_move = [(cost, cells) for _, cost, cells in _level(field, 0, move)]
    ready = 0
    for _, cells in within_move:
        ready |= cells
    for remaining in _homing(field, goal):
        if found := remaining & ready:
            return next((cost, found & cells) for cost, cells in within_move if found & cells)
    return 0, 1 << field.situation.cell


def _homing(field: Field, goal: Cell) -> Iterator[Cells]:
    """The hexes from which a goal is 0, 1, 2, ... movement away without a hazard: those entered count."""
    spread = field.spread
    fresh, slow = field.ground, field.slow
    if field.last_only:
        slow = 0
    else:
        fresh = fresh & ~field.bad | 1 << field.situation.cell
    ring, late = 1 << goal, 0
    while ring or late:
        yield ring
        fresh &= ~ring
        dear = ring & slow
        soon = spread(ring ^ dear) & fresh | late & fresh
        late = spread(dear) & fresh if dear else 0
        ring = soon


def _nearest_past_hazards(field: Field, hazards: int, goal: Cell) -> tuple[int, Cells]:
    """The same on foot where no way is free of hazards: some lie on this turn's part, some on the rest."""
    bad, slow, move = field.bad, field.slow, field.situation.move
    ground = field.ground | 1 << field.situation.cell
    back = layers(1 << goal, field.board.openings, ground, bad=bad, slow=slow).labels
    into_goal = bad >> goal & 1
    least, kept = (field.board.grid.size, 0), 0
    for spent_hazards, spent, cells in field.rings():
        if spent_hazards > hazards:
            break
        if spent > move:
            continue
        for (worse, cost), there in back.items():
            for cell in each(cells & there):
                # The way back enters this hex and not the goal, the way there the other way round.
                if spent_hazards + worse - (bad >> cell & 1) + into_goal != hazards:
                    continue
                value = cost - (slow >> cell & 1), spent
                if value < least:
                    least, kept = value, 0
                if value == least:
                    kept |= 1 << cell
    return least[1], kept


# -- the reasons


def _ids(field: Field, group: Foes) -> tuple[FigureId, ...]:
    return tuple([field.foes[foe].id for foe in each_foe(group)])


def _prospects(field: Field, way: Way) -> Iterator[Reason]:
    """The prospects of the shortest way for this turn."""
    focus, move = _ids(field, 1 << way.foe), field.situation.move
    if way.hazards:
        yield Note("GH-NEG-02", "hazards-on-the-way", focus, count=way.hazards)
    elif field.bad and (detour := _shorter_past_hazards(field, way)):
        yield Note("GH-NEG-03", "detour", focus, count=way.cost, more=detour)
    if way.cost > move:
        yield Note("GH-MMV-10", "out-of-reach", focus, count=way.cost, more=move)
    else:
        near = mask_of(cell for _, _, ring in _level(field, way.hazards, move) for cell in each(ring))
        near = field.visible(way.foe, near & field.reach(way.foe))
        yield Note("GH-MMV-14", "candidates", focus, tuple(each(near)), count=near.bit_count())
    if field.situation.aim is None:
        yield Note("GH-MMV-03", "no-attack")


def _shorter_past_hazards(field: Field, way: Way) -> int:
    """The movement of a way past hazards that would be shorter than the one without; 0 if there is none."""
    here, near = 1 << field.situation.cell, field.reach(way.foe) & field.stops
    careless = labelled(here, field.board.openings, field.ground, slow=field.slow, last_only=field.last_only)
    for _, cost, cells in careless:
        if cost >= way.cost:
            break
        if field.visible(way.foe, cells & near):
            return cost
    return 0


def _told(found: list[Goal], field: Field, way: Way, shunned: Cells, why: list[Reason] | None) -> list[Goal]:
    """The goals as they are, with what led to them in `why`."""
    if why is None:
        return found
    focus = _ids(field, 1 << way.foe)
    if field.aim.ranged and field.situation.muddled:
        why.append(Note("GH-MMV-20", "muddled"))
    elif shunned:
        sheds = not any(goal.cells & shunned for goal in found)
        why.append(Note("GH-MMV-08", "sheds-disadvantage" if sheds else "keeps-disadvantage", focus))
    size = found[0].group.bit_count()
    if size > 1:
        why.append(Note("GH-MMV-06", "most-targets", focus, count=size))
    if len(found) > 1:
        why.append(Note("GH-MMV-14", "groups-tie", count=len(found)))
    for goal in found:
        why.append(_attack_from(field, goal))
    return found


def _attack_from(field: Field, goal: Goal) -> Note:
    """From where a group is attacked, and the rule that weighed last."""
    group, cells = _ids(field, goal.group), tuple(each(goal.cells))
    if cells == (field.situation.cell,):
        says = "from-here" if field.situation.aim is not None else "beside-here"
        return Note("GH-MMV-13", says, group, cells)
    if field.situation.aim is None:
        return Note("GH-MMV-03", "beside", group, cells, count=goal.cost)
    rule = "GH-MMV-07" if field.aim.ranged else "GH-MMV-05"
    if len(group) > 1 and field.shuns_neighbours:
        rule = "GH-MMV-15"
    return Note(rule, "from-there", group, cells, count=goal.cost)
