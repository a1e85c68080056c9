"""The command `alliance`: the samples of the format, batches, reasons, and one sentence for what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.asked import Ask, Json, asker, check_batch, check_reasons, check_sample
from undercroft.cli.parsing import UsageError
from undercroft.games.alliance.queries.batch import QUESTIONS, answer_lines
from undercroft.games.alliance.queries.reasons import line_of
from undercroft.games.alliance.queries.sight import sight
from undercroft.parts.questions import BrokenQuery
from undercroft.tools.alliance.cases import sight_case
from undercroft.tools.alliance.command import COMMAND

SAMPLES = json.loads((Path(__file__).parent / "samples.json").read_text(encoding="utf-8"))["cases"]
BY_ID = {sample["id"]: sample for sample in SAMPLES}


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Ask:
    """Runs the command on a file with this text; gives what it printed."""
    return asker(COMMAND, capsys, tmp_path)


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample["id"] for sample in SAMPLES])
def test_samples_of_the_format(sample: Json, ask: Ask) -> None:
    check_sample(sample, ask)


@pytest.mark.parametrize("kind", ["sight", "reach"])
def test_samples_in_batch(kind: str, ask: Ask) -> None:
    check_batch(SAMPLES, kind, ask)


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample["id"] for sample in SAMPLES])
def test_reasons_name_rules_of_the_ledger(sample: Json, ask: Ask) -> None:
    check_reasons(sample, ask)


def reasons(ask: Ask, kind: str, case: Json) -> dict[str, str]:
    """The rule of each sentence."""
    found = json.loads(ask(kind, json.dumps(case), "--why"))
    return {one["text"]: one["rule"] for one in found["why"]}


def test_reasons_of_sight_follow_the_line_to_where_it_is_stopped(ask: Ask) -> None:
    shot = reasons(ask, "sight", BY_ID["sample-04"]["query"])
    assert shot == {
        "[2, 1] is before or beside 'lorna'.": "DA-LOS-02",
        "The line crosses the border of [0, 0] and [1, 0] at [3, 1.5], within the passage.": "DA-LOS-04",
        "The distance is 3, walls or no.": "DA-GEO-10",
        "The line runs through the square of 'petra': +1 obstacle defence.": "DA-CMB-13",
        "'g' is in a pit: +1 obstacle defence.": "DA-MMV-08",
        "A melee attack needs an adjacent target that is not behind: no.": "DA-CMB-02",
        "A ranged attack needs a target in line of sight at distance 2 or 3: yes.": "DA-CMB-03",
    }
    hidden = reasons(ask, "sight", BY_ID["sample-02"]["query"])
    assert (
        hidden["The line is stopped at [4.75, 3]: no passage lies between [1, 0] and [1, 1]."] == "DA-LOS-03"
    )


def test_the_line_of_the_reasons_is_the_line_of_the_answer() -> None:
    met = set[str]()
    for number in range(400):
        query = QUESTIONS.kinds["sight"].read.decode(json.dumps(sight_case(f"line/{number}")))
        crossed = line_of(query)
        assert sight(query).line == all(one.is_free for one in crossed)
        met |= {one.meets for one in crossed}
    assert met == {"passage", "graze", "beside", "wall", "corner"}


@pytest.mark.rule("DA-LOS-06", "DA-LOS-08", "DA-CMB-12")
def test_characters_never_block_and_monsters_look_as_heroes_do(ask: Ask) -> None:
    """DA-CMB-E2 from the other end: the goblin shoots past Petra, unless it looks the other way."""
    case = BY_ID["sample-04"]["query"] | {"from": "g", "to": "lorna"}
    found = json.loads(ask("sight", json.dumps(case)))
    assert found["seen"] and found["ranged"] and found["crossed"] == ["petra"]
    assert found["obstacle_defence"] == 1, "the pit helps the one in it"
    for figure in case["figures"]:
        figure["facing"] = "N"
    away = json.loads(ask("sight", json.dumps(case)))
    assert away["line"] and not away["seen"] and not away["ranged"]


@pytest.mark.rule("DA-MOV-11", "DA-MOV-07")
def test_rival_heroes_are_passed_unless_they_are_enemies(ask: Ask) -> None:
    rivals = [{"id": str(row), "side": "red", "at": [row, 1]} for row in range(3)]
    figures = [{"id": "a", "side": "blue", "at": [1, 0]}, *rivals]
    case = {"tiles": TWO[:1], "figures": figures, "mover": "a", "speed": 5}
    neutral = json.loads(ask("reach", json.dumps(case)))["ends"]
    assert {tuple(end["at"]): end["cost"] for end in neutral} == {
        (0, 0): 1, (1, 0): 0, (2, 0): 1, (0, 2): 2, (1, 2): 2, (2, 2): 2,
    }  # fmt: skip
    enemies = json.loads(ask("reach", json.dumps(case | {"pvp": True})))["ends"]
    assert {tuple(end["at"]): end["cost"] for end in enemies} == {(0, 0): 2, (1, 0): 0, (2, 0): 2}


TWO = [{"tile": "I-03", "cell": [0, 0]}, {"tile": "II-04", "cell": [0, 1]}]  # a wall against a wall
HERO = {"id": "a", "side": "blue", "at": [1, 2]}
RAT = {"id": "r", "side": "monster", "at": [0, 0]}


def test_reasons_of_reach_tell_what_shuts_squares_and_borders_off(ask: Ask) -> None:
    fallen = {"id": "f", "side": "blue", "at": [2, 2], "defeated": True}
    friend = {"id": "p", "side": "red", "at": [2, 1]}
    case = {"tiles": TWO, "figures": [HERO, RAT, fallen, friend], "mover": "a", "speed": 1, "open": "sure"}
    assert reasons(ask, "reach", case) == {
        "An enemy stands on [0, 0].": "DA-MOV-08",
        "Somebody stands on [2, 1]: it may be passed, but is no place to end.": "DA-MOV-07",
        "A defeated hero lies on [2, 2]: it may be passed, but is no place to end.": "DA-MOV-12",
        "No open step leads to [0, 3].": "DA-MOV-10",
        "No open step leads to [1, 3].": "DA-MOV-10",
        "No open step leads to [2, 3].": "DA-MOV-10",
        "1 Speed points do not lead to [1, 0].": "DA-MOV-02",
        "1 Speed points do not lead to [2, 0].": "DA-MOV-02",
        "Between [0, 0] and [0, 1] no lock is worked with an enemy in the room.": "DA-DOR-32",
    }
    assert "DA-DOR-30" in reasons(ask, "reach", case | {"open": "doors"}).values()
    assert "DA-DOR-33" in reasons(ask, "reach", case | {"figures": [HERO], "speed": 4}).values()
    monster = case | {"figures": [RAT | {"at": [1, 1]}, HERO], "mover": "r", "open": "none"}
    assert "To leave [1, 1] costs 2: an enemy is adjacent." in reasons(ask, "reach", monster)
    entrance = [{"tile": "START-RED", "cell": [0, 0]}, {"tile": "I-01", "cell": [1, 0]}]
    shut = {"tiles": entrance, "figures": [HERO], "mover": "a", "speed": 9, "open": "sure"}
    assert "DA-DOR-06" in reasons(ask, "reach", shut).values()
    pit = shut | {"pits": [[1, 2]]}
    assert reasons(ask, "reach", pit)["To leave [1, 2] costs 2: it is a pit."] == "DA-MMV-08"


def test_broken_cases_of_a_batch_get_their_error_in_their_line(ask: Ask) -> None:
    good = BY_ID["sample-01"]["query"]
    broken = [good | {"id": 7, "to": [9, 9]}, {"id": "x"}, {}, good | {"id": None, "from": 3}]
    lines = "\n".join(json.dumps(case) for case in [*broken, good])
    found = [json.loads(line) for line in ask("sight", lines, "--batch").splitlines()]
    assert [one["id"] for one in found] == [7, "x", None, None, "sample-01"]
    assert all(set(one) == {"id", "error"} and one["error"].endswith(".") for one in found[:-1])
    assert found[0]["error"] == "to: there is no tile under the square [9, 9]." and found[-1]["seen"]


@pytest.mark.parametrize("line", ["[1]", "7", "{", "null", '{"id": 1} x', "\x00"])
def test_a_line_that_is_no_object_breaks_the_batch(line: str, ask: Ask) -> None:
    with pytest.raises(BrokenQuery, match=r"^Line 2 is no JSON object.*\.$"):
        ask("sight", f"{json.dumps(SAMPLES[0]['query'])}\n{line}\n", "--batch")


def test_text_that_is_no_utf8_breaks_the_batch() -> None:
    with pytest.raises(BrokenQuery, match=r"^Line 2 is no JSON object.*\.$"):
        answer_lines("sight", b'{"id": 1}\n{"id": "\xff"}')


BROKEN: list[tuple[Json, str]] = [
    ({"tiles": [{"tile": "IV-01", "cell": [0, 0]}]}, "tiles: there is no tile 'IV-01'."),
    ({"tiles": [{"tile": "i-03", "cell": [0, 0]}]}, "tiles: there is no tile 'i-03'."),
    ({"tiles": [*TWO, {"tile": "I-03", "cell": [1, 1]}]}, "tiles: I-03 is there twice."),
    ({"tiles": [*TWO, {"tile": "I-04", "cell": [0, 1]}]}, "tiles: I-04 lies on II-04 in [0, 1]."),
    ({"tiles": [{"tile": "I-03", "cell": [0, -1]}]}, "tiles[0].cell[1]: Expected `int` >= 0."),
    ({"tiles": [{"tile": "I-03", "cell": [0, 0], "turn": 4}]}, "tiles[0].turn: Expected `int` <= 3."),
    ({"passages": [[[0, 0], [1, 0]]]}, "passages: there is no tile in the cell [1, 0]."),
    (
        {"tiles": [*TWO, {"tile": "I-04", "cell": [1, 1]}], "passages": [[[0, 0], [1, 1]]]},
        "passages: the cells [0, 0] and [1, 1] do not share an edge.",
    ),
    ({"passages": [[[0, 0], [0, 0]]]}, "passages: the cells [0, 0] and [0, 0] do not share an edge."),
    ({"pits": [[3, 0]]}, "pits: there is no tile under the square [3, 0]."),
    ({"figures": [HERO, HERO]}, "figures: two have the id 'a'."),
    ({"figures": [HERO, RAT | {"at": [1, 2]}]}, "figures: 'r' is on the square [1, 2] of 'a'."),
    (
        {"figures": [HERO, HERO | {"id": "b", "defeated": True}]},
        "figures: 'b' is on the square [1, 2] of 'a'.",
    ),
    ({"figures": [HERO | {"at": [-1, 0]}]}, "figures: there is no tile under 'a' at [-1, 0]."),
    ({"figures": [HERO | {"side": "dog"}]}, "figures[0].side: Invalid enum value 'dog'."),
    ({"figures": [HERO | {"facing": "NE"}]}, "figures[0].facing: Invalid enum value 'NE'."),
    ({"figures": [HERO | {"leave_penalty": 2}]}, "figures[0].leave_penalty: Invalid enum value 2."),
    ({"figures": []}, "mover: there is no figure 'a'."),
    ({"figures": [HERO | {"defeated": True}]}, "mover: 'a' is defeated."),
    ({"speed": -1}, "speed: Expected `int` >= 0."),
    ({"open": "all"}, "open: Invalid enum value 'all'."),
    (
        {"figures": [HERO | {"side": "monster"}], "open": "doors"},
        "open: 'a' is a monster, and opens nothing; give \"none\".",
    ),
]


@pytest.mark.parametrize(("given", "sentence"), BROKEN)
def test_broken_cases_are_refused_in_one_sentence(given: Json, sentence: str, ask: Ask) -> None:
    case = {"tiles": TWO, "figures": [HERO], "mover": "a", "speed": 3}
    assert json.loads(ask("reach", json.dumps(case)))["ends"]
    with pytest.raises(BrokenQuery) as error:
        ask("reach", json.dumps(case | given))
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        ({"from": "a", "to": "b"}, "to: there is no figure 'b'."),
        ({"from": "b", "to": "a"}, "from: there is no figure 'b'."),
        ({"from": "a", "to": [1, 2]}, "from and to are one square."),
        ({"from": "a", "to": "a"}, "from and to are one square."),
        ({"from": "f", "to": "a"}, "from: 'f' is defeated."),
        ({"from": "a", "to": [3, 3]}, "to: there is no tile under the square [3, 3]."),
    ],
)
def test_wrong_ends_of_sight_are_refused(ends: Json, sentence: str, ask: Ask) -> None:
    fallen = {"id": "f", "side": "red", "at": [2, 2], "defeated": True}
    case = {"tiles": TWO, "figures": [HERO, fallen]}
    assert json.loads(ask("sight", json.dumps(case | {"from": "a", "to": "f"})))["melee"] is False
    with pytest.raises(BrokenQuery) as error:
        ask("sight", json.dumps(case | ends))
    assert str(error.value) == sentence


def test_no_json_and_unknown_questions_are_refused(ask: Ask) -> None:
    with pytest.raises(BrokenQuery, match=r"^This is no JSON: .*\.$"):
        ask("reach", "{")
    with pytest.raises(UsageError, match="'raech' is not known; did you mean reach"):
        ask("raech", "{}")


def test_keys_that_are_not_named_are_ignored_and_a_case_needs_no_id(ask: Ask) -> None:
    case = {"tiles": TWO, "figures": [HERO | {"hat": 1}], "mover": "a", "speed": 0, "weather": "rain"}
    assert json.loads(ask("reach", json.dumps(case))) == {"id": None, "ends": [{"at": [1, 2], "cost": 0}]}
