"""`play --resume FILE --branch N`: a new journal of a game up to an answer; the old one stays as it is."""

from __future__ import annotations

from pathlib import Path

from undercroft.journal_files import SUFFIX, OpenJournal
from undercroft.term.campaigns import child_path

from .parsing import UsageError


def branch(opened: OpenJournal, at: int, to: Path | None) -> Path:
    """The new journal; beside a campaign's the games that had come home by then."""
    old, journal = opened.store.path, opened.journal
    saved = journal.branch(at).save()
    new = to or _free(old, at)
    home = [n for n, answer in enumerate(journal.answers[:at]) if answer.report is not None]
    copied = {child_path(new, n): child_path(old, n) for n in home if child_path(old, n).is_file()}
    for path in (*copied, new):
        if path.exists():
            raise UsageError(f"{path} exists already: choose another name with --journal.")
    try:
        for path, child in copied.items():
            path.write_bytes(child.read_bytes())
        new.write_bytes(saved)
    except OSError as error:
        raise UsageError(f"{new} cannot be written: {error.strerror or error}.") from error
    return new


def _free(old: Path, at: int) -> Path:
    """A name beside the old one: mine.journal after answer 12 is mine-from-12.journal."""
    name, counter = f"{old.name.removesuffix(SUFFIX)}-from-{at}", 1
    path = old.with_name(f"{name}{SUFFIX}")
    while path.exists():
        counter += 1
        path = old.with_name(f"{name}-{counter}{SUFFIX}")
    return path
