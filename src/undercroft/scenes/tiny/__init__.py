"""The Cellar at a table."""

from .painter import PAINTER

__all__ = ["PAINTER"]
