"""The value of positions that `hard` compares: what is plainly better for a side is worth more to it."""

from __future__ import annotations

import pytest
from games.descent.arena import RULES, Arena, arena

from undercroft.bots.descent import NormalBot
from undercroft.bots.descent.features import FEATURES, features
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.value import (
    ANY,
    CARRIED,
    CARRY,
    Model,
    all_weights,
    carried,
    heroes_chance,
    likely,
)
from undercroft.kernel import FigureId, Seat, replace

OVERLORD = Seat(2)


def field(mauler: int = 10, hero: int = 12) -> Arena:
    """Mauler in front of two heroes in the first round of First Blood, a goblin on its way to the exit."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.state.round = 1
    at.put(1, "g6", hp=hero)
    at.put(2, "k11")
    at.monster("ettin", "master", "h6", "i6", "h7", "i7", hp=mauler, name="mauler")
    return at


def chance(at: Arena) -> float:
    return heroes_chance(Position(at.game, OVERLORD))


def test_every_number_has_a_name_and_every_weight_its_sign() -> None:
    """A weight that speaks for the wrong side would make a bot help the other one."""
    assert len(features(Position(field().game, OVERLORD))) == len(FEATURES)
    for key, weights in all_weights().items():
        signs = CARRIED if key.endswith(CARRY) else FEATURES
        assert len(weights) == len(signs), key
        assert all(weight * sign >= 0 for weight, sign in zip(weights, signs.values(), strict=True)), key


def test_damage_to_whoever_must_fall_is_good_for_the_heroes() -> None:
    assert chance(field(mauler=2)) > chance(field(mauler=10))


def test_damage_to_a_hero_is_bad_for_the_heroes() -> None:
    assert chance(field(hero=2)) < chance(field(hero=12))


def test_a_goblin_that_has_left_is_worse_than_one_beside_the_exit_and_that_than_one_far_away() -> None:
    far, near, gone = field(), field(), field()
    far.monster("goblin-archer", "minion", "l7")
    near.monster("goblin-archer", "minion", "b3")
    gone.state.counters["left-goblin-archer"] = 1
    assert chance(far) > chance(near) > chance(gone)


def test_a_position_is_as_good_for_one_side_as_it_is_bad_for_the_other() -> None:
    at = field()
    model = Model()
    assert model.value(at.game, Seat(0)) == pytest.approx(1 - model.value(at.game, OVERLORD))


def test_the_end_is_certain() -> None:
    at = field()
    at.state.outcome = "heroes-won"
    assert Model().value(at.game, Seat(0)) == 1.0
    assert Model().value(at.game, OVERLORD) == 0.0


def test_between_encounters_only_what_is_carried_over_counts() -> None:
    """More of the good, and less of the bad, is better for the heroes in each quest that has two."""
    assert carried({"stored": 2, "stolen": 1}) == (1.0, 0.5, 0.25)
    keys = [key for key in all_weights() if key.endswith(CARRY)]
    for key in keys:
        by = all_weights()[key]
        assert likely(by, carried({"stored": 3})) >= likely(by, carried({"stolen": 3}))


def test_quests_without_weights_of_their_own_have_those_of_any() -> None:
    assert {ANY, CARRY, "first-blood.1"} <= set(all_weights())


def test_a_rollout_ends_with_the_round_and_drops_its_plan_at_a_reveal() -> None:
    at, model = field(), Model()
    epoch, known = model.epoch(at.game), model.known(at.game)
    at.state.figures[FigureId(1)] = at.figure(1)
    assert model.known(at.game) == known
    at.state.figures[FigureId(2)] = replace(at.figure(2), cells=0)
    assert model.known(at.game) != known
    at.state.round = 2
    assert model.epoch(at.game) != epoch


def test_the_script_of_rollouts_answers_as_the_normal_bot_where_one_thing_is_best() -> None:
    """A fast look at few spaces finds the one next to Mauler, too."""
    at = field(mauler=1)
    at.turn(1)
    decision = at.asked
    seat = decision.seats[0]
    pick = Model().script()(at.game, decision)
    assert pick == NormalBot(RULES, seat).pick(at.game, decision).pick
