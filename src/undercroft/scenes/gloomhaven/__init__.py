"""How Gloomhaven is drawn: hexes, figures, the order of the round, cards, and what the engine foresees."""

from __future__ import annotations

from undercroft.scenes.painters import Painter

from .painter import HavenPainter

PAINTER: Painter = HavenPainter()
