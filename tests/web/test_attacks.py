"""The attacks of `make strain` in small, without a clock: what the server must stop is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from strain.attacks import all_attacks, craft_journals, half_open, join_flood, solve_flood, spoofed_proxy
from strain.servers import Server

from .house import in_a_loop

LIMITS = ("half_open=40", "per_address=30", "head_seconds=3", "body_seconds=3", "job_queue=4")
WORKERS = [1, 2]


@asynccontextmanager
async def under_attack(folder: Path, workers: int = 1, *more: str) -> AsyncIterator[str]:
    """A server with limits, some of them lower; nothing may break in it."""
    options = [word for limit in LIMITS for word in ("--limit", limit)]
    server = Server(str(folder / "tables.db"), folder / "log", workers=workers, options=[*options, *more])
    server.start()
    try:
        await server.up()
        yield server.base
        async with asyncio.timeout(30):
            await server.up()
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("workers", WORKERS)
@in_a_loop
async def test_half_open_connections_are_cut_and_visitors_answered(tmp_path: Path, workers: int) -> None:
    async with under_attack(tmp_path, workers) as base:
        assert await half_open(base, 150, 9.0) == []


@pytest.mark.parametrize("proxy", ["", "10.0.0.0/8"])
@in_a_loop
async def test_a_spoofed_proxy_is_not_believed(tmp_path: Path, proxy: str) -> None:
    async with under_attack(tmp_path, 1, *(["--proxy", proxy] if proxy else [])) as base:
        assert await spoofed_proxy(base, 120) == []


@in_a_loop
async def test_the_attack_would_notice_a_proxy_that_is_believed(tmp_path: Path) -> None:
    async with under_attack(tmp_path, 1, "--proxy", "127.0.0.0/8") as base:
        assert await spoofed_proxy(base, 120) != []


@in_a_loop
async def test_crafted_journals_break_nothing(tmp_path: Path) -> None:
    async with under_attack(tmp_path) as base:
        assert await craft_journals(base, 100) == []


@in_a_loop
async def test_a_flood_of_joins_leaves_places_for_friends(tmp_path: Path) -> None:
    async with under_attack(tmp_path) as base:
        assert await join_flood(base, 70) == []


@in_a_loop
async def test_a_flood_of_positions_breaks_nothing(tmp_path: Path) -> None:
    async with under_attack(tmp_path) as base:
        assert await solve_flood(base, 20) == []


def test_the_floods_of_long_work_are_found() -> None:
    assert {"export_flood", "import_flood", "half_open", "spoofed_proxy", "craft_journals"} <= set(
        all_attacks()
    )
