"""Players without people: they get a view and a question, and give the number of an option."""

from .players import NO_VIEW, Advice, Bot, RandomBot
from .registry import bot_names, make_bot

__all__ = ["NO_VIEW", "Advice", "Bot", "RandomBot", "bot_names", "make_bot"]
