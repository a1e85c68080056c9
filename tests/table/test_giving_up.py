"""Giving up is decided by all people at the table; bots do not stand in the way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from table.sittings import ANA, BEN, Client, Sitting, find
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.table import wire


def before_cards(*seats: str) -> Sitting:
    """The first round of a table with these seats, before anybody chooses cards."""
    party = ("brute", "spellweaver", "tinkerer")[: len(seats)]
    sitting = Sitting(seats, find("gloomhaven"), setup=HavenSetup(scenario="1", party=party))
    sitting.joined("Ben", 1 if "open" in seats else -1)
    sitting.client(ANA)
    sitting.client(BEN)
    sitting.client(0)
    while not sitting.table.journal.game.state.round:
        sitting.play_bots()
        seat = next(iter(sitting.table.questions.open))
        sitting.answer(sitting.table.room.chairs[seat].person, seat)
    return sitting


def shown(client: Client) -> Any:
    """Who would give up, as this client was told."""
    return msgspec.json.decode(client.parts["status"]).get("giving_up")


def test_everybody_is_told_who_would_and_who_is_asked() -> None:
    sitting = before_cards("me", "open")
    assert [shown(client) for client in sitting.clients] == [None] * 3
    sitting.answer(ANA, 0, "give-up")
    assert [shown(client) for client in sitting.clients] == [{"seats": [0], "asked": [1]}] * 3
    assert all(client.texts[-1] == "The Brute wants to give up." for client in sitting.clients)
    assert sitting.keys(0)[-1] == "play-on" and sitting.keys(1)[-1] == "give-up"
    sitting.answer(ANA, 0, "play-on")
    assert [shown(client) for client in sitting.clients] == [None] * 3
    assert all(client.texts[-1] == "The Brute wants to play on." for client in sitting.clients)
    sitting.answer(BEN, 1, "give-up")
    assert not sitting.table.over
    sitting.answer(ANA, 0, "give-up")
    assert sitting.table.over and shown(sitting.clients[0]) is None


@pytest.mark.parametrize("way", ["play-on", "undo"])
def test_who_has_chosen_cards_may_still_agree_and_take_it_back(way: str) -> None:
    sitting = before_cards("me", "open")
    sitting.answer(ANA, 0)
    sitting.answer(ANA, 0, "give-up")
    sitting.answer(ANA, 0, "play-on") if way == "play-on" else sitting.undo(ANA)
    assert shown(sitting.clients[1]) is None
    sitting.answer(ANA, 0, "give-up")
    sitting.answer(BEN, 1, "give-up")
    assert sitting.table.over


def test_bots_agree_once_all_people_do() -> None:
    sitting = before_cards("me", "bot:normal")
    sitting.play_bots()
    outcome = sitting.answer(ANA, 0, "give-up")
    assert [record.by for record in outcome.records] == [ANA, 0]
    assert sitting.table.over and sitting.reloaded().over


@pytest.mark.parametrize("bot", ["random", ""])
def test_whose_seat_is_empty_or_played_by_a_bot_is_not_asked(bot: str) -> None:
    sitting = before_cards("me", "open")
    sitting.answer(BEN, 1)
    sitting.do(BEN, wire.HandOver(id="h", seat=1, bot=bot) if bot else wire.Rise(id="r", seat=1))
    assert not sitting.table.over
    sitting.answer(ANA, 0, "give-up")
    assert sitting.table.over


def test_bots_wait_for_all_people() -> None:
    sitting = before_cards("me", "open", "bot:normal")
    sitting.play_bots()
    sitting.answer(ANA, 0, "give-up")
    assert shown(sitting.clients[2]) == {"seats": [0], "asked": [1, 2]} and not sitting.table.over
    sitting.answer(BEN, 1, "give-up")
    assert sitting.table.over


def test_bots_agree_when_they_are_asked_next() -> None:
    """Somebody gives up during the rest after a round, when others are not asked anything."""
    sitting = before_cards("me", "bot:normal")
    table = sitting.table
    for _ in range(400):
        sitting.play_bots()
        asked = table.questions.open.get(0)
        if asked is None or asked.what == "gh.short_rest.offer":
            break
        sitting.answer(ANA, 0)
    assert table.questions.open[0].what == "gh.short_rest.offer"
    sitting.answer(ANA, 0, "give-up")
    assert not table.over and shown(sitting.clients[2]) == {"seats": [0], "asked": [1]}
    while not table.over:
        sitting.play_bots()
        if not table.over:
            sitting.answer(ANA, 0)
    assert table.journal.answers[-1].key == "give-up" and table.journal.answers[-1].seat == 1
