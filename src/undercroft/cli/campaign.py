"""`campaign`: a campaign as one file, made of its journals, laid out again, or shown."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from undercroft.campaign_files import CampaignFile, pack, unpack
from undercroft.games.boxes import Edition
from undercroft.journal_files import SUFFIX, read_journal, replay
from undercroft.kernel import SPECTATOR, BrokenJournal, Journal, on_the_wire, read, view
from undercroft.term.campaigns import child_path

from .parsing import Command, Options, UsageError, one_of, read_bytes, show
from .settings import edition_finder

DEEDS = ("show", "sheet", "export", "import")


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deed", metavar="show|sheet|export|import", type=one_of(*DEEDS), help="what to do")
    parser.add_argument("file", metavar="FILE", help="the campaign's file; to export, the campaign's journal")
    parser.add_argument("to", metavar="TO", nargs="?", type=Path, help="the new file, or the new journal")
    parser.add_argument("--json", action="store_true", help="show the state as JSON, without secrets")
    parser.add_argument("--pack", metavar="DIR", action="append", default=[], help="a pack that was in play")


def run(options: Options) -> int:
    """Show a campaign, or turn journals into one file and back; nothing is overwritten."""
    if options.deed in ("show", "sheet"):
        if options.to:
            raise UsageError(f"{options.deed} takes one file: leave out {options.to}.")
        if options.deed == "sheet":
            return _sheet(options)
        return _show(options)
    if options.json:
        raise UsageError("--json is for show.")
    if options.to is None:
        raise UsageError(f"{options.deed} needs a second name, of what is to be made.")
    if options.to.exists():
        raise UsageError(f"{options.to} exists already: choose another name.")
    if options.deed == "export":
        return _export(options)
    return _import(options)


def _read(name: str) -> CampaignFile:
    try:
        return unpack(read_bytes(name))
    except BrokenJournal as error:
        raise BrokenJournal(f"{name}: {error}") from error


def _played(options: Options, campaign: bytes, name: str) -> tuple[Journal[Any], Edition]:
    journal, edition, _ = replay(edition_finder(options.pack), read_journal(campaign, name))
    if not edition.box.child:
        raise BrokenJournal(f"{name} is of {edition.box.id}, which is no campaign.")
    return journal, edition


def _show(options: Options) -> int:
    found = _read(options.file)
    journal, edition = _played(options, found.campaign, options.file)
    seen = view(journal.game, SPECTATOR)
    games = [
        {"departed": departed, "answers": len(read(data).answers)}
        for departed, data in sorted(found.children.items())
    ]
    if options.json:
        told = {
            "game": edition.box.id,
            "version": journal.header.version,
            "answers": len(journal.answers),
            "outcome": journal.game.state.outcome,
            "games": games,
            **msgspec.json.decode(on_the_wire(seen)),
        }
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
        return 0
    show([edition.box.draw(edition.rules, seen)])
    return 0


def _sheet(options: Options) -> int:
    """Print the campaign sheet, which `play --campaign --sheet` takes."""
    journal, edition = _played(options, _read(options.file).campaign, options.file)
    sheet = edition.box.sheet(journal.game.state)
    if not sheet:
        raise UsageError(f"{edition.box.id} has no campaign sheet; show tells how it stands.")
    sys.stdout.write(sheet)
    return 0


def _export(options: Options) -> int:
    path = Path(options.file)
    data = read_bytes(options.file)
    journal, _ = _played(options, data, options.file)
    children = {}
    for answers in range(len(journal.answers) + 1):
        child = child_path(path, answers)
        if child.is_file():
            children[answers] = child.read_bytes()
    _write(options.to, pack(data, children))
    return 0


def _import(options: Options) -> int:
    if options.to.suffix != SUFFIX:
        raise UsageError(f"A journal's name ends in {SUFFIX}, and {options.to} does not.")
    found = _read(options.file)
    _played(options, found.campaign, options.file)
    files = {child_path(options.to, departed): data for departed, data in found.children.items()}
    taken = [path for path in files if path.exists()]
    if taken:
        raise UsageError(f"{taken[0]} exists already: choose another name.")
    for path, data in {
        **files,
        options.to: found.campaign,
    }.items():  # its own last
        _write(path, data)
    return 0


def _write(path: Path, data: bytes) -> None:
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_bytes(data)
        draft.rename(path)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}.") from error


CAMPAIGN = Command(
    "campaign",
    "Shows a campaign's file, or makes one of journals and back.",
    "undercroft campaign show nights.campaign --json",
    _options,
    run,
)
