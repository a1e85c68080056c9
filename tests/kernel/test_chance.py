"""One door for dice and draws: seeded, scripted, recorded, enumerated."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from kernel.playing import Table, random_play
from kernel.toy import (
    DIE,
    RULES,
    Attack,
    DrinkOption,
    Hurt,
    Rolled,
    Suffer,
    Toy,
    fresh,
    hand,
    make_rules,
    new_game,
)
from undercroft.kernel import (
    BrokenRules,
    ChanceAhead,
    Enumerated,
    Game,
    IllegalAnswer,
    Next,
    Pass,
    Procedure,
    Recorded,
    Scripted,
    Seat,
    Seeded,
    ask,
    next_word,
    outcomes,
    rng_from,
    step,
)  # fmt: skip


def test_the_generator_is_splitmix64() -> None:
    """The reference values of the published algorithm, from the seed 1234567."""
    rng, words = 1234567, []
    for _ in range(5):
        rng, word = next_word(rng)
        words.append(word)
    assert words == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
        16408922859458223821,
    ]  # fmt: skip


def test_seeds_are_text_and_give_different_generators() -> None:
    first = {rng_from(str(seed)) for seed in range(1000)}
    assert len(first) == 1000 and all(0 <= rng < 1 << 64 for rng in first)
    assert rng_from("the same") == rng_from("the same")


def test_the_generator_is_fair_and_lives_in_the_state() -> None:
    game = new_game(1)
    before = game.clone()
    rolls = [game.chance("die", "abcdef") for _ in range(1200)]
    assert all(150 < rolls.count(face) < 250 for face in "abcdef")
    assert [before.chance("die", "abcdef") for _ in range(1200)] == rolls
    assert game.results[-1200:] == rolls


def test_the_generator_steps_whatever_the_source() -> None:
    seeded = Game(RULES, fresh(), Seeded())
    scripted = Game(RULES, fresh(), Scripted("aabb"))
    recorded = Game(RULES, fresh(), Recorded("bbaa"))
    for _ in range(4):
        seeded.chance("letter", "ab")
        scripted.chance("letter", "ab")
        recorded.chance("letter", "ab")
    assert seeded.state.rng == scripted.state.rng == recorded.state.rng != fresh().rng
    assert (scripted.results, recorded.results) == (list("aabb"), list("bbaa"))


def test_a_script_says_what_was_needed_when_it_runs_out() -> None:
    source = Scripted(["3"])
    assert source.pick(0, "die", DIE) == "3"
    with pytest.raises(BrokenRules, match=r"no result is left for die: one of \['1', '2', '3'\]"):
        source.pick(0, "die", DIE)


def test_a_script_refuses_what_cannot_come_up_and_keeps_its_place() -> None:
    source = Scripted(["7", "1"])
    for _ in range(2):
        with pytest.raises(BrokenRules, match=r"'7' cannot come up for die"):
            source.pick(0, "die", DIE)
    source.results[0] = "2"
    assert [source.pick(0, "die", DIE), source.pick(0, "die", DIE)] == ["2", "1"]


def test_a_recorded_game_is_the_seeded_game() -> None:
    drawn = 0
    for game in random_play(new_game(8), seed=8):
        seat, key = game.open[0].seat, game.open[0].keys()[0]
        played = game.clone()
        played.answer(seat, key)
        source = Recorded(played.results)
        again = game.clone(source)
        again.answer(seat, key)
        assert again.state.digest() == played.state.digest() and source.taken == len(played.results)
        drawn += source.taken
    assert drawn > 5


def test_enumeration_stops_where_its_path_ends() -> None:
    source = Enumerated(("2",))
    assert source.pick(0, "die", DIE) == "2"
    with pytest.raises(ChanceAhead) as ahead:
        source.pick(0, "die", DIE)
    assert ahead.value.outcomes == DIE


def test_outcomes_of_one_die_agree_with_counting_by_hand() -> None:
    """Four faces, two of them equal: 1/4, 1/2, 1/4."""
    table = Table(RULES, fresh(Attack(Seat(0))))
    branches = {game.results[0]: likely for likely, game in outcomes(table.game, Seat(0), "target 1")}
    assert branches == {"1": 0.25, "2": 0.5, "3": 0.25}
    assert table.offers()[0][1][:2] == ["target 1", "target 2"] and not table.happened(Rolled)


def test_outcomes_of_several_draws_agree_with_counting_by_hand() -> None:
    """A guard shown, a round ends, three seats draw from seven cards each: fury and dodge are there twice."""
    table = Table(RULES, fresh()).picks("0:stance guard", "1:stance guard", "2:stance guard")
    found = list(outcomes(table.game, Seat(1), "vote no"))
    assert abs(sum(likely for likely, _ in found) - 1) < 1e-9
    for seat in range(3):
        marginal: Counter[str] = Counter()
        for likely, game in found:
            marginal[game.results[seat]] += likely  # type: ignore[assignment]
        pile = table.state.players[Seat(seat)].pile
        by_hand = {card: ways / len(pile) for card, ways in Counter(pile).items()}
        assert {card: round(likely, 9) for card, likely in marginal.items()} == {
            card: round(likely, 9) for card, likely in by_hand.items()
        }
    assert len(found) == len({tuple(game.results) for _, game in found})


class Gamble(Procedure, tag="chance.gamble"):
    """Roll; a three is rolled again."""

    @step("CH-01")
    def dare(self, g: Toy) -> Next:
        return ask(Seat(0), Pass(), DrinkOption())

    @step("CH-02")
    def roll(self, g: Toy) -> Next:
        return self.roll if g.chance("die", DIE) == "3" and len(g.results) < 3 else None


def test_outcomes_follow_chance_that_depends_on_chance() -> None:
    table = Table(make_rules(sys.modules[__name__]), fresh(Gamble()))
    found = {"".join(game.results): likely for likely, game in outcomes(table.game, Seat(0), "pass")}
    assert found == {
        "1": 1 / 4, "2": 1 / 2,
        "31": 1 / 16, "32": 1 / 8,
        "331": 1 / 64, "332": 1 / 32, "333": 1 / 64,
    }  # fmt: skip


def test_outcomes_without_chance_are_one() -> None:
    state = fresh(Suffer(Seat(1), 2, by=Seat(0)), seat1=hand("dodge"), seat2=hand("fury"))
    table = Table(RULES, state)
    ((likely, game),) = outcomes(table.game, Seat(1), "use dodge")
    assert likely == 1 and game.open and not table.happened(Hurt)
    with pytest.raises(IllegalAnswer):
        list(outcomes(table.game, Seat(1), "use fury"))
