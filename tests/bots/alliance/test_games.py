"""Whole games of Dungeon Alliance by bots: who wins, what they say, what they see."""

from __future__ import annotations

import pytest

from undercroft.bots import bot_names, make_bot
from undercroft.bots.alliance import HardBot, NormalBot
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.kernel import UNKNOWN, Seat, view
from undercroft.scenes.presenter import Presenter
from undercroft.sim.match import Match
from undercroft.text.words import LANGUAGES


@pytest.fixture(scope="module")
def edition() -> Edition:
    return lay_out(box_of("alliance"))


def played(edition: Edition, names: tuple[str, ...], seed: str, variants: tuple[str, ...] = ()) -> Match:
    setup = edition.settle(AllianceSetup(len(names), variants))
    bots = [make_bot(edition, setup, name, Seat(seat), seed) for seat, name in enumerate(names)]
    match = Match(edition, setup, seed, bots)
    match.run()
    return match


def test_every_seat_has_three_strengths(edition: Edition) -> None:
    setup = edition.settle(AllianceSetup(2))
    assert bot_names(edition, setup, Seat(1)) == ("random", "easy", "normal", "hard")


@pytest.mark.parametrize("strength", ["easy", "normal"])
def test_bots_that_think_beat_a_random_one_from_either_seat(edition: Edition, strength: str) -> None:
    assert played(edition, (strength, "random"), "1").outcome == "blue-won"
    assert played(edition, ("random", strength), "1").outcome == "red-won"


@pytest.mark.parametrize("variants", [("pvp",), ("coop",), ("basic",)])
def test_bots_play_every_variant_to_its_end(edition: Edition, variants: tuple[str, ...]) -> None:
    assert played(edition, ("normal", "easy"), "2", variants).outcome


def test_a_bot_plays_alone(edition: Edition) -> None:
    assert played(edition, ("normal",), "3").outcome in ("won", "lost")


def test_the_same_seed_gives_the_same_game(edition: Edition) -> None:
    once, again = (played(edition, ("normal", "easy"), "4") for _ in range(2))
    assert once.digest == again.digest and once.given == again.given


def test_every_answer_has_a_reason_in_three_languages(edition: Edition) -> None:
    """A bot sees its seat's view alone: the hand of its rival is not in it."""
    setup = edition.settle(AllianceSetup(2))
    game = edition.new_game(setup, "5")
    narrators = [Presenter(edition, setup, language, strict=True).narrator for language in LANGUAGES]
    bots = [NormalBot(edition.rules, Seat(seat)) for seat in range(2)]
    reasons = set()
    for _ in range(260):
        decision = game.open[0]
        seat = decision.seats[0]
        seen = view(game, seat)
        rival = seen.state.alliances[Seat(1 - seat)]
        assert set(rival.hand) <= {UNKNOWN}
        advice = bots[seat].advise(seen, decision)
        for narrator in narrators:
            assert narrator.reason(advice.why, advice.args, advice.about, game.state)
        reasons.add(advice.why)
        game.answer(seat, advice.pick)
    assert {"hint-alliance-kill", "hint-alliance-door", "hint-alliance-draft"} <= reasons


def test_a_hard_bot_searches_and_leaves_the_game_alone(edition: Edition) -> None:
    setup = edition.settle(AllianceSetup(2))
    game = edition.new_game(setup, "6")
    normal = [NormalBot(edition.rules, Seat(seat)) for seat in range(2)]
    hard = HardBot(edition.rules, Seat(0), "6", nodes=80)
    searched = 0
    while searched < 3:
        decision = game.open[0]
        seat, before = decision.seats[0], game.state.digest()
        if seat == 0 and hard.is_searched(game, decision):
            advice = hard.advise(view(game, seat), decision)
            assert game.state.digest() == before and advice.why.startswith("hint-alliance-")
            game.answer(seat, advice.pick)
            searched += 1
        else:
            game.answer(seat, normal[seat].choose(view(game, seat), decision))
