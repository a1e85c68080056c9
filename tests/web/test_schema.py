"""The OpenAPI document against the server: what fits is answered as it says, what does not is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
from lengths import of_length
from strain.servers import Server

from .house import in_a_loop

CONFIG = Path(__file__).parent / "schemathesis.toml"
PROGRAM = Path(sys.executable).parent / "schemathesis"


@in_a_loop
async def test_schemathesis_finds_no_failure(tmp_path: Path) -> None:
    """All its phases and checks on every operation, with a fixed seed, on a server of its own."""
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log")
    server.start()
    try:
        await server.up()
        command = [str(PROGRAM), "--config-file", str(CONFIG), "--no-color", "run"]
        command += [
            "--max-examples",
            str(of_length(2, 5)),
            "--seed",
            "7",
            f"{server.base}/schema/openapi.json",
        ]
        told = httpx.get(f"{server.base}/schema/openapi.json").json()["paths"]
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    finally:
        server.stop()
    assert ran.returncode == 0, ran.stdout[-6000:] + server.log.read_text()[-3000:]
    operations = sum(len(each) for each in told.values())
    assert operations > 25 and f"Operations:       {operations} selected" in ran.stdout
    assert "Traceback" not in server.log.read_text()
