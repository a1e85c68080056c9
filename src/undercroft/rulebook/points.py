"""Where a rule can be switched off: steps, windows, criteria, requirements, derived modifiers."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from inspect import isgeneratorfunction
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from ..kernel.flow import Procedure, Step
from ..kernel.modifiers import Modifier
from ..kernel.ranking import Criterion
from ..kernel.requirements import Requirement
from .citations import citations

Kind = Literal["step", "window", "criterion", "requirement", "modifier"]


class Point(Struct, frozen=True):
    """A place that cites rules and can be disabled."""

    kind: Kind
    name: str  # "undercroft.games.tiny.rules.attack:Attack.roll"
    rules: tuple[str, ...]
    disable: Callable[[], None]  # in this process, for good: fork first


def load(package: str) -> list[ModuleType]:
    """Import a package with all its modules, programs apart."""
    root = importlib.import_module(package)
    found = [root]
    for module in pkgutil.walk_packages(root.__path__, f"{package}."):
        if not module.name.endswith("__main__"):
            found.append(importlib.import_module(module.name))
    return found


def points(package: str) -> list[Point]:
    """Every place of the package that can be disabled, by name."""
    modules = load(package)
    every = (*_steps(modules), *_criteria(modules), *_requirements(modules), *_modifiers(modules))
    found = {point.name: point for point in every}
    return [found[name] for name in sorted(found)]


def pick(found: list[Point], count: int, seed: int) -> list[Point]:
    """So many of them by seed; the same seed gives the same ones as long as their names stay."""

    def lot(point: Point) -> bytes:
        return blake2b(f"{seed} {point.kind} {point.name}".encode()).digest()

    return sorted(found, key=lot)[:count]


def _steps(modules: list[ModuleType]) -> Iterator[Point]:
    """A disabled step does nothing and asks nothing; a disabled window lets nobody in."""
    names = {module.__name__ for module in modules}
    waiting = Procedure.__subclasses__()
    while waiting:
        procedure = waiting.pop()
        waiting += procedure.__subclasses__()
        if procedure.__module__ not in names:
            continue
        for step in vars(procedure).values():
            if isinstance(step, Step) and any(step.rules):
                kind: Kind = "window" if step.is_window else "step"
                name = f"{procedure.__module__}:{procedure.__qualname__}.{step.name}"
                yield Point(kind, name, tuple(filter(None, step.rules)), _skipping(step))


def _skipping(step: Step[Any, Any]) -> Callable[[], None]:
    def disable() -> None:
        step.run = lambda frame, g: None

    return disable


def _criteria(modules: list[ModuleType]) -> Iterator[Point]:
    """A disabled criterion finds all candidates equal."""
    for module in modules:
        for node in ast.walk(ast.parse(_source(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Criterion":
                given = dict(zip(Criterion._fields, node.args)) | {
                    k.arg: k.value for k in node.keywords if k.arg
                }
                rule, says = (_text(given.get(field)) for field in ("rule", "says"))
                if rule and says:
                    yield Point(
                        "criterion", f"{module.__name__}:{rule} {says}", (rule,), _levelling(rule, says)
                    )


def _text(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _levelling(rule: str, says: str) -> Callable[[], None]:
    def disable() -> None:
        whole = Criterion.__dict__["measure"]

        def measure(criterion: Criterion[Any]) -> Callable[[Any], int]:
            if (criterion.rule, criterion.says) == (rule, says):
                return lambda candidate: 0
            found: Callable[[Any], int] = whole.__get__(criterion, Criterion)
            return found

        setattr(Criterion, "measure", property(measure))  # noqa: B010

    return disable


def _requirements(modules: list[ModuleType]) -> Iterator[Point]:
    """A disabled requirement drops nobody, in every choice that shares it."""
    seen: set[int] = set()
    for module in modules:
        made = set(re.findall(r"^(\w+)[^=\n]* = Choice\(", _source(module), re.MULTILINE))
        for name in sorted(made):
            for number, each in enumerate(getattr(module, name).requirements, 1):
                if id(each) not in seen:
                    seen.add(id(each))
                    place = f"{module.__name__}:{name}.{number} {each.rule}"
                    yield Point("requirement", place, (each.rule,), _dropping_nobody(each))


def _dropping_nobody(requirement: Requirement[Any, Any]) -> Callable[[], None]:
    def disable() -> None:
        force_setattr(requirement, "narrow", lambda g, by, left: left)

    return disable


def _modifiers(modules: list[ModuleType]) -> Iterator[Point]:
    """A disabled derived modifier yields nothing."""
    root = Path(_file(modules[0])).resolve().parent
    cited: dict[tuple[Path, str], dict[str, None]] = {}
    for rule, found in citations(root).items():
        for citation in found:
            cited.setdefault((root / citation.file, citation.owner), {})[rule] = None
    for module in modules:
        for function in vars(module).values():
            if not isinstance(function, FunctionType) or function.__module__ != module.__name__:
                continue
            rules = tuple(cited.get((Path(_file(module)).resolve(), function.__qualname__), ()))
            if rules and isgeneratorfunction(function) and Modifier.__name__ in function.__code__.co_names:
                yield Point(
                    "modifier", f"{module.__name__}:{function.__qualname__}", rules, _emptying(function)
                )


def _emptying(function: FunctionType) -> Callable[[], None]:
    def disable() -> None:
        function.__code__ = _fitting(_no_yield.__code__, function.__code__)

    return disable


def _no_yield(*arguments: object) -> Iterator[object]:
    yield from ()


def _fitting(code: CodeType, place: CodeType) -> CodeType:
    """The code in a form that a function with these free variables takes."""
    return code.replace(co_freevars=place.co_freevars)


def _file(module: ModuleType) -> str:
    assert module.__file__ is not None, f"{module.__name__} has no file"
    return module.__file__


def _source(module: ModuleType) -> str:
    return Path(_file(module)).read_text(encoding="utf-8")
