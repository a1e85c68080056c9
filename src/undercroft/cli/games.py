"""`games`: what can be played, one thing a line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence

import msgspec

from undercroft.bots import all_bot_names
from undercroft.games.boxes import boxes, lay_out
from undercroft.games.setups import Offer
from undercroft.term.telling import words_for
from undercroft.text.words import Language, Words

from .parsing import Command, Options, show
from .settings import box, language

BOTS = ("random", "easy", "normal", "hard")


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="say more of this game")
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(options: Options) -> int:
    """The games, or all that one of them has."""
    chosen = [options.game] if options.game else list(boxes())
    offers = {name: _offers(name) for name in chosen}
    if options.json:
        sys.stdout.write(msgspec.json.encode({name: _playable(offers[name]) for name in offers}).decode())
        sys.stdout.write("\n")
    elif options.game:
        show(_contents(options.game, offers[options.game], language(options)))
    else:
        show(_overview(offers, language(options)))
    return 0


def _offers(game: str) -> list[Offer]:
    edition = lay_out(box(game))
    there = all_bot_names(edition.box)
    return [
        *edition.offers(),
        *(Offer("bot", bot, bot in there, complete=bot in there) for bot in BOTS),
    ]


def _playable(offers: Sequence[Offer]) -> dict[str, dict[str, bool]]:
    """By kind, what a game offers and whether it can be played in this version."""
    kinds: dict[str, dict[str, bool]] = {}
    for offer in offers:
        kinds.setdefault(offer.kind, {})[offer.id] = offer.playable
    return kinds


def _overview(games: dict[str, list[Offer]], said_in: Language) -> Iterable[str]:
    rows = []
    for name, offers in games.items():
        words = words_for(said_in, lay_out(box(name)))
        first = [offer for offer in offers if offer.kind == offers[0].kind and not offer.by_lot]
        opened = [offer for offer in first if offer.playable]
        complete = sum(offer.complete for offer in opened)
        known = words.has("games-count") and offers[0].kind != "bot"
        count = words.say("games-count", all=len(first), open=len(opened), complete=complete) if known else ""
        rows.append((name, _said(words, f"game-{name}", ""), count))
    words = words_for(said_in)
    return [*_columns(rows), words.say("games-more", command="undercroft games GAME")]


def _contents(game: str, offers: Sequence[Offer], said_in: Language) -> Iterable[str]:
    words = words_for(said_in, lay_out(box(game)))
    for kind in dict.fromkeys(offer.kind for offer in offers):
        yield _said(words, f"games-{kind}", kind)
        of_kind = [offer for offer in offers if offer.kind == kind]
        rated = not all(offer.complete for offer in of_kind)
        rows = [(offer.id, _name(offer, words), _state(offer, words, rated)) for offer in of_kind]
        yield from (f"  {line}" for line in _columns(rows))


def _said(words: Words, message: str, otherwise: str) -> str:
    """The game's own word, if it has one."""
    return words.say(message) if words.has(message) else otherwise


def _name(offer: Offer, words: Words) -> str:
    return _said(words, f"{offer.kind}-{offer.id}", "") if offer.kind != "bot" else ""


def _state(offer: Offer, words: Words, rated: bool) -> str:
    """Whether it can be played, and how well, where that differs."""
    if not offer.playable:
        return words.say("games-later")
    if offer.remark and words.has(offer.remark):
        return words.say(offer.remark, number=offer.number)
    if not rated or offer.kind == "bot":
        return ""
    return words.say("games-complete" if offer.complete else "games-open")


def _columns(rows: Sequence[tuple[str, str, str]]) -> list[str]:
    """The cells of each column below one another."""
    wide = [max(len(row[column]) for row in rows) for column in (0, 1)]
    return [f"{first:{wide[0]}}  {name:{wide[1]}}  {state}".rstrip() for first, name, state in rows]


GAMES = Command("games", "Shows what can be played.", "undercroft games tiny", _options, run)
