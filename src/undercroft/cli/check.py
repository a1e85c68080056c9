"""`check`: every fault of a content pack or a journal, with its place."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from undercroft.content import (
    BrokenPack,
    Fault,
    Pack,
    check_content,
    compile_packs,
    find_pack,
    json_schema,
    read_info,
    scan_pack,
)  # fmt: skip
from undercroft.games.boxes import FIRST, Box, lay_out, names_in_code
from undercroft.journal_files import SUFFIX, read_journal, replay
from undercroft.kernel import ContentError, UndercroftError
from undercroft.rulebook import all_rules
from undercroft.term.telling import words_for
from undercroft.text import missing_text

from .parsing import Command, Options, UsageError, read_bytes, show, tell
from .settings import box, edition_finder, language


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", nargs="?", help="a pack's folder or id, or a journal, or -")
    parser.add_argument("--schema", action="store_true", help="print the packs' JSON Schema (PATH: the game)")
    parser.add_argument("--pack", metavar="DIR", action="append", default=[], help="a pack that comes before")


def run(options: Options) -> int:
    """Exit code 2 if anything is wrong."""
    if options.schema:
        sys.stdout.write(msgspec.json.encode(json_schema(box(options.path or FIRST).schema)).decode() + "\n")
        return 0
    if not options.path:
        raise UsageError(
            "undercroft check needs the folder of a pack or a journal: `undercroft check my-pack`."
        )
    if options.path == "-" or options.path.endswith(SUFFIX) or Path(options.path).is_file():
        return _check_journal(options)
    return _check_pack(options)


def _check_pack(options: Options) -> int:
    try:
        folder = find_pack(options.path)
        faults, size = pack_faults(folder, options.pack)
    except BrokenPack as broken:
        faults, size = list(broken.faults), 0
    if faults:
        for fault in faults:
            tell(f"{str(fault).rstrip('.')}.")
        return 2
    show([f"{options.path}: {size} records, no faults."])
    return 0


def pack_faults(folder: Path, before: list[str]) -> tuple[list[Fault], int]:
    """The faults of a pack on top of those it needs, and the number of its records."""
    info = read_info(folder)
    game = box(info.game)
    pack = scan_pack(folder)
    packs = [*_below(game, folder, [*before, *info.requires]), pack]
    rules = lay_out(game).rules
    faults = check_content(
        game.schema,
        packs,
        specials=rules.specials.keys(),
        names=names_in_code(game, rules),
        knows_rule=all_rules().__contains__,
    )
    return faults or _unsound(game, packs) or _wordless(game, packs), sum(map(len, pack.records.values()))


def _unsound(game: Box, packs: list[Pack]) -> list[Fault]:
    """Faults that the game finds in records of the last pack, whose form is right."""
    ours = packs[-1].records
    found = game.faults(compile_packs(game.schema, packs))
    return [
        ours[each.kind][each.id].fault(each.at, each.says)
        for each in found
        if each.id in ours.get(each.kind, {})
    ]


def _wordless(game: Box, packs: list[Pack]) -> list[Fault]:
    """Records of the last pack without a name or a text, in any language."""
    folders = [game.folder / "messages", *(pack.folder / "messages" for pack in packs)]
    lacks = missing_text(compile_packs(game.schema, packs), folders, game.nameless, game.nouns)
    ours = packs[-1].records
    return [ours[kind][id].fault("", text) for kind, id, _, text in lacks if id in ours.get(kind, {})]


def _below(game: Box, folder: Path, ids: list[str]) -> list[Pack]:
    """The packs that come before: the game's own, those named, those required."""
    found: dict[Path, Pack] = {}
    for place in (game.pack_folder, *map(find_pack, ids)):
        if place.resolve() != folder.resolve():
            found.setdefault(place.resolve(), scan_pack(place))
    return list(found.values())


def _check_journal(options: Options) -> int:
    name = options.path
    try:
        script = read_journal(read_bytes(name), name)
        if script.torn:
            tell(words_for(language(options)).say("term-torn", file=name))
        journal, edition, _ = replay(edition_finder(options.pack), script)
    except (ContentError, UsageError):
        raise
    except UndercroftError as error:
        raise UsageError(str(error) if str(error).startswith(name) else f"{name}: {error}") from error
    digests = sum(bool(answer.digest) for answer in script.answers)
    show([f"{name}: {edition.box.id}, {len(journal.answers)} answers, {digests} digests agree."])
    return 0


CHECK = Command("check", "Checks a content pack or a journal.", "undercroft check my-pack/", _options, run)
