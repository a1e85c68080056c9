"""Golden journals: games recorded once go the same way for ever, or are recorded anew on purpose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import replay, setup_of, starter
from undercroft.kernel import Journal, read

from .events import FILE, digest_of
from .record import GOLDEN, HERE

FILES = sorted(HERE.glob("*.journal"))
EVENTS: dict[str, list[int | str]] = json.loads(FILE.read_text())
AGAIN = "if the rules were meant to change, record the journals anew with `make journals`"


def test_every_golden_journal_is_there() -> None:
    assert {path.stem for path in FILES} == set(GOLDEN)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_journal_replays_with_every_digest(path: Path) -> None:
    script = read(path.read_bytes())
    journal, _, _ = replay(lambda name: lay_out(box_of(name)), script)
    assert journal.verify() == len(script.answers) > 20, AGAIN
    assert journal.game.state.outcome in ("won", "lost")
    assert not journal.game.open


def test_checkpoints_lead_to_the_same_end() -> None:
    (path,) = (path for path in FILES if path.stem == "hard-with-checkpoints")
    script = read(path.read_bytes())
    assert script.checkpoint is not None
    edition = lay_out(box_of("tiny"))
    start = starter(edition, setup_of(edition, script.header), script.header.seed)
    quick = Journal.resume(script, start, quick=True)
    whole = Journal.resume(script, start)
    assert quick.game.state.digest() == whole.game.state.digest()


def test_the_golden_journals_hold_undo_lines() -> None:
    lines = [json.loads(line) for path in FILES for line in path.read_bytes().splitlines()]
    assert sum("undo" in line for line in lines) >= 5 and sum("checkpoint" in line for line in lines) >= 3


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_the_same_happens_as_ever(name: str) -> None:
    """A new field of a state changes the digests of positions, and never the events of a journal."""
    assert list(digest_of(HERE / f"{name}.journal")) == EVENTS[name], AGAIN
