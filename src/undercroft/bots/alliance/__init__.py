"""Bots for Dungeon Alliance."""

from .players import EasyBot, NormalBot
from .searching import HardBot

__all__ = ["EasyBot", "HardBot", "NormalBot"]
