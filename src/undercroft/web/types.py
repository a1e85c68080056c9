"""The structs in TypeScript: `python -m undercroft.web.types` writes those that the client needs."""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from undercroft.scenes.shapes import answers, parts, pieces
from undercroft.table import wire

from . import api_types
from .plugs import Sheet, all_pages

FOLDER: Final = Path(__file__).parents[3] / "client" / "src"
HEAD: Final = "// Written by `python -m undercroft.web.types` from the structs of the server: do not edit.\n"
BUILTINS: Final[dict[type[Type], str]] = {
    BoolType: "boolean", IntType: "number", FloatType: "number", StrType: "string", NoneType: "null",
    AnyType: "unknown", RawType: "unknown",
}  # fmt: skip


def _may_lack(cls: type[Struct]) -> bool:
    """May a body come without fields that have a default? Those of requests, and what leaves them out."""
    return issubclass(cls, api_types.Asked) or cls.__struct_config__.omit_defaults


SHEETS: Final = (
    Sheet(
        "lib/wire.ts",
        (pieces, parts, answers, wire),
        {"AnyCommand": wire.AnyCommand, "Incoming": wire.Incoming, "Outgoing": wire.Outgoing},
        said=frozenset(get_args(wire.Incoming)).__contains__,
        recipes=True,
    ),
    Sheet("lib/bodies.ts", (api_types,), said=_may_lack),
    *(sheet for pages in all_pages() for sheet in pages.sheets),
)


class Untranslatable(TypeError):
    """A type of Python for which there is no word of TypeScript here."""


def typescript(sheet: Sheet) -> str:
    """The whole file."""
    structs = list(_structs(sheet.modules))
    kinds = [_interface(_info(cls), optional=sheet.said(cls)) for cls in structs]
    unions = [f"export type {name} = {_word(type_info(union))};\n" for name, union in sheet.unions.items()]
    heard = [_info(cls) for cls in structs if not sheet.said(cls)]
    return "\n".join([HEAD, *kinds, *unions, *([_recipes(heard)] if sheet.recipes else [])])


def _structs(modules: Iterable[ModuleType]) -> Iterator[type[Struct]]:
    """The structs of the modules that are sent by themselves, in the order in which they are written."""
    for module in modules:
        for cls in vars(module).values():
            if inspect.isclass(cls) and issubclass(cls, Struct) and cls.__module__ == module.__name__:
                stands_above = cls.__struct_config__.tag_field and cls.__subclasses__()
                if cls.__struct_fields__ and not stands_above:
                    yield cls


def _info(cls: type[Struct]) -> StructType:
    found = type_info(cls)
    if not isinstance(found, StructType):
        raise Untranslatable(f"{cls.__name__} is no struct.")
    return found


def _interface(struct: StructType, *, optional: bool) -> str:
    note = inspect.getdoc(struct.cls)
    doc = f"/** {' '.join(note.split())} */\n" if note and struct.cls.__doc__ else ""
    tag = [f"  {struct.tag_field}: {json.dumps(struct.tag)};"] if struct.tag_field else []
    fields = [_field(field, optional=optional) for field in struct.fields]
    return f"{doc}export interface {struct.cls.__name__} {{\n" + "\n".join([*tag, *fields]) + "\n}\n"


def _field(field: Field, *, optional: bool) -> str:
    mark = "?" if optional and not field.required else ""
    return f"  {field.encode_name}{mark}: {_word(field.type)};"


def _word(kind: Type) -> str:
    """A type in TypeScript."""
    match kind:
        case Metadata(type=inner):
            return _word(inner)
        case LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case StructType(cls=cls):
            return cls.__name__
        case UnionType(types=types):
            return " | ".join(dict.fromkeys(_word(each) for each in types))
        case VarTupleType(item_type=item) | ListType(item_type=item):
            return f"{_grouped(_word(item))}[]"
        case TupleType(item_types=items):
            return f"[{', '.join(_word(item) for item in items)}]"
        case DictType(value_type=value):
            return f"Record<string, {_word(value)}>"
    try:
        return BUILTINS[type(kind)]
    except KeyError:
        raise Untranslatable(f"There is no word of TypeScript for {kind}.") from None


def _grouped(word: str) -> str:
    return f"({word})" if "|" in word else word


# -- what is left out on the way because it is the default, and where structs lie in structs


def _recipes(structs: Iterable[StructType]) -> str:
    rows = [f"  {struct.cls.__name__}: {_recipe(struct)}," for struct in structs]
    return (
        "/** For each struct: its defaults, which are not sent, and which of its fields hold structs. */\n"
        "export const RECIPES: Record<string, [defaults: Record<string, unknown>, "
        "inner: Record<string, string>]> = {\n" + "\n".join(rows) + "\n};\n"
    )


def _recipe(struct: StructType) -> str:
    defaults = {f.encode_name: _default(f) for f in struct.fields if not f.required}
    inner = {f.encode_name: name for f in struct.fields if (name := _inner(f.type))}
    return json.dumps([defaults, inner], ensure_ascii=False)


def _default(field: Field) -> Any:
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return msgspec.to_builtins(value)


def _inner(kind: Type) -> str:
    """The struct in a field, by itself or in a list."""
    match kind:
        case StructType(cls=cls):
            return cls.__name__
        case VarTupleType(item_type=item) | ListType(item_type=item) | Metadata(type=item):
            return _inner(item)
        case UnionType(types=types):
            return next((name for each in types if (name := _inner(each))), "")
    return ""


def main(arguments: list[str]) -> int:
    """Write the files, or with --check say whether they are up to date."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.web.types", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    options = parser.parse_args(arguments)
    stale = [each for each in SHEETS if _kept(each) != typescript(each)]
    if options.check:
        for sheet in stale:
            sys.stderr.write(f"{sheet.file} is out of date: run python -m undercroft.web.types.\n")
        return 1 if stale else 0
    for sheet in stale:
        (FOLDER / sheet.file).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / sheet.file).write_text(typescript(sheet), encoding="utf-8")
    return 0


def _kept(sheet: Sheet) -> str:
    path = FOLDER / sheet.file
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
