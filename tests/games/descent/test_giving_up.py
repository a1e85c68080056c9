"""Giving up a quest: a ruling, as the book has no rule; either side may, and all of it must agree."""

from __future__ import annotations

from typing import Any

import pytest
from table.sittings import ANA, BEN, CAT, Sitting, find

from undercroft.games.descent.rules.quests.giving_up import would_give_up
from undercroft.kernel import Seat
from undercroft.sim.testers import Luck
from undercroft.table import wire

DESCENT = find("descent")
OVERLORD, HEROES = 4, (0, 1, 2, 3)


def playing(*seats: str, turn: str = "1.1.1") -> Sitting:
    """A table at a decision in a turn: of the first hero, or of the Overlord."""
    sitting = Sitting(seats, DESCENT)
    for seat, name in enumerate(seats):
        if name == "open":
            sitting.joined(f"P{seat}", seat)
    luck = Luck("giving up")
    while gives_up(sitting) is None or DESCENT.box.turns(state(sitting)) != turn:
        seat, key = luck.answer(sitting.table.journal.game)
        key = "turn 1" if "turn 1" in sitting.keys(seat) else key
        person = sitting.table.room.chairs[seat].player
        sitting.answer(person, seat, key) if person else sitting.play_bots()
    return sitting


def state(sitting: Sitting) -> Any:
    return sitting.table.journal.game.state


def gives_up(sitting: Sitting) -> int | None:
    """A seat that may give up now."""
    asked = sitting.table.questions.open
    return next((seat for seat in asked if "give-up" in sitting.keys(seat)), None)


def opinions(sitting: Sitting) -> list[int]:
    return [int(seat) for seat, would in would_give_up(state(sitting)).items() if would]


@pytest.mark.rule("D2-WHO-01", "D2-GEN-03", "D2-GEN-07")
def test_the_heroes_give_up_when_all_of_them_agree() -> None:
    sitting = playing("me", "open", "open", "open", "open")
    (asked,) = sitting.table.journal.game.open
    first = int(asked.seat)
    sitting.answer(first + 1, first, "give-up")
    for seat in [each for each in HEROES if each != first]:
        assert not sitting.table.over and sitting.keys(seat) == ["give-up", "play-on"]
        sitting.answer(seat + 1, seat, "give-up")
    ending = state(sitting).ending
    assert ending.result == "overlord-won" and ending.winners == (OVERLORD,)
    assert ending.report.winner == "overlord"


@pytest.mark.rule("D2-WHO-01")
def test_one_hero_who_plays_on_is_enough() -> None:
    sitting = playing("me", "open", "open", "open", "open")
    (asked,) = sitting.table.journal.game.open
    first = int(asked.seat)
    others = [each for each in HEROES if each != first]
    sitting.answer(first + 1, first, "give-up")
    sitting.answer(others[0] + 1, others[0], "give-up")
    assert opinions(sitting) == sorted((first, others[0]))
    sitting.answer(others[1] + 1, others[1], "play-on")
    assert opinions(sitting) == [] and sitting.table.journal.game.open == (asked,), (
        "the same question is open"
    )


@pytest.mark.rule("D2-GEN-03", "D2-GEN-07")
def test_the_overlord_gives_up_alone_in_a_turn_of_his_own() -> None:
    sitting = playing("me", "open", "open", "open", "open", turn="1.1.overlord")
    assert gives_up(sitting) == OVERLORD
    sitting.answer(OVERLORD + 1, OVERLORD, "give-up")
    ending = state(sitting).ending
    assert ending.result == "heroes-won" and ending.winners == HEROES


@pytest.mark.rule("D2-WHO-01")
def test_nobody_gives_up_in_the_turn_of_another_or_before_the_first() -> None:
    sitting, luck = Sitting(("me",) * 5, DESCENT), Luck("turns")
    offered = set[tuple[str, int]]()
    for _ in range(300):
        for seat in sitting.table.questions.open:
            if "give-up" in sitting.keys(seat):
                offered.add((DESCENT.box.turns(state(sitting)).rpartition(".")[2], seat))
        seat, key = luck.answer(sitting.table.journal.game)
        sitting.answer(ANA, seat, sitting.keys(seat)[0] if key == "give-up" else key)
    assert offered == {("1", 0), ("2", 1), ("3", 2), ("4", 3), ("overlord", OVERLORD)}


@pytest.mark.rule("D2-WHO-01")
def test_bots_go_along_and_whoever_plays_several_heroes_says_it_once() -> None:
    for seats in (("me", "me", "me", "me", "bot:easy"), ("me", "bot:easy", "bot:easy", "bot:easy", "open")):
        sitting = playing(*seats)
        sitting.answer(ANA, 0, "give-up")
        assert sitting.table.over and state(sitting).ending.result == "overlord-won"
    sitting = playing("me", "me", "bot:easy", "open", "bot:easy")
    sitting.answer(ANA, 0, "give-up")
    assert not sitting.table.over and opinions(sitting) == [0, 1, 2], "another person is asked"
    sitting.answer(BEN, 3, "give-up")
    assert sitting.table.over


def test_a_person_against_people_has_clocks_and_the_heroes_a_channel_of_their_own() -> None:
    """Which follows from who sits where: with a bot as Overlord it is a party."""
    sitting = Sitting(("me", "open", "open", "open", "open"), DESCENT)
    for seat, name in enumerate(("Ben", "Cat", "Dan", "Eve"), 1):
        sitting.joined(name, seat)
    ana, eve = sitting.client(ANA), sitting.client(5)
    asked = {int(seat) for decision in sitting.table.journal.game.open for seat in decision.seats}
    sitting.answer(min(asked) + 1, min(asked))
    assert ana.room["clocks"] and ana.reader["mates"] and "mates" not in eve.reader
    sitting.do(ANA, wire.Chat(id="c", text="Quick, the door!", to="mates"))
    assert ana.chats == ["Quick, the door!"] and eve.chats == []
    assert {each["side"] for each in ana.room["seats"]} == {"heroes", "overlord"}
    party = Sitting(("me", "open", "open", "open", "bot:easy"), DESCENT)
    party.joined("Ben", 1)
    host = party.client(ANA)
    assert "clocks" not in host.room and "mates" not in host.reader
    assert CAT not in party.table.room.people and would_give_up(state(party))[Seat(OVERLORD)] is False
