"""Words of objections: each that the rules say has a message, and no message is left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft.kernel.requirements import SETTLED

from .shown import stage_for

SAYING = ("Objection", "Unseen", "Requirement")
BY_SIDE = {"not-summons", "not-own-summons"}  # "not-" with the side that an ability is for
SHARED = {"nobody", SETTLED}
# "quest-" with the sort of a quest or the side that opens it, as Descent's campaign says it.
BY_QUEST = {
    *(f"quest-{act}-now" for act in ("introduction", "act-1", "interlude", "act-2", "finale")),
    *(f"quest-closed-{side}" for side in ("heroes", "overlord")),
}


def trees(game: str) -> Iterator[ast.Module]:
    """The sources of a game and of the parts, without a campaign that has words of its own."""
    sources = Path(__file__).parents[2] / "src" / "undercroft"
    campaign = sources / "games" / game / "campaign"
    apart = (campaign / "messages").is_dir()
    own = [
        path for path in (sources / "games" / game).rglob("*.py") if not apart or campaign not in path.parents
    ]
    for path in (*own, *(sources / "parts").rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def texts(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def said_by(game: str) -> set[str]:
    """What the second argument of a requirement or an objection says, where it is written out."""
    found: set[str] = set()
    for tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                given = node.args[1] if len(node.args) > 1 else None
                if isinstance(given, ast.Constant):
                    found.update(texts(given))
                elif isinstance(given, ast.IfExp):
                    found.update((*texts(given.body), *texts(given.orelse)))
    return found


@pytest.mark.parametrize("game", ["tiny", "gloomhaven", "descent"])
def test_every_objection_has_its_message_and_no_message_is_left_over(game: str) -> None:
    words = stage_for(game).narrator.words
    said, written = said_by(game), {text for tree in trees(game) for text in texts(tree)}
    assert len(said) > 10 and [each for each in sorted(said) if not words.has(f"not-{each}")] == []
    told = {message.removeprefix("not-") for message in words.messages if message.startswith("not-")}
    assert told - written - BY_SIDE - BY_QUEST - SHARED == set()
