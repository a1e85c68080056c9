"""Who may import whom, who may write the state, and what rules code never touches: read off the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

PACKAGE = "undercroft"
LEVELS = (
    ("kernel",),
    ("space",),
    ("parts", "content"),
    ("games",),
    ("text", "bots", "sim", "journal_files", "campaign_files"),
    ("scenes",),
    ("table", "storage"),
    ("term", "web"),
    ("cli", "tools", "__main__"),
)
LEVEL = {part: level for level, parts in enumerate(LEVELS) for part in parts}
MAY_READ_RULEBOOK = ("content", "text", "sim", "cli", "rulebook")
SHARED_BY_GAMES = ("boxes", "nouns", "party_files", "plugs", "setup_checks", "setups")
QUIET = ("kernel", "space", "parts", "content", "games")  # no luck, no clock, no output, no deep copies
RULES_CODE = ("parts", "games")
MUTATORS = frozenset(
    [
        "append",
        "extend",
        "insert",
        "pop",
        "popitem",
        "remove",
        "clear",
        "update",
        "setdefault",
        "sort",
        "reverse",
        "add",
        "discard",
        "intersection_update",
        "difference_update",
        "symmetric_difference_update",
        "__setitem__",
        "__delitem__",
    ]
)
INTO_STATE = frozenset(
    ["nearest", "opener", "values", "items", "get", "about"]
)  # calls that give what lies in the state
NEVER = {
    "random": "random",
    "secrets": "secrets",
    "copy.deepcopy": "deepcopy",
    "time.time": "time.time",
    "time.time_ns": "time.time",
    "time.monotonic": "time.monotonic",
    "time.perf_counter": "time.perf_counter",
    "datetime.datetime.now": "datetime.now",
    "datetime.datetime.utcnow": "datetime.now",
    "datetime.datetime.today": "datetime.now",
    "datetime.date.today": "date.today",
}
Sources = dict[PurePosixPath, str]


def read_sources(package: Path) -> Sources:
    """Every module of the package, by its path inside it."""
    return {
        PurePosixPath(path.relative_to(package).as_posix()): path.read_text(encoding="utf-8")
        for path in sorted(package.rglob("*.py"))
    }


def faults(sources: Sources) -> list[str]:
    """Everything that is wrong, each as one sentence with file and line."""
    trees = {path: ast.parse(source, str(path)) for path, source in sources.items()}
    events = event_names(trees.values())
    found: list[str] = []
    for path, tree in trees.items():
        found += import_faults(path, tree)
        if path.parts[0] in QUIET:
            found += quiet_faults(path, tree)
        if path.parts[0] in RULES_CODE:
            found += StateWrites(path, events).of(tree)
    return found + cycle_faults(trees)


# -- imports


def imported(path: PurePosixPath, tree: ast.Module) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The modules of ours that a module imports, as parts below the package, with their lines."""
    here = (PACKAGE, *path.with_suffix("").parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                parts = tuple(alias.name.split("."))
                if parts[0] == PACKAGE:
                    yield node.lineno, parts[1:]
        elif isinstance(node, ast.ImportFrom):
            base = here[: -node.level] if node.level else ()
            parts = (*base, *(node.module.split(".") if node.module else ()))
            if parts[:1] == (PACKAGE,):
                for alias in node.names:
                    yield node.lineno, (*parts[1:], alias.name)


def import_faults(path: PurePosixPath, tree: ast.Module) -> list[str]:
    found = []
    part = path.with_suffix("").parts[0]
    for line, target in imported(path, tree):
        if not target or target[0] == "__version__" or part == "__init__":
            continue
        if fault := _import_fault(path, part, target):
            found.append(f"{path}:{line}: {fault}")
    return list(dict.fromkeys(found))


def _import_fault(path: PurePosixPath, part: str, target: tuple[str, ...]) -> str:
    other = target[0]
    if other == part:
        games = path.parts[1], target[1] if len(target) > 1 else ""
        if part == "games" and len(path.parts) > 2 and games[1] not in (games[0], *SHARED_BY_GAMES):
            return f"the game {games[0]} imports another: {'.'.join(target)}"
        shared = part == "games" and len(path.parts) == 2 and path.stem in SHARED_BY_GAMES
        if shared and games[1] not in ("", *SHARED_BY_GAMES):
            return f"what games share imports one of them: {'.'.join(target)}"
        return ""
    if part == "rulebook":
        return (
            "" if other == "kernel" else f"the rulebook stands beside the kernel and must not import {other}"
        )
    if other == "rulebook":
        return "" if part in MAY_READ_RULEBOOK else f"{part} must not import the rulebook"
    if part not in LEVEL or other not in LEVEL:
        return f"{part if part not in LEVEL else other} has no place among the layers"
    if LEVEL[other] > LEVEL[part] or part == "kernel":
        return f"{part} imports upward, from {other}"
    return ""


def cycle_faults(trees: dict[PurePosixPath, ast.Module]) -> list[str]:
    """Packages of one layer may use one another, but not in circles."""
    uses: dict[str, set[str]] = {}
    for path, tree in trees.items():
        part = path.with_suffix("").parts[0]
        for _, target in imported(path, tree):
            if target and target[0] in LEVEL and target[0] != part and part in LEVEL:
                uses.setdefault(part, set()).add(target[0])
    pairs = {tuple(sorted((a, b))) for a in uses for b in uses[a] if _reaches(uses, b, a, set())}
    return [f"{a} and {b} import each other" for a, b in sorted(pairs) if LEVEL[a] == LEVEL[b]]


def _reaches(uses: dict[str, set[str]], start: str, goal: str, seen: set[str]) -> bool:
    if start == goal:
        return True
    seen.add(start)
    return any(_reaches(uses, each, goal, seen) for each in uses.get(start, ()) if each not in seen)


# -- what rules code never touches


def quiet_faults(path: PurePosixPath, tree: ast.Module) -> list[str]:
    """No luck but the game's own, no clock, no output, no deep copies."""
    names: dict[str, str] = {}  # what a local name stands for: "dt" -> "datetime.datetime"
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                names[alias.asname or alias.name.split(".")[0]] = (
                    alias.name if alias.asname else alias.name.split(".")[0]
                )
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            modules = (
                [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            )
            whole = [module.split(".")[0] for module in modules if not getattr(node, "level", 0)]
            found += [(node.lineno, NEVER[module]) for module in whole if module in NEVER]
            if isinstance(node, ast.ImportFrom) and not node.level:
                full = [f"{node.module}.{alias.name}" for alias in node.names]
                found += [(node.lineno, NEVER[name]) for name in full if name in NEVER]
        elif isinstance(node, ast.Attribute):
            parts = chain(node)
            full_name = ".".join((names.get(parts[0], parts[0]), *parts[1:]))
            if full_name in NEVER:
                found.append((node.lineno, NEVER[full_name]))
        elif isinstance(node, ast.Name) and node.id == "print":
            found.append((node.lineno, "print"))
    return [f"{path}:{line}: {path.parts[0]} must not use {what}" for line, what in dict.fromkeys(found)]


# -- who writes the state


def event_names(trees: Iterable[ast.Module]) -> frozenset[str]:
    """The names of all classes that are events."""
    bases: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(
                    parts[-1] for base in node.bases if (parts := chain(base))
                )
    events = {"Event"}
    while more := {name for name, of in bases.items() if of & events} - events:
        events |= more
    return frozenset(events)


def chain(node: ast.AST) -> tuple[str, ...]:
    """`g.state.figures[1].cells` as names: g, state, figures, [], cells; a call is ()."""
    if isinstance(node, ast.Name):
        return (node.id,)
    if isinstance(node, ast.Attribute):
        return (*inner, node.attr) if (inner := chain(node.value)) else ("", node.attr)
    if isinstance(node, ast.Subscript):
        return (*inner, "[]") if (inner := chain(node.value)) else ()
    if isinstance(node, ast.Call):
        return (*inner, "()") if (inner := chain(node.func)) else ()
    return ()


class StateWrites(ast.NodeVisitor):
    """Finds writes to the state, and to frames of others, outside of an event's `apply`."""

    def __init__(self, path: PurePosixPath, events: frozenset[str]) -> None:
        self.path, self.events = path, events
        self.found: list[str] = []
        self.inside: list[ast.AST] = []
        self.known: list[set[str]] = [set()]  # local names that stand for a part of the state

    def of(self, tree: ast.Module) -> list[str]:
        self.visit(tree)
        return self.found

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        within = self.inside[-1] if self.inside else None
        is_apply = (
            node.name == "apply"
            and isinstance(within, ast.ClassDef)
            and any(parts[-1] in self.events for base in within.bases if (parts := chain(base)))
        )
        if not is_apply and not self._is_set_up(node.name):
            self.known.append(set())
            self._visit_within(node)
            self.known.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        for target in node.targets:
            self._write(target, node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)
            self._write(node.target, node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.visit(node.value)
        if isinstance(node.target, ast.Name) and node.target.id in self.known[-1]:
            self._report(node.target)  # `figures |= {...}` changes what the name stands for
        self._write(node.target, None)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.visit(node.value)
        self._write(node.target, node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self._write(target, None)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        for name in ast.walk(node.target):
            if isinstance(name, ast.Name):
                self._learn(name.id, node.iter)
            elif isinstance(name, (ast.Attribute, ast.Subscript)) and self._is_state(chain(name)):
                self._report(name)
        for each in (*node.body, *node.orelse):
            self.visit(each)

    def visit_Call(self, node: ast.Call) -> None:
        called = chain(node.func)
        if called and called[-1] in MUTATORS and self._is_state(called[:-1], whole=True):
            self._report(node.func)
        sets = called[-1:] in (("setattr",), ("delattr",), ("__setattr__",), ("__delattr__",)) and node.args
        if sets and self._is_state(chain(node.args[0]), whole=True):
            self._report(node.args[0])
        self.generic_visit(node)

    def _is_set_up(self, name: str) -> bool:
        """The functions that make a fresh state, before there is a game."""
        parts = self.path.parts
        if parts == ("games", "boxes.py"):
            return name == "new_game"
        return parts[0] == "games" and parts[2:] == ("setup.py",) and name == "begin" and not self.inside

    def _visit_within(self, node: ast.AST) -> None:
        self.inside.append(node)
        self.generic_visit(node)
        self.inside.pop()

    def _write(self, target: ast.AST, value: ast.AST | None) -> None:
        if isinstance(target, (ast.Tuple, ast.List)):
            for each in target.elts:
                self._write(each, value)
        elif isinstance(target, ast.Starred):
            self._write(target.value, value)
        elif isinstance(target, ast.Name):
            self._learn(target.id, value)
        elif self._is_state(chain(target)):
            self._report(target)

    def _learn(self, name: str, value: ast.AST | None) -> None:
        """`figures = g.state.figures`: from here on the name stands for a part of the state."""
        parts = chain(value) if value is not None else ()
        ends_in_call = parts[-1:] == ("()",) and parts[-2:-1] and parts[-2] not in INTO_STATE
        if parts and not ends_in_call and self._is_state(parts, whole=True):
            self.known[-1].add(name)
        else:
            self.known[-1].discard(name)

    def _is_state(self, parts: tuple[str, ...], whole: bool = False) -> bool:
        """Does this lead into the state? With `whole`, the state itself counts; else only something in it."""
        if len(parts) < (1 if whole else 2):
            return False
        if parts[0] in self.known[-1]:
            return True
        if parts[0] in ("s", "state"):
            return True
        if "state" in parts[1:-1] or (parts[-1] == "state" and (whole or parts[0] != "self")):
            return True
        return parts[0] in ("g", "game") and len(parts) > 2 and parts[1] in ("nearest", "opener", "about")

    def _report(self, node: ast.AST) -> None:
        line = getattr(node, "lineno", 0)
        self.found.append(f"{self.path}:{line}: {ast.unparse(node)} is written outside of an event's apply")
