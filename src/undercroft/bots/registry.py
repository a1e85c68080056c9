"""Which bots there are for a game, and how one is seated."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from types import MappingProxyType

from undercroft.games.boxes import Edition
from undercroft.kernel import Seat, SetupError

from .players import Bot, RandomBot

# By the game's id. Those that know the game are in the module of its name, loaded when one is seated.
NAMES = MappingProxyType({"gloomhaven": ("random", "easy", "normal"), "tiny": ("random", "normal")})
EVERYWHERE = ("random",)  # needs to know nothing of the game
LATER = ("easy", "hard")  # named by the contract, not built for every game yet


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play this game."""
    return NAMES.get(game, EVERYWHERE)


def make_bot(edition: Edition, name: str, seat: Seat, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed gives the same choices."""
    game = edition.box.id
    names = bot_names(game)
    if name not in names:
        near = get_close_matches(name, names, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names)}."
        absent = "is not in this version" if name in LATER else "is no bot"
        raise SetupError(f"{name!r} {absent} for {game}; {hint}")
    own = f"{seed}/{seat}/{name}"
    if name in EVERYWHERE:
        return RandomBot(own)
    bot: Bot = import_module(f".{game}", __package__).BOTS[name](edition.rules, seat, own)
    return bot
