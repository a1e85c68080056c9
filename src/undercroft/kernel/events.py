"""Events: facts in the past tense, the only writers of the state; and the lines of the log."""

from __future__ import annotations

from typing import Any, ClassVar

from .errors import BrokenRules
from .leaves import Leaf, RuleId, Seat
from .reports import AnyReport


class AnyEvent:
    """Stands in annotations for "any event of this game"; decoded by tag."""

    __slots__ = ()


class Event(Leaf, AnyEvent, tag_field="event", tag=True):
    """A fact. `apply` is the only code that writes to the state."""

    opens: ClassVar[bool] = False  # shows what was nowhere in the state, such as a room behind a door

    def apply(self, s: Any) -> None:
        """Write the fact down; nothing to write for pure announcements."""


class Reason(Leaf, tag_field="why", tag=True):
    """A piece of an explanation that was kept by the computation itself."""


class Entry(Leaf, omit_defaults=True):
    """One line of the log: what happened, under which rule, and why if that was computed."""

    rule: RuleId
    event: Event
    why: tuple[Reason, ...] = ()


class Closed(Event):
    """The small unwind: after the step that says so, all that runs above the procedure `to` is given up.

    That procedure goes on as if what it called had ended with `result`. Games derive from it: an encounter is
    over in the middle of an attack, and the quest goes on.
    """

    to: str  # the tag of a procedure in progress; of several, the innermost
    result: int | str | None = None


class GameOver(Event, omit_defaults=True):
    """The great unwind: after the step that says so, nothing of the game is left to do."""

    result: str  # never empty: an empty outcome means that the game goes on
    winners: tuple[Seat, ...] = ()  # of one side; of several, if those are tied; nobody, if all have lost
    scores: tuple[int, ...] = ()  # by seat, where the game keeps scores
    report: AnyReport | None = None  # made by the rules: nothing reads the log

    def __post_init__(self) -> None:
        if not self.result:
            raise BrokenRules("A game ends with a result, such as won or lost; this one is empty.")

    def apply(self, s: Any) -> None:
        s.outcome, s.ending = self.result, self
