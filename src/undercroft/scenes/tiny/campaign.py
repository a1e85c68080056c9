"""Draws the campaign: the nights in their order, the shop as a shelf, a mat for each hero."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undercroft.games.tiny.campaign.options import BuyOption, WayOption
from undercroft.games.tiny.campaign.records import Delve, Ware
from undercroft.games.tiny.campaign.rules.nights import PER_NIGHT
from undercroft.games.tiny.campaign.rules.shop import WARES, Shop
from undercroft.games.tiny.campaign.state import Campaigning, CampaignState, Hero, content
from undercroft.kernel import Decision, Game, Journal, Option, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import choice_of
from undercroft.scenes.objections import in_words
from undercroft.scenes.painters import Painter, Rows
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

NOWHERE = shapes.Board("square", (), ())  # a campaign has no board


def board(g: Campaigning, narrator: Narrator) -> shapes.Board:
    return NOWHERE


def figures(g: Campaigning, narrator: Narrator) -> tuple[shapes.Figure, ...]:
    return ()


def track(g: Campaigning, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """The nights: how they went, where the heroes are, what is ahead."""
    s = g.state
    rows = []
    for n, stage in enumerate(content(g).stages):
        if n < len(s.nights):
            night = s.nights[n]
            how = narrator.say("campaign-won" if night.won else "campaign-lost")
            rows.append(_row(n, f"{_name('delve', night.delve, narrator)}: {how}", "done", game=n))
        elif n == len(s.nights) and s.delve:
            rows.append(_row(n, _name("delve", s.delve, narrator), "active"))
        else:
            ways = " / ".join(_name("delve", way, narrator) for way in stage.ways)
            rows.append(_row(n, ways, "active" if n == len(s.nights) else "waiting"))
    return tuple(rows)


def _row(n: int, name: str, state: Any, game: int = -1) -> shapes.Row:
    return shapes.Row(f"night-{n + 1}", name, "night", str(n + 1), state, game=game)


def status(g: Campaigning, narrator: Narrator) -> shapes.Status:
    """How far the campaign is."""
    s, nights = g.state, len(content(g).stages)
    night = min(nights, len(s.nights) + 1)
    told = narrator.say("campaign-nights", night=night, nights=nights)
    gauges = [shapes.Gauge("night", narrator.say("campaign-night"), told, "round", "foot")]
    if s.torches:
        gauges.append(
            shapes.Gauge("torches", narrator.say("campaign-torches"), str(s.torches), "torch", "foot")
        )
    return shapes.Status(
        "tiny-campaign",
        narrator.say("game-tiny-campaign"),
        night,
        (narrator.say("campaign-goal-win"), narrator.say("campaign-goal-lose")),
        away=narrator.say("campaign-below") if s.delve else "",
        gauges=tuple(gauges),
        outcome=s.outcome,
        result=narrator.result(s.outcome) if s.outcome else "",
    )


def mats(g: Campaigning, narrator: Narrator) -> tuple[shapes.Mat, ...]:
    return tuple(_mat(hero, narrator) for hero in g.state.heroes.values())


def _mat(hero: Hero, narrator: Narrator) -> shapes.Mat:
    gauges = (
        shapes.Gauge("gold", narrator.say("campaign-gold"), str(hero.gold), "gold"),
        shapes.Gauge("wounds", narrator.say("campaign-wounds"), str(hero.wounds), "wound"),
    )
    cards = tuple(card("item", item, narrator) for item in hero.items)
    piles = (shapes.Pile("items", narrator.say("campaign-items"), cards),) if cards else ()
    return shapes.Mat(hero.seat, narrator.seat(hero.seat), hero.hero, (), gauges, piles)


def supply(g: Campaigning, narrator: Narrator) -> shapes.Supply:
    """The shop while somebody buys; the ways before the heroes go."""
    s, records = g.state, content(g)
    if any(isinstance(frame, Shop) for frame in s.frames):
        offers = tuple(_ware(ware, narrator) for ware in records.ware.values())
        return shapes.Supply((shapes.Shelf("wares", narrator.say("campaign-wares"), offers),))
    if s.outcome or len(s.nights) >= len(records.stages):
        return shapes.Supply()
    ways = (s.delve,) if s.delve else records.stages[len(s.nights)].ways
    offers = tuple(_way(records.delve[way], narrator) for way in ways)
    return shapes.Supply((shapes.Shelf("ways", narrator.say("campaign-ways"), offers),))


def _ware(ware: Ware, narrator: Narrator) -> shapes.Offer:
    price = narrator.say("campaign-price", n=ware.price)
    name = _name("ware", ware.id, narrator)
    sign = shapes.Sign("gold", price, str(ware.price))
    return shapes.Offer(ware.id, f"{name}: {price}", card("ware", ware.id, narrator), price=(sign,))


def _way(delve: Delve, narrator: Narrator) -> shapes.Offer:
    return shapes.Offer(delve.id, _name("delve", delve.id, narrator), card("delve", delve.id, narrator))


def card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    """A ware or a delve with what it does; an item by its name."""
    return narrator.once(("card", kind, id), lambda: _card(kind, id, narrator))


def _card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    match narrator.edition.record(kind, id):
        case Ware() as ware:
            lines = _does(ware, narrator)
        case Delve() as delve:
            lines = (
                narrator.say("campaign-delve-monsters", n=len(delve.monsters)),
                narrator.say("campaign-delve-torches", n=delve.torches),
                narrator.say("campaign-delve-gold", n=delve.gold),
            )
        case _:
            lines = ()
    halves = (shapes.Half("", lines),) if lines else ()
    return shapes.Card(id, _name(kind, id, narrator), kind, halves)


def _does(ware: Ware, narrator: Narrator) -> tuple[str, ...]:
    found = []
    if ware.heals:
        found.append(narrator.say("campaign-ware-heals", n=ware.heals))
    if ware.torches:
        found.append(narrator.say("campaign-ware-torches", n=ware.torches))
    if ware.item:
        found.append(narrator.say("campaign-ware-item"))
    if ware.bag:
        inside = [_name("ware", each, narrator).casefold() for each in dict.fromkeys(ware.bag)]
        found.append(narrator.say("campaign-ware-bag", wares=narrator.words.listed(inside)))
    return tuple(found)


def choice(g: Game[Any], decision: Decision, option: Option, label: str, narrator: Narrator) -> shapes.Choice:
    """Wares and ways are taken from their shelf."""
    match option:
        case BuyOption(ware):
            return choice_of(option, label, offer=ware)
        case WayOption(delve):
            return choice_of(option, label, offer=delve)
    return choice_of(option, label)


def question(g: Campaigning, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    """Wares that cannot be bought say why."""
    shop = next((frame for frame in g.state.frames if isinstance(frame, Shop)), None)
    if shop is None:
        return asked
    barred = []
    for ware in content(g).ware:
        if objection := WARES.objection(g, shop, ware):
            why = in_words(PAINTER, g, Seat(asked.seat), objection, "", narrator)
            barred.append(shapes.Barred(ware, why.text, why.rule))
    return replace(asked, barred=tuple(barred))


def report(journal: Journal[Any], narrator: Narrator) -> Rows:
    """Each hero's purse, and what it comes to."""
    s: CampaignState = journal.game.state
    heroes = list(s.heroes.values())
    points = PER_NIGHT * sum(night.won for night in s.nights)
    rows = {
        "points": [hero.gold + points for hero in heroes],
        "gold": [hero.gold for hero in heroes],
        "earned": [hero.earned for hero in heroes],
        "spent": [hero.spent for hero in heroes],
    }
    head = ("", tuple(narrator.seat(Seat(hero.seat)) for hero in heroes))
    return [head, *((narrator.say(f"campaign-stat-{id}"), tuple(map(str, row))) for id, row in rows.items())]


def _name(kind: str, id: str, narrator: Narrator) -> str:
    return capital(narrator.words.forms(narrator.namer(None).thing(kind, id))[""])


PAINTER = Painter(
    board=board,
    figures=figures,
    status=status,
    track=track,
    supply=supply,
    mats=mats,
    card=card,
    choice=choice,
    question=question,
    report=report,
)
