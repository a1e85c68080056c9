"""The mat of each seat: hero sheets with their cards, the Overlord's; and what only its player sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.quests.faces import glimpsed
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.state import Descent, Hero
from undercroft.kernel import Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import named_piles
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from . import cards
from .boards import token_name
from .figures import meters

AT_HAND = ("sheet", "skills", "equipped", "finds")  # what a hero can use, side by side like a hand


def mats(g: Descent, narrator: Narrator) -> tuple[shapes.Mat, ...]:
    """The open area before each hero, then the Overlord's (D2-CRD-01, D2-OLC-03)."""
    s = g.state
    heroes = [_hero_mat(g, hero, narrator) for hero in sorted(s.heroes.values(), key=lambda each: each.seat)]
    return (*_merged(heroes), _overlord_mat(g, narrator))


def _merged(found: list[shapes.Mat]) -> Iterator[shapes.Mat]:
    """One mat for each seat, also where somebody plays two heroes."""
    seats: dict[int, shapes.Mat] = {}
    for mat in found:
        before = seats.get(mat.seat)
        seats[mat.seat] = mat if before is None else replace(before, heroes=before.heroes + mat.heroes)
    yield from seats.values()


def _hero_mat(g: Descent, hero: Hero, narrator: Narrator) -> shapes.Mat:
    s, leaf = g.state, g.state.figures[hero.figure]
    name = capital(narrator.words.forms(narrator.namer(s).figure(hero.figure))[""])
    numbers = {"speed": speed(g, hero.figure)}
    if s.turn.figure == hero.figure:
        numbers |= {"actions": s.turn.actions, "movement": leaf.movement}
    gauges = [shapes.Gauge(id, narrator.say(f"descent-{id}"), str(n), id) for id, n in numbers.items()]
    namer = narrator.namer(None)
    calling = narrator.words.forms(namer.thing("calling", hero.calling))[""]
    gauges.append(shapes.Gauge("class", narrator.say("setup-class"), calling, "level"))
    note = narrator.say("descent-rank-out") if leaf.is_out else ""
    sheet = shapes.Hero(hero.figure, name, hero.kind, meters(g, hero.figure, narrator), note=note)
    return shapes.Mat(hero.seat, name, hero.kind, (sheet,), tuple(gauges), tuple(_open_piles(hero, narrator)))


def _open_piles(hero: Hero, narrator: Narrator) -> Iterator[shapes.Pile]:
    """Skills, equipment, search cards: exhausted ones are turned (D2-EXH-01, D2-SEA-06)."""
    equipped, packed = hero.equipped, [item for item in hero.items if item not in hero.equipped]
    sheet = [
        cards.feat(hero.kind, hero.feat, narrator),
        _lying(hero, cards.ability(hero.kind, narrator), narrator),
    ]
    piles = {
        "sheet": sheet,
        "skills": [_lying(hero, cards.card("skill", each, narrator), narrator) for each in hero.skills],
        "equipped": [_lying(hero, cards.card("item", each, narrator), narrator) for each in equipped],
        "packed": [_lying(hero, cards.card("item", each, narrator), narrator) for each in packed],
        "finds": [cards.card("search", each, narrator) for each in hero.finds],
        "spent": [cards.turned(cards.card("search", each, narrator), narrator) for each in hero.spent],
    }
    yield from named_piles("descent", piles, narrator)


def _lying(hero: Hero, card: shapes.Card, narrator: Narrator) -> shapes.Card:
    return cards.turned(card, narrator) if card.id in hero.exhausted else card


def _overlord_mat(g: Descent, narrator: Narrator) -> shapes.Mat:
    """How many cards he holds is public, and which are left in the deck is not (D2-OLC-03, D2-WHO-07)."""
    s = g.state
    overlord = s.overlord
    numbers = {"hand": len(overlord.held), "deck": s.deck.size, "discard": len(s.deck.discard)}
    gauges = [shapes.Gauge(id, narrator.say(f"descent-{id}"), str(n), id) for id, n in numbers.items()]
    piles = {
        "played": [cards.card("overlord", each, narrator) for each in overlord.played],
        "shown": [cards.card("overlord", each, narrator) for each in overlord.shown],
        "relics": [cards.card("relic", each.partition(":")[2] or each, narrator) for each in overlord.relics],
    }
    name = capital(narrator.seat(overlord.seat))
    return shapes.Mat(
        overlord.seat, name, "overlord", (), tuple(gauges), tuple(named_piles("descent", piles, narrator))
    )


def piles(g: Descent, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """The piles that a seat may look through: a hero his cards, the Overlord his hand, deck and discards."""
    s = g.state
    if seat != s.overlord.seat:
        own = [
            pile for hero in s.heroes.values() if hero.seat == seat for pile in _open_piles(hero, narrator)
        ]
        held = tuple(card for pile in own if pile.id in AT_HAND for card in pile.cards)
        rest = [pile for pile in own if pile.id not in AT_HAND]
        hand = shapes.Pile("hand", narrator.say("descent-pile-cards"), held)
        return (*spied_on(g, seat, narrator), hand, *rest)
    found = {
        "hand": _overlords(s.overlord.held, narrator),
        "drawn": _overlords(s.overlord.drawn, narrator),
        "deck": _overlords(sorted((*s.deck.top, *s.deck.pool)), narrator),
        "discard": _overlords(s.deck.discard, narrator),
        "aside": _overlords(s.overlord.aside, narrator),
        "glimpsed": [_glimpsed(g, name, face, narrator) for name, face in glimpsed(g).items()],
    }
    return tuple(named_piles("descent", found, narrator, always=("hand",)))


def _glimpsed(g: Descent, name: str, face: str, narrator: Narrator) -> shapes.Card:
    """A face-down token that the Overlord has looked at, its place and face (The Monster's Hoard 2)."""
    token = g.state.tokens[name]
    called = narrator.words.forms(narrator.namer(None).thing("face", face))[""]
    said = narrator.say(
        "descent-glimpsed", token=token_name(name, token, narrator), cell=GRID.name(token.cell), face=called
    )
    return shapes.Card(name, capital(said), "token")


def spied_on(g: Descent, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """The Overlord's hand, for whoever looks at it (D2-TRV-05)."""
    overlord = g.state.overlord
    if seat not in overlord.lookers:
        return ()
    return (
        shapes.Pile("spied", narrator.say("descent-pile-spied"), tuple(_overlords(overlord.held, narrator))),
    )


def _overlords(ids: Iterable[str], narrator: Narrator) -> list[shapes.Card]:
    return [cards.card("overlord", each, narrator) for each in ids]
