"""Tables as they are kept: all of the records, or a checkpoint and what came after it."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from table.sittings import ANA, BEN, SEED, TINY, Client, Sitting, find
from undercroft.kernel import BrokenJournal, UndercroftError, replace
from undercroft.table import (
    Host,
    Refusal,
    Table,
    bot_turn,
    decode_records,
    earlier,
    encode_record,
    import_table,
    load_table,
    playing,
    whole_journal,
    wire,
)
from undercroft.table.records import Answered, AnyRecord, Opened


def played(answers: int = 20) -> Sitting:
    """Some answers, with undo and redo between them."""
    sitting = Sitting(("me", "me"))
    sitting.client(ANA)
    sitting.joined("Ben")
    for n in range(answers):
        sitting.answer(ANA, next(iter(sitting.table.questions.open)))
        if n % 7 == 6:
            sitting.undo(ANA, sitting.table.answers - 3)
            sitting.redo(ANA)
    return sitting


def alike(one: Table, other: Table) -> None:
    """Everything that people see, and everything that they can do, is the same."""
    assert one.journal.game.state.digest() == other.journal.game.state.digest()
    assert (one.count, one.revision, one.position) == (other.count, other.revision, other.position)
    assert one.history.given == other.history.given and one.history.gone == other.history.gone
    assert one.history.steps == other.history.steps and one.history.cuts == other.history.cuts
    assert one.questions.posed == other.questions.posed and one.questions.bank == other.questions.bank
    assert one.questions.since == other.questions.since and one.touched == other.touched
    assert one.journal.undone == other.journal.undone and one.journal.answers == other.journal.answers
    for person in (0, *one.room.people):
        assert one.renderer("en").parts(person) == other.renderer("en").parts(person)


def test_records_are_the_table() -> None:
    sitting = played()
    alike(sitting.table, sitting.reloaded())


@pytest.mark.parametrize("at", [0, 3, 9, 20])
def test_a_checkpoint_saves_the_playing(at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "REPLAYED", 4)
    sitting = played(at)
    checkpoint = sitting.table.checkpoint()
    alike(sitting.table, sitting.reloaded(checkpoint))
    for _ in range(5):
        sitting.answer(ANA, next(iter(sitting.table.questions.open)))
    sitting.undo(ANA)
    twin = sitting.reloaded(checkpoint)
    alike(sitting.table, twin)
    assert twin.journal.first == max(0, at - at // 7 * 2 - 4)
    sitting.undo(ANA, 0)  # behind the checkpoint: played again
    twin.take(sitting.kept[twin.count :])
    alike(sitting.table, twin)


def test_a_checkpoint_of_records_that_are_not_there_is_left_alone() -> None:
    sitting = played(4)
    kept = list(sitting.kept)
    sitting.answer(ANA, next(iter(sitting.table.questions.open)))
    twin = load_table(find, kept, sitting.table.checkpoint())
    assert twin.count == len(kept)


def test_the_log_before_a_checkpoint_is_told_on_demand() -> None:
    sitting = played(20)
    sitting.table.journal.forget(15)
    twin = sitting.reloaded(sitting.table.checkpoint())
    assert twin.journal.first == twin.journal.untold == 15 and not sitting.table.journal.untold
    query = wire.Query(id="q", what="log")
    assert twin.inquiries.answer(ANA, query, "en") == sitting.reloaded().inquiries.answer(ANA, query, "en")
    why = wire.Query(id="w", what="why", about="0.1")
    assert twin.inquiries.answer(ANA, why, "en") == sitting.reloaded().inquiries.answer(ANA, why, "en")


def test_statistics_of_a_game_that_is_over_follow_when_all_of_it_was_played_again() -> None:
    sitting = Sitting(seats=("bot:random", "bot:random"))
    sitting.play_bots()
    assert sitting.table.over
    twin = sitting.reloaded(sitting.table.checkpoint())
    client = Client(twin.feed(ANA, "en"))
    client.hear()
    assert twin.told is None and "stats" not in msgspec.json.decode(client.parts["status"])
    twin.recall("en", sitting.reloaded().statistics("en"))
    client.hear()
    assert [list(update.parts) for update in client.updates[1:]] == [["status"]]
    assert client.parts["status"] == sitting.table.renderer("en").parts(ANA)["status"]
    assert msgspec.json.decode(client.parts["status"])["stats"]


def test_long_games_do_not_keep_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 10)
    monkeypatch.setattr(playing, "TRIMMED", 5)
    sitting = played(20)
    assert sitting.table.journal.first >= 5
    monkeypatch.undo()
    twin = sitting.reloaded()
    assert twin.journal.first == 0
    assert twin.journal.game.state.digest() == sitting.digest
    sitting.undo(ANA, 2)
    twin.take(sitting.kept[twin.count :])
    assert twin.journal.game.state.digest() == sitting.digest


def test_another_worker_catches_up() -> None:
    sitting = played(6)
    twin = sitting.reloaded()
    sitting.answer(ANA, next(iter(sitting.table.questions.open)))
    sitting.do(ANA, wire.Chat(id="c", text="hi"))
    sitting.undo(ANA)
    twin.take(sitting.kept[twin.count :])
    alike(sitting.table, twin)
    assert [chat.text for chat in twin.chats] == ["hi"]


def test_loading_is_quick() -> None:
    sitting = played(120)
    checkpoint = sitting.table.checkpoint()
    sitting.reloaded(checkpoint)
    started = time.perf_counter()
    sitting.reloaded(checkpoint)
    assert time.perf_counter() - started < 0.2  # ten times the goal, for busy machines


# -- what cannot be loaded, or only be looked at


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "first record"),
        ([b'{"record":"locked","locked":true}'], "first record"),
        ([b"{"], "Record 1"),
        ([b'{"record":"danced"}'], "Record 1"),
    ],
)
def test_what_is_no_table(lines: list[bytes], why: str) -> None:
    with pytest.raises(BrokenJournal, match=why):
        load_table(find, lines)


def test_a_later_format_is_refused() -> None:
    sitting = Sitting()
    (opened,) = decode_records(sitting.kept[:1])
    assert isinstance(opened, Opened)
    with pytest.raises(BrokenJournal, match="format 2"):
        load_table(find, [encode_record(replace(opened, format=2))])


def with_header(sitting: Sitting, **changes: Any) -> list[bytes]:
    opened, *rest = decode_records(sitting.kept)
    assert isinstance(opened, Opened)
    opened = replace(opened, header=replace(opened.header, **changes))
    return [encode_record(record) for record in (opened, *rest)]


@pytest.mark.parametrize("version", ["1.0.0", "9.9.9"])
def test_a_game_of_other_rules_can_only_be_looked_at(version: str) -> None:
    """Of those to come; those of before go on (test_upgrading.py)."""
    sitting = played(6)
    table = load_table(find, with_header(sitting, version=version), sitting.table.checkpoint())
    assert table.closed and table.closed.code == "closed"
    assert table.journal.game.state.digest() == sitting.digest  # as it happens it still plays the same
    for command in (
        wire.Answer(id="a", revision=table.revision, seat=0, key="end"),
        wire.Undo(id="u", revision=table.revision),
        wire.Sit(id="s", seat=0),
    ):
        with pytest.raises(Refusal, match="can be viewed"):
            table.do(ANA, command, 0)
    table.do(BEN, wire.Chat(id="c", text="what now?"), 0)
    assert bot_turn(table) is None
    parts = table.renderer("es").parts(ANA)
    assert version in msgspec.json.decode(parts["room"])["closed"] and b"can_undo" not in parts["reader"]
    table.do(ANA, wire.Share(id="x"), 0)
    assert table.export(ANA, "en").count(b"\n") == sitting.table.answers + 1


def test_a_game_that_leads_elsewhere_is_followed_as_far_as_it_goes() -> None:
    sitting = played(6)
    records: list[AnyRecord] = decode_records(sitting.kept)
    last = max(i for i, record in enumerate(records) if isinstance(record, Answered))
    broken = records[last]
    assert isinstance(broken, Answered)
    records[last] = replace(broken, line=replace(broken.line, digest="0" * 16))
    table = load_table(find, [encode_record(record) for record in records])
    assert table.closed and table.closed.code == "lost" and "leads elsewhere" in table.closed.why("en")
    assert table.count == len(records) and len(table.journal.answers) == table.answers - 1
    feed = table.feed(ANA, "pt")
    assert feed.news()
    with pytest.raises(Refusal):
        table.do(ANA, wire.Undo(id="u", revision=table.revision), 0)


# -- journals


def test_a_journal_becomes_a_table() -> None:
    sitting = played(9)
    host = Host("t2", "NEW222", "Eva", "eva's token", 7)
    table, outcome = import_table(find, whole_journal(sitting.kept), host)
    assert table.journal.game.state.digest() == sitting.digest
    assert table.room.seats_of(1) == (0, 1) and table.code == "NEW222"
    twin = load_table(find, outcome.lines)
    assert twin.journal.game.state.digest() == sitting.digest
    turn = next(iter(table.questions.open))
    key = table.questions.open[turn].keys()[0]
    table.do(1, wire.Answer(id="a", revision=table.revision, seat=turn, key=key), 9)
    assert table.answers == sitting.table.answers + 1


@pytest.mark.parametrize(
    "data", [b"", b"{}\n", b"not a journal\n", TINY.header(TINY.settle(), SEED).game.encode()]
)
def test_what_is_no_journal_becomes_no_table(data: bytes) -> None:
    with pytest.raises(UndercroftError):
        import_table(find, data, Host("t", "C", "E", "e", 0))


def test_a_journal_of_other_rules_becomes_no_table() -> None:
    sitting = played(2)
    header, rest = whole_journal(sitting.kept).split(b"\n", 1)
    other = msgspec.json.decode(header) | {"version": "9.9.9"}
    with pytest.raises(BrokenJournal, match=r"9\.9\.9"):
        import_table(find, msgspec.json.encode(other) + b"\n" + rest, Host("t", "C", "E", "e", 0))


def test_what_a_seat_exported_while_it_ran_cannot_be_played() -> None:
    sitting = Sitting()
    sitting.joined("Ben", 1)
    with pytest.raises(UndercroftError, match="one person has seen"):
        import_table(find, sitting.table.export(BEN, "en"), Host("t", "C", "E", "e", 0))


def test_packs_are_pinned_too() -> None:
    sitting = played(2)
    (opened, *_) = decode_records(sitting.kept)
    assert isinstance(opened, Opened)
    packs = tuple(replace(pack, digest="0" * 16) for pack in opened.header.packs)
    table = load_table(find, with_header(sitting, packs=packs))
    assert table.closed and "digest" in table.closed.why("en")
