"""Line mode: by numbers and keys, with undo, why, save and resume; one keyboard, several seats."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import begin_journal
from undercroft.kernel import Seat, read, view
from undercroft.term import Lines, LineTable
from undercroft.term.lines import CLEAR
from undercroft.term.telling import MESSAGES
from undercroft.text.typed_input import COMMANDS
from undercroft.text.words import LANGUAGES, Words

from .conftest import Program

STANCES = "stance bold\nstance wary\n"


def keys(path: Path) -> list[str]:
    return [answer.key for answer in read(path.read_bytes()).answers]


def test_bots_play_to_the_end_by_themselves(undercroft: Program, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    ran = undercroft("play", "tiny", "--bots", "normal", "--seed", "1", "--journal", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert "Result: won." in ran.out and f"The journal is {file}." in ran.out
    assert undercroft("replay", "--verify", str(file)).code == 0


def test_a_game_is_played_to_an_end_by_numbers(undercroft: Program, tmp_path: Path) -> None:
    """Whatever the question, its first option."""
    file = tmp_path / "a.journal"
    ran = undercroft("play", "tiny", "--seed", "5", "--journal", str(file), typed="1\n" * 2000)
    assert ran.code == 0
    assert "Result: " in ran.out and len(keys(file)) > 10
    assert any(key.startswith("keep ") for key in keys(file))


@pytest.mark.parametrize(
    ("game", "legend"),
    [("descent", "Map: . floor"), ("alliance", "Board: . floor"), ("gloomhaven", "Marks: a number alone")],
)
def test_a_look_at_the_whole_table_tells_the_marks_once(undercroft: Program, game: str, legend: str) -> None:
    ran = undercroft("play", game, "--term", "--seed", "1", typed="look\nquit\n")
    assert ran.code == 0, ran.err
    assert ran.out.count(legend) == 1


def script(seed: str) -> list[tuple[str, str]]:
    """A whole game as normal bots play it: each question, and the key that answers it."""
    edition = lay_out(box_of("tiny"))
    game = edition.new_game(edition.settle(), seed)
    bots = [make_bot(edition, edition.settle(), "normal", Seat(seat), seed) for seat in (0, 1)]
    asked = []
    while game.open:
        decision = game.open[0]
        pick = bots[decision.seat].choose(view(game, decision.seat), decision)
        asked.append((decision.what, decision.all_options[pick].key))
        game.answer(decision.seat, pick)
    return asked


def test_a_script_of_keys_plays_a_whole_game_with_every_kind_of_question(
    undercroft: Program, tmp_path: Path
) -> None:
    """Secret stances and cards, turns, reactions, and a monster's tie, which the heroes settle together."""
    wanted = {"tiny.round.choose_stances", "tiny.round.choose_cards", "tiny.hero_turn.choose"}
    wanted |= {"window.offer", "tiny.monster_turn.find_focus"}
    scripts = ((str(seed), script(str(seed))) for seed in range(60))
    seed, asked = next((seed, asked) for seed, asked in scripts if wanted <= {what for what, _ in asked})
    file = tmp_path / "a.journal"
    typed = "\n".join(key for _, key in asked)
    ran = undercroft("play", "tiny", "--seed", seed, "--journal", str(file), typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert keys(file) == [key for _, key in asked]
    assert ran.out.count("Result: ") == 1 and "which card do you keep?" in ran.out
    assert "The Warden and the Scout: who does the monster focus on?" in ran.out
    assert undercroft("replay", "--verify", str(file)).code == 0


def test_without_a_command_it_plays(undercroft: Program) -> None:
    ran = undercroft("--term", typed="quit\n")
    assert ran.code == 0 and "which stance this round?" in ran.out
    assert "¿qué postura" in undercroft("--lang", "es", "--term", typed="salir\n").out


class Keyboard(Lines):
    """A keyboard at which the given lines are typed."""

    def __init__(self, *typed: str) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.typed, self.is_keyboard = list(typed), True

    def ask(self, prompt: str = "> ") -> str | None:
        self.say(prompt)
        return self.typed.pop(0) if self.typed else None


def test_at_a_keyboard_the_screen_is_cleared_before_another_player_looks(tmp_path: Path) -> None:
    edition = lay_out(box_of("tiny"))
    opened = begin_journal(edition, edition.settle(), "7", tmp_path / "a.journal")
    lines = Keyboard("stance bold", "", "stance wary", "", "end")
    assert not LineTable(opened, {}, "en", lines).play()
    opened.store.close()
    told = lines.out.getvalue()  # type: ignore[attr-defined]
    before, after = told.split(CLEAR)[:2]
    assert "The Warden draws Parry." in before and "Pass the keyboard" not in before
    assert after.startswith("Pass the keyboard to the Scout, who then presses Enter.")
    assert "Parry" not in after and "which stance this round?" in after


def test_numbers_keys_and_beginnings_of_keys_answer(undercroft: Program, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    ran = undercroft("play", "--seed", "7", "--journal", str(file), typed="2\nSTANCE  S\n\nend\n")
    assert keys(file) == ["stance wary", "stance swift", "end"]
    assert ran.code == 0 and "undercroft play --resume" in ran.out


ILLEGAL = {
    "fly": '"fly" is no option: type a number from 1 to 3, a key, or help.\n',
    "99": '"99" is no option: type a number from 1 to 3, a key, or help.\n',
    "stance": '"stance" may mean stance bold, stance wary, stance swift.\n',
    "preview fly": '"fly" is no option: type a number from 1 to 3, a key, or help.\n',
}


@pytest.mark.parametrize("line", ILLEGAL)
def test_an_illegal_answer_of_a_script_ends_it_with_one_sentence(
    undercroft: Program, tmp_path: Path, line: str
) -> None:
    file = tmp_path / "a.journal"
    ran = undercroft("play", "--seed", "7", "--journal", str(file), typed=f"1\n{line}\n1\n")
    assert (ran.code, ran.err) == (2, ILLEGAL[line])
    assert keys(file) == ["stance bold"]


@pytest.mark.parametrize("line", ILLEGAL)
def test_an_illegal_answer_of_a_person_is_asked_again(tmp_path: Path, line: str) -> None:
    edition = lay_out(box_of("tiny"))
    opened = begin_journal(edition, edition.settle(), "7", tmp_path / "a.journal")
    lines = Keyboard(line, "stance bold")
    assert not LineTable(opened, {}, "en", lines).play()
    opened.store.close()
    assert ILLEGAL[line] in lines.out.getvalue()  # type: ignore[attr-defined]
    assert keys(tmp_path / "a.journal") == ["stance bold"]


def test_every_command_answers(undercroft: Program, tmp_path: Path) -> None:
    """Each command word does something, in each language, and none of them answers the question."""
    file, copy = tmp_path / "a.journal", tmp_path / "copy.journal"
    typed = (
        "why\nwhy 1\nwhy 77\nlog\nboard\nhand\ncards\nhint\npreview 1\npreview\noptions\nhelp\nundo\nredo\n"
    )
    typed += (
        f"save {copy}\nsave {copy}\nsave {tmp_path / 'none' / 'x'}\nsave\nlang es\npista\nlang fr\nsalir\n"
    )
    ran = undercroft("play", "--seed", "7", "--journal", str(file), typed=typed)
    assert ran.code == 0 and keys(file) == []
    for says in (
        "TN-RND-01 · ",  # why
        "There is no such event: type why with a number from 1 to",
        "Parry: Reaction.",  # hand
        "Hint: 1, Bold: +1 die on attacks.",
        "Then comes the next question.",  # preview: the other hero's stance is still to come
        "Type preview and the number of an option.",
        "undo [N]",
        "There is nothing to undo.",
        "There is nothing to redo.",
        f"Saved in {copy}.",
        "cannot be written: No such file or directory.",
        "Type save and the name of a file.",
        "Pista: 1, ",
        "There are no words in the language 'fr'",
        "La partida se conserva en",
    ):
        assert says in ran.out, says
    assert copy.read_bytes() == file.read_bytes()


def test_save_does_not_write_over_another_file(undercroft: Program, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary\n")
    undercroft("play", "--term", "--seed", "7", typed=f"save {tmp_path / 'diary'}\n")
    assert (tmp_path / "diary").read_text() == "dear diary\n"


def test_undo_is_free_until_chance_or_a_secret_came_up(undercroft: Program, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    typed = "stance bold\nundo\nstance swift\nstance wary\nundo\nn\nundo\ny\nredo\n"
    ran = undercroft("play", "--seed", "7", "--journal", str(file), typed=typed)
    assert ran.out.count("Undo anyway? (y/n)") == 2
    assert "Nothing was undone." in ran.out
    assert keys(file) == ["stance swift", "stance wary"]
    undone = [line for line in map(json.loads, file.read_text().splitlines()) if "undo" in line]
    assert [line["undo"] for line in undone] == [0, 1]
    assert undercroft("replay", "--verify", str(file)).code == 0


def test_undo_takes_back_what_bots_did_since(undercroft: Program, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    game = ("play", "--seed", "7", "--bots", "1=normal", "--journal", str(file))
    undercroft(*game, typed="stance bold\n")
    answered = len(keys(file))
    assert answered > 1
    undercroft("play", "--bots", "1=normal", "--resume", str(file), typed="undo\ny\n")
    assert [answer.seat for answer in read(file.read_bytes()).answers] == [
        1
    ]  # the bot had its stance already
    undercroft("play", "--bots", "1=normal", "--resume", str(file), typed="stance bold\n")
    assert len(keys(file)) == answered


def test_each_seat_sees_only_its_own(undercroft: Program) -> None:
    """The first block is the Warden's, the second the Scout's; neither names the other's cards."""
    out = undercroft("play", "--term", "--seed", "7", typed="stance bold\n").out
    first, second = out.split("> stance bold")
    assert "The Warden draws Parry." in first and "The Scout draws a card." in first
    assert "The Warden draws a card." in second and "Parry" not in second
    assert re.search(r"The Scout draws (?!a card)", second)
    assert "The Warden is bold" not in second  # chosen, not revealed


def test_a_game_goes_on_where_it_was_left(undercroft: Program, tmp_path: Path) -> None:
    undercroft("play", "--term", "tiny", "--seed", "7", typed="stance bold\n")
    (file,) = (tmp_path / "data" / "undercroft" / "journals").glob("tiny-*-1.journal")
    ran = undercroft("play", "--resume", typed="stance wary\n")
    assert ran.code == 0 and "Going on after 1 answer." in ran.out
    assert keys(file) == ["stance bold", "stance wary"]
    undercroft("play", "--term", "tiny", "--seed", "8")
    assert len(list(file.parent.iterdir())) == 2
    assert "Going on" not in undercroft("play", "--resume").out  # the newest is the second game
    assert undercroft("play", "descent", "--resume").code == 2


def test_a_game_goes_on_after_an_earlier_answer_in_a_file_of_its_own(
    undercroft: Program, tmp_path: Path
) -> None:
    file = tmp_path / "a.journal"
    undercroft("play", "--seed", "7", "--journal", str(file), typed=STANCES)
    before = file.read_bytes()
    ran = undercroft("play", "--resume", str(file), "--branch", "1", typed="stance swift\n")
    new = tmp_path / "a-from-1.journal"
    assert ran.code == 0 and "Going on after 1 answer." in ran.out and str(new) in ran.out
    assert keys(new) == ["stance bold", "stance swift"] and file.read_bytes() == before
    undercroft("play", "--resume", str(file), "--branch", "1")
    assert keys(tmp_path / "a-from-1-2.journal") == ["stance bold"]
    mine = tmp_path / "mine.journal"
    undercroft("play", "--resume", str(file), "--branch", "0", "--journal", str(mine))
    assert keys(mine) == []
    taken = undercroft("play", "--resume", str(file), "--branch", "0", "--journal", str(mine))
    assert taken.code == 2 and "mine.journal exists already" in taken.err
    far = undercroft("play", "--resume", str(file), "--branch", "99")
    assert far.code == 2 and "There is no answer 99" in far.err
    assert undercroft("replay", "--verify", str(new)).code == 0


def test_a_torn_last_line_is_dropped_with_one_sentence_and_play_goes_on(
    undercroft: Program, tmp_path: Path
) -> None:
    file = tmp_path / "a.journal"
    undercroft("play", "--seed", "7", "--journal", str(file), typed=STANCES)
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    ran = undercroft("play", "--resume", str(file), typed="stance swift\n")
    assert ran.code == 0 and ran.err.count("\n") == 1 and "was only partly written" in ran.err
    assert keys(file) == ["stance bold", "stance swift"]
    again = undercroft("play", "--resume", str(file))
    assert (again.code, again.err) == (0, "")


def test_a_person_may_keep_one_seat_among_bots(undercroft: Program, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    undercroft("play", "--seed", "7", "--bots", "0=me,normal", "--journal", str(file), typed="stance bold\n")
    assert [answer.seat for answer in read(file.read_bytes()).answers][:2] == [1, 0]
    file = tmp_path / "b.journal"
    undercroft("play", "--seed", "7", "--bots", "scout=normal", "--journal", str(file), typed="stance bold\n")
    assert [answer.seat for answer in read(file.read_bytes()).answers][:2] == [1, 0]


def test_a_full_disk_acknowledges_nothing(
    undercroft: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a.journal"
    undercroft("play", "--seed", "7", "--journal", str(file), typed="stance bold\n")

    def fails(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("undercroft.journal_files.os.fsync", fails)
    ran = undercroft("play", "--resume", str(file), typed="stance wary\n1\n")
    assert ran.code == 1
    assert ran.err == f"{file} cannot be written: No space left on device; the last answer was not taken.\n"
    assert "is wary this round" not in ran.out
    assert keys(file) == ["stance bold"]


def test_after_kill_9_the_journal_goes_on_from_the_last_acknowledged_answer(tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    program = [sys.executable, "-m", "undercroft", "play", "tiny", "--seed", "7", "--journal", str(file)]
    environ = {**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    pipe = subprocess.PIPE
    with subprocess.Popen(program, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", env=environ) as ran:
        assert ran.stdin and ran.stdout
        ran.stdin.write(STANCES)
        ran.stdin.flush()
        for line in ran.stdout:
            if "The Scout is wary this round." in line:
                break
        else:
            raise AssertionError("the answer was never acknowledged")
        ran.send_signal(signal.SIGKILL)
        assert ran.wait(20) == -signal.SIGKILL
    assert keys(file) == ["stance bold", "stance wary"]
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", "play", "--resume", str(file)],
        input="end\n", capture_output=True, text=True, encoding="utf-8", env=environ, check=True,
    )  # fmt: skip
    assert "Going on after 2 answers." in done.stdout
    assert keys(file) == ["stance bold", "stance wary", "end"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_terminal_is_there_in_every_language(language: str) -> None:
    for folder in MESSAGES:
        found = {name: _ids(folder / f"{name}.ftl") for name in LANGUAGES}
        assert found[language] == found["en"]  # type: ignore[index]
    words = Words.of(language, *MESSAGES, strict=True)  # type: ignore[arg-type]
    args: dict[str, str | int] = {
        "n": 2, "count": 2, "file": "f", "who": "w", "line": "l", "keys": "k", "key": "k", "why": "y",
        "number": 1, "label": "b", "thing": "t", "result": "r", "answers": 3, "digests": 3,
        "all": 3, "open": 2, "complete": 1,
        "hp": 1, "full": 2, "command": "c", "initiative": 20, "chance": 50, "damage": 3, "left": 2,
    }  # fmt: skip
    for folder in MESSAGES:
        for message in _ids(folder / f"{language}.ftl"):
            assert words.say(message, **args)
    commands = [words.say(f"command-{command}") for command in COMMANDS]
    assert len(set(commands)) == len(COMMANDS)


def _ids(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_line_mode_tells_an_attack_in_one_sentence_and_why_unfolds_it(
    undercroft: Program, tmp_path: Path
) -> None:
    file = tmp_path / "a.journal"
    ran = undercroft("play", "tiny", "--seed", "5", "--journal", str(file), typed="1\n" * 60)
    told = [line for line in ran.out.splitlines() if " attacks " in line]
    assert told and all(": " in line or line.endswith("…") for line in told)
    assert not [line for line in ran.out.splitlines() if line.startswith("  · Fate: ")]
    typed = ""
    for n in range(60):  # until an attack is what was told last
        typed += "1\n"
        out = undercroft("play", "tiny", "--seed", "5", "--journal", str(tmp_path / f"{n}"), typed=typed).out
        batch = [line for line in out.splitlines() if line.startswith("  · ")]
        if batch and " attacks " in batch[-1] and batch[-1].endswith("."):
            break
    out = undercroft(
        "play", "tiny", "--seed", "5", "--journal", str(tmp_path / "why"), typed=f"{typed}why\n"
    ).out
    unfolded = out[out.rindex(batch[-1][4:]) :]
    assert "\n  · " in unfolded and "TN-ATK-09 · " in unfolded
