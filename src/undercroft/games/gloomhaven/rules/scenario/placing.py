"""Putting monsters on the board: standees, ranks, numbers (GH-SCN-10 to -16, GH-DOR-02 to -06)."""

from __future__ import annotations

from typing import Any, cast

from undercroft.games.gloomhaven.events.rounds import FigurePlaced
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground, library, page
from undercroft.games.gloomhaven.options import HexOption
from undercroft.games.gloomhaven.records.monsters import Boss, Monster, NamedMonster
from undercroft.games.gloomhaven.records.places import hex_of, rank_for
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.scenario.special_rules import side_of
from undercroft.games.gloomhaven.rules.who import settle
from undercroft.games.gloomhaven.state import Figure, Haven
from undercroft.kernel import Choice, Done, FigureId, Leaf, Next, Procedure, Requirement, replace, step
from undercroft.space import Cell, Cells, mask_of
from undercroft.space import each as cells_of


class Awaited(Leaf):
    """A monster that is to be placed."""

    monster: str
    rank: str
    cell: Cell


class PlaceMonsters(Procedure, tag="gh.place_monsters"):
    """All monsters of a room, or as many as there are standees, the nearest first (GH-DOR-05, GH-DOR-06).

    A monster left out now does not come later either (GH-DOR-21).
    """

    waiting: tuple[Awaited, ...]
    near: Cell = -1  # of the character who revealed them

    @step("GH-DOR-02", "GH-DOR-03", "GH-DOR-05")
    def place(self, g: Haven) -> Next:
        """Those for whom there is nothing to choose."""
        while self.waiting:
            first = self.waiting[0]
            same = self.same
            left = len(free_numbers(g, first.monster))
            if left >= len(same):
                self.put(g, first)
                continue
            if not left:
                self.waiting = tuple(each for each in self.waiting if each.monster != first.monster)
                continue
            nearest = self.nearest(g, same)
            if len(nearest) > left:
                return self.choose
            self.put(g, nearest[0])
        return Done()

    @step("GH-DOR-06")
    def choose(self, g: Haven) -> Next:
        """Equal distances: the players choose."""
        return settle(g, *(HexOption(each.cell) for each in self.nearest(g, self.same)))

    choose.poses(lambda: FILLED)

    @property
    def same(self) -> list[Awaited]:
        """Those of the first one's type."""
        return [each for each in self.waiting if each.monster == self.waiting[0].monster]

    @choose.answered
    def chosen(self, g: Haven, picked: HexOption) -> Next:
        self.put(g, next(each for each in self.waiting if each.cell == picked.cell))
        return self.place

    def nearest(self, g: Haven, some: list[Awaited]) -> list[Awaited]:
        """In the order in which they wait."""
        cells = nearest_to_the_door(g, self, mask_of(each.cell for each in some))
        return [each for each in some if cells >> each.cell & 1]

    def put(self, g: Haven, awaited: Awaited) -> None:
        place_monster(g, awaited.monster, awaited.rank, awaited.cell)
        left = list(self.waiting)
        left.remove(awaited)
        self.waiting = tuple(left)


def nearest_to_the_door(g: Haven, by: PlaceMonsters, cells: Cells) -> Cells:
    """Of hexes where monsters wait, those nearest to who opened the door (GH-DOR-06)."""
    if by.near < 0 or not cells:
        return cells
    found = ground(g)
    far = {cell: found.apart(by.near, cell) for cell in cells_of(cells)}
    least = min(far.values())
    return mask_of(cell for cell in far if far[cell] == least)


FILLED: Choice[Haven, PlaceMonsters] = Choice(
    "cell",
    HexOption,
    lambda g, by: mask_of(each.cell for each in by.same),
    (Requirement("GH-DOR-06", "farther", nearest_to_the_door),),
)


def monsters_of(g: Haven, room: str) -> tuple[Awaited, ...]:
    """The monsters of a room by the number of characters, gone or not (GH-DOR-03, GH-DEF-08, GH-SCN-10)."""
    found = []
    for standing in page(g).room(room).monsters:
        rank = rank_for(standing.ranks, len(g.state.party))
        if rank != "none" and not standing.later:
            found.append(Awaited(standing.monster, rank, GRID.cell(*hex_of(standing.at))))
    return tuple(found)


def standees_of(g: Haven, monster: str) -> int:
    """How many figures of a type there are at all (GH-CMPO-03)."""
    record = library(g).monster[monster]
    return 1 if isinstance(record, NamedMonster) else record.standees


def free_numbers(g: Haven, monster: str) -> list[int]:
    """The standees of a type that are not on the board; a single figure has no number (GH-BOS-08).

    They limit play, as few other supplies do (GH-CMPO-02).
    """
    used = {f.number for f in g.state.figures.values() if f.kind == monster and f.cells}
    there = standees_of(g, monster)
    return [n for n in (range(1, there + 1) if there > 1 else (0,)) if n not in used]


def place_monster(
    g: Haven, monster: str, rank: str, cell: Cell, *, drops: bool = True, arrived: int = 0, hp: int = 0
) -> FigureId | None:
    """A monster comes to the board with a random number (GH-DOR-04, GH-SCN-16); none without a standee.

    It is normal or elite (GH-SCN-12); bosses and named monsters are neither (GH-BOS-02, GH-SPC-17).
    """
    numbers = free_numbers(g, monster)
    if not numbers:
        return None
    number = int(g.chance("standee", [str(n) for n in numbers])) if len(numbers) > 1 else numbers[0]
    record = library(g).monster[monster]
    kind = "boss" if isinstance(record, Boss) else "named" if isinstance(record, NamedMonster) else rank
    leaf = Figure(
        kind=monster,
        cells=1 << cell,
        rank=cast(Any, kind),
        number=number,
        drops=drops,
        arrived=arrived,
        side=side_of(g, monster),
    )
    full = monster_stats(g, leaf).hp
    leaf = replace(leaf, hp=min(hp, full) if hp else full, full=full)
    figure = FigureId(g.state.last_figure + 1)
    g.emit(FigurePlaced(figure, leaf), "GH-DOR-04")
    return figure


def deck_of(g: Haven, monster: str) -> str:
    """The ability deck of a type; types may share one (GH-MAC-03, GH-BOS-01)."""
    record = library(g).monster[monster]
    if isinstance(record, NamedMonster):
        record = library(g).monster[record.base]
    assert isinstance(record, (Monster, Boss))
    return record.deck
