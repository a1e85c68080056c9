"""An attack as one sentence of the Cellar's log: dice or fate, shields, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undercroft.games.tiny.events import (
    AttackDeclared,
    AttackEnded,
    AttackValued,
    DiceRolled,
    FateCounted,
    Redirected,
)  # fmt: skip
from undercroft.games.tiny.rules.attack import Attack, DieRerolled
from undercroft.kernel import Entry, Part
from undercroft.parts.happenings import ConditionGained, Damaged, Fell, Moved
from undercroft.parts.summaries import NoDamage, Summary, Summed


def ends(entries: Sequence[Entry]) -> bool:
    """With its own last event; without one if the attacker falls."""
    match entries[-1].event:
        case AttackEnded():
            return True
        case Fell(figure=figure):
            declared = entries[0].event
            assert isinstance(declared, AttackDeclared)
            return figure == declared.figure
    return False


def sum_up(entries: Sequence[Entry], over: bool) -> Summed:
    """The summary of an attack, from its events and the reasons kept with them."""
    declared = entries[0].event
    assert isinstance(declared, AttackDeclared)
    target = declared.target
    head: list[Struct] = [declared]
    steps: list[Struct] = []
    results: list[Struct] = []
    besides: list[Struct] = []
    for entry in entries[1:]:
        match entry.event:
            case Redirected(target=target):
                head.append(entry.event)
            case DiceRolled() | AttackValued():
                steps += [*_parts(entry), entry.event]
            case FateCounted() | DieRerolled():
                steps.append(entry.event)
            case Damaged(figure=figure):
                steps += _parts(entry) if figure == target else ()
                (results if figure == target else besides).append(entry.event)
            case Fell(figure=figure) | ConditionGained(figure=figure) | Moved(figure=figure):
                (results if figure == target else besides).append(entry.event)
    if over and not any(isinstance(each, Damaged) for each in results):
        results.insert(0, NoDamage())
    return Summed(tuple(head), tuple(steps), tuple(results), tuple(besides))


def _parts(entry: Entry) -> list[Part]:
    return [why for why in entry.why if isinstance(why, Part)]


SUMMARIES = (Summary(AttackDeclared, ends, sum_up, Attack),)
