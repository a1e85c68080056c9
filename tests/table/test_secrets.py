"""What a person may not know is in no byte that they are sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from table.sittings import ANA, BEN, SEED, Client, Sitting, find
from undercroft.games.boxes import Edition
from undercroft.kernel import Game, Seat, determinize, redact, view
from undercroft.sim.testers import Luck
from undercroft.table import Table, wire
from undercroft.table.commands import is_held

GAMES = {"tiny": 40, "gloomhaven": 60}


@pytest.fixture(params=GAMES)
def edition(request: pytest.FixtureRequest) -> Edition:
    return find(request.param)


def seated(edition: Edition, seed: str) -> Sitting:
    sitting = Sitting(("me", "open"), edition, seed)
    sitting.joined("Ben", 1)
    return sitting


def guess(table: Table, seat: Seat, rng: int) -> bool:
    """Deal anew what a seat cannot see; False if there is nothing else that it could be."""
    game = table.journal.game
    state = determinize(view(game, seat), game.rules, rng)
    twin: Game[Any] = Game(game.rules, state, game.source)
    twin.advance()
    changed = bool(twin.state.digest() != game.state.digest())
    table.journal.game = twin
    table.questions.open = table.questions.look(twin)
    return changed


def snapshot(table: Table, person: int) -> list[bytes]:
    return table.feed(person, "en").news()


def advance(sitting: Sitting, luck: Luck) -> None:
    seat, key = luck.answer(sitting.table.journal.game)
    sitting.do(
        (ANA, BEN)[seat],
        wire.Answer(id=next(sitting.ids), revision=sitting.table.revision, seat=seat, key=key),
    )


def test_hidden_cards_change_nothing_that_others_are_sent(edition: Edition) -> None:
    sitting, luck, differed = seated(edition, SEED), Luck(SEED), 0
    for n in range(GAMES[edition.box.id]):
        if not sitting.table.journal.game.open:
            break
        for person, seat in ((ANA, Seat(0)), (BEN, Seat(1))):
            twin = sitting.reloaded(sitting.table.checkpoint())
            for table in (sitting.table, twin):
                table.presence.elsewhere = frozenset({ANA, BEN})
            before = snapshot(twin, person)
            differed += guess(twin, seat, n)
            assert snapshot(twin, person) == before
        advance(sitting, luck)
    assert differed > 20


def test_a_secret_choice_changes_nothing_that_others_are_sent(edition: Edition) -> None:
    sitting, luck, compared = seated(edition, SEED), Luck(SEED), 0
    for _ in range(GAMES[edition.box.id]):
        opened = sitting.table.journal.game.open
        if not opened:
            break
        if len(opened) > 1 and len(opened[1].options) > 1 and not is_held(sitting.table, opened[0]):
            compared += compare_choices(sitting)
        advance(sitting, luck)
    assert compared


def compare_choices(sitting: Sitting) -> int:
    """Ben chooses this or that; Ana and whoever looks on are sent the same bytes."""
    seat = sitting.table.journal.game.open[1].seat
    chooser, other = ((ANA, BEN), (BEN, ANA))[seat == 1]
    sent = []
    for option in sitting.table.journal.game.open[1].options[:3]:
        table = sitting.reloaded()
        clients = [Client(table.feed(person, "es")) for person in (other, 0)]
        for client in clients:
            client.hear()
        table.do(chooser, wire.Answer(id="x", revision=table.revision, seat=seat, key=option.key), 5)
        for client in clients:
            client.hear()
        sent.append([client.bytes for client in clients])
    assert sent[1:] == sent[:-1]
    return len(sent)


def test_a_seat_exports_only_what_it_has_seen(edition: Edition) -> None:
    sitting, luck = seated(edition, SEED), Luck(SEED)
    for _ in range(30):
        advance(sitting, luck)
    table = sitting.table
    assert not table.over
    for body in (table.export(BEN, "en"), table.report(BEN, "en"), table.report(BEN, "en", "it broke")):
        assert SEED.encode() not in body and table.room.people[ANA].token.encode() not in body
    head, *answers = [msgspec.json.decode(line) for line in table.export(BEN, "en").splitlines()]
    assert "seed" not in head and head["view"] == [1] and len(head["seed-hash"]) == 64
    assert [line["answer"] for line in answers] == list(range(table.answers + 1))
    keys = {line["answer"]: line.get("key") for line in answers if line["answer"]}
    assert keys == {a.n: a.key if a.seat == 1 else None for a in table.journal.answers}
    for n, line in enumerate(answers[1:], 1):
        seen = [redact(entry, Seat(1)) for entry in table.journal.entries[n - 1]]
        assert line["entries"] == msgspec.json.decode(msgspec.json.encode(seen))
    assert SEED.encode() not in table.export(ANA, "en")  # she is the host: that gives her no more


def test_after_the_end_everybody_has_the_whole_journal() -> None:
    sitting = Sitting(("bot:random", "bot:random"))
    cat = sitting.joined("Cat")
    assert SEED.encode() not in sitting.table.export(cat, "en")
    sitting.play_bots()
    assert sitting.table.over
    assert sitting.table.export(cat, "en") == sitting.table.export(ANA, "en")
    assert SEED.encode() in sitting.table.report(cat, "pt")


def test_statistics_come_with_the_end() -> None:
    sitting = Sitting(("bot:random", "bot:random"))
    client = sitting.client(0)
    assert "stats" not in msgspec.json.decode(client.parts["status"])
    sitting.play_bots()
    status = msgspec.json.decode(client.parts["status"])
    assert status["stats"] and status["outcome"] in ("won", "lost")


def test_a_report_has_what_a_developer_needs() -> None:
    sitting = Sitting()
    sitting.answer(ANA, 0)
    told = msgspec.json.decode(sitting.table.report(ANA, "es", "TypeError: x is undefined"))
    assert told["error"] == "TypeError: x is undefined" and told["answers"] == 1 and told["seats"] == [0]
    assert told["header"]["packs"] and told["header"]["setup"]["scenario"] == "cellar"
    assert len(told["journal"]) == 3 and told["question"] == ["tiny.round.choose_stances"]


def test_queries_are_answered_for_own_seats_only() -> None:
    sitting = Sitting()
    sitting.joined("Ben", 1)
    client = sitting.client(0)
    preview = wire.Query(id="q", what="preview", seat=0, about="stance bold")
    assert sitting.table.inquiries.answer(ANA, preview, "en")
    for person in (BEN, 0):
        with pytest.raises(Exception, match="not yours"):
            sitting.table.inquiries.answer(person, preview, "en")
    with pytest.raises(Exception, match="no seat"):
        sitting.table.inquiries.answer(ANA, msgspec.structs.replace(preview, seat=5), "en")
    with pytest.raises(Exception, match="dance") as refusal:
        sitting.table.inquiries.answer(ANA, msgspec.structs.replace(preview, about="dance"), "en")
    assert refusal.value.code == "no-answer"  # type: ignore[attr-defined]
    log = wire.Query(id="l", what="log")
    assert list(sitting.table.inquiries.answer(0, log, "en").lines) == client.lines  # type: ignore[attr-defined]
