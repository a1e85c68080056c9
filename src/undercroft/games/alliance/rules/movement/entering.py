"""A hero enters a room: face-down threat tokens are revealed, traps go off (DA-THR)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.alliance.events.dungeon import ThreatShown
from undercroft.games.alliance.options import TrapOption
from undercroft.games.alliance.rules.movement.traps import SpringTrap
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import AllianceState, Delve, Threat, ground, library
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, ask, step
from undercroft.space import Cell, Cells


def hidden_in(s: AllianceState, cells: Cells) -> Iterator[Threat]:
    """The face-down tokens on these squares."""
    for token in s.threats:
        if not token.shown and cells >> token.cell & 1:
            yield token


def has_hidden(g: Delve, cell: Cell) -> bool:
    """Is there a face-down token in the room of this square?"""
    s = g.state
    return bool(s.threats) and any(True for _ in hidden_in(s, ground(g).room(cell)))


def turn_up(g: Delve, token: Threat, figure: FigureId) -> str:
    """A token is turned up: what it is falls by chance, unless somebody saw it before (DA-TRP-08)."""
    kind = token.kind or g.chance("threats", g.state.stacks[token.level - 1])
    g.emit(ThreatShown(token.number, kind, figure))
    return kind


class Enter(Procedure, tag="alliance.enter"):
    """All tokens of the room are turned up, whatever moved the hero (DA-THR-02, DA-THR-09, DA-THR-15)."""

    figure: FigureId
    traps: tuple[int, ...] = ()

    @step("DA-THR-02", "DA-THR-03", "DA-THR-05", "DA-THR-09", "DA-THR-E1", "DA-THR-E2")
    def reveal(self, g: Delve) -> None:
        s = g.state
        for token in list(hidden_in(s, ground(g).room(cell_of(s, self.figure)))):
            kind = turn_up(g, token, self.figure)
            if library(g).threat[kind].is_trap:
                self.traps += (token.number,)

    @step("DA-THR-10")
    def order(self, g: Delve) -> Next:
        """The hero's owner orders several traps, whoever moved it."""
        if not self.traps:
            return Done()
        kinds = {token.number: token.kind for token in g.state.threats}
        waiting = [TrapOption(number, kinds[number]) for number in self.traps]
        return ask(g.state.figures[self.figure].seat, *waiting)

    @order.answered
    def spring(self, g: Delve, picked: TrapOption) -> Next:
        self.traps = tuple(number for number in self.traps if number != picked.number)
        return Call(SpringTrap(picked.number, self.figure), then=self.order)
