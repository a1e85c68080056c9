"""Tables: draft bonuses, tiles and pools by players, targets and ranks, preset Alliances."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.games.alliance.records.effects import Count, Positive

Difficulty = Literal["easy", "normal", "hard", "very-hard"]


class DraftRow(Record, kw_only=True):
    """One space of the draft bonus table (DA-CMP-20); the last holds for more cards too."""

    drafted: Count
    discard_limit: Count
    hand_size: Positive


class PlayersRow(Record, kw_only=True):
    """The numbers for so many players: tiles by level, XP pools (DA-SET-25, DA-SET-30)."""

    players: Annotated[int, Meta(ge=1, le=4)]
    tiles: tuple[Count, Count, Count]
    pools: tuple[Positive, Positive]


class GoalRow(Record, kw_only=True):
    """The target per Alliance of a difficulty, solo and co-op (DA-SOL-18, DA-COO-26)."""

    difficulty: Difficulty
    target: int


class Rank(Record, kw_only=True):
    """The rank of a solo or co-op score; the highest whose `least` is reached."""

    least: int


class Preset(Record, kw_only=True):
    """A preset Alliance of the Basic Game (DA-BAS-04)."""

    heroes: tuple[
        Annotated[str, ref("hero")],
        Annotated[str, ref("hero")],
        Annotated[str, ref("hero")],
        Annotated[str, ref("hero")],
    ]
