"""Before the campaign: who goes down, and the state that it begins from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec.structs import replace

from undercroft.games.setup_checks import checked
from undercroft.games.setups import One, Setup, fixed
from undercroft.games.tiny.campaign.records import CampaignContent
from undercroft.games.tiny.campaign.rules.nights import Campaign
from undercroft.games.tiny.campaign.state import CampaignReport, CampaignState
from undercroft.games.tiny.setup import HEROES, MORE_TORCHES, Delver, Difficulty, Party


class CampaignSetup(Setup, frozen=True):
    """Two heroes, and how dark it is."""

    party: Party = ()
    difficulty: Annotated[Difficulty, One(menu=fixed("difficulty", Difficulty), help="how many torches")] = (
        "normal"
    )


def settle(content: CampaignContent, wishes: CampaignSetup) -> CampaignSetup:
    """Fill in what was not chosen; refuse what the game does not have."""
    party = wishes.party or tuple(content.hero)[:HEROES]
    delvers = tuple(Delver(each) if isinstance(each, str) else each for each in party)
    right = checked(content, replace(wishes, party=delvers))
    return replace(right, party=party_of(right))


def party_of(setup: CampaignSetup) -> tuple[str, ...]:
    """The heroes by their ids."""
    return tuple(each if isinstance(each, str) else each.hero for each in setup.party)


def begin(content: CampaignContent, setup: CampaignSetup) -> CampaignState:
    """Nobody is hired yet; the first procedure does it by events."""
    first = Campaign(more_torches=MORE_TORCHES[setup.difficulty])
    return CampaignState(party=party_of(setup), frames=[first])


def seats(content: CampaignContent, setup: CampaignSetup) -> Sequence[str]:
    return [f"hero-{hero}" for hero in party_of(setup)]


def tally(report: CampaignReport) -> Mapping[str, int]:
    """The statistics at the end of a campaign."""
    return {
        "delves won": sum(night.won for night in report.nights),
        "gold left": sum(hero.gold for hero in report.heroes),
        "gold spent": sum(hero.spent for hero in report.heroes),
        "wounds": sum(hero.wounds for hero in report.heroes),
    }
