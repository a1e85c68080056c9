"""Descent by computation: objectives as places to be, attacks by their odds, plans for a whole turn."""

from .players import EasyBot, HardBot, NormalBot

__all__ = ["EasyBot", "HardBot", "NormalBot"]
