"""A campaign's file becomes a family of tables: the campaign, and each of its games as its child."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.campaign_files import unpack
from undercroft.journal_files import EditionFinder
from undercroft.kernel import BrokenJournal, read

from .command_results import CommandResult
from .families import digest_of
from .loading import load_table
from .opening import MOST_ANSWERS, Host, Kin, import_table
from .records import Answered, AnyRecord, Departed, Returned
from .tables import Table


def import_family(
    find: EditionFinder,
    data: bytes,
    host: Host,
    names: Sequence[tuple[str, str]],
    *,
    seats: Sequence[str] | None = None,
    most: int = MOST_ANSWERS,
) -> list[tuple[Table, CommandResult]]:
    """The games in their order, at last their campaign; whoever brings the file holds all seats.

    `names`: ids and codes for the games; `seats`: who sits where, at each table, if that is not all.
    """
    found = unpack(data)
    answers = sum(len(read(each).answers) for each in (found.campaign, *found.children.values()))
    if answers > most:
        raise BrokenJournal(f"This campaign has {answers:,} answers; at most {most:,} are played here.")
    campaign, outcome = import_table(find, found.campaign, host, seats=seats, most=most)
    if not campaign.edition.box.child:
        raise BrokenJournal(f"This is of {campaign.edition.box.id}, which is no campaign.")
    children: dict[int, tuple[Table, CommandResult]] = {}
    for (departed, journal), name in zip(sorted(found.children.items()), names, strict=True):
        below = Host(*name, host.name, host.token, host.now)
        kin = Kin(host.table, departed)
        children[departed] = import_table(find, journal, below, seats=seats, most=most, kin=kin)
        _check(campaign, children[departed][0])
    records = _woven(outcome.records, {departed: child for departed, (child, _) in children.items()})
    woven = CommandResult(tuple(records), person=outcome.person)
    return [*children.values(), (load_table(find, woven.lines), woven)]


def _check(campaign: Table, child: Table) -> None:
    """A child is the game that the campaign waited for, and came to what the campaign says of it."""
    departed, journal = child.opened.departed, campaign.whole()
    if child.edition.box.id != campaign.edition.box.child:
        raise _broken(departed, "is none of this campaign")
    if departed >= journal.first:
        expected = journal.position(departed).expected
        if expected is None or digest_of(expected.charge) != child.opened.charge:
            raise _broken(departed, "is not the one that the campaign waited for")
    ending = child.journal.game.state.ending
    report = msgspec.json.decode(msgspec.json.encode(ending.report)) if ending else None
    if departed < len(journal.answers) and journal.answers[departed].report != report:
        raise _broken(departed, "came to something else than the campaign says")


def _woven(records: Sequence[AnyRecord], children: dict[int, Table]) -> list[AnyRecord]:
    """The records of a campaign with its departures and returns."""
    found: list[AnyRecord] = []
    answers = 0
    for record in records:
        if isinstance(record, Answered):
            child = children.pop(answers, None)
            answers += 1
            if child is not None:
                found.append(_departed(child))
                record = Returned(at=record.at, child=child.id, ending=child.moved, line=record.line)
        found.append(record)
    return [*found, *map(_departed, children.values())]


def _departed(child: Table) -> Departed:
    opened = child.opened
    return Departed(
        at=opened.at, child=opened.table, code=opened.code, answers=opened.departed, charge=opened.charge
    )


def _broken(departed: int, why: str) -> BrokenJournal:
    return BrokenJournal(f"This is no whole campaign: the game after answer {departed} {why}.")
