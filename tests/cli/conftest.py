"""The program, run in this process, with a data folder of its own."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from undercroft.cli import main


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Program = Callable[..., Ran]


@pytest.fixture
def undercroft(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Program:
    """Runs a command line; `typed` is what comes in on standard input."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "UNDERCROFT_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*arguments: str, typed: str | bytes = "") -> Ran:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture(scope="session")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of one whole game of bots."""
    folder = tmp_path_factory.mktemp("journals")
    assert main(["simulate", "tiny", "--games", "1", "--bots", "normal", "--journals", str(folder)]) == 0
    return next(folder.glob("*.journal"))
