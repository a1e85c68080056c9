"""Descent by computation: objectives as places to be, attacks by their odds, plans for a whole turn."""

from .players import EasyBot, NormalBot
from .search_player import HardBot

__all__ = ["EasyBot", "HardBot", "NormalBot"]
