"""Cards and items of the Cellar, with their texts."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.tiny.records import Card, Item, TinyContent
from undercroft.games.tiny.rules.reactions import WardVerb
from undercroft.games.tiny.state import Figure, Tiny, TinyState
from undercroft.kernel import FigureId, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import plain_card
from undercroft.text import card_text
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital


def card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    """A card with a line for each effect; an item with what it does."""
    records: TinyContent = narrator.edition.rules.content
    if id in records.card:
        return narrator.once(("card", id), lambda: _card(records.card[id], narrator))
    if id in records.item:
        return narrator.once(("item", id), lambda: _item_card(records.item[id], narrator))
    return plain_card(kind, id, narrator)


def _card(record: Card, narrator: Narrator) -> shapes.Card:
    namer = narrator.namer(None)
    lines = tuple(card_text(narrator.words, namer, [effect]) for effect in record.effects)
    name = capital(narrator.words.forms(namer.card(record.id))[""])
    slots = max((v.listens.uses for v in record.effects if isinstance(v, WardVerb)), default=0)
    half = shapes.Half("", lines, lasting=record.lasts)
    return shapes.Card(record.id, name, "card", (half,), slots=slots)


def own_piles(g: Tiny, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """All that a seat may look through."""
    s = g.state
    hand, deck = s.hands[seat], s.decks[seat]
    secret = {"hand": hand.cards, "looked": deck.top}
    found = [
        _pile(name, [card("card", id, narrator) for id in ids], narrator) for name, ids in secret.items()
    ]
    found += open_piles(s, seat, narrator)
    left = (*deck.pool, *deck.bottom)
    found.append(_pile("deck", [card("card", id, narrator) for id in left], narrator))
    return tuple(pile for pile in found if pile.cards)


def open_piles(s: TinyState, seat: Seat, narrator: Narrator) -> list[shapes.Pile]:
    """The open piles of a seat: cards in play, items, discarded cards."""
    active = [_in_play(lying.card, lying.used, narrator) for lying in s.hands[seat].active]
    hero = s.figures.get(FigureId(seat + 1))
    items = [_item(hero, item, narrator) for item in hero.items] if hero else []
    gone = [card("card", id, narrator) for id in s.decks[seat].discard]
    piles = {"active": active, "items": items, "discard": gone}
    return [_pile(name, cards, narrator) for name, cards in piles.items() if cards]


def _in_play(id: str, used: int, narrator: Narrator) -> shapes.Card:
    shown = card("card", id, narrator)
    note = narrator.say("tiny-note-used", used=used, slots=shown.slots) if used else ""
    return replace(shown, used=used, note=note, state="active")


def _item(hero: Figure, item: str, narrator: Narrator) -> shapes.Card:
    shown = card("item", item, narrator)
    spent = item in hero.used
    return replace(shown, state="spent", note=narrator.say("tiny-note-spent")) if spent else shown


def _item_card(record: Item, narrator: Narrator) -> shapes.Card:
    name = capital(narrator.words.forms(narrator.namer(None).thing("item", record.id))[""])
    return shapes.Card(record.id, name, "item", (shapes.Half("", (_use(record, narrator),)),))


def _use(record: Item, narrator: Narrator) -> str:
    return narrator.say(f"tiny-item-{record.use}", n=record.heals)


def _pile(name: str, cards: list[shapes.Card], narrator: Narrator) -> shapes.Pile:
    return shapes.Pile(name, narrator.say(f"tiny-pile-{name}"), tuple(cards))
