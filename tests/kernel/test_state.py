"""The whole game as data: clones, digests, frames."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.playing import Table, random_play, reloaded
from kernel.toy import RULES, Attack, Brawl, Player, Suffer, Turn, fresh, hand, new_game
from undercroft.kernel import Ended, Modified, Modifier, Seat, State, replace


def spread(seed: int) -> list[Any]:
    return [game.clone() for game in random_play(new_game(seed), seed)]


@pytest.mark.parametrize("seed", range(4))
def test_a_clone_is_equal_and_independent(seed: int) -> None:
    for game in spread(seed):
        before, twin = game.state.digest(), game.clone()
        assert twin.state == game.state and twin.state.digest() == before and twin.open == game.open
        for _ in random_play(twin, seed, limit=6):
            pass
        twin.state.players.clear()
        twin.state.frames.clear()
        twin.state.triggers.clear()
        assert game.state.digest() == before


def test_a_clone_shares_leaves_and_copies_lists_dicts_and_frames() -> None:
    state = fresh(Brawl(), Turn(Seat(1)))
    twin = state.clone()
    assert twin.players[Seat(0)] is state.players[Seat(0)] and twin.players is not state.players
    assert twin.frames[1] == state.frames[1] and twin.frames[1] is not state.frames[1]
    twin.frames[1].step = "fight"
    assert state.frames[1].step == ""


def test_a_clone_copies_what_events_have_woken() -> None:
    state = fresh(Suffer(Seat(1), 2, by=Seat(0)), seat1=hand("spite"), seat2=hand("spite"))
    table = Table(RULES, state).picks("1:pass", "2:pass")  # the damage's own window
    table.state.woken.append(table.state.frames[-1].__copy__())
    twin = table.state.clone()
    twin.woken[0].at = 99
    assert table.state.woken[0].at != 99


def test_the_digest_sees_everything_and_the_order() -> None:
    state = fresh()
    digests = {state.digest()}
    for change in (
        {"rng": 2}, {"chest": "open"}, {"frames": [Brawl(step="vote")]}, {"outcome": "won"},
        {"variants": ("x",)}, {"ground": (1 << 60) + 3}, {"players": dict(reversed(state.players.items()))},
    ):  # fmt: skip
        digests.add(replace(state, **change).digest())
    assert len(digests) == 8
    assert fresh().digest() == state.digest()


def test_two_ways_to_the_same_position_have_the_same_digest() -> None:
    state, twin = fresh(), fresh()
    for stat in ("a", "b"):
        Modified(Modifier(stat, 1, until="turn")).apply(state)
    Ended(until="turn").apply(state)
    assert state.digest() == twin.digest()


def test_the_nearest_frame_is_the_innermost() -> None:
    inner = Attack(Seat(1))
    state = fresh(Attack(Seat(0)), Suffer(Seat(1), 1, by=Seat(0)), inner, Suffer(Seat(0), 1, by=Seat(1)))
    assert state.nearest(Attack) is inner
    with pytest.raises(LookupError, match="no Brawl is in progress"):
        state.nearest(Brawl)


def test_numbers_beyond_64_bits_survive_saving() -> None:
    state = fresh()
    state.ground = 1 << 200 | 5
    table = Table(RULES, state)
    assert reloaded(table.game).state.ground == 1 << 200 | 5


def test_a_game_may_add_to_the_spine() -> None:
    class Bare(State, kw_only=True):
        names: list[str]
        by_seat: dict[Seat, Player]

    state = Bare(names=["a"], by_seat={})
    twin = state.clone()
    twin.names.append("b")
    twin.by_seat[Seat(0)] = Player(Seat(0))
    assert state.names == ["a"] and state.by_seat == {}
