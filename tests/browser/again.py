"""Browser tests that failed while others took the cores, once more by themselves: `python -m browser.again`.

Pages, servers and three workers share two cores, so that a moment can come late. What fails by itself is
a fault, too; so is a failure of more than a few.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

FAILED = Path(".pytest_cache/v/cache/lastfailed")
MOST = 3  # more are no accident


def failed(kept: Path = FAILED) -> list[str]:
    """The browser tests that failed in the last run."""
    names: dict[str, bool] = json.loads(kept.read_text()) if kept.exists() else {}
    return sorted(name for name in names if name.startswith("tests/browser/"))


def main() -> int:
    names = failed()
    if not names or len(names) > MOST:
        sys.stderr.write(f"{len(names)} browser tests failed: none is run again.\n")
        return 1
    sys.stderr.write("\n  ".join(["Once more, by themselves:", *names]) + "\n")
    return pytest.main(["--no-rule-record", "-rs", *names])


if __name__ == "__main__":
    sys.exit(main())
