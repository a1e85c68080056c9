"""A line that sums up an attack is replaced while that goes on: clients always have what a newcomer gets."""

from __future__ import annotations

import random

import pytest

from table.sittings import ANA, BEN, Client, Sitting, find
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.scenes.shapes import Line
from undercroft.table import Refusal, Table, earlier

HAVEN = find("gloomhaven")
BARROW = HavenSetup(scenario="1", party=("brute", "spellweaver"))


def seated(game: str, seed: str) -> Sitting:
    sitting = Sitting(edition=HAVEN, seed=seed, setup=BARROW) if game == "gloomhaven" else Sitting(seed=seed)
    sitting.joined("Ben", 1)
    return sitting


def check(sitting: Sitting) -> int:
    """Everybody has the same log as somebody who comes now; how many lines of theirs are open."""
    count = 0
    for client in sitting.clients:
        newcomer = Client(Table.feed(sitting.table, client.feed.person, client.feed.language))
        newcomer.hear()
        short = min(len(client.lines), len(newcomer.lines))
        assert client.lines[len(client.lines) - short :] == newcomer.lines[len(newcomer.lines) - short :]
        count += sum(line.open for line in client.lines)
    return count


def keys(sitting: Sitting, seat: int) -> list[str]:
    """How a seat may answer, but for giving up."""
    return [option.key for option in sitting.table.questions.open[seat].all_options if not option.concedes]


def step(sitting: Sitting, luck: random.Random) -> None:
    table, person = sitting.table, luck.choice((ANA, BEN))
    if table.room.ballot:
        sitting.vote(luck.choice(table.room.ballot.asked), True)
    elif luck.random() < 0.12:
        sitting.undo(person)
    elif luck.random() < 0.1:
        sitting.redo(person)
    else:
        seat = luck.choice(list(table.questions.open))
        sitting.answer((ANA, BEN)[seat], seat, luck.choice(keys(sitting, seat)))


def restart(sitting: Sitting, checkpoint: bool) -> None:
    """Everybody comes back to a process that remembers nobody."""
    sitting.table = sitting.reloaded(sitting.table.checkpoint() if checkpoint else None)
    for client in sitting.clients:
        revision, digest, parts, lines = client.has
        feed = client.feed
        client.feed = sitting.table.feed(feed.person, feed.language, revision, digest, parts, lines)
        sitting.table.presence.arrive(feed.person)
    sitting.tell()


@pytest.mark.parametrize("checkpoint", [False, True])
@pytest.mark.parametrize("game", ["gloomhaven", "tiny"])
def test_who_follows_has_the_log_of_who_comes_late(game: str, checkpoint: bool) -> None:
    luck, sitting = random.Random(game), seated(game, "follow")
    for person, language in ((ANA, "en"), (BEN, "es"), (0, "pt")):
        sitting.client(person, language)  # type: ignore[arg-type]
    opened = restarted = snapshots = 0
    for n in range(160):
        if not sitting.table.questions.open:
            break
        try:
            step(sitting, luck)
        except Refusal:
            continue
        was_open = check(sitting)
        opened += was_open
        if was_open and restarted < 4 and n % 3 == 0:
            snapshots = sum(client.snapshots for client in sitting.clients)
            restart(sitting, checkpoint)
            restarted += 1
            check(sitting)
            if not checkpoint:
                assert sum(client.snapshots for client in sitting.clients) == snapshots
    assert opened > 3 and restarted


def attack_under_way() -> tuple[Sitting, Client, int]:
    """A monster attacks, and its target thinks about the damage; the place of the line."""
    for seed in map(str, range(40)):
        luck, sitting = random.Random(seed), seated("gloomhaven", seed)
        client = sitting.client(ANA)
        sitting.client(BEN)
        for _ in range(60):
            if client.lines[-1].open and list(sitting.table.questions.open) == [0]:
                return sitting, client, len(client.lines) - 1
            seat = luck.choice(list(sitting.table.questions.open))
            sitting.answer((ANA, BEN)[seat], seat, luck.choice(keys(sitting, seat)))
    raise AssertionError("no attack in forty games")


def test_an_open_line_is_replaced_by_its_whole_and_by_undo_is_open_again() -> None:
    sitting, ana, place = attack_under_way()
    before: Line = ana.lines[place]
    assert before.text.endswith("…") and before.parts
    key = next(key for key in sitting.keys(0) if key.startswith(("suffer", "lose")))
    sitting.answer(ANA, 0, key)
    after = ana.lines[place]
    assert ana.updates[-1].keep == place and (after.answer, after.k) == (before.answer, before.k)
    assert not after.open and after.text.endswith(".") and len(after.parts) > len(before.parts)
    assert after.parts[: len(before.parts)] == before.parts
    sitting.undo(ANA)
    while sitting.table.room.ballot:
        sitting.vote(BEN)
    noted = ana.lines[place + 1 :]  # that it went past a reveal, if it did
    assert ana.lines[place] == before and all(line.k < 0 for line in noted) and len(noted) <= 1


def test_a_checkpoint_is_never_in_the_midst_of_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, ana, place = attack_under_way()
    monkeypatch.setattr(earlier, "REPLAYED", 0)
    twin = sitting.reloaded(sitting.table.checkpoint())
    told = Client(twin.feed(ANA, "en"))
    told.hear()
    assert told.lines[-1] == ana.lines[place]
