"""The record of test runs: which test ran code that cites which of the rules it declares."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from .project import project_root

RECORD = ".rule-runs.json"  # in the root of the checkout, not under version control


class Run(Struct, frozen=True):
    """One test with the `rule` marker: what it declares, what of that it ran, and whether it passed."""

    declares: tuple[str, ...]
    ran: tuple[str, ...]
    passed: bool

    @property
    def proves(self) -> tuple[str, ...]:
        """The rules this test counts for."""
        return self.ran if self.passed else ()


class Record(Struct, frozen=True):
    """All runs by test. `full`: a whole run made it, partial runs only brought it up to date."""

    full: bool
    tests: dict[str, Run]

    def proofs(self) -> dict[str, list[str]]:
        """The tests that prove each rule."""
        found: dict[str, list[str]] = {}
        for test, run in sorted(self.tests.items()):
            for rule in run.proves:
                found.setdefault(rule, []).append(test)
        return found


def record_path() -> Path | None:
    """Where the record of this checkout lies; None outside a checkout."""
    root = project_root()
    return root / RECORD if root else None


def read_record(path: Path | None = None) -> Record | None:
    """The record that was kept, if there is a readable one."""
    path = path or record_path()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Record) if path else None
    except (OSError, msgspec.DecodeError):
        return None


def keep(path: Path, runs: Mapping[str, Run], full: bool) -> Record:
    """Write the record: a full run replaces it, any other only renews the tests that it ran."""
    old = None if full else read_record(path)
    kept = Record(full or bool(old and old.full), {**(old.tests if old else {}), **runs})
    draft = path.with_suffix(".tmp")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="deterministic"), indent=1) + b"\n")
    draft.replace(path)
    return kept
