"""What a box names in the layers above is loaded when it is used, and a name that leads nowhere is told."""

from __future__ import annotations

import subprocess
import sys

import pytest

from undercroft.games.boxes import Box, box_of, boxes
from undercroft.games.plugs import load, load_function
from undercroft.kernel import SetupError


def test_what_is_named_is_loaded() -> None:
    assert load("undercroft.games.tiny:BOX", Box) is box_of("tiny")
    assert load_function("undercroft.games.boxes:box_of") is box_of


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "'' names nothing; a name is like package.module:NAME."),
        (
            "undercroft.games.tiny",
            "'undercroft.games.tiny' names nothing; a name is like package.module:NAME.",
        ),
        ("nowhere.at_all:X", "nowhere.at_all:X cannot be loaded: No module named 'nowhere'."),
        ("msgspec:NIX", "msgspec:NIX cannot be loaded: module 'msgspec' has no attribute 'NIX'."),
        ("undercroft.games.tiny:NOUNS", "undercroft.games.tiny:NOUNS is no Box, but a Nouns."),
    ],
)
def test_a_name_that_leads_nowhere_is_told(name: str, told: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(name, Box)
    assert str(refused.value) == told


def test_what_cannot_be_called_is_no_function() -> None:
    with pytest.raises(SetupError, match="NOUNS is no function, but a Nouns"):
        load_function("undercroft.games.tiny:NOUNS")


@pytest.mark.parametrize("game", list(boxes()))
def test_opening_a_box_loads_no_layer_above(game: str) -> None:
    look = (
        "import sys; from undercroft.games.boxes import box_of; box_of(sys.argv[1]);"
        "print(*(m for m in sys.modules if m.split('.')[:2] in [['undercroft', each] for each in"
        " ('text', 'bots', 'sim', 'scenes', 'table', 'storage', 'term', 'web', 'cli')]))"
    )
    done = subprocess.run([sys.executable, "-c", look, game], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
