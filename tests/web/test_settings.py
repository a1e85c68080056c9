"""Limits are settings: hosts change them by name, and the README lists all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.kernel import SetupError
from undercroft.web.settings import LIMITS, Limits, Settings, all_limits, changed, from_host, limits_table

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_has_the_table_of_limits() -> None:
    assert limits_table() in README.read_text(encoding="utf-8")


def test_every_number_of_the_limits_is_in_the_table() -> None:
    names = {limit.name for limit in all_limits()}
    assert names >= set(Limits.__struct_fields__) | {"body_bytes", "message_bytes", "answer_seconds"}


def test_limits_change_by_name() -> None:
    settings = changed(Settings(db=""), ["import_seconds=10", "lobby=60/20", "body_bytes=1000"])
    assert settings.limits.import_seconds == 10 and settings.limits.lobby == (60, 20)
    assert settings.body_bytes == 1000 and settings.limits.solver == Limits().solver


def test_the_command_line_comes_after_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIMITS, "jobs=3 import_seconds=7")
    settings = from_host(Settings(db=""), ["jobs=1"])
    assert settings.limits.jobs == 1 and settings.limits.import_seconds == 7


@pytest.mark.parametrize(
    "wish",
    ["speed=9", "lobby=60", "lobby=0/20", "lobby=1/2/3", "jobs=0", "jobs=many", "jobs=", "import_seconds=-1"],
)
def test_a_limit_that_makes_no_sense_is_refused_in_one_sentence(wish: str) -> None:
    with pytest.raises(SetupError) as refusal:
        changed(Settings(db=""), [wish])
    said = str(refusal.value)
    assert said.endswith(".") and "\n" not in said and wish.partition("=")[0] in said
