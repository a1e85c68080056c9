"""Options that `play` and `simulate` share: the game, its set-up, its packs, and who sits where."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from undercroft.content import find_pack
from undercroft.games.boxes import FIRST, Box, Edition, boxes, campaign_of, lay_out
from undercroft.games.setups import (
    Document,
    Field,
    Mark,
    Members,
    Number,
    Refused,
    Setup,
    Several,
    Switch,
    fields_of,
)
from undercroft.kernel import SetupError
from undercroft.text.editions import words_of
from undercroft.text.setup_refusals import refusal
from undercroft.text.words import Language, pick_language

from .parsing import Options, Parser, whole, words

ME = "me"  # a seat for a person, where the other seats have bots


def language(options: Options) -> Language:
    """As asked for, else the user's own."""
    return pick_language(options.lang, os.environ)


def box(name: str) -> Box:
    """The box of a game by its name; the near miss is named."""
    found = boxes()
    if name in found:
        return found[name]
    near = get_close_matches(name, found, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(found)}."
    raise SetupError(f"There is no game {name!r}; {hint}")


def edition_finder(packs: Sequence[str]) -> Callable[[str], Edition]:
    """Lays out a game by name, with the packs that the user named."""
    return lambda name: lay_out(box(name), folders(packs))


def folders(packs: Sequence[str]) -> tuple[Path, ...]:
    """Where the packs lie that the user named, by folder or id."""
    return tuple(find_pack(pack) for pack in packs)


def add_packs(parser: argparse.ArgumentParser) -> None:
    """The option for content on top of the game's own."""
    parser.add_argument(
        "--pack", metavar="DIR", action="append", default=[], help="a content pack; repeatable"
    )


def add_setup(parser: Parser, arguments: Sequence[str]) -> None:
    """The options of the game that is named: for each field of its set-up one."""
    name = parser.positional(arguments, _is_switch)
    if not name and any(each in ("-h", "--help") for each in arguments):
        parser.epilog = f"`{parser.prog} GAME --help` shows what can be chosen for a game.\n\n{parser.epilog}"
        return
    game = single = box(name or FIRST)
    if "--campaign" in arguments:
        game = campaign_of(game)
    group = parser.add_argument_group(f"what is chosen for {game.id}")
    fields = fields_of(game.setup)
    for field in fields:
        group.add_argument(f"--{field.option}", dest=_dest(field), default=None, **_argument(field.mark))
    parser.game, parser.of_game = name, tuple(f"--{field.option}" for field in fields)
    others = (f"--{field.option}" for field in fields_of(single.setup))
    parser.of_single = tuple(option for option in others if option not in parser.of_game)


def _is_switch(option: str) -> bool:
    """Is it an option of any game that takes no value?"""
    fields = (field for game in boxes().values() for field in fields_of(game.setup))
    return any(f"--{field.option}" == option for field in fields if isinstance(field.mark, Switch))


def _dest(field: Field) -> str:
    return f"setup_{field.name}"


def _argument(mark: Mark) -> dict[str, Any]:
    """How argparse reads a field."""
    match mark:
        case Number(least=least, most=most):
            return {"metavar": "N", "type": whole(0), "help": f"{mark.help} ({least} to {most})"}
        case Several():
            return {"metavar": "A,B", "type": words, "help": mark.help}
        case Switch():
            return {"action": "store_true", "help": mark.help}
        case Document(most=most):
            return {"metavar": "FILE", "type": lambda name: _text(name, most), "help": mark.help}
        case Members(read=read):
            return {"metavar": "A,B", "type": lambda text: tuple(read(text)), "help": mark.help}
    return {"metavar": "ID", "help": mark.help}


def _text(name: str, most: int) -> str:
    """The text of a file that an option names."""
    try:
        with Path(name).open("rb") as file:
            found = file.read(4 * most + 1).decode()
    except (OSError, ValueError, UnicodeDecodeError) as error:
        raise argparse.ArgumentTypeError(f"the file {name} cannot be read as text") from error
    if not found.strip():
        raise argparse.ArgumentTypeError(f"the file {name} is empty")
    if len(found) > most:
        raise argparse.ArgumentTypeError(f"the file {name} is longer than {most} characters")
    return found


def given(options: Options, game: Box) -> dict[Field, Any]:
    """The options of the set-up that were given, by field."""
    found = {field: getattr(options, _dest(field), None) for field in fields_of(game.setup)}
    return {field: value for field, value in found.items() if value is not None}


def wishes(options: Options, game: Box) -> Setup:
    """The set-up as the user wishes it; the game settles it, or refuses what it does not have."""
    return game.setup(**{field.name: value for field, value in given(options, game).items()})


def settled(edition: Edition, wishes: Setup, said_in: Language) -> Setup:
    """The set-up as the game settles it; a refusal is said in the user's language."""
    try:
        return edition.settle(wishes)
    except Refused as fault:
        raise SetupError(refusal(fault, words_of(edition, said_in), typed=True)) from fault


def add_campaign(parser: argparse.ArgumentParser) -> None:
    """The option to play a game's campaign; what is chosen is then chosen for that."""
    parser.add_argument("--campaign", action="store_true", help="play the campaign of the game")


def game_asked(options: Options) -> str:
    """The game that is named, or its campaign."""
    name: str = options.game or FIRST
    return campaign_of(box(name)).id if options.campaign else name


def seating(spec: str, seats: Sequence[str], default: str) -> tuple[str, ...]:
    """The players of the seats: `normal` for all, `1=normal` for one, `overlord=normal` for what it plays."""
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
    chosen = [i for i, seat in enumerate(seats) if who in (names[i], seat.partition("-")[0])]
    if not chosen:
        there = ", ".join(f"{i} ({name})" for i, name in enumerate(names))
        raise SetupError(f"There is no seat {who!r} to give to a bot; there are: {there}.")
    return chosen
