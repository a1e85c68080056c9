"""What can be played, with names in the language of whoever asks."""

from __future__ import annotations

from functools import cache

from undercroft.bots import all_bot_names
from undercroft.games.boxes import Edition, box_of, boxes, lay_out
from undercroft.games.setups import Members, Number, fields_of
from undercroft.text.editions import words_of
from undercroft.text.words import Language, Words

from .api_types import GameOffered, Offered
from .problems import MESSAGES

CLASSES = ("character", "hero")  # kinds of what a seat can play
BOTS = ("random", "easy", "normal", "hard")


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
    kinds: dict[str, list[Offered]] = {"scenario": [], "class": [], "variant": [], "difficulty": []}
    for offer in edition.offers():
        kind = "class" if offer.kind in CLASSES else offer.kind
        called = offer.typed
        name = _name(words, offer.kind, offer.id)
        kinds.setdefault(kind, []).append(
            Offered(offer.id, name, offer.playable, offer.why, called, offer.complete)
        )
    there = all_bot_names(edition.box)
    bots = [Offered(bot, words.say(f"web-bot-{bot}"), bot in there, "", bot) for bot in BOTS]
    marks = {field.name: field.mark for field in fields_of(edition.box.setup)}
    level, party = marks.get("level"), marks.get("party")
    return GameOffered(
        game,
        _name(words, "game", game),
        kinds["scenario"],
        kinds["class"],
        kinds["variant"],
        bots,
        list(range(level.least, level.most + 1)) if isinstance(level, Number) else [1],
        list(range(party.least, party.most + 1)) if isinstance(party, Members) else [1],
        kinds["difficulty"],
    )


def _name(words: Words, kind: str, id: str) -> str:
    message = f"{kind}-{id}"
    return words.say(message) if words.has(message) else id
