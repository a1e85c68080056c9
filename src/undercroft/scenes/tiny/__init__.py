"""The Cellar at a table."""

from undercroft.scenes.painters import Painter

from .painter import CellarPainter

PAINTER: Painter = CellarPainter()

__all__ = ["PAINTER"]
