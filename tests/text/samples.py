"""Samples of any struct, made from its type: each field gets values that its type and name allow."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from undercroft.kernel import UNKNOWN, CardId, FigureId, Frame, Seat
from undercroft.kernel.triggers import Window

FIGURES: Final = (1, 2, 3, 4)  # as they stand in `position` of test_catalogues
TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("cleave", UNKNOWN),
    "cards": ("cleave", "parry"),
    "pool": ("cleave",),
    "discard": ("-1",),
    "item": ("potion", "amulet"),
    "items": ("potion",),
    "stance": ("bold", "wary", "swift"),
    "condition": ("poisoned", "stunned", "frightened"),
    "room": ("stairs", "vault"),
    "ability": ("guard", "amulet"),
    "result": ("won", "lost"),
    "source": ("bulwark@1", "guard@1", ""),
    "stat": ("dice", "shield", "pace", "damage", "side"),
    "face": ("2",),
    "kind": ("goblin",),
    "rule": ("TN-CRD-03", "TN-ATK-04"),
}
NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "cell": (18, 33),
    "chests": (18,),
    "cells": (1 << 18, 1 << 33 | 1 << 34),
}


def samples(kind: type[Struct]) -> Iterator[Any]:
    """As many as the field with the most values has, so that each value is met once."""
    hints = get_type_hints(kind, include_extras=True)
    choices = {field.name: values_of(field.name, hints[field.name]) for field in msgspec.structs.fields(kind)}
    for i in range(max(map(len, choices.values()), default=1)):
        yield kind(**{name: values[i % len(values)] for name, values in choices.items()})


def values_of(name: str, hint: Any) -> list[Any]:
    """What a field of this name and type may hold."""
    if hint is FigureId:
        return list(FIGURES)
    if hint is Seat:
        return [0, 1]
    if hint is CardId and name not in TEXTS:
        return ["cleave", "+1", UNKNOWN]
    if hint is Frame:
        return [Window("tiny.attack.rolled")]
    if isinstance(hint, NewType):
        return values_of(name, hint.__supertype__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return values_of(name, inner[0])
    if origin is Literal:
        return list(inner)
    if origin in (Union, types.UnionType):
        return [value for arm in inner for value in values_of(name, arm)]
    if origin is tuple:
        return [(), tuple(values_of(name, inner[0])[:2])]
    if hint is types.NoneType:
        return [None]
    if hint is bool:
        return [False, True]
    if hint is int:
        return list(NUMBERS.get(name, (0, 1, 2, -1)))
    if hint is str:
        if name not in TEXTS:
            return ["sample"]
        return list(TEXTS[name])
    if isinstance(hint, type) and issubclass(hint, Struct):
        return list(samples(hint))
    raise AssertionError(f"no sample for {name}: {hint}")
