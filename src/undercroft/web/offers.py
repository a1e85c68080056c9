"""What can be played, with names in the language of whoever asks."""

from __future__ import annotations

from functools import cache
from typing import get_args

from undercroft.bots import bot_names
from undercroft.games.boxes import Difficulty, Edition, Setup, box_of, boxes, lay_out
from undercroft.kernel import SetupError
from undercroft.text.editions import words_of
from undercroft.text.words import Language, Words

from .api_types import GameOffered, Offered
from .problems import MESSAGES

CLASSES = ("character", "hero")  # kinds of what a seat can play
BOTS = ("random", "easy", "normal", "hard")
MOST_PLAYERS, MOST_LEVELS = 8, 9


def edition_of(game: str, packs: tuple[str, ...] = ()) -> Edition:
    """A game by name; one that is not there is refused."""
    return lay_out(box_of(game), packs)


def games(language: Language, packs: tuple[str, ...] = ()) -> list[GameOffered]:
    """All games at hand."""
    return [_game(name, language, packs) for name in boxes()]


@cache
def _game(game: str, language: Language, packs: tuple[str, ...]) -> GameOffered:
    edition = edition_of(game, packs)
    words = words_of(edition, language, MESSAGES)
    kinds: dict[str, list[Offered]] = {"scenario": [], "class": [], "variant": []}
    for offer in edition.box.offers(edition.rules.content):
        kind = "class" if offer.kind in CLASSES else offer.kind
        called = edition.box.called(offer.id) if kind == "scenario" else offer.id
        name = _name(words, offer.kind, offer.id)
        kinds.setdefault(kind, []).append(
            Offered(offer.id, name, offer.playable, offer.why, called, offer.complete)
        )
    bots = [Offered(bot, words.say(f"web-bot-{bot}"), bot in bot_names(game), "", bot) for bot in BOTS]
    difficulties = [
        Offered(each, words.say(f"web-difficulty-{each}"), True, "", each) for each in get_args(Difficulty)
    ]
    return GameOffered(
        game,
        _name(words, "game", game),
        kinds["scenario"],
        kinds["class"],
        kinds["variant"],
        bots,
        [n for n in range(1, MOST_LEVELS + 1) if _settles(edition, Setup(level=n))],
        [n for n in range(1, MOST_PLAYERS + 1) if _settles(edition, Setup(players=n))],
        difficulties,
    )


def _settles(edition: Edition, wishes: Setup) -> bool:
    """Does the game take such a set-up?"""
    try:
        edition.settle(wishes)
    except SetupError:
        return False
    return True


def _name(words: Words, kind: str, id: str) -> str:
    message = f"{kind}-{id}"
    return words.say(message) if words.has(message) else id
