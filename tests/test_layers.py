"""The layers hold, and the checker would notice if they did not."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from textwrap import dedent

import pytest
from layers import faults, read_sources
from plug_contract import ALLOWED, games_in, leaks, read_texts

import undercroft

ROOT = Path(undercroft.__file__).parent


def found(**sources: str) -> list[str]:
    """Faults of a small package; `games__tiny__rules__x` is the file games/tiny/rules/x.py."""
    return faults(
        {PurePosixPath(name.replace("__", "/") + ".py"): dedent(text) for name, text in sources.items()}
    )


def one(**sources: str) -> str:
    (fault,) = found(**sources)
    return fault


def test_our_sources_keep_their_layers_and_only_events_write() -> None:
    sources = read_sources(ROOT)
    assert {path.parts[0] for path in sources} >= {"kernel", "space", "parts", "content", "games", "sim"}
    assert faults(sources) == []


# -- imports


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel__x", "from undercroft.space import Cell"),
        ("kernel__x", "import undercroft.games.tiny"),
        ("kernel__x", "from undercroft import sim"),
        ("kernel__x", "from ..parts import decks"),
        ("kernel__x", "def f():\n    from undercroft.cli import main"),
        ("space__x", "from undercroft.parts.figures import Figure"),
        ("parts__x", "from undercroft.games.boxes import Box"),
        ("content__x", "from undercroft.games import tiny"),
        ("games__tiny__x", "from undercroft.text import words"),
        ("games__tiny__rules__x", "from ....bots import RandomBot"),
        ("sim__x", "from undercroft.term import lines"),
        ("bots__x", "import undercroft.cli"),
        ("journal_files", "import undercroft.term"),
    ],
)
def test_upward_imports_are_found(path: str, line: str) -> None:
    assert "imports upward" in one(**{path: line}) and one(**{path: line}).startswith(path.replace("__", "/"))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel__x", "from .leaves import Leaf\nimport msgspec\nfrom undercroft import __version__"),
        ("space__x", "from undercroft.kernel import Leaf"),
        ("content__x", "from undercroft.rulebook import all_rules"),
        ("content__x", "from undercroft.parts import dice"),
        ("games__tiny__x", "from undercroft.games.tiny.rules import attack\nfrom . import state"),
        ("games__tiny__x", "from undercroft.games.boxes import Box\nfrom ..boxes import Setup"),
        ("bots__x", "from undercroft.games.tiny.state import TinyState"),
        ("cli__x", "from undercroft.sim.testers import Luck"),
        ("rulebook__x", "from undercroft.kernel import Step"),
    ],
)
def test_downward_imports_are_right(path: str, line: str) -> None:
    assert found(**{path: line}) == []


def test_games_do_not_import_one_another() -> None:
    assert "the game tiny imports another: games.descent" in one(
        games__tiny__x="from undercroft.games.descent import Attack"
    )
    assert "imports another" in one(games__tiny__rules__x="from ...descent.rules import attack")
    assert "imports another" in one(games__tiny__x="from undercroft.games import descent")
    assert "what games share imports one of them" in one(games__boxes="from undercroft.games.tiny import BOX")


def test_the_rulebook_is_for_few() -> None:
    assert "games must not import the rulebook" in one(games__tiny__x="from undercroft.rulebook import rule")
    assert "kernel must not import the rulebook" in one(kernel__x="import undercroft.rulebook")
    assert "must not import games" in one(rulebook__x="from undercroft.games import boxes")


def test_a_package_without_a_layer_is_found() -> None:
    assert "helpers has no place among the layers" in one(cli__x="from undercroft.helpers import f")


def test_packages_of_one_layer_do_not_go_in_circles() -> None:
    assert found(sim__x="from undercroft.bots import b", bots__x="import undercroft.kernel") == []
    assert found(sim__x="from undercroft.bots import b", bots__x="import undercroft.sim") == [
        "bots and sim import each other"
    ]


# -- games


def leaking(**texts: str) -> list[str]:
    """What ties shared files to games, in a small package with the two games tiny and gloomhaven."""
    games = {"games__tiny__rules": "", "games__gloomhaven__box": "", **texts}
    return leaks(
        {PurePosixPath(name.replace("__", "/") + ".py"): dedent(text) for name, text in games.items()}
    )


def test_no_shared_file_imports_a_game_or_has_its_name() -> None:
    texts = read_texts(ROOT)
    assert games_in(texts) >= {"tiny", "gloomhaven"} and any(path.suffix == ".ftl" for path in texts)
    assert leaks(texts) == []


def test_every_example_that_may_name_a_game_is_still_there() -> None:
    texts = read_texts(ROOT)
    gone = {
        (path, example)
        for path, examples in ALLOWED.items()
        for example in examples
        if example not in texts[PurePosixPath(path)]
    }
    assert gone == set()


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("web__lobby", "from undercroft.games.gloomhaven.setup import HavenSetup"),
        ("web__app", "from .gloomhaven import solver"),
        ("sim__bench", "from undercroft.tools.gloomhaven.measure import run"),
        ("scenes__registry", "from undercroft.scenes import tiny"),
        ("games__boxes", "from .tiny import BOX"),
        ("cli__play", "def f():\n    import undercroft.games.tiny"),
        ("kernel__x", "from undercroft.games import descent"),
    ],
)
def test_an_import_of_a_game_by_a_shared_layer_is_found(path: str, line: str) -> None:
    found = leaking(**{path: line})
    assert any("a shared module imports the game" in each for each in found)
    assert all(each.startswith(path.replace("__", "/")) for each in found)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("scenes__tiny__board", "from undercroft.games.gloomhaven.ground import GRID"),
        ("bots__gloomhaven__moves", "from undercroft.bots.tiny import NormalBot"),
        ("games__tiny__x", "from ..gloomhaven.box import BOX"),
    ],
)
def test_an_import_between_games_is_found(path: str, line: str) -> None:
    (found,) = leaking(**{path: line})
    assert "imports another game" in found and found.startswith(path.replace("__", "/"))


@pytest.mark.parametrize(
    "line",
    [
        "QUICK = 'gloomhaven'",
        "class HavenThing: ...",
        "def tiny_rules(): ...",
        "haven_sees = 1",
        "x = 1  # as in Gloomhaven",
        '"""Line of sight as in Descent."""',
        "DUNGEON_ALLIANCE = 3",
        "said = f'the cellar of {x}'",
        "GAMES = ('tiny', 'descent')",
    ],
)
@pytest.mark.parametrize("path", ["kernel__x", "web__x", "sim__x", "cli__x", "games__boxes", "tools__x"])
def test_a_games_name_in_a_shared_module_is_found(path: str, line: str) -> None:
    (found,) = leaking(**{path: line})
    assert "a shared file names a game" in found and found.startswith(f"{path.replace('__', '/')}.py:1:")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("scenes__tiny__board", "from undercroft.games.tiny.ground import GRID  # of tiny"),
        ("tools__gloomhaven__solve", "from undercroft.scenes.gloomhaven import log\nHAVEN = 'Gloomhaven'"),
        ("kernel__flow", 'what = ""  # "tiny.attack.roll"'),
        ("games__boxes", 'FIRST = "tiny"  # where no game is named'),
        ("space__sight", '"""By three rules (GH-LOS, D2-LOS, DA-LOS); descending, heaven-sent and so on."""'),
        ("games__tiny__x", "from undercroft.games.boxes import Box\nfrom ..setups import Setup"),
    ],
)
def test_a_games_own_folders_and_the_examples_are_right(path: str, line: str) -> None:
    assert leaking(**{path: line}) == []


# -- writes


@pytest.mark.parametrize(
    "write",
    [
        "s.round = 1",
        "s.figures[1] = 2",
        "s.round += 1",
        "s.figures[1].cells |= 3",
        "del s.figures[1]",
        "s.frames.append(1)",
        "s.figures.pop(1)",
        "s.figures.update(a=1)",
        "s.turn, other = 1, 2",
        "s.a = s.b = 1",
        "s.round: int = 1",
        "state.round = 1",
        "g.state.round = 1",
        "g.state.figures[1] = 2",
        "g.state.frames.clear()",
        "g.state = 1",
        "self.state.round = 1",
        "self.game.state.rng += 1",
        "game.state.round = 1",
        "setattr(g.state, 'round', 1)",
        "object.__setattr__(s.turn, 'actions', 3)",
        "delattr(state, 'round')",
        "g.nearest(Attack).dice = ()",
        "g.opener().step = 'x'",
        "g.state.nearest(Attack).dice = ()",
        "figures = g.state.figures\nfigures[1] = 2",
        "figures = s.figures\nfigures.pop(1)",
        "if (figures := s.figures):\n    figures.clear()",
        "attack = g.nearest(Attack)\nattack.dice = ()",
        "names = s.names\nnames += [1]",
        "for figure in s.figures.values():\n    figure.hp = 0",
        "for i, figure in g.state.figures.items():\n    figure.hp -= 1",
        "for s.round in range(3):\n    f()",
        "first, *s.rest = 1, 2",
        "f(s.queue.pop())",
    ],
)
@pytest.mark.parametrize("path", ["games__tiny__rules__x", "parts__x"])
def test_writes_outside_of_apply_are_found(path: str, write: str) -> None:
    body = "\n".join("        " + line for line in write.splitlines())
    step = f"class Attack(Procedure):\n    def roll(self, g, s, state, game):\n{body}\n"
    noticed = found(**{path: step})
    assert noticed and all("is written outside of an event's apply" in fault for fault in noticed)


@pytest.mark.parametrize(
    "code",
    [
        "round = s.round + 1",
        "self.dice = g.state.dice",
        "self.bought |= 1",
        "figures = dict(s.figures)\nfigures.pop(1)",
        "names = list(s.names)\nnames.append(1)",
        "names = s.names.copy()\nnames.append(1)",
        "names = s.names\nnames = []\nnames.append(1)",
        "found = []\nfound.append(s.round)",
        "x = g.state.figures.get(1)",
        "left = {**s.figures}\nleft[1] = 2",
        "g.emit(Damaged(1))",
    ],
)
def test_reading_and_ones_own_frame_are_right(code: str) -> None:
    body = "\n".join("        " + line for line in code.splitlines())
    assert found(games__tiny__x=f"class Attack(Procedure):\n    def roll(self, g, s):\n{body}\n") == []


def test_an_event_writes_in_apply_and_nowhere_else() -> None:
    event = """
        class Damaged(Event):
            def apply(self, s):
                s.figures[1] = 2
                del s.figures[3]
                for i in s.figures:
                    s.figures[i] = 4
        class Slain(Damaged):
            def apply(self, s):
                s.dead.append(1)
        """
    assert found(games__tiny__events=event) == []
    inherited = {
        "games__tiny__events": "class Hit(happenings.Damaged):\n    def apply(self, s):\n        s.x = 1\n",
        "parts__happenings": "class Damaged(Event):\n    def apply(self, s):\n        s.x = 1\n",
    }
    assert found(**inherited) == []
    assert "s.x" in one(games__tiny__x="class Damaged(Event):\n    def undo(self, s):\n        s.x = 1\n")
    assert "s.x" in one(games__tiny__x="class Spell(Leaf):\n    def apply(self, s):\n        s.x = 1\n")
    assert "s.x" in one(games__tiny__x="def apply(s):\n    s.x = 1\n")


def test_only_begin_of_a_games_setup_may_build_the_state() -> None:
    begin = (
        "def begin(content, setup):\n    state = TinyState()\n    state.frames.append(1)\n    return state\n"
    )
    assert found(games__tiny__setup=begin) == []
    assert "state.frames.append" in one(games__tiny__other=begin)
    assert "state.frames.append" in one(games__tiny__rules__setup=begin)
    assert "state.frames.append" in one(games__tiny__setup=begin.replace("begin", "start"))


# -- luck, clocks, output


@pytest.mark.parametrize("part", ["kernel", "space", "parts", "content", "games__tiny"])
@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("import random", "random"),
        ("from random import choice", "random"),
        ("import random as luck", "random"),
        ("from secrets import token_hex", "secrets"),
        ("import datetime\nx = datetime.datetime.now()", "datetime.now"),
        ("from datetime import datetime\nx = datetime.now()", "datetime.now"),
        ("from datetime import datetime as dt\nx = dt.utcnow()", "datetime.now"),
        ("from datetime import date\nx = date.today()", "date.today"),
        ("import time\nx = time.time()", "time.time"),
        ("import time as clock\nx = clock.time()", "time.time"),
        ("from time import time", "time.time"),
        ("import time\nx = time.perf_counter()", "time.perf_counter"),
        ("print('x')", "print"),
        ("f(print)", "print"),
        ("import copy\nx = copy.deepcopy(y)", "deepcopy"),
        ("from copy import deepcopy", "deepcopy"),
    ],
)
def test_luck_clocks_output_and_deep_copies_are_found(part: str, code: str, what: str) -> None:
    assert f"must not use {what}" in one(**{f"{part}__x": code})


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("kernel__x", "from copy import copy\nx = copy(y)"),
        ("kernel__x", "from datetime import timedelta\nx = self.time.time"),
        ("cli__x", "print('x')"),
        ("sim__bench", "import time\nx = time.perf_counter()"),
    ],
)
def test_what_is_allowed_is_not_found(path: str, code: str) -> None:
    assert found(**{path: code}) == []
