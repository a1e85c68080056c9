"""A built wheel, installed in a clean environment without Node, starts the table."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")


def test_a_wheel_starts_the_table_without_node(tmp_path: Path) -> None:
    run(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT))
    [wheel] = tmp_path.glob("*.whl")
    home = tmp_path / "home"
    venv.create(home)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(sys.executable, *PIP, "--python", str(python), "install", "--no-compile", str(wheel))
    with serving(python, tmp_path) as address:
        page, encoding = fetch(address, "/")
        assert encoding == "br" and page
        listing, _ = fetch(address, "/manifest.json", compressed=False)
        entry = json.loads(listing)["index.html"]["file"]
        script, _ = fetch(address, f"/{entry}", compressed=False)
        assert b"import" in script
        opened = post(address, "/api/play-now", {"name": "Robin", "lang": "en", "bot": True})
        summary, _ = fetch(address, f"/api/tables/{opened['table']}?lang=en", compressed=False)
        assert json.loads(summary)["title"]


@contextmanager
def serving(python: Path, folder: Path) -> Iterator[str]:
    """The address of a server that the installed package runs, on a machine with nothing in its path."""
    command = [str(python), "-m", "undercroft", "serve", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--db", f"sqlite:///{folder / 'tables.db'}", "--lang", "en"],
        cwd=folder,
        env={"PATH": str(python.parent), "HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout
        said = ""
        for line in server.stdout:
            said += line
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                yield found[0]
                break
        else:
            raise AssertionError(f"The server did not start:\n{said}")
    finally:
        server.terminate()
        server.wait(10)


def fetch(address: str, path: str, *, compressed: bool = True) -> tuple[bytes, str]:
    """What lies at a path, and how it is packed."""
    headers = {"Accept-Encoding": "br, gzip"} if compressed else {}
    with urllib.request.urlopen(
        urllib.request.Request(address + path, headers=headers), timeout=20
    ) as answer:
        return answer.read(), answer.headers.get("Content-Encoding", "")


def post(address: str, path: str, body: dict[str, object]) -> dict[str, str]:
    request = urllib.request.Request(
        address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: dict[str, str] = json.load(answer)
        return found


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
