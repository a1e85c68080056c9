"""The box of the campaign: its chapters put together, and what it offers the program.

It has the content and the words of its game: items, skills and quests are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from undercroft.games.boxes import Box, Quick
from undercroft.games.descent import checks, report
from undercroft.games.descent.box import BOX as QUESTS
from undercroft.games.descent.campaign import events, options, setup, state, table
from undercroft.games.descent.campaign.draw import draw
from undercroft.games.descent.campaign.invariants import INVARIANTS
from undercroft.games.descent.campaign.rules import (
    act_two,
    campaign,
    experience,
    giving_up,
    next_quest,
    phase,
    shop,
)
from undercroft.games.descent.campaign.sheet import write_sheet
from undercroft.games.descent.campaign.state import Campaigning, CampaignState, hero_seats, side_of
from undercroft.games.descent.campaign.summaries import SUMMARIES
from undercroft.games.descent.library import Library
from undercroft.kernel import Rules, Seat
from undercroft.parts import conceding

CHAPTERS = (act_two, campaign, experience, giving_up, next_quest, phase, shop)


def seat_order(g: Campaigning) -> Sequence[Seat]:
    return (*hero_seats(g.state), g.state.overlord.seat)


def make_rules(content: Library) -> Rules[CampaignState]:
    """The rules of the campaign with these records."""
    return Rules(
        CampaignState,
        (events, options, state, report, conceding, *CHAPTERS),
        seat_order,
        rights=giving_up.rights,
        side_of=side_of,
        invariants=INVARIANTS,
        content=content,
    )


BOX = Box(
    id="descent-campaign",
    folder=Path(__file__).parent.parent,
    schema=Library,
    make_rules=make_rules,
    setup=setup.CampaignSetup,
    quick=(
        Quick(setup.CampaignSetup(), ("me", *("bot:normal",) * 4), prepared=False, name="hero"),
        Quick(setup.CampaignSetup(), (*("bot:normal",) * 4, "me"), prepared=False, name="overlord"),
    ),
    settle=setup.settle,
    begin=setup.begin,
    seats=setup.seats,
    plays=lambda settled: "game-descent-campaign",
    called=lambda settled: "campaign",
    variants=lambda settled: [f"variant-{variant}" for variant in settled.variants],
    draw=draw,
    piles=table.piles,
    facts=table.facts,
    look=table.look,
    names=QUESTS.names,
    faults=checks.faults,
    results=("heroes-won", "overlord-won"),
    rounds=lambda played: len(played.played) + bool(played.quest),
    would_give_up=giving_up.would_give_up,
    tally=setup.tally,
    record=QUESTS.record,
    nameless=(*QUESTS.nameless,),
    nouns=QUESTS.nouns,
    painter="undercroft.scenes.descent.campaign:PAINTER",
    bots={
        "easy": "undercroft.bots.descent.campaign:CampaignBot",
        "normal": "undercroft.bots.descent.campaign:CampaignBot",
        "hard": "undercroft.bots.descent.campaign:CampaignBot",
    },
    child="descent",
    sheet=write_sheet,
    summaries=SUMMARIES,
)
