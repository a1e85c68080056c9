"""`python -m undercroft.rulebook.generate [--check]`: makes the machine-readable rulebook of docs/rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .ledger import LedgerError, read_ledger
from .project import project_root

DATA = Path(__file__).parent / "data"


def generated(ledgers: Path) -> dict[str, bytes]:
    """The data files for the ledgers in a folder, by name."""
    files = {}
    for path in sorted(ledgers.glob("*.md")):
        book = read_ledger(path.stem, path.read_text(encoding="utf-8"))
        if book is not None:
            files[f"{book.name}.json"] = msgspec.json.format(msgspec.json.encode(book), indent=1) + b"\n"
    return files


def stale(ledgers: Path, data: Path) -> list[str]:
    """The data files that differ from what the ledgers give."""
    wanted = generated(ledgers)
    present = {path.name: path.read_bytes() for path in data.glob("*.json")}
    return sorted(n for n in wanted.keys() | present.keys() if wanted.get(n) != present.get(n))


def write(ledgers: Path, data: Path) -> list[str]:
    """Write what differs; the names of the files that changed."""
    changed, wanted = stale(ledgers, data), generated(ledgers)
    data.mkdir(parents=True, exist_ok=True)
    for name in changed:
        if name in wanted:
            (data / name).write_bytes(wanted[name])
        else:
            (data / name).unlink()
    return changed


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the data files, or with --check only say which are out of date."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.rulebook.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a file is out of date")
    parser.add_argument(
        "--ledgers", type=Path, help="folder of the ledgers (default: docs/rules of the project)"
    )
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the generated files")
    options = parser.parse_args(arguments)
    root = project_root()
    ledgers = options.ledgers or (root and root / "docs" / "rules")
    if ledgers is None or not ledgers.is_dir():
        sys.stderr.write(
            "The ledgers are not here: run this in a checkout, or give their folder with --ledgers.\n"
        )
        return 2
    try:
        changed = (stale if options.check else write)(ledgers, options.data)
    except LedgerError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if options.check and changed:
        sys.stderr.write(
            f"Out of date: {', '.join(changed)}; run `python -m undercroft.rulebook.generate`.\n"
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
