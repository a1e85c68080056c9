"""Experience as one sentence of the log: all who gain as much for the same reason (D2-CPH-07, D2-CPH-08)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.descent.campaign.events import ExperienceGained
from undercroft.games.descent.campaign.rules.phase import CampaignPhase
from undercroft.kernel import Entry, Leaf, Seat
from undercroft.parts.summaries import Summary, Summed


class ExperienceShared(Leaf):
    """Several who gain as much experience as each other."""

    seats: tuple[Seat, ...]
    xp: int  # of each


def goes_on(entries: Sequence[Entry], following: Entry) -> bool:
    """One more who gains as much, by the same rule."""
    last, event = entries[-1], following.event
    return (
        isinstance(event, ExperienceGained)
        and isinstance(last.event, ExperienceGained)
        and (event.xp, following.rule) == (last.event.xp, last.rule)
    )


def sum_up(entries: Sequence[Entry], over: bool) -> Summed:
    gained = [entry.event for entry in entries if isinstance(entry.event, ExperienceGained)]
    return Summed((ExperienceShared(tuple(each.seat for each in gained), gained[0].xp),))


SUMMARIES = (Summary(ExperienceGained, lambda entries: False, sum_up, CampaignPhase, goes_on),)
