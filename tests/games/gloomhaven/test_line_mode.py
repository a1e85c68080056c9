"""Gloomhaven in line mode: the board as text, the table in words, and rounds of play in each language."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.gloomhaven.scenes import scene
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven import table as facts
from undercroft.games.gloomhaven.draw import draw, marks
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.journal_files import begin_journal
from undercroft.kernel import Decision, Seat, view
from undercroft.term import Lines, LineTable
from undercroft.text import LANGUAGES, Language
from undercroft.text.editions import words_of

IDS = re.compile(r"\b(?:event|option|ask|table|term|verb|line|part|rule|pile|command)-[a-z]|[{}]|\bNone\b")
KEYS = re.compile(r"\[[a-z][^]]*\]|^> .*", re.MULTILINE)


@pytest.fixture(scope="module")
def haven() -> Edition:
    return lay_out(box_of("gloomhaven"))


class Fighter(Lines):
    """Types commands first, then answers: to the enemy, and at it, as long as there are answers left."""

    def __init__(self, commands: tuple[str, ...] = (), answers: int = 0) -> None:
        self.shown = io.StringIO()
        super().__init__(io.StringIO(), self.shown)
        self.commands, self.answers = list(commands), answers
        self.table: LineTable

    def ask(self, prompt: str = "> ") -> str | None:
        if self.commands:
            line = self.commands.pop(0)
        elif self.answers:
            self.answers -= 1
            line = fitting(self.table.journal.game, self.table.journal.game.open[0])
        else:
            return None
        self.say(prompt + line)
        return line


def fitting(game: Any, decision: Decision) -> str:
    """The key of an answer that keeps the fight going."""
    keys = decision.keys()[: len(decision.options)]
    gone = [key for key in keys if key.startswith("go ")]
    foes = [f.cell for f in game.state.figures.values() if f.side == "monsters" and f.cells]
    if gone and foes:
        return min(gone, key=lambda key: min(GRID.apart(GRID.parse(key[3:]), foe) for foe in foes))
    for wish in ("target", "area", "play", "perform", "suffer"):
        if found := next((key for key in keys if key.startswith(wish)), ""):
            return found
    return keys[0]


def played(haven: Edition, folder: Path, language: Language, lines: Fighter) -> str:
    """What a table of two shows."""
    setup = haven.settle(HavenSetup(scenario="1", party=("brute", "spellweaver")))
    opened = begin_journal(haven, setup, "9", folder / "a.journal")
    lines.table = LineTable(opened, {}, language, lines)
    lines.table.play()
    opened.store.close()
    return lines.shown.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_are_played_and_told_without_an_unknown_word(
    haven: Edition, tmp_path: Path, language: Language
) -> None:
    shown = played(haven, tmp_path, language, Fighter(answers=60))
    words = words_of(haven, language)
    assert IDS.findall(KEYS.sub("", shown)) == []
    for said in ("event-round-started", "table-round-shown"):
        assert words.say(said, round=2, level=1) in shown
    assert words.say("character-spellweaver") in shown and words.say("monster-bandit-guard") in shown
    assert len(re.findall("  · ", shown)) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_its_language(haven: Edition, tmp_path: Path, language: Language) -> None:
    words = words_of(haven, language)
    lines = Fighter(answers=8)
    played(haven, tmp_path, language, lines)
    state = lines.table.journal.game.state
    figure, mark = next((i, m) for i, m in marks(state).items() if not state.figures[i].is_character)
    say = lines.table.narrator.say
    lines.commands = [
        say("command-look"),
        f"{say('command-look')} {mark}",
        f"{say('command-look')} {GRID.name(state.figures[figure].cell)}",
        f"{say('command-look')} nowhere",
        f"{say('command-card')} {words.say('card-trample')}",
        f"{say('command-card')} {words.say('item-hide-armor')}",
        f"{say('command-card')} zzz",
        say("command-hand"),
        say("command-help"),
        say("command-log"),
        say("command-why"),
    ]
    lines.table.play()
    shown = lines.shown.getvalue()
    assert IDS.findall(KEYS.sub("", shown)) == []
    for message in ("table-legend", "term-help"):
        assert say(message) in shown
    assert say("term-no-look", line="nowhere") in shown and say("term-no-card", line="zzz") in shown
    assert f"{say('pile-hand')}:" in shown and f"{say('pile-goal')}:" in shown
    stats = {"en": "hit points, Move", "es": "puntos de vida, Movimiento", "pt": "pontos de vida, Mover"}
    top = {"en": "top: Attack 3", "es": "arriba: Ataque 3", "pt": "cima: Ataque 3"}
    slots = {"en": "Spent after 2 uses", "es": "Se gasta tras 2 usos", "pt": "Gasto após 2 usos"}
    for said in (stats, top, slots):
        assert said[language] in shown


def test_an_answer_is_a_number_a_key_or_the_beginning_of_one(haven: Edition, tmp_path: Path) -> None:
    lines = Fighter(("1", "1", "start 13:4", "start 14:3", "lead tramp"))
    played(haven, tmp_path, "en", lines)
    keys = [answer.key for answer in lines.table.journal.answers]
    assert keys[2:] == ["start 13:4", "start 14:3", "lead trample"]


def test_the_board_is_shown_again_only_when_it_has_changed(haven: Edition, tmp_path: Path) -> None:
    shown = played(haven, tmp_path, "en", Fighter(("1", "1", "start 13:4", "start 14:3", "lead tramp")))
    header = "  9  10  11  12  13  14  15  16"
    assert shown.count(header) == 2 * 3  # before anybody stands there, with one character, with two


def lines_of(picture: str) -> list[str]:
    return [line.rstrip() for line in picture.strip("\n").splitlines()]


def board(**more: Any) -> Iterator[str]:
    game = scene("0..1:0 0..1:1 0:2", brute="0:0", monsters="bandit-guard 1:0", **more).game
    yield from lines_of(draw(game.rules, view(game, Seat(0))))


def test_free_hexes_show_their_row_and_the_map_ends_in_walls() -> None:
    assert list(board()) == lines_of(
        r"""
  0   1
 ___
/BR \___
\    g1 \
/ 1     /
\     1 \
/ 2  ___/
\___/
  0   1
"""
    )


def test_marks_tell_rank_and_standee_and_types_apart() -> None:
    some = "bandit-guard 2:0, elite bandit-guard 3:0, living-bones 4:0, bandit-archer 5:0, living-spirit 6:0"
    state = scene("0..9:0 0..9:1", brute="0:0", spellweaver="0:1", monsters=some).game.state
    found = list(marks(state).values())
    assert found[:2] == ["BR", "SP"]
    assert [mark[0] for mark in found[2:]] == ["g", "G", "b", "a", "s"]
    assert len(set(found)) == len(found)


def test_the_table_tells_order_elements_mats_and_figures(haven: Edition) -> None:
    game = scene("0..6:0", brute="0:0", monsters="bandit-guard 2:0").game
    told = [type(each).__name__ for each in facts.facts(game.rules, view(game, Seat(0)))]
    assert told.count("MatShown") == 1 and told.count("FigureShown") == 2
    seen = facts.look(game.rules, view(game, Seat(0)), "2:0")
    (guard,) = [each for each in seen if isinstance(each, facts.FigureShown)]
    assert guard.mark.startswith("g") and guard.hp == guard.full


def test_a_seat_sees_its_own_piles_alone() -> None:
    game = scene("0..6:0 0..6:1", brute="0:0", spellweaver="0:1").game
    mine = {pile.name: pile.things for pile in facts.piles(view(game, Seat(0)), Seat(0))}
    theirs = {pile.name: pile.things for pile in facts.piles(view(game, Seat(0)), Seat(1))}
    assert mine.get("hand") and set(theirs.get("hand", "?")) <= {"?"}
