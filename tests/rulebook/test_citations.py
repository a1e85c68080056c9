"""Where code names rules, and which code a citation covers."""

from __future__ import annotations

import re
from pathlib import Path

from undercroft.rulebook.citations import Citation, citations, citations_in

IDS = re.compile(r"ZZ-[A-Z]+-[0-9]+")
SOURCE = '''\
"""Prose of the module: ZZ-PROSE-01."""

TABLE = {1: 2}  # ZZ-TABLE-01

LIST = (
    Criterion("ZZ-CRIT-01", "way", lambda c: c.way),
    Criterion("ZZ-CRIT-02", "near", near),
    # ZZ-CRIT-04
    Criterion(
        "ZZ-CRIT-03",
        "turn",
        lambda c: c.turn,
    ),
)


class Attack(Procedure):
    """ZZ-CLASS-01."""

    declared = window("ZZ-WIN-01", "ZZ-WIN-02")
    count: int = 0  # ZZ-FIELD-01

    @step("ZZ-STEP-01", "ZZ-STEP-02")
    def roll(self, g):
        """Rolls (ZZ-DOC-01,
        and ZZ-DOC-02)."""
        if self.count:  # ZZ-IF-01
            return Modifier("x", rule="ZZ-MOD-01")
        # ZZ-ALONE-01
        for i in range(3):
            g.emit(i)  # ZZ-FOR-01
        return None


# ZZ-ABOVE-01
def near(c):
    return c
'''


def covered() -> dict[str, list[tuple[str, bool, int, int]]]:
    found: dict[str, list[tuple[str, bool, int, int]]] = {}
    for c in citations_in(SOURCE, "x.py", IDS):
        found.setdefault(c.rule, []).append((c.owner, c.whole, c.first[0], c.last[0]))
    return found


def test_definitions_are_covered_whole() -> None:
    found = covered()
    roll = [("Attack.roll", True, 23, 32)]
    assert found["ZZ-STEP-01"] == found["ZZ-STEP-02"] == found["ZZ-DOC-01"] == found["ZZ-DOC-02"] == roll
    assert found["ZZ-CLASS-01"] == [("Attack", True, 17, 32)]
    assert found["ZZ-ABOVE-01"] == [("near", True, 36, 37)]


def test_in_a_body_the_innermost_statement_is_covered() -> None:
    found = covered()
    assert found["ZZ-IF-01"] == [("Attack.roll", False, 27, 28)]
    assert found["ZZ-MOD-01"] == [("Attack.roll", False, 28, 28)]
    assert found["ZZ-ALONE-01"] == [("Attack.roll", False, 30, 31)]
    assert found["ZZ-FOR-01"] == [("Attack.roll", False, 31, 31)]


def test_outside_functions_the_call_or_the_statement_is_covered() -> None:
    found = covered()
    assert found["ZZ-TABLE-01"] == [("TABLE", False, 3, 3)]
    assert found["ZZ-CRIT-01"] == [("LIST", False, 6, 6)]
    assert found["ZZ-CRIT-02"] == [("near", True, 36, 37)]  # the function that the criterion names
    assert found["ZZ-CRIT-03"] == found["ZZ-CRIT-04"] == [("LIST", False, 9, 13)]
    assert found["ZZ-WIN-01"] == found["ZZ-WIN-02"] == [("Attack.declared", False, 20, 20)]
    assert found["ZZ-FIELD-01"] == [("Attack.count", False, 21, 21)]


def test_prose_of_a_module_cites_nothing() -> None:
    assert "ZZ-PROSE-01" not in covered()


def test_a_citation_knows_its_line() -> None:
    lines = {c.rule: c.line for c in citations_in(SOURCE, "x.py", IDS)}
    wanted = {"ZZ-STEP-01": 23, "ZZ-DOC-01": 25, "ZZ-DOC-02": 26, "ZZ-ALONE-01": 29}
    assert {rule: lines[rule] for rule in wanted} == wanted


def test_parts_that_only_talk_of_rules_cite_none(tmp_path: Path) -> None:
    for part in ("games", "cli", "rulebook"):
        (tmp_path / part).mkdir()
        (tmp_path / part / "x.py").write_text('RULE = "ZZ-ONE-01"\n')
    assert citations(tmp_path, IDS) == {
        "ZZ-ONE-01": [Citation("ZZ-ONE-01", "games/x.py", 1, "RULE", False, (1, 0), (1, 18))]
    }
