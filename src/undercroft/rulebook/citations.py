"""Where the code names rules, and which code such a citation covers. Read from the source, nothing is run."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from .books import id_pattern
from .project import PACKAGE

TALKERS = ("kernel", "rulebook", "cli", "cli.py", "term", "text")  # they speak of rules and play none

Function = ast.FunctionDef | ast.AsyncFunctionDef
Place = tuple[int, int]  # line from 1, column from 0


class Citation(Struct, frozen=True):
    """One mention of a rule, and the code from `first` to `last` that it covers."""

    rule: str
    file: str  # below the package
    line: int
    owner: str  # "Attack.roll", "FOCUS", or "" for a bare statement of a module
    whole: bool  # a whole function or class, else a statement or an expression
    first: Place
    last: Place

    def holds(self, place: Place) -> bool:
        """Does the covered code hold this place?"""
        return self.first <= place <= self.last


def citations(package: Path = PACKAGE, ids: re.Pattern[str] | None = None) -> dict[str, list[Citation]]:
    """Every citation in the package by rule; prose of modules and parts that only talk of rules cite none."""
    found: dict[str, list[Citation]] = {}
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package)
        if file.parts[0] not in TALKERS:
            for citation in citations_in(
                path.read_text(encoding="utf-8"), file.as_posix(), ids or id_pattern()
            ):
                same = found.setdefault(citation.rule, [])
                if citation not in same:
                    same.append(citation)
    return found


def citations_in(source: str, file: str, ids: re.Pattern[str]) -> Iterator[Citation]:
    """The citations of one source file."""
    if not ids.search(source):
        return
    module = _Module(ast.parse(source))
    for node in module.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for mention in ids.finditer(node.value):
                line = node.lineno + node.value.count("\n", 0, mention.start())
                for covered in module.around(node):
                    yield module.citation(mention[0], file, line, covered)
    if not any(ids.search(line, line.index("#")) for line in source.splitlines() if "#" in line):
        return  # no comment cites anything: to tell comments from strings takes long
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for mention in ids.finditer(token.string):
                alone = not token.line[: token.start[1]].strip()
                for covered in module.at_line(token.start[0], alone):
                    yield module.citation(mention[0], file, token.start[0], covered)


def start(node: ast.stmt | ast.expr) -> Place:
    """Where a node begins, decorators included."""
    decorators = getattr(node, "decorator_list", ())
    return (decorators[0].lineno, 0) if decorators else (node.lineno, node.col_offset)


def end(node: ast.stmt | ast.expr) -> Place:
    """Where a node ends."""
    return (node.end_lineno or node.lineno, node.end_col_offset or 0)


class _Module:
    """A parsed module with the way up from each node."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.nodes: list[ast.AST] = [tree]  # in the order of `ast.walk`
        self.parents: dict[ast.AST, ast.AST] = {}
        for node in self.nodes:
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
                self.nodes.append(child)
        self.statements = [node for node in self.nodes if isinstance(node, ast.stmt)]
        self.functions = {node.name: node for node in tree.body if isinstance(node, Function)}

    def citation(self, rule: str, file: str, line: int, covered: ast.stmt | ast.expr) -> Citation:
        whole = isinstance(covered, Function | ast.ClassDef)
        return Citation(rule, file, line, self.owner(covered), whole, start(covered), end(covered))

    def owner(self, node: ast.AST) -> str:
        """The dotted name of the function, class or assigned name around a node."""
        names: list[str] = []
        at: ast.AST | None = node
        while at is not None:
            if isinstance(at, Function | ast.ClassDef):
                names.insert(0, at.name)
            elif isinstance(at, ast.Assign | ast.AnnAssign) and not self.is_in_function(at):
                target = at.targets[0] if isinstance(at, ast.Assign) else at.target
                names[:0] = [target.id] if isinstance(target, ast.Name) else []
            at = self.parents.get(at)
        return ".".join(names)

    def is_in_function(self, statement: ast.stmt) -> bool:
        at = self.parents.get(statement)
        while at is not None and not isinstance(at, ast.ClassDef | Function):
            at = self.parents.get(at)
        return isinstance(at, Function)

    def around(self, constant: ast.Constant) -> list[ast.stmt | ast.expr]:
        """The code that a string cites: a definition if it stands in its head, else a statement or a call."""
        way: list[ast.AST] = [constant]
        while not isinstance(way[-1], ast.stmt):
            way.append(self.parents[way[-1]])
        statement = way[-1]
        assert isinstance(statement, ast.stmt)
        if isinstance(statement, Function | ast.ClassDef):
            return [statement]
        above = self.parents[statement]
        if isinstance(statement, ast.Expr) and statement.value is constant:
            if isinstance(above, Function | ast.ClassDef) and above.body[0] is statement:
                return [above]
            return []  # prose of the module, or a string that does nothing
        if self.is_in_function(statement):
            return [statement]
        return self.narrowed(statement, [node for node in way if isinstance(node, ast.Call)])

    def at_line(self, line: int, alone: bool) -> list[ast.stmt | ast.expr]:
        """The code that a comment cites: what stands on its line, or what follows if it stands alone."""
        if alone:
            inner = [n.lineno for n in self.nodes if isinstance(n, ast.stmt | ast.expr) and n.lineno > line]
            line = min(inner, default=line)
        here = [s for s in self.statements if start(s)[0] <= line <= end(s)[0]]
        if not here:
            return []
        statement = max(here, key=lambda s: (start(s), -end(s)[0]))
        if isinstance(statement, Function | ast.ClassDef) or self.is_in_function(statement):
            return [statement]
        calls = [n for n in ast.walk(statement) if isinstance(n, ast.Call) and n.lineno <= line <= end(n)[0]]
        return self.narrowed(statement, sorted(calls, key=start, reverse=True))

    def narrowed(self, statement: ast.stmt, calls: list[ast.Call]) -> list[ast.stmt | ast.expr]:
        """Of a statement outside functions: the innermost call with a lambda, or the functions it names."""
        for call in calls:
            if any(isinstance(node, ast.Lambda) for node in ast.walk(call)):
                return [call]
            names = [node.id for node in ast.walk(call) if isinstance(node, ast.Name)]
            if functions := [self.functions[name] for name in names if name in self.functions]:
                return [*functions]
        return [calls[0]] if calls else [statement]
