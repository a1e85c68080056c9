"""The whole check of a game's packs: form, references, specials, rules and words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .misfits import Fault, one_of
from .packs import Pack, Written, merge, typed
from .references import RULE, SPECIAL, Reference, known, ref, references
from .shapes import kinds_of

__all__ = ["RULE", "HasWords", "check_content", "known", "ref"]

HasWords = Callable[[str, str], "bool | Sequence[str]"]
"""(kind, id) -> whether it has a name and text, or the languages in which it has none."""


def check_content(
    schema: type[Any],
    packs: Sequence[Pack],
    *,
    specials: Collection[str] = (),
    names: Mapping[str, Collection[str]] | None = None,
    knows_rule: Callable[[str], bool] | None = None,
    has_words: HasWords | None = None,
) -> list[Fault]:
    """Every fault of the packs, in the order of their files.

    `specials`: the procedures that content may name where data cannot say it.
    `names`: by kind, what else content may name because the game's own code knows it: windows, stats.
    `knows_rule`, `has_words`: asked of the rulebook and of the catalogues.
    Without one of the last three, what it would tell is not checked.
    """
    merged, found = merge(schema, packs)
    content, misfitting = typed(schema, merged)
    ids: dict[str, Collection[str]] = {SPECIAL: specials, **merged}
    found += misfitting
    for kind, declared in kinds_of(schema).items():
        for id, record in content[kind].items():
            written = merged[kind][id]
            for named in references(record, declared):
                text = _wrong_with(named, ids, names, knows_rule)
                if text:
                    found.append(written.fault(named.at, text))
    if has_words:
        found += _wordless(
            (written for records in merged.values() for written in records.values()), has_words
        )
    return sorted(dict.fromkeys(found), key=lambda fault: _rank(fault, packs))


def _wrong_with(
    named: Reference,
    ids: Mapping[str, Collection[str]],
    names: Mapping[str, Collection[str]] | None,
    knows_rule: Callable[[str], bool] | None,
) -> str:
    """What is wrong with a name, if anything."""
    if named.kind == "rule":
        fine = knows_rule is None or knows_rule(named.name)
        return "" if fine else f'there is no rule "{named.name}" in the rulebook'
    there = names if named.in_code else ids
    if there is None or named.name in there.get(named.kind, ()):
        return ""
    if named.kind not in there:
        return f'names the {named.kind} "{named.name}", but this game has none of that kind'
    return f'there is no {named.kind} "{named.name}"; {one_of(named.name, there[named.kind])}'


def _wordless(records: Iterable[Written], has_words: HasWords) -> Iterator[Fault]:
    for written in records:
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
