"""Ways in which a worker ends: in a file of its own, because each process reads the file of what it does."""

from __future__ import annotations

import os
import sys
import time

STAYS = 99  # it ends when it is told to


def end(code: int) -> None:
    """At once, by an exit code or by a signal."""
    if code == STAYS:
        time.sleep(60)
    elif code < 0:
        os.kill(os.getpid(), -code)
    sys.exit(code)
