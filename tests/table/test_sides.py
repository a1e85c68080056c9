"""A game of three sides at a table: what each side knows, says, gives up and sees at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from table import bidding
from table.bidding import BiddingSetup
from table.sittings import ANA, BEN, CAT, TINY, Client, Sitting
from undercroft.games.boxes import Edition, are_rivals
from undercroft.kernel import Seat
from undercroft.table import load_table, wire
from undercroft.table.sides import channel, people_by_side, rivals_of, sides, sides_of, standing_of
from undercroft.table.undoing import may_redo
from undercroft.text.words import Language

DAN, EVE = 4, 5
GAME = bidding.edition()
NAMES = ("Three", "Five", "Eight", "Nine")


def find(game: str) -> Edition:
    return GAME


def sitting(*seats: str, undo: wire.UndoPolicy = "friendly", edition: Edition = GAME) -> Sitting:
    """Ana and Ben are the sun, Cat is the moon, Dan the star, as far as their seats are "open"."""
    wanted = seats or ("me", "open", "open", "open")
    made = Sitting(wanted, edition, undo=undo, setup=BiddingSetup())
    for seat, name in enumerate(("Ben", "Cat", "Dan"), 1):
        made.joined(name, seat if wanted[seat] == "open" else -1)
    made.joined("Eve")
    return made


def crowd(made: Sitting) -> list[Client]:
    """Everybody's browser, in the order of the seats; Eve and a stranger look on."""
    return [made.client(person) for person in (ANA, BEN, CAT, DAN, EVE, 0)]


def bid(made: Sitting, *cards: str) -> None:
    """Everybody lays a card."""
    for seat, card in enumerate(cards):
        made.answer(seat + 1, seat, f"bid {card}")


def say(made: Sitting, person: int, text: str, to: Any = "mates") -> wire.Chat:
    command = wire.Chat(id=next(made.ids) + "c", text=text, to=to)
    made.do(person, command)
    return command


def piles(client: Client) -> dict[int, list[str]]:
    """The hands that a client was sent, by whose they are."""
    seats = msgspec.json.decode(client.parts["seats"])
    return {
        pile.get("of", seat["seat"]): [card["name"] for card in pile["cards"]]
        for seat in seats
        for pile in seat["piles"]
    }


# -- secrets


def test_mates_are_sent_one_another_s_hands_and_nobody_else_is() -> None:
    made = sitting()
    ana, ben, cat, dan, eve, stranger = crowd(made)
    assert set(piles(ana)) == set(piles(ben)) == {0, 1}
    assert (set(piles(cat)), set(piles(dan))) == ({2}, {3})
    assert piles(eve) == piles(stranger) == {}
    assert piles(ana)[1] == ["Three", "Five", "Eight", "Nine"]
    bid(made, "three", "five", "eight", "nine")
    assert piles(ana) == piles(ben) == {0: ["Five", "Eight", "Nine"], 1: ["Three", "Eight", "Nine"]}
    assert piles(cat) == {2: ["Three", "Five", "Nine"]}


def test_nothing_of_a_hand_is_in_what_spectators_get() -> None:
    """Also not by the way: in no part, no line and no update."""
    made = sitting()
    clients = crowd(made)
    made.answer(ANA, 0, "bid nine")
    for client in clients[4:]:
        assert not any(name.encode() in each for each in client.bytes for name in NAMES)


def test_hands_that_are_closed_are_closed_to_mates() -> None:
    made = sitting(edition=bidding.edition(open_hands=lambda s: False))
    ana, ben, *_ = crowd(made)
    assert set(piles(ana)) == {0} and set(piles(ben)) == {1}


def test_where_all_are_one_side_nothing_is_sent_to_a_side_alone() -> None:
    made = sitting(edition=bidding.edition(side_of=lambda s, seat: ""))
    ana, *_ = crowd(made)
    assert set(piles(ana)) == {0} and all("side" not in seat for seat in ana.room["seats"])


def test_the_room_says_which_seat_plays_for_whom() -> None:
    made = sitting()
    clients = crowd(made)
    for client in clients:
        assert [seat["side"] for seat in client.room["seats"]] == ["sun", "sun", "moon", "star"]


# -- chat


def test_what_is_said_to_mates_reaches_them_and_nobody_else() -> None:
    made = sitting()
    ana, ben, cat, dan, eve, stranger = crowd(made)
    say(made, ANA, "we bid nine")
    say(made, BEN, "hello", to="all")
    assert ana.chats == ben.chats == ["we bid nine", "hello"]
    assert cat.chats == dan.chats == eve.chats == stranger.chats == ["hello"]
    for client in (cat, dan, eve, stranger):
        assert b"we bid nine" not in b"".join(client.bytes)


def test_the_numbers_of_what_is_said_do_not_tell_that_others_talk() -> None:
    made = sitting()
    ana, _, cat, *_ = crowd(made)
    for person, text, to in ((ANA, "one", "all"), (BEN, "two", "mates"), (CAT, "three", "all")):
        say(made, person, text, to)
    heard = [msgspec.json.decode(each) for each in ana.bytes if b'"chatted"' in each]
    assert [(each["n"], each.get("side", "")) for each in heard] == [(1, ""), (1, "sun"), (2, "")]
    theirs = [msgspec.json.decode(each) for each in cat.bytes if b'"chatted"' in each]
    assert [each["n"] for each in theirs] == [1, 2]


def test_who_comes_later_hears_what_was_said_to_all_and_to_their_side() -> None:
    made = sitting("me", "open", "open", "bot:random")
    crowd(made)
    say(made, ANA, "for the sun")
    say(made, CAT, "for all", to="all")
    assert made.client(DAN).chats == made.client(0).chats == ["for all"]
    assert made.client(BEN).chats == ["for the sun", "for all"]
    made.do(BEN, wire.Rise(id="r", seat=1))
    assert made.client(BEN).chats == ["for all"], "who has left a side hears it no more"
    late = made.client(DAN)
    made.do(DAN, wire.Sit(id="s", seat=1))
    assert "for the sun" in late.chats, "who sits down with a side is told what it has said"
    twin = load_table(find, made.kept)
    assert [said.text for said in twin.chats] == ["for the sun", "for all"]
    feed = twin.feed(CAT, "en")
    assert not any(b"for the sun" in message for message in feed.news())


def test_what_a_side_has_said_stays_with_it_when_the_others_have_gone() -> None:
    made = sitting("me", "open", "open", "bot:random")
    crowd(made)
    say(made, ANA, "for the sun")
    made.do(CAT, wire.Rise(id="r", seat=2))
    assert people_by_side(made.table) == {"sun": {ANA, BEN}}
    assert sides_of(made.table, ANA) == ("sun",) and sides_of(made.table, CAT) == ()
    assert made.client(BEN).chats == ["for the sun"]
    assert [made.client(person).chats for person in (CAT, EVE, 0)] == [[], [], []]
    made.do(CAT, wire.Sit(id="s", seat=3))
    assert sides_of(made.table, CAT) == ("star",) and sides_of(made.table, BEN) == ("sun",)
    assert made.client(CAT).chats == []


@pytest.mark.parametrize(
    ("seats", "person"),
    [
        (("me", "open", "open", "open"), CAT),  # a side of one
        (("me", "open", "open", "open"), EVE),  # looks on
        (("me", "open", "bot:random", "bot:random"), ANA),  # people of one side only
        (("me", "bot:random", "open", "open"), ANA),  # the mate is a bot
    ],
)
def test_who_has_nobody_to_talk_to_in_private_is_told_so(seats: tuple[str, ...], person: int) -> None:
    made = sitting(*seats)
    crowd(made)
    assert made.refused(person, wire.Chat(id="x", text="psst", to="mates")) == "no-mates"
    assert channel(made.table, person) == ""


def test_the_room_tells_who_may_talk_to_their_side_alone() -> None:
    made = sitting()
    clients = crowd(made)
    assert [client.reader.get("mates", False) for client in clients] == [True, True] + [False] * 4
    made.do(BEN, wire.Rise(id="r", seat=1))
    assert not any(client.reader.get("mates") for client in clients)


# -- for and against


def test_who_sits_where_says_whether_people_play_against_people() -> None:
    made = sitting("me", "open", "bot:random", "bot:random")
    ana, *_ = crowd(made)
    assert people_by_side(made.table) == {"sun": {ANA, BEN}}
    assert not made.table.questions.since and "clocks" not in ana.room, "bots are nobody's opponents"
    made.do(CAT, wire.Sit(id="s", seat=2))
    assert people_by_side(made.table) == {"sun": {ANA, BEN}, "moon": {CAT}}
    assert set(made.table.questions.since) == {0, 1, 2} and len(ana.room["clocks"]) == 3
    assert made.table.next_tick() is not None
    made.do(CAT, wire.HandOver(id="h", seat=2, bot="random"))
    assert set(made.table.questions.since) == {0, 1}, "Cat still holds the seat: the others are timed"
    made.do(CAT, wire.Rise(id="r", seat=2))
    assert not made.table.questions.since and "clocks" not in ana.room and made.table.next_tick() is None


def test_clocks_are_the_same_after_loading() -> None:
    made = sitting("me", "open", "bot:random", "bot:random")
    crowd(made)
    made.do(CAT, wire.Sit(id="s", seat=2))
    made.now += 70_000
    made.answer(ANA, 0, "bid nine")
    assert made.reloaded(find=find).questions.bank == made.table.questions.bank != {}
    made.do(CAT, wire.Rise(id="r", seat=2))
    twin = made.reloaded(find=find)
    assert twin.questions.since == made.table.questions.since == {}


def test_one_person_on_all_sides_plays_against_nobody() -> None:
    made = sitting("me", "bot:random", "bot:random", "bot:random")
    crowd(made)
    for seat in (1, 2, 3):
        made.do(ANA, wire.Sit(id=f"s{seat}", seat=seat))
    assert set(people_by_side(made.table)) == {"sun", "moon", "star"}
    assert not made.table.questions.since and rivals_of(made.table, ANA) == set()
    assert sides_of(made.table, ANA) == ("sun", "moon", "star")


def test_the_sides_are_found_once_for_a_revision() -> None:
    asked: list[Seat] = []

    def side_of(s: Any, seat: Seat) -> str:
        asked.append(seat)
        return bidding.SIDES[seat]

    made = sitting(edition=bidding.edition(side_of=side_of))
    table = made.table
    assert sides(table) == ("sun", "sun", "moon", "star") and asked
    asked.clear()
    assert people_by_side(table) == {"sun": {ANA, BEN}, "moon": {CAT}, "star": {DAN}}
    assert (sides_of(table, BEN), sides_of(table, EVE)) == (("sun",), ())
    assert rivals_of(table, CAT) == {ANA, BEN, DAN} and not asked
    made.do(BEN, wire.Rise(id="r", seat=1))
    assert sides_of(table, BEN) == () and rivals_of(table, CAT) == {ANA, DAN}


@pytest.mark.parametrize(
    ("people", "rivals"),
    [
        ({}, False), ({"a": {1, 2}}, False), ({"a": {1}, "b": {1}}, False), ({"a": {1}, "b": {2}}, True),
        ({"a": {1, 2}, "b": {2}}, True),
    ],
)  # fmt: skip
def test_people_of_two_sides_are_rivals_unless_they_are_one(people: Any, rivals: bool) -> None:
    assert are_rivals(None, people) is rivals


def test_a_box_may_say_otherwise_by_the_set_up() -> None:
    asked: list[Any] = []

    def never(setup: Any, people: Any) -> bool:
        asked.append((setup, people))
        return False

    made = sitting(edition=replace(GAME, box=replace(GAME.box, competitive=never)))
    crowd(made)
    assert not made.table.questions.since and rivals_of(made.table, ANA) == set()
    assert asked[-1] == (BiddingSetup(), {"sun": {ANA, BEN}, "moon": {CAT}, "star": {DAN}})


def test_who_plays_together_has_no_rivals() -> None:
    made = Sitting(edition=TINY)
    made.joined("Ben", 1)
    assert rivals_of(made.table, ANA) == set()


# -- undo


def test_an_undo_needs_the_other_sides_and_the_mates_who_are_there() -> None:
    made = sitting()
    crowd(made)
    bid(made, "three", "five", "eight", "nine")
    made.undo(ANA)
    ballot = made.table.room.ballot
    assert ballot is not None and ballot.asked == (BEN, CAT, DAN)


def test_opponents_who_are_away_are_asked_all_the_same() -> None:
    made = sitting()
    made.client(ANA)
    bid(made, "three", "five", "eight", "nine")
    made.undo(ANA)
    ballot = made.table.room.ballot
    assert ballot is not None and ballot.asked == (CAT, DAN), "Ben is away, and on the same side"
    made.tick(31_000)
    assert made.table.room.ballot is None and made.table.answers == 4


def test_a_free_table_asks_the_other_side_and_nobody_else() -> None:
    made = sitting(undo="free")
    crowd(made)
    bid(made, "three", "five", "eight", "nine")
    made.undo(ANA)
    ballot = made.table.room.ballot
    assert ballot is not None and ballot.asked == (CAT, DAN)
    made.vote(CAT)
    made.vote(DAN)
    assert made.table.answers < 4


def test_an_answer_of_one_s_own_that_showed_nothing_is_taken_back_freely() -> None:
    made = sitting()
    crowd(made)
    made.answer(CAT, 2, "bid nine")
    made.undo(CAT)
    assert made.table.answers == 0 and made.table.room.ballot is None


def test_against_bots_undo_is_as_free_as_ever() -> None:
    made = sitting("me", "open", "bot:random", "bot:random", undo="free")
    crowd(made)
    made.answer(ANA, 0, "bid three")
    made.answer(BEN, 1, "bid five")
    made.play_bots()
    made.undo(ANA, 0)
    assert made.table.answers == 0


def test_nobody_redoes_what_a_rival_took_back() -> None:
    for undo in ("free", "friendly"):
        made = sitting(undo=undo)
        clients = crowd(made)
        made.answer(CAT, 2, "bid nine")
        made.undo(CAT)
        made.leave(clients[2])
        assert made.refused(ANA, wire.Redo(id="r", revision=made.table.revision)) == "not-your-redo"
        assert may_redo(made.table, ANA) is False and may_redo(made.table, EVE) is False
        assert may_redo(made.table, CAT) is True
        made.redo(CAT)
        assert made.table.answers == 1


def test_a_mate_may_redo_at_a_free_table() -> None:
    made = sitting(undo="free")
    crowd(made)
    made.answer(ANA, 0, "bid nine")
    made.undo(ANA)
    made.redo(BEN)
    assert made.table.answers == 1


def test_the_host_answers_for_mates_and_bots_but_for_no_opponent() -> None:
    made = sitting("me", "open", "open", "bot:random")
    crowd(made)

    def override(seat: int) -> wire.Override:
        revision = made.table.revision
        return wire.Override(id=next(made.ids) + "o", revision=revision, seat=seat, key="bid nine")

    assert made.refused(ANA, override(2)) == "rival"
    made.do(ANA, override(1))
    made.do(ANA, override(3))
    assert made.table.answers == 2


# -- giving up


def gives_up(made: Sitting, person: int) -> None:
    made.answer(person, person - 1, "give-up")


def test_a_side_gives_up_when_its_people_agree_and_the_others_play_on() -> None:
    made = sitting()
    clients = crowd(made)
    gives_up(made, ANA)
    shown = [msgspec.json.decode(client.parts["status"]).get("giving_up") for client in clients]
    assert shown == [{"seats": [0], "asked": [1]}] * 6, "nobody on another side is asked"
    assert made.table.journal.game.state.out == ()
    gives_up(made, BEN)
    assert made.table.journal.game.state.out == ("sun",) and not made.table.over
    assert {seat for d in made.table.journal.game.open for seat in d.seats} == {2, 3}


def test_the_last_side_wins_at_once() -> None:
    made = sitting()
    crowd(made)
    gives_up(made, CAT)
    assert not made.table.over
    gives_up(made, DAN)
    assert made.table.over and made.table.journal.game.state.ending.winners == (0, 1)


@pytest.mark.parametrize("mate", ["bot:random", "empty"])
def test_bots_and_empty_seats_agree_with_the_people_of_their_side(mate: str) -> None:
    made = sitting("me", "bot:random" if mate == "bot:random" else "open", "open", "open")
    crowd(made)
    if mate == "empty":
        made.do(BEN, wire.Rise(id="r", seat=1))
    gives_up(made, ANA)
    assert made.table.journal.game.state.out == ("sun",)


def test_bots_of_another_side_do_not_give_up_with_it() -> None:
    made = sitting("me", "open", "bot:random", "bot:random")
    crowd(made)
    gives_up(made, ANA)
    assert made.table.journal.game.state.out == () and not made.table.over
    gives_up(made, BEN)
    assert made.table.journal.game.state.out == ("sun",) and not made.table.over
    assert bidding.opinions(made.table.journal.game.state) == {2: False, 3: False}


def test_a_side_waits_for_all_of_its_people() -> None:
    made = sitting("me", "open", "open", "bot:random")
    crowd(made)
    gives_up(made, CAT)
    assert made.table.journal.game.state.out == ("moon",)
    gives_up(made, BEN)
    assert made.table.journal.game.state.out == ("moon",)
    made.answer(BEN, 1, "play-on")
    gives_up(made, ANA)
    assert made.table.journal.game.state.out == ("moon",)


# -- the end


def ended(*rounds: tuple[str, ...]) -> tuple[Sitting, list[Client]]:
    made = sitting()
    clients = crowd(made)
    for cards in rounds:
        bid(made, *cards)
    assert made.table.over
    return made, clients


def status(client: Client) -> Any:
    return msgspec.json.decode(client.parts["status"])


def test_everybody_sees_the_end_from_where_they_sat() -> None:
    made, clients = ended(("three", "five", "nine", "eight"), ("five", "three", "eight", "nine"))
    assert [client.reader["standing"] for client in clients] == [
        "lost",
        "lost",
        "tied",
        "tied",
        "over",
        "over",
    ]
    shown = status(clients[0])["ending"]
    assert shown == {
        "winners": [2, 3],
        "text": "Cat (Jade) and Dan (Pearl) are tied.",
        "scores": [0, 0, 1, 1],
    }
    assert [status(client)["ending"] for client in clients] == [shown] * 6
    assert made.table.journal.game.state.outcome == "tie"


def test_a_side_that_wins_sees_victory_and_the_others_defeat() -> None:
    made, clients = ended(("three", "nine", "five", "eight"), ("nine", "three", "eight", "five"))
    assert [client.reader["standing"] for client in clients] == ["won", "won", "lost", "lost", "over", "over"]
    assert status(clients[-1])["ending"]["text"] == "Ana (Ruby) and Ben (Amber) win."
    assert standing_of(made.table, ANA) == "won" and standing_of(made.table, EVE) == "over"


@pytest.mark.parametrize(
    ("language", "one", "tie"),
    [
        ("en", "Cat (Jade) wins.", "Cat (Jade) and Dan (Pearl) are tied."),
        ("es", "Gana Cat (Jade).", "Empate entre Cat (Jade) y Dan (Perla)."),
        ("pt", "Cat (Jade) vence.", "Empate entre Cat (Jade) e Dan (Pérola)."),
    ],
)
def test_who_won_is_said_in_three_languages(language: Language, one: str, tie: str) -> None:
    made, _ = ended(("three", "five", "nine", "eight"), ("five", "three", "eight", "nine"))
    assert status(made.client(EVE, language))["ending"]["text"] == tie
    made, _ = ended(("three", "five", "nine", "eight"), ("five", "three", "eight", "five"))
    assert status(made.client(EVE, language))["ending"]["text"] == one


def test_while_a_game_goes_on_there_is_no_standing_and_no_ending() -> None:
    made = sitting()
    for client in crowd(made):
        assert "standing" not in client.reader and "ending" not in status(client)
    assert standing_of(made.table, ANA) is None


def test_who_plays_together_wins_together_and_nobody_needs_to_say_who() -> None:
    made = sitting(edition=bidding.edition(side_of=lambda s, seat: ""))
    clients = crowd(made)
    bid(made, "three", "nine", "five", "eight")
    bid(made, "nine", "three", "eight", "five")
    assert made.table.over and "text" not in status(clients[0])["ending"]
    assert [client.reader["standing"] for client in clients] == ["won"] * 4 + ["over"] * 2


def test_who_changes_sides_is_counted_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody takes another seat: it is the rules that say otherwise from the next revision on."""
    made = sitting()
    before = people_by_side(made.table)
    assert before[sides(made.table)[2]] == {CAT}
    monkeypatch.setattr(made.table.edition.rules, "side_of", lambda s, seat: "dusk" if seat == 2 else "day")
    assert people_by_side(made.table) == before  # until something happens
    made.table.revision += 1
    assert people_by_side(made.table) == {"day": {ANA, BEN, DAN}, "dusk": {CAT}}
    assert sides_of(made.table, CAT) == ("dusk",) and sides_of(made.table, EVE) == ()
