"""Players without people: they get a view and a question, and give the number of an option."""

from .players import NO_VIEW, Advice, Bot, RandomBot
from .registry import all_bot_names, bot_names, make_bot

__all__ = ["NO_VIEW", "Advice", "Bot", "RandomBot", "all_bot_names", "bot_names", "make_bot"]
