"""How a table begins: new, or from a journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from undercroft.bots import bot_names, make_bot
from undercroft.games.boxes import Edition
from undercroft.games.setups import Refused, Setup
from undercroft.journal_files import (
    EditionFinder,
    differences,
    is_older,
    settled_setup,
    setup_of,
    starter,
    upgraded,
)
from undercroft.kernel import (
    Answer,
    BrokenJournal,
    Charge,
    Header,
    Journal,
    Script,
    Seat,
    UndercroftError,
    read,
    replace,
    upgrade,
    view,
)
from undercroft.scenes.registry import painter_of

from .command_results import CommandResult
from .families import digest_of
from .loading import load_table
from .names import tidy
from .records import Answered, AnyRecord, BotSat, Joined, Opened, Sat, Upgraded
from .rooms import HOST, hash_token
from .tables import Table
from .wire import UndoPolicy

MOST_ANSWERS = 5_000  # of an imported journal


class Host(NamedTuple):
    """The person who opens a table, when, and by what it will be found."""

    table: str  # the table's id
    code: str
    name: str
    token: str
    now: int


class Kin(NamedTuple):
    """The campaign that a table is a game of, and the number of its answers when the heroes departed."""

    parent: str
    departed: int


def open_table(
    edition: Edition,
    setup: Setup,
    seed: str,
    host: Host,
    *,
    seats: Sequence[str] = ("me",),
    undo: UndoPolicy = "friendly",
    prepared: bool = False,
) -> tuple[Table, CommandResult]:
    """A new table. `seats`: "me", "open" or "bot:NAME" for each seat; those not named stay open.

    The hash of the seed is told to everybody at once: it must be too long to be guessed. At a `prepared`
    table bots have answered for everybody what is asked before the first round.
    """
    header = edition.header(setup, seed)
    answers = _preparations(edition, header) if prepared else []
    return _open(edition, Script(header, answers, []), host, seats, undo)


def _preparations(edition: Edition, header: Header) -> list[Answer]:
    """The answers of the game's best bot for each seat until the first round begins."""
    setup = setup_of(edition, header)
    journal = Journal(header, starter(edition, setup, header.seed))
    while journal.game.open and not edition.box.rounds(journal.game.state):
        decision = journal.game.open[0]
        best = bot_names(edition, setup, decision.seat)[-1]
        bot = make_bot(edition, setup, best, decision.seat, f"{header.seed}/prepared")
        journal.answer(decision.seat, bot.choose(view(journal.game, decision.seat), decision))
    return journal.answers


def import_table(
    find: EditionFinder,
    data: bytes,
    host: Host,
    *,
    seats: Sequence[str] | None = None,
    most: int = MOST_ANSWERS,
    kin: Kin | None = None,
) -> tuple[Table, CommandResult]:
    """A journal becomes a table; whoever brings it holds all its seats, or those that are theirs in `seats`.

    `most`: answers that are played.
    """
    script = read(data)
    if len(script.answers) > most:
        raise BrokenJournal(
            f"This journal has {len(script.answers):,} answers; at most {most:,} are played here."
        )
    edition = find(script.header.game)
    differs = differences(script.header, edition, script.version)
    older = is_older(script.header, edition, script.version)
    if differs and not older:
        raise BrokenJournal(f"This journal cannot be played here: {'; '.join(differs)}.")
    setup = settled_setup(edition, script.header)
    try:
        if older:
            upgrade(script, *_taken_over(upgraded(edition, setup, script)))
        return _open(edition, script, host, seats, "friendly", kin)
    except UndercroftError:
        raise
    except Exception as error:  # a journal from elsewhere may hold anything
        raise BrokenJournal(
            f"This journal leads where the rules cannot follow ({type(error).__name__}: {error})."
        ) from error


def _open(
    edition: Edition,
    script: Script,
    host: Host,
    wishes: Sequence[str] | None,
    undo: UndoPolicy,
    kin: Kin | None = None,
) -> tuple[Table, CommandResult]:
    header = script.header
    setup = setup_of(edition, header)
    played = edition.seats(setup)
    wishes = ["me"] * len(played) if wishes is None else wishes
    if len(wishes) > len(played):
        raise Refused(
            "seats", f"{len(wishes)} seats were named, but this game has {len(played)}.",
            "the-seats", wanted=len(wishes), found=len(played),
        )  # fmt: skip
    opened = Opened(
        at=host.now, table=host.table, code=host.code, header=header, seats=len(played), undo=undo
    )
    if kin:
        charge: Charge | None = getattr(setup, "charge", None)
        if charge is None:
            raise BrokenJournal(f"The game after answer {kin.departed} was charged by no campaign.")
        opened = replace(opened, parent=kin.parent, departed=kin.departed, charge=digest_of(charge))
    joined = Joined(at=host.now, person=HOST, name=tidy(host.name), token=hash_token(host.token))
    taken = [(seat, wish) for seat, wish in enumerate(wishes) if wish != "open"]
    seated = [_seated(edition, setup, seat, wish, host.now) for seat, wish in taken]
    given = [Answered(at=host.now, by=HOST, line=line) for line in script.answers]
    records: list[AnyRecord] = [joined, *seated, *given]
    if script.base:
        (n, state), older = script.base, header.version
        records.insert(
            len(records) - len(given) + n,
            Upgraded(at=host.now, older=older, newer=script.version, answers=n, state=state),
        )
        outcome = CommandResult((opened, *records), person=HOST)
        return load_table(lambda game: edition, outcome.lines), outcome
    painter_of(edition.box)  # a game that nothing draws has no tables
    table = Table(edition, opened)
    for record in records:
        table.apply(record)
    return table, CommandResult((opened, *records), person=HOST)


def _taken_over(journal: Journal[Any]) -> tuple[tuple[int, Raw], str]:
    return journal.position_now(), journal.version


def _seated(edition: Edition, setup: Setup, seat: int, wish: str, now: int) -> AnyRecord:
    """The record that seats a person or a bot from the beginning."""
    if wish == "me":
        return Sat(at=now, person=HOST, seat=seat)
    kind, _, name = wish.partition(":")
    names = bot_names(edition, setup, Seat(seat))
    if kind != "bot" or name not in names:
        bots = ", ".join(f"bot:{each}" for each in names)
        raise Refused(
            "seats", f"Nobody can sit as {wish!r}: a seat is me, open or one of {bots}.",
            "a-seat", wish=wish, bots=bots,
        )  # fmt: skip
    return BotSat(at=now, seat=seat, bot=name)
