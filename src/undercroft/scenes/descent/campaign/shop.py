"""The shop and the cards for experience, as shelves: each with its price, for everybody to look at."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from undercroft.games.descent.campaign.rules.experience import SpendExperience, times_owned
from undercroft.games.descent.campaign.rules.shop import Shopping, record, resale_price
from undercroft.games.descent.campaign.state import Campaigning, Hero, library
from undercroft.kernel import CardId, Seat
from undercroft.scenes import shapes
from undercroft.scenes.descent import cards
from undercroft.text.narrator import Narrator

CLASSES = ("warlord", "saboteur", "magus", "universal")  # of Overlord cards that are bought (D2-EXP-09)


def shelves(g: Campaigning, narrator: Narrator) -> tuple[shapes.Shelf, ...]:
    """All that can be bought, sold or learnt at this step."""
    for frame in g.state.frames:
        match frame:
            case Shopping():
                return (_wares(g, narrator), *_carried(g, narrator))
            case SpendExperience(seat=seat) if seat in g.state.heroes:
                return (_skills(g, seat, narrator),)
            case SpendExperience(seat=seat) if seat == g.state.overlord.seat:
                return tuple(_overlord_cards(g, narrator))
    return ()


# -- gold


def _wares(g: Campaigning, narrator: Narrator) -> shapes.Shelf:
    """The open shop cards with their prices (D2-SHP-04)."""
    return shapes.Shelf(
        "wares",
        narrator.say("campaign-wares", n=g.state.purse.gold),
        tuple(_ware(g, card, narrator) for card in g.state.offered),
    )


def _ware(g: Campaigning, card: CardId, narrator: Narrator) -> shapes.Offer:
    shown = replace(cards.card("item", card, narrator), level="")
    gold = _gold(record(g, card).price, narrator)
    return shapes.Offer(card, f"{shown.name}: {gold.label}", shown, price=(gold,))


def _carried(g: Campaigning, narrator: Narrator) -> Iterator[shapes.Shelf]:
    """The equipment of each hero with what it would bring (D2-SHP-10, D2-SHP-11)."""
    for hero in g.state.heroes.values():
        title = narrator.say("campaign-carried", who=narrator.seat(hero.seat))
        if hero.items:
            offers = tuple(_piece(g, hero, card, narrator) for card in hero.items)
            yield shapes.Shelf(f"carried-{hero.seat}", title, offers)


def _piece(g: Campaigning, hero: Hero, card: CardId, narrator: Narrator) -> shapes.Offer:
    shown = replace(cards.card("item", card, narrator), level="")
    if record(g, card).relic:
        return shapes.Offer(card, shown.name, shown)
    gold = _gold(resale_price(g, card), narrator, "campaign-resale")
    return shapes.Offer(card, f"{shown.name}: {gold.label}", shown, price=(gold,))


def _gold(n: int, narrator: Narrator, message: str = "descent-gold") -> shapes.Sign:
    return shapes.Sign("gold", narrator.say(message, n=n), str(n))


# -- experience


def _skills(g: Campaigning, seat: Seat, narrator: Narrator) -> shapes.Shelf:
    """The skills of a hero's class, cheap ones first (D2-EXP-04)."""
    hero, records = g.state.heroes[seat], library(g)
    skills = sorted(records.calling[hero.calling].skills[1:], key=lambda skill: records.skill[skill].xp)
    title = narrator.say("campaign-skills", who=narrator.seat(seat), n=hero.xp)
    return shapes.Shelf("skills", title, tuple(_skill(g, hero, skill, narrator) for skill in skills))


def _skill(g: Campaigning, hero: Hero, skill: str, narrator: Narrator) -> shapes.Offer:
    shown = cards.card("skill", skill, narrator)
    if skill in hero.skills:
        shown = replace(shown, note=narrator.say("not-skill-known"))
    xp = _xp(library(g).skill[skill].xp, narrator)
    return shapes.Offer(skill, f"{shown.name}: {xp.label}", shown, price=(xp,))


def _overlord_cards(g: Campaigning, narrator: Narrator) -> Iterator[shapes.Shelf]:
    """The cards of each class by level (D2-EXP-09, D2-EXP-10)."""
    records = library(g).overlord
    for deck in CLASSES:
        found = sorted((each for each in records.values() if each.deck == deck), key=lambda each: each.level)
        title = narrator.say("campaign-deck", deck=narrator.say(f"campaign-deck-{deck}"))
        offers = tuple(_overlord_card(g, each.id, narrator) for each in found)
        yield shapes.Shelf(f"deck-{deck}", title, offers)


def _overlord_card(g: Campaigning, id: str, narrator: Narrator) -> shapes.Offer:
    record, owned = library(g).overlord[id], times_owned(g, id)
    shown = cards.card("overlord", id, narrator)
    level = narrator.say("campaign-level", n=record.level) if record.level else ""
    note = narrator.say("campaign-owned", n=owned, of=record.copies) if owned else ""
    xp = _xp(record.xp, narrator)
    return shapes.Offer(id, f"{shown.name}: {xp.label}", replace(shown, level=level, note=note), price=(xp,))


def _xp(n: int, narrator: Narrator) -> shapes.Sign:
    return shapes.Sign("xp", narrator.say("campaign-xp", n=n), str(n))
