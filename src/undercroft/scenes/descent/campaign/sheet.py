"""The campaign sheet: act, gold and victories; what each hero and the Overlord have; what it came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.games.descent.campaign.state import (
    Campaigning,
    CampaignState,
    Hero,
    Overlord,
    hero_seats,
    library,
)
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import Journal, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import named_piles
from undercroft.scenes.descent import cards
from undercroft.scenes.painters import Rows
from undercroft.text.narrator import Narrator

from . import quests

Piles = dict[str, list[shapes.Card]]
NUMERALS = {1: "I", 2: "II"}


def status(g: Campaigning, narrator: Narrator) -> shapes.Status:
    """The act, the purse, the quests of each side; where the heroes are."""
    s = g.state
    away = narrator.say("campaign-away", quest=quests.name(s.quest, narrator)) if s.quest else ""
    return shapes.Status(
        "descent-campaign",
        narrator.say("game-descent-campaign"),
        goal=(narrator.say("campaign-goal"),),
        away=away,
        gauges=tuple(_gauges(s, narrator)),
        sides=_sides(s, narrator),
        outcome=s.outcome,
        result=narrator.result(s.outcome) if s.outcome else "",
    )


def _gauges(s: CampaignState, narrator: Narrator) -> Iterator[shapes.Gauge]:
    won = {side: sum(each.winner == side for each in s.played) for side in (HEROES, OVERLORD)}
    values = {
        "act": (NUMERALS[s.act], "book"),
        "gold": (str(s.purse.gold), "gold"),
        "won-heroes": (str(won[HEROES]), "won-heroes"),
        "won-overlord": (str(won[OVERLORD]), "won-overlord"),
    }
    for id, (value, icon) in values.items():
        yield shapes.Gauge(id, narrator.say(f"campaign-gauge-{id}"), value, icon, "head")


def _sides(s: CampaignState, narrator: Narrator) -> tuple[shapes.Side, ...]:
    heroes, overlord = hero_seats(s), (s.overlord.seat,)
    return (
        shapes.Side(HEROES, narrator.say("descent-side-heroes"), heroes, (OVERLORD,)),
        shapes.Side(OVERLORD, narrator.say("descent-side-overlord"), overlord, (HEROES,)),
    )


# -- mats


def mats(g: Campaigning, narrator: Narrator) -> tuple[shapes.Mat, ...]:
    """Heroes and Overlord with all they own, which is public (D2-EXP-20)."""
    s = g.state
    heroes = [_hero_mat(g, hero, narrator) for hero in s.heroes.values()]
    return (*heroes, _overlord_mat(g, narrator)) if heroes else ()


def _hero_mat(g: Campaigning, hero: Hero, narrator: Narrator) -> shapes.Mat:
    calling = narrator.words.forms(narrator.namer(None).thing("calling", hero.calling))[""]
    gauges = (shapes.Gauge("class", narrator.say("setup-class"), calling, "level"), _xp(hero, narrator))
    piles = tuple(named_piles("campaign", _of_hero(g, hero, narrator), narrator))
    return shapes.Mat(hero.seat, narrator.seat(hero.seat), hero.hero, (), gauges, piles)


def _overlord_mat(g: Campaigning, narrator: Narrator) -> shapes.Mat:
    overlord = g.state.overlord
    piles = tuple(named_piles("campaign", _of_overlord(g, narrator), narrator))
    name = narrator.seat(overlord.seat)
    return shapes.Mat(overlord.seat, name, "overlord", (), (_xp(overlord, narrator),), piles)


def _xp(who: Hero | Overlord, narrator: Narrator) -> shapes.Gauge:
    note = narrator.say("campaign-gauge-xp-note", earned=who.earned, spent=who.spent)
    return shapes.Gauge("xp", narrator.say("campaign-gauge-xp"), str(who.xp), "xp", note=note)


def _of_hero(g: Campaigning, hero: Hero, narrator: Narrator) -> Piles:
    basic = library(g).calling[hero.calling].skills[0]
    return {
        "skills": [cards.card("skill", each, narrator) for each in (basic, *hero.skills)],
        "items": [cards.card("item", each, narrator) for each in hero.items],
    }


def _of_overlord(g: Campaigning, narrator: Narrator) -> Piles:
    overlord = g.state.overlord
    return {
        "bought": [cards.card("overlord", each, narrator) for each in overlord.cards],
        "relics": [cards.card("relic", each, narrator) for each in overlord.relics],
        "basic": [cards.card("overlord", each, narrator) for each in library(g).basic_deck],
    }


def piles(g: Campaigning, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """All that a seat owns, like a hand."""
    s = g.state
    hero = s.heroes.get(seat)
    if hero is None and seat != s.overlord.seat:
        return ()
    found = _of_overlord(g, narrator) if hero is None else _of_hero(g, hero, narrator)
    held = tuple(card for some in found.values() for card in some)
    return (shapes.Pile("hand", narrator.say("descent-pile-cards"), held),)


# -- the end


def report(journal: Journal[Any], narrator: Narrator) -> Rows:
    """Experience and cards by seat; gold is common."""
    s: CampaignState = journal.game.state
    everybody: list[Hero | Overlord] = [*s.heroes.values(), s.overlord]
    rows = {
        "earned": [who.earned for who in everybody],
        "spent": [who.spent for who in everybody],
        "cards": [len(who.skills) if isinstance(who, Hero) else len(who.cards) for who in everybody],
        "items": [len(who.items) if isinstance(who, Hero) else len(who.relics) for who in everybody],
        "quests": [_won(s, HEROES if isinstance(who, Hero) else OVERLORD) for who in everybody],
        "gold": [s.purse.earned if isinstance(who, Hero) else 0 for who in everybody],
    }
    head = ("", tuple(narrator.seat(who.seat) for who in everybody))
    return [head, *((narrator.say(f"campaign-stat-{id}"), tuple(map(str, row))) for id, row in rows.items())]


def _won(s: CampaignState, side: str) -> int:
    return sum(each.winner == side for each in s.played)
