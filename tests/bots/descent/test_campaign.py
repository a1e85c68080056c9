"""Bots of Descent between quests, what they buy and for whom, and with relics in a quest."""

from __future__ import annotations

from games.descent.arena import arena
from games.descent.campaign.camp import Camp
from games.descent.campaign.test_shop import at_the_shop
from games.descent.items.test_relics import bears

from undercroft.bots.descent.campaign import CampaignBot
from undercroft.bots.descent.cards import card_worth
from undercroft.bots.descent.plans import Planner
from undercroft.bots.descent.position import Position
from undercroft.games.descent.options import ActOption
from undercroft.kernel import Seat, view


def answer(g: Camp) -> str:
    """The bot of whoever is asked answers."""
    seat = g.open[0].seat
    key = g.open[0].options[CampaignBot(g.rules, seat, "test").choose(view(g, seat), g.open[0])].key
    g.answer(seat, key)
    return str(key)


def test_they_buy_what_fights_best_for_its_price_and_give_it_to_who_gains_most() -> None:
    """A hammer nearly doubles what Avric does; the dearer sling is no weapon of anybody's."""
    g = at_the_shop("sling", "light-hammer", "lucky-charm#2", "iron-spear", "mana-weave", gold=75)
    avric = next(seat for seat, hero in g.state.heroes.items() if hero.hero == "avric-albright")
    assert [answer(g), answer(g)] == ["buy light-hammer", f"give-to {avric}"]
    assert "light-hammer" in g.state.heroes[Seat(avric)].items


def test_they_sell_only_what_nobody_would_wear() -> None:
    wares = ("sling", "light-hammer", "lucky-charm#2", "ring-of-power", "mana-weave")
    g = at_the_shop(*wares, items={0: ("leather-armor", "iron-spear")})
    sold = []
    while g.state.offered:
        sold.append(answer(g))
        assert len(sold) < 20, sold
    assert any("iron-spear" in each for each in sold) and not any("sell leather" in each for each in sold)


def test_a_lieutenant_weighs_the_relic_that_he_bears() -> None:
    """The Scorpion's Kiss is used by an action, as an ability is."""
    at = arena()
    at.hand()
    alric = bears(at, "scorpions-kiss", "h6")
    at.put(1, "e6")
    at.put(2, "b3")
    at.activate(alric)
    offered = ActOption("scorpions-kiss")
    assert offered in at.asked.options
    planner = Planner(Position(at.game, at.state.overlord.seat), alric, at.asked.options)
    assert card_worth(planner, offered).score > 0
