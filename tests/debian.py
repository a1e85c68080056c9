"""Programs that tests need from Debian: found, or installed where root and apt are at hand."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def provide(find: Callable[[], str | None], *packages: str) -> str | None:
    """The program that `find` finds; if it is not there, Debian's packages are installed for it, once."""
    if program := find():
        return program
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    with (Path(tempfile.gettempdir()) / "undercroft-apt.lock").open("w") as lock:  # one at a time
        fcntl.flock(lock, fcntl.LOCK_EX)
        if program := find():
            return program
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", *command], env=quiet, check=True, stdout=subprocess.DEVNULL)
        return find()
