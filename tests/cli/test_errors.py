"""Bad input: one clear sentence on standard error, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.kernel import BrokenRules
from undercroft.term import LineTable

from .conftest import Program

SEVEN = "lorna,krom,bull,root,emanon,jypzy,krolt"  # heroes of Dungeon Alliance
BAD = [
    (("simulte",), "did you mean simulate?"),
    (("frobnicate",), "There is no command 'frobnicate'"),
    (("--verbos",), "There is no option of undercroft play '--verbos'"),
    (("simulate", "tiny", "--gmes", "3"), "did you mean --games?"),
    (("simulate", "tiny", "--games", "many"), "'many' is no whole number of 1 or more"),
    (("simulate", "tiny", "--games", "0"), "'0' is no whole number of 1 or more"),
    (("simulate", "tiny", "--games"), "--games needs a value"),
    (("simulate",), "GAME is missing"),
    (("simulate", "tinny"), "did you mean tiny?"),
    (("simulate", "allianc"), "did you mean alliance?"),
    (("simulate", "alliance", "--players", "0"), "Players can be 1 to 4, not 0."),
    (("simulate", "alliance", "--players", "5"), "Players can be 1 to 4, not 5."),
    (("simulate", "alliance", "--players", "1", "--variant", "pvp"), "pvp takes 2 to 4 players"),
    (("simulate", "alliance", "--players", "1", "--variant", "coop"), "coop takes 2 to 4 players"),
    (("simulate", "alliance", "--variant", "pvp,coop"), "choose one"),
    (("simulate", "alliance", "--difficulty", "hard"), "rivals have none"),
    (("simulate", "alliance", "--players", "1", "--difficulty", "hrad"), "did you mean hard"),
    (("simulate", "alliance", "--scenario", "1"), "alliance has no option '--scenario'"),
    (("simulate", "alliance", "--level", "3"), "alliance has no option '--level'"),
    (("simulate", "alliance", "--party", f"petrra,{SEVEN}"), "did you mean petra"),
    (("simulate", "alliance", "--party", f"krom,{SEVEN}"), "is chosen 2 times"),
    (("simulate", "alliance", "--party", "petra,lorna"), "A party names 4 heroes for each alliance"),
    (("simulate", "tiny", "--bots", "nromal"), "did you mean 'normal'?"),
    (("simulate", "tiny", "--bots", "hard"), "'hard' is not in this version for tiny"),
    (("simulate", "tiny", "--bots", "7=random"), "There is no seat '7'"),
    (("simulate", "tiny", "--engine", "ray"), "ray is not in this version"),
    (("simulate", "tiny", "--scenario", "attic"), "There is no scenario 'attic'"),
    (("simulate", "tiny", "--difficulty", "hrad"), "did you mean hard"),
    (("simulate", "tiny", "--variant", "solo"), "tiny has no option '--variant'"),
    (("simulate", "tiny", "--level", "3"), "it has --scenario, --party, --players, --difficulty"),
    (("play", "--players", "2", "tiny", "--variant", "solo"), "tiny has no option '--variant'"),
    (("simulate", "gloomhaven", "--level", "12"), "Level can be 1 to 9, not 12."),
    (("simulate", "gloomhaven", "--level", "12", "--lang", "es"), "Level: puede ser 1–9, no 12."),
    (("play", "tiny", "--players", "5", "--term", "--lang", "pt"), "Players: pode ser 2, não 5."),
    (("play", "tiny", "--scenario", "attic", "--lang", "es"), "Scenario: no existe attic; hay: cellar"),
    (("simulate", "tiny", "--pack", "nowhere"), 'There is no pack "nowhere"'),
    (("simulate", "tiny", "--out", "/nowhere/at/all"), "/nowhere/at/all cannot be written"),
    (("simulate", "tiny", "--journals", "/dev/null/x"), "/dev/null/x cannot hold journals"),
    (("play", "--lang", "fr"), "'fr' is not known; there are en, es, pt"),
    (("play", "--resume", "none.journal"), "none.journal cannot be opened as a journal: No such file"),
    (("play", "--resume"), "There is no journal in"),
    (("play", "--resume", "x.journal", "--seed", "3"), "leave out --seed"),
    (("play", "tiny", "--players", "5"), "Players can be 2, not 5."),
    (("play", "--resume", "x.journal", "--journal", "y", "--party", "a"), "leave out --journal and --party"),
    (("play", "--branch", "3"), "--branch begins after an answer of a game: name its journal"),
    (("play", "--resume", "--branch", "3"), "--branch begins after an answer of a game: name its journal"),
    (("play", "tiny", "--resume", "x.journal"), "--resume x.journal says which game: leave out 'tiny'"),
    (("play", "--term", "--port", "8000"), "--port is for the browser, and --term plays in the terminal"),
    (("play", "--journal", "x.journal", "--no-open"), "--no-open is for the browser, and --journal plays"),
    (("play", "--resume", "--host", "0.0.0.0"), "--host is for the browser, and --resume plays"),
    (("replay", "none.journal"), "none.journal cannot be read: No such file"),
    (("replay",), "JOURNAL is missing"),
    (("explain", "none.journal", "x"), "'x' is no place"),
    (("check",), "needs the folder of a pack or a journal"),
    (("check", "nowhere"), 'There is no pack "nowhere"'),
    (("rules", "TN-MON-99"), "No rule has the id 'TN-MON-99'"),  # no such rule
    (("rules", "zzz", "qqq"), "No rule has the words 'zzz qqq'"),
    (("rules", "--page", "5"), "Name the book with --game: "),
    (("rules", "--page", "5", "--game", "chess"), "Name the book with --game: "),
    (("rules", "--page", "999", "--game", "tiny"), "No rule of tiny is from page 999; its last page"),
    (("rules", "--game", "tiny"), "A page stands alone"),
    (("rules", "--page", "5", "--game", "tiny", "TN-MON-01"), "A page stands alone"),
    (("rules", "--coverage", "TN-MON-01"), "--coverage covers every book"),
    (("bench", "warp_us"), "There is no figure 'warp_us'"),
    (("games", "tiny", "extra"), "does not take 'extra'"),
    (("serve", "--db", "mysql://x/y"), "Tables cannot be kept in 'mysql'"),
    (("serve", "--port", "none"), "'none' is no whole number of 0 or more"),
    (("serve", "--host", "192.0.2.7"), "Nothing can listen on 192.0.2.7"),
    (("serve", "--port", "0", "--pack", "nowhere"), 'There is no pack "nowhere"'),
    (("serve", "--port", "0", "--proxy"), "--proxy needs a value"),
    (("serve", "--port", "0", "--proxy", "proxy.local"), "'proxy.local' is no address of a proxy"),
    (("serve", "--port", "0", "--proxy", "10.0.0.1/8"), "'10.0.0.1/8' is no address of a proxy"),
    (("serve", "--workers", "0"), "'0' is no whole number of 1 or more"),
    (("report", "file"), "file cannot be read: No such file or directory."),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "says"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_input_gets_one_sentence_and_exit_code_2(
    undercroft: Program, arguments: tuple[str, ...], says: str
) -> None:
    ran = undercroft(*arguments)
    assert says in ran.err
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1 and "Traceback" not in ran.err
    assert ran.err.rstrip().endswith((".", "?"))


def test_a_fault_of_ours_is_reported_with_the_journal(
    undercroft: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def breaks(self: object) -> bool:
        raise BrokenRules("tiny.turn/choose asks without options")

    monkeypatch.setattr(LineTable, "play", breaks)
    ran = undercroft("play", "--journal", str(tmp_path / "a.journal"))
    assert ran.code == 1
    assert ran.err == (
        "Something went wrong inside undercroft: BrokenRules: tiny.turn/choose asks without options; "
        f"please report it with the journal {tmp_path / 'a.journal'}.\n"
    )


def test_the_traceback_is_shown_on_request(undercroft: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*asked: object) -> None:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("undercroft.cli.bench.bench", breaks)
    ran = undercroft("bench")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "ZeroDivisionError: by nought; please report it." in ran.err
    monkeypatch.setenv("UNDERCROFT_DEBUG", "1")
    assert "Traceback" in undercroft("bench").err


def test_ctrl_c_leaves_quietly(undercroft: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupts(*asked: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("undercroft.cli.bench.bench", interrupts)
    assert undercroft("bench") == (130, "", "")


def test_ctrl_c_at_the_table_keeps_the_game(
    undercroft: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupts(self: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(LineTable, "play", interrupts)
    ran = undercroft("play", "--journal", str(tmp_path / "a.journal"))
    assert ran.code == 0 and "is kept in" in ran.out


def test_a_journal_that_exists_is_not_written_over(undercroft: Program, journal: Path) -> None:
    before = journal.read_bytes()
    ran = undercroft("play", "--journal", str(journal))
    assert ran.code == 2 and "exists already" in ran.err
    assert journal.read_bytes() == before
