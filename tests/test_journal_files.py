"""Journals on disk: safe before acknowledged, one writer, torn lines cut, what differs refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft import __version__
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.journal_files import (
    FileStore,
    MemoryStore,
    OpenJournal,
    StoreError,
    begin_journal,
    journals_folder,
    new_path,
    newest,
    open_journal,
    starter,
)
from undercroft.kernel import BrokenJournal, Journal, Seat, SetupError


def edition(name: str = "tiny") -> Edition:
    return lay_out(box_of(name))


def begin(path: Path) -> OpenJournal:
    return begin_journal(edition(), edition().settle(), "7", path)


def test_the_header_is_on_disk_before_the_first_answer(tmp_path: Path) -> None:
    with begin(tmp_path / "deep" / "a.journal").store as store:
        line = (tmp_path / "deep" / "a.journal").read_bytes()
        version = __version__.encode()
        assert line.startswith(
            b'{"undercroft":1,"game":"tiny","version":"%b","packs":[{"id":"tiny"' % version
        )
        assert line.endswith(b'"seed":"7"}\n') and line == store.data()


def test_every_line_is_written_once_and_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    write, sync = os.write, os.fsync
    with FileStore(tmp_path / "a", begin(tmp_path / "b").journal.header) as store:
        monkeypatch.setattr(os, "write", lambda file, line: done.append("write") or write(file, line))  # type: ignore[func-returns-value]
        monkeypatch.setattr(os, "fsync", lambda file: done.append("sync") or sync(file))  # type: ignore[func-returns-value]
        store.append(b"one\n")
        store.append(b"two\n")
        assert done == ["write", "sync", "write", "sync"]
        assert store.data().endswith(b"\none\ntwo\n")


def test_nothing_is_acknowledged_before_it_is_safe(tmp_path: Path) -> None:
    """Seen from the store: while a line is being written, the game has not moved."""
    opened = begin(tmp_path / "a.journal")
    journal, store = opened.journal, opened.store
    before = journal.game.state.digest()
    seen = []

    class Watching:
        def append(self, line: bytes) -> None:
            seen.append((len(journal.answers), len(journal.entries), journal.game.state.digest() == before))
            store.append(line)

    journal.store = Watching()
    journal.answer(Seat(0), 0)
    assert seen == [(0, 0, True)]
    assert len(journal.answers) == 1
    store.close()


def test_a_failed_write_takes_nothing_and_the_file_stays_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.journal"
    opened = begin(path)
    opened.journal.answer(Seat(0), 0)
    whole, digest = path.read_bytes(), opened.journal.game.state.digest()
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, line: write(file, line[:10]))
    with pytest.raises(StoreError, match=r"a\.journal cannot be written: .*; the last answer was not taken"):
        opened.journal.answer(Seat(1), 0)
    monkeypatch.undo()
    assert path.read_bytes() == whole
    assert (opened.journal.game.state.digest(), len(opened.journal.answers)) == (digest, 1)
    with pytest.raises(StoreError):  # a disk that failed once is not trusted again
        opened.journal.answer(Seat(1), 0)
    opened.store.close()
    again = open_journal(edition, path)
    assert again.journal.game.state.digest() == digest
    again.store.close()


def test_a_header_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, closed = tmp_path / "a.journal", []
    close = os.close

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(os, "close", lambda file: closed.append(file) or close(file))  # type: ignore[func-returns-value]
    with pytest.raises(StoreError, match=r"a\.journal cannot be written: No space .*; no game was begun\.$"):
        begin(path)
    monkeypatch.undo()
    assert not path.exists() and len(closed) == 1
    begin(path).store.close()


def test_a_game_that_cannot_begin_leaves_no_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, closed = tmp_path / "a.journal", []
    close = FileStore.close

    def broken(*given: object, **named: object) -> None:
        raise SetupError("no such game")

    monkeypatch.setattr(Edition, "new_game", broken)
    monkeypatch.setattr(FileStore, "close", lambda store: closed.append(store.path) or close(store))  # type: ignore[func-returns-value]
    with pytest.raises(SetupError, match="no such game"):
        begin(path)
    monkeypatch.undo()
    assert not path.exists() and closed == [path]
    begin(path).store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be synced there")
def test_every_folder_made_for_a_journal_is_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    sync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_ino) or sync(file))  # type: ignore[func-returns-value]
    path = tmp_path / "deep" / "down" / "a.journal"
    begin(path).store.close()
    places = (path, path.parent, path.parent.parent, tmp_path)
    assert synced == [place.stat().st_ino for place in places]


def test_a_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    opened = begin(tmp_path / "a.journal")
    for seat in (Seat(0), Seat(1)):
        opened.journal.answer(seat, 0)
    opened.store.close()
    again = open_journal(edition, tmp_path / "a.journal")
    assert again.journal.game.state.digest() == opened.journal.game.state.digest()
    assert again.journal.log == opened.journal.log and again.setup == opened.setup
    again.journal.answer(again.journal.game.open[0].seat, 0)
    assert again.store.data() == (tmp_path / "a.journal").read_bytes()
    again.store.close()


def test_two_programs_cannot_write_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    opened = begin(path)
    with pytest.raises(StoreError, match="is open in another program: close that one first"):
        FileStore(path)
    code = "import sys, pathlib, undercroft.journal_files as s; s.FileStore(pathlib.Path(sys.argv[1]))"
    ran = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)
    assert "is open in another program" in ran.stderr
    opened.store.close()
    FileStore(path).close()


def test_a_torn_line_is_cut_before_the_next_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    opened = begin(path)
    opened.journal.answer(Seat(0), 0)
    opened.store.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n": 2, "seat": 1, "ke')
    again = open_journal(edition, path)
    assert again.torn and path.read_bytes() == whole
    again.journal.answer(Seat(1), 0)
    again.store.close()
    third = open_journal(edition, path)
    assert not third.torn and [answer.n for answer in third.journal.answers] == [1, 2]
    third.store.close()


def test_a_journal_that_cannot_be_played_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    begin(path).store.close()
    path.write_bytes(path.read_bytes() + b'{"n":1,"seat":0,"key":"fly"}\n')
    for _ in range(2):  # the second time would find it locked if the first had kept it
        with pytest.raises(BrokenJournal, match=r"Answer 1 \(fly\) cannot be played"):
            open_journal(edition, path)
    with pytest.raises(SetupError):
        open_journal(lambda name: edition("chess"), path)


def test_a_store_in_memory_holds_the_same_lines(tmp_path: Path) -> None:
    opened = begin(tmp_path / "a.journal")
    header = opened.journal.header
    store = MemoryStore(header)
    kept = Journal(header, starter(opened.edition, opened.setup, header.seed), store)
    for journal in (opened.journal, kept):
        journal.answer(Seat(0), 1)
        journal.undo()
        journal.answer(Seat(0), 0)
        journal.checkpoint()
    assert store.data() == opened.store.data()
    opened.store.close()


def test_journals_lie_in_the_data_folder_of_the_user() -> None:
    home = {"HOME": "/home/ana"}
    linux = Path("/home/ana/.local/share/undercroft/journals")
    assert journals_folder(home, "linux") == linux
    assert journals_folder({**home, "XDG_DATA_HOME": "/data"}, "linux") == Path("/data/undercroft/journals")
    mac = Path("/home/ana/Library/Application Support/undercroft/journals")
    assert journals_folder(home, "darwin") == mac
    windows = journals_folder({**home, "LOCALAPPDATA": "/local"}, "win32")
    assert windows == Path("/local/undercroft/journals")


def test_names_are_made_of_game_day_and_a_counter(tmp_path: Path) -> None:
    first = new_path("tiny", tmp_path)
    assert first.name.startswith("tiny-20") and first.name.endswith("-1.journal")
    first.touch()
    second = new_path("tiny", tmp_path)
    assert second.name.endswith("-2.journal")
    second.touch()
    os.utime(second, (1, 1))
    assert newest(tmp_path) == first and newest(tmp_path, "tiny") == first
    with pytest.raises(StoreError, match="There is no journal of descent in"):
        newest(tmp_path, "descent")
