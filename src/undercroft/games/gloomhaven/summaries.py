"""An attack as one sentence of the log: value, bonuses, cards, Shield, and what came of it (GH-ATK-03)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undercroft.games.gloomhaven.events.cards import Exhausted, ExperienceGained
from undercroft.games.gloomhaven.events.fights import (
    AttackDeclared,
    AttackEnded,
    AttackValued,
    DamageNegated,
    Killed,
    ModifierCounted,
    Redirected,
    Retaliated,
)  # fmt: skip
from undercroft.games.gloomhaven.events.ground import Shoved
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted
from undercroft.games.gloomhaven.rules.attack.defences import Shielded
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.items.items import AttackStopped, Blocked
from undercroft.kernel import Entry, FigureId, Leaf, Part
from undercroft.parts.happenings import ConditionGained, Damaged, Healed
from undercroft.parts.summaries import NoDamage, Summary, Summed


class AttackValue(Leaf):
    """The initial value of the attack."""

    value: int


class PushedOrPulled(Leaf):
    """The target was moved so many hexes against its will."""

    figure: FigureId
    hexes: int


def ends(entries: Sequence[Entry]) -> bool:
    """With its own last event; without one if the attacker dies of something else than Retaliate."""
    event = entries[-1].event
    if type(event) is Killed:
        declared = entries[0].event
        assert isinstance(declared, AttackDeclared)
        answered = any(isinstance(entry.event, Retaliated) for entry in entries)
        return event.figure == declared.figure and not answered
    return type(event) is AttackEnded


def sum_up(entries: Sequence[Entry], over: bool) -> Summed:
    """The summary of an attack, from its events and the reasons kept with them."""
    return _Attack(entries).summed(over)


class _Attack:
    """Reads the events of one attack in order."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        declared = entries[0].event
        assert isinstance(declared, AttackDeclared)
        self.declared, self.target = declared, declared.target
        self.head: list[Struct] = [declared]
        self.steps: list[Struct] = [AttackValue(declared.value)]
        self.results: list[Struct] = []
        self.besides: list[Struct] = []
        self.drawn = self.settled = False  # modifier cards were; the damage is done or negated
        self.exhausted: Exhausted | None = None  # whose figure the next event names
        self.hexes = self.answer = 0  # that the target was moved; what Retaliate still has to do
        for entry in entries[1:]:
            self.read(entry)

    def summed(self, over: bool) -> Summed:
        if over and self.drawn and not self.settled:
            self.results.insert(0, NoDamage())
        if self.hexes:
            self.results.append(PushedOrPulled(self.target, self.hexes))
        return Summed(tuple(self.head), tuple(self.steps), tuple(self.results), tuple(self.besides))

    def read(self, entry: Entry) -> None:
        match entry.event:
            case Redirected(target=target):
                self.target = target
                self.head.append(entry.event)
            case AttackValued():
                kept = [why for why in entry.why if isinstance(why, Shielded) or _counts(why, "attack")]
                self.steps += kept
            case ModifierCounted():
                self.drawn = True
                self.steps.append(entry.event)
            case Blocked():
                self.steps.append(entry.event)
            case AttackStopped():
                self.settled = True
                self.results.append(entry.event)
            case ActionNoted(damage=0) if self.drawn and not self.settled:
                self.settled = True
                self.results.append(NoDamage())
            case ActionNoted(damage=damage) if damage >= 0:
                self.settled = True
            case _:
                self.follow(entry.event)

    def follow(self, event: Struct) -> None:
        """Note its effects on the target and on others."""
        match event:
            case Damaged(figure=figure, amount=amount):
                if figure == self.declared.figure and amount == self.answer:
                    self.answer = 0  # "retaliates for 2" says it
                else:
                    self.put(event, to_target=figure == self.target and not self.settled)
                    self.settled |= figure == self.target
            case DamageNegated(figure=figure):
                self.put(event, to_target=figure == self.target and not self.settled)
                self.settled |= figure == self.target
            case Exhausted():
                self.exhausted = event
            case Killed(figure=figure):
                told, self.exhausted = self.exhausted or event, None
                self.put(told, to_target=figure == self.target)
            case ConditionGained(figure=figure):
                self.put(event, to_target=figure == self.target)
            case Shoved(figure=figure) if figure == self.target:
                self.hexes += 1
            case Retaliated(amount=amount):
                self.answer = amount
                self.besides.append(event)
            case ExperienceGained() | Healed():
                self.besides.append(event)

    def put(self, event: Struct, to_target: bool) -> None:
        (self.results if to_target else self.besides).append(event)


def _counts(why: Struct, stat: str) -> bool:
    """A line of a sum that changes the number; adding nothing does not."""
    return (
        isinstance(why, Part)
        and why.modifier.stat == stat
        and not (why.modifier.op == "add" and not why.modifier.value)
    )


SUMMARIES = (Summary(AttackDeclared, ends, sum_up, Strike),)
