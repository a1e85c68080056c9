"""What must hold after every event."""

from __future__ import annotations

from undercroft.games.gloomhaven.state import HavenState


def hit_points_are_sound(s: HavenState) -> str:
    for i, figure in s.figures.items():
        if not 0 <= figure.hp <= figure.full:
            return f"figure {i} has {figure.hp} of {figure.full} hit points"
    return ""


INVARIANTS = (hit_points_are_sound,)
