"""Replaying, verifying and explaining journals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undercroft import __version__
from undercroft.games.tiny.rules.attack import Attack
from undercroft.kernel import read

from .conftest import Program


def test_replay_tells_what_happened(undercroft: Program, journal: Path) -> None:
    out = undercroft("replay", str(journal)).out
    assert out.startswith(f"tiny {__version__}, cellar, 1/0\n")
    assert "  0.1  The torches are lit" in out and "Answer 1, Warden: stance " in out
    assert out.rstrip().splitlines()[-1].startswith("Result: ")
    assert "Respuesta 1, Guardiana:" in undercroft("replay", str(journal), "--lang", "es").out


def test_replay_stops_where_it_is_told(undercroft: Program, journal: Path) -> None:
    out = undercroft("replay", str(journal), "--to", "3").out
    assert "Answer 3," in out and "Answer 4," not in out and "Result" not in out
    ran = undercroft("replay", str(journal), "--to", "9999")
    assert ran.code == 2 and "answers, so --to 9999 is too far." in ran.err


def test_replay_reads_standard_input_and_folders(undercroft: Program, journal: Path, tmp_path: Path) -> None:
    assert undercroft("replay", "-", "--verify", typed=journal.read_bytes()).out.startswith("-: ")
    (tmp_path / "a.journal").write_bytes(journal.read_bytes())
    (tmp_path / "b.journal").write_bytes(journal.read_bytes())
    assert len(undercroft("replay", "--verify", str(tmp_path)).out.splitlines()) == 2
    (tmp_path / "empty").mkdir()
    assert undercroft("replay", str(tmp_path / "empty")).code == 2


def test_verify_counts_the_digests_that_agree(undercroft: Program, journal: Path) -> None:
    answers = read(journal.read_bytes()).answers
    digests = sum(bool(answer.digest) for answer in answers)
    assert answers[-1].digest and digests == 1 + (len(answers) - 1) // 50
    said = undercroft("replay", "--verify", str(journal)).out
    assert said == f"{journal}: {len(answers)} answers, {digests} digests agree.\n"


def broken(journal: Path, tmp_path: Path, line: int, **changes: object) -> str:
    """The journal with one line changed."""
    lines = journal.read_text().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **changes})
    path = tmp_path / "broken.journal"
    path.write_text("\n".join(lines) + "\n")
    return str(path)


def test_broken_journals_are_refused_with_where(undercroft: Program, journal: Path, tmp_path: Path) -> None:
    garbled = journal.read_text().splitlines()
    garbled[4] = '{"n": 4, '
    (tmp_path / "garbled.journal").write_text("\n".join(garbled) + "\n")
    cases = {
        broken(journal, tmp_path, -1, digest="0123456789abcdef"): "leads elsewhere than the journal says",
        str(tmp_path / "garbled.journal"): "Line 5 of the journal is broken",
        "-": "its first line, the header, is missing",
    }
    for file, says in cases.items():
        for command in (
            ("replay", "--verify", file),
            ("replay", file),
            ("check", file),
            ("explain", file, "1"),
        ):
            ran = undercroft(*command)
            assert ran.code == 2 and ran.out == "", command
            assert says in ran.err and ran.err.count("\n") == 1 and ran.err.startswith(f"{file}: ")


def test_what_differs_is_named(undercroft: Program, journal: Path, tmp_path: Path) -> None:
    def says(line: int, **changes: object) -> str:
        ran = undercroft("replay", broken(journal, tmp_path, line, **changes))
        assert ran.code == 2
        return ran.err

    assert "Answer 1 (dance) cannot be played: 'dance' is not among the options" in says(1, key="dance")
    assert "used other chance than the journal says" in says(1, chance=["6"])
    assert f"with undercroft 7.0.0, this is {__version__}" in says(0, version="7.0.0")
    assert "its pack 'tiny' has the digest 00, here it has" in says(0, packs=[{"id": "tiny", "digest": "00"}])
    packs = json.loads(journal.read_text().splitlines()[0])["packs"]
    assert "its pack 'more' is missing" in says(0, packs=[*packs, {"id": "more", "digest": "1"}])
    assert "it was played without the pack 'tiny'" in says(0, packs=[])
    assert "There is no game 'chess'" in says(0, game="chess")
    assert "set-up that tiny does not have" in says(0, setup={"hats": 3})
    assert "format 2; this version reads format 1" in says(0, undercroft=2)
    patched = ".".join((*__version__.split(".")[:2], "99"))
    ran = undercroft("replay", broken(journal, tmp_path, 0, version=patched))
    assert ran.code == 0  # same digests, same rules


@pytest.mark.parametrize(
    "command",
    [("replay",), ("replay", "--verify"), ("check",), ("explain", "1")],
    ids=" ".join,
)
def test_a_journal_of_the_rules_before_is_told_and_not_played(
    undercroft: Program, journal: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """Rules change with the minor version: what was played by those of 0.1 is left as it is."""
    old = broken(journal, tmp_path, 0, version="0.1.0")
    before = Path(old).read_bytes()
    words = (command[0], old, *command[1:]) if command[0] == "explain" else (*command, old)
    ran = undercroft(*words, typed="stance wary\n")
    assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1
    assert f"it was played with undercroft 0.1.0, this is {__version__}" in ran.err
    assert Path(old).read_bytes() == before


def test_a_game_of_the_rules_before_goes_on_where_it_can_be_played(
    undercroft: Program, journal: Path, tmp_path: Path
) -> None:
    """The file then holds where newer rules took over; what follows is played, replayed and verified."""
    lines = journal.read_bytes().splitlines(keepends=True)[:9]
    half = tmp_path / "half.journal"
    half.write_bytes(b"".join(lines))
    old = broken(half, tmp_path, 0, version="0.1.0")
    ran = undercroft("play", "--term", "--resume", old, typed="1\n1\n")
    assert ran.code == 0, ran.err
    told = [json.loads(line) for line in Path(old).read_bytes().splitlines()]
    assert told[10] == {"upgraded": {"from": "0.1.0", "to": __version__}} and told[9]["checkpoint"] == 8
    assert [line["n"] for line in told[11:]] == [9, 10]
    assert undercroft("replay", "--verify", old).code == 0
    again = undercroft("play", "--term", "--resume", old, typed="undo 3\nquit\n")
    assert again.code in (0, 2) and Path(old).read_bytes().count(b"undo") == 0


def test_a_game_of_the_rules_before_is_left_as_it_is_where_an_answer_no_longer_fits(
    undercroft: Program, journal: Path, tmp_path: Path
) -> None:
    half = tmp_path / "half.journal"
    half.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:9]))
    unfit = broken(half, tmp_path, 5, key="fly home")
    old = broken(Path(unfit), tmp_path, 0, version="0.1.0")
    before = Path(old).read_bytes()
    ran = undercroft("play", "--term", "--resume", old, typed="1\n")
    assert ran.code == 2 and ran.err.count("\n") == 1 and "fly home" in ran.err
    assert Path(old).read_bytes() == before


def test_one_broken_journal_does_not_hide_the_others(
    undercroft: Program, journal: Path, tmp_path: Path
) -> None:
    bad = broken(journal, tmp_path, -1, digest="0123456789abcdef")
    ran = undercroft("replay", "--verify", bad, str(journal))
    assert ran.code == 2 and str(journal) in ran.out and bad in ran.err


def test_explain_names_the_rule_and_what_decided(undercroft: Program, journal: Path) -> None:
    told = undercroft("replay", str(journal)).out.splitlines()
    place = next(line.split()[0] for line in told if "focuses on" in line)
    out = undercroft("explain", str(journal), place).out
    assert out.startswith(f"{place}  ") and "TN-MON-02" in out
    n = place.partition(".")[0]
    assert out in undercroft("explain", str(journal), n).out
    assert "TN-SET-04" in undercroft("explain", str(journal), "0.1").out
    assert "There is no answer 9999" in undercroft("explain", str(journal), "9999").err
    assert "There is no event 1.99" in undercroft("explain", str(journal), "1.99").err


def test_check_approves_a_good_journal(undercroft: Program, journal: Path) -> None:
    ran = undercroft("check", str(journal))
    assert ran.code == 0 and "tiny" in ran.out and "digests agree" in ran.out


def test_a_torn_journal_is_told_up_to_the_tear(undercroft: Program, journal: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.journal"
    torn.write_bytes(journal.read_bytes()[:-5])
    ran = undercroft("replay", str(torn), "--verify")
    assert ran.code == 0 and ran.err.count("\n") == 1 and "only partly written" in ran.err


def test_a_journal_whose_last_answer_raises_is_a_bug_report(
    undercroft: Program, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumbles(frame: object, g: object) -> None:
        raise KeyError("goblin")

    monkeypatch.setattr(Attack.steps["declare"], "run", stumbles)
    ran = undercroft("replay", str(journal))
    assert ran.code == 1 and ran.err.count("\n") == 1
    assert f"KeyError: 'goblin'; please report it with the journal {journal}." in ran.err


def places(out: str) -> list[str]:
    """The numbers of the events, as they are listed."""
    return [line.split()[0] for line in out.splitlines() if line.startswith("  ")]


def test_replay_tells_an_attack_in_one_sentence_and_its_parts_on_request(
    undercroft: Program, journal: Path
) -> None:
    out = undercroft("replay", str(journal)).out
    attacks = [line for line in out.splitlines() if " attacks " in line]
    assert attacks and all(
        line.endswith(" damage.") or ": " in line.split(" attacks ")[1] for line in attacks
    )
    assert "after shields: " in attacks[0] and " counts: " not in out
    whole = undercroft("replay", "--parts", str(journal)).out
    assert [line for line in out.splitlines() if line not in whole.splitlines()] == []
    assert " counts: " in whole and set(places(whole)) > set(places(out))
    place = attacks[0].split()[0]
    explained = undercroft("explain", str(journal), place).out
    assert explained.startswith(f"{place}  ") and "after shields" not in explained  # events, as before
