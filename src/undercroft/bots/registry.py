"""Which bots there are for a game and for each role in it, and how one is seated."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from undercroft.games.boxes import Box, Edition
from undercroft.games.plugs import load_function
from undercroft.games.setups import Setup
from undercroft.kernel import Seat, SetupError

from .players import Bot, RandomBot

EVERYWHERE = ("random",)  # needs to know nothing of the game
LATER = ("easy", "hard")  # named by the contract, not built for every game yet


def bots_for(box: Box, role: str) -> Mapping[str, str]:
    """By strength, who makes such a bot: a role that has bots of its own has no others."""
    named = [(key.rpartition("/"), maker) for key, maker in box.bots.items()]
    own = {strength: maker for (of, _, strength), maker in named if of == role and of}
    return own or {strength: maker for (of, _, strength), maker in named if not of}


def bot_names(edition: Edition, setup: Setup, seat: Seat) -> tuple[str, ...]:
    """The bots that can play this seat, the weakest first."""
    return (*EVERYWHERE, *bots_for(edition.box, edition.role(setup, seat)))


def all_bot_names(box: Box) -> tuple[str, ...]:
    """The bots that can play some seat of this game."""
    return (*EVERYWHERE, *dict.fromkeys(key.rpartition("/")[2] for key in box.bots))


def make_bot(edition: Edition, setup: Setup, name: str, seat: Seat, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed gives the same choices."""
    names = bot_names(edition, setup, seat)
    if name not in names:
        near = get_close_matches(name, names, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names)}."
        absent = "is not in this version" if name in LATER else "is no bot"
        raise SetupError(f"{name!r} {absent} for {_told(edition, setup, seat)}; {hint}")
    own = f"{seed}/{seat}/{name}"
    if name in EVERYWHERE:
        return RandomBot(own)
    maker = bots_for(edition.box, edition.role(setup, seat))[name]
    bot: Bot = load_function(maker)(edition.rules, seat, own)
    return bot


def _told(edition: Edition, setup: Setup, seat: Seat) -> str:
    """The game, and the role where it matters."""
    role = edition.role(setup, seat)
    has_own = any(key.startswith(f"{role}/") for key in edition.box.bots)
    return f"the {role} of {edition.box.id}" if has_own else edition.box.id
