"""Which bots there are for a game."""

from __future__ import annotations

from difflib import get_close_matches
from types import MappingProxyType

from undercroft.games.boxes import Edition
from undercroft.kernel import Seat, SetupError

from .players import Bot, RandomBot

BOTS = MappingProxyType({"tiny": ("random", "normal")})  # by the game's id
EVERYWHERE = ("random",)  # needs to know nothing of the game
LATER = ("easy", "hard")  # named by the contract, not built yet


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play this game."""
    return BOTS.get(game, EVERYWHERE)


def make_bot(edition: Edition, name: str, seat: Seat, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed gives the same choices."""
    game = edition.box.id
    names = bot_names(game)
    if name not in names:
        near = get_close_matches(name, names, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names)}."
        absent = "is not in this version" if name in LATER else "is no bot"
        raise SetupError(f"{name!r} {absent} for {game}; {hint}")
    if name == "normal":
        from .tiny import NormalBot

        return NormalBot(edition.rules, seat)
    return RandomBot(f"{seed}/{seat}/{name}")
