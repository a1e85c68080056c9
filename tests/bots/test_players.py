"""Bots: random ones spread evenly and repeat themselves; the normal one knows what it does."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from games.tiny.scenes import drawn
from table.sittings import ANA, Sitting

from undercroft.bots import NO_VIEW, RandomBot, all_bot_names, bot_names, make_bot
from undercroft.bots.tiny.players import NormalBot
from undercroft.cli.settings import seating
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.tiny.options import KeepOption
from undercroft.kernel import CardId, Decision, Pass, Seat, SetupError, UseOption, view
from undercroft.sim.simulate import Plan, simulate
from undercroft.table import wire
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


def test_bots_are_named_by_game() -> None:
    edition = lay_out(box_of("tiny"))
    assert bot_names(edition, edition.settle(), Seat(0)) == ("random", "normal")
    with pytest.raises(SetupError, match="'normla' is no bot for tiny; did you mean 'normal'"):
        make_bot(edition, edition.settle(), "normla", Seat(0), "1")
    with pytest.raises(SetupError, match="'easy' is not in this version for tiny; there are: random, normal"):
        make_bot(edition, edition.settle(), "easy", Seat(0), "1")


class Named(RandomBot):
    """A bot that is known by its class."""

    def __init__(self, rules: object, seat: Seat, seed: str) -> None:
        super().__init__(seed)


class Lord(Named):
    """Plays one role."""


def with_roles() -> Edition:
    """The Cellar, as if the scout had bots of its own."""
    edition = lay_out(box_of("tiny"))
    here = f"{__name__}:"
    bots = {"normal": f"{here}Named", "scout/easy": f"{here}Lord", "scout/hard": f"{here}Lord"}
    box = replace(edition.box, bots=bots, seats=lambda content, setup: ["hero-warden", "scout-scout"])
    return replace(edition, box=box)


def test_bots_are_named_by_role() -> None:
    edition = with_roles()
    setup = edition.settle()
    assert [edition.role(setup, Seat(seat)) for seat in (0, 1)] == ["hero", "scout"]
    assert bot_names(edition, setup, Seat(0)) == ("random", "normal")
    assert bot_names(edition, setup, Seat(1)) == ("random", "easy", "hard"), "and none of the others'"
    assert all_bot_names(edition.box) == ("random", "normal", "easy", "hard")
    assert type(make_bot(edition, setup, "normal", Seat(0), "1")) is Named
    assert type(make_bot(edition, setup, "hard", Seat(1), "1")) is Lord
    assert type(make_bot(edition, setup, "random", Seat(1), "1")) is RandomBot


def test_a_bot_of_another_role_is_refused_by_name() -> None:
    edition = with_roles()
    setup = edition.settle()
    with pytest.raises(SetupError, match="'normal' is no bot for the scout of tiny; there are: random, easy"):
        make_bot(edition, setup, "normal", Seat(1), "1")
    with pytest.raises(SetupError, match="'hard' is not in this version for tiny; there are: random, normal"):
        make_bot(edition, setup, "hard", Seat(0), "1")


def test_a_table_offers_and_seats_bots_by_role() -> None:
    sitting = Sitting(("me", "bot:hard"), with_roles())
    ana = sitting.client(ANA)
    offered = [seat["bots"] for seat in ana.room["seats"]]
    assert offered == [["random", "normal"], ["random", "easy", "hard"]]
    assert sitting.refused(ANA, wire.SeatBot(id="b", seat=1, bot="normal")) == "no-bot"
    sitting.do(ANA, wire.SeatBot(id="c", seat=1, bot="easy"))
    assert sitting.table.room.chairs[1].bot == "easy"
    with pytest.raises(SetupError, match="one of bot:random, bot:easy, bot:hard"):
        Sitting(("me", "bot:normal"), with_roles())


def test_the_command_line_seats_bots_by_what_a_seat_plays() -> None:
    seats = ("hero-warden", "hero-scout", "overlord-zachareth")
    assert seating("hero=normal,overlord=hard", seats, "me") == ("normal", "normal", "hard")
    assert seating("scout=easy", seats, "me") == ("me", "easy", "me")
    assert seating("2=easy,normal", seats, "me") == ("normal", "normal", "easy")
    with pytest.raises(SetupError, match="There is no seat 'heroes'"):
        seating("heroes=normal", seats, "me")


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
