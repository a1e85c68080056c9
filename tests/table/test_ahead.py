"""What is given with an answer for the next question: kept by the table, secret, given when it is asked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from table.sittings import ANA, BEN, CAT, Client, Sitting, find
from undercroft.table import CommandResult, bot_turn, play_bot, wire
from undercroft.table.records import Answered, AnyRecord, Dropped

LEAD, SECOND = "gh.round.choose_lead", "gh.round.choose_second"


@pytest.fixture
def two() -> Sitting:
    """Ana and Ben before they choose their cards; Cat looks on."""
    return before_cards(("me", "open"))


def before_cards(seats: tuple[str, ...]) -> Sitting:
    sitting = Sitting(seats, find("gloomhaven"))
    sitting.joined("Ben", 1) if "open" in seats else sitting.joined("Ben")
    sitting.joined("Cat")
    for person in (ANA, BEN, CAT):
        sitting.client(person)
    while asked(sitting) != {0: LEAD, 1: LEAD}:
        seat = next(iter(asked(sitting)))
        sitting.answer(sitting.table.room.chairs[seat].person, seat)
    return sitting


def asked(sitting: Sitting) -> dict[int, str]:
    """Who is asked what."""
    return {int(seat): each.what for each in sitting.table.journal.game.open for seat in each.seats}


def hand(sitting: Sitting, seat: int) -> list[str]:
    """The cards that a seat may lead with."""
    return [key.partition(" ")[2] for key in sitting.keys(seat) if key.startswith("lead ")]


def pick(sitting: Sitting, seat: int, lead: int = 0, second: int = -1) -> CommandResult:
    """Lead with a card of the hand, and give the second with it; none: without."""
    cards = hand(sitting, seat)
    then = f"second {cards[second]}" if second >= 0 else ""
    command = wire.Answer(
        id=next(sitting.ids), revision=sitting.table.revision, seat=seat, key=f"lead {cards[lead]}", then=then
    )
    return sitting.do(sitting.table.room.chairs[seat].person, command)


def kept(client: Client) -> str:
    """What a browser shows of the second card."""
    seats = msgspec.json.decode(client.parts["seats"])
    return str(seats[0].get("then", "")) if seats else ""


def told(records: tuple[AnyRecord, ...]) -> list[tuple[Any, ...]]:
    """Records in short: who answered what for which seat."""
    return [
        (each.by, int(each.line.seat), each.line.key.partition(" ")[0])
        if isinstance(each, Answered)
        else ("dropped", each.seat)
        for each in records
        if isinstance(each, Answered | Dropped)
    ]


# -- it is kept, and given when it is asked


def test_the_second_card_is_given_when_all_have_chosen(two: Sitting) -> None:
    """Not before: what is written down while others choose would tell who is not resting."""
    first, then = [f"lead {card}" for card in hand(two, 0)], [f"second {card}" for card in hand(two, 0)]
    assert told(pick(two, 0, 0, 3).records) == [(ANA, 0, "lead")]
    assert kept(two.clients[0]) == then[3] and asked(two) == {1: LEAD}
    assert told(pick(two, 1).records) == [(BEN, 1, "lead")] and asked(two) == {0: SECOND, 1: SECOND}
    question = two.clients[0].question
    assert question is not None and question["again"] and question["given"] == then[3]
    outcome = two.answer(BEN, 1)
    assert told(outcome.records) == [(BEN, 1, "second"), (ANA, 0, "second")]
    assert [record.id != "" for record in outcome.records] == [True, False]
    played = two.table.journal.answers
    assert (played[-4].key, played[-1].key) == (first[0], then[3])
    assert two.table.history.given[-1].by == ANA


def test_the_last_who_leads_begins_the_round(two: Sitting) -> None:
    pick(two, 0, 0, 1)
    outcome = pick(two, 1, 2, 3)
    assert told(outcome.records) == [(BEN, 1, "lead"), (ANA, 0, "second"), (BEN, 1, "second")]
    assert two.table.journal.game.state.order
    assert outcome.ack is not None and outcome.ack.revision == two.table.revision
    assert two.clients[0].revision == two.table.revision


def test_it_outlives_a_restart(two: Sitting) -> None:
    pick(two, 0, 0, 1)
    for checkpoint in (None, two.table.checkpoint()):
        twin = two.reloaded(checkpoint)
        fresh = Client(twin.feed(ANA, "en"))
        fresh.hear()
        assert kept(fresh) == kept(two.clients[0]) != ""
        key, then = f"lead {hand(two, 1)[0]}", f"second {hand(two, 1)[1]}"
        command = wire.Answer(id="x", revision=twin.revision, seat=1, key=key, then=then)
        outcome = twin.do(BEN, command, two.now)
        assert told(outcome.records) == [(BEN, 1, "lead"), (ANA, 0, "second"), (BEN, 1, "second")]
        follower = two.reloaded(checkpoint)
        follower.take(outcome.lines)  # another worker hears of it
        assert follower.history.given == twin.history.given
        assert follower.journal.game.state.digest() == twin.journal.game.state.digest()


def test_a_bot_that_leads_last_lets_it_be_given() -> None:
    sitting = before_cards(("me", "me"))
    pick(sitting, 0, 0, 1)
    sitting.do(ANA, wire.HandOver(id="h", seat=1, bot="normal"))
    outcomes = []
    for _ in range(2):
        turn = bot_turn(sitting.table)
        assert turn is not None and turn.seat == 1
        outcomes.append(sitting.keep(play_bot(sitting.table, turn, turn.choose(), sitting.now)))
    assert told(outcomes[0].records) == [(0, 1, "lead")]
    assert told(outcomes[1].records) == [(0, 1, "second"), (ANA, 0, "second")]


def test_the_same_person_may_hold_several_seats() -> None:
    sitting = before_cards(("me", "me"))
    pick(sitting, 1, 0, 1)
    assert told(pick(sitting, 0, 4, 2).records) == [(ANA, 0, "lead"), (ANA, 0, "second"), (ANA, 1, "second")]


def test_what_is_asked_at_once_is_answered_at_once() -> None:
    sitting = Sitting(("me", "bot:random"))
    sitting.answer(ANA, 0)
    sitting.play_bots()
    command = wire.Answer(id="x", revision=sitting.table.revision, seat=0, key="drink potion", then="end")
    assert told(sitting.do(ANA, command).records) == [(ANA, 0, "drink"), (ANA, 0, "end")]


# -- it is dropped


@pytest.mark.parametrize("then", ["same", "lead", "long-rest", "nonsense", "give-down"])
def test_what_is_not_legal_is_dropped(two: Sitting, then: str) -> None:
    card = hand(two, 0)[0]
    keys = {"same": f"second {card}", "lead": f"lead {hand(two, 0)[1]}"}
    command = wire.Answer(
        id="x", revision=two.table.revision, seat=0, key=f"lead {card}", then=keys.get(then, then)
    )
    two.do(ANA, command)
    assert told(pick(two, 1).records) == [(BEN, 1, "lead"), ("dropped", 0)]
    assert asked(two) == {0: SECOND, 1: SECOND} and kept(two.clients[0]) == ""
    two.answer(ANA, 0)
    assert two.reloaded().history.given == two.table.history.given


def test_an_answer_anew_takes_its_place(two: Sitting) -> None:
    pick(two, 0, 0, 1)
    pick(two, 0, 1, 2)
    assert kept(two.clients[0]) == f"second {hand(two, 0)[2]}"
    pick(two, 0, 1)
    assert kept(two.clients[0]) == ""
    assert told(pick(two, 1).records) == [(BEN, 1, "lead")]
    assert asked(two) == {0: SECOND, 1: SECOND}


def test_a_referee_takes_its_place(two: Sitting) -> None:
    pick(two, 1, 0, 1)
    key = f"lead {hand(two, 1)[3]}"
    two.do(ANA, wire.Override(id="o", revision=two.table.revision, seat=1, key=key))
    assert told(pick(two, 0, 0, 1).records) == [(ANA, 0, "lead")]
    assert told(two.answer(BEN, 1).records) == [(BEN, 1, "second"), (ANA, 0, "second")]


def test_an_undo_takes_it_back_with_the_answer(two: Sitting) -> None:
    pick(two, 0, 0, 1)
    two.undo(ANA)
    assert kept(two.clients[0]) == ""
    two.redo(ANA)
    assert kept(two.clients[0]) == ""
    assert told(pick(two, 1).records) == [(BEN, 1, "lead")]


def test_it_stays_when_another_takes_back_what_came_after(two: Sitting) -> None:
    two.do(ANA, wire.SetPolicy(id="p", undo="free"))
    pick(two, 0, 0, 1)
    then = kept(two.clients[0])
    pick(two, 1, 0, 1)
    two.undo(BEN, two.table.answers - 3)
    assert asked(two) == {1: LEAD} and kept(two.clients[0]) == then
    assert told(pick(two, 1, 2, 3).records) == [(BEN, 1, "lead"), (ANA, 0, "second"), (BEN, 1, "second")]


def test_who_takes_back_the_second_card_chooses_it_anew(two: Sitting) -> None:
    two.do(ANA, wire.SetPolicy(id="p", undo="free"))
    pick(two, 0, 0, 1)
    pick(two, 1, 0, 1)
    assert told(two.undo(ANA, two.table.answers - 2).records) == [("dropped", 0), ("dropped", 1)]
    assert asked(two) == {0: SECOND, 1: SECOND}
    two.undo(ANA, two.table.answers - 1)
    assert told(pick(two, 1).records) == [(BEN, 1, "lead")]  # for good, also when it is asked again


@pytest.mark.parametrize("how", ["bot", "borrowed", "left", "kicked"])
def test_it_goes_with_its_person(two: Sitting, how: str) -> None:
    pick(two, 1, 0, 1)
    assert kept(two.clients[1])
    commands: dict[str, list[tuple[int, wire.AnyCommand]]] = {
        "bot": [(BEN, wire.HandOver(id="h", seat=1, bot="random"))],
        "borrowed": [
            (BEN, wire.HandOver(id="h", seat=1, bot="random")),
            (BEN, wire.HandOver(id="t", seat=1)),
        ],
        "left": [(BEN, wire.Rise(id="r", seat=1)), (CAT, wire.Sit(id="s", seat=1))],
        "kicked": [(ANA, wire.Kick(id="k", person=BEN)), (CAT, wire.Sit(id="s", seat=1))],
    }
    for person, command in commands[how]:
        two.do(person, command)
    assert not any(kept(client) for client in two.clients if not client.bye)
    assert told(pick(two, 0, 0, 1).records) == [(ANA, 0, "lead")]
    assert asked(two) == {0: SECOND, 1: SECOND}
    assert two.reloaded().history.given == two.table.history.given


# -- it is secret


def test_nobody_else_is_told(two: Sitting) -> None:
    """Others are sent the same bytes, whatever is given ahead, and if nothing is."""
    sent = []
    for second in (1, 2, 5, -1):
        table = two.reloaded()
        clients = [Client(table.feed(person, "es")) for person in (BEN, CAT, 0)]
        own = Client(table.feed(ANA, "es"))
        for client in (*clients, own):
            client.hear()
        cards = hand(two, 0)
        then = f"second {cards[second]}" if second >= 0 else ""
        command = wire.Answer(id="x", revision=table.revision, seat=0, key=f"lead {cards[0]}", then=then)
        outcome = table.do(ANA, command, 5)
        for client in (*clients, own):
            client.hear()
        assert kept(own) == then and (f'"then":"{then}"' in outcome.lines[0].decode()) == bool(then)
        files = [table.export(BEN, "es"), table.report(BEN, "es"), table.export(CAT, "es")]
        sent.append([*(client.bytes for client in clients), files])
    assert sent[1:] == sent[:-1]


def test_a_right_that_is_used_in_between_leaves_it(two: Sitting) -> None:
    pick(two, 0, 0, 1)
    then = kept(two.clients[0])
    for key in ("give-up", "play-on"):
        two.answer(ANA, 0, key)
        assert kept(two.clients[0]) == then and asked(two) == {1: LEAD}
    two.undo(ANA)
    assert kept(two.clients[0]) == then
    assert told(pick(two, 1, 0, 1).records) == [(BEN, 1, "lead"), (ANA, 0, "second"), (BEN, 1, "second")]
