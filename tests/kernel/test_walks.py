"""On tiny: a thousand random walks of undo and redo, and an attack saved in the middle of an interrupt."""

from __future__ import annotations

from typing import Any

import pytest
from games.tiny.scenes import Looks, drawn
from lengths import of_length

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.kernel import Game, Window
from undercroft.sim.testers import journal_walk

WALKS, MOVES = of_length(200, 1000), 16
EDITION = lay_out(box_of("tiny"))
SETUP = EDITION.settle()


def delve(seed: str) -> Game[Any]:
    return EDITION.new_game(SETUP, seed, log=[])


@pytest.mark.parametrize("hundred", range(WALKS // 100))
def test_walks_of_undo_and_redo_end_on_identical_digests(hundred: int) -> None:
    """The digest is of the whole state, generator included."""
    seeds = [str(100 * hundred + n) for n in range(100)]
    assert journal_walk(delve, seeds, moves=MOVES) == 100 * MOVES


def test_a_digest_covers_the_generator() -> None:
    game = delve("1")
    twin = game.clone()
    twin.state.rng ^= 1
    assert twin.state.digest() != game.state.digest()


@pytest.mark.rule("TN-ATK-04", "TN-SUF-01")
def test_an_attack_saved_with_an_interrupt_open_is_played_on_to_the_same_digest() -> None:
    """A goblin's turn, its attack, the damage, the window in which the guard may parry: four frames deep."""
    looks: Looks = {1: {"items": "potion", "hp": 6, "stance": "bold"}, 2: {"stance": "swift"}}
    play = drawn("S.g\nW..", looks, hands=("parry rally", "sidestep"), turn=3, chance="x2")
    play.picks("use guard@1")
    kinds = [type(frame) for frame in play.state.frames]
    assert len(kinds) == 4 and kinds[1:] == [Attack, Suffer, Window]
    assert play.state.scoped and play.keys() == ["pass", "use parry", "drink potion"]
    back = play.reloaded()
    assert back.game.open == play.game.open and back.state.digest() == play.state.digest()
    for each in (play, back):
        each.picks("drink potion", "use parry", "pass")
        assert not each.game.open
    assert back.state.digest() == play.state.digest() and back.log == play.log[-len(back.log) :]


@pytest.mark.parametrize("seed", ["3", "5", "8"])
def test_a_whole_game_saved_in_every_attack_ends_the_same(seed: str) -> None:
    """Whenever an attack waits, three frames deep or more, the saved game is the one that is played on."""
    game, twin = delve(seed), delve(seed)
    saved = 0
    while game.open:
        if len(game.state.frames) > 3 and any(isinstance(frame, Attack) for frame in game.state.frames):
            saved += 1
            twin = Game(game.rules, game.rules.decode(game.rules.encode(twin.state)))
            twin.advance()
        decision = game.open[0]
        number = game.state.rng % len(decision.options)
        game.answer(decision.seat, number)
        twin.answer(decision.seat, number)
        assert twin.state.digest() == game.state.digest()
    assert saved and game.state.outcome
