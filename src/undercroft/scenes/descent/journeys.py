"""The journey to a quest: its icons in a row, the Travel Event card, and the ways to choose from (D2-TRV)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.records.travel import TravelEffect
from undercroft.games.descent.rules.travel.events import Fork
from undercroft.games.descent.state import Descent, Journey
from undercroft.scenes import shapes
from undercroft.text.cards import card_text, part_text, sentence_of
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

ICONS: tuple[Icon, ...] = ("road", "plains", "forest", "mountain", "water")


def stops(g: Descent, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """The icons of the route in their order, with the one at which the heroes are (D2-TRV-07)."""
    now = g.state.journey
    if not now:
        return ()
    return tuple(_stop(g, now, number, icon, narrator) for number, icon in enumerate(now.route, 1))


def _stop(g: Descent, now: Journey, number: int, icon: Icon, narrator: Narrator) -> shapes.Row:
    here = shapes.Row(f"stop-{number}", _named(icon, narrator), icon, "", "active")
    if number != now.stops:
        return replace(here, state="done" if number < now.stops else "waiting")
    if not now.card:
        return here
    lines = (shapes.Statistic(_told(_section(g, now, icon), narrator)),) if _section(g, now, icon) else ()
    return replace(here, card=narrator.say("descent-travel-card", n=now.card), lines=lines)


def event(g: Descent, narrator: Narrator) -> str:
    """The event that is being resolved, before a question about it; empty: none is."""
    now = g.state.journey
    if not now or not now.card or not _section(g, now, now.icon):
        return ""
    told = _told(_section(g, now, now.icon), narrator)
    return narrator.say("descent-about-travel", icon=_named(now.icon, narrator), text=told)


def piles(g: Descent, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """The card that lies there with all its sections, and those before it."""
    now = g.state.journey
    if not now:
        return ()
    found = []
    if now.card:
        card = travel_card(now.card, narrator)
        found.append(shapes.Pile("travel", narrator.say("descent-pile-travel"), (card,)))
    if now.deck.discard:
        gone = tuple(travel_card(each, narrator) for each in now.deck.discard)
        found.append(shapes.Pile("travel-discard", narrator.say("descent-pile-travel-discard"), gone))
    return tuple(found)


def travel_card(id: str, narrator: Narrator) -> shapes.Card:
    """A Travel Event card: a part for each icon that has an event on it."""

    def made() -> shapes.Card:
        record = narrator.edition.rules.content.travel[id]
        halves = [
            shapes.Half("", (f"{_named(icon, narrator)}: {_told(record.section(icon), narrator)}",))
            for icon in ICONS
            if record.section(icon)
        ]
        return shapes.Card(id, narrator.say("descent-travel-card", n=id), "travel", tuple(halves))

    found: shapes.Card = narrator.once(("travel", id), made)
    return found


def shelves(g: Descent, narrator: Narrator) -> tuple[shapes.Shelf, ...]:
    """While the heroes choose: the ways that the card offers, side by side (D2-TRV-11)."""
    fork = next((frame for frame in reversed(g.state.frames) if isinstance(frame, Fork)), None)
    if fork is None or fork.way.do or not g.state.journey:
        return ()
    offers = []
    for number, way in enumerate(fork.effect.ways, 1):
        text = sentence_of(part_text(narrator.words, narrator.namer(None), way))
        name = narrator.say("descent-travel-card", n=g.state.journey.card)
        card = shapes.Card(way_id(number), name, "travel", (shapes.Half("", (text,)),))
        offers.append(shapes.Offer(way_id(number), text, card))
    return (shapes.Shelf("travel", narrator.say("descent-shelf-travel"), tuple(offers)),)


def way_id(number: int) -> str:
    """By which a way on the shelf and the answer that takes it are known."""
    return f"way-{number}"


def _section(g: Descent, now: Journey, icon: Icon) -> tuple[TravelEffect, ...]:
    found: tuple[TravelEffect, ...] = g.rules.content.travel[now.card].section(icon)
    return found


def _told(effects: tuple[TravelEffect, ...], narrator: Narrator) -> str:
    return card_text(narrator.words, narrator.namer(None), effects)


def _named(icon: Icon, narrator: Narrator) -> str:
    return capital(narrator.words.forms(narrator.namer(None).thing("icon", icon))[""])
