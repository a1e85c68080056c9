"""A small content type, and packs written for a test."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.content import Pack, Record, SpecialVerb, Verb, ref, scan_pack
from undercroft.games.tiny.vocabulary import Amount, Listens, Targets


class StrikeVerb(Verb, tag="strike", kw_only=True):
    """Attack so hard."""

    power: Amount
    targets: Targets = Targets()


class PushVerb(Verb, tag="push"):
    """Move another."""

    squares: Annotated[int, Meta(ge=1, le=3)]


class ThenVerb(Verb, tag="then"):
    """Listen, then do more."""

    listens: Listens
    effects: tuple[StrikeVerb | PushVerb | SpecialVerb, ...]


SmallVerb = StrikeVerb | PushVerb | ThenVerb | SpecialVerb


class Card(Record, kw_only=True):
    """A card of two halves."""

    speed: int
    top: tuple[SmallVerb, ...] = ()
    bottom: tuple[SmallVerb, ...] = ()
    side: Literal["left", "right"] = "left"
    designed: bool = False


class Monster(Record, kw_only=True):
    """A monster; it may call others, so many of each."""

    health: dict[int, int]
    calls: dict[Annotated[str, ref("monster")], int] = {}
    likes: Annotated[str, ref("card")] = ""
    rule: str = ""
    blow: StrikeVerb | None = None


class SmallContent(Struct, frozen=True):
    """All of it."""

    card: dict[str, Card]
    monster: dict[str, Monster]


PACK = """
id = "{id}"
game = "small"
title = "Small things"
licence = "MIT"
sources = ["made up for a test"]
version = "1"
"""

CARDS = """
[[card]]
id = "cleave"
speed = 20
top = [{ do = "strike", power = 3 }, { do = "push", squares = 1 }]
bottom = [{ do = "special", name = "cleave/spin" }]

[[card]]
id = "shove"
speed = 60
top = [{ do = "push", squares = 2 }]
"""

MONSTERS = """
[[monster]]
id = "rat"
health.1 = 2
health.2 = 3
likes = "shove"
"""


def write(folder: Path, files: dict[str, str], id: str = "small", more: str = "") -> Path:
    """A pack on disk."""
    for name, text in {"pack.toml": PACK.format(id=id) + more, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return folder


def pack(folder: Path, files: dict[str, str], id: str = "small", more: str = "") -> Pack:
    """A pack, written and read as far as it can be."""
    return scan_pack(write(folder, files, id, more))


def base(folder: Path) -> Pack:
    """The small pack without faults."""
    return pack(folder / "base", {"cards.toml": CARDS, "monsters.toml": MONSTERS})


def overlay(folder: Path, text: str, id: str = "errata") -> Pack:
    """An overlay of one file."""
    return pack(folder / id, {"changes.toml": text}, id, "overlay = true\n")


def card(fields: str) -> str:
    """The text of a file with one card."""
    return f'[[card]]\nid = "cleave"\n{fields}\n'
