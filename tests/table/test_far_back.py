"""Undo behind the positions at hand: nothing is played again here, and all is as if it had been."""

from __future__ import annotations

import pytest

from table.sittings import ANA, BEN, Client, Sitting
from table.test_loading import alike
from undercroft.kernel import Journal
from undercroft.table import FarBack, Table, go_on_from, play_up_to, playing, wire


@pytest.fixture
def long_ago(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Ana and Ben after thirty answers, of which only the last few positions are at hand."""
    monkeypatch.setattr(playing, "LONGEST", 6)
    monkeypatch.setattr(playing, "TRIMMED", 3)
    sitting = Sitting()
    sitting.joined("Ben", 1)
    for person in (ANA, BEN):
        sitting.client(person)
    for _ in range(30):
        seat = next(iter(sitting.table.questions.open))
        sitting.answer(sitting.table.room.chairs[seat].person, seat)
    assert sitting.table.journal.first > 20
    return sitting


def bring(table: Table, to: int) -> None:
    """What a server does: another process plays, the last few answers are played here."""
    edition, header, answers = table.edition, table.header, table.journal.answers[:to]
    table.earlier = go_on_from(edition, header, answers, play_up_to(edition, header, answers))


def never(*_: object) -> None:
    raise AssertionError("the whole game was played again")


@pytest.mark.parametrize("to", [0, 5, 19])
@pytest.mark.parametrize("quick", [False, True])
def test_a_vote_that_passes_goes_back_to_what_was_brought(
    long_ago: Sitting, to: int, quick: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same records, the same table and the same lines as if all were played again at once."""
    sitting = long_ago
    sitting.undo(ANA, to)
    twin = sitting.reloaded(sitting.table.checkpoint() if quick else None)
    twin.may_replay = False
    twin.journal.forget(twin.answers)
    clients = [Client(twin.feed(person, "en")) for person in (ANA, BEN)]
    for client in clients:
        client.hear()
    vote = wire.Vote(id="v", proposal=1, agree=True)
    before = twin.count, twin.room.ballot, twin.journal.game, twin.renderer("en").parts(ANA)
    with pytest.raises(FarBack, match=f"answer {to} "):
        twin.do(BEN, vote, sitting.now + 1000)
    assert (twin.count, twin.room.ballot, twin.journal.game, twin.renderer("en").parts(ANA)) == before
    bring(twin, to)
    monkeypatch.setattr(Journal, "branch", never)
    outcome = twin.do(BEN, vote, sitting.now + 1000)
    monkeypatch.undo()
    assert outcome == sitting.do(BEN, vote)
    alike(sitting.table, twin)
    assert twin.journal.first >= to - 64 and twin.journal.save() == sitting.table.journal.save()
    for client, told in zip(clients, sitting.clients, strict=True):
        client.hear()
        assert client.lines == told.lines[-len(client.lines) :] and client.parts == told.parts
    seat = next(iter(twin.questions.open))
    sitting.answer(sitting.table.room.chairs[seat].person, seat)
    twin.take(sitting.kept[twin.count :])
    alike(sitting.table, twin)


def test_what_was_brought_for_other_answers_is_not_used(long_ago: Sitting) -> None:
    table = long_ago.table
    table.may_replay = False
    long_ago.undo(ANA, 4)
    bring(table, 3)
    with pytest.raises(FarBack):
        long_ago.vote(BEN)
    bring(table, 4)
    long_ago.vote(BEN)
    assert table.answers == 4 and table.earlier is None


def test_what_another_worker_took_back_is_taken_in_up_to_there(long_ago: Sitting) -> None:
    sitting = long_ago
    twin = sitting.reloaded(sitting.table.checkpoint())
    twin.may_replay = False
    sitting.do(ANA, wire.Chat(id="c", text="let us go back"))
    sitting.undo(ANA, 2)
    sitting.vote(BEN)
    with pytest.raises(FarBack) as far:
        twin.take(sitting.kept[twin.count :])
    assert twin.count < len(sitting.kept) and twin.chats[-1].text == "let us go back"
    bring(twin, far.value.to)
    twin.take(sitting.kept[twin.count :])
    alike(sitting.table, twin)
