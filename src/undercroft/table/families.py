"""A campaign and the games that it sends its heroes to: tables of their own, with one border between them.

A child is known by the answer after which it departed and by its charge, an ending by the child and the
number of the record that brought it: one departure makes one child, and an ending comes home exactly once.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Literal

import msgspec

from undercroft.games.boxes import Edition
from undercroft.kernel import Charge, IllegalAnswer, Report

from .command_results import CommandResult
from .records import (
    Abandoned,
    AnyRecord,
    BotSat,
    Departed,
    Joined,
    Opened,
    ProposalEnded,
    Returned,
    Sat,
    TakenBack,
)
from .refusals import Refusal

if TYPE_CHECKING:
    from .tables import Table

Errand = Literal["", "open", "seat", "fetch", "reopen", "resume"]
Make = Callable[[Edition, Opened], "Table"]


def charge_digest(table: Table) -> str:
    """Of the charge that a campaign has given; empty: it expects nothing."""
    expected = table.journal.game.expected
    if expected is None:
        return ""
    return digest_of(expected.charge)


def digest_of(charge: Charge) -> str:
    """By which a charge is known at both tables."""
    return blake2b(msgspec.json.encode(charge), digest_size=8).hexdigest()


def child_of(table: Table) -> str:
    """The table of the game that a campaign waits for; empty: there is none, or none yet."""
    charge = charge_digest(table)
    for departed in reversed(table.departed) if charge else ():
        if (departed.answers, departed.charge) == (table.answers, charge):
            return departed.child
    return ""


def family_of(table: Table) -> dict[int, str]:
    """The games that count in a campaign, by the answer after which each departed."""
    home, waits = _home(table), child_of(table)
    return {**home, table.answers: waits} if waits else home


def games_of(table: Table) -> tuple[str, ...]:
    """The tables of the games that came home, in their order."""
    return tuple(child for _, child in sorted(_home(table).items()))


def _home(table: Table) -> dict[int, str]:
    given = table.history.given
    return {
        n: child for n, child in table.returned.items() if n < len(given) and given[n].line.report is not None
    }


def strays(table: Table) -> list[str]:
    """The games whose departure was taken back."""
    family = set(family_of(table).values())
    return [each.child for each in table.departed if each.child not in family]


def errand(table: Table, child: Table | None) -> Errand:
    """The task at the border: open a child, let people in, fetch its report, reopen or resume it."""
    if table.closed or table.journal.game.expected is None:
        return ""
    if child is None:
        return "" if child_of(table) else "open"
    if child.abandoned:
        return "resume"
    if not child.over:
        return "seat" if newcomers(table, child) else ""
    return "reopen" if (child.id, child.moved) in table.home else "fetch"


def open_child(
    table: Table, make: Make, edition: Edition, child: str, code: str, seed: str, now: int
) -> tuple[Table, CommandResult]:
    """The game that a campaign expects, with everybody who is at the campaign's table, seated as there."""
    expected = table.journal.game.expected
    if expected is None:
        raise Refusal("no-child")
    setup = edition.charged(expected.charge)
    header, room = edition.header(setup, seed), table.room
    opened = Opened(
        at=now, table=child, code=code, header=header, seats=len(edition.seats(setup)), undo=room.undo,
        parent=table.id, departed=table.answers, charge=charge_digest(table),
    )  # fmt: skip
    records: list[AnyRecord] = [
        Joined(at=now, person=guest.id, name=guest.name, token=guest.token)
        for guest in room.people.values()
        if not guest.gone
    ]
    for chair in room.chairs[: opened.seats]:
        if chair.person:
            records.append(Sat(at=now, person=chair.person, seat=chair.seat))
        if chair.bot:
            records.append(BotSat(at=now, seat=chair.seat, bot=chair.bot))
    made = make(edition, opened)
    for record in records:
        made.apply(record)
    return made, CommandResult((opened, *records))


def newcomers(table: Table, child: Table) -> list[AnyRecord]:
    """People who joined a campaign after its heroes had left: by the same key, seated as there.

    A seat that is somebody's below stays theirs; one that a bot plays for nobody is taken over from it.
    """
    records: list[AnyRecord] = []
    known = {guest.token: guest.id for guest in child.room.people.values()}
    for guest in table.room.people.values():
        if not guest.gone and guest.token not in known:
            known[guest.token] = len(known) + 1
            joined = Joined(person=known[guest.token], name=guest.name, token=guest.token)
            records.append(joined)
            free = [
                chair.seat
                for chair, below in zip(table.room.chairs, child.room.chairs)
                if chair.person == guest.id and not below.person and (chair.player or not below.bot)
            ]
            records += [Sat(person=joined.person, seat=seat) for seat in free]
    return records


def depart(table: Table, opened: Opened, now: int) -> CommandResult:
    """The heroes are there: the campaign knows the child's table from now on."""
    if opened.parent != table.id or (opened.departed, opened.charge) != (table.answers, charge_digest(table)):
        raise Refusal("not-child")
    if child_of(table):
        raise Refusal("departed-already")
    record = Departed(child=opened.table, code=opened.code, answers=opened.departed, charge=opened.charge)
    return table.write([record], now)


def bring_home(table: Table, child: Table, now: int) -> CommandResult:
    """The report of a child that is over, applied by the campaign's own rules, once for each ending."""
    if child.opened.parent != table.id or child.id not in {each.child for each in table.departed}:
        raise Refusal("not-child")
    if (child.id, child.moved) in table.home:
        raise Refusal("home-already")
    if child.id != child_of(table):
        raise Refusal("not-child")
    ending = child.journal.game.state.ending
    if not child.over or not ending or not isinstance(ending.report, Report):
        raise Refusal("not-over")
    try:
        draft = table.journal.draft_report(ending.report)
    except IllegalAnswer as error:
        raise Refusal("no-report", why=str(error)) from None
    return table.write([Returned(child=child.id, ending=child.moved, line=draft.line)], now, draft)


def reopen(child: Table, now: int) -> CommandResult:
    """The campaign has taken the ending back: the game is open again at its last question."""
    if not child.opened.parent or not child.over:
        raise Refusal("not-over")
    return child.write([TakenBack(to=child.answers - 1, reveal=True)], now)


def abandon(child: Table, now: int) -> CommandResult:
    """The campaign has taken the departure back: the game is looked at, and no more; nothing is voted on."""
    if not child.opened.parent or child.abandoned:
        raise Refusal("not-child")
    ballot = child.room.ballot
    records: list[AnyRecord] = [ProposalEnded(proposal=ballot.id, how="void")] if ballot else []
    return child.write([*records, Abandoned(abandoned=True)], now)


def resume(child: Table, now: int) -> CommandResult:
    """The same departure was made again: the game goes on where it was left."""
    if not child.abandoned:
        raise Refusal("not-child")
    return child.write([Abandoned(abandoned=False)], now)


def last_return(table: Table) -> int:
    """The answer that the last report is, of those that count; 0: there is none."""
    reports = table.history.reports
    return reports[-1] if reports else 0


def is_shown_since(table: Table, n: int) -> bool:
    """Was anything rolled, drawn or shown after an answer?"""
    return n < len(table.history.given) and not table.journal.is_undo_free(n)


def used_chance(child: Table) -> bool:
    """Has anything been rolled or drawn in a game, its set-up included?"""
    return child.dealt or any(given.line.chance for given in child.history.given)
