"""`serve` and `play` in the browser: real processes, a terminal where one is needed."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from web.clients import client

from undercroft.cli.bind import listen
from undercroft.cli.parsing import UsageError
from undercroft.cli.server import addresses, check_store, is_up
from undercroft.web.settings import Limits, Settings, from_environment

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\S*")


@contextmanager
def running(
    folder: Path, *arguments: str, terminal: bool = False, stdin: int | None = None, **more: str
) -> Iterator[list[str]]:
    """The program in a process of its own; gives what it says, up to the first silence after it is ready."""
    keyboard, ours = pty.openpty() if terminal else (-1, -1)
    log = folder / f"said-{time.monotonic_ns()}"
    with log.open("w") as out:
        program = [sys.executable, "-u", "-m", "undercroft", *arguments]
        if more.get("CLOSE_STDIN"):
            program = ["sh", "-c", 'exec "$@" <&-', "sh", *program]
        process = subprocess.Popen(
            program,
            stdin=ours if terminal else stdin if stdin is not None else subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", **more},
        )
    deadline, length = time.monotonic() + 60, -1
    try:
        while time.monotonic() < deadline and process.poll() is None:
            text = log.read_text()
            if "ready" in text and len(text) == length:
                break
            length = len(text)
            time.sleep(0.7)
        yield log.read_text().splitlines()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        for end in (keyboard, ours):
            if terminal:
                os.close(end)
        assert process.returncode == 0, log.read_text()
        assert "Traceback" not in log.read_text()


def test_serve_says_where_it_is_and_ends_quietly(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(
        tmp_path, "serve", "--host", "127.0.0.1", "--port", "0", "--db", f"sqlite:///{file}"
    ) as said:
        found = ADDRESS.search(said[0])
        assert found and said[0].startswith("The table is ready: ") and "this computer only" in said[1]
        assert is_up("127.0.0.1", int(found[1])) and file.exists()
    assert not is_up("127.0.0.1", int(found[1]))


def test_who_knocks_while_the_server_is_loaded_waits_and_is_answered(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]
    log = tmp_path / "said"
    with log.open("w") as out:
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(port), "--db", str(tmp_path / "tables.db")]
        process = subprocess.Popen([sys.executable, "-m", "undercroft", *arguments], stdout=out, stderr=out)
    try:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                connection.connect()
                break
            except ConnectionRefusedError:
                time.sleep(0.01)
        assert "ready" not in log.read_text()
        connection.request("GET", "/health")
        assert connection.getresponse().status == 200
        connection.close()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0


def test_play_opens_the_page_of_a_new_table(tmp_path: Path) -> None:
    """With a game and bots the browser goes straight to the table; the token stays behind the hash."""
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "$1" > "$OPENED"\n')
    browser.chmod(0o755)
    opened = tmp_path / "opened"
    with running(
        tmp_path, "play", "tiny", "--bots", "1=normal", "--port", "0", "--lang", "en",
        terminal=True, BROWSER=str(browser), OPENED=str(opened),
    ) as said:  # fmt: skip
        page = next(line for line in said if line.startswith("Your table: "))
        found = re.search(r"(http://127\.0\.0\.1:\d+)/t/([\w-]+)#token=([\w-]+)&person=1", page)
        assert found and opened.read_text().strip() == found[0]
        asyncio.run(_sits_there(found[1], found[2], found[3]))
        assert (tmp_path / "undercroft" / "tables.db").exists()


async def _sits_there(base: str, table: str, token: str) -> None:
    async with client(base, table) as someone:
        welcome = await someone.hello(token)
        await someone.quiet()
        assert welcome.seats == (0,) and someone.room.seats[1].bot == "normal"


def test_play_without_a_game_opens_the_first_page_and_is_found_again(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with running(tmp_path, "play", "--no-open", "--port", port, terminal=True) as said:
        assert f"http://127.0.0.1:{port}/ " in said[0] and not any("Your table" in line for line in said)
        keyboard, ours = pty.openpty()
        again = subprocess.run(
            [sys.executable, "-m", "undercroft", "play", "tiny", "--no-open", "--port", port],
            stdin=ours, capture_output=True, text=True, timeout=60,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8"},
        )  # fmt: skip
        os.close(keyboard)
        os.close(ours)
        assert again.returncode == 0 and again.stdout.startswith("A table is already running: ")
        table = re.search(r"/t/([\w-]+)#", again.stdout)
        assert table
        connection = http.client.HTTPConnection("127.0.0.1", int(port), timeout=10)
        connection.request("GET", f"/api/tables/{table[1]}")
        assert json.loads(connection.getresponse().read())["people"] == ["Guest"]
        connection.close()


@pytest.mark.parametrize("kind", ["pipe", "null", "closed"])
def test_play_serves_whatever_standard_input_is(kind: str, tmp_path: Path) -> None:
    """As `make play` is run by hand, by a script, or by a service without any input."""
    given = {"pipe": subprocess.PIPE, "null": subprocess.DEVNULL, "closed": subprocess.DEVNULL}[kind]
    closed = ["--port", "0", "--no-open"]
    with running(tmp_path, "play", *closed, stdin=given, CLOSE_STDIN="1" if kind == "closed" else "") as said:
        found = ADDRESS.search(said[0])
        assert found and is_up("127.0.0.1", int(found[1]))


def test_a_port_that_is_taken_is_refused_in_a_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(UsageError, match=rf"port {port}: Address already in use; try another --port\."):
            listen("127.0.0.1", port)
    with pytest.raises(UsageError):
        listen("127.0.0.1", 99999)


def test_workers_on_sqlite_need_a_system_that_hands_connections_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = str(tmp_path / "tables.db")
    assert check_store(db, workers=2) is False
    monkeypatch.setattr(sys, "platform", "darwin")
    assert check_store(db, workers=1) is False
    with pytest.raises(UsageError, match=r"one process on this system: for --workers 2 keep them in Post"):
        check_store(db, workers=2)


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_addresses_are_told_in_plain_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.cli.server.network_address", lambda: "192.168.1.5")
    said = addresses("0.0.0.0", 8420, "http://127.0.0.1:8420/", language)  # type: ignore[arg-type]
    assert "http://127.0.0.1:8420/" in said[0] and "http://192.168.1.5:8420/" in said[1]
    assert "8420" in said[-1]
    assert len(addresses("127.0.0.1", 8420, "http://127.0.0.1:8420/", language)) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(("proxy", "believed"), [("127.0.0.1", True), ("10.0.0.0/8,::1", False), ("", False)])
def test_limits_are_by_address_which_only_a_proxy_that_we_believe_may_name(
    tmp_path: Path, proxy: str, believed: bool
) -> None:
    arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--db", str(tmp_path / "tables.db")]
    with running(tmp_path, *arguments, *(["--proxy", proxy] if proxy else [])) as said:
        found = ADDRESS.search(said[0])
        assert found

        def search(address: str) -> int:
            connection = http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=20)
            connection.request("GET", "/api/codes/NOCODE", headers={"X-Forwarded-For": address})
            with connection.getresponse() as answer:
                return answer.status

        many, _ = Limits().lobby
        first = [search("198.51.100.1") for _ in range(2 * many)]
        assert first[:many] == [404] * many and first[-1] == 429
        assert search("198.51.100.2") == (404 if believed else 429)
        assert search("203.0.113.9, 198.51.100.1") == 429  # what the client wrote stands left of it


def test_settings_reach_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_SERVER", "")
    made = Settings(db="x.db", proxy=("10.0.0.0/8",), origins=("https://a.example",), packs=("p",))
    made.into_environment()
    assert from_environment() == made
