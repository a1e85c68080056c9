"""The room as one of its people sees it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING

from undercroft.bots import bot_names
from undercroft.kernel import Seat
from undercroft.text.narrator import Narrator

from . import wire
from .families import child_of, games_of
from .rooms import HOST, Ballot, Chair, Verdict
from .sides import channel, sides, standing_of
from .standing_orders import show_orders, turn_of
from .undoing import Ruling, may_redo, rule_undo

if TYPE_CHECKING:
    from .rendering import Renderer
    from .tables import Table


NO_UNDO = Ruling("no")


@lru_cache(1 << 10)
def seed_hash(seed: str) -> str:
    """The hash of the seed, public from the beginning."""
    return sha256(seed.encode()).hexdigest()


def rests_on(table: Table) -> tuple[object, ...]:
    """All that the part `room` shows of a table: as long as it is the same, so is the part."""
    clocks = [
        (each, table.questions.left(each), table.questions.deadline(each)) for each in table.questions.since
    ]
    family = (child_of(table), games_of(table)) if table.edition.box.child else ()
    return table.room.count, table.presence.persons, sides(table), clocks, table.over, table.closed, family


def show_room(renderer: Renderer, *, joined: bool) -> wire.Room:
    """The part `room`, the same for all who joined; who only looks on is not told the code."""
    table = renderer.table
    room, seed = table.room, table.header.seed
    return wire.Room(
        table=table.id,
        code=table.code if joined else "",
        people=people_shown(table),
        seats=seats_shown(renderer),
        undo=room.undo,
        locked=room.locked,
        variants=tuple(map(renderer.presenter.narrator.words.say, table.edition.box.variants(table.setup))),
        clocks=tuple(
            wire.Clock(seat, table.questions.left(seat), table.questions.deadline(seat))
            for seat in sorted(table.questions.since)
        ),
        hash=seed_hash(seed),
        seed=seed if table.over and table.open_to_all else "",
        over=table.over,
        shared=table.room.shared,
        closed=table.closed.why(renderer.language) if table.closed else "",
        campaign=bool(table.edition.box.child),
        parent=table.opened.parent,
        child=child_of(table) if table.edition.box.child else "",
        games=games_of(table) if table.edition.box.child else (),
    )


def show_reader(renderer: Renderer, person: int) -> wire.Reader:
    """The part `reader`: what one of the people may take back, and what is voted on."""
    table = renderer.table
    seats, over, closed = table.room.seats_of(person), table.over, table.closed
    may_act = bool(person) and not closed
    ruling = rule_undo(table, person) if may_act else NO_UNDO
    orders = () if over or closed else show_orders(renderer, person)
    return wire.Reader(
        answers=table.answers,
        can_undo=ruling.how,
        can_redo=may_act and may_redo(table, person),
        undo_text=renderer.says(ruling.to + 1, seats) if ruling.how != "no" else "",
        proposal=_proposal(renderer, table.room.ballot, seats) if table.room.ballot else None,
        verdict=_verdict(renderer, table.room.verdict, person, seats) if table.room.verdict else None,
        mates=bool(person) and bool(channel(table, person)),
        standing=standing_of(table, person) if over else None,
        orders=orders,
        turns=bool(orders) and bool(turn_of(table)),
    )


def people_shown(table: Table) -> tuple[wire.Person, ...]:
    """Everybody who may be here."""
    here = table.presence.persons
    return tuple(
        wire.Person(each.id, each.name, table.room.seats_of(each.id), each.id in here, each.id == HOST)
        for each in table.room.people.values()
        if not each.gone
    )


def seats_shown(renderer: Renderer) -> tuple[wire.SeatShown, ...]:
    """The seats: their players, their roles, and their sides if there is more than one."""
    table = renderer.table
    found = sides(table)
    told = found if len(set(found)) > 1 else ("",) * len(found)
    chairs = zip(table.room.chairs, told, strict=True)
    return tuple([_seat(renderer.presenter.narrator, chair, side) for chair, side in chairs])


def _seat(narrator: Narrator, chair: Chair, side: str) -> wire.SeatShown:
    seat, person, bot = Seat(chair.seat), chair.person, chair.bot

    def shown() -> wire.SeatShown:
        kind, bots = _kind(narrator.seats[seat]), bot_names(narrator.edition, narrator.setup, seat)
        return wire.SeatShown(seat, narrator.seat(seat), kind, person, bot, side, bots)

    return narrator.once(("chair", seat, person, bot, side), shown)


def _proposal(renderer: Renderer, ballot: Ballot, seats: tuple[int, ...]) -> wire.Proposal:
    text = _proposed(renderer, ballot, seats)
    return wire.Proposal(
        ballot.id, ballot.by, ballot.to, text, ballot.until, ballot.agreed, ballot.asked, ballot.what
    )


def _proposed(renderer: Renderer, ballot: Ballot, seats: tuple[int, ...]) -> str:
    """The subject of a proposal: what would be taken back or done."""
    if ballot.what == "share":
        return renderer.words.say("table-share")
    return renderer.says(ballot.to + 1, seats)


def _verdict(
    renderer: Renderer, verdict: Verdict, person: int, seats: tuple[int, ...]
) -> wire.Verdict | None:
    """Whoever asked in vain is told so, and who said no."""
    if verdict.ballot.by != person:
        return None
    people = renderer.table.room.people
    name = people[verdict.by].name if verdict.by in people else ""
    what = _proposed(renderer, verdict.ballot, seats).removesuffix(".")
    match verdict.how:
        case "refused":
            text = renderer.words.say("vote-refused", name=name, what=what)
        case "late":
            text = renderer.words.say("vote-late", what=what)
        case _:
            text = renderer.words.say("vote-void", what=what)
    return wire.Verdict(verdict.ballot.id, text)


def _kind(plays: str) -> str:
    """The content id of what a seat plays, without the kind of record: "brute"."""
    return plays.partition("-")[2] or plays
