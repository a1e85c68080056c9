"""Sides and deciders: a figure's own, and another's for as long as something forces it."""

from __future__ import annotations

from typing import Any

from parts.table import Table, table
from undercroft.kernel import Ask, FigureId, Option, Pass, Seat
from undercroft.parts.figures import AUTOMATON, Figure
from undercroft.parts.sides import Sides, by_modifiers

A, B, RIVAL, GOBLIN, FALLEN = map(FigureId, (1, 2, 3, 4, 5))
TEAM, RIVALS, DUNGEON = 0, 1, 2
GROUP = Seat(0), Seat(1), Seat(2)
SIDES: Sides[Figure, int] = by_modifiers(
    Figure, {Seat(0): TEAM, Seat(1): TEAM, Seat(2): RIVALS, AUTOMATON: DUNGEON}, lambda g: GROUP
)


class GoOption(Option):
    pass


def playing() -> Table:
    """Two mates, a rival, a goblin, and somebody who has fallen."""
    g = table()
    seats = {A: 0, B: 1, RIVAL: 2, GOBLIN: -1, FALLEN: -1}
    for i, seat in seats.items():
        cells = 0 if i == FALLEN else 1 << i
        g.state.figures[i] = Figure("figure", seat=Seat(seat), cells=cells)
    return g


def by_charm() -> Sides[Figure, str]:
    """A game that keeps in its state who is forced: here the goblin by A."""
    names = {seat: "team" if seat in (0, 1) else str(seat) for seat in range(-1, 3)}

    def side(g: Any, figure: FigureId) -> str:
        return "team" if figure == GOBLIN else names[g.state.figures[figure].seat]

    def decider(g: Any, figure: FigureId) -> Seat:
        return Seat(0) if figure == GOBLIN else Seat(g.state.figures[figure].seat)

    def together(g: Any, *options: Option) -> Ask:
        raise AssertionError("somebody decides for everybody")

    return Sides(lambda f: f.seat, names, lambda g: True, side, decider, together)


def test_everybody_fights_on_their_own_side() -> None:
    g = playing()
    assert list(SIDES.enemies(g, A)) == [RIVAL, GOBLIN]
    assert list(SIDES.enemies(g, GOBLIN)) == [A, B, RIVAL]  # who has fallen is nobody's enemy
    assert list(SIDES.friends(g, A)) == [A, B]
    assert list(SIDES.friends(g, RIVAL)) == [RIVAL]
    assert SIDES.look_round(g, A) == (1 << RIVAL | 1 << GOBLIN, 1 << B)
    assert SIDES.enemies_on(g, A, 1 << GOBLIN | 1 << B) == [GOBLIN]


def test_a_modifier_turns_a_figure_for_as_long_as_it_lasts() -> None:
    g = playing()
    g.modify("side", TEAM, "set", until="turn", subject=GOBLIN)
    assert SIDES.side(g, GOBLIN) == TEAM
    assert list(SIDES.enemies(g, GOBLIN)) == [RIVAL]
    assert list(SIDES.friends(g, A)) == [A, B, GOBLIN]
    assert SIDES.look_round(g, A) == (1 << RIVAL, 1 << B | 1 << GOBLIN)
    assert SIDES.enemies_on(g, A, 1 << GOBLIN | 1 << RIVAL) == [RIVAL]
    assert SIDES.enemies_on(g, A, 1 << GOBLIN | 1 << B) == []
    g.end("turn")
    assert list(SIDES.enemies(g, A)) == [RIVAL, GOBLIN]


def test_who_decides_is_asked_or_all_together() -> None:
    g = playing()
    assert SIDES.ask_for(g, RIVAL, GoOption(), Pass()).questions == {Seat(2): (GoOption(), Pass())}
    together = SIDES.ask_for(g, GOBLIN, GoOption(), Pass())
    assert together.group == GROUP
    g.modify("decider", 1, "set", until="round", subject=GOBLIN)
    forced = SIDES.ask_for(g, GOBLIN, GoOption(), Pass())
    assert forced.questions == {Seat(1): (GoOption(), Pass())} and not forced.group


def test_a_game_may_keep_who_is_forced_in_its_own_state() -> None:
    g, sides = playing(), by_charm()
    assert list(sides.enemies(g, GOBLIN)) == [RIVAL]
    assert sides.ask_for(g, GOBLIN, GoOption()).questions == {Seat(0): (GoOption(),)}
