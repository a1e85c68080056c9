"""Stores to test: a file, and a database of its own in a real PostgreSQL."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests may be coroutines; none may take longer than a minute."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.function(**given), 60))
    return True


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to keep tables; each test has its own place, and each place sees each test."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"
