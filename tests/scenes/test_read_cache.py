"""A piece of a scene is drawn again only if something changed that was read for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.kernel import Game
from undercroft.scenes.read_cache import ReadCache

TINY = lay_out(box_of("tiny"))


def position() -> Game[Any]:
    return TINY.new_game(TINY.settle(), "memories")


class Piece:
    """Draws, and counts how often."""

    def __init__(self, memory: ReadCache, draw: Callable[[Game[Any]], object]) -> None:
        self.memory, self.draw, self.drawn = memory, draw, 0

    def __call__(self, game: Game[Any], given: int = 0) -> Any:
        def draw(g: Game[Any]) -> Any:
            self.drawn += 1
            return self.draw(g)

        return self.memory.recall("piece", game, draw, given)


def first(game: Game[Any]) -> int:
    return int(next(iter(game.state.figures)))


READERS: dict[str, Callable[[Game[Any]], object]] = {
    "entry": lambda g: g.state.figures[1].hp,
    "all": lambda g: sum(figure.hp for figure in g.state.figures.values()),
    "some": lambda g: [g.state.figures[i].hp for i in g.state.figures if i in g.state.figures],
    "count": lambda g: len(g.state.figures),
    "absent": lambda g: g.state.figures.get(99),
    "field": lambda g: g.state.round,
}


@pytest.mark.parametrize("reader", READERS)
def test_what_is_recalled_is_what_would_be_drawn(reader: str) -> None:
    """Through a whole game, whatever is read of it."""
    game, piece, positions = position(), Piece(ReadCache(), READERS[reader]), 0
    while game.open and positions < 60:
        assert piece(game.clone()) == READERS[reader](game)
        game.answer(game.open[0].seat, 0)
        positions += 1
    assert positions > 20 and piece.drawn < positions


def test_what_was_not_read_may_change() -> None:
    game, memory = position(), ReadCache()
    piece = Piece(memory, lambda g: g.state.round)
    before = piece(game)
    twin = game.clone()
    twin.state.figures.pop(first(twin))
    assert piece(twin) == before and piece.drawn == 1
    twin.state.round += 1
    assert piece(twin) == before + 1 and piece.drawn == 2


def test_what_is_given_counts_too() -> None:
    game, piece = position(), Piece(ReadCache(), lambda g: g.state.round)
    piece(game, 1)
    piece(game, 1)
    assert piece.drawn == 1
    piece(game, 2)
    assert piece.drawn == 2


def test_reading_what_is_not_there_fails_as_in_a_state() -> None:
    game = position()
    with pytest.raises(KeyError):
        ReadCache().recall("piece", game, lambda g: g.state.figures[99])
    with pytest.raises(AttributeError):
        ReadCache().recall("piece", game, lambda g: g.state.weather)
