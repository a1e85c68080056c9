"""Commands of games that answer questions from files, held to the samples of their format."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from undercroft.cli.parsing import Command, parse
from undercroft.rulebook import all_rules

Json = dict[str, Any]
Ask = Callable[..., str]


def asker(command: Command, capsys: pytest.CaptureFixture[str], folder: Path) -> Ask:
    """Runs a command on a file with this text; gives what it printed."""

    def run(kind: str, text: str, *options: str) -> str:
        file = folder / "case.json"
        file.write_text(text, encoding="utf-8")
        parsed = parse(command, [kind, str(file), *options])
        assert parsed is not None and command.run(parsed) == 0
        return capsys.readouterr().out

    return run


def check_sample(sample: Json, ask: Ask) -> None:
    assert json.loads(ask(sample["command"], json.dumps(sample["query"], indent=1))) == sample["answer"]


def check_batch(samples: Sequence[Json], kind: str, ask: Ask) -> None:
    """All samples of a kind at once, with empty lines between them."""
    own = [sample for sample in samples if sample["command"] == kind]
    lines = "\n\n".join(json.dumps(sample["query"]) for sample in own) + "\n  \n"
    found = [json.loads(line) for line in ask(kind, lines, "--batch").splitlines()]
    assert own and found == [sample["answer"] for sample in own]


def check_reasons(sample: Json, ask: Ask) -> None:
    """Reasons are sentences with rules of the ledger."""
    found = json.loads(ask(sample["command"], json.dumps(sample["query"]), "--why"))
    why = found.pop("why")
    assert found == sample["answer"] and why
    assert {one["rule"] for one in why} <= set(all_rules()) and all(one["text"].endswith(".") for one in why)
