"""Gloomhaven by rules of thumb: plan the turn, strike what may fall, keep out of reach, last to the end."""

from .players import EasyBot, NormalBot

__all__ = ["EasyBot", "NormalBot"]
