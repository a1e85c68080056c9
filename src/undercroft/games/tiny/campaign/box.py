"""The box of the campaign: its chapters put together, and what it offers the program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from undercroft.games.boxes import Box, Quick
from undercroft.games.nouns import Nouns
from undercroft.games.tiny import report
from undercroft.games.tiny.campaign import events, options, setup, state
from undercroft.games.tiny.campaign.draw import draw
from undercroft.games.tiny.campaign.invariants import INVARIANTS
from undercroft.games.tiny.campaign.records import CampaignContent
from undercroft.games.tiny.campaign.rules import nights, shop
from undercroft.games.tiny.campaign.state import Campaigning, CampaignState
from undercroft.kernel import Rules, Seat


def seat_order(g: Campaigning) -> Sequence[Seat]:
    return tuple(g.state.heroes)


def make_rules(content: CampaignContent) -> Rules[CampaignState]:
    """The rules of the campaign with these records."""
    return Rules(
        CampaignState,
        (events, options, state, report, nights, shop),
        seat_order,
        invariants=INVARIANTS,
        content=content,
    )


BOX = Box(
    id="tiny-campaign",
    folder=Path(__file__).parent,
    schema=CampaignContent,
    make_rules=make_rules,
    setup=setup.CampaignSetup,
    quick=(Quick(setup.CampaignSetup(), ("me", "bot:normal"), prepared=False),),
    settle=setup.settle,
    begin=setup.begin,
    seats=setup.seats,
    plays=lambda settled: "game-tiny-campaign",
    called=lambda settled: "campaign",
    draw=draw,
    rounds=lambda played: len(played.nights) + bool(played.delve),
    tally=setup.tally,
    nameless=("stage",),
    nouns=Nouns(things=("delve", "ware", "item", "hero", "scenario")),
    painter="undercroft.scenes.tiny.campaign:PAINTER",
    bots={"normal": "undercroft.bots.tiny.campaign:CampaignBot"},
    child="tiny",
)
