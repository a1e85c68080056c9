"""Samples of any struct, made from its type: each field gets values that its type and name allow."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from undercroft.kernel import UNKNOWN, AnyReport, CardId, FigureId, Frame, Report, Seat
from undercroft.kernel.triggers import Window


@dataclass(frozen=True)
class Sampler:
    """What the fields of a game's events and options may hold, by name and by type."""

    texts: Mapping[str, tuple[Any, ...]]
    numbers: Mapping[str, tuple[int, ...]]
    cards: tuple[str, ...]
    window: str
    figures: tuple[int, ...] = (1, 2, 3, 4)
    given: Mapping[Any, list[Any]] = field(default_factory=dict)  # by type: samples that are not made

    def samples(self, kind: type[Struct]) -> Iterator[Any]:
        """As many as the field with the most values has, so that each value is met once."""
        hints = get_type_hints(kind, include_extras=True)
        fields = msgspec.structs.fields(kind)
        choices = {each.name: self.field_of(kind.__name__, each.name, hints[each.name]) for each in fields}
        for i in range(max(map(len, choices.values()), default=1)):
            yield kind(**{name: values[i % len(values)] for name, values in choices.items()})

    def field_of(self, owner: str, name: str, hint: Any) -> list[Any]:
        """What the field of one class may hold: values may be given under "Class.field"."""
        own = self.texts.get(f"{owner}.{name}")
        return self.values_of(name, hint) if own is None else list(own)

    def values_of(self, name: str, hint: Any) -> list[Any]:
        """What a field of this name and type may hold."""
        if hint in self.given:
            return self.given[hint]
        if hint is FigureId:
            return list(self.figures)
        if hint is Seat:
            return [0, 1]
        if hint is CardId and name not in self.texts:
            return list(self.cards)
        if hint is Frame:
            return [Window(self.window)]
        if hint is AnyReport:
            return [Report()]
        if isinstance(hint, NewType):
            return self.values_of(name, hint.__supertype__)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.values_of(name, inner[0])
        if origin is Literal:
            return list(inner)
        if origin in (Union, types.UnionType):
            return [value for arm in inner for value in self.values_of(name, arm)]
        if origin is tuple:
            return [(), tuple(self.values_of(name, inner[0])[:2])]
        if origin is dict:
            return [{}]
        if hint is types.NoneType:
            return [None]
        if hint is msgspec.UnsetType:
            return [msgspec.UNSET]
        if hint is bool:
            return [False, True]
        if hint is int:
            return list(self.numbers.get(name, (0, 1, 2, -1)))
        if hint is str:
            return list(self.texts.get(name, ("sample",)))
        if isinstance(hint, type) and issubclass(hint, Struct):
            return list(self.samples(hint))
        raise AssertionError(f"no sample for {name}: {hint}")


TINY: Final = Sampler(
    texts={
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
    },
    numbers={"cell": (18, 33), "chests": (18,), "cells": (1 << 18, 1 << 33 | 1 << 34)},
    cards=("cleave", "+1", UNKNOWN),
    window="tiny.attack.rolled",
)  # figures as they stand in `namer_in` of the conftest
samples = TINY.samples
