"""Packs: folders of TOML files, read as they are written, then compiled into a game's typed content."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from undercroft.kernel import Leaf

from .files import PACK_FILE, Written, files_of, records_in, toml_of
from .misfits import BrokenPack, Fault, fit, misfits, one_of
from .references import Reference, references
from .shapes import kinds_of

Text = Annotated[str, Meta(min_length=1)]
PackId = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
T = TypeVar("T")


class Record(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """A thing of the game that content describes: a card, a monster, a scenario."""

    id: str


class PackInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The pack's `pack.toml`."""

    id: PackId
    game: Text
    title: Text | dict[str, Text]  # one for all, or by language
    licence: Text
    sources: Annotated[tuple[Text, ...], Meta(min_length=1)]
    version: Text
    edition: str = ""
    overlay: bool = False  # patches what earlier packs define, instead of adding to it
    requires: tuple[PackId, ...] = ()

    def title_in(self, language: str) -> str:
        """The title in a language; in English, or the first there is, if it has none."""
        if isinstance(self.title, str):
            return self.title
        return self.title.get(language) or self.title.get("en") or next(iter(self.title.values()), self.id)


class Pack(Struct, frozen=True):
    """A pack as read: all its records by kind and id, and the faults that reading met."""

    info: PackInfo
    folder: Path
    digest: str
    records: dict[str, dict[str, Written]]
    faults: tuple[Fault, ...] = ()

    @property
    def messages(self) -> Path:
        """The folder of the pack's own words: en.ftl, es.ftl, pt.ftl; it need not exist."""
        return self.folder / "messages"


def read_pack(folder: Path) -> Pack:
    """The pack in a folder; refused if a file of it cannot be read."""
    pack = scan_pack(folder)
    if pack.faults:
        raise BrokenPack(pack.faults)
    return pack


def scan_pack(folder: Path) -> Pack:
    """The pack in a folder as far as it can be read; only a broken `pack.toml` is refused."""
    info = read_info(folder)
    faults: list[Fault] = []
    records: dict[str, dict[str, Written]] = {}
    for path in files_of(folder):
        for found in records_in(path):
            if isinstance(found, Fault):
                faults.append(found)
                continue
            twin = records.setdefault(found.kind, {}).setdefault(found.id, found)
            if twin is not found:
                faults.append(found.fault("", f"written twice; the other is {twin.place} of {twin.file}"))
    return Pack(info, folder, _digest(info, records), records, tuple(faults))


def read_info(folder: Path) -> PackInfo:
    """Read `pack.toml` of the folder."""
    path = folder / PACK_FILE
    if not path.is_file():
        raise BrokenPack(
            [Fault(folder.as_posix(), "", f"not a pack: a folder with a {PACK_FILE} is expected")]
        )
    table = toml_of(path)
    if isinstance(table, Fault):
        raise BrokenPack([table])
    faults = [Fault(path.as_posix(), at, text) for at, text in misfits(table, PackInfo)]
    if faults:
        raise BrokenPack(faults)
    info: PackInfo = fit(table, PackInfo)
    return info


def compile_packs(schema: type[T], packs: Sequence[Pack]) -> T:
    """The content of a game: the records of all packs in order, typed; refused if there are `faults`."""
    merged, found = merge(schema, packs)
    content, misfitting = typed(schema, merged)
    found += [*misfitting, *dangling(schema, merged, content)]
    if found:
        raise BrokenPack(found)
    return schema(**content)


def faults(schema: type[Any], packs: Sequence[Pack]) -> list[Fault]:
    """Everything that is wrong with the records and what they name of each other."""
    merged, found = merge(schema, packs)
    content, misfitting = typed(schema, merged)
    return [*found, *misfitting, *dangling(schema, merged, content)]


def merge(schema: type[Any], packs: Sequence[Pack]) -> tuple[dict[str, dict[str, Written]], list[Fault]]:
    """The records of all packs by kind and id, and what is wrong with how the packs lie on each other."""
    merged: dict[str, dict[str, Written]] = {kind: {} for kind in kinds_of(schema)}
    found: list[Fault] = []
    for i, pack in enumerate(packs):
        found += pack.faults
        found += _order_faults(pack, packs[:i])
        for kind, records in pack.records.items():
            if kind in merged:
                lay = _patch if pack.info.overlay else _add
                found += [fault for new in records.values() for fault in lay(merged[kind], new)]
            else:
                files = dict.fromkeys(new.file for new in records.values())
                found += [Fault(file, kind, f"unknown kind; {one_of(kind, merged)}") for file in files]
    return merged, found


def typed(
    schema: type[Any], merged: dict[str, dict[str, Written]]
) -> tuple[dict[str, dict[str, Any]], list[Fault]]:
    """Every record that fits its type, and the faults of those that do not."""
    content: dict[str, dict[str, Any]] = {}
    found: list[Fault] = []
    for kind, declared in kinds_of(schema).items():
        content[kind] = {}
        for id, written in merged[kind].items():
            try:
                content[kind][id] = fit(written.fields, declared)
            except msgspec.ValidationError:
                found += [written.fault(at, text) for at, text in misfits(written.fields, declared)]
    return content, found


def dangling(
    schema: type[Any],
    merged: Mapping[str, Mapping[str, Written]],
    content: Mapping[str, Mapping[str, Any]],
    names: Mapping[str, Collection[str]] = MappingProxyType({}),
    knows_rule: Callable[[str], bool] | None = None,
) -> Iterator[Fault]:
    """Names in records that name nothing. Kinds of `names` that are not given are not looked at."""
    for kind, declared in kinds_of(schema).items():
        for id, record in content[kind].items():
            for named in references(record, declared):
                if named.kind == "rule":
                    fine = knows_rule is None or knows_rule(named.name)
                    text = "" if fine else f'there is no rule "{named.name}" in the rulebook'
                elif named.in_code:
                    text = _missing(named, names) if named.kind in names else ""
                else:
                    text = _missing(named, merged)
                if text:
                    yield merged[kind][id].fault(named.at, text)


def _missing(named: Reference, there: Mapping[str, Collection[str]]) -> str:
    if named.kind not in there:
        return f'names the {named.kind} "{named.name}", but this game has none of that kind'
    if named.name in there[named.kind]:
        return ""
    return f'there is no {named.kind} "{named.name}"; {one_of(named.name, there[named.kind])}'


def _order_faults(pack: Pack, earlier: Sequence[Pack]) -> Iterator[Fault]:
    file = (pack.folder / PACK_FILE).as_posix()
    ids = {other.info.id for other in earlier}
    if pack.info.id in ids:
        yield Fault(file, "id", f'a pack "{pack.info.id}" is already there; each can be used once')
    if earlier and earlier[0].info.game != pack.info.game:
        yield Fault(
            file, "game", f'"{pack.info.game}", but the packs before are for "{earlier[0].info.game}"'
        )
    for need in pack.info.requires:
        if need not in ids:
            yield Fault(file, "requires", f'the pack "{need}" must come before this one, and does not')


def _add(there: dict[str, Written], new: Written) -> Iterator[Fault]:
    twin = there.setdefault(new.id, new)
    if twin is not new:
        yield new.fault("", f"already defined in {twin.file}; only a pack with overlay = true may change it")


def _patch(there: dict[str, Written], new: Written) -> Iterator[Fault]:
    """The fields given replace those of the record; `remove = true` takes the record out."""
    given = {name: value for name, value in new.fields.items() if name != "id"}
    if new.id not in there:
        yield new.fault("", f"not there to be patched; {one_of(new.id, there)}")
    elif given == {"remove": True}:
        del there[new.id]
    elif "remove" in given:
        yield new.fault("remove", "expected true, and no other field beside it")
    elif not given:
        yield new.fault("", "changes nothing; expected fields to replace, or remove = true")
    else:
        old = there[new.id]
        there[new.id] = msgspec.structs.replace(
            old, fields=old.fields | given, patched=old.patched | dict.fromkeys(given, new.file)
        )


def _digest(info: PackInfo, records: dict[str, dict[str, Written]]) -> str:
    """Stands for what the pack says, wherever it lies and however it is laid out."""
    said = {kind: [each.fields for each in records[kind].values()] for kind in sorted(records)}
    return blake2b(msgspec.json.encode([info, said]), digest_size=16).hexdigest()
