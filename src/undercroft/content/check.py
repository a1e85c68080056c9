"""The whole check of a game's packs: form, references, specials, rules and words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .files import Written
from .misfits import Fault
from .packs import Pack, dangling, merge, typed
from .references import RULE, known, ref

__all__ = ["RULE", "HasWords", "check_content", "known", "ref"]

HasWords = Callable[[str, str], "bool | Sequence[str]"]
"""(kind, id) -> whether it has a name and text, or the languages in which it has none."""


def check_content(
    schema: type[Any],
    packs: Sequence[Pack],
    *,
    specials: Collection[str] | None = None,
    names: Mapping[str, Collection[str]] = MappingProxyType({}),
    knows_rule: Callable[[str], bool] | None = None,
    has_words: HasWords | None = None,
) -> list[Fault]:
    """Every fault of the packs, in the order of their files.

    `specials`: the procedures that content may name where data cannot say it.
    `names`: by kind, what else content may name because the game's own code knows it: windows, stats.
    `knows_rule`, `has_words`: asked of the rulebook and of the catalogues.
    Arguments left out are not checked: specials, kinds that `names` does not have, rules, words.
    """
    merged, found = merge(schema, packs)
    content, misfitting = typed(schema, merged)
    names = names if specials is None else {**names, "special": specials}
    found += [*misfitting, *dangling(schema, merged, content, names, knows_rule)]
    if has_words:
        found += _wordless(merged, has_words)
    return sorted(dict.fromkeys(found), key=lambda fault: _rank(fault, packs))


def _wordless(merged: Mapping[str, Mapping[str, Written]], has_words: HasWords) -> Iterator[Fault]:
    for written in (each for records in merged.values() for each in records.values()):
        answer = has_words(written.kind, written.id)
        if isinstance(answer, bool):
            if not answer:
                yield written.fault("", "has no words; expected its name in the messages of the pack")
        elif answer:
            yield written.fault("", f"has no words in {', '.join(answer)}")


def _rank(fault: Fault, packs: Sequence[Pack]) -> tuple[int, str]:
    """By pack, then by file; what is wrong in one file stays in the order in which it was found."""
    at = Path(fault.file)
    holding = [(len(p.folder.parts), i) for i, p in enumerate(packs) if at.is_relative_to(p.folder)]
    return max(holding, default=(0, len(packs)))[1], fault.file
