"""The Cellar by rules of thumb."""

from .players import BOTS, NormalBot

__all__ = ["BOTS", "NormalBot"]
