"""The program `undercroft`."""

from .program import main

__all__ = ["main"]
