"""A server of our own on loopback, and Debian's Chromium."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from debian import provide
from playwright.sync_api import Browser, sync_playwright

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
STOP = 30  # seconds
SHELL = "chromium-headless-shell"


@contextmanager
def serving(
    folder: Path, program: tuple[str, str] = ("-m", "undercroft"), env: Mapping[str, str] | None = None
) -> Iterator[str]:
    """The address of a server with an empty database in this folder; `env`: what it finds around it."""
    command = [sys.executable, *program, "serve", "--host", "127.0.0.1", "--port", "0", "--no-limits"]
    command += ["--db", f"sqlite:///{folder / 'tables.db'}"]
    for budget in (
        "import_seconds",
        "query_seconds",
        "solve_seconds",
    ):  # three browsers share two cores with the server
        command += ["--limit", f"{budget}=60"]
    errors = folder / "errors.txt"
    with errors.open("w") as said:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, env=env)
    try:
        yield _address(server, errors)
    finally:
        server.terminate()
        server.wait(STOP)


def _address(server: subprocess.Popen[str], errors: Path) -> str:
    assert server.stdout is not None
    said = ""
    for line in server.stdout:
        said += line
        if found := ADDRESS.search(line):
            return found[0]
    raise AssertionError(f"the server did not start: {said}{errors.read_text()}")


@contextmanager
def chromium() -> Iterator[Browser | None]:
    """The browser without its window, which costs less; None where there is none and none can be had."""
    program = provide(lambda: shutil.which(SHELL), SHELL)
    if program is None:
        yield None
        return
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()
