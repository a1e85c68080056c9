"""`python -m undercroft.rulebook.code_mutants MODULE… --tests FILE…`: changes code; do the tests notice?

For shared layers, which no rule of a ledger stands for: a comparison turned round, `and` for `or`, a number
one more, a condition negated, a call or a result left out. Each mutant is a forked process with the tests.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import NamedTuple

from .mutants import BrokenRun, fork, load_plugins, quiet_hypothesis, run_pytest, stop, tell, wait
from .project import project_root

ENOUGH = 0.95  # of the mutants must be noticed
OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
REVERSE: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip


class Change(NamedTuple):
    """One way to make a module wrong."""

    module: str
    line: int
    what: str
    number: int  # among the changes of its module

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.what}"


class Mutator(ast.NodeTransformer):
    """Counts the changes that a module allows, and makes the one with the wanted number."""

    def __init__(self, module: str, wanted: int = -1) -> None:
        self.module, self.wanted = module, wanted
        self.changes: list[Change] = []

    def _here(self, node: ast.AST, what: str) -> bool:
        """Note a change; is it the one that is wanted?"""
        self.changes.append(Change(self.module, getattr(node, "lineno", 0), what, len(self.changes)))
        return self.changes[-1].number == self.wanted

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        """Annotations are no code; defaults are."""
        node.defaults = [self.visit(each) for each in node.defaults]
        node.kw_defaults = [self.visit(each) if each else None for each in node.kw_defaults]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.args = self.visit(node.args)
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant):
            return node  # a docstring, or the dots of a protocol
        self.generic_visit(node)
        left_out = isinstance(node.value, ast.Call) and self._here(node, "a call is left out")
        return ast.copy_location(ast.Pass(), node) if left_out else node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        is_nothing = node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)
        if not is_nothing and self._here(node, "nothing is returned"):
            node.value = None
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        for i, operator in enumerate(node.ops):
            if self._here(node, f"{type(operator).__name__} is {OTHER[type(operator)].__name__}"):
                node.ops[i] = OTHER[type(operator)]()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        if self._here(node, f"{type(node.op).__name__} is {other.__name__}"):
            node.op = other()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self._here(node, "not is left out"):
            return node.operand
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        other = REVERSE.get(type(node.op))
        if other and self._here(node, f"{type(node.op).__name__} is {other.__name__}"):
            node.op = other()
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node
        self.generic_visit(node)
        if self._here(node, "a condition is negated"):
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        if self._here(node, "a condition is negated"):
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        for i, test in enumerate(node.ifs):
            if self._here(test, "a filter is negated"):
                node.ifs[i] = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value = node.value
        if isinstance(value, bool) and self._here(node, f"{value} is {not value}"):
            return ast.copy_location(ast.Constant(not value), node)
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if is_number and self._here(node, f"{value!r} is one more"):
            return ast.copy_location(ast.Constant(value + 1), node)  # type: ignore[operator]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        is_type = isinstance(node.func, ast.Name) and node.func.id == "TypeVar"
        return node if is_type else self.generic_visit(node)  # the type checker reads it, nothing else

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node  # words

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        return (
            node
            if isinstance(node.value, ast.Name) and node.value.id[:1].isupper()
            else self.generic_visit(node)
        )


def changes_of(module: str, source: str) -> list[Change]:
    """Every change that a module allows."""
    mutator = Mutator(module)
    mutator.visit(ast.parse(source))
    return mutator.changes


def changed(change: Change, source: str) -> CodeType:
    """The module with one change."""
    tree = Mutator(change.module, change.number).visit(ast.parse(source))
    return compile(ast.fix_missing_locations(tree), f"<{change}>", "exec", dont_inherit=True)


class Swap(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with a change in it."""

    def __init__(self, change: Change, file: Path) -> None:
        self.change, self.file = change, file

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.change.module:
            return None
        return importlib.util.spec_from_file_location(name, self.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(changed(self.change, self.file.read_text(encoding="utf-8")), module.__dict__)


def file_of(module: str) -> Path:
    """The source of a module, found without importing it."""
    root = project_root()
    file = (root or Path()) / "src" / Path(*module.split("."))
    for each in (file.with_suffix(".py"), file / "__init__.py"):
        if each.is_file():
            return each
    raise BrokenRun(f"There is no module {module!r} in this checkout.")


def _run(change: Change | None, file: Path, tests: Sequence[str]) -> Callable[[], int]:
    def run() -> int:
        for name in [name for name in sys.modules if name.split(".")[0] == "undercroft"]:
            del sys.modules[name]
        if change is not None:
            sys.meta_path.insert(0, Swap(change, file))
        return run_pytest(tests, "-x")

    return run


def hunt(changes: Sequence[Change], tests: Sequence[str], jobs: int = 2) -> Iterator[tuple[Change, bool]]:
    """Each change with whether the tests notice it."""
    began = time.monotonic()
    if wait(fork(_run(None, Path(), tests)), 600) != 0:
        raise BrokenRun("The tests do not pass even without a change: run pytest to see why.")
    patience = 10 + 5 * (time.monotonic() - began)
    waiting, running = list(reversed(changes)), dict[int, tuple[Change, float]]()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                change = waiting.pop()
                running[fork(_run(change, file_of(change.module), tests), patience)] = (
                    change,
                    time.monotonic(),
                )
            for child, (change, since) in list(running.items()):
                done, status = os.waitpid(child, os.WNOHANG)
                if not done and time.monotonic() - since < patience:
                    continue
                del running[child]
                if not done:
                    stop(child)
                yield change, not done or os.waitstatus_to_exitcode(status) != 0
            time.sleep(0.02)
    finally:
        for child in running:
            stop(child)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0 if at least 95 % of the mutants were noticed, 1 if not, 2 if they could not be run."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.rulebook.code_mutants", description=__doc__)
    parser.add_argument("modules", nargs="+", metavar="MODULE", help="for example undercroft.kernel.ranking")
    parser.add_argument("--tests", nargs="+", required=True, metavar="FILE", help="tests that should notice")
    parser.add_argument("--count", type=int, default=0, help="how many (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default 2)")
    options = parser.parse_args(arguments)
    try:
        found = [
            each
            for name in options.modules
            for each in changes_of(name, file_of(name).read_text(encoding="utf-8"))
        ]
        picked = Random(options.seed).sample(found, min(options.count or len(found), len(found)))
        with tempfile.TemporaryDirectory() as scratch:
            load_plugins()
            for name in options.modules:
                importlib.import_module(name)  # and with it the libraries that no mutant changes
            quiet_hypothesis(scratch)
            missed = 0
            for number, (change, noticed) in enumerate(hunt(picked, options.tests, options.jobs), 1):
                missed += not noticed
                if not noticed:
                    tell(f"not noticed: {change}")
                elif number % 20 == 0:
                    tell(f"{number} of {len(picked)}")
    except BrokenRun as error:
        tell(str(error))
        return 2
    share = 1 - missed / len(picked) if picked else 1.0
    seen = f"{len(picked) - missed} of {len(picked)} mutants noticed ({share:.0%})"
    sys.stdout.write(f"{seen}, of {len(found)} possible ones.\n")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
