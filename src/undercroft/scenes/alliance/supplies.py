"""The middle of the table: upgrades and tiles on offer, decks, the discard pile, the solo card."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.alliance.ground import Laid
from undercroft.games.alliance.state import GAP, Delve, library
from undercroft.kernel import CardId
from undercroft.parts.decks import Cards
from undercroft.scenes import shapes
from undercroft.text.narrator import Narrator

from . import cards
from .boards import tile_places, tile_words


def supply(g: Delve, narrator: Narrator) -> shapes.Supply:
    """Both draft areas with their gaps, and the piles that belong to nobody (DA-DRA-17)."""
    s = g.state
    if s.heroes:  # the hero draft comes first (DA-SET-07)
        heroes = shapes.Shelf(
            "heroes", narrator.say("alliance-shelf-heroes"), tuple(_heroes(s.heroes, narrator))
        )
        return shapes.Supply((heroes,))
    shelves = (
        shapes.Shelf("upgrades", narrator.say("alliance-shelf-upgrades"), tuple(_upgrades(g, narrator))),
        shapes.Shelf("tiles", narrator.say("alliance-shelf-tiles"), tuple(_tiles(g, narrator))),
    )
    return shapes.Supply(shelves, tuple(_piles(g, narrator)))


def hero_offer(hero: str) -> str:
    """The id of a hero in the pool of the draft."""
    return f"hero-{hero}"


def upgrade_offer(position: int) -> str:
    """The id of a place of the Upgrade Draft Area."""
    return f"upgrade-{position + 1}"


def tile_offer(position: int) -> str:
    """The id of a place of the Tile Draft Area."""
    return f"tile-{position + 1}"


def _heroes(heroes: Cards, narrator: Narrator) -> Iterator[shapes.Offer]:
    for hero in heroes:
        shown = cards.card("hero", hero, narrator)
        yield shapes.Offer(hero_offer(hero), shown.name, shown)


def _upgrades(g: Delve, narrator: Narrator) -> Iterator[shapes.Offer]:
    for position, card in enumerate(g.state.offer):
        yield _upgrade(g, position, card, narrator)


def _upgrade(g: Delve, position: int, card: CardId, narrator: Narrator) -> shapes.Offer:
    id = upgrade_offer(position)
    if card == GAP:
        return shapes.Offer(id, narrator.say("alliance-gap"))
    shown = cards.card("card", card, narrator)
    cost = library(g).card[card].cost
    price = shapes.Sign("xp", narrator.say("alliance-xp", n=cost), str(cost))
    return shapes.Offer(id, f"{shown.name}, {price.label}", shown, price=(price,))


def _tiles(g: Delve, narrator: Narrator) -> Iterator[shapes.Offer]:
    for position, tile in enumerate(g.state.tiles):
        if not tile:
            yield shapes.Offer(tile_offer(position), narrator.say("alliance-gap"))
            continue
        record = library(g).tile[tile]
        yield shapes.Offer(
            tile_offer(position),
            tile_words(record, narrator),
            places=tile_places(record, Laid(tile, (0, 0))),
        )


def _piles(g: Delve, narrator: Narrator) -> Iterator[shapes.Pile]:
    s = g.state
    yield shapes.Pile(
        "upgrade-deck", narrator.say("alliance-pile-upgrade-deck", level=s.level), (), s.upgrades.size
    )
    if s.upgrades.discard:
        lying = tuple(cards.card("card", card, narrator) for card in s.upgrades.discard)
        yield shapes.Pile("upgrade-discard", narrator.say("alliance-pile-upgrade-discard"), lying)
    yield shapes.Pile("dungeon-deck", narrator.say("alliance-pile-dungeon-deck"), (), s.deck.size)
    if s.solo.top or s.solo.discard:
        shown = tuple(cards.card("solo", card, narrator) for card in s.solo.top[:1])
        yield shapes.Pile("solo", narrator.say("alliance-pile-solo"), shown, s.solo.size)
