"""The shelf: what can be played, with names in the language of whoever asks."""

from __future__ import annotations

from functools import lru_cache

from undercroft.bots import all_bot_names
from undercroft.games.boxes import Box, Edition, box_of, boxes, lay_out, with_campaign
from undercroft.kernel import SetupError
from undercroft.text.editions import words_of
from undercroft.text.words import Language, Words

from .api_types import GameOffered, Offered, QuickOffered
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
        if box.quick is not None:
            return box
    raise SetupError(f"{game or 'No game'} has no quick start; set up a table.")


@lru_cache(256)
def _game(game: str, language: Language, packs: tuple[str, ...]) -> GameOffered:
    edition = edition_of(game, packs)
    words = words_of(edition, language, MESSAGES)
    there = all_bot_names(edition.box)
    bots = [Offered(bot, words.say(f"web-bot-{bot}"), bot in there) for bot in BOTS]
    lead = words.say("game-lead") if words.has("game-lead") else ""
    return GameOffered(game, _name(words, f"game-{game}"), lead, bots, _quick(edition, words))


def _quick(edition: Edition, words: Words) -> QuickOffered | None:
    quick = edition.box.quick
    if quick is None:
        return None
    setup = edition.settle(quick.setup)
    seats = [_name(words, seat) for seat in edition.seats(setup)]
    return QuickOffered(
        _name(words, edition.box.plays(setup)), seats, any(seat != "me" for seat in quick.seats)
    )


def _name(words: Words, message: str) -> str:
    return words.say(message) if words.has(message) else message.partition("-")[2]
