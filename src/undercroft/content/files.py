"""The files of a pack, as they are written: TOML, an array of tables for each kind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomli
from msgspec import Struct

from .misfits import Fault

PACK_FILE = "pack.toml"
RECORD_ID = re.compile(r"[a-z0-9]+([-_./][a-z0-9]+)*")


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


def files_of(folder: Path) -> list[Path]:
    """Every TOML file of the pack but `pack.toml`, in the order of their names, hidden ones left out."""
    found = ((path.relative_to(folder), path) for path in folder.rglob("*.toml"))
    return [
        path
        for below, path in sorted(found, key=lambda pair: pair[0].as_posix())
        if below.as_posix() != PACK_FILE and not any(part.startswith(".") for part in below.parts)
    ]


def records_in(path: Path) -> Iterator[Written | Fault]:
    """The records of a file, and what cannot be one."""
    file = path.as_posix()
    table = toml_of(path)
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


def toml_of(path: Path) -> dict[str, Any] | Fault:
    """The file's contents. The order of keys in a table means nothing in TOML, so they are sorted here."""
    try:
        table: dict[str, Any] = _sorted(tomli.loads(path.read_text(encoding="utf-8-sig")))
    except tomli.TOMLDecodeError as error:
        return Fault(path.as_posix(), "", f"not TOML: {str(error)[:1].lower()}{str(error)[1:]}")
    except UnicodeDecodeError as error:
        return Fault(path.as_posix(), "", f"not UTF-8 text: byte {error.start} cannot be read")
    except OSError as error:
        return Fault(path.as_posix(), "", f"cannot be read: {error.strerror}")
    except RecursionError:
        return Fault(path.as_posix(), "", "nested too deeply to be read")
    except ValueError:  # of thousands of digits
        return Fault(path.as_posix(), "", "a number is too long to be read")
    return table


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_sorted(item) for item in value]
    return value
