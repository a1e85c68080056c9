"""Sees which cited code runs while a test runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

from undercroft.rulebook.citations import Citation, citations
from undercroft.rulebook.project import PACKAGE

KERNEL = os.path.realpath(PACKAGE / "kernel")
IS_FUNCTION = 0x1  # CO_OPTIMIZED: bodies of modules and classes lack it

Trace = Callable[[FrameType, str, Any], Any]


class Watched(NamedTuple):
    """What one code object cites: by being called at all, and line by line."""

    called: frozenset[str]
    lines: dict[int, frozenset[str]]
    all: frozenset[str]
    opens_windows: bool = False


class Recorder:
    """Watches the functions, statements and lambdas of a package that cite rules, and windows."""

    def __init__(self, package: Path) -> None:
        self._cited: dict[str, list[Citation]] = {}
        for found in citations(package).values():
            for citation in found:
                self._cited.setdefault(os.path.realpath(package / citation.file), []).append(citation)
        self._known: dict[CodeType, Watched | None] = {}
        self._modules: dict[str, ModuleType] = {}

    @contextmanager
    def watch(self, wanted: frozenset[str], ran: set[str]) -> Iterator[None]:
        """Add to `ran` each wanted rule whose code runs meanwhile; once all are seen it looks no more."""
        before = sys.gettrace()
        known, look_up = self._known, self._look_up

        def note(rules: frozenset[str]) -> None:
            ran.update(rules & wanted)
            if len(ran) == len(wanted):
                sys.settrace(before)

        def on_call(frame: FrameType, event: str, argument: object) -> Trace | None:
            code = frame.f_code
            watched = known[code] if code in known else look_up(code)
            if watched is None:
                return None
            if watched.opens_windows:
                note(_window_rules(frame))
                return None
            if not watched.all & wanted - ran:
                return None
            if watched.called:
                note(watched.called)
            return on_line if watched.lines else None

        def on_line(frame: FrameType, event: str, argument: object) -> Trace:
            watched = known[frame.f_code]
            if event == "line" and watched and (rules := watched.lines.get(frame.f_lineno)):
                note(rules)
            return on_line

        if wanted <= ran:
            yield
            return
        self._forget(wanted)
        sys.settrace(on_call)
        try:
            yield
        finally:
            sys.settrace(before)

    def _forget(self, wanted: frozenset[str]) -> None:
        """Empty the caches beside the wanted code: what another test made it remember would not run again."""
        files = {file for file, cited in self._cited.items() if any(c.rule in wanted for c in cited)}
        if files - self._modules.keys():
            for module in list(sys.modules.values()):
                file = os.path.realpath(getattr(module, "__file__", None) or "")
                if file in files:
                    self._modules[file] = module
        for file in files & self._modules.keys():
            for value in vars(self._modules[file]).values():
                if clear := getattr(value, "cache_clear", None):
                    clear()

    def _look_up(self, code: CodeType) -> Watched | None:
        self._known[code] = watched = self._watched(code)
        return watched

    def _watched(self, code: CodeType) -> Watched | None:
        if not code.co_flags & IS_FUNCTION:
            return None
        file = os.path.realpath(code.co_filename)
        if file.startswith(KERNEL) and code.co_freevars:
            return Watched(frozenset(), {}, frozenset(), opens_windows=True)
        cited = self._cited.get(file)
        if not cited:
            return None
        called, lines = set(), dict[int, frozenset[str]]()
        own_lines = {line for _, _, line in code.co_lines() if line}
        for citation in cited:
            if citation.whole:
                if citation.first[0] <= code.co_firstlineno <= citation.last[0]:
                    called.add(citation.rule)
            elif _lies_in(code, citation):
                called.add(citation.rule)
            else:
                for line in own_lines & set(range(citation.first[0], citation.last[0] + 1)):
                    lines[line] = lines.get(line, frozenset()) | {citation.rule}
        found = frozenset(called).union(*lines.values())
        return Watched(frozenset(called), lines, found) if found else None


def _lies_in(code: CodeType, citation: Citation) -> bool:
    """Is this a lambda (or the like) inside the covered statement or call?"""
    places = [(line, column) for line, _, column, _ in code.co_positions() if line and column is not None]
    places = [place for place in places if place[1] or place[0] != code.co_firstlineno]  # entry has no column
    return code.co_name.startswith("<") and bool(places) and citation.holds(min(places))


def _window_rules(frame: FrameType) -> frozenset[str]:
    """The rules of the step that a closure of the kernel runs for."""
    from undercroft.kernel.flow import Step  # not at the top: a broken kernel must not break every test

    for name in frame.f_code.co_freevars:
        step = frame.f_locals.get(name)
        if isinstance(step, Step):
            return frozenset(step.rules)
    return frozenset()
