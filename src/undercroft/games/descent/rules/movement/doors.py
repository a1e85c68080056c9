"""Doors: opening and closing them (D2-DOR)."""

from __future__ import annotations

from undercroft.games.descent.events.things import DoorClosed, DoorLocked, DoorOpened, DoorUnlocked
from undercroft.games.descent.options import CloseOption, OpenOption
from undercroft.games.descent.rules.movement.places import bases_on
from undercroft.games.descent.rules.quests.limits import locks, may_close, may_open
from undercroft.games.descent.rules.who import place_of
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Done, FigureId, Next, Option, Procedure, step, window
from undercroft.space import each


class OpenDoor(Procedure, tag="descent.open_door"):
    """A figure opens a door; what answers it does so when the door is off the map (D2-DOR-09)."""

    figure: FigureId
    door: int

    before = window("D2-WHO-05")

    @step("D2-DOR-01", "D2-DOR-03", "D2-ADJ-05")
    def open(self, g: Descent) -> Next:
        if not g.state.figures[self.figure].cells:
            return Done()
        if ground(g).layout.page.doors[self.door].locked and self.door not in g.state.unlocked:
            g.emit(DoorUnlocked(self.door), "D2-DOR-02")
        g.emit(DoorOpened(self.figure, self.door))
        return None

    opened = window("D2-DOR-09", "D2-WHO-05")


def door_options(g: Descent, figure: FigureId) -> list[Option]:
    """The doors next to a figure that it can open or close, locked ones only with their key.

    D2-DOR-01, D2-DOR-02, D2-DOR-08, D2-CMP-16.
    """
    found, s = ground(g), g.state
    here = place_of(s.figures[figure])
    options: list[Option] = []
    for number in range(len(found.layout.doors)):
        beside = found.beside_door(number)
        if not beside & here:
            continue
        before = next(each(beside & here))
        if number not in s.doors:
            if may_open(g, figure, number):
                options.append(OpenOption(number, before))
        elif may_close(g, number) and can_close(g, figure, number):
            options.append(CloseOption(number, before))
    return options


def can_close(g: Descent, figure: FigureId, door: int) -> bool:
    """Not while a large figure stands on both sides (D2-DOR-08); one on the move needs room on one side."""
    found, leaf = ground(g), g.state.figures[figure]
    if any(found.lies_across(door, other.cells) for other in g.state.figures.values()):
        return False
    if leaf.phase != "moving":
        return True
    return not all(found.lies_across(door, base) for base in bases_on(g, figure, leaf.cells))


def close_door(g: Descent, figure: FigureId, door: int) -> None:
    """A door stands in its place again (D2-DOR-03); some figures lock it by that (D2-DOR-02)."""
    g.emit(DoorClosed(figure, door), "D2-DOR-03")
    if locks(g, figure, door):
        g.emit(DoorLocked(figure, door), "D2-DOR-02")
