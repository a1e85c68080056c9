"""Placing figures of the encounter on their areas (D2-OSU-05, D2-ADJ-14)."""

from __future__ import annotations

from undercroft.games.descent.events.encounters import FigurePlaced
from undercroft.games.descent.options import StandOption, StartOption
from undercroft.games.descent.rules.cards.using import arm_ability
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import base_of, closest_empty, empty_spaces
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.values import health_of
from undercroft.games.descent.rules.who import ask_heroes
from undercroft.games.descent.state import Descent, Figure, ground, library
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, ask, replace, step
from undercroft.parts.happenings import Damaged
from undercroft.space import Cells, each, rings, standing

IDLE = "idle"  # the modifier of a figure that does not act now


def places_on(g: Descent, size: tuple[int, int], cells: Cells) -> tuple[Cells, ...]:
    """All ways to put a base on an area, or else as near to it as there is room (D2-ADJ-14)."""
    found, free = ground(g), empty_spaces(g)
    board, base = found.board, base_of(size)
    inside: dict[Cells, None] = {}
    for cell in each(cells & free):
        for place in standing(board, base, cell, free):
            if not place & ~cells:
                inside[place] = None
    if inside:
        return tuple(inside)
    for ring in rings(cells, board.openings, found.terrain.open):
        near = {place: None for cell in each(ring & free) for place in standing(board, base, cell, free)}
        if near:
            return tuple(near)
    return ()


class PlaceMonster(Procedure, tag="descent.place_monster"):
    """The Overlord puts a figure of a group on its area (D2-WHO-03)."""

    group: str
    rank: str
    area: str = ""
    name: str = ""
    health: int = 0
    cells: Cells = 0  # the spaces instead of an area
    idle: bool = False  # it does not act in this turn
    left: int = 0  # so much Health is left to it
    figure: FigureId = FigureId(0)  # as it was placed

    @step("D2-OSU-05", "D2-X-33", "D2-MON-08", "D2-LT-01")
    def choose(self, g: Descent) -> Next:
        places = places_on(g, self.size(g), self.cells or area(g, self.area))
        return ask(g.state.overlord.seat, *map(StandOption, places)) if places else Done(False)

    @choose.answered
    def place(self, g: Descent, picked: StandOption) -> Next:
        figure = put_monster(g, self.group, self.rank, picked.cells, self.name, self.health)
        full = g.state.figures[figure].full
        if self.left and self.left < full:
            g.emit(Damaged(figure, full - self.left), "D2-QST-02")
        if self.idle:
            g.modify(IDLE, 1, until="turn", subject=figure, source="raised")
        self.figure = figure
        return None

    @step("D2-MOV-21")
    def land(self, g: Descent) -> Next:
        """A figure that comes in the course of the encounter is put there; one that begins there is not."""
        return Call(Land(self.figure)) if g.state.round else None

    @step("D2-OSU-05")
    def tell(self, g: Descent) -> Next:
        return Done(True)

    def size(self, g: Descent) -> tuple[int, int]:
        group, records = g.state.groups[self.group], library(g)
        return (records.lieutenant if group.lieutenant else records.monster)[group.monster].size


def put_monster(
    g: Descent, name: str, rank: str, cells: Cells, called: str = "", health: int = 0
) -> FigureId:
    """A new figure of a group stands on these spaces, with its abilities in force."""
    s = g.state
    group, figure = s.groups[name], FigureId(s.next_figure)
    leaf = Figure(
        group.monster,
        s.overlord.seat,
        cells,
        role="lieutenant" if group.lieutenant else "monster",
        rank="" if group.lieutenant else rank,
        group=name,
        number=next_number(g, name, rank),
        name=called,
    )
    full = health or health_of(g, leaf)
    g.emit(FigurePlaced(figure, replace(leaf, hp=full, full=full)))
    arm_ability(g, figure)
    return figure


def next_number(g: Descent, group: str, rank: str) -> int:
    """The lowest number that no figure of the group has on the map."""
    taken = {f.number for f in g.state.figures.values() if f.group == group and f.rank == rank and f.cells}
    return next(n for n in range(1, 99) if n not in taken)


def missing(g: Descent, group: str, rank: str) -> int:
    """How many figures of a rank are lacking to the limit of a group (D2-MON-03, D2-MON-08).

    A named figure that was defeated never returns.
    """
    leaf = g.state.groups[group]
    limit = leaf.masters if rank == "master" else leaf.minions
    there = 0
    for figure in g.state.figures.values():
        if figure.group == group and (figure.rank == rank or leaf.lieutenant):
            there += figure.cells != 0 or figure.name != ""
    return max(0, limit - there)


class PlaceAlly(Procedure, tag="descent.place_ally"):
    """The heroes put a figure of the quest on their side on its place (D2-WHO-01)."""

    ally: str
    cells: Cells
    more: int = 0  # Health above its record

    @step("D2-OSU-05", "D2-QST-02", "D2-ADJ-14")
    def choose(self, g: Descent) -> Next:
        places = empty_spaces(g) & self.cells or closest_empty(g, self.cells, ground(g).terrain.open)
        return ask_heroes(g, *map(StartOption, each(places))) if places else Done()

    @choose.answered
    def place(self, g: Descent, picked: StartOption) -> Next:
        figure = FigureId(g.state.next_figure)
        number = 1 + sum(leaf.kind == self.ally for leaf in g.state.figures.values())
        leaf = Figure(self.ally, cells=1 << picked.cell, role="ally", number=number)
        full = health_of(g, leaf) + self.more
        g.emit(FigurePlaced(figure, replace(leaf, hp=full, full=full)))
        return Call(Land(figure)) if g.state.round else Done()
