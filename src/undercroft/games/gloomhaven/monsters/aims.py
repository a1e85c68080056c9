"""The targets of an attack: the groups of targets, and the hexes to hit them from (GH-MAT, GH-AOE)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from undercroft.kernel import Reason
from undercroft.space import Cells, Pattern, covering, hanging_over

from .field import Field, Foe, Foes, each_foe
from .reasons import Note


class Shot(NamedTuple):
    """A way to attack from some hexes: `sure` are hit by the area, `more` may be chosen as further targets.

    Without an area the first target is the focus itself.
    """

    sure: Foes
    more: Foes
    cells: Cells


def largest_shots(field: Field, focus: Foe, cells: Cells) -> tuple[int, list[Shot]]:
    """The shots that hit the focus and the most enemies beside it, and how many (GH-MAT-03, GH-MAT-04).

    All the hexes see the focus. Reach is checked first; sight only where it can matter.
    """
    further = field.aim.targets - 1
    found = [(_size(shot, further), shot) for shot in _in_reach(field, focus, cells)]
    found.sort(key=lambda one: -one[0])
    most, largest = 0, list[Shot]()
    for size, shot in found:
        if size < most:
            break
        for seen in _seen(field, focus, shot):
            size = _size(seen, further)
            if size > most:
                most, largest = size, []
            if size == most:
                largest.append(seen)
    return most, largest


def _size(shot: Shot, further: int) -> int:
    return shot.sure.bit_count() + min(further, shot.more.bit_count())


def _in_reach(field: Field, focus: Foe, cells: Cells) -> Iterator[Shot]:
    """The shots that hit the focus and whom they would hit if everybody were in sight.

    Every enemy in the area is attacked (GH-AOE-04), an ally never (GH-AOE-09).
    """
    pattern, me, further = field.aim.pattern, 1 << focus, field.aim.targets > 1
    if pattern is None:
        for more, part in _split(cells, _ranges(field, ~me, cells)):
            yield Shot(me, more, part)
        return
    ways = _hanging(field, pattern, cells) if pattern.origin is not None else _placed(field, pattern, focus)
    for sure, where in ways:
        part = cells & where
        if not part or not (further or sure & me):
            continue
        if not further:
            yield Shot(sure, 0, part)
            continue
        # GH-MAT-15: further targets lie outside the pattern; the focus may be one of them.
        for more, piece in _split(part, _ranges(field, ~sure, part)):
            if (sure | more) & me:
                yield Shot(sure, more, piece)


def _ranges(field: Field, foes: Foes, cells: Cells) -> Iterator[tuple[Foes, Cells]]:
    """For each of some foes, as a bit, those of the hexes that have it in range."""
    for foe in range(len(field.foes)):
        if foes >> foe & 1 and (near := field.in_range(foe) & cells):
            yield 1 << foe, near


def _split(cells: Cells, sorts: Iterator[tuple[Foes, Cells]]) -> list[tuple[Foes, Cells]]:
    """Hexes parted by which of the sorts they belong to."""
    parts = [(0, cells)]
    for bit, of_this_sort in sorts:
        parted = []
        for foes, part in parts:
            inside = part & of_this_sort
            if inside:
                parted.append((foes | bit, inside))
            if inside != part:
                parted.append((foes, part ^ inside))
        parts = parted
    return parts


def _hanging(field: Field, pattern: Pattern, cells: Cells) -> Iterator[tuple[Foes, Cells]]:
    """For each way to turn a melee pattern: whom it covers from which hexes (GH-AOE-01, GH-AOE-02).

    It is fixed to the attacker's hex (GH-AOE-03) and needs neither adjacency nor range (GH-LOS-12).
    """
    by_way = zip(*[hanging_over(field.board.grid, pattern, foe.cell) for foe in field.foes])
    for anchors in by_way:
        yield from _split(cells, ((1 << foe, where) for foe, where in enumerate(anchors) if where & cells))


def _placed(field: Field, pattern: Pattern, focus: Foe) -> Iterator[tuple[Foes, Cells]]:
    """Whom a ranged pattern can cover, and from where one of its hexes is in range (GH-AOE-05, GH-AOE-E1)."""
    grid, bodies = field.board.grid, [1 << foe.cell for foe in field.foes]
    # Only placements that hit somebody matter, and without further targets only those on the focus.
    hit = range(len(bodies)) if field.aim.targets > 1 else (focus,)
    places: dict[Foes, Cells] = {}
    for foe in hit:
        for placed in covering(grid, pattern, field.foes[foe].cell):
            covered = 0
            for i, body in enumerate(bodies):
                if placed & body:
                    covered |= 1 << i
            places[covered] = places.get(covered, 0) | placed
    for covered, union in places.items():
        yield covered, field.near(union)


def _seen(field: Field, focus: Foe, shot: Shot) -> list[Shot]:
    """A shot parted by whom its hexes really see; who is not seen is not attacked (GH-AOE-07, GH-LOS-08)."""
    others = (shot.sure | shot.more) & ~(1 << focus)
    sorts = ((1 << foe, field.visible(foe, shot.cells)) for foe in each_foe(others))
    return [
        Shot(shot.sure & (seen | 1 << focus), shot.more & (seen | 1 << focus), part)
        for seen, part in _split(shot.cells, sorts)
    ]


def best_groups(
    field: Field, focus: Foe, size: int, shots: list[Shot], why: list[Reason] | None = None
) -> list[Foes]:
    """Of the groups these shots can hit, those whose members rank first (GH-MAT-05, GH-MAT-06)."""
    groups: dict[Foes, None] = {}
    everybody = 0
    for shot in shots:
        sure = shot.sure | 1 << focus
        everybody |= sure | shot.more
        groups.update(dict.fromkeys(_filled(field, sure, shot.more & ~sure, size - sure.bit_count())))
    if why is not None and everybody.bit_count() > size:
        ranked = sorted(each_foe(everybody & ~(1 << focus)), key=lambda foe: field.ranks[foe])
        why.append(Note("GH-MAT-06", "by-rank", tuple([field.foes[foe].id for foe in ranked])))
    if len(groups) == 1:
        return list(groups)
    by_rank = {group: sorted([field.ranks[foe] for foe in each_foe(group)]) for group in groups}
    first = min(by_rank.values())
    return [group for group, ranks in by_rank.items() if ranks == first]


def _filled(field: Field, sure: Foes, more: Foes, free: int) -> list[Foes]:
    """The sure targets with as many more as are free, the first by rank; all ways to choose among equals."""
    if free == more.bit_count():
        return [sure | more]
    if not free:
        return [sure]
    ranks = field.ranks
    foes = sorted(each_foe(more), key=lambda foe: ranks[foe])
    edge = ranks[foes[free - 1]]
    before = [foe for foe in foes if ranks[foe] < edge]
    equal = [foe for foe in foes if ranks[foe] == edge]
    for foe in before:
        sure |= 1 << foe
    return [sure | sum(1 << foe for foe in chosen) for chosen in combinations(equal, free - len(before))]


def hits(shot: Shot, group: Foes) -> bool:
    """Whether a shot of the same size can hit exactly this group."""
    return not shot.sure & ~group and not group & ~(shot.sure | shot.more)
