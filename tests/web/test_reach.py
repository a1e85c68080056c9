"""How friends reach the machine is told to nobody but the machine itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.web import reach
from undercroft.web.reach import is_loopback, network_address

from .house import house, in_a_loop

NOTHING = {"addresses": [], "open": False, "port": 0}


@in_a_loop
async def test_a_server_for_this_machine_only_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, port=8420) as ours:
        told = (await ours.http.get("/api/reach")).json()
        assert told == {"addresses": [], "open": False, "port": 8420}


@in_a_loop
async def test_a_server_for_all_tells_its_address_in_the_network(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reach, "network_address", lambda: "198.51.100.7")
        async with house(tmp_path, everywhere=True, port=8420) as ours:
            told = (await ours.http.get("/api/reach")).json()
            assert told == {"addresses": ["http://198.51.100.7:8420"], "open": True, "port": 8420}
            for host in ("table.example", "198.51.100.7:8420", "", "localhost.example"):
                assert (await ours.http.get("/api/reach", headers={"host": host})).json() == NOTHING, host


@in_a_loop
async def test_somebody_behind_a_proxy_is_not_this_machine(tmp_path: Path) -> None:
    async with house(tmp_path, everywhere=True, port=8420, proxy=("127.0.0.1",)) as ours:
        asked = {"x-forwarded-for": "203.0.113.9", "host": "localhost"}
        assert (await ours.http.get("/api/reach", headers=asked)).json() == NOTHING


def test_loopback_names_and_addresses() -> None:
    assert all(map(is_loopback, ("localhost", "127.0.0.1", "127.9.9.9", "::1")))
    assert not any(map(is_loopback, ("", "10.0.0.1", "0.0.0.0", "localhost.example", "::2")))


def test_the_address_in_the_network_is_no_loopback_address() -> None:
    assert not network_address().startswith("127.")
