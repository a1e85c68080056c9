"""The Cellar by rules of thumb."""

from .players import NormalBot

__all__ = ["NormalBot"]
