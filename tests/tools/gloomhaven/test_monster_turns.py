"""The turns that `bench` measures: real ones, of a monster among four characters, to their end."""

from __future__ import annotations

from itertools import islice

from undercroft.games.boxes import lay_out
from undercroft.games.gloomhaven.box import BOX
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.kernel import Game
from undercroft.sim.quiet import Ear
from undercroft.tools.gloomhaven.monster_turns import bench_turns, turns_begun


def test_turns_are_of_monsters_among_four_characters() -> None:
    edition = lay_out(BOX)
    found = list(islice(turns_begun(edition), 30))
    for state in found:
        (turn,) = state.frames
        assert isinstance(turn, MonsterTurn) and len(state.party) == 4
        actor = turn.figure
        assert state.figures[actor].cells and actor not in state.acted
        assert not state.figures[actor].is_character
        game = Game(edition.rules, state)
        game.advance()
        while game.open:
            game.answer(game.open[0].seat, 0)
        assert not state.frames and actor in state.acted
    assert len({state.digest() for state in found}) > 20


def test_half_of_the_turns_are_shorter_than_the_longest() -> None:
    found = bench_turns(Ear(), 20)
    assert 0 < found["p50"] <= found["p99"]
