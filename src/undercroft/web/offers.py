"""The shelf: what can be played, with names in the language of whoever asks."""

from __future__ import annotations

from functools import lru_cache

from undercroft.bots import all_bot_names
from undercroft.games.boxes import Box, Edition, Quick, box_of, boxes, lay_out, with_campaign
from undercroft.kernel import SetupError
from undercroft.text.editions import words_of
from undercroft.text.words import Language, Words

from .api_types import GameOffered, Offered, QuickOffered, QuickWay
from .problems import MESSAGES

BOTS = ("random", "easy", "normal", "hard")


def edition_of(game: str, packs: tuple[str, ...] = ()) -> Edition:
    """A game by name; one that is not there is refused."""
    return lay_out(box_of(game), packs)


def games(language: Language, packs: tuple[str, ...] = ()) -> list[GameOffered]:
    """All games at hand that can be drawn at a table."""
    found = [each for name in boxes() for each in with_campaign(name)]
    return [_game(each, language, packs) for each in found if box_of(each).painter]


def quick_box(game: str) -> Box:
    """The game that *Play now* begins: the one that is named, else the first that has it."""
    found = [box_of(game)] if game else list(boxes().values())
    for box in found:
        if box.quick:
            return box
    raise SetupError(f"{game or 'No game'} has no quick start; set up a table.")


@lru_cache(256)
def _game(game: str, language: Language, packs: tuple[str, ...]) -> GameOffered:
    edition = edition_of(game, packs)
    words = words_of(edition, language, MESSAGES)
    there = all_bot_names(edition.box)
    bots = [Offered(bot, words.say(f"web-bot-{bot}"), bot in there) for bot in BOTS]
    return GameOffered(game, _name(words, f"game-{game}"), _lead(words, game), bots, _quick(edition, words))


def _lead(words: Words, game: str) -> str:
    """A few words about a game; a campaign that has the catalogue of its game has a message of its own."""
    found = next(filter(words.has, (f"game-{game}-lead", "game-lead")), "")
    return words.say(found) if found else ""


def quick_of(box: Box, name: str) -> Quick:
    """Of several quick starts the one that is named, else the first."""
    for quick in box.quick:
        if not name or quick.name == name:
            return quick
    names = ", ".join(quick.name for quick in box.quick if quick.name)
    raise SetupError(f"{box.id} has no quick start {name!r}; there are: {names or 'none with a name'}.")


def _quick(edition: Edition, words: Words) -> QuickOffered | None:
    if not edition.box.quick:
        return None
    quick = edition.box.quick[0]
    setup = edition.settle(quick.setup)
    seats = [_name(words, seat) for seat in edition.seats(setup)]
    ways = [QuickWay(each.name, words.say(f"quick-{each.name}")) for each in edition.box.quick if each.name]
    bots = any(seat != "me" for seat in quick.seats)
    return QuickOffered(_name(words, edition.box.plays(setup)), seats, bots, ways)


def _name(words: Words, message: str) -> str:
    return words.say(message) if words.has(message) else message.partition("-")[2]
