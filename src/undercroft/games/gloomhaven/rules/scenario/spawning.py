"""Monsters that the scenario brings to the board (GH-SPC-01 to -06)."""

from __future__ import annotations

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground, page
from undercroft.games.gloomhaven.options import HexOption
from undercroft.games.gloomhaven.records.moments import Newcomer, SetUpLate, Spawn
from undercroft.games.gloomhaven.records.places import hex_of, rank_for
from undercroft.games.gloomhaven.rules.requirements import empty, known_hexes
from undercroft.games.gloomhaven.rules.round.order import admit
from undercroft.games.gloomhaven.rules.scenario.placing import Awaited, free_numbers, place_monster
from undercroft.games.gloomhaven.rules.scenario.scenario_page import spots
from undercroft.games.gloomhaven.rules.who import settle
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Choice, Done, Next, Procedure, Requirement, step
from undercroft.space import Cell, Cells, each, mask_of, nearest_free


class SpawnMonsters(Procedure, tag="gh.spawn"):
    """Monsters appear one after the other, each on its hex or the nearest empty one."""

    waiting: tuple[Awaited, ...]
    drops: bool = False  # a money token when killed: not for what was spawned (GH-SPC-04)

    @step("GH-SPC-01", "GH-SPC-05", "GH-SPC-06")
    def place(self, g: Haven) -> Next:
        """Those for whom there is one hex; without a standee nothing appears."""
        while self.waiting:
            first = self.waiting[0]
            free = SPAWNED_ON.legal(g, first.cell)
            if not free or not free_numbers(g, first.monster):
                self.waiting = self.waiting[1:]
                continue
            if free & (free - 1):
                return self.choose
            self.put(g, free.bit_length() - 1)
        return self.join_in

    @step("GH-SPC-01", "GH-AMB-01")
    def choose(self, g: Haven) -> Next:
        """Several are equally near: the players choose."""
        return settle(g, *SPAWNED_ON.options(g, self.waiting[0].cell))

    choose.poses(lambda: SPAWNED_ON, by=lambda frame, g: frame.waiting[0].cell)

    @choose.answered
    def chosen(self, g: Haven, picked: HexOption) -> Next:
        self.put(g, picked.cell)
        return self.place

    def put(self, g: Haven, cell: Cell) -> None:
        first, self.waiting = self.waiting[0], self.waiting[1:]
        place_monster(g, first.monster, first.rank, cell, drops=self.drops)

    @step("GH-SPC-02", "GH-SPC-03")
    def join_in(self, g: Haven) -> Next:
        """In mid-round they act as if just revealed; at its end, from the next one on."""
        fresh = admit(g)
        return Call(fresh) if fresh is not None else Done()


def nearest_to(g: Haven, cell: Cell, empty: Cells) -> Cells:
    """The hex itself if it is empty, else the nearest that are (GH-SPC-01, GH-SPC-05)."""
    found = ground(g)
    if found.floor >> cell & 1:
        return nearest_free(1 << cell, found.board.openings, empty)
    near = min((GRID.apart(cell, other) for other in each(empty)), default=0)
    return mask_of(other for other in each(empty) if GRID.apart(cell, other) == near)


SPAWNED_ON: Choice[Haven, Cell] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (*empty("GH-SPC-01"), Requirement("GH-SPC-01", "farther", nearest_to)),
)


def spawned(g: Haven, spawn: Spawn, times: int) -> tuple[Awaited, ...]:
    """Figures spawned by a rule, and where (GH-SPC-01); `times`: how often the rule was followed before."""
    figures = spawn.figures
    if spawn.turn_by_turn:
        figures = (figures[times % len(figures)],)
    found = []
    for number, newcomer in enumerate(figures):
        rank = rank_for(newcomer.ranks, len(g.state.party))
        if rank != "none":
            found.append(Awaited(newcomer.monster, rank, spot_for(g, spawn, newcomer, number)))
    return tuple(found)


def spot_for(g: Haven, spawn: Spawn, newcomer: Newcomer, number: int) -> Cell:
    """The hex of its own mark or of the rule's; of several hexes each figure has one (GH-SPC-16)."""
    cells = spots(g, newcomer.at or spawn.at)
    return cells[number % len(cells)]


def set_up_late(g: Haven, late: SetUpLate) -> tuple[Awaited, ...]:
    """Monsters of rooms that wait for a rule to place them."""
    found = []
    for room in page(g).rooms:
        for standing in room.monsters:
            rank = rank_for(standing.ranks, len(g.state.party))
            if standing.later == late.name and rank != "none":
                found.append(Awaited(standing.monster, rank, GRID.cell(*hex_of(standing.at))))
    return tuple(found)
