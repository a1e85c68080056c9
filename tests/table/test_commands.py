"""Every command: what it does, and when it is refused."""

from __future__ import annotations

import json

import pytest

from table.sittings import ANA, BEN, CAT, SEED, Sitting
from undercroft.kernel import BrokenRules, Game, SetupError
from undercroft.table import Host, Refusal, bot_turn, hash_token, open_table, play_bot, wire
from undercroft.table.commands import plan
from undercroft.table.records import Answered
from undercroft.table.rooms import MOST_PEOPLE


@pytest.fixture
def two() -> Sitting:
    """Ana and Ben, one seat each; Cat looks on."""
    sitting = Sitting()
    assert sitting.joined("Ben", 1) == BEN
    assert sitting.joined("Cat") == CAT
    for person in (ANA, BEN, CAT):
        sitting.client(person)
    return sitting


# -- answers


def test_an_answer_is_kept_and_acknowledged(two: Sitting) -> None:
    outcome = two.answer(ANA, 0, "stance bold")
    assert outcome.ack == wire.Ack(id="1", revision=two.table.revision)
    assert [given.by for given in two.table.history.given] == [ANA]
    two.answer(BEN, 1, "stance wary")
    assert two.table.answers == 2 and two.table.journal.answers[1].key == "stance wary"


def test_the_same_command_twice_has_one_effect(two: Sitting) -> None:
    command = wire.Answer(id="x", revision=two.table.revision, seat=0, key="stance bold")
    two.do(ANA, command)
    again = two.do(ANA, command)
    assert again.records == () and again.ack == wire.Ack(id="x", revision=two.table.revision)
    assert two.table.answers == 1
    reloaded = two.reloaded()
    assert reloaded.do(ANA, command, two.now).records == ()  # also after a restart


def test_the_same_id_of_another_person_is_another_command(two: Sitting) -> None:
    revision = two.table.revision
    two.do(ANA, wire.Answer(id="x", revision=revision, seat=0, key="stance bold"))
    two.do(BEN, wire.Answer(id="x", revision=revision, seat=1, key="stance bold"))
    assert two.table.answers == 2


def test_a_secret_answer_of_another_does_not_make_mine_stale(two: Sitting) -> None:
    seen = two.table.revision
    two.answer(BEN, 1, "stance bold", seen)
    two.answer(ANA, 0, "stance bold", seen)
    assert two.table.answers == 2


def test_an_answer_to_a_question_that_was_asked_later_is_stale(two: Sitting) -> None:
    seen = two.table.revision
    two.answer(ANA, 0, "stance bold")
    double = wire.Answer(id="y", revision=seen, seat=0, key="stance bold")
    assert two.refused(ANA, double) == "stale"
    ahead = wire.Answer(id="z", revision=two.table.revision + 1, seat=1, key="stance bold")
    assert two.refused(BEN, ahead) == "stale"


def test_an_answer_can_be_given_anew_while_others_think(two: Sitting) -> None:
    two.answer(ANA, 0, "stance bold")
    two.answer(ANA, 0, "stance wary")
    two.answer(BEN, 1, "stance bold")
    stances = [figure.stance for figure in two.table.journal.game.state.figures.values() if figure.is_hero]
    assert stances == ["wary", "bold"]


@pytest.mark.parametrize(
    ("person", "seat", "key", "code"),
    [
        (ANA, 0, "stance tall", "illegal"),
        (ANA, 0, "", "illegal"),
        (ANA, 1, "stance bold", "not-yours"),
        (CAT, 0, "stance bold", "not-yours"),
        (ANA, 7, "stance bold", "no-seat"),
        (ANA, -1, "stance bold", "no-seat"),
        (0, 0, "stance bold", "spectator"),
        (9, 0, "stance bold", "spectator"),
    ],
)
def test_what_may_not_be_answered(two: Sitting, person: int, seat: int, key: str, code: str) -> None:
    command = wire.Answer(id="x", revision=two.table.revision, seat=seat, key=key)
    assert two.refused(person, command) == code


def test_who_is_not_asked_cannot_answer(two: Sitting) -> None:
    two.answer(ANA, 0)
    two.answer(BEN, 1)
    (seat,) = two.table.questions.open
    other = 1 - seat
    command = wire.Answer(id="x", revision=two.table.revision, seat=other, key="end")
    assert two.refused((ANA, BEN)[other], command) == "not-asked"
    late = wire.Answer(id="y", revision=two.table.position - 1, seat=other, key="end")
    assert two.refused((ANA, BEN)[other], late) == "stale"


# -- typed lines


@pytest.mark.parametrize("line", ["stance wary", "  STANCE   Wary", "stance w", "2"])
def test_a_line_is_typed_as_in_the_terminal(two: Sitting, line: str) -> None:
    two.do(ANA, wire.Type(id="t", revision=two.table.revision, seat=0, line=line))
    assert two.table.journal.answers[0].key == "stance wary"


def test_undo_and_redo_can_be_typed_in_the_language_spoken(two: Sitting) -> None:
    two.answer(ANA, 0)
    two.do(ANA, wire.Type(id="u", revision=two.table.revision, seat=0, line="deshacer"), "es")
    assert two.table.answers == 0
    two.do(ANA, wire.Type(id="r", revision=two.table.revision, seat=0, line="redo"), "es")
    assert two.table.answers == 1
    two.do(ANA, wire.Type(id="n", revision=two.table.revision, seat=0, line="undo 0"), "pt")
    assert two.table.answers == 0


@pytest.mark.parametrize("line", ["s", "99", "dance", "redo again"])
def test_lines_that_mean_nothing_or_too_much(two: Sitting, line: str) -> None:
    command = wire.Type(id="t", revision=two.table.revision, seat=0, line=line)
    assert two.refused(ANA, command) == "no-option"


# -- chat and pings


def test_chat_is_kept_and_told_to_all(two: Sitting) -> None:
    revision = two.table.revision
    two.do(CAT, wire.Chat(id="c", text="hello"))
    assert [client.chats for client in two.clients] == [["hello"]] * 3
    assert two.table.revision == revision  # it changes neither the game nor the room
    late = two.client(0)
    assert late.chats == ["hello"]


def test_nobody_chats_too_fast(two: Sitting) -> None:
    for n in range(6):
        two.now -= 1000
        two.do(BEN, wire.Chat(id=f"c{n}", text="x"))
    two.now -= 1000
    assert two.refused(BEN, wire.Chat(id="c7", text="x")) == "limit"
    two.now -= 400  # 600 ms after the six
    two.do(BEN, wire.Chat(id="c8", text="x"))
    two.now -= 1000
    two.do(ANA, wire.Chat(id="c9", text="x"))  # others may
    twin = two.reloaded()
    with pytest.raises(Refusal) as refusal:  # another worker counts the same
        twin.do(BEN, wire.Chat(id="c10", text="x"), two.now)
    assert refusal.value.code == "limit"


def test_a_ping_is_told_and_not_kept(two: Sitting) -> None:
    outcome = two.do(BEN, wire.Ping(id="p", at="c4"))
    assert outcome.pings == (wire.Pinged(person=BEN, name="Ben", at="c4"),) and not outcome.records
    assert two.refused(BEN, wire.Ping(id="q")) == "ping-where"
    for n in range(6):
        two.now -= 1000
        two.do(BEN, wire.Ping(id=f"p{n}", figure=3))
    two.now -= 1000
    assert two.refused(BEN, wire.Ping(id="p9", figure=3)) == "limit"


# -- seats


def test_guests_come_by_code_and_sit_or_watch() -> None:
    sitting = Sitting()
    with pytest.raises(Refusal, match="code"):
        sitting.table.join("Ben", "t", code="WRONG", now=0)
    with pytest.raises(Refusal, match="Ana has seat 1"):
        sitting.table.join("Ben", "t", code="CODE22", now=0, seat=0)
    with pytest.raises(Refusal, match="no seat 9"):
        sitting.table.join("Ben", "t", code="CODE22", now=0, seat=8)
    assert sitting.table.count == len(sitting.kept)
    outcome = sitting.table.join("  Ben ", "secret", code=" code22 ", now=0, seat=1)
    assert sitting.table.person_of("secret") == outcome.person == BEN
    assert sitting.table.person_of("wrong") == 0
    assert all(b"secret" not in line for line in outcome.lines) and hash_token("secret") in str(
        outcome.records
    )
    assert sitting.table.join("ben", "third", code="CODE22", now=0).person == CAT
    assert [guest.name for guest in sitting.table.room.people.values()] == ["Ana", "Ben", "ben 2"]


def test_one_person_may_hold_several_seats_and_rise_again(two: Sitting) -> None:
    sitting = Sitting(("me", "open"))
    client = sitting.client(ANA)
    sitting.do(ANA, wire.Sit(id="s", seat=1))
    assert sitting.table.room.seats_of(ANA) == (0, 1)
    assert [seat["seat"] for seat in json.loads(client.parts["seats"])] == [0, 1]
    sitting.do(ANA, wire.Rise(id="r", seat=0))
    assert sitting.table.room.seats_of(ANA) == (1,)
    assert sitting.refused(ANA, wire.Rise(id="r2", seat=0)) == "not-yours"
    assert two.refused(CAT, wire.Sit(id="s", seat=1)) == "taken"
    assert two.refused(CAT, wire.Sit(id="s", seat=2)) == "no-seat"


def test_a_bot_plays_while_somebody_is_late(two: Sitting) -> None:
    two.answer(ANA, 0)
    assert bot_turn(two.table) is None
    two.do(BEN, wire.HandOver(id="h", seat=1, bot="normal"))
    assert two.table.room.chairs[1].person == BEN
    own = wire.Answer(id="a", revision=two.table.revision, seat=1, key="stance bold")
    assert two.refused(BEN, own) == "bot-plays"
    assert two.play_bots() >= 1
    assert [given.by for given in two.table.history.given][:2] == [ANA, 0]
    two.do(BEN, wire.HandOver(id="b", seat=1))
    assert two.table.room.chairs[1].player == BEN
    assert two.refused(BEN, wire.HandOver(id="c", seat=1, bot="genius")) == "no-bot"
    assert two.refused(BEN, wire.HandOver(id="d", seat=0, bot="normal")) == "not-yours"
    assert two.do(BEN, wire.HandOver(id="e", seat=1)).records == ()  # nothing to take back


def test_the_host_seats_bots_where_nobody_is(two: Sitting) -> None:
    assert two.refused(ANA, wire.SeatBot(id="s", seat=1, bot="normal")) == "taken"
    assert two.refused(BEN, wire.SeatBot(id="s", seat=1, bot="normal")) == "host-only"
    two.leave(two.clients[1])
    two.do(ANA, wire.SeatBot(id="s", seat=1, bot="random"))  # Ben is away: it plays for him
    assert (two.table.room.chairs[1].person, two.table.room.chairs[1].bot) == (BEN, "random")
    two.do(BEN, wire.HandOver(id="h", seat=1))
    two.do(BEN, wire.Rise(id="r", seat=1))
    two.do(ANA, wire.SeatBot(id="t", seat=1, bot="normal"))
    two.do(CAT, wire.Sit(id="c", seat=1))  # a bot for nobody makes room
    assert two.table.room.chairs[1].player == CAT


def test_without_the_host_whoever_is_seated_may_seat_a_bot(two: Sitting) -> None:
    two.leave(two.clients[0])
    assert two.refused(CAT, wire.SeatBot(id="s", seat=0, bot="normal")) == "host-only"
    two.do(BEN, wire.SeatBot(id="s", seat=0, bot="normal"))
    assert two.table.room.chairs[0].bot == "normal"


# -- the host


def test_who_is_kicked_loses_all_and_cannot_come_back(two: Sitting) -> None:
    ben = two.clients[1]
    assert two.refused(BEN, wire.Kick(id="k", person=CAT)) == "host-only"
    two.do(ANA, wire.Kick(id="k", person=BEN))
    assert ben.bye == "kicked" and ben.feed.closed
    assert two.table.room.chairs[1].person == 0 and two.table.person_of("ben's token") == 0
    assert two.refused(BEN, wire.Chat(id="c", text="why?")) == "kicked"
    with pytest.raises(Refusal, match="locked"):
        two.table.join("Ben", "again", code="CODE22", now=two.now)
    for nobody in (ANA, BEN, 9):
        assert two.refused(ANA, wire.Kick(id=f"k{nobody}", person=nobody)) == "no-person"


def test_a_table_can_be_locked_and_opened_again(two: Sitting) -> None:
    two.do(ANA, wire.Lock(id="l", locked=True))
    with pytest.raises(Refusal, match="locked"):
        two.joined("Dan")
    two.do(ANA, wire.Lock(id="o", locked=False))
    two.joined("Dan")
    assert two.refused(BEN, wire.Lock(id="l", locked=True)) == "host-only"
    assert two.refused(BEN, wire.SetPolicy(id="p", undo="free")) == "host-only"
    two.do(ANA, wire.SetPolicy(id="p", undo="strict"))
    assert two.clients[1].room["undo"] == "strict"


def test_the_referee_answers_for_anybody_and_it_is_written_down(two: Sitting) -> None:
    revision = two.table.revision
    command = wire.Override(id="o", revision=revision, seat=1, key="stance wary")
    assert two.refused(BEN, command) == "host-only"
    two.do(ANA, command)
    assert two.table.history.given[0].referee and two.table.history.given[0].by == ANA
    assert two.clients[1].texts[-1] == "Ana decided for Scout as the referee."
    assert two.clients[1].lines[-1].k < 0
    assert two.refused(ANA, wire.Override(id="p", revision=revision, seat=1, key="stance wary")) == "stale"
    two.undo(ANA)
    assert two.table.answers == 0 and "referee" not in " ".join(two.clients[1].texts)


def test_people_can_change_their_names(two: Sitting) -> None:
    two.do(BEN, wire.Rename(id="n", name="ana"))
    assert two.table.room.people[BEN].name == "ana 2"
    two.do(BEN, wire.Rename(id="m", name="ANA 2"))
    assert two.table.room.people[BEN].name == "ANA 2"


# -- how tables begin


@pytest.mark.parametrize("seats", [("me", "you"), ("bot:genius",), ("me", "me", "me")])
def test_seats_that_nobody_can_take(seats: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        Sitting(seats)


def test_a_table_publishes_the_hash_of_its_seed_and_keeps_the_seed() -> None:
    sitting = Sitting(("bot:random", "bot:random"))
    client = sitting.client(ANA)
    room = client.room
    assert room["hash"] == hash_token(SEED) and "seed" not in room
    sitting.play_bots()
    assert sitting.table.over and client.room["seed"] == SEED
    before = client.bytes[: next(i for i, b in enumerate(client.bytes) if b'"over":true' in b)]
    assert before and all(SEED.encode() not in message for message in before)


def test_the_host_is_the_first_person() -> None:
    sitting = Sitting()
    assert sitting.table.person_of("ana's token") == ANA
    table, outcome = open_table(
        sitting.table.edition, sitting.table.setup, "x", Host("t", "C", "Bo", "tok", 5), seats=()
    )
    assert outcome.person == 1 and table.room.seats_of(1) == () and table.touched == 5


def test_a_table_has_room_for_sixty_people() -> None:
    sitting = Sitting()
    for n in range(MOST_PEOPLE - 1):
        sitting.joined(f"Guest {n}")
    with pytest.raises(Refusal, match="full"):
        sitting.joined("One too many")


def test_when_the_game_is_over_nothing_is_asked() -> None:
    sitting = Sitting(("bot:random", "bot:random"))
    sitting.play_bots()
    sitting.do(ANA, wire.SeatBot(id="b", seat=0, bot=""))
    sitting.do(ANA, wire.Sit(id="s", seat=0))
    command = wire.Answer(id="a", revision=sitting.table.revision, seat=0, key="end")
    assert sitting.refused(ANA, command) == "over"
    assert bot_turn(sitting.table) is None and sitting.table.next_tick() is None


def test_a_bot_that_thought_too_long_is_asked_again(two: Sitting) -> None:
    two.do(BEN, wire.HandOver(id="h", seat=1, bot="normal"))
    turn = bot_turn(two.table)
    assert turn is not None
    two.keep(play_bot(two.table, turn, turn.choose(), two.now))
    with pytest.raises(Refusal, match="moved on"):
        play_bot(two.table, turn, 0, two.now)
    assert two.table.answers == 1


def test_rules_that_stumble_change_nothing_and_are_reported(
    two: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise BrokenRules("tiny.round: there is no such stance")

    monkeypatch.setattr(Game, "answer", stumble)
    command = wire.Answer(id="a", revision=two.table.revision, seat=0, key="stance bold")
    assert two.refused(ANA, command) == "broken"
    assert "no such stance" in json.loads(two.table.report(ANA, "en"))["error"]


def test_who_only_looks_on_is_not_told_the_code(two: Sitting) -> None:
    passer_by = two.client(0)
    assert passer_by.room["code"] == "" and two.clients[2].room["code"] == "CODE22"


def test_a_plan_changes_nothing_and_brings_what_was_played() -> None:
    sitting = Sitting()
    table, key = sitting.table, sitting.keys(0)[0]
    before, standing = {name: id(value) for name, value in vars(table).items()}, sitting.standing()
    planned = plan(table, ANA, wire.Answer(id="p", revision=table.revision, seat=0, key=key), 1, "en")
    assert {name: id(value) for name, value in vars(table).items()} == before
    assert sitting.standing() == standing
    (record,) = planned.records
    assert isinstance(record, Answered) and planned.draft is not None and planned.draft.line == record.line
    table.apply(record, planned.draft)
    assert table.journal.game is planned.draft.game  # it was not played again
