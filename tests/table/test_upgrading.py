"""Tables that an older version kept: they go on by this one's rules, or can still be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from table.sittings import ANA, BEN, SEED, Client, Sitting, find
from table.test_loading import alike, played, with_header
from undercroft.kernel import BrokenJournal, IllegalAnswer, Journal, PackRef, read, replace
from undercroft.table import (
    Earlier,
    FarBack,
    Host,
    Refusal,
    Table,
    decode_records,
    encode_record,
    go_on_from,
    import_table,
    load_table,
    play_up_to,
    playing,
    whole_journal,
    wire,
)
from undercroft.table.records import Answered, Upgraded

HERE = Path(__file__).parent
NEWER = "0.99.0"
LINES = (HERE / "kept_by_0_2_0.jsonl").read_bytes().splitlines()
POINT = (HERE / "checkpoint_by_0_2_0.json").read_bytes()


@pytest.fixture(autouse=True)
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program is of a later minor version than any that kept these tables."""
    monkeypatch.setattr(undercroft, "__version__", NEWER)


def answer(table: Table, now: int = 9_000_000) -> list[bytes]:
    """Whoever is asked first answers; gives what is kept of it."""
    seat = next(iter(table.questions.open))
    person, key = table.room.chairs[seat].person, table.questions.open[seat].keys()[0]
    command = wire.Answer(id=f"new-{table.count}", revision=table.revision, seat=seat, key=key)
    return list(table.do(person, command, now).lines)


@pytest.mark.parametrize("point", [None, POINT], ids=["from the beginning", "from a checkpoint"])
def test_a_table_of_0_2_0_goes_on(point: bytes | None) -> None:
    table = load_table(find, LINES, point)
    assert not table.closed and not table.over and table.answers == 38
    assert table.count == len(LINES)  # to look at it has written nothing
    kept = answer(table)
    first = decode_records(kept[:1])[0]
    assert isinstance(first, Upgraded) and (first.older, first.newer, first.answers) == ("0.2.0", NEWER, 38)
    for _ in range(12):
        kept += answer(table)
    assert sum(isinstance(each, Upgraded) for each in decode_records(kept)) == 1
    assert [chat.text for chat in table.chats] == ["Hello"]
    for checkpoint in (None, table.checkpoint()):
        twin = load_table(find, [*LINES, *kept], checkpoint)
        assert not twin.closed and twin.answers == 51
        assert twin.journal.game.state.digest() == table.journal.game.state.digest()
        assert twin.questions.posed == table.questions.posed
        assert twin.revision == table.revision and twin.position == table.position
        answer(twin)


def old(sitting: Sitting, version: str = "0.1.0") -> list[bytes]:
    """What was kept, as if by an older version: its digests are of other states, and so is its pack."""
    packs = tuple(replace(pack, digest="0" * 32) for pack in sitting.table.header.packs)
    opened, *rest = decode_records(with_header(sitting, version=version, packs=packs))
    lines = [
        replace(each, line=replace(each.line, digest="0" * 16)) if isinstance(each, Answered) else each
        for each in rest
    ]
    return [encode_record(each) for each in (opened, *lines)]


def test_what_was_before_an_upgrade_is_not_taken_back_and_what_came_after_is() -> None:
    table = load_table(find, old(played(8)))
    at = table.answers
    assert b"can_undo" not in table.renderer("en").parts(ANA)["reader"]
    with pytest.raises(Refusal):
        table.do(ANA, wire.Undo(id="u", revision=table.revision, to=at - 1), 1)
    answer(table)
    table.do(ANA, wire.Undo(id="v", revision=table.revision, to=at), 2)
    assert table.answers == at
    with pytest.raises(Refusal):
        table.do(ANA, wire.Undo(id="w", revision=table.revision, to=at - 1), 3)
    with pytest.raises(IllegalAnswer, match="older version"):
        table.journal.undo(at - 1)


def test_the_log_says_that_newer_rules_took_over_in_every_language() -> None:
    table = load_table(find, old(played(3)))
    answer(table)
    for language in ("en", "es", "pt"):
        client = Client(table.feed(ANA, language))
        client.hear()
        assert sum(NEWER in text for text in client.texts) == 1


def test_another_worker_that_had_it_open_goes_on_too() -> None:
    lines = old(played(6))
    table, twin = load_table(find, lines), load_table(find, lines)
    late = load_table(find, lines)
    late.upgrade, late.unplayable = None, Refusal("closed", version="0.1.0", why="")  # it found no way itself
    for _ in range(3):
        kept = answer(table)
        for other in (twin, late):
            other.take(kept)
            assert other.journal.game.state.digest() == table.journal.game.state.digest()
            assert other.upgrade is None and not other.closed and other.journal.floor == table.journal.floor
    alike(table, twin)


def test_an_answer_that_no_longer_fits_is_told_and_the_table_can_be_read() -> None:
    sitting = played(6)
    lines = old(sitting)
    records = decode_records(lines)
    last = max(i for i, each in enumerate(records) if isinstance(each, Answered))
    broken = records[last]
    assert isinstance(broken, Answered)
    lines[last] = encode_record(replace(broken, line=replace(broken.line, key="fly home")))
    table = load_table(find, lines)
    assert table.closed and table.closed.code == "outgrown" and table.upgrade is None
    assert all("fly home" in table.closed.why(each) for each in ("en", "es", "pt"))
    with pytest.raises(Refusal, match="no longer fits"):
        answer(table)
    assert table.journal.answers and table.renderer("en").parts(ANA)
    table.do(BEN, wire.Chat(id="c", text="what now?"), 0)  # and no upgrade is written with it
    assert table.version == "0.1.0"


def test_a_checkpoint_that_was_taken_back_since_is_left_alone() -> None:
    sitting = played(12)
    point = sitting.table.checkpoint()
    sitting.undo(ANA, 1)
    table = load_table(find, old(sitting), point)
    assert not table.closed and table.answers == 1
    assert table.journal.game.state.digest() == sitting.digest


@pytest.mark.parametrize("version", ["1.0.0", "0.100.0", "nonsense"])
def test_a_game_of_rules_to_come_can_only_be_looked_at(version: str) -> None:
    table = load_table(find, with_header(played(4), version=version))
    assert table.closed and table.closed.code == "closed" and table.upgrade is None


def test_packs_besides_the_games_own_stay_pinned() -> None:
    packs = (PackRef("tiny", "0" * 32), PackRef("more", "1" * 32))
    table = load_table(find, with_header(played(4), version="0.1.0", packs=packs))
    assert table.closed and table.closed.code == "closed"


def test_far_back_after_an_upgrade_begins_where_newer_rules_took_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "LONGEST", 6)
    monkeypatch.setattr(playing, "TRIMMED", 3)
    table = load_table(find, old(played(5)))
    at = table.answers
    for _ in range(15):
        answer(table)
    table.may_replay = False
    undo = wire.Undo(id="u", revision=table.revision, to=at + 2)
    with pytest.raises(FarBack):
        table.do(ANA, undo, 1)
    assert table.journal.base is not None
    begin = Earlier(table.journal.base[0], bytes(table.journal.base[1]))
    answers = table.journal.answers[: at + 2]
    found = play_up_to(table.edition, table.header, answers, begin)
    assert found.answers >= at
    table.earlier = go_on_from(table.edition, table.header, answers, found)
    table.do(ANA, undo, 1)
    assert table.answers == at + 2 == len(table.journal.answers)


def test_its_journal_leaves_with_the_line_of_the_upgrade_and_comes_back() -> None:
    table = load_table(find, old(played(6)))
    lines = old(played(6))
    for _ in range(4):
        lines += answer(table)
    saved = whole_journal(lines)
    told = [msgspec.json.decode(line) for line in saved.splitlines()]
    assert [line["upgraded"] for line in told if "upgraded" in line] == [{"from": "0.1.0", "to": NEWER}]
    table.do(ANA, wire.Share(id="s"), 5)
    assert table.export(ANA, "en") == saved
    back, outcome = import_table(find, saved, Host("t2", "NEW222", "Eva", "eva's token", 7))
    assert back.journal.game.state.digest() == table.journal.game.state.digest()
    assert not back.closed and back.journal.floor == table.journal.floor
    twin = load_table(find, outcome.lines)
    assert twin.journal.game.state.digest() == table.journal.game.state.digest()
    answer(back)


def test_an_older_journal_becomes_a_table() -> None:
    sitting = played(6)
    saved = whole_journal(old(sitting))
    table, outcome = import_table(find, saved, Host("t2", "NEW222", "Eva", "eva's token", 7))
    assert not table.closed and table.journal.game.state.digest() == sitting.digest
    answer(load_table(find, outcome.lines))


def test_one_that_no_longer_fits_becomes_none() -> None:
    saved = whole_journal(old(played(3))).replace(b"stance", b"stunt")
    with pytest.raises(BrokenJournal, match="stunt"):
        import_table(find, saved, Host("t2", "NEW222", "Eva", "eva's token", 7))


# -- lines of a journal


def lines_of(saved: bytes) -> list[bytes]:
    return saved.splitlines(keepends=True)


def upgraded_journal() -> tuple[Journal[Any], bytes]:
    table = load_table(find, old(played(6)))
    for _ in range(4):
        answer(table)
    return table.journal, table.journal.save()


def test_a_journal_with_an_upgrade_is_read_played_and_saved_again() -> None:
    journal, saved = upgraded_journal()
    script = read(saved)
    assert script.version == NEWER and script.base and script.base[0] == journal.floor
    again = Journal.resume(script, journal.start)
    assert again.game.state.digest() == journal.game.state.digest() and again.save() == saved
    assert again.verify() == 4


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines, at: lines[: at - 1] + lines[at:], "an upgrade without a checkpoint"),
        (lambda lines, at: [*lines, b'{"undo":1}\n'], "goes back to before an upgrade"),
        (lambda lines, at: [*lines, b'{"upgraded":{"from":"1"}}\n'], "is broken"),
        (lambda lines, at: [*lines, b'{"undo":1,"upgraded":{"from":"1","to":"2"}}\n'], "more than one"),
    ],
)
def test_an_upgrade_out_of_place_is_refused_with_its_line(change: Any, why: str) -> None:
    _, saved = upgraded_journal()
    lines = lines_of(saved)
    at = next(i for i, line in enumerate(lines) if b"upgraded" in line)
    with pytest.raises(BrokenJournal, match=why):
        read(b"".join(change(lines, at)))


def test_the_seed_is_still_told_by_its_hash() -> None:
    table = load_table(find, old(played(3)))
    assert SEED.encode() not in table.export(ANA, "en")
