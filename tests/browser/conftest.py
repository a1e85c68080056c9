"""A server and a browser for the tests of this folder: real sockets, a real page, no network but loopback."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from debian import provide
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
START = 60  # seconds
DESKTOP = (1360, 850)
PHONE = (390, 844)
Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own listens, with an empty database."""
    folder: Path = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "undercroft", "serve", "--host", "127.0.0.1", "--port", "0", "--no-limits"]
    command += ["--db", f"sqlite:///{folder / 'tables.db'}"]
    with (folder / "errors.txt").open("w") as errors:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        assert server.stdout is not None
        said = ""
        for line in server.stdout:
            said += line
            if found := ADDRESS.search(line):
                yield found[0]
                return
        raise AssertionError(f"the server did not start: {said}{(folder / 'errors.txt').read_text()}")
    finally:
        server.terminate()
        server.wait(START)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    program = provide(lambda: shutil.which("chromium"), "chromium")
    if program is None:
        pytest.skip("Chromium is not installed, and cannot be without root and apt")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens a page as a new visitor; at the end no page may have met an error."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        path: str = "/", *, size: tuple[int, int] = DESKTOP, locale: str = "en-US", calm: bool = True
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == PHONE,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, faults
