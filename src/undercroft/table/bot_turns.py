"""Bots at a table: the question that one must answer, and its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.bots import NO_VIEW, make_bot
from undercroft.kernel import Seat, view

from .command_results import BotTurn, CommandResult
from .commands import answered, is_held, waits_for_others
from .records import Held
from .refusals import Refusal

if TYPE_CHECKING:
    from .tables import Table


def bot_turn(table: Table) -> BotTurn | None:
    """A question that bots must answer; None while people think or vote."""
    if table.closed or table.room.ballot:
        return None
    game = table.journal.game
    for decision in game.open:
        chairs = [table.room.chairs[seat] for seat in decision.seats]
        chair = next((chair for chair in chairs if chair.bot), None)
        if decision.among and is_held(table, decision):
            continue
        if chair is not None and not any(chair.player for chair in chairs):
            seat = Seat(chair.seat)
            seed = f"{table.header.seed}/{table.position}"
            bot = make_bot(table.edition, table.setup, chair.bot, seat, seed)
            seen = view(game, seat) if bot.needs_view else NO_VIEW
            return BotTurn(seat, bot, seen, decision, table.questions.posed[seat])
    return None


def play_bot(table: Table, turn: BotTurn, pick: int, now: int) -> CommandResult:
    """Let a bot's choice count, if it is still asked."""
    chair = table.room.chairs[turn.seat]
    if table.room.ballot or not chair.bot or table.questions.posed.get(turn.seat) != turn.posed:
        raise Refusal("stale")
    key = turn.decision.all_options[pick].key
    try:
        record, draft = answered(table, turn.seat, key)
    except Refusal as refusal:
        table.note_fault(refusal)
        raise
    if waits_for_others(table, turn.seat, key):
        return table.write([Held(seat=turn.seat, then=key)], now)
    return table.write([record], now, draft)
