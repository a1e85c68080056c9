"""Journals on disk: every line is safe before `append` returns, and a cut in mid-write costs one line."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import undercroft
from undercroft.games.boxes import Edition
from undercroft.games.setups import Setup
from undercroft.kernel import BrokenJournal, Header, Journal, Script, SetupError, UndercroftError, read

SUFFIX = ".journal"
LONGEST = 300  # letters of a sentence that repeats what a file says
EditionFinder = Callable[[str], Edition]  # by the game's name; refuses a game that is not there


class StoreError(UndercroftError):
    """A journal's file cannot be opened or written; the message says which and why."""


class MemoryStore:
    """Keeps the lines of a journal for as long as the program runs."""

    def __init__(self, header: Header | None = None) -> None:
        self.lines: list[bytes] = [_line(header)] if header else []

    def append(self, line: bytes) -> None:
        self.lines.append(line)

    def data(self) -> bytes:
        return b"".join(self.lines)


class FileStore:
    """A journal's file: appended to, never rewritten, and open in one process at a time."""

    def __init__(self, path: Path, header: Header | None = None) -> None:
        """Open the file; with a header it must be new, and the header is its first line."""
        self.path = path
        made: list[Path] = []
        try:
            if header:
                made = _make_folder(path.parent)
            flags = os.O_RDWR | os.O_APPEND | (os.O_CREAT | os.O_EXCL if header else 0)
            self._file = os.open(path, flags | getattr(os, "O_BINARY", 0), 0o644)
        except FileExistsError:
            raise StoreError(
                f"{path} exists already: go on with it by --resume {path}, or choose another name."
            ) from None
        except OSError as error:
            raise StoreError(f"{path} cannot be opened as a journal: {_reason(error)}.") from error
        self._broken = ""
        try:
            self._lock()
            if header:
                self._write(_line(header))
                for folder in (path.parent, *(each.parent for each in made)):
                    _sync_folder(folder)
        except OSError as error:
            self._leave(bool(header))
            raise StoreError(f"{path} cannot be written: {_reason(error)}; no game was begun.") from error
        except BaseException:
            self._leave(bool(header))
            raise

    def append(self, line: bytes) -> None:
        """One write and one fsync; if either fails the file is cut back and takes no more."""
        if self._broken:
            raise StoreError(self._broken)
        length = os.fstat(self._file).st_size
        try:
            self._write(line)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, length)
            self._broken = f"{self.path} cannot be written: {_reason(error)}; the last answer was not taken."
            raise StoreError(self._broken) from error

    def data(self) -> bytes:
        """The whole file as it is now."""
        os.lseek(self._file, 0, os.SEEK_SET)
        with os.fdopen(os.dup(self._file), "rb") as file:
            return file.read()

    def cut_torn_line(self) -> None:
        """Take away what stands after the last newline, so that the next line begins a line."""
        whole = self.data().rfind(b"\n") + 1
        os.ftruncate(self._file, whole)
        os.fsync(self._file)

    def close(self) -> None:
        """Close the file and let others open it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
            self._broken = f"{self.path} was closed."

    def discard(self) -> None:
        """Close a file in which no game was begun, and take it away."""
        self._leave(is_new=True)

    def __enter__(self) -> FileStore:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _write(self, line: bytes) -> None:
        if os.write(self._file, line) < len(line):
            raise OSError("the disk took only a part of the line")
        os.fsync(self._file)

    def _leave(self, is_new: bool) -> None:
        self.close()
        if is_new:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def _lock(self) -> None:
        try:
            if sys.platform == "win32":
                import msvcrt

                os.lseek(self._file, 1 << 40, os.SEEK_SET)  # far behind the end: readers are not kept out
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(f"{self.path} is open in another program: close that one first.") from None


class OpenJournal(NamedTuple):
    """A journal being played on, with the edition it is played by."""

    journal: Journal[Any]
    edition: Edition
    setup: Setup
    store: FileStore
    torn: bool  # the last line was cut in mid-write and is gone


def begin_journal(edition: Edition, setup: Setup, seed: str, path: Path) -> OpenJournal:
    """A new game whose answers go to a new file."""
    header = edition.header(setup, seed)
    store = FileStore(path, header)
    try:
        journal = Journal(header, starter(edition, setup, seed), store)
    except BaseException:
        store.discard()
        raise
    return OpenJournal(journal, edition, setup, store, False)


def open_journal(find: EditionFinder, path: Path) -> OpenJournal:
    """Go on with a journal: its game must be here as it was, or older, and every digest must agree."""
    store = FileStore(path)
    try:
        script = read(store.data())
        if script.torn:
            store.cut_torn_line()
        journal, edition, setup = replay(find, script, store, upgrade=True)
    except BaseException:
        store.close()
        raise
    return OpenJournal(journal, edition, setup, store, script.torn)


def replay(
    find: EditionFinder, script: Script, store: FileStore | None = None, *, upgrade: bool = False
) -> tuple[Journal[Any], Edition, Setup]:
    """Play a journal that was read, up to its end; one of an older version only where that is wanted."""
    header = script.header
    edition = find(header.game)
    differs = differences(header, edition, script.version)
    if differs and not (upgrade and is_older(header, edition, script.version)):
        raise BrokenJournal(f"This journal cannot be played here: {'; '.join(differs)}.")
    setup = settled_setup(edition, header)
    try:
        if differs:
            journal = upgraded(edition, setup, script)
            if store:
                journal.keep_upgrade(store)
        else:
            journal = Journal.resume(script, starter(edition, setup, header.seed), store)
    except BrokenJournal as error:
        if header.version == undercroft.__version__:
            raise
        raise BrokenJournal(f"{error} {_of_version(header)}.") from error
    return journal, edition, setup


def upgraded(edition: Edition, setup: Setup, script: Script) -> Journal[Any]:
    """A journal of an older version, played on by this one's rules as far as its answers fit."""
    journal: Journal[Any] = Journal(script.header, starter(edition, setup, script.header.seed))
    journal.upgrade(script, undercroft.__version__)
    return journal


def starter(edition: Edition, setup: Setup, seed: str) -> Callable[[], Any]:
    """Begins the same game each time, with a log."""
    return lambda: edition.new_game(setup, seed, log=[])


def setup_of(edition: Edition, header: Header) -> Setup:
    """The choices made before the game began."""
    try:
        return edition.read_setup(header.setup)
    except SetupError as error:
        raise BrokenJournal(f"Line 1 has a set-up that {header.game} does not have: {error}") from error


def settled_setup(edition: Edition, header: Header) -> Setup:
    """The same; refused unless the game itself would settle on it, so that nothing is played by another."""
    setup = setup_of(edition, header)
    try:
        settled = edition.settle(setup)
    except SetupError as error:
        raise BrokenJournal(f"Line 1 has a set-up that cannot be played: {_short(str(error))}") from error
    if settled != setup:
        raise BrokenJournal("Line 1 has a set-up that is not complete: a game names all that was chosen.")
    return setup


def _short(sentence: str) -> str:
    return sentence if len(sentence) <= LONGEST else f"{sentence[:LONGEST]}…"


def is_older(header: Header, edition: Edition, version: str = "") -> bool:
    """Was the game played by an older version of these very packs, so that this one may play it on?

    The game's own pack comes with the program, and is what it is in this version.
    """
    then = [pack.id for pack in header.packs]
    digests = {pack.id: pack.digest for pack in header.packs[1:]}
    same = all(digests.get(pack.info.id) == pack.digest for pack in edition.packs[1:])
    older = _numbers(version or header.version) < _numbers(undercroft.__version__)
    return older and same and then == [pack.info.id for pack in edition.packs]


def _numbers(version: str) -> tuple[int, ...]:
    """Major and minor; what is no version comes after all that are."""
    parts = version.split(".")[:2]
    return tuple(map(int, parts)) if all(part.isdecimal() for part in parts) else (10**9,)


def differences(header: Header, edition: Edition, version: str = "") -> list[str]:
    """How the journal's game differs from the one here; another patch of the version may still replay.

    `version`: by whose rules it was played last, if it was upgraded; that version's pack is then in force.
    """
    found = []
    if (version or header.version).rpartition(".")[0] != undercroft.__version__.rpartition(".")[0]:
        found.append(_of_version(header))
    now = {pack.info.id: pack.digest for pack in edition.packs}
    then = {pack.id: pack.digest for pack in header.packs}
    if version and header.packs and header.packs[0].id in now:
        then[header.packs[0].id] = now[header.packs[0].id]
    found += [f"its pack {pack!r} is missing (name it with --pack)" for pack in then if pack not in now]
    found += [f"it was played without the pack {pack!r}" for pack in now if pack not in then]
    found += [
        f"its pack {pack!r} has the digest {then[pack]}, here it has {now[pack]}"
        for pack in then
        if pack in now and then[pack] != now[pack]
    ]
    if not found and list(then) != list(now):
        found.append(f"its packs came in the order {', '.join(then)}")
    return found


def journals_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where journals lie unless the user says otherwise: the data folder of this user."""
    home = Path(environ["HOME"]) if "HOME" in environ else Path.home()
    if platform == "win32":
        data = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "undercroft" / "journals"


def new_path(game: str, folder: Path) -> Path:
    """A name that is free: game, date and a counter."""
    day = time.strftime("%Y-%m-%d")
    counter = 1
    while (path := folder / f"{game}-{day}-{counter}{SUFFIX}").exists():
        counter += 1
    return path


def newest(folder: Path, game: str = "") -> Path:
    """The journal that was written to last."""
    found = [path for path in folder.glob(f"{game}*{SUFFIX}") if path.is_file()]
    if not found:
        of = f" of {game}" if game else ""
        raise StoreError(f"There is no journal{of} in {folder}: begin a game with `undercroft play`.")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name))


def read_journal(data: bytes, name: str) -> Script:
    """Read a journal; what is broken is refused with the name of its file."""
    try:
        return read(data)
    except BrokenJournal as error:
        raise BrokenJournal(f"{name}: {error}") from error


def _of_version(header: Header) -> str:
    return f"it was played with undercroft {header.version}, this is {undercroft.__version__}"


def _line(header: Header) -> bytes:
    return msgspec.json.encode(header) + b"\n"


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).rstrip(".")


def _make_folder(folder: Path) -> list[Path]:
    """Make a folder and those above it; gives the ones that were not there, the innermost first."""
    made = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return made


def _sync_folder(folder: Path) -> None:
    """A new name is safe only when the folder that it stands in is; Windows has no such call."""
    if sys.platform != "win32":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
