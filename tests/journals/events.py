"""What happened in the golden journals, as one digest each: `python -m journals.events` writes them down.

The digests of positions change whenever a state gains a field; what happens may not. These were taken before
seats had sides and games had reports, so of the end of a game only its result counts.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import replay
from undercroft.kernel import Entry, GameOver, read

HERE = Path(__file__).parent
FILE = HERE / "events.json"


def plain(entry: Entry) -> dict[str, Any]:
    """An entry of the log without its reasons."""
    event: dict[str, Any] = msgspec.to_builtins(entry.event)
    if isinstance(entry.event, GameOver):
        event = {name: event[name] for name in ("event", "result")}
    return {"rule": entry.rule, **event}


def digest_of(path: Path) -> tuple[int, str]:
    """How many events a journal has, and the digest of all of them in order."""
    journal, _, _ = replay(lambda name: lay_out(box_of(name)), read(path.read_bytes()))
    lines = [json.dumps(plain(entry), sort_keys=True) for entry in journal.log]
    return len(lines), hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def main() -> None:
    """Write the digests of all golden journals."""
    found = {
        str(path.relative_to(HERE).with_suffix("")): digest_of(path)
        for path in sorted(HERE.rglob("*.journal"))
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
