"""The mat of each seat: for everybody to see, and for its own player."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.gloomhaven.state import Carried, Character, Figure, Haven, InPlay
from undercroft.kernel import Seat
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, phrasebook_of
from undercroft.scenes.read_cache import ReadCache, cache_of
from undercroft.text.narrator import Narrator

from . import cards
from .figures import conditions, meters

KEPT = 1 << 12  # counts: few of them are large


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
    found = {
        "played": tuple(cards.ability(book, card) for card in played),
        "active": tuple(cards.lying(book, each) for each in active),
        "discard": tuple(cards.ability(book, card, whole=False) for card in discard),
        "lost": tuple(cards.ability(book, card, whole=False) for card in lost),
        "items": tuple(cards.item(book, each, whole=False) for each in items),
    }
    return _named(book, found)


def piles(g: Haven, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """All cards of a seat as its player sees them (GH-CHM-08)."""
    mat = g.state.characters.get(seat)
    return _own_piles(phrasebook_of(narrator), mat) if mat is not None else ()


def _own_piles(book: Phrasebook, mat: Character) -> tuple[shapes.Pile, ...]:
    plain = {"hand": mat.hand, "picked": mat.picked, "played": mat.played}
    found = {name: tuple(cards.ability(book, card) for card in some) for name, some in plain.items()}
    found["active"] = tuple(cards.lying(book, each) for each in mat.active)
    for name, some in {"discard": mat.discard, "lost": mat.lost}.items():
        found[name] = tuple(cards.ability(book, card) for card in some)
    found["items"] = tuple(cards.item(book, each) for each in mat.items)
    found["goal"] = tuple(cards.goal(book, card) for card in (*mat.dealt, mat.goal) if card)
    return _named(book, found)


def _named(book: Phrasebook, found: dict[str, tuple[shapes.Card, ...]]) -> tuple[shapes.Pile, ...]:
    return tuple(
        shapes.Pile(name, book.say(f"pile-{'items-ready' if name == 'items' else name}"), some)
        for name, some in found.items()
        if some or name == "hand"
    )
