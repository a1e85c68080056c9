"""Long work for a process of its own: exports, imports, what was long ago, statistics, what a game adds.

A job is data, and so is its result: it can be sent to a process that is killed when it takes too long.
"""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

import msgspec
from msgspec import Struct

from undercroft.campaign_files import pack
from undercroft.games.boxes import Edition
from undercroft.kernel import Answer, BrokenRules, Header, UndercroftError
from undercroft.table import (
    CommandResult,
    Earlier,
    Host,
    Table,
    branch_family,
    branch_table,
    import_family,
    import_table,
    load_table,
    play_up_to,
    whole_journal,
    wire,
)
from undercroft.text.words import Language

from .listing import kept_summary
from .plugs import pages_of

Find = Callable[[str], Edition]
LONGEST = 400  # letters of a sentence that says what is wrong; some quote what they were given


class Job(Struct, frozen=True, tag_field="job"):
    """Something to do elsewhere. `run` gives the result, encoded."""

    def run(self, bench: Workbench) -> bytes:
        raise NotImplementedError


class Reply(Struct, frozen=True):
    """The outcome of a job: its result, or why there is none."""

    body: bytes = b""
    refused: str = ""  # one sentence
    fault: str = ""  # of our own, for the server's log


class Workbench:
    """The state of a process between jobs: its games, and the table that it played last."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self._last: tuple[str, int, int, Table] | None = None  # id, how many lines, crc of the last one

    def table(self, lines: list[bytes]) -> Table:
        """A table with everything that ever happened at it, played from its beginning."""
        last = self._last
        if last and self._goes_on(last, lines):
            last[3].take(lines[last[1] :])
            return self._keep(lines, last[3])
        self._last = None  # one large table at a time
        return self._keep(lines, load_table(self.find, lines))

    def _goes_on(self, last: tuple[str, int, int, Table], lines: list[bytes]) -> bool:
        """Is it the table that was played last, up to there?"""
        opening, many, crc, table = last
        same = opening == _opening(lines) and many <= len(lines) and crc32(lines[many - 1]) == crc
        return same and not table.closed

    def _keep(self, lines: list[bytes], table: Table) -> Table:
        self._last = _opening(lines), len(lines), crc32(lines[-1]), table
        return table


def _opening(lines: list[bytes]) -> str:
    return f"{crc32(lines[0]):08x}" + lines[0].decode(errors="replace")[:200]


class WholeJournal(Job, frozen=True, tag="whole-journal"):
    """The journal with everybody's secrets: nothing needs to be played for it."""

    lines: list[bytes]

    def run(self, bench: Workbench) -> bytes:
        return whole_journal(self.lines)


class WholeCampaign(Job, frozen=True, tag="whole-campaign"):
    """The journals of a campaign and of its games as one file; nothing needs to be played for it."""

    lines: list[bytes]
    children: dict[int, list[bytes]]  # by the campaign's answer after which each departed

    def run(self, bench: Workbench) -> bytes:
        games = {departed: whole_journal(lines) for departed, lines in self.children.items()}
        return pack(whole_journal(self.lines), games)


class PersonalJournal(Job, frozen=True, tag="personal-journal"):
    """Everything that one person was told, from the beginning to now."""

    lines: list[bytes]
    person: int
    language: Language

    def run(self, bench: Workbench) -> bytes:
        return bench.table(self.lines).export(self.person, self.language)


class Report(Job, frozen=True, tag="report"):
    """A file for a bug report."""

    lines: list[bytes]
    person: int
    language: Language
    error: str

    def run(self, bench: Workbench) -> bytes:
        return bench.table(self.lines).report(self.person, self.language, self.error)


class Statistics(Job, frozen=True, tag="statistics"):
    """The rows of the table that is shown when a game is over."""

    lines: list[bytes]
    language: Language

    def run(self, bench: Workbench) -> bytes:
        return msgspec.json.encode(bench.table(self.lines).statistics(self.language))


class Recall(Job, frozen=True, tag="recall"):
    """A query about what happened before the positions at hand."""

    lines: list[bytes]
    person: int
    language: Language
    query: wire.Query

    def run(self, bench: Workbench) -> bytes:
        return msgspec.json.encode(
            bench.table(self.lines).inquiries.answer(self.person, self.query, self.language)
        )


class PlayUpTo(Job, frozen=True, tag="play-up-to"):
    """A position before those at hand, for an undo that goes so far back."""

    header: Header
    answers: list[Answer]
    begin: Earlier | None = None  # where newer rules took over

    def run(self, bench: Workbench) -> bytes:
        edition = bench.find(self.header.game)
        return msgspec.msgpack.encode(play_up_to(edition, self.header, self.answers, self.begin))


class Import(Job, frozen=True, tag="import"):
    """A journal becomes a table."""

    journal: bytes
    host: Host
    most: int  # answers

    def run(self, bench: Workbench) -> bytes:
        table, outcome = import_table(bench.find, self.journal, self.host, most=self.most)
        return msgspec.msgpack.encode(Imported.of(table, outcome))


class ImportCampaign(Job, frozen=True, tag="import-campaign"):
    """A campaign's file becomes a family of tables."""

    campaign: bytes
    host: Host
    names: list[tuple[str, str]]  # ids and codes of the children
    most: int  # answers of all journals together

    def run(self, bench: Workbench) -> bytes:
        made = import_family(bench.find, self.campaign, self.host, self.names, most=self.most)
        return msgspec.msgpack.encode([Imported.of(table, outcome) for table, outcome in made])


class Branch(Job, frozen=True, tag="branch"):
    """A new table from an earlier answer of another; of a campaign with the games that were over by then."""

    lines: list[bytes]
    answers: int
    host: Host
    seats: list[str]
    children: dict[int, list[bytes]] | None = None  # of a campaign: by its answer after which each departed
    names: list[tuple[str, str]] = []  # ids and codes of the new children
    most: int = 0  # answers of a campaign and its games together

    def run(self, bench: Workbench) -> bytes:
        if self.children is None:
            made = [branch_table(bench.find, self.lines, self.answers, self.host, self.seats)]
        else:
            made = branch_family(
                bench.find, self.lines, self.children, self.answers, self.host, self.names, self.seats,
                most=self.most,
            )  # fmt: skip
        return msgspec.msgpack.encode([Imported.of(table, outcome) for table, outcome in made])


class Imported(Struct, frozen=True):
    """An imported table as it is kept, with a position so that nobody must play it again."""

    lines: list[bytes]
    checkpoint: bytes
    summary: bytes

    @classmethod
    def of(cls, table: Table, outcome: CommandResult) -> Imported:
        return cls(outcome.lines, table.checkpoint(), kept_summary(table))


class GameWork(Job, frozen=True, tag="game-work"):
    """Work that only one game knows, by the name that its pages give it."""

    game: str
    what: str
    asked: bytes
    language: Language

    def run(self, bench: Workbench) -> bytes:
        return pages_of(self.game).work[self.what](self.asked, self.language)


AnyJob = (
    WholeJournal | WholeCampaign | PersonalJournal | Report | Statistics | Recall | PlayUpTo
    | Import | ImportCampaign | Branch | GameWork
)  # fmt: skip


def perform(job: AnyJob, bench: Workbench) -> Reply:
    """Do a job. Whatever goes wrong, the answer is one sentence, and the process goes on."""
    try:
        return Reply(job.run(bench))
    except UndercroftError as error:
        said = one_sentence(str(error))
        ours = (
            isinstance(error, BrokenRules) and not isinstance(job, Import | ImportCampaign)
        ) or isinstance(job, PlayUpTo)
        return Reply(fault=said) if ours else Reply(refused=said)
    except MemoryError:
        return Reply(refused="This needs more memory than the server gives to one request.")
    except Exception as error:
        return Reply(fault=one_sentence(f"{type(error).__name__}: {error}"))


def one_sentence(text: str) -> str:
    """The text on one line, without signs that do not print, and not endless."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2].rstrip()} … {line[-LONGEST // 2 :].lstrip()}"
    return line if line.endswith((".", "?", "!")) else f"{line}."
