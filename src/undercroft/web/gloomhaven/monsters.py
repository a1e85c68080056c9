"""Monsters for painted positions: what one does by its statistics and its ability card."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any, Literal

from litestar import Request, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.monsters import formats
from undercroft.games.gloomhaven.monsters.formats import Action, AreaHex
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.records.decks import AbilityCard
from undercroft.games.gloomhaven.records.monsters import LEVELS, Monster, Stats
from undercroft.text.cards import card_text
from undercroft.text.editions import words_of
from undercroft.text.namers import StateNamer
from undercroft.text.words import Language
from undercroft.web.guards import Lang, hub_of
from undercroft.web.problems import Trouble, answers

from .maps import GAME

Rank = Literal["normal", "elite"]
MonsterPath = Annotated[str, PathParameter(min_length=1, max_length=60, description="a monster's id")]
CardAsked = Annotated[str, QueryParameter(max_length=20, description="of its ability deck")]
RankAsked = Annotated[Rank, QueryParameter(description="of the figure")]
LevelAsked = Annotated[int, QueryParameter(ge=0, lt=LEVELS, description="of the scenario's monsters")]


class CardOffered(Struct, frozen=True):
    """An ability card, with what it says."""

    id: str
    initiative: int
    text: str


class MonsterOffered(Struct, frozen=True):
    """A monster with the cards of its deck."""

    id: str
    name: str
    cards: list[CardOffered]


class Done(Struct, frozen=True):
    """A monster's actions by a card; nothing if a position cannot say it."""

    action: Action | None


class Unsayable(Exception):
    """The card has something for which positions have no word."""


@get("/api/solve/monsters", responses=answers(), summary="Monsters and their ability cards")
async def list_monsters(request: Request[Any, Any, Any], lang: Lang = "en") -> list[MonsterOffered]:
    """All that have normal and elite figures, by name."""
    return await hub_of(request).prepare(partial(offered, lang))


@get(
    "/api/solve/monsters/{monster:str}", responses=answers("no-page"), summary="What a monster does by a card"
)
async def show_action(
    request: Request[Any, Any, Any],
    monster: MonsterPath,
    card: CardAsked,
    rank: RankAsked = "normal",
    level: LevelAsked = 1,
) -> Done:
    """The card and the statistics of that rank and level, added up."""
    return await hub_of(request).prepare(partial(done_by, monster, card, rank, level))


def done_by(id: str, card: str, rank: Rank, level: int) -> Done:
    """A monster's actions by a card of its deck."""
    monster = _monsters(_edition()).get(id)
    cards = {each.id: each for each in _cards(_edition(), monster)} if monster else {}
    if monster is None or card not in cards:
        raise Trouble("no-page")
    try:
        return Done(action_of(monster, monster.stats(level, rank), cards[card]))
    except Unsayable:
        return Done(None)


def action_of(monster: Monster, stats: Stats, card: AbilityCard) -> Action:
    """The first move and the first attack of the card: what its focus and movement are reckoned by."""
    move = next((each for each in card.abilities if isinstance(each, Move)), None)
    attack = next((each for each in card.abilities if isinstance(each, Attack)), None)
    return Action(
        move=_points(stats, move) if move else 0,
        jump=bool(move and move.jump),
        flying=monster.flying,
        attack=_attack(stats, attack) if attack else None,
    )


def _points(stats: Stats, move: Move) -> int:
    if move.value is not None and not isinstance(move.value, int):
        raise Unsayable
    return max(0, stats.move + move.mod if move.value is None else move.value)


def _attack(stats: Stats, attack: Attack) -> formats.Attack:
    """GH-DEF-15, GH-MON-11: its range; GH-MST-10: its targets."""
    if attack.along or attack.reach > 1:
        raise Unsayable
    area = attack.area
    grey = area is not None and area.origin == "self"
    reach = 0 if grey else stats.range if attack.range is None else attack.range
    targets: int | Literal["all"] = 1 if attack.same_target else attack.target or stats.target or 1
    reach = max(1, reach + attack.range_mod) if reach else 0
    if attack.who is not None and attack.who.count == "all" and area is None:
        targets = "all"
        reach = attack.who.within if isinstance(attack.who.within, int) else reach
    pattern = [AreaHex(*hex) for hex in area.hexes] if area is not None else None
    if pattern is not None and grey:
        pattern.insert(0, AreaHex(0, 0, grey=True))
    ranged = bool(reach) and (reach > 1 or attack.range is not None or bool(stats.range))
    return formats.Attack("ranged" if ranged else "melee", max(1, reach), targets, pattern)


def _edition() -> Edition:
    return lay_out(box_of(GAME))


def _monsters(edition: Edition) -> dict[str, Monster]:
    return {id: each for id, each in edition.rules.content.monster.items() if isinstance(each, Monster)}


def _cards(edition: Edition, monster: Monster) -> tuple[AbilityCard, ...]:
    found: tuple[AbilityCard, ...] = edition.rules.content.deck[monster.deck].cards
    return found


@cache
def offered(language: Language) -> list[MonsterOffered]:
    """All monsters that have normal and elite figures, with their cards in words."""
    edition = _edition()
    words = words_of(edition, language)
    namer = StateNamer(words, find=edition.record, nouns=edition.box.nouns)
    found = []
    for id, monster in _monsters(edition).items():
        cards = sorted(_cards(edition, monster), key=lambda card: (card.initiative, card.id))
        told = [CardOffered(c.id, c.initiative, card_text(words, namer, c.abilities)) for c in cards]
        found.append(MonsterOffered(id, words.say(f"monster-{id}"), told))
    return sorted(found, key=lambda each: each.name)


HANDLERS = (list_monsters, show_action)
