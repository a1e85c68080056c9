"""What leaves a running game: for each person what their seats saw; the whole only if all agree."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct, structs

from table.sittings import ANA, BEN, SEED, Sitting, find
from undercroft.games.boxes import Edition
from undercroft.kernel import BrokenJournal, Seat, read
from undercroft.kernel.views import OWNED, _plan
from undercroft.sim.testers import Luck
from undercroft.table import Host, Refusal, Table, import_table, wire

GAMES = {"tiny": 40, "gloomhaven": 60}


@pytest.fixture(params=GAMES)
def edition(request: pytest.FixtureRequest) -> Edition:
    return find(request.param)


def seated(edition: Edition) -> Sitting:
    sitting = Sitting(("me", "open"), edition, SEED)
    sitting.joined("Ben", 1)
    sitting.client(ANA)
    sitting.client(BEN)
    return sitting


def advance(sitting: Sitting, luck: Luck) -> None:
    seat, key = luck.answer(sitting.table.journal.game)
    command = wire.Answer(id=next(sitting.ids), revision=sitting.table.revision, seat=seat, key=key)
    sitting.do((ANA, BEN)[seat], command)


# -- non-interference: whatever is hidden from a person, their export is the same to the byte


def scrambled(value: Any, seats: tuple[Seat, ...]) -> Any:
    """The same value with something else wherever none of these seats may look."""
    if isinstance(value, Struct):
        changes = {}
        for name, who in _plan(type(value)).items():
            old = getattr(value, name)
            mine = who in OWNED and value.seat in seats  # type: ignore[attr-defined]
            changes[name] = scrambled(old, seats) if who == "inside" else old if mine else other(old)
        return structs.replace(value, **changes) if changes else value
    if isinstance(value, dict):
        return {key: scrambled(each, seats) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(scrambled(each, seats) for each in value)
    return value


def other(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(other(each) for each in value)
    return f"{value}x" if isinstance(value, str) else value + 1


def with_other_secrets(table: Table, seats: tuple[Seat, ...]) -> int:
    """Replace all that these seats may not know: entries, answers of others with their luck, the seed."""
    journal, changed = table.journal, 0
    for entries in (journal.opening, *journal.entries):
        for i, entry in enumerate(entries):
            new = scrambled(entry, seats)
            changed += new != entry
            entries[i] = new
    theirs = [
        structs.replace(a, key=a.key if a.seat in seats else "x", chance=("x",), digest="x")
        for a in journal.answers
    ]
    journal.answers = theirs
    table.history.given = [g._replace(line=line, then="") for g, line in zip(table.history.given, theirs)]
    return changed


@pytest.mark.parametrize("person", [ANA, BEN])
def test_hidden_information_changes_no_byte_of_an_export(edition: Edition, person: int) -> None:
    sitting, luck, changed = seated(edition), Luck(SEED), 0
    for n in range(GAMES[edition.box.id]):
        if n % 10 == 9:
            seats = tuple(map(Seat, sitting.table.room.seats_of(person)))
            before, after = sitting.reloaded(), sitting.reloaded()
            changed += with_other_secrets(after, seats)
            assert after.export(person, "en") == before.export(person, "en")
            assert after.report(person, "es") == before.report(person, "es")
        advance(sitting, luck)
    assert changed > 20


def test_a_copy_of_a_running_game_cannot_be_played_ahead(edition: Edition) -> None:
    sitting, luck = seated(edition), Luck(SEED)
    for _ in range(12):
        advance(sitting, luck)
    for person in (ANA, BEN):
        body = sitting.table.export(person, "en")
        with pytest.raises(BrokenJournal, match="not played on"):
            import_table(find, body, Host("t", "c", "Eve", "token", 0))


def test_an_export_tells_answer_by_answer_what_one_person_was_told() -> None:
    sitting = seated(find("tiny"))
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(BEN, 1, "stance wary")
    for person, client, own in zip(
        (ANA, BEN), sitting.clients, ({1: "stance bold"}, {2: "stance wary"}), strict=True
    ):
        head, *lines = map(msgspec.json.decode, sitting.table.export(person, "en").splitlines())
        assert head["view"] == [person - 1] and "seed" not in head and head["seed-hash"]
        assert [line["answer"] for line in lines] == [0, 1, 2]
        assert {line["answer"]: line["key"] for line in lines if "key" in line} == own
        assert [text for line in lines for text in line["text"]] == client.texts != []
        assert lines[2]["entries"], "the stances were shown"


def test_a_report_names_the_fault_that_its_writer_saw() -> None:
    table = seated(find("tiny")).table
    told = msgspec.json.decode(table.report(ANA, "en", "the page is white"))
    assert (told["error"], told["closed"], told["answers"]) == ("the page is white", "", 0)


def test_a_report_counts_only_what_everybody_may_know_and_has_the_seed_when_that_is_told() -> None:
    sitting = seated(find("tiny"))
    told = msgspec.json.decode(sitting.table.report(ANA, "en"))
    assert told["records"] == sitting.table.count and "seed" not in told["header"]
    sitting.table.held = 2  # answers that wait for those of others
    told = msgspec.json.decode(sitting.table.report(ANA, "en"))
    assert told["records"] == sitting.table.count - 2
    sitting.table.held = 0
    sitting.do(ANA, share())
    sitting.vote(BEN)
    told = msgspec.json.decode(sitting.table.report(ANA, "en"))
    assert told["header"]["seed"] == SEED and told["header"]["game"] == "tiny"
    assert "seed-hash" not in told["header"]


# -- sharing by agreement


def share() -> wire.Share:
    return wire.Share(id="share")


def test_the_whole_journal_leaves_when_all_agree_and_the_log_says_so() -> None:
    sitting = seated(find("tiny"))
    sitting.answer(ANA, 0)
    sitting.do(BEN, share())
    ballot = sitting.table.room.ballot
    assert ballot is not None and ballot.what == "share" and ballot.asked == (ANA,)
    assert (ballot.id, ballot.until) == (1, sitting.now + 30_000)
    assert not sitting.table.open_to_all
    sitting.vote(ANA)
    for person in (ANA, BEN):
        script = read(sitting.table.export(person, "en"))
        assert script.header.seed == SEED and len(script.answers) == 1
    for client in sitting.clients:
        assert client.texts[-1].startswith("Ben shared the whole journal") and client.room["shared"]
    assert sitting.refused(ANA, share()) == "shared-already"
    assert sitting.reloaded().open_to_all


def test_one_no_keeps_the_journal_closed_and_is_not_asked_again() -> None:
    sitting = seated(find("tiny"))
    sitting.do(ANA, share())
    sitting.vote(BEN, agree=False)
    assert not sitting.table.open_to_all and SEED.encode() not in sitting.table.export(ANA, "en")
    assert sitting.refused(ANA, wire.Share(id="again")) == "asked-already"


def test_nobody_shares_behind_the_back_of_somebody_who_is_away() -> None:
    sitting = seated(find("tiny"))
    sitting.leave(sitting.clients[1])
    assert sitting.refused(ANA, share()) == "share-away"
    cat = sitting.joined("Cat")
    assert sitting.refused(cat, share()) == "share-seated"


def test_somebody_who_sits_down_during_the_vote_must_be_asked_too() -> None:
    sitting = Sitting(("me", "open"))
    ben = sitting.joined("Ben")
    for person in (ANA, ben):
        sitting.client(person)
    sitting.do(ben, wire.Sit(id="sit", seat=1))
    sitting.do(ANA, wire.Rise(id="rise", seat=0))
    sitting.do(ANA, share())
    cat = sitting.joined("Cat", 0)
    sitting.vote(ben)
    assert not sitting.table.open_to_all and sitting.table.room.ballot is None and cat


def test_a_person_alone_shares_with_nobody_to_ask() -> None:
    sitting = Sitting(("me", "bot:random"))
    client = sitting.client(ANA)
    sitting.do(ANA, share())
    assert read(sitting.table.export(ANA, "en")).header.seed == SEED
    assert "shared the whole journal" in client.texts[-1]


def test_that_it_was_shared_stays_in_the_log_after_an_undo() -> None:
    sitting = Sitting(("me", "me"), undo="free")
    client = sitting.client(ANA)
    for seat in (0, 1, 1):
        sitting.answer(ANA, seat) if seat in sitting.table.questions.posed else None
    sitting.do(ANA, share())
    sitting.undo(ANA, 0)
    assert any("shared the whole journal" in text for text in client.texts)
    assert sitting.reloaded().open_to_all and client.room["shared"]


def test_no_answer_is_given_while_sharing_is_voted_on() -> None:
    sitting = seated(find("tiny"))
    sitting.do(ANA, share())
    with pytest.raises(Refusal) as refusal:
        sitting.answer(BEN, 1)
    assert refusal.value.code == "voting"
    assert msgspec.json.decode(sitting.clients[1].parts["reader"])["proposal"]["what"] == "share"
