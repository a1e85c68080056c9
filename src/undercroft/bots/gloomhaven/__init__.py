"""Gloomhaven by rules of thumb: plan the turn, strike what may fall, keep out of reach, last to the end."""

from types import MappingProxyType

from .players import EasyBot, NormalBot

BOTS = MappingProxyType({"easy": EasyBot, "normal": lambda rules, seat, seed: NormalBot(rules, seat)})

__all__ = ["BOTS", "EasyBot", "NormalBot"]
