"""`replay` and `explain`: plays journals back, and says why something happened."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undercroft.journal_files import SUFFIX, read_journal, replay
from undercroft.kernel import BrokenJournal, BrokenRules, Journal, SetupError, UndercroftError
from undercroft.term.telling import narrator_for, words_for
from undercroft.text.narrator import Narrator

from .parsing import Command, InnerFault, Options, UsageError, read_bytes, show, tell, whole
from .settings import edition_finder, language


def _replay_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("journals", metavar="JOURNAL", nargs="+", help="files, a folder of them, or -")
    parser.add_argument("--to", metavar="N", type=whole(0), help="only up to answer N")
    parser.add_argument("--parts", action="store_true", help="also the events that a sentence sums up")
    parser.add_argument("--verify", action="store_true", help="only compare every digest")
    parser.add_argument("--pack", metavar="DIR", action="append", default=[], help="a pack that was in play")


def run_replay(options: Options) -> int:
    """Tell every journal, or verify it; what is broken is named, and the others are still played."""
    names = [name for given in options.journals for name in _files(given)]
    code = 0
    for name in names:
        try:
            journal, narrator, digests = _open(options, name)
            if options.to is not None and options.to > len(journal.answers):
                raise UsageError(
                    f"{name} has {len(journal.answers)} answers, so --to {options.to} is too far."
                )
            if options.verify:
                answers = len(journal.answers)
                show([narrator.say("term-verified", file=name, answers=answers, digests=digests)])
            else:
                show(_story(journal, narrator, options.to, options.parts))
        except (BrokenJournal, SetupError) as error:
            tell(str(error))
            code = 2
    return code


def _story(journal: Journal[Any], narrator: Narrator, to: int | None, parts: bool) -> Iterator[str]:
    """The events, answer by answer; each event has the number by which `explain` knows it.

    `parts`: also the events that a sentence sums up.
    """
    header = journal.header
    yield f"{header.game} {header.version}, {narrator.edition.box.called(narrator.setup)}, {header.seed}"
    told = _events(narrator, journal, to, parts)
    yield narrator.say("term-opening")
    yield from told[0]
    for answer in journal.answers[:to]:
        if answer.report is not None:
            yield narrator.say("term-report", n=answer.n)
        else:
            yield narrator.say("term-answer", n=answer.n, who=narrator.seat(answer.seat), key=answer.key)
        yield from told[answer.n]
    if (to is None or to == len(journal.answers)) and journal.game.state.outcome:
        yield from narrator.ending(journal.game.rules, journal.game.state)


def _events(narrator: Narrator, journal: Journal[Any], to: int | None, parts: bool) -> dict[int, list[str]]:
    """By answer: the sentences that begin after it."""
    after = dict(enumerate([journal.opening, *journal.entries[:to]]))
    numbered = [((n, k), entry) for n, entries in after.items() for k, entry in enumerate(entries, 1)]
    found: dict[int, list[str]] = {n: [] for n in after}
    for told in narrator.told(numbered, journal.game, None):
        (n, k), lines = told.place, found[told.place[0]]
        lines.append(f"  {n}.{k}  {told.text}")
        if parts and told.parts:
            lines += [f"      {each.place[0]}.{each.place[1]}  {each.text}" for each in told.events]
    return found


def _open(options: Options, name: str) -> tuple[Journal[Any], Narrator, int]:
    """A journal, played to its end, and how many digests were compared on the way: all that it has."""
    script = read_journal(read_bytes(name), name)
    said_in = language(options)
    if script.torn:
        tell(words_for(said_in).say("term-torn", file=name))
    try:
        journal, edition, setup = replay(edition_finder(options.pack), script)
    except BrokenRules as fault:
        raise InnerFault(fault, Path(name)) from fault
    except UndercroftError as error:
        raise type(error)(f"{name}: {error}") from error
    except Exception as fault:
        raise InnerFault(fault, Path(name)) from fault
    digests = sum(bool(answer.digest) for answer in script.answers)
    return journal, narrator_for(edition, setup, said_in), digests


def _files(given: str) -> list[str]:
    """The journals in a folder, or the file itself."""
    folder = Path(given)
    if given == "-" or not folder.is_dir():
        return [given]
    found = sorted(str(path) for path in folder.glob(f"*{SUFFIX}"))
    if not found:
        raise UsageError(f"There is no file *{SUFFIX} in {given}.")
    return found


def _explain_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("journal", metavar="JOURNAL", help="a file, or -")
    parser.add_argument("place", metavar="N[.k]", help="the k-th event after answer N (0: before the first)")
    parser.add_argument("--pack", metavar="DIR", action="append", default=[], help="a pack that was in play")


def run_explain(options: Options) -> int:
    """The rules behind what followed an answer, and what decided."""
    n, k = _place(options.place)
    journal, narrator, _ = _open(options, options.journal)
    if n > len(journal.answers):
        raise UsageError(f"There is no answer {n}: {options.journal} has {len(journal.answers)}.")
    entries = journal.entries[n - 1] if n else journal.opening
    if k and k > len(entries):
        raise UsageError(f"There is no event {n}.{k}: {len(entries)} events follow answer {n}.")
    told = [k] if k else range(1, len(entries) + 1)
    narrator.learn(journal.log)
    for number in told:
        head, *lines = narrator.why(entries[number - 1], journal.game, None)
        show([f"{n}.{number}  {head}", *(f"      {line}" for line in lines)])
    return 0


def _place(text: str) -> tuple[int, int]:
    n, dot, k = text.partition(".")
    if not n.isdecimal() or (dot and not (k.isdecimal() and int(k))):
        raise UsageError(
            f"{text!r} is no place in a journal: 17 is all after answer 17, 17.2 its second event."
        )
    return int(n), int(k or 0)


REPLAY = Command(
    "replay",
    "Plays journals back in words, or verifies them.",
    "undercroft replay game.journal --to 12",
    _replay_options,
    run_replay,
)
EXPLAIN = Command(
    "explain",
    "Says why something happened: the rule, the candidates, what decided.",
    "undercroft explain game.journal 17.2",
    _explain_options,
    run_explain,
)
