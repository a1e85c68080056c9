"""Which bots there are for a game and for each role in it, at the table and on the command line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from table.sittings import ANA, Sitting

from undercroft.bots import RandomBot, all_bot_names, bot_names, make_bot
from undercroft.cli.settings import seating
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.kernel import Seat, SetupError
from undercroft.table import wire


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
