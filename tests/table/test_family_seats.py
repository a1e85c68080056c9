"""Who sits in the games of a campaign: its people, in its seats, also those who come later."""

from __future__ import annotations

import msgspec

from table.nights import Family
from table.sittings import ANA, BEN
from table.test_loading import alike
from undercroft.table import (
    Table,
    bot_turn,
    decode_records,
    play_bot,
    wire,
)
from undercroft.table.families import (
    bring_home,
    charge_digest,
    errand,
    last_return,
    newcomers,
)  # fmt: skip
from undercroft.table.records import BotSat, Opened


def test_a_child_has_the_people_seats_and_tokens_of_its_campaign() -> None:
    family = Family()
    assert last_return(family.campaign) == 0
    child = family.depart()
    opened = decode_records(family.kept["delve-1"])[0]
    assert isinstance(opened, Opened) and opened.parent == "camp" and opened.departed == 0
    assert opened.charge == charge_digest(family.campaign) and len(bytes.fromhex(opened.charge)) == 8
    assert child.person_of("ana's token") == ANA and child.person_of("ben's token") == BEN
    assert [chair.person for chair in child.room.chairs] == [ANA, BEN]
    room = msgspec.json.decode(family.campaign.renderer("en").parts(ANA)["room"])
    below = msgspec.json.decode(child.renderer("en").parts(ANA)["room"])
    assert room["child"] == "delve-1" and below["parent"] == "camp" and "parent" not in room
    alike(child, family.reloaded("delve-1"))


def test_a_seat_can_change_hands_between_children() -> None:
    family = Family()
    family.night()
    campaign = family.campaign
    family.now += 1000
    family.keep(campaign, campaign.do(BEN, wire.Rise(id="r", seat=1), family.now))
    family.keep(campaign, campaign.do(ANA, wire.SeatBot(id="b", seat=1, bot="normal"), family.now))
    family.answer(campaign, 0, "leave")
    while turn := bot_turn(campaign):
        family.keep(campaign, play_bot(campaign, turn, turn.choose(), family.now))
    family.answer(campaign, 0, "way long-night")
    child = family.depart()
    assert [(chair.person, chair.bot) for chair in child.room.chairs] == [(ANA, ""), (0, "normal")]
    assert any(isinstance(each, BotSat) for each in decode_records(family.kept["delve-2"]))


def with_a_bot_in_the_second_seat() -> tuple[Family, Table]:
    """Ana plays with a bot, and the first game is under way."""
    family = Family(seats=("me", "bot:normal"))
    child = family.depart()
    assert [(chair.person, chair.bot) for chair in child.room.chairs] == [(ANA, ""), (0, "normal")]
    return family, child


def test_who_takes_a_bot_s_seat_in_the_campaign_has_it_in_the_game_below() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    assert errand(campaign, child) == "seat"
    records = newcomers(campaign, child)
    family.keep(child, child.write(records, family.now))
    cat = child.person_of("cat's token")
    assert (child.room.chairs[1].person, child.room.chairs[1].bot) == (cat, "") and bot_turn(child) is None
    child.presence.arrive(cat)
    alike(child, family.reloaded("delve-1"))  # after a crash too
    assert errand(campaign, child) == "" and newcomers(campaign, child) == [], "once, and not again"
    family.play(child)
    family.keep(campaign, bring_home(campaign, child, family.now))
    assert len(campaign.home) == 1


def test_who_has_risen_below_or_given_the_seat_back_to_a_bot_is_not_seated_again() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    cat = child.person_of("cat's token")
    family.keep(child, child.do(cat, wire.HandOver(id="h", seat=1, bot="normal"), family.now))
    assert newcomers(campaign, child) == [] and bot_turn(child) is not None
    family.keep(child, child.do(cat, wire.HandOver(id="t", seat=1, bot=""), family.now))
    assert child.room.chairs[1].player == cat, "it gives the seat back"
    family.keep(child, child.do(cat, wire.Rise(id="r", seat=1), family.now))
    family.keep(child, child.do(ANA, wire.SeatBot(id="b", seat=1, bot="normal"), family.now))
    assert errand(campaign, child) == "" and newcomers(campaign, child) == []
    family.keep(child, child.do(cat, wire.Sit(id="s", seat=1), family.now))
    assert child.room.chairs[1].player == cat


def test_a_bot_that_plays_for_a_newcomer_above_keeps_the_seat_below() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    cat = campaign.person_of("cat's token")
    family.keep(campaign, campaign.do(cat, wire.HandOver(id="h", seat=1, bot="normal"), family.now))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    assert child.person_of("cat's token") and child.room.chairs[1].bot == "normal"


def test_a_newcomer_s_seat_stands_when_answers_are_taken_back_below() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.answer(child, 0, child.questions.open[0].keys()[0])
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    cat = child.person_of("cat's token")
    child.presence.arrive(cat)
    family.undo(child, ANA, 0)
    if child.room.ballot:
        vote = wire.Vote(id="v", proposal=child.room.ballot.id, agree=True)
        family.keep(child, child.do(cat, vote, family.now))
    assert child.answers == 0 and child.room.chairs[1].player == cat
    alike(child, family.reloaded("delve-1"))


def test_who_comes_to_the_campaign_later_is_let_in_below() -> None:
    family = Family()
    child = family.depart()
    campaign = family.campaign
    family.keep(campaign, campaign.do(BEN, wire.Rise(id="r", seat=1), family.now))
    assert errand(campaign, child) == ""  # a seat below stays with who took it
    family.keep(child, child.do(BEN, wire.Rise(id="r", seat=1), family.now))
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    assert errand(campaign, child) == "seat"
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    assert child.room.chairs[1].person == child.person_of("cat's token") == 3
    assert errand(campaign, child) == "" and newcomers(campaign, child) == []
    family.keep(campaign, campaign.join("Dan", "dan's token", code="CODE22", now=family.now))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    assert child.person_of("dan's token") == 4 and child.room.seats_of(4) == ()
    for person in (3, 4):
        child.presence.arrive(person)
    alike(child, family.reloaded("delve-1"))
