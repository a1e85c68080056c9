"""Connections: updates that follow on one another, snapshots, and what is remembered of those who left."""

from __future__ import annotations

import msgspec
import pytest

from table.sittings import ANA, BEN, Client, Sitting, find
from undercroft.scenes import presenter
from undercroft.scenes.shapes import PRIVATE, PUBLIC
from undercroft.table import earlier, feeds, load_table, wire
from undercroft.table.bench import largest_setup


def pair() -> tuple[Sitting, Client, Client]:
    sitting = Sitting()
    sitting.joined("Ben", 1)
    return sitting, sitting.client(ANA), sitting.client(BEN)


def fresh(sitting: Sitting, like: Client) -> Client:
    """Somebody who reloads the page."""
    client = Client(sitting.table.feed(like.feed.person, like.feed.language))
    client.hear()
    return client


def same(client: Client, other: Client) -> bool:
    """The same picture, and the same log as far as both have it."""
    short = min(len(client.lines), len(other.lines))
    return client.parts == other.parts and client.lines[-short:] == other.lines[-short:]


def test_the_first_update_is_a_snapshot_and_the_next_only_what_changed() -> None:
    sitting, ana, ben = pair()
    assert ana.snapshots == 1 and ana.updates[0].whole
    assert set(ana.parts) == {*PUBLIC, *PRIVATE, "room", "reader"}
    before = len(ana.updates)
    sitting.answer(ANA, 0)
    (update,) = ana.updates[before:]
    told = {*update.parts, *update.changes}
    assert not update.whole and "seats" in told and not told & {"board", "room"}
    assert not {"seats", "room"} & {*ben.updates[-1].parts, *ben.updates[-1].changes}
    assert same(fresh(sitting, ana), ana) and same(fresh(sitting, ben), ben)


def test_nothing_is_said_when_nothing_changed() -> None:
    _, ana, _ = pair()
    assert ana.feed.news() == []


def test_somebody_who_comes_or_goes_is_seen_without_a_revision() -> None:
    sitting, ana, ben = pair()
    revision = ana.revision
    sitting.leave(ben)
    assert ana.revision == revision and [p["here"] for p in ana.room["people"] if p.get("here")] == [True]
    assert {*ana.updates[-1].parts, *ana.updates[-1].changes} == {"room"}
    sitting.table.presence.elsewhere = frozenset({BEN})
    sitting.tell()
    assert all(person["here"] for person in ana.room["people"])


def test_undo_cuts_the_log_and_new_lines_follow() -> None:
    sitting, ana, ben = pair()
    told = list(ana.lines)
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(BEN, 1, "stance wary")
    assert len(ana.lines) > len(told)
    sitting.undo(BEN)
    sitting.vote(ANA)
    assert ana.lines[: len(told)] == told
    assert same(fresh(sitting, ana), ana)
    sitting.answer(BEN, 1, "stance swift")
    assert same(fresh(sitting, ana), ana) and same(fresh(sitting, ben), ben)


def test_who_misses_some_is_told_all_of_it_at_once() -> None:
    sitting, _, ben = pair()
    sitting.clients.remove(ben)
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(BEN, 1, "stance wary")
    sitting.undo(BEN)
    sitting.vote(ANA)
    sitting.answer(BEN, 1, "stance swift")
    ben.hear()
    assert ben.snapshots == 1 and same(fresh(sitting, ben), ben)


def test_who_misses_too_much_gets_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, _, ben = pair()
    monkeypatch.setattr(feeds, "MOST_MISSED", 1)
    sitting.clients.remove(ben)
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(BEN, 1, "stance wary")
    ben.hear()
    assert ben.snapshots == 2 and ben.updates[-1].whole and same(fresh(sitting, ben), ben)


def test_a_snapshot_has_the_end_of_the_log_and_a_query_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(("bot:random", "bot:random"))
    client = sitting.client(ANA)
    sitting.play_bots()
    monkeypatch.setattr(feeds, "SNAPSHOT", 20)
    late = fresh(sitting, client)
    assert 0 < len(late.lines) <= 20 and late.lines == client.lines[-len(late.lines) :]
    query = wire.Query(id="q", what="log", about=str(late.lines[0].answer))
    log = sitting.table.inquiries.answer(ANA, query, "en")
    earlier = [line for line in client.lines if line.answer < late.lines[0].answer]
    assert list(log.lines) == earlier[-len(log.lines) :]  # type: ignore[attr-defined]


def test_another_language_is_a_snapshot_in_that_language() -> None:
    sitting, ana, _ = pair()
    sitting.answer(ANA, 0)
    board, lines = ana.parts["board"], len(ana.lines)
    ana.feed.speak("es")
    ana.hear()
    assert ana.snapshots == 2 and ana.parts["board"] != board and len(ana.lines) == lines
    ana.feed.speak("es")
    assert ana.feed.news() == []


def test_taking_a_seat_shows_its_secrets_in_a_snapshot() -> None:
    sitting = Sitting()
    cat = sitting.client(sitting.joined("Cat"))
    assert cat.parts["seats"] == b"[]" and cat.question is None
    sitting.do(cat.feed.person, wire.Sit(id="s", seat=1))
    assert cat.snapshots == 2 and cat.question is not None
    welcome = cat.feed.welcome()
    assert (welcome.person, welcome.seats, welcome.revision) == (2, (1,), sitting.table.revision)


def test_who_comes_back_goes_on_where_they_stopped() -> None:
    sitting, _, ben = pair()
    sitting.leave(ben)
    sitting.answer(ANA, 0, "stance bold")
    again = Client(sitting.table.feed(BEN, "en", ben.revision, ben.digest))
    again.parts, again.lines, again.revision = ben.parts, ben.lines, ben.revision
    again.hear()
    assert again.snapshots == 0 and same(fresh(sitting, again), again)


def test_who_did_not_get_the_last_updates_goes_on_from_an_earlier_one() -> None:
    sitting, _, ben = pair()
    parts, lines, revision, digest = dict(ben.parts), list(ben.lines), ben.revision, ben.digest
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(ANA, 0, "stance wary")
    sitting.leave(ben)
    sitting.answer(ANA, 0, "stance swift")
    again = Client(sitting.table.feed(BEN, "en", revision, digest))
    again.parts, again.lines, again.revision = parts, lines, revision
    again.hear()
    assert again.snapshots == 0 and same(fresh(sitting, again), again)


def after_restart(sitting: Sitting, client: Client, lie: int = 0) -> None:
    """The client at a table that was read from disk again, and remembers nobody."""
    sitting.table = sitting.reloaded()
    revision, digest, parts, lines = client.has
    person, language = client.feed.person, client.feed.language
    client.feed = sitting.table.feed(person, language, revision + lie, digest, parts, lines)
    sitting.clients = [client]
    client.hear()


def test_after_a_restart_who_has_all_is_sent_nothing_and_goes_on() -> None:
    sitting, _, ben = pair()
    sitting.answer(ANA, 0)
    heard = len(ben.bytes)
    after_restart(sitting, ben)
    assert len(ben.bytes) == heard and ben.snapshots == 1
    sitting.answer(BEN, 1)
    assert ben.snapshots == 1 and ben.updates[-1].keep > 0 and same(fresh(sitting, ben), ben)
    assert len(fresh(sitting, ben).lines) == len(ben.lines)


def test_after_a_restart_who_missed_something_is_sent_just_that() -> None:
    sitting, ana, ben = pair()
    sitting.leave(ben)
    sitting.answer(ANA, 0, "stance bold")
    sitting.answer(ANA, 0, "stance wary")
    after_restart(sitting, ben)
    assert ben.snapshots == 1 and "board" not in ben.updates[-1].parts and same(fresh(sitting, ben), ben)
    assert not ben.updates[-1].changes  # the table knows only the crcs of what they have
    assert len(ben.lines) == len(ana.lines)


@pytest.mark.parametrize("how", ["undo", "seat", "lies"])
def test_after_a_restart_all_is_sent_where_the_log_may_differ(how: str) -> None:
    """Lines that the client has were taken back, it may read more than before, or it has what never was."""
    sitting, _, ben = pair()
    sitting.answer(ANA, 0)
    sitting.leave(ben)
    if how == "undo":
        sitting.do(ANA, wire.Undo(id="u", revision=sitting.table.revision))
    elif how == "seat":
        sitting.do(ANA, wire.Rise(id="r", seat=0))
    after_restart(sitting, ben, lie=7 if how == "lies" else 0)
    assert ben.snapshots == 2 and same(fresh(sitting, ben), ben)


def test_of_seats_and_mats_is_sent_what_changed() -> None:
    """Somebody answers a secret question: of the four mats at the table only one changes, and by one word."""
    edition = find("gloomhaven")
    sitting = Sitting(("me", "open", "open", "open"), edition, setup=largest_setup(edition))
    for seat, name in enumerate(("Ben", "Cat", "Dan"), 1):
        sitting.joined(name, seat)
    clients = [sitting.client(person) for person in (1, 2, 3, 4)]
    for turn in range(60):
        seat = min(sitting.table.questions.open, key=lambda each: (each + turn) % 4)
        sitting.answer(sitting.table.room.chairs[seat].person, seat)
    assert sitting.table.journal.game.state.round
    updates = [update for client in clients for update in client.updates if not update.whole]
    assert all("mats" not in update.parts and "room" not in update.parts for update in updates)
    changes = [msgspec.json.decode(update.changes["mats"]) for update in updates if "mats" in update.changes]
    assert len(changes) > 20 and all(len(change) == 4 for change in changes)
    kept = [sum(isinstance(each, int) for each in change) for change in changes]
    assert sum(kept) > 2.5 * len(kept)
    sent = sum(len(body) for client in clients for body in client.bytes[-40:]) / 40
    assert sent < 18_000
    assert all(client.parts == fresh(sitting, client).parts for client in clients)


def test_who_did_not_get_the_last_update_is_sent_whole_parts() -> None:
    """Changes are made from what was sent last: whoever has less gets parts."""
    sitting, _, ben = pair()
    parts, lines, revision, digest = dict(ben.parts), list(ben.lines), ben.revision, ben.digest
    sitting.answer(ANA, 0, "stance bold")
    assert ben.updates[-1].changes
    ben.parts, ben.lines, ben.revision = parts, lines, revision
    ben.feed.resume(revision, digest)
    ben.hear()
    assert not ben.updates[-1].whole and not ben.updates[-1].changes and ben.updates[-1].parts
    assert same(fresh(sitting, ben), ben)


def test_two_windows_of_one_person_are_not_confused() -> None:
    sitting, _, ben = pair()
    other = sitting.client(BEN)
    sitting.leave(other)  # it is seen by nobody that one of two windows was closed
    sitting.answer(ANA, 0)
    sitting.leave(ben)
    sitting.answer(ANA, 0, "stance wary")
    for client in (ben, other):
        again = sitting.table.feed(BEN, "en", client.revision, client.digest)
        assert again is client.feed
        client.hear()
        assert client.snapshots == 1 and same(fresh(sitting, client), client)


def test_hello_again_repairs_whatever_the_client_has() -> None:
    sitting, ana, _ = pair()
    sitting.answer(ANA, 0)
    ana.feed.resume(ana.revision, ana.digest)
    assert ana.feed.news() == []
    assert not ana.feed.knows(ana.revision, "00000000")
    ana.feed.resume(ana.revision, "00000000")
    ana.hear()
    assert ana.updates[-1].whole


def test_a_feed_goes_on_with_the_table_as_it_was_loaded_anew() -> None:
    sitting, ana, _ = pair()
    sitting.answer(ANA, 0)
    twin = sitting.reloaded(sitting.table.checkpoint())
    ana.feed.table = twin
    assert ana.feed.news() == []  # it is the same table
    twin.do(BEN, wire.Answer(id="b", revision=twin.revision, seat=1, key="stance bold"), sitting.now)
    ana.hear()
    assert ana.snapshots == 1 and ana.revision == twin.revision


def test_a_feed_that_is_behind_a_checkpoint_gets_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "REPLAYED", 0)
    sitting, ana, ben = pair()
    sitting.clients.remove(ana)
    sitting.answer(ANA, 0)
    sitting.answer(BEN, 1)
    ana.feed.table = sitting.reloaded(sitting.table.checkpoint())
    ana.hear()
    assert ana.snapshots == 2 and ana.parts.keys() == ben.parts.keys()


def test_nothing_is_drawn_for_languages_that_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    parts = presenter.Presenter.parts

    def counted(self: presenter.Presenter, *args: object) -> object:
        drawn.append(self.language)
        return parts(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(presenter.Presenter, "parts", counted)
    sitting, _, _ = pair()
    sitting.client(0)
    before = len(drawn)
    sitting.answer(ANA, 0)
    assert drawn[before:] == ["en"]  # once for three clients
    sitting.do(ANA, wire.Lock(id="l", locked=True))
    assert len(drawn) == before + 1  # the room is not the board


def test_messages_are_plain_json_without_floats() -> None:
    sitting = Sitting(("bot:random", "bot:random"))
    client = sitting.client(ANA)
    sitting.play_bots()
    for message in client.bytes:
        check(msgspec.json.decode(message))


def check(value: object) -> None:
    assert not isinstance(value, float)
    if isinstance(value, int):
        assert abs(value) < 1 << 53
    if isinstance(value, dict):
        assert not any(key.lstrip("-").isdigit() for key in value)
        for each in value.values():
            check(each)
    if isinstance(value, list):
        for each in value:
            check(each)


def test_chat_is_told_once_also_to_who_comes_back() -> None:
    sitting, _, ben = pair()
    sitting.do(ANA, wire.Chat(id="1", text="one"))
    sitting.leave(ben)
    sitting.do(ANA, wire.Chat(id="2", text="two"))
    again = Client(sitting.table.feed(BEN, "en", ben.revision, ben.digest))
    again.parts, again.lines, again.revision = ben.parts, ben.lines, ben.revision
    again.hear()
    assert ben.chats == ["one"] and again.chats == ["two"]


def test_a_table_that_was_loaded_says_the_same() -> None:
    sitting, _, _ = pair()
    sitting.answer(ANA, 0)
    sitting.answer(BEN, 1)
    twin = load_table(find, sitting.kept)
    twin.presence.elsewhere = sitting.table.presence.persons
    for language in ("en", "es", "pt"):
        for person in (0, ANA, BEN):
            assert twin.renderer(language).parts(person) == sitting.table.renderer(language).parts(person)
