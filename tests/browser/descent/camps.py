"""Campaigns of Descent up to a question worth looking at, as journals to bring to a table."""

from __future__ import annotations

from functools import cache
from typing import Any

from games.descent.campaign.camp import HEROES, OVERLORD, report

from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import starter
from undercroft.kernel import Journal, Seat, view

PLAYERS = 2  # heroes; the Overlord sits after them


@cache
def camp(what: str, seat: int = 0, quests: int = 1, *winners: str) -> str:
    """After so many quests, at the first question of this kind that a seat is asked; bots decide the others.

    `winners`: of the quests in their order; the heroes win those that are not named.
    """
    edition = lay_out(box_of("descent-campaign"))
    setup = edition.settle(edition.read_setup({"players": PLAYERS}))
    journal: Journal[Any] = Journal(edition.header(setup, "camp"), starter(edition, setup, "camp"))
    bots = [make_bot(edition, setup, "normal", Seat(each), "camp") for each in range(PLAYERS + 1)]
    while journal.game.open or journal.game.expected is not None:
        g = journal.game
        if g.expected is not None:
            played = len(g.state.played)
            journal.report(report(g, winners[played] if played < len(winners) else HEROES))
            continue
        decision = g.open[0]
        if decision.what == what and seat in decision.seats and len(g.state.played) >= quests:
            break
        pick = bots[decision.seat].choose(view(g, decision.seat), decision)
        journal.answer(decision.seat, decision.options[pick].key)
    return journal.save().decode()


__all__ = ["HEROES", "OVERLORD", "camp"]
