"""Whole games of First Blood: each side against one that plays at random, and the hard bot for a while."""

from __future__ import annotations

import pytest

from undercroft.bots import bot_names, make_bot
from undercroft.bots.descent import HardBot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import Seat, view
from undercroft.sim.match import Match

OVERLORD = Seat(2)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return lay_out(box_of("descent"))


def played(edition: Edition, heroes: str, overlord: str, seed: str) -> Match:
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    names = (heroes, heroes, overlord)
    bots = [make_bot(edition, setup, name, Seat(seat), seed) for seat, name in enumerate(names)]
    match = Match(edition, setup, seed, bots)
    match.run()
    return match


def test_every_seat_has_three_strengths(edition: Edition) -> None:
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    for seat in (Seat(0), OVERLORD):
        assert bot_names(edition, setup, seat) == ("random", "easy", "normal", "hard")


def test_normal_heroes_beat_a_random_overlord(edition: Edition) -> None:
    assert played(edition, "normal", "random", "1").outcome == "heroes-won"


def test_a_normal_overlord_beats_random_heroes(edition: Edition) -> None:
    assert played(edition, "random", "normal", "1").outcome == "overlord-won"


def test_easy_bots_play_to_the_end(edition: Edition) -> None:
    assert played(edition, "easy", "easy", "2").outcome


def test_the_same_seed_gives_the_same_game(edition: Edition) -> None:
    once, again = (played(edition, "normal", "normal", "3") for _ in range(2))
    assert once.digest == again.digest
    assert once.given == again.given


def test_a_hard_bot_searches_within_its_budget_and_plays_on(edition: Edition) -> None:
    """A turn of its own: every answer is among the options, and the position of the game is untouched."""
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    game = edition.new_game(setup, "4")
    normal = [make_bot(edition, setup, "normal", Seat(seat), "4") for seat in range(3)]
    hard = HardBot(edition.rules, Seat(0), "4", nodes=60)
    searched = 0
    while searched < 2:
        decision = game.open[0]
        seat = decision.seats[0]
        before = game.state.digest()
        if seat == 0 and decision.what == "descent.hero_turn.choose":
            given = hard.advise(view(game, seat), decision)
            assert game.state.digest() == before
            assert given.why.startswith("hint-descent-")
            game.answer(seat, given.pick)
            searched += 1
        else:
            game.answer(seat, normal[seat].choose(view(game, seat), decision))


def test_no_bot_of_a_hero_depends_on_the_hidden_hand(edition: Edition) -> None:
    """Two hands that fit the same view are the same to him: he is given the view alone."""
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    game = edition.new_game(setup, "5")
    normal = [make_bot(edition, setup, "normal", Seat(seat), "5") for seat in range(3)]
    while game.open[0].what != "descent.hero_turn.choose":
        decision = game.open[0]
        game.answer(
            decision.seats[0], normal[decision.seats[0]].choose(view(game, decision.seats[0]), decision)
        )
    decision = game.open[0]
    seen = view(game, decision.seats[0])
    assert set(seen.state.overlord.hand) == {"?"}
    assert normal[decision.seats[0]].advise(seen, decision).why
