"""The client's shared folders and stylesheets know no game: what is one's own lies under `games/<game>`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "client" / "src"
GAMES = SOURCES / "games"
SHARED = ("lib", "pages", "table", "ui")
KINDS = {".ts", ".svelte", ".css"}
COMING = {"descent", "alliance"}  # games that have no folder yet
GENERATED = {"lib/wire.ts", "lib/bodies.ts"}  # the server's own test looks after what they are made from
OWN = {"elements", "haven"}  # what only one game has, by the names that once stood in shared places


def names() -> set[str]:
    """What games are called, by their folders."""
    return {folder.name for folder in GAMES.iterdir() if folder.is_dir()} | COMING | OWN


def shared(root: Path) -> Iterator[Path]:
    """Everything that is the same for all games: the four folders, and what lies beside them."""
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root)
        if path.suffix not in KINDS or inside.as_posix() in GENERATED:
            continue
        if inside.parts[0] in SHARED or len(inside.parts) == 1:
            yield path


def leaks(root: Path) -> list[str]:
    """Each line of a shared file that has the name of a game, or imports from a game's folder."""
    named = re.compile(rf"(?<![a-z])({'|'.join(sorted(names()))})|games/(?!dress|pages)\w", re.IGNORECASE)
    return [
        f"{path.relative_to(root).as_posix()}:{number}: {line.strip()}"
        for path in shared(root)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]


def test_no_shared_file_names_a_game() -> None:
    assert {"gloomhaven", "tiny"} <= names() and len(list(shared(SOURCES))) > 60
    assert leaks(SOURCES) == []


def test_games_do_not_import_one_another() -> None:
    for game in (folder for folder in GAMES.iterdir() if folder.is_dir()):
        others = {each.name for each in GAMES.iterdir() if each.is_dir()} - {game.name}
        for path in game.rglob("*"):
            if path.suffix in KINDS:
                text = path.read_text(encoding="utf-8")
                assert not [each for each in others if f"/{each}/" in text], path


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("table/Board.svelte", 'const { signs } = dressOf("gloomhaven");'),
        ("pages/Setup.svelte", 'games.find((each) => each.id === "Tiny");'),
        ("lib/api.ts", 'import type { Solved } from "../games/lantern/positions.ts";'),
        ("ui/Icon.svelte", "/* as Descent has them */"),
        ("app.css", ".haven_board { color: red; }"),
        ("table/TopBar.svelte", ".what :global(.elements) {"),
    ],
)
def test_a_planted_name_is_found(tmp_path: Path, file: str, line: str) -> None:
    clean = tmp_path / "table" / "Clean.svelte"
    clean.parent.mkdir(parents=True)
    clean.write_text('import { dressOf } from "../games/dress.ts"; // destiny is another word\n')
    assert leaks(tmp_path) == []
    planted = tmp_path / file
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(f"plain\n{line}\n")
    assert leaks(tmp_path) == [f"{file}:2: {line}"]
