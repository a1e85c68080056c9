"""How much of the content is data: the report that shows what still needs Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from .shapes import named
from .verbs import SpecialVerb, Verb


class KindCoverage(Struct, frozen=True):
    """One kind of records. An effect is what one side of a card does: a field that holds verbs."""

    records: int
    effects: int = 0
    special: int = 0  # effects that need a named special
    designed: int = 0  # records marked as our own design, where the sources have a gap

    @property
    def data(self) -> int:
        """Effects that are data alone."""
        return self.effects - self.special


class Coverage(Struct, frozen=True):
    """All kinds of a game, with the verbs and specials that its content uses and how often."""

    kinds: dict[str, KindCoverage]
    verbs: dict[str, int]
    specials: dict[str, int]

    def __str__(self) -> str:
        heads = ("kind", "records", "effects", "data", "special", "designed")
        rows = [
            (name, *map(str, (kind.records, kind.effects, kind.data, kind.special, kind.designed)))
            for name, kind in self.kinds.items()
        ]
        wide = max(len(row[0]) for row in (heads, *rows))
        lines = [f"{row[0]:<{wide}}" + "".join(f"{cell:>10}" for cell in row[1:]) for row in (heads, *rows)]
        effects = sum(kind.effects for kind in self.kinds.values())
        data = sum(kind.data for kind in self.kinds.values())
        if effects:
            lines.append(f"{data} of {effects} effects are data alone ({100 * data // effects} %).")
        for title, counts in (("verbs", self.verbs), ("specials", self.specials)):
            if counts:
                lines.append(f"{title}: " + ", ".join(f"{name} {n}" for name, n in counts.items()))
        return "\n".join(lines)


def coverage(content: Any) -> Coverage:
    """Count the records, effects, verbs and specials of compiled content."""
    verbs: Counter[str] = Counter()
    specials: Counter[str] = Counter()
    kinds: dict[str, KindCoverage] = {}
    schema: type[Struct] = type(content)
    for kind in named(schema).values():
        records = getattr(content, kind.name)
        effects = [effect for record in records.values() for effect in effects_of(record)]
        inner = [[verb for each in effect for verb in _verbs_in(each)] for effect in effects]
        verbs.update(str(verb.__struct_config__.tag) for found in inner for verb in found)
        specials.update(verb.name for found in inner for verb in found if isinstance(verb, SpecialVerb))
        kinds[kind.encode_name] = KindCoverage(
            records=len(records),
            effects=len(effects),
            special=sum(any(isinstance(verb, SpecialVerb) for verb in found) for found in inner),
            designed=sum(bool(getattr(record, "designed", False)) for record in records.values()),
        )
    return Coverage(kinds, _by_count(verbs), _by_count(specials))


def effects_of(value: Any) -> Iterator[tuple[Verb, ...]]:
    """The outermost groups of verbs in a record: a list of verbs, or a verb that stands alone."""
    for part in _parts(value):
        if isinstance(part, Verb):
            yield (part,)
        elif isinstance(part, (tuple, list)) and part and all(isinstance(item, Verb) for item in part):
            yield tuple(part)
        else:
            yield from effects_of(part)


def _verbs_in(verb: Any) -> Iterator[Verb]:
    """A verb and those that it holds."""
    if isinstance(verb, Verb):
        yield verb
    for part in _parts(verb):
        yield from _verbs_in(part)


def _parts(value: Any) -> list[Any]:
    if isinstance(value, Struct):
        return [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, dict):
        return list(value.values())
    return list(value) if isinstance(value, (tuple, list)) else []


def _by_count(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
