"""Which traits of statistic cards meet which kinds of abilities: in print, and while the game is played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from undercroft.games.gloomhaven.records.abilities import Attack, BossSpecial
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.records.monsters import LEVELS, Boss, Monster, Traits
from undercroft.games.gloomhaven.rules.monsters.stats import is_flying, monster_stats
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.sim.vocabulary import said_by

from .arena import RECORDS

TRAITS = tuple(name for name in Traits.__struct_fields__ if name != "retaliate_range")
PLAIN = ("do", "value", "mod")  # what an attack is without anything that could meet a trait


class Meeting(NamedTuple):
    """A monster that has a trait, and a card of its deck with a kind of ability."""

    kind: str
    rank: str
    level: int
    card: str


def traits_of(stats: Traits, flying: bool) -> Iterator[str]:
    yield from (name for name in TRAITS if getattr(stats, name))
    if flying:
        yield "flying"


def kinds_of(ability: BossAct) -> Iterator[str]:
    """What an ability is; an attack also by each line under its main line."""
    tag = str(ability.__struct_config__.tag)
    yield tag
    if isinstance(ability, Attack):
        yield from (f"{tag}-{name}" for name in said_by(ability) if name not in PLAIN)


def pair(trait: str, kind: str) -> str:
    return f"pair {trait} {kind}"


def all_pairs() -> list[str]:
    """Every trait with every kind of ability that a monster's card or a boss has."""
    acts: list[BossAct] = [
        act for deck in RECORDS.deck.values() for card in deck.cards for act in card.abilities
    ]
    for boss in RECORDS.monster.values():
        if isinstance(boss, Boss):
            acts += [*boss.special_1, *boss.special_2]
    kinds = dict.fromkeys(kind for act in acts if not isinstance(act, BossSpecial) for kind in kinds_of(act))
    return [pair(trait, kind) for trait in (*TRAITS, "flying") for kind in kinds]


@cache
def printed_pairs() -> dict[str, Meeting]:
    """Those that some monster makes with a card of its own deck, each with the first that does."""
    found: dict[str, Meeting] = {}
    for record in RECORDS.monster.values():
        if isinstance(record, Monster):
            sections = [("normal", record.normal), ("elite", record.elite)]
            for rank, levels in sections:
                for level in range(LEVELS):
                    traits = list(traits_of(levels[level], record.flying))
                    for card in RECORDS.deck[record.deck].cards if traits else ():
                        for name in (pair(t, k) for a in card.abilities for k in kinds_of(a) for t in traits):
                            found.setdefault(name, Meeting(record.id, rank, level, card.id))
    return found


def met(game: Haven, figure: FigureId, ability: BossAct) -> Iterator[str]:
    """The pairs that a figure makes with the ability that it performs."""
    leaf = game.state.figures[figure]
    if leaf.rank and not leaf.objective:
        traits = list(traits_of(monster_stats(game, leaf), is_flying(game, figure)))
        yield from (pair(trait, kind) for kind in kinds_of(ability) for trait in traits)
