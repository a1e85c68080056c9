"""Bots: random ones spread evenly and repeat themselves; the normal one knows what it does."""

from __future__ import annotations

from collections import Counter

from games.tiny.scenes import drawn

from undercroft.bots import NO_VIEW, RandomBot, make_bot
from undercroft.bots.tiny.players import NormalBot
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.options import KeepOption
from undercroft.kernel import CardId, Decision, Pass, Seat, UseOption, view
from undercroft.sim.simulate import Plan, simulate
from undercroft.term.telling import words_for

ASKED = Decision((Seat(0),), "what", "", (Pass(), UseOption("a")), (UseOption("b"),))


def test_random_takes_every_option_and_aside_as_often() -> None:
    bot = RandomBot("1")
    taken = Counter(bot.choose(NO_VIEW, ASKED) for _ in range(3000))
    assert set(taken) == {0, 1, 2}
    assert all(900 < count < 1100 for count in taken.values())


def test_the_same_seed_gives_the_same_choices() -> None:
    edition = lay_out(box_of("tiny"))

    def choices(seed: str, seat: int) -> list[int]:
        bot = make_bot(edition, edition.settle(), "random", Seat(seat), seed)
        return [bot.choose(NO_VIEW, ASKED) for _ in range(40)]

    assert choices("1", 0) == choices("1", 0)
    assert choices("1", 0) != choices("1", 1) and choices("1", 0) != choices("2", 0)


def keeps(hand: str, cards: str, seat: int = 0, picture: str = "W.S.g", **looks: int) -> tuple[str, str]:
    """The card that the normal bot keeps of these, and why."""
    health = {1: {"hp": looks.get("warden", 12)}, 2: {"hp": looks.get("scout", 9)}}
    play = drawn(picture, health, hands=(hand, "") if not seat else ("", hand), turn=seat + 1)
    bot = NormalBot(play.game.rules, Seat(seat))
    options = tuple(KeepOption(CardId(card)) for card in cards.split())
    asked = Decision((Seat(seat),), "tiny.round.choose_cards", "TN-RND-07", options, secret=True)
    advice = bot.advise(view(play.game, Seat(seat)), asked)
    return options[advice.pick].card, advice.why


def test_the_normal_bot_keeps_what_the_position_asks_for() -> None:
    for cards in ("second-wind cleave", "cleave second-wind"):
        assert keeps("", cards, warden=4) == ("second-wind", "hint-heal")
        assert keeps("", cards) == ("cleave", "hint-take")
    for cards in ("field-dressing sidestep", "sidestep field-dressing"):
        assert keeps("", cards, seat=1, warden=4) == ("field-dressing", "hint-heal")
        assert keeps("", cards, seat=1) == ("sidestep", "hint-take")
        assert keeps("", cards, seat=1, scout=8)[0] == "sidestep"


def test_the_normal_bot_keeps_what_strikes_several_for_a_crowd_only() -> None:
    for cards in ("cleave rally", "rally cleave"):
        assert keeps("", cards, picture="W.S.g.g") == ("cleave", "hint-several")
        assert keeps("", cards, picture="W.S.g") == ("rally", "hint-take")
    for cards in ("dread venom", "venom dread", "beguile venom"):
        assert keeps("", cards, seat=1) == ("venom", "hint-take")


def test_the_normal_bot_wants_no_second_copy() -> None:
    for cards in ("parry rally", "rally parry"):
        assert keeps("", cards)[0] == "parry"
        assert keeps("parry", cards)[0] == "rally"


def wins(bots: str, games: int) -> float:
    setup = lay_out(box_of("tiny")).settle()
    made = Plan(game="tiny", setups=(setup,), bots=((bots, bots),), games=games, seed="bots", errors=None)  # type: ignore[arg-type]
    found = simulate(made)
    assert found.errors == found.unfinished == 0
    return found.results["won"] / games


def test_normal_wins_often_but_not_always_and_random_hardly_ever() -> None:
    assert 0.5 < wins("normal", 120) < 0.9
    assert wins("random", 100) < 0.1


def test_the_normal_bot_gives_a_reason_for_every_choice_in_every_language() -> None:
    edition = lay_out(box_of("tiny"))
    reasons = set()
    for seed in range(8):
        game = edition.new_game(edition.settle(), f"reasons/{seed}")
        bots = [make_bot(edition, edition.settle(), "normal", Seat(seat), "") for seat in (0, 1)]
        while game.open:
            decision = game.open[0]
            seen = view(game, decision.seat)
            advice = bots[decision.seat].advise(seen, decision)
            assert advice.pick == bots[decision.seat].choose(seen, decision)
            reasons.add(advice.why)
            game.answer(decision.seat, advice.pick)
    assert len(reasons) > 10 and "hint-take" in reasons
    for language in ("en", "es", "pt"):
        words = words_for(language, edition)
        assert all(words.say(why) != why for why in reasons)
