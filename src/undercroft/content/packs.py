"""Packs: folders of TOML files, read as they are written, then compiled into a game's typed content."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from undercroft.kernel import Leaf

from .misfits import BrokenPack, Fault, fit, misfits, one_of
from .shapes import kinds_of

PACK_FILE = "pack.toml"
RECORD_ID = re.compile(r"[a-z0-9]+([-_./][a-z0-9]+)*")

Text = Annotated[str, Meta(min_length=1)]
PackId = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
T = TypeVar("T")


class Record(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """A thing of the game that content describes: a card, a monster, a scenario."""

    id: str


class PackInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What `pack.toml` says of the pack."""

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


class Written(Struct, frozen=True):
    """A record as it stands in a file; with several packs, as the last of them left it."""

    kind: str
    id: str
    fields: dict[str, Any]
    file: str
    place: str  # in the file: `card[2]`
    patched: dict[str, str] = {}  # by field: the file of the overlay that set it

    def fault(self, at: str, text: str) -> Fault:
        """A fault of this record, in the file that has the field at fault."""
        field = re.split(r"[.\[]", at, maxsplit=1)[0]
        what = f'{self.kind} "{self.id}"'
        return Fault(self.patched.get(field, self.file), f"{what}: {at}" if at else what, text)


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
    for path in _files(folder):
        for found in _records(path):
            if isinstance(found, Fault):
                faults.append(found)
                continue
            twin = records.setdefault(found.kind, {}).setdefault(found.id, found)
            if twin is not found:
                faults.append(found.fault("", f"written twice; the other is {twin.place} of {twin.file}"))
    return Pack(info, folder, _digest(info, records), records, tuple(faults))


def read_info(folder: Path) -> PackInfo:
    """What `pack.toml` of the folder says."""
    path = folder / PACK_FILE
    if not path.is_file():
        raise BrokenPack(
            [Fault(folder.as_posix(), "", f"not a pack: a folder with a {PACK_FILE} is expected")]
        )
    table = _toml(path)
    if isinstance(table, Fault):
        raise BrokenPack([table])
    faults = [Fault(path.as_posix(), at, text) for at, text in misfits(table, PackInfo)]
    if faults:
        raise BrokenPack(faults)
    info: PackInfo = fit(table, PackInfo)
    return info


def compile_packs(schema: type[T], packs: Sequence[Pack]) -> T:
    """The content of a game: the records of all packs in order, typed and checked."""
    merged, found = merge(schema, packs)
    content, misfitting = typed(schema, merged)
    if found or misfitting:
        raise BrokenPack([*found, *misfitting])
    return schema(**content)


def faults(schema: type[Any], packs: Sequence[Pack]) -> list[Fault]:
    """Everything that is wrong with the form of the packs; what they refer to is checked in `check`."""
    merged, found = merge(schema, packs)
    return [*found, *typed(schema, merged)[1]]


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


def _files(folder: Path) -> list[Path]:
    """Every TOML file of the pack but `pack.toml`, in the order of their names, hidden ones left out."""
    found = ((path.relative_to(folder), path) for path in folder.rglob("*.toml"))
    return [
        path
        for below, path in sorted(found, key=lambda pair: pair[0].as_posix())
        if below.as_posix() != PACK_FILE and not any(part.startswith(".") for part in below.parts)
    ]


def _records(path: Path) -> Iterator[Written | Fault]:
    """The records of a file, and what cannot be one."""
    file = path.as_posix()
    table = _toml(path)
    if isinstance(table, Fault):
        yield table
        return
    if path.name == PACK_FILE:
        yield Fault(file, "", f"a pack inside a pack; expected {PACK_FILE} at the top of the folder only")
        return
    for kind, rows in table.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            yield Fault(file, kind, f"expected records, each beginning with [[{kind}]]")
            continue
        for i, row in enumerate(rows):
            place, id = f"{kind}[{i}]", row.get("id")
            if isinstance(id, str) and RECORD_ID.fullmatch(id):
                yield Written(kind, id, row, file, place)
            elif id is None:
                yield Fault(file, f"{place}.id", "missing; expected the id of the record")
            else:
                wish = "lower-case letters, digits and single - _ . / between them"
                yield Fault(file, f"{place}.id", f"{id!r} is no id; expected {wish}")


def _toml(path: Path) -> dict[str, Any] | Fault:
    """What the file says. The order of keys in a table means nothing in TOML, so they are sorted here."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        return Fault(path.as_posix(), "", f"not TOML: {str(error)[:1].lower()}{str(error)[1:]}")
    except UnicodeDecodeError as error:
        return Fault(path.as_posix(), "", f"not UTF-8 text: byte {error.start} cannot be read")
    except OSError as error:
        return Fault(path.as_posix(), "", f"cannot be read: {error.strerror}")
    sorted_table: dict[str, Any] = _sorted(table)
    return sorted_table


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_sorted(item) for item in value]
    return value


def _digest(info: PackInfo, records: dict[str, dict[str, Written]]) -> str:
    """Stands for what the pack says, wherever it lies and however it is laid out."""
    said = {kind: [each.fields for each in records[kind].values()] for kind in sorted(records)}
    return blake2b(msgspec.json.encode([info, said]), digest_size=16).hexdigest()
