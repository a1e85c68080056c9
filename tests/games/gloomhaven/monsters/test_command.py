"""`undercroft gloomhaven`: files, standard input, batches, faults and reasons."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from undercroft.cli import main
from undercroft.scenes.gloomhaven.log.reasoning import MESSAGES
from undercroft.text.words import LANGUAGES, Words

from .test_samples import cases
from .turns import melee, passage, position, ranged


class Program:
    """Runs commands; the last one's output is kept."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> int:
        typing = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        self.monkeypatch.setattr(sys, "stdin", typing)
        code = main(["gloomhaven", *arguments])
        self.out, self.err = self.capsys.readouterr()
        return code

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def solve(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Program(capsys, monkeypatch)


@pytest.mark.parametrize(("question", "asks"), [("monster-turn", "position"), ("los", "query")])
def test_files_standard_input_and_batches_give_the_same(
    solve: Program, tmp_path: Path, question: str, asks: str
) -> None:
    samples = cases(question)
    asked, answers = [case[asks] for case in samples], [case["answer"] for case in samples]
    file, batch = tmp_path / "one.json", tmp_path / "batch.json"
    file.write_text(json.dumps(asked[0]), encoding="utf-8")
    batch.write_text(json.dumps(asked), encoding="utf-8")
    assert solve(question, str(file)) == 0 and solve.json == answers[0] and solve.err == ""
    assert solve(question, typed=json.dumps(asked[0])) == 0 and solve.json == answers[0]
    assert solve(question, "-", typed=json.dumps(asked[0])) == 0 and solve.json == answers[0]
    assert solve(question, str(batch), "--batch") == 0 and solve.json == answers
    assert solve(question, "--batch", str(batch)) == 0 and solve.json == answers
    assert solve(question, "--batch", typed=json.dumps(asked)) == 0 and solve.json == answers
    assert solve(question, "--batch", typed="[]") == 0 and solve.json == []


def test_positions_as_lines_of_text_are_solved_and_turned_into_json_and_back(solve: Program) -> None:
    samples = cases("monster-turn")[:5]
    asked, answers = [case["position"] for case in samples], [case["answer"] for case in samples]
    assert solve("position", "--batch", typed=json.dumps(asked)) == 0
    lines = solve.out
    assert len(lines.splitlines()) == len(asked)
    assert solve("monster-turn", "--batch", typed=lines) == 0 and solve.json == answers
    assert solve("monster-turn", typed=lines.splitlines()[0]) == 0 and solve.json == answers[0]
    assert solve("position", "--batch", typed=lines) == 0
    assert solve("position", "--batch", typed=json.dumps(solve.json)) == 0 and solve.out == lines
    assert solve("position", typed=json.dumps(asked[0])) == 0 and solve.out == lines.splitlines()[0] + "\n"


@pytest.mark.parametrize(
    ("typed", "options", "fault"),
    [
        ("0,0:. - - a -\n0,0:. - - a -", (), "There are 2 lines; add --batch"),
        ("0,0:. - - a", (), "A position has five fields"),
        ("0,0:. - a:m@0,0 a -\n0,0:. - - a", ("--batch",), "position 1 of the batch"),
    ],
)
def test_a_broken_line_is_named(solve: Program, typed: str, options: tuple[str, ...], fault: str) -> None:
    for question in ("monster-turn", "position"):
        assert solve(question, *options, typed=typed) == 2
        assert solve.out == "" and fault in solve.err and solve.err.count("\n") == 1


def test_the_first_broken_position_of_a_batch_is_named(solve: Program) -> None:
    good = position({"a": (2, 0)}, melee())
    crowded = good | {"figures": good["figures"] * 2}
    for batch, index in (([good, {}, crowded], 1), ([good, good, crowded, {}], 2), ([7], 0)):
        assert solve("monster-turn", "--batch", typed=json.dumps(batch)) == 2
        assert solve.out == "" and f"position {index} of the batch" in solve.err
        assert solve.err.count("\n") == 1 and solve.err.endswith(".\n")


@pytest.mark.parametrize(
    ("arguments", "typed", "says"),
    [
        (("monster-turn",), "{", "This is no JSON"),
        (("monster-turn",), "", "This is no JSON"),
        (("monster-turn",), "[]", "Expected `object`, got `array`"),
        (("monster-turn",), '{"x": ' * 100_000, "This is no JSON"),
        (("monster-turn", "--batch"), "{}", "Expected `array`, got `object`"),
        (("los",), '{"hexes": [{"q": 0, "r": 0}], "from": {"q": 0, "r": 0}}', "field `to`"),
        (("los", "--batch"), '[{"hexes": [{"q": 0, "r": 0}], "from": {"q": 0, "r": 0}}]', "query 0 of"),
        (("monster-turn", "nowhere.json"), "", "nowhere.json cannot be read"),
        (("monster-turns",), "", "did you mean monster-turn"),
        ((), "", "monster-turn|los|position is missing"),
    ],
)
def test_bad_input_gets_one_sentence(
    solve: Program, arguments: tuple[str, ...], typed: str, says: str
) -> None:
    assert solve(*arguments, typed=typed) == 2
    assert says in solve.err and solve.out == "" and solve.err.count("\n") == 1


def test_two_hexes_of_a_query_are_on_the_map_and_different(solve: Program) -> None:
    map = {"hexes": [{"q": 0, "r": 0}, {"q": 1, "r": 0}], "from": {"q": 0, "r": 0}}
    assert solve("los", typed=json.dumps(map | {"to": {"q": 0, "r": 0}})) == 2
    assert "give two different hexes" in solve.err
    assert solve("los", typed=json.dumps(map | {"to": {"q": 7, "r": 0}})) == 2
    assert "to: (7, 0) is not on the map" in solve.err
    strayed = map | {"to": {"q": 1, "r": 0}, "overlays": [{"type": "trap", "hex": {"q": 9, "r": 9}}]}
    assert solve("los", typed=json.dumps(strayed)) == 2
    assert "overlays[0].hex: (9, 9) is not on the map" in solve.err


def test_why_tells_the_rules_in_order_and_changes_nothing(solve: Program) -> None:
    for case in cases("monster-turn"):
        assert solve("monster-turn", "--why", typed=json.dumps(case["position"])) == 0
        found = solve.json
        why = found.pop("why")
        assert found == case["answer"]
        assert why[0]["rule"].startswith(("GH-FOC", "GH-NEG")) and all(line["text"] for line in why)
    assert solve("los", "--why", typed=json.dumps(cases("los")[1]["query"])) == 0
    assert solve.json["why"][0]["rule"] == "GH-LOS-01"


REASONS: list[tuple[dict[str, Any], list[str]]] = [
    (position({"a": (2, 0), "b": (-2, 0)}, melee(), order={"a": 1, "b": 1}), ["GH-FOC-09", "GH-MMV-05"]),
    (position({"a": (2, 0)}, melee(), invisible=["a"]), ["GH-FOC-20", "GH-FOC-10"]),
    (position({"a": (2, 0)}, None), ["GH-FOC-04", "GH-MMV-03"]),
    (position({"a": (1, 0)}, None), ["GH-FOC-04", "GH-MMV-13"]),
    (position({"a": (1, 0)}, ranged(3)), ["GH-MMV-08", "GH-MMV-07"]),
    (position({"a": (1, 0)}, ranged(3), move=0), ["GH-MMV-08", "GH-MMV-13"]),
    (position({"a": (1, 0)}, ranged(3), muddled=True), ["GH-MMV-20", "GH-MMV-13"]),
    (position({"a": (3, 0)}, melee(), hexes=passage(0, 3), traps=[(1, 0)]), ["GH-NEG-02", "GH-MMV-05"]),
    (position({"a": (3, 0)}, melee(), traps=[(1, 0), (1, -1), (0, 1)], move=9), ["GH-NEG-03", "GH-MMV-05"]),
    (position({"a": (5, 0)}, melee(), move=1), ["GH-MMV-10", "GH-MMV-11"]),
    (position({"a": (5, 0)}, melee(), move=0), ["GH-MMV-10", "GH-MMV-11"]),
    (position({"a": (1, 0), "b": (0, 1), "c": (-1, 0)}, melee(2), move=0), ["GH-MAT-06", "GH-MMV-06"]),
    (position({"a": (1, 0), "b": (2, 2), "c": (-2, -2)}, ranged(3, 3)), ["GH-MMV-08", "GH-MMV-06"]),
    (position({"a": (2, 0), "b": (-2, 0), "c": (0, 2)}, ranged(2, 2), order={"b": 5, "c": 5, "a": 1}, move=0),
     ["GH-MMV-14", "GH-MAT-06"]),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_in_every_language(
    solve: Program, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    of = Words.of
    monkeypatch.setattr(Words, "of", lambda language, *folders: of(language, *folders, strict=True))
    for made, rules in REASONS:
        assert solve("monster-turn", "--why", "--lang", language, typed=json.dumps(made)) == 0, solve.err
        told = solve.json["why"]
        assert [*dict.fromkeys(line["rule"] for line in told if line["rule"] in rules)] == rules, told
        assert not any("{" in line["text"] or "why-" in line["text"] for line in told)


def test_the_catalogues_tell_the_same_reasons() -> None:
    ids = {
        language: {
            message.split(" =")[0]
            for message in (MESSAGES / language / "monsters.ftl").read_text(encoding="utf-8").splitlines()
            if message.startswith(("why-", "measure-"))
        }
        for language in LANGUAGES
    }
    assert ids["en"] == ids["es"] == ids["pt"] and len(ids["en"]) > 20
