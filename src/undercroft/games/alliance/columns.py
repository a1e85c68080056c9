"""The cards in play for a hero, read once: the column under it and the artifacts beside it (DA-CRD-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from undercroft.games.alliance.records.cards import Card
from undercroft.games.alliance.records.effects import (
    AddVerb,
    AllowVerb,
    BaseVerb,
    BonusVerb,
    ChooseVerb,
    Clause,
    Condition,
    CounterVerb,
    DieVerb,
    DualVerb,
    Effect,
    ExtraVerb,
    HideVerb,
    IgnoreVerb,
    NoBonusVerb,
    PetVerb,
    RangeVerb,
    SetVerb,
    TauntVerb,
)
from undercroft.games.alliance.state import Delve, Played, card_name, library
from undercroft.kernel import FigureId, Seat
from undercroft.parts.decks import Cards

if TYPE_CHECKING:
    from undercroft.games.alliance.library import Library

SURGE = "surge"  # the source of what a Power Surge gives
KEPT = 1 << 12  # columns that are kept as read
SUMS = {"attack": ("melee", "ranged")}  # an ability that stands for several


class Lying(Struct, frozen=True, gc=False):
    """A clause of a card in play, with its card and its place in the column."""

    place: int
    card: str
    clause: Effect


class Column(Struct, frozen=True, gc=False):
    """The clauses of the cards in play, sorted by the questions that they answer."""

    bonuses: dict[str, tuple[tuple[str, int], ...]]  # by ability: card and number, without conditions
    fitful: tuple[Lying, ...]  # bonuses with conditions, or for one attack
    surges: tuple[str, ...]  # speed, melee, ranged
    sets: tuple[tuple[str, SetVerb | AddVerb], ...]
    ignores: tuple[tuple[str, IgnoreVerb], ...]
    ranges: tuple[tuple[str, RangeVerb], ...]
    bases: tuple[tuple[str, BaseVerb], ...]  # that can still be attacked with
    pets: tuple[tuple[str, PetVerb], ...]  # that have not attacked yet
    hits: tuple[tuple[str, Effect], ...]
    kills: tuple[tuple[str, Effect], ...]
    auras: tuple[tuple[str, BonusVerb], ...]
    counters: tuple[Lying, ...]
    hide: Lying | None
    die: tuple[tuple[str, int], ...]
    allows: bool
    taunts: bool
    types: frozenset[str]  # that the limit counts (DA-CRD-05)


def modes_of(card: Card) -> tuple[tuple[Effect, ...], ...]:
    """The ways to play a card: its clauses with each choice that it leaves."""
    ways: list[tuple[Effect, ...]] = [()]
    for clause in card.effects:
        ways = [(*way, each) for way in ways for each in alternatives(clause)]
    return tuple(ways)


def alternatives(clause: Effect) -> tuple[Effect, ...]:
    """A clause, or those of which it lets the player pick one (DA-CRD-E3)."""
    if isinstance(clause, ChooseVerb):
        return clause.among
    if isinstance(clause, DualVerb):  # DA-CRD-15
        return (
            BaseVerb(type=clause.type, n=clause.base),
            BonusVerb(stat=clause.type, n=clause.bonus, needs=(Condition("own"),)),
        )
    return (clause,)


def clauses_of(content: Library, card: str, mode: str) -> tuple[Effect, ...]:
    """The clauses of a card as it was played: `mode` is the number of the way, from 1."""
    ways = content.modes[card_name(card)]
    return ways[int(mode) - 1] if mode else ways[0]


def pays(clause: Clause) -> int:
    """The Speed points that a clause asks for (DA-HER-05)."""
    return sum(need.n for need in clause.needs if need.test == "pay")


def lying_clauses(content: Library, column: Iterable[Played]) -> Iterator[tuple[int, Played, Effect]]:
    """All clauses of face-up cards, but for those whose Speed was not paid."""
    for place, played in enumerate(column):
        if played.card:
            for clause in clauses_of(content, played.card, played.mode):
                if played.paid or not pays(clause):
                    yield place, played, clause


def read(content: Library, column: tuple[Played, ...]) -> Column:
    """Sort the clauses of a column; of artifacts, too, as if they lay in one."""
    bonuses: dict[str, list[tuple[str, int]]] = {}
    fitful: list[Lying] = []
    found: dict[str, list[tuple[str, Effect]]] = {"hit": [], "kill": []}
    sets, ignores, ranges, bases, pets, auras, die = [], [], [], [], [], [], []
    counters: list[Lying] = []
    hide: Lying | None = None
    allows = taunts = False
    for place, played, clause in lying_clauses(content, column):
        card = card_name(played.card)
        if clause.when in found:
            found[clause.when].append((card, clause))
            continue
        match clause:
            case BonusVerb():
                if clause.when == "aura":
                    auras.append((card, clause))
                elif clause.to is not None and clause.to.whom != "hero":
                    continue  # laid on somebody else, where it lasts by itself
                elif clause.once or conditions(clause) or "attack-spell" in content.card[card].types:
                    if not (clause.once and played.spent):
                        fitful.append(Lying(place, card, clause))
                else:
                    for stat in SUMS.get(clause.stat, (clause.stat,)):
                        bonuses.setdefault(stat, []).append((card, clause.n))
            case SetVerb() | AddVerb():
                sets.append((card, clause))
            case IgnoreVerb():
                ignores.append((card, clause))
            case RangeVerb():
                ranges.append((card, clause))
            case BaseVerb():
                if not played.spent or "attack-spell" not in content.card[card].types:  # DA-CRD-16
                    bases.append((card, clause))
            case PetVerb():
                if not played.spent:
                    pets.append((card, clause))
            case HideVerb():
                if not played.spent:
                    hide = Lying(place, card, clause)
            case CounterVerb():
                if not played.spent:
                    counters.append(Lying(place, card, clause))
            case DieVerb():
                die.append((card, clause.n))
            case AllowVerb():
                allows = True
            case TauntVerb():
                taunts = True
            case _:
                pass  # done once, when the card was played
    return Column(
        bonuses={stat: tuple(some) for stat, some in bonuses.items()},
        fitful=tuple(fitful),
        surges=tuple(played.mode for played in column if not played.card),
        sets=tuple(sets),
        ignores=tuple(ignores),
        ranges=tuple(ranges),
        bases=tuple(bases),
        pets=tuple(pets),
        hits=tuple(found["hit"]),
        kills=tuple(found["kill"]),
        auras=tuple(auras),
        counters=tuple(counters),
        hide=hide,
        die=tuple(die),
        allows=allows,
        taunts=taunts,
        types=types_in(content, column),
    )


def conditions(clause: Clause) -> bool:
    """Has a clause conditions beyond Speed that is paid when the card is played?"""
    return any(need.test != "pay" for need in clause.needs)


def types_in(content: Library, column: Iterable[Played]) -> frozenset[str]:
    """The types that another card must not have; cards with their own permission do not count (DA-CRD-09)."""
    cards = [content.card[card_name(played.card)] for played in column if played.card]
    return frozenset(kind for card in cards if not card.has(ExtraVerb) for kind in card.types)


def column_of(g: Delve, figure: FigureId) -> Column:
    """The column under a hero, as read."""
    return library(g).columns(g.state.columns.get(figure, ()))


def artifacts_of(g: Delve, seat: Seat) -> Column:
    """The artifacts of an Alliance, for all its heroes; no limit counts them (DA-ART-03 to DA-ART-06)."""
    return library(g).beside(g.state.alliances[seat].artifacts)


def is_hidden(g: Delve, figure: FigureId) -> bool:
    """Is a hero hiding, so that it cannot be chosen as the target of an attack (DA-MON-22)?"""
    column = g.state.columns.get(figure)
    return column is not None and library(g).columns(column).hide is not None


def taunting(g: Delve) -> list[FigureId]:
    """The heroes that monsters must attack if they can; none that lies or hides."""
    found = []
    for figure in g.state.columns:
        column, leaf = column_of(g, figure), g.state.figures[figure]
        if column.taunts and not leaf.lies and column.hide is None:
            found.append(figure)
    return found


def has_nobonus(content: Library, card: str) -> bool:
    """Does a card show the no-bonus icon?"""
    return bool(card) and content.card[card_name(card)].has(NoBonusVerb)


def reader(content: Library) -> Callable[[tuple[Played, ...]], Column]:
    """Reads columns, and keeps the last so many."""
    return lru_cache(KEPT)(lambda column: read(content, column))


def artifact_reader(content: Library) -> Callable[[Cards], Column]:
    """Reads the artifacts of an Alliance, and keeps the last so many."""
    return lru_cache(KEPT)(lambda cards: read(content, tuple(Played(Seat(0), card) for card in cards)))
