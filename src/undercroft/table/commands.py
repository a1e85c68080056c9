"""From commands to records: what each command does, if it may. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from undercroft.bots import bot_names
from undercroft.kernel import BrokenRules, Decision, Draft, IllegalAnswer, Pass, Seat, replace
from undercroft.text.typed_input import typed_command, typed_option
from undercroft.text.words import Language

from . import sharing, undoing, wire
from .names import is_plain
from .records import (
    Answered,
    AnyRecord,
    BotSat,
    Chatted,
    Dropped,
    Held,
    Kicked,
    Locked,
    PolicySet,
    Renamed,
    Rose,
    Sat,
)
from .refusals import Refusal, table_words
from .rooms import HOST
from .sides import own_channel, rivals_of, side_of
from .standing_orders import first_to_pass, give_order

if TYPE_CHECKING:
    from .tables import Table

GameCommand = wire.Answer | wire.Undo | wire.Redo | wire.Override
RoomCommand = (
    wire.Vote | wire.Share | wire.Chat | wire.Ping | wire.Sit | wire.Rise | wire.HandOver | wire.SeatBot
    | wire.Rename | wire.Kick | wire.Lock | wire.SetPolicy | wire.StandingOrder
)  # fmt: skip


class Plan(NamedTuple):
    """Records to apply, and the answer among them as it was played on a copy: it is not played again."""

    records: Sequence[AnyRecord]
    draft: Draft | None = None


class Drafted(NamedTuple):
    """An answer as a record, and as it was played on a copy."""

    record: Answered
    draft: Draft


def plan(table: Table, person: int, command: wire.AnyCommand, now: int, language: Language) -> Plan:
    """Plan the records of a command, or refuse it."""
    match command:
        case wire.Type():
            return _play(table, person, _typed(table, person, command, language), now)
        case wire.Answer() | wire.Undo() | wire.Redo() | wire.Override():
            return _play(table, person, command, now)
        case _:
            return Plan(_round_the_game(table, person, command, now))


def _round_the_game(table: Table, person: int, command: RoomCommand, now: int) -> list[AnyRecord]:
    """The commands that are not part of the play."""
    match command:
        case wire.Vote():
            return undoing.vote(table, person, command)
        case wire.Share():
            return sharing.share(table, person, now)
        case wire.Chat(text=text, to=to):
            table.limits.check("chat", person, now)
            return [Chatted(text=text, side=own_channel(table, person) if to == "mates" else "")]
        case wire.Ping(at=at, figure=figure):
            if not at and not figure:
                raise Refusal("ping-where")
            table.limits.check("ping", person, now)
            return []
        case wire.Sit() | wire.Rise() | wire.HandOver() | wire.SeatBot():
            return _seat(table, person, command)
        case wire.Rename(name=name):
            if not is_plain(name):
                raise Refusal("bad-name")
            return [Renamed(name=table.room.free_name(name, person))]
        case wire.Kick() | wire.Lock() | wire.SetPolicy():
            return _host(table, person, command)
        case wire.StandingOrder(seat=seat):
            if table.room.ballot:
                raise Refusal("voting")
            _check_player(table, person, seat)
            return give_order(table, command)


# -- the game


def _play(table: Table, person: int, command: GameCommand, now: int) -> Plan:
    if table.room.ballot:
        raise Refusal("voting")
    match command:
        case wire.Answer(seat=seat, key=key, then=then):
            _check_player(table, person, seat)
            _check_fresh(table, seat, command.revision)
            record, draft = answered(table, seat, key)
            if waits_for_others(table, seat, key):
                return Plan([Held(seat=seat, then=record.line.key)])
            return Plan([replace(record, then=then or _kept(table, seat, key))], draft)
        case wire.Override(seat=seat, key=key):
            _check_host(person)
            if table.room.chair(seat).person in rivals_of(table, person):
                raise Refusal("rival")
            _check_fresh(table, seat, command.revision)
            record, draft = answered(table, seat, key)
            return Plan([replace(record, referee=True)], draft)
        case wire.Undo(to=to):
            _check_unmoved(table, command.revision)
            return Plan(undoing.undo(table, person, to, now))
        case wire.Redo():
            _check_unmoved(table, command.revision)
            return Plan(undoing.redo(table, person))


def answered(table: Table, seat: int, key: str) -> Drafted:
    """An answer played on a copy of the game, or a refusal."""
    try:
        draft = table.journal.draft(Seat(seat), key)
    except IllegalAnswer:
        raise Refusal("illegal", key=key) from None
    except BrokenRules as error:
        raise Refusal("broken", error=str(error)) from error
    return Drafted(Answered(line=draft.line), draft)


def _kept(table: Table, seat: int, key: str) -> str:
    """A right that is used while others think leaves what was given ahead as it is."""
    given = table.history.ahead(seat)
    if given is None:
        return ""
    return given.then if any(option.key == key for option in table.questions.open[seat].asides) else ""


def follow_up(table: Table, *, after_undo: bool) -> Plan | None:
    """The automatic follow-up of a move: answers in advance, bots that agree to give up, orders to pass.

    After an undo nobody passes by an order: whoever took a pass back wants to choose.
    """
    return _ahead(table, after_undo) or (None if after_undo else _agreed(table) or _ordered(table))


def _ahead(table: Table, after_undo: bool) -> Plan | None:
    """An answer given in advance, used when its question opens; dropped after an undo.

    Where nobody may learn who is asked, it waits until all who are asked have given theirs: what is written
    down before would tell who is not resting (GH-RST-13).
    """
    opened = table.journal.game.open
    waits = not after_undo and any(each.among and not is_held(table, each) for each in opened)
    for decision in opened:
        for seat in decision.seats:
            given = table.history.ahead(seat)
            if given is None or (waits and is_held(table, decision)):
                continue
            legal = None if after_undo else _if_legal(table, seat, given.then)
            if legal is None:
                return Plan([Dropped(seat=seat)])
            return Plan([replace(legal.record, by=given.by)], legal.draft)
    return None


def waits_for_others(table: Table, seat: int, key: str) -> bool:
    """Would playing this now tell others that the seat was asked at all (GH-RST-13)?

    So it would where nobody may learn who is asked, as long as somebody else must still answer.
    """
    asked = table.questions.open[seat]
    if not asked.among or not any(option.key == key for option in asked.options):
        return False
    others = [each for each in table.journal.game.open if each.among and seat not in each.seats]
    return any(not is_held(table, each) for each in others)


def is_held(table: Table, decision: Decision) -> bool:
    """Has the seat given its answer to this question in advance, and can it be given?"""
    given = table.history.ahead(decision.seat)
    return given is not None and any(option.key == given.then for option in decision.all_options)


def _agreed(table: Table) -> Plan | None:
    """Once all people of a side want to give up, bots and empty seats of it do; nobody says it twice."""
    opinions = table.edition.box.would_give_up(table.journal.game.state)
    if not any(opinions.values()):
        return None
    given_up = _given_up(table, opinions)
    for seat, asked in table.questions.open.items():
        key = next((option.key for option in asked.all_options if option.concedes), "")
        if not key or opinions.get(Seat(seat), True):
            continue
        if side_of(table, seat) in given_up or _goes_along(table, seat, asked, opinions):
            legal = _if_legal(table, seat, key)
            return Plan([legal.record], legal.draft) if legal else None
    return None


def _goes_along(table: Table, seat: int, asked: Decision, opinions: Mapping[Seat, bool]) -> bool:
    """Is a seat asked outright whether it gives up, and nobody plays it, or somebody who would anyway?"""
    if not any(option.concedes for option in asked.options):
        return False
    person, side = table.room.chairs[seat].player, side_of(table, seat)
    own = [other for other in table.room.seats_of(person) if side_of(table, other) == side]
    return not person or any(opinions.get(Seat(other), False) for other in own)


def _given_up(table: Table, opinions: Mapping[Seat, bool]) -> list[str]:
    """The sides all of whose people want to give up; a side without people plays on."""
    people: dict[str, list[bool]] = {}
    for seat, would in opinions.items():
        if table.room.chairs[seat].player:
            people.setdefault(side_of(table, seat), []).append(would)
    return [side for side, agree in people.items() if all(agree)]


def _ordered(table: Table) -> Plan | None:
    """A pass by a standing order, recorded as if its person had passed: nothing tells of the order."""
    seat = first_to_pass(table)
    legal = None if seat is None else _if_legal(table, seat, Pass().key)
    if seat is None or legal is None:
        return None
    return Plan([replace(legal.record, by=table.room.chairs[seat].player)], legal.draft)


def _if_legal(table: Table, seat: int, key: str) -> Drafted | None:
    """An answer that nobody waits for: if it cannot be played nothing is lost."""
    try:
        return answered(table, seat, key)
    except Refusal:
        return None


def _typed(
    table: Table, person: int, command: wire.Type, language: Language
) -> wire.Answer | wire.Undo | wire.Redo:
    """The meaning of a line: a key, the beginning of one, a number, or one of the two words."""
    words = table_words(language)
    line = " ".join(command.line.split())
    word, _, rest = line.partition(" ")
    decision = table.questions.open.get(command.seat)
    keys = decision.keys() if decision else []
    if line not in keys:
        match typed_command(words, word):
            case "undo" if not rest or rest.isdecimal():
                return wire.Undo(id=command.id, revision=command.revision, to=int(rest) if rest else -1)
            case "redo" if not rest:
                return wire.Redo(id=command.id, revision=command.revision)
    _check_player(table, person, command.seat)
    _check_fresh(table, command.seat, command.revision)
    asked = table.questions.open[command.seat]
    try:
        key = asked.keys()[typed_option(words, asked, line)]
    except IllegalAnswer as error:
        raise Refusal("no-option", why=str(error)) from None
    return wire.Answer(id=command.id, revision=command.revision, seat=command.seat, key=key)


def _check_player(table: Table, person: int, seat: int) -> None:
    chair = table.room.chair(seat)
    if chair.person != person:
        raise Refusal("not-yours", seat=seat + 1)
    if chair.bot:
        raise Refusal("bot-plays", bot=chair.bot)


def _check_fresh(table: Table, seat: int, revision: int) -> None:
    """The seat must have been asked before the person saw this revision."""
    if table.over:
        raise Refusal("over")
    if revision > table.revision:
        raise Refusal("stale")
    if seat not in table.questions.posed:
        raise Refusal("stale" if revision < table.position else "not-asked")
    if table.questions.posed[seat] > revision:
        raise Refusal("stale")


def _check_unmoved(table: Table, revision: int) -> None:
    """The game must be as the person saw it."""
    if not table.position <= revision <= table.revision:
        raise Refusal("stale")


# -- the room


def _seat(
    table: Table, person: int, command: wire.Sit | wire.Rise | wire.HandOver | wire.SeatBot
) -> list[AnyRecord]:
    seat = command.seat
    chair = table.room.chair(seat)
    match command:
        case wire.Sit():
            if chair.person:
                raise Refusal("taken", seat=seat + 1, name=table.room.people[chair.person].name)
            return [Sat(person=person, seat=seat)]
        case wire.SeatBot(bot=bot):
            _check_in_charge(table, person)
            if chair.person and chair.person in table.presence.persons:
                raise Refusal("taken", seat=seat + 1, name=table.room.people[chair.person].name)
            return _bot(table, seat, bot)
    if chair.person != person:
        raise Refusal("not-yours", seat=seat + 1)
    match command:
        case wire.Rise():
            return [*undoing.void_vote(table, person), Rose(seat=seat)]
        case wire.HandOver(bot=bot):
            return _bot(table, seat, bot)


def _bot(table: Table, seat: int, bot: str) -> list[AnyRecord]:
    names = bot_names(table.edition, table.setup, Seat(seat))
    if bot and bot not in names:
        raise Refusal("no-bot", bot=bot, names=", ".join(names))
    return [BotSat(seat=seat, bot=bot)] if table.room.chairs[seat].bot != bot else []


def _host(table: Table, person: int, command: wire.Kick | wire.Lock | wire.SetPolicy) -> list[AnyRecord]:
    _check_host(person)
    room = table.room
    match command:
        case wire.Lock(locked=locked):
            return [Locked(locked=locked)] if locked != room.locked else []
        case wire.SetPolicy(undo=undo):
            return [PolicySet(undo=undo)] if undo != room.undo else []
        case wire.Kick(person=whom):
            if whom == person or whom not in room.people or room.people[whom].gone:
                raise Refusal("no-person")
            # People who were sent away still know the code, so the table is locked.
            closing = [] if room.locked else [Locked(locked=True)]
            return [*undoing.void_vote(table, whom), Kicked(person=whom), *closing]


def _check_host(person: int) -> None:
    if person != HOST:
        raise Refusal("host-only")


def _check_in_charge(table: Table, person: int) -> None:
    """The host; while the host is away, whoever is seated, so that a game is not stuck."""
    if person != HOST and (HOST in table.presence.persons or not table.room.seats_of(person)):
        raise Refusal("host-only")
