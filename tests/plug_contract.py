"""What lies outside a game's folders knows no game: neither imports one nor has its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from layers import PACKAGE, SHARED_BY_GAMES, Sources, imported

# How games are called in code and in sentences, those to come too; matched as whole words of a name.
NAMES = {
    "alliance": ("alliance",),
    "descent": ("descent",),
    "gloomhaven": ("gloomhaven", "haven"),
    "tiny": ("tiny", "cellar"),
}
WORDS = re.compile("|".join(rf"\b{word}\b" for words in NAMES.values() for word in words))
# The shelf, and examples in documentation: where the name stands, and what may be written there.
ALLOWED = {
    "games/boxes.py": ('FIRST = "tiny"',),
    "kernel/decisions.py": ('"tiny.hero_turn.choose"',),
    "kernel/flow.py": ('"tiny.attack.roll"',),
    "kernel/triggers.py": ('"tiny.attack.rolled"',),
    "text/words.py": ('("ask", "tiny.hero_turn.choose") is "ask-tiny-hero-turn-choose"',),
    "sim/exhaust.py": ('"step tiny.attack.roll"',),
    "cli/bench.py": ("a state (kernel30, tiny)", "undercroft bench tiny --json"),
    "cli/games.py": ("undercroft games tiny",),
    "cli/play.py": ("undercroft play gloomhaven --scenario 1 --party brute,spellweaver --bots 1=normal",),
    "cli/report.py": ("simulate tiny --games 500 --out tiny.jsonl && undercroft report tiny.jsonl",),
    "cli/simulate.py": ("undercroft simulate tiny --bots normal --games 500 --jobs 2 --json",),
    "rulebook/mutants.py": ("for example tiny",),
    "rulebook/points.py": ('"undercroft.games.tiny.rules.attack:Attack.roll"',),
}


def read_texts(package: Path) -> Sources:
    """Every module and every catalogue of the package, by its path inside it."""
    found = (*package.rglob("*.py"), *package.rglob("*.ftl"))
    return {PurePosixPath(p.relative_to(package).as_posix()): p.read_text("utf-8") for p in sorted(found)}


def leaks(texts: Sources) -> list[str]:
    """Everything that ties the shared layers to a game, or a game to another, each as one sentence."""
    games = games_in(texts)
    found: list[str] = []
    for path, text in texts.items():
        if path.suffix == ".py":
            found += import_leaks(path, ast.parse(text, str(path)), games)
        if not game_of(path, games):
            found += name_leaks(path, text)
    return found


def games_in(texts: Sources) -> frozenset[str]:
    """The games: folders of `games`."""
    return frozenset(path.parts[1] for path in texts if path.parts[0] == "games" and len(path.parts) > 2)


def game_of(path: PurePosixPath, games: frozenset[str]) -> str:
    """Whose folder a file lies in; nobody's if it is shared."""
    return next((part for part in path.parts[1:-1] if part in games), "")


def import_leaks(path: PurePosixPath, tree: ast.Module, games: frozenset[str]) -> Iterator[str]:
    own = game_of(path, games)
    for line, target in dict.fromkeys(imported(path, tree)):
        other = next((part for part in target[1:] if part in games), "")
        if not other and target[:1] == ("games",) and len(target) > 1 and target[1] not in SHARED_BY_GAMES:
            other = target[1] if target[1] in NAMES else ""
        if other and not own:
            yield f"{path}:{line}: a shared module imports the game {other}: {PACKAGE}.{'.'.join(target)}"
        elif other and other != own:
            yield f"{path}:{line}: {own} imports another game: {PACKAGE}.{'.'.join(target)}"


def name_leaks(path: PurePosixPath, text: str) -> Iterator[str]:
    """Lines in which a game is named, in code, strings or comments."""
    for number, line in enumerate(text.splitlines(), 1):
        for example in ALLOWED.get(str(path), ()):
            line = line.replace(example, "")
        if word := WORDS.search(apart(line)):
            yield f"{path}:{number}: a shared file names a game, {word[0]}: {line.strip()}"


def apart(line: str) -> str:
    """The words of identifiers apart and in small letters: `HavenSetup` has the word haven."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", line).lower()
