"""The coverage report: what is data and what needs Python."""

from __future__ import annotations

from pathlib import Path

from content.small import CARDS, MONSTERS, SmallContent, pack
from undercroft.content import Coverage, KindCoverage, compile_packs, coverage

MORE = """
[[card]]
id = "wait"
speed = 90
designed = true

[[card]]
id = "ambush"
speed = 10
designed = true
top = [{ do = "then", listens = { on = "hit" }, effects = [{ do = "special", name = "spring" }] }]
bottom = [{ do = "push", squares = 1 }]
"""


def counted(folder: Path) -> Coverage:
    blow = "blow = { power = 2 }\n"
    return coverage(compile_packs(SmallContent, [pack(folder, {"a.toml": CARDS + MORE + MONSTERS + blow})]))


def test_effects_are_counted_by_what_they_need(tmp_path: Path) -> None:
    found = counted(tmp_path)
    assert found.kinds == {
        "card": KindCoverage(records=4, effects=5, special=2, designed=2),
        "monster": KindCoverage(records=1, effects=1),
    }
    assert found.kinds["card"].data == 3


def test_verbs_and_specials_are_counted_at_any_depth_most_used_first(tmp_path: Path) -> None:
    found = counted(tmp_path)
    assert list(found.verbs.items()) == [("push", 3), ("special", 2), ("strike", 2), ("then", 1)]
    assert found.specials == {"cleave/spin": 1, "spring": 1}


def test_the_report_as_text(tmp_path: Path) -> None:
    assert str(counted(tmp_path)).splitlines() == [
        "kind      records   effects      data   special  designed",
        "card            4         5         3         2         2",
        "monster         1         1         1         0         0",
        "4 of 6 effects are data alone (66 %).",
        "verbs: push 3, special 2, strike 2, then 1",
        "specials: cleave/spin 1, spring 1",
    ]


def test_empty_content_has_an_empty_report() -> None:
    assert str(coverage(SmallContent({}, {}))).count("\n") == 2
