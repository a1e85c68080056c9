"""Additions of games to the server: requests, their bodies, long work, and types for the client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from litestar.handlers import HTTPRouteHandler

from undercroft.games.boxes import box_of, boxes
from undercroft.games.plugs import load
from undercroft.text.words import Language

Work = Callable[[bytes, Language], bytes]  # from what is asked to the answer, both encoded


@dataclass(frozen=True)
class Sheet:
    """A file of TypeScript. In what clients say, a field that has a default may be left out."""

    file: str  # below the sources of the client
    modules: tuple[ModuleType, ...]
    unions: dict[str, Any] = field(default_factory=dict)
    said: Callable[[type], bool] = lambda cls: False
    recipes: bool = False  # with the defaults that the server leaves out


@dataclass(frozen=True, kw_only=True)
class Pages:
    """The additions of one game to the server."""

    handlers: tuple[HTTPRouteHandler, ...] = ()
    bodies: tuple[ModuleType, ...] = ()  # where what they take and give is described
    work: Mapping[str, Work] = field(default_factory=dict)  # for a process of its own, by name
    sheets: tuple[Sheet, ...] = ()  # for a client that has pages for it


def pages_of(game: str) -> Pages:
    """The additions of a game; most have none."""
    box = box_of(game)
    return load(box.pages, Pages) if box.pages else Pages()


def all_pages() -> tuple[Pages, ...]:
    """The additions of all games at hand."""
    return tuple(pages_of(game) for game in boxes())
