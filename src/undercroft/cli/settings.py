"""What `play` and `simulate` share: the game, its set-up, its packs, and who sits where."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from undercroft.content import find_pack
from undercroft.games.boxes import Box, Edition, Setup, boxes, lay_out
from undercroft.kernel import SetupError
from undercroft.text.words import Language, pick_language

from .parsing import Options, one_of, whole, words

GAMES = ("tiny", "gloomhaven", "descent", "alliance")  # of the contract; those to come are named as such
ME = "me"  # a seat for a person, where the other seats have bots


def language(options: Options) -> Language:
    """As asked for, else the user's own."""
    return pick_language(options.lang, os.environ)


def box(name: str) -> Box:
    """The box of a game by its name; the near miss is named, and what is still to come."""
    found = boxes()
    if name in found:
        return found[name]
    if name in GAMES:
        raise SetupError(f"The game {name} is not in this version; there are: {', '.join(found)}.")
    near = get_close_matches(name, found, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(found)}."
    raise SetupError(f"There is no game {name!r}; {hint}")


def edition_finder(packs: Sequence[str]) -> Callable[[str], Edition]:
    """Lays out a game by name, with the packs that the user named."""
    return lambda name: lay_out(box(name), folders(packs))


def folders(packs: Sequence[str]) -> tuple[Path, ...]:
    """Where the packs lie that the user named, by folder or id."""
    return tuple(find_pack(pack) for pack in packs)


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The options for what is chosen before a game begins."""
    parser.add_argument("--scenario", metavar="ID", default="", help="which scenario or quest")
    parser.add_argument("--party", metavar="SPEC", type=words, default=(), help="class[:level],... or random")
    parser.add_argument("--players", metavar="N", type=whole(1), default=0, help="characters or heroes")
    parser.add_argument("--level", metavar="N", type=whole(1), default=1, help="level of the characters")
    levels = ("easy", "normal", "hard", "very-hard")
    parser.add_argument(
        "--difficulty", metavar="|".join(levels), type=one_of(*levels), default="normal", help="how hard"
    )
    parser.add_argument("--variant", metavar="A,B", type=words, default=(), help="optional rules")
    parser.add_argument(
        "--pack", metavar="DIR", action="append", default=[], help="a content pack; repeatable"
    )


def wishes(options: Options, scenario: str | None = None) -> Setup:
    """The set-up as the user wishes it; the game settles it, or refuses what it does not have."""
    return Setup(
        scenario=options.scenario if scenario is None else scenario,
        party=options.party,
        players=options.players,
        level=options.level,
        difficulty=options.difficulty,
        variants=options.variant,
    )


def seating(spec: str, seats: Sequence[str], default: str) -> tuple[str, ...]:
    """Who sits where: `normal` for all, `1=normal` for one, `heroes=normal,overlord=random` for sides."""
    found = [""] * len(seats)
    for part in words(spec):
        who, equals, name = part.partition("=")
        if not equals:
            default = part
            continue
        for seat in _seats(who, seats):
            found[seat] = name
    return tuple(name or default for name in found)


def _seats(who: str, seats: Sequence[str]) -> list[int]:
    if who.isdecimal() and int(who) < len(seats):
        return [int(who)]
    names = [seat.rpartition("-")[2] for seat in seats]  # "hero-warden" is the warden
    chosen = [i for i, name in enumerate(names) if name == who or (who == "heroes" and name != "overlord")]
    if not chosen:
        there = ", ".join(f"{i} ({name})" for i, name in enumerate(names))
        raise SetupError(f"There is no seat {who!r} to give to a bot; there are: {there}.")
    return chosen
