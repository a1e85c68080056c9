"""A game's own measures beside the figures of all games: its box names such a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .quiet import Ear

Figure = float | dict[str, float]


@dataclass(frozen=True)
class Measure:
    """Names of figures, and what measures those of them that are asked for."""

    figures: tuple[str, ...]
    run: Callable[[Ear, Sequence[str]], Mapping[str, Figure]]
