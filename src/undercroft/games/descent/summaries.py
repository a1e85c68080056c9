"""An attack as one sentence of the log: hearts and shields, surges spent, and what came of it (D2-ATK-02)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undercroft.games.descent.events.encounters import EncounterClosed
from undercroft.games.descent.events.fights import (
    AttackDeclared,
    AttackEnded,
    AttackMissed,
    AttackValued,
    Defeated,
    DiceRolled,
    FatigueRecovered,
    FatigueSuffered,
    KnockedOut,
    SurgeSpent,
    TargetChanged,
)  # fmt: skip
from undercroft.games.descent.events.moves import Entered
from undercroft.games.descent.events.things import Marked
from undercroft.games.descent.rules.attack.attack import Attack, AttackDieRerolled
from undercroft.kernel import Entry
from undercroft.parts.happenings import ConditionGained, Damaged, Healed
from undercroft.parts.summaries import NoDamage, Summary, Summed


def ends(entries: Sequence[Entry]) -> bool:
    """With its own last event; without one if the encounter is decided by it."""
    return isinstance(entries[-1].event, AttackEnded | EncounterClosed)


def sum_up(entries: Sequence[Entry], over: bool) -> Summed:
    """The summary of an attack, from its events."""
    declared = entries[0].event
    assert isinstance(declared, AttackDeclared)
    target = declared.target
    head: list[Struct] = [declared]
    steps: list[Struct] = []
    results: list[Struct] = []
    besides: list[Struct] = []
    valued = missed = hurt = False
    for entry in entries[1:]:
        match entry.event:
            case TargetChanged(target=target):
                head.append(entry.event)
            case AttackDieRerolled() | SurgeSpent():
                steps.append(entry.event)
            case DiceRolled() if not over:  # whoever spends surges must see them
                steps.append(entry.event)
            case AttackValued(target=figure):
                if figure == target and not valued:
                    valued = True
                    steps.append(entry.event)
            case AttackMissed():
                missed = True
                results.append(entry.event)
            case Damaged(figure=figure):
                hurt |= figure == target
                (results if figure == target else besides).append(entry.event)
            case Defeated(figure=figure) | KnockedOut(figure=figure) if figure == target:
                # The damage beyond the last point of Health is lost: the number would look wrong.
                results = [event for event in results if not isinstance(event, Damaged)]
                results.append(entry.event)
            case Defeated(figure=figure) | KnockedOut(figure=figure) | ConditionGained(figure=figure):
                (results if figure == target else besides).append(entry.event)
            case Healed() | FatigueRecovered() | FatigueSuffered() | Marked():
                besides.append(entry.event)
            case Entered(figure=figure):  # of a way, the space where it ends
                besides = [one for one in besides if not (isinstance(one, Entered) and one.figure == figure)]
                besides.append(entry.event)
    if over and valued and not hurt and not missed:
        results.insert(0, NoDamage())
    return Summed(tuple(head), tuple(steps), tuple(results), tuple(besides))


SUMMARIES = (Summary(AttackDeclared, ends, sum_up, Attack),)
