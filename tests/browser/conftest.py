"""A server and a browser for the tests of this folder: real sockets, a real page, no network but loopback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .guests import READY, Guest
from .houses import chromium, serving
from .visits import NOWHERE, Visits

expect.set_options(timeout=READY)  # its own five seconds are too few where three browsers share two cores


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own listens, with an empty database."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with chromium() as found:
        if found is None:
            pytest.skip("Chromium is not installed, and cannot be without root and apt")
        yield found


@pytest.fixture
def visits(browser: Browser, address: str) -> Iterator[Visits]:
    """Opens pages as new visitors; at the end no page may have met an error."""
    with Visits(browser, address) as found:
        yield found


@pytest.fixture
def guest(visits: Visits) -> Guest:
    """Somebody at a desk, who has opened no page yet."""
    return visits.guest(NOWHERE)
