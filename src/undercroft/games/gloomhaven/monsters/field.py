"""One situation as its mind works on it: ground, ranges, sight; what is found lasts for one thought."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from undercroft.space import (
    Cell,
    Cells,
    Layers,
    covering,
    hanging_over,
    labelled,
    layers,
    moved,
    rings,
    span,
    strict_corner_seen_among,
    within,
)

from .situation import MELEE, Situation

Foe = int  # the place of an enemy that can be targeted in `Field.foes`
Foes = int  # some of them as bits
Ring = tuple[int, int, Cells]  # hazards entered, movement spent, and the hexes where that leads


class Field:
    """The ground under a figure's feet and what it can hit from each hex of it."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.board = situation.board
        self.spread = situation.board.openings.spread
        # GH-FOC-04, GH-FOC-17, GH-MMV-18: without an attack as if it had a melee attack.
        self.aim = situation.aim or MELEE
        # GH-FOC-20, GH-LOS-13: an invisible enemy is neither focused nor targeted.
        self.foes = tuple([enemy for enemy in situation.enemies if not enemy.invisible])
        bodies = 0
        for enemy in situation.enemies:
            bodies |= 1 << enemy.cell
        self.bad, self.slow = situation.hazards, situation.difficult
        self.ground = situation.board.floor
        self.stops = self.ground & ~(bodies | situation.allies)
        self.last_only = situation.jump and not situation.flying
        self._settle(bodies)
        self._known: list[Ring] = []
        self._ahead = labelled(
            1 << situation.cell,
            situation.board.openings,
            self.ground,
            bad=self.bad,
            slow=self.slow,
            last_only=self.last_only,
        )
        self._reach: dict[Foe, Cells] = {}
        self._range: dict[Foe, Cells] = {}
        self._beside: dict[Foe, Cells] = {}
        self._seen: dict[Foe, Cells] = {}
        self._unseen: dict[Foe, Cells] = {}

    def _settle(self, enemies: Cells) -> None:
        """Where it may pass and where it may stop; `bad` and `slow` are what counts against a way.

        On foot it passes allies, but neither enemies, be they invisible, nor obstacles (GH-FOC-20), and pays
        2 for difficult terrain (GH-FOC-12). A jump passes everything, and only its last hex counts
        (GH-FOC-19, GH-NEG-05). A flier meets neither hazards nor difficult terrain and may stop on anything
        but a figure (GH-FOC-18, GH-NEG-04). All may stay where they are (GH-FOC-11), and nobody passes a wall
        or a closed door, which is no floor (GH-FOC-21, GH-MMV-21).
        """
        situation = self.situation
        if situation.flying:
            self.bad = self.slow = 0
        else:
            self.stops &= ~situation.obstacles
            if not situation.jump:
                self.ground &= ~(enemies | situation.obstacles)
        self.stops |= 1 << situation.cell

    @property
    def shuns_neighbours(self) -> bool:
        """Whether standing next to a target makes the attack worse (GH-MMV-08, GH-ADV-11, GH-AOE-12).

        A muddled figure has Disadvantage either way (GH-MMV-20), a melee attack never has it (GH-AOE-E2).
        """
        return self.aim.ranged and not self.situation.muddled

    # -- the ground

    def rings(self) -> Iterator[Ring]:
        """The hexes where it may end, by what it takes to get there, least first, however far (GH-FOC-03).

        Hazards entered count before movement. They are worked out as far as somebody asks.
        """
        known, place = self._known, 0
        while place < len(known) or self._look_farther():
            yield known[place]
            place += 1

    def _look_farther(self) -> bool:
        for hazards, cost, cells in self._ahead:
            if cells & self.stops:
                self._known.append((hazards, cost, cells & self.stops))
                return True
        return False

    def ways(self) -> Layers:
        """All that is needed to tell the ways to a hex."""
        return layers(
            1 << self.situation.cell,
            self.board.openings,
            self.ground,
            bad=self.bad,
            slow=self.slow,
            last_only=self.last_only,
        )

    # -- distances

    @cached_property
    def proximity(self) -> list[int]:
        """How far each foe is from where the figure stands, around walls, through all else (GH-FOC-05)."""
        found = [0] * len(self.foes)
        missing = {1 << foe.cell: i for i, foe in enumerate(self.foes)}
        for steps, ring in enumerate(rings(1 << self.situation.cell, self.board.openings)):
            for cell in [cell for cell in missing if cell & ring]:
                found[missing.pop(cell)] = steps
            if not missing:
                break
        for i in missing.values():
            found[i] = self.board.grid.size
        return found

    @cached_property
    def places(self) -> list[int]:
        """The place of each foe in the order of initiative; a true tie shares its place."""
        orders = sorted({foe.order for foe in self.foes})
        return [orders.index(foe.order) for foe in self.foes]

    @cached_property
    def ranks(self) -> list[tuple[int, int]]:
        """The order of targets: proximity, then initiative (GH-MAT-06)."""
        return list(zip(self.proximity, self.places))

    def in_range(self, foe: Foe) -> Cells:
        """The hexes with this foe in range, counted around walls (GH-DEF-13, GH-LOS-10, GH-LOS-11)."""
        if foe not in self._range:
            self._range[foe] = within(1 << self.foes[foe].cell, self.board.openings, self.aim.range)
        return self._range[foe]

    def beside(self, foe: Foe) -> Cells:
        """The hexes adjacent to this foe (GH-DEF-12): none across a wall line (GH-DEF-14)."""
        if foe not in self._beside:
            self._beside[foe] = self.spread(1 << self.foes[foe].cell)
        return self._beside[foe]

    def visible(self, foe: Foe, cells: Cells) -> Cells:
        """Those of some hexes that have line of sight to this foe (GH-LOS-07, GH-AOE-07)."""
        known = self._seen.get(foe)
        if known is None:
            # GH-LOS-05: adjacent hexes always see each other.
            known = self._seen[foe] = self.beside(foe) | 1 << self.foes[foe].cell
            self._unseen[foe] = 0
        unknown = cells & ~(known | self._unseen[foe])
        if unknown:
            found = strict_corner_seen_among(self.board, self.foes[foe].cell, unknown)
            known |= found
            self._seen[foe] = known
            self._unseen[foe] |= unknown ^ found
        return cells & known

    # -- what the attack reaches

    @property
    def longest(self) -> int:
        """No attack hits anybody farther off than this, even with nothing in the way."""
        return self.aim.range + (span("hex", self.aim.pattern) if self.aim.pattern else 0)

    def reach(self, foe: Foe) -> Cells:
        """The hexes from which the attack gets at this foe, sight left aside (GH-FOC-13)."""
        if foe not in self._reach:
            self._reach[foe] = self._reached(foe)
        return self._reach[foe]

    def _reached(self, foe: Foe) -> Cells:
        pattern, cell = self.aim.pattern, self.foes[foe].cell
        if pattern is None:
            return self.in_range(foe)
        out = 0
        if pattern.origin is None:
            for placed in covering(self.board.grid, pattern, cell):
                out |= placed
            return self.near(out)
        for anchors in hanging_over(self.board.grid, pattern, cell):
            out |= anchors
        # GH-MAT-15: a further target is one in range outside the pattern.
        return (out | self.in_range(foe) if self.aim.targets > 1 else out) & self.board.floor

    def near(self, placed: Cells) -> Cells:
        """The hexes with at least one hex of a placed area in range (GH-AOE-05, GH-AOE-08).

        That one may be empty or a wall, which is 1 farther than its nearest playable neighbour (GH-AOE-06).
        """
        floor, openings, reach = self.board.floor, self.board.openings, self.aim.range
        walls = placed & ~floor
        if not walls:
            return within(placed, openings, reach)
        around = 0
        for shift in self.board.grid.shifts:
            around |= moved(walls, shift)
        start = placed & floor
        if not start:
            return within(around & floor, openings, reach - 1)
        return within(start | (self.spread(start) | around) & floor, openings, reach - 1)

    def at_disadvantage(self, foes: Foes, cell: Cell) -> int:
        """How many of these a ranged attack from a hex hits at Disadvantage: those adjacent (GH-ADV-11)."""
        return sum(self.beside(foe) >> cell & 1 for foe in each_foe(foes))


def each_foe(foes: Foes) -> list[Foe]:
    """Some foes one by one."""
    return [foe for foe in range(foes.bit_length()) if foes >> foe & 1]
