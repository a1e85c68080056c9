"""Giving up the campaign, by a ruling: a side calls it lost when all of it agree."""

from __future__ import annotations

from undercroft.games.descent.campaign.events import GivingUp
from undercroft.games.descent.campaign.rules.campaign import end_campaign
from undercroft.games.descent.campaign.state import Campaigning, CampaignState, hero_seats, side_of
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import Done, Next, Procedure, Right, Seat, ask, step
from undercroft.parts.conceding import GiveUpOption, PlayOnOption, right_to_give_up, side_gives_up


class GiveUpCampaign(Procedure, tag="descent.give_up_campaign"):
    """Somebody would give up; the others of the side are asked at once, and one who plays on is enough."""

    seat: Seat

    @step("D2-WHO-01")
    def propose(self, g: Campaigning) -> None:
        g.emit(GivingUp(self.seat, agrees=True))

    @step("D2-WHO-01", "D2-GEN-03")
    def ask_others(self, g: Campaigning) -> Next:
        opinions = would_give_up(g.state)
        if side_gives_up(g, self.seat, opinions):
            return self.end
        mates = g.rules.mates(g.state, self.seat, opinions)
        return ask(next(seat for seat in mates if not opinions[seat]), GiveUpOption(), PlayOnOption())

    @ask_others.answered
    def hear(self, g: Campaigning, picked: GiveUpOption | PlayOnOption) -> Next:
        agrees = isinstance(picked, GiveUpOption)
        g.emit(GivingUp(g.answering, agrees))
        return self.ask_others if agrees else Done()

    @step("D2-GEN-03")
    def end(self, g: Campaigning) -> Next:
        """The other side has won the campaign."""
        end_campaign(g, OVERLORD if side_of(g.state, self.seat) == HEROES else HEROES)
        return Done()


def would_give_up(s: CampaignState) -> dict[Seat, bool]:
    """Everybody's opinion."""
    return {seat: seat in s.giving_up for seat in (*hero_seats(s), s.overlord.seat)}


def rights(g: Campaigning, seat: Seat) -> list[Right]:
    """Whenever one decides something."""
    if not g.state.played or seat in g.state.giving_up:
        return []
    return [right_to_give_up(seat, would_give_up(g.state), GiveUpCampaign(seat))]
