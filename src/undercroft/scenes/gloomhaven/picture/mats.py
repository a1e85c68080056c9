"""The mat of each seat: for everybody to see, and for its own player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from undercroft.games.gloomhaven.state import Carried, Character, Figure, Haven, InPlay
from undercroft.kernel import Seat
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, phrasebook_of
from undercroft.scenes.read_cache import ReadCache, cache_of
from undercroft.text.narrator import Narrator

from . import cards
from .figures import conditions, meters

KEPT = 1 << 12  # counts, of which few are large, and piles
Drawn = Callable[[Phrasebook, Any], shapes.Card]
Lying = Mapping[str, tuple[Drawn, tuple[Any, ...]]]  # by pile: what lies in it, and how that is drawn
NAMED_ABILITY: Drawn = partial(cards.ability, whole=False)
NAMED_ITEM: Drawn = partial(cards.item, whole=False)


def mats(g: Haven, narrator: Narrator) -> tuple[shapes.Mat, ...]:
    """Counts, and the cards and items that lie open (GH-COM-01, GH-ITM-28)."""
    s, book, memory = g.state, phrasebook_of(narrator), cache_of(narrator)
    found = s.characters.values()
    return tuple(
        [memory.made_of(("mat", mat.seat), _mat, memory, book, mat, s.figures[mat.figure]) for mat in found]
    )


def _mat(memory: ReadCache, book: Phrasebook, mat: Character, leaf: Figure) -> shapes.Mat:
    counts = {
        "hand": len(mat.hand) + len(mat.picked),
        "discard": len(mat.discard),
        "lost": len(mat.lost),
        "xp": mat.xp,
        "money": mat.money,
        "level": mat.level,
    }
    gauges = [_count(book, id, value) for id, value in counts.items()]
    gauges += [
        shapes.Gauge(sign.icon, book.thing("condition", sign.icon), "", sign.icon, "conditions", sign.label)
        for sign in conditions(book, leaf)
    ]
    if mat.gone:
        fate = "dead" if mat.dead else "escaped" if leaf.phase == "away" else "exhausted"
        gauges.append(shapes.Gauge(fate, book.say(f"haven-fate-{fate}"), "", fate, "fate"))
    elif mat.resting:
        gauges.append(shapes.Gauge("resting", book.say("haven-resting"), "", "rest", "fate"))
    name, lying = book.figure(leaf), (mat.played, mat.active, mat.discard, mat.lost, mat.items)
    return shapes.Mat(
        seat=mat.seat,
        name=name,
        kind=mat.kind,
        heroes=(shapes.Hero(mat.figure, name, mat.kind, meters(book, leaf)),),
        gauges=tuple(gauges),
        piles=memory.made_of(("open piles", mat.seat), _open_piles, book, *lying),
    )


@lru_cache(KEPT)
def _count(book: Phrasebook, id: str, value: int) -> shapes.Gauge:
    return shapes.Gauge(id, book.say(f"haven-count-{id}"), str(value), id, "counts")


def _open_piles(
    book: Phrasebook,
    played: tuple[str, ...],
    active: tuple[InPlay, ...],
    discard: tuple[str, ...],
    lost: tuple[str, ...],
    items: tuple[Carried, ...],
) -> tuple[shapes.Pile, ...]:
    """Piles that everybody sees; the text of cards that are out of play is left to those who ask for it."""
    found: Lying = {
        "played": (cards.ability, played),
        "active": (cards.lying, active),
        "discard": (NAMED_ABILITY, discard),
        "lost": (NAMED_ABILITY, lost),
        "items": (NAMED_ITEM, items),
    }
    return _piles(book, found)


def piles(g: Haven, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """All cards of a seat as its player sees them (GH-CHM-08)."""
    mat = g.state.characters.get(seat)
    return _own_piles(phrasebook_of(narrator), mat) if mat is not None else ()


def _own_piles(book: Phrasebook, mat: Character) -> tuple[shapes.Pile, ...]:
    found: Lying = {
        "hand": (cards.ability, mat.hand),
        "picked": (cards.ability, mat.picked),
        "played": (cards.ability, mat.played),
        "active": (cards.lying, mat.active),
        "discard": (cards.ability, mat.discard),
        "lost": (cards.ability, mat.lost),
        "items": (cards.item, mat.items),
        "goal": (cards.goal, (*mat.dealt, mat.goal) if mat.goal else mat.dealt),
    }
    return _piles(book, found)


def _piles(book: Phrasebook, found: Lying) -> tuple[shapes.Pile, ...]:
    return tuple(
        [_pile(book, name, draw, some) for name, (draw, some) in found.items() if some or name == "hand"]
    )


@lru_cache(KEPT)
def _pile(book: Phrasebook, name: str, draw: Drawn, lying: tuple[Any, ...]) -> shapes.Pile:
    """A pile; while the same cards lie in it, it is the same one, and need not be compared card by card."""
    label = book.say(f"pile-{'items-ready' if name == 'items' else name}")
    return shapes.Pile(name, label, tuple([draw(book, each) for each in lying]))
