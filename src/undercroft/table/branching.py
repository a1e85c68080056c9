"""A new table from an earlier answer of another: what was answered up to there, with the luck that it had.

Such a copy holds every secret of the game, so it is made only where the game has none any more: when it is
over, or when all who are seated have agreed to share the whole journal. The table itself stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from undercroft.campaign_files import pack
from undercroft.journal_files import EditionFinder
from undercroft.kernel import read

from .command_results import CommandResult
from .exporting import whole_journal, written
from .family_files import import_family
from .opening import MOST_ANSWERS, Host, import_table
from .refusals import Refusal

if TYPE_CHECKING:
    from .tables import Table


def check_branch(table: Table, at: int, most: int = MOST_ANSWERS) -> None:
    """Refuse a branch that would tell secrets, or begin where no answer is that these rules can play."""
    if not table.open_to_all:
        raise Refusal("branch-campaign" if table.over else "branch-secret")
    if not table.journal.floor <= at <= table.answers:
        raise Refusal("branch-where", first=table.journal.floor, last=table.answers)
    if at > most:
        raise Refusal("branch-long", most=most)


def seats_of_branch(table: Table, person: int) -> list[str]:
    """A seat for a bot keeps its bot, those of the person are theirs, the others are free for friends.

    A person who has no seat takes all that are not for bots.
    """
    own = table.room.seats_of(person)
    return [
        f"bot:{chair.bot}" if chair.bot and not chair.person
        else "me" if chair.seat in own or not own
        else "open"
        for chair in table.room.chairs
    ]  # fmt: skip


def branch_table(
    find: EditionFinder, lines: Sequence[bytes], at: int, host: Host, seats: Sequence[str]
) -> tuple[Table, CommandResult]:
    """A table from the lines that another has kept, up to an answer."""
    return import_table(find, _up_to(lines, at), host, seats=seats, most=at)


def branch_family(
    find: EditionFinder,
    lines: Sequence[bytes],
    children: Mapping[int, Sequence[bytes]],
    at: int,
    host: Host,
    names: Sequence[tuple[str, str]],
    seats: Sequence[str],
    *,
    most: int = MOST_ANSWERS,
) -> list[tuple[Table, CommandResult]]:
    """A new campaign up to an answer, with the games that had come home by then; the next one is new."""
    games = {departed: whole_journal(each) for departed, each in children.items() if departed < at}
    return import_family(find, pack(_up_to(lines, at), games), host, names, seats=seats, most=most)


def _up_to(lines: Sequence[bytes], at: int) -> bytes:
    script = read(whole_journal(lines))
    return written(script.header, script.answers[:at], script.base, script.version)
