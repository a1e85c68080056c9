"""The scale of all worths: a win, and how much less something is worth that lies some way ahead."""

from __future__ import annotations

from typing import Final

FAR: Final = 99
WIN: Final = 100.0  # the worth of deciding the encounter
PATIENCE: Final = 0.8  # of what can be had a turn later
TIRED: Final = 0.45  # the worth of 1 fatigue
HURT: Final = 1.2  # of 1 damage that terrain does


def soon(steps: float, stride: float) -> float:
    """The rest of a worth that lies so many spaces ahead."""
    return float(PATIENCE ** (max(0.0, steps) / stride))
