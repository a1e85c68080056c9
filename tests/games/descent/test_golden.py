"""Golden journals: together they end each encounter for each side, and replay with every digest."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.descent.golden.record import HERE, edition, endings_of, wanted
from undercroft.cli import main
from undercroft.games.descent.setup import DescentSetup
from undercroft.journal_files import replay, setup_of
from undercroft.kernel import read

FILES = sorted(HERE.glob("*.journal"))
AGAIN = "if rules or dials were meant to change, record them with `python -m games.descent.golden.record`"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_journal_replays_with_every_digest(path: Path) -> None:
    script = read(path.read_bytes())
    journal, _, _ = replay(lambda name: edition(), script)
    assert journal.verify() == len(script.answers) > 20, AGAIN
    setup = setup_of(edition(), script.header)
    assert isinstance(setup, DescentSetup)
    told = "-".join(f"{number}-{side}" for number, side in sorted(endings_of(journal.log, setup.encounter)))
    assert path.stem == f"{setup.scenario}-{told}", "its name says how each encounter ended"


def test_together_they_end_each_encounter_for_each_side() -> None:
    content = edition().rules.content
    for quest in content.quest.values():
        ends = {
            (int(number), side)
            for path in FILES
            if path.stem.startswith(quest.id)
            for number, side in zip(*[iter(path.stem.removeprefix(f"{quest.id}-").split("-"))] * 2)
        }
        assert wanted(quest) <= ends, f"{quest.id}: {AGAIN}"


def test_the_command_verifies_a_journal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FILES[0]), "--verify"]) == 0
    assert "digest" in capsys.readouterr().out
