"""Which bots there are for a game, and how one is seated."""

from __future__ import annotations

from difflib import get_close_matches

from undercroft.games.boxes import Box, Edition
from undercroft.games.plugs import load_function
from undercroft.kernel import Seat, SetupError

from .players import Bot, RandomBot

EVERYWHERE = ("random",)  # needs to know nothing of the game
LATER = ("easy", "hard")  # named by the contract, not built for every game yet


def bot_names(box: Box) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    return (*EVERYWHERE, *box.bots)


def make_bot(edition: Edition, name: str, seat: Seat, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed gives the same choices."""
    box = edition.box
    names = bot_names(box)
    if name not in names:
        near = get_close_matches(name, names, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names)}."
        absent = "is not in this version" if name in LATER else "is no bot"
        raise SetupError(f"{name!r} {absent} for {box.id}; {hint}")
    own = f"{seed}/{seat}/{name}"
    if name in EVERYWHERE:
        return RandomBot(own)
    bot: Bot = load_function(box.bots[name])(edition.rules, seat, own)
    return bot
