"""The door, and what stands in a room (TN-DOR, TN-SET-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.tiny.events import MonsterPlaced, RoomRevealed
from undercroft.games.tiny.ground import square
from undercroft.games.tiny.rules.suffer import look_for_the_end
from undercroft.games.tiny.state import Figure, Tiny, content
from undercroft.kernel import FigureId, Procedure, step

if TYPE_CHECKING:
    from undercroft.games.tiny.records import Room


class Reveal(Procedure, tag="tiny.reveal"):
    """A room is laid out with all that is in it."""

    room: str

    @step("TN-DOR-02")
    def show(self, g: Tiny) -> None:
        """Nothing of the room was known to anybody before this event."""
        chests = tuple(square(chest.at) for chest in room_of(g, self.room).chests)
        g.emit(RoomRevealed(self.room, chests))

    @step("TN-SET-03")
    def place_monsters(self, g: Tiny) -> None:
        """Numbers go on where those of the figures in play end."""
        for number, (kind, at) in enumerate(self.lurking(g), max(g.state.figures) + 1):
            record = content(g).monster[kind]
            monster = Figure(kind, cells=1 << square(at), hp=record.health, full=record.health)
            g.emit(MonsterPlaced(FigureId(number), monster))

    def lurking(self, g: Tiny) -> list[tuple[str, str]]:
        """Kind and square of each: as printed, or as a campaign says (TN-CAM-03)."""
        if charge := g.state.charge:
            return [(each.monster, each.at) for each in charge.monsters if each.room == self.room]
        return [(place.kind, place.at) for place in room_of(g, self.room).monsters]

    @step("TN-GEN-02")
    def look_for_the_end(self, g: Tiny) -> None:
        """A last room without monsters wins the game."""
        look_for_the_end(g)


def room_of(g: Tiny, room: str) -> Room:
    return next(r for r in content(g).scenario[g.state.scenario].rooms if r.id == room)
