"""The command `descent`: the samples of the format, batches, reasons, and one sentence for what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools.asked import Ask, Json, asker, check_batch, check_reasons, check_sample
from undercroft.cli.parsing import UsageError
from undercroft.games.descent.queries.batch import answer, answer_lines
from undercroft.parts.questions import BrokenQuery
from undercroft.tools.descent.command import COMMAND

SAMPLES = json.loads((Path(__file__).parent / "samples.json").read_text(encoding="utf-8"))["cases"]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Ask:
    """Runs the command on a file with this text; gives what it printed."""
    return asker(COMMAND, capsys, tmp_path)


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample["id"] for sample in SAMPLES])
def test_samples_of_the_format(sample: Json, ask: Ask) -> None:
    check_sample(sample, ask)


@pytest.mark.parametrize("kind", ["sight", "reach", "odds"])
def test_samples_in_batch(kind: str, ask: Ask) -> None:
    check_batch(SAMPLES, kind, ask)


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample["id"] for sample in SAMPLES])
def test_reasons_name_rules_of_the_ledger(sample: Json, ask: Ask) -> None:
    check_reasons(sample, ask)


def test_reasons_of_sight_show_the_line_and_what_stops_lines(ask: Ask) -> None:
    seen, hidden = (json.loads(ask("sight", json.dumps(SAMPLES[i]["query"]), "--why"))["why"] for i in (0, 1))
    assert seen == [
        {
            "rule": "D2-LOS-01",
            "text": "The line from the corner [1, 2] to the corner [3, 4] of [2, 4] is free.",
        }
    ]
    assert [one["rule"] for one in hidden] == ["D2-LOS-08", "D2-LOS-04", "D2-LOS-04"]


def test_reasons_of_sight_speak_of_no_wall_where_there_is_none(ask: Ask) -> None:
    case = {"map": {"rows": ["._", "_."]}, "from": [0, 0], "to": [1, 1]}
    why = {
        "rule": "D2-ADJ-03",
        "text": "[1, 1] touches the space of the viewer, but no open edge leads there.",
    }
    assert json.loads(ask("sight", json.dumps(case), "--why"))["why"] == [why]


@pytest.mark.parametrize("width", [1, 2, 13, 14, 21, 40, 41])
def test_reasons_of_sight_name_the_spaces_beside_the_map(width: int, ask: Ask) -> None:
    row, above = "." * width, "#" * width
    for x, beside in ((0, -1), (width - 1, width)):
        case = {"map": {"rows": [row, above, row]}, "from": [x, 0], "to": [x, 2]}
        found = json.loads(ask("sight", json.dumps(case), "--why"))
        ends = [one["text"].partition("the map at ")[2] for one in found["why"] if one["rule"] == "D2-LOS-10"]
        assert {f"[{beside}, {y}]." for y in range(3)} <= set(ends)
        assert {"[-1, 1].", f"[{width}, 1]."} >= {end for end in ends if end.endswith(" 1].")}


def test_reasons_of_reach_tell_what_shuts_each_space_off(ask: Ask) -> None:
    walls = [[[0, 0], [1, 0]], [[1, 0], [1, 1]]]
    case = {"map": {"rows": ["..#", "...", "~o."], "walls": walls}, "mover": "a", "points": 1}
    figures = [{"id": "a", "side": "hero", "at": [0, 0]}, {"id": "b", "side": "hero", "at": [1, 1]}]
    found = json.loads(ask("reach", json.dumps(case | {"figures": figures}), "--why"))
    assert {one["text"]: one["rule"] for one in found["why"]} == {
        "A wall or closed door lies before [1, 0].": "D2-MOV-14",
        "A figure of its own side stands on [1, 1].": "D2-MOV-09",
        "[0, 2] is water, and 1 movement points do not lead there.": "D2-TER-06",
        "1 movement points do not lead to [1, 2].": "D2-MOV-02",
    }


def test_reasons_of_reach_tell_of_pits_and_room_that_no_points_help_against(ask: Ask) -> None:
    case = {"map": {"rows": ["..o..", "##o##"]}, "mover": "a", "points": 9}
    figure = {"id": "a", "side": "hero", "at": [0, 0]}
    found = json.loads(ask("reach", json.dumps(case | {"figures": [figure]}), "--why"))
    assert [one["text"] for one in found["why"] if one["rule"] == "D2-TER-09"] == [
        "The movement ends in the pit before [3, 0]."
    ]
    large = {"map": {"rows": ["......", "......"]}, "mover": "a", "points": 2}
    figures = [figure | {"size": [2, 2]}, {"id": "b", "side": "hero", "at": [4, 0]}]
    found = json.loads(ask("reach", json.dumps(large | {"figures": figures}), "--why"))
    assert {one["text"]: one["rule"] for one in found["why"]} == {
        "A figure of its own side stands on [4, 0].": "D2-MOV-09",
        "There is no room for the base on [4, 1].": "D2-LRG-05",
    }


def test_broken_cases_of_a_batch_get_their_error_in_their_line(ask: Ask) -> None:
    good = SAMPLES[5]["query"]
    broken = [good | {"id": 7, "to": [9, 9]}, {"id": "x"}, {}, good | {"id": None, "from": 3}]
    lines = "\n".join(json.dumps(case) for case in [*broken, good])
    found = [json.loads(line) for line in ask("sight", lines, "--batch").splitlines()]
    assert [one["id"] for one in found] == [7, "x", None, None, "sample-06"]
    assert all(set(one) == {"id", "error"} and one["error"].endswith(".") for one in found[:-1])
    assert found[0]["error"] == "to: the space [9, 9] is not on the map." and found[-1]["seen"]


@pytest.mark.parametrize("number", ["1e400", "-1e400", "1" * 5000])
@pytest.mark.parametrize("key", ["points", "id", "fly"])
def test_a_number_too_large_to_read_breaks_its_line_alone(key: str, number: str, ask: Ask) -> None:
    case = {"id": 7} | next(sample["query"] for sample in SAMPLES if sample["command"] == "reach")
    broken = json.dumps(case | {key: "?"}).replace('"?"', number)
    first, second = ask("reach", f"{broken}\n{json.dumps(case)}", "--batch").splitlines()
    assert first.startswith(f'{{"id":{number if key == "id" else json.dumps(case["id"])},"error":"{key}: ')
    assert json.loads(second)["ends"]


@pytest.mark.parametrize("line", ["[1]", "7", "{", "null", '{"id": 1} x', "\x00"])
def test_a_line_that_is_no_object_breaks_the_batch(line: str, ask: Ask) -> None:
    with pytest.raises(BrokenQuery, match=r"^Line 2 is no JSON object.*\.$"):
        ask("sight", f"{json.dumps(SAMPLES[0]['query'])}\n{line}\n", "--batch")


@pytest.mark.parametrize("broken", [b'"\xff"', b'"\\x"', b"[01]", b"[1,]", b"[tru]"])
@pytest.mark.parametrize("key", [b"map", b"figures", b"more"])
def test_what_is_no_json_anywhere_breaks_the_batch(key: bytes, broken: bytes) -> None:
    line = b'{"map": {"rows": [".."]}, "from": [0, 0], "to": [1, 0], "' + key + b'": ' + broken + b"}"
    with pytest.raises(BrokenQuery, match=r"^Line 1 is no JSON object.*\.$"):
        answer_lines("sight", line)
    with pytest.raises(BrokenQuery, match=r"^This is no JSON: .*\.$"):
        answer("sight", line)


FIGURE = {"id": "a", "side": "hero", "at": [0, 0]}
MAP = {"rows": ["...", ".#.", "_.."]}
BAD_MAPS: list[tuple[Any, str]] = [
    ({}, "map: give either rows or a quest."),
    (MAP | {"quest": "quest.first_blood"}, "map: give either rows or a quest."),
    ({"rows": []}, "map.rows: a map has one row or more of one letter or more."),
    ({"rows": ["..", "."]}, "map.rows: all rows have the same length."),
    ({"rows": [".x"]}, "map.rows: there is no terrain 'x'; there are . ~ o ^ # _."),
    (MAP | {"walls": [[[0, 0], [1, 1]]]}, "map.walls: [0, 0] and [1, 1] do not share an edge."),
    (MAP | {"walls": [[[0, 0], [2, 0]]]}, "map.walls: [0, 0] and [2, 0] do not share an edge."),
    (MAP | {"walls": [[[0, 1], [0, 2]]]}, "map.walls: the space [0, 2] is not on the map."),
    (MAP | {"walls": [[[0, 2], [1, 2]]]}, "map.walls: the space [0, 2] is not on the map."),
    (MAP | {"walls": [[[2, 0], [3, 0]]]}, "map.walls: the space [3, 0] is not on the map."),
    (MAP | {"walls": [[[0, -1], [0, 0]]]}, "map.walls: the space [0, -1] is not on the map."),
    (MAP | {"doors": [{"between": [[[1, 2], [1, 3]]]}]}, "map.doors: the space [1, 3] is not on the map."),
    ({"quest": "quest.nowhere"}, "map.quest: there is no quest 'quest.nowhere'."),
    ({"quest": "quest.first_blood", "encounter": 2}, "map.encounter: quest.first_blood has no encounter 2."),
    (
        {"quest": "quest.a_fat_goblin", "encounter": 2, "open": [3]},
        "map.open: there is no door 3; this map has 3, counted from 0.",
    ),
    (7, "map: Expected `object`, got `int`."),
    ({"rows": 7}, "map.rows: Expected `array | null`, got `int`."),
]
BAD_FIGURES: list[tuple[list[Json], str]] = [
    ([FIGURE, FIGURE], "figures: two have the id 'a'."),
    ([FIGURE, FIGURE | {"id": "b"}], "figures: 'b' overlaps another figure."),
    ([FIGURE | {"at": [1, 1]}], "figures: 'a' stands on an obstacle."),
    ([FIGURE | {"size": [2, 2]}], "figures: 'a' stands on an obstacle."),
    ([FIGURE | {"at": [0, 2]}], "figures: 'a': the space [0, 2] is not on the map."),
    ([FIGURE | {"at": [-1, 0]}], "figures: 'a': the space [-1, 0] is not on the map."),
    ([FIGURE | {"at": [2, 0], "size": [2, 1]}], "figures: 'a' stands partly off the map."),
    (
        [FIGURE | {"size": [3, 1]}],
        "figures: 'a' cannot be 3 x 1; bases are 1 x 1, 1 x 2, 2 x 2 and 2 x 3.",
    ),
    ([FIGURE | {"side": "dog"}], "figures[0].side: Invalid enum value 'dog'."),
    ([FIGURE | {"kind": "ko"}], "mover: 'a' is no figure."),
    ([], "mover: there is no figure 'a'."),
]


@pytest.mark.parametrize(("given", "sentence"), BAD_MAPS)
def test_broken_maps_are_refused_in_one_sentence(given: Any, sentence: str, ask: Ask) -> None:
    case = {"map": given, "figures": [FIGURE], "mover": "a", "points": 3}
    with pytest.raises(BrokenQuery) as error:
        ask("reach", json.dumps(case))
    assert str(error.value) == sentence


@pytest.mark.parametrize(("figures", "sentence"), BAD_FIGURES)
def test_misplaced_figures_are_refused_in_one_sentence(figures: list[Json], sentence: str, ask: Ask) -> None:
    case = {"map": MAP, "figures": figures, "mover": "a", "points": 3}
    with pytest.raises(BrokenQuery) as error:
        ask("reach", json.dumps(case))
    assert str(error.value) == sentence


def test_a_figure_across_a_wall_is_refused(ask: Ask) -> None:
    figures = [FIGURE | {"size": [2, 1]}]
    door: Json = {"between": [[[0, 0], [1, 0]]]}
    shut: Json = {"map": MAP | {"doors": [door]}, "figures": figures, "mover": "a", "points": 1}
    with pytest.raises(BrokenQuery, match=r"^figures: 'a' stands across a wall or a closed door\.$"):
        ask("reach", json.dumps(shut))
    opened = shut | {"map": MAP | {"doors": [door | {"open": True}]}}
    assert json.loads(ask("reach", json.dumps(opened)))["ends"]


@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        ({"from": "a", "to": "b"}, "to: there is no figure 'b'."),
        ({"from": "a", "to": [0, 0]}, "from and to share a space."),
        ({"from": "a", "to": [1, 1]}, "to: the space [1, 1] is an obstacle."),
        ({"from": [0, 0], "to": [2, 0]}, "from: a figure stands in the space [0, 0]; give its id."),
        ({"from": "k", "to": "a"}, "from: 'k' is no figure."),
    ],
)
def test_wrong_ends_of_sight_are_refused(ends: Json, sentence: str, ask: Ask) -> None:
    fallen = {"id": "k", "side": "hero", "at": [2, 2], "kind": "ko"}
    with pytest.raises(BrokenQuery) as error:
        ask("sight", json.dumps({"map": MAP, "figures": [FIGURE, fallen]} | ends))
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("case", "sentence"),
    [
        ({}, "Object missing required field `attack`."),
        ({"attack": ["green"]}, "attack[0]: Invalid enum value 'green'."),
        ({"attack": ["red"] * 9}, "attack and defence have 9 dice together; at most 8 are taken."),
        (
            {"attack": ["red"] * 6, "rerolls": [{"by": "attacker", "dice": ["red"], "count": 1}]},
            "attack and defence have 6 dice together; at most 5 are taken where there are rerolls.",
        ),
        ({"attack": [], "distance": 0}, "distance: Expected `int` >= 1."),
        ({"attack": [], "hearts": -1}, "hearts: Expected `int` >= 0."),
    ],
)
def test_broken_attacks_are_refused(case: Json, sentence: str, ask: Ask) -> None:
    with pytest.raises(BrokenQuery) as error:
        ask("odds", json.dumps(case))
    assert str(error.value) == sentence


def test_no_json_and_unknown_questions_are_refused(ask: Ask) -> None:
    with pytest.raises(BrokenQuery, match=r"^This is no JSON: .*\.$"):
        ask("odds", "{")
    with pytest.raises(UsageError, match="'sihgt' is not known; did you mean sight"):
        ask("sihgt", "{}")


def test_printed_maps_are_asked_by_quest(ask: Ask) -> None:
    case: Json = {"map": {"quest": "quest.a_fat_goblin", "encounter": 2}, "from": [7, 8], "to": [7, 9]}
    assert not json.loads(ask("sight", json.dumps(case)))["seen"]
    case["map"]["open"] = [0]
    assert json.loads(ask("sight", json.dumps(case)))["spaces"] == [
        {"at": [7, 9], "seen": True, "distance": 1}
    ]
    case["map"]["walls"] = [[[7, 8], [7, 9]], [[8, 8], [8, 9]]]
    assert not json.loads(ask("sight", json.dumps(case)))["seen"]


def test_keys_that_are_not_named_are_ignored(ask: Ask) -> None:
    case = {"attack": ["red"], "weather": "rain", "abilities": [{"surge": 1, "stun": True}]}
    assert json.loads(ask("odds", json.dumps(case)))["expected"] == "13/6"
