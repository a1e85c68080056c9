"""Giving up, by a ruling, as the book has no rule: a side calls the quest lost when all of it agree."""

from __future__ import annotations

from functools import cache

from undercroft.games.descent.events.encounters import GivingUp
from undercroft.games.descent.rules.quests.quest import end_quest
from undercroft.games.descent.rules.who import current_seat, hero_seats
from undercroft.games.descent.state import HEROES, OVERLORD, Descent, DescentState
from undercroft.kernel import Done, Next, Procedure, Right, Seat, ask, step
from undercroft.parts.conceding import GiveUpOption, PlayOnOption, right_to_give_up, side_gives_up


class GiveUp(Procedure, tag="descent.give_up"):
    """Somebody would give up; the others of the side are asked at once, and one who plays on is enough."""

    seat: Seat

    @step("D2-WHO-01")
    def propose(self, g: Descent) -> None:
        g.emit(GivingUp(self.seat, agrees=True))

    @step("D2-WHO-01", "D2-GEN-03")
    def ask_others(self, g: Descent) -> Next:
        opinions = would_give_up(g.state)
        if side_gives_up(g, self.seat, opinions):
            return self.end
        mates = g.rules.mates(g.state, self.seat, opinions)
        return ask(next(seat for seat in mates if not opinions[seat]), GiveUpOption(), PlayOnOption())

    @ask_others.answered
    def hear(self, g: Descent, picked: GiveUpOption | PlayOnOption) -> Next:
        agrees = isinstance(picked, GiveUpOption)
        g.emit(GivingUp(g.answering, agrees))
        return self.ask_others if agrees else Done()

    @step("D2-GEN-03", "D2-GEN-07")
    def end(self, g: Descent) -> Next:
        """The other side has won the quest, whatever encounter it is."""
        end_quest(g, OVERLORD if g.rules.side_of(g.state, self.seat) == HEROES else HEROES)
        return Done()


def would_give_up(s: DescentState) -> dict[Seat, bool]:
    """Everybody's opinion."""
    return {seat: seat in s.giving_up for seat in (*hero_seats(s), s.overlord.seat)}


def rights(g: Descent, seat: Seat) -> list[Right]:
    """In a turn of one's own, whenever one decides something."""
    if not g.state.round or seat in g.state.giving_up or seat != current_seat(g):
        return []
    return [right_of(seat)]


@cache
def right_of(seat: Seat) -> Right:
    """The right of a seat that has not agreed yet: always the same, and asked for with each question."""
    return right_to_give_up(seat, {seat: False}, GiveUp(seat))
