"""The interface of a state in play for rules code: make facts, roll, ask for numbers, look at the stack."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from .chance import SEEDED, Source, next_word
from .decisions import Lot, Option
from .errors import BrokenRules
from .events import Closed, Entry, Event, Reason
from .flow import Frame, Procedure, Result
from .leaves import FigureId, RuleId, Seat, replace
from .modifiers import ADD_FIRST, Modified, Modifier, Op, Order, Part, Until, fold
from .ranking import Criterion, best
from .rules import Rules
from .state import F, State
from .triggers import Armed, Ended, Trigger, Window, ends

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)
T = TypeVar("T")

Watch = Callable[[Event], None]

WHOEVER = FigureId(0)


class Everything:
    """Contains every event: they are all looked at where there is a log, or somebody watches."""

    def __contains__(self, event: object) -> bool:
        return True


EVERYTHING = Everything()


class Play(Generic[S]):
    """A state being played, as rules code sees it; `Game` adds what drivers need."""

    __slots__ = (
        "_closing", "_hanging", "_heeded", "_log", "_lots", "_result", "_stirred", "_touched", "_watch",
        "answering", "results", "rule", "rules", "source", "state",
    )  # fmt: skip

    def __init__(
        self, rules: Rules[S], state: S, source: Source | None = None, log: list[Entry] | None = None
    ) -> None:
        self.rules = rules
        self.state = state
        self.source: Source = source or SEEDED
        self.results: list[str] = []  # chance results since the last answer
        self.rule: RuleId = ""  # of the step that runs
        self.answering = Seat(-1)
        self._log = log
        self._watch: Watch | None = None
        self._heeded: Container[type[Event] | None] = EVERYTHING
        self._touched = False  # has the step that runs changed anything?
        self._stirred = True  # may windows be waiting, or the game be over? Looked at before the next step
        self._hanging = True  # may anything belong to a frame: modifiers, triggers, answers, woken windows?
        self._lots: tuple[Lot, ...] = ()  # drawn since the last entry of the log, which the next one tells
        self._closing: Closed | None = None  # emitted by the step that runs: heeded before the next
        self._result: Result = None  # of the procedure that ended last

    # -- facts and chance

    def emit(self, event: Event, rule: RuleId = "", why: tuple[Reason, ...] = ()) -> None:
        """Make a fact: write it down, log it, wake what listens for it."""
        self._touched = True
        event.apply(self.state)
        if type(event) in self._heeded:
            self._tell(event, rule or self.rule, why)

    def _tell(self, event: Event, rule: RuleId, why: tuple[Reason, ...]) -> None:
        """A fact that is logged, watched or listened for; where nobody cares, none of this is looked at."""
        if self._log is not None:
            self._log.append(Entry(rule, event, why + self._lots if self._lots else why))
            self._lots = ()
        on = type(event).__name__
        if on in self.state.triggers or on in self.rules.heeded:
            self._stir(on, event)
        if self._watch is not None:
            self._watch(event)
        elif self._log is None and self._heeded is EVERYTHING:
            self._listen()

    def _stir(self, on: str, event: Event) -> None:
        """Something ends, or somebody listens: the engine looks at it before the next step."""
        self._stirred = self._hanging = True
        if isinstance(event, Closed):
            self._close_after_this_step(event)
            return
        height = len(self.state.frames)
        if height and not self.state.outcome:  # with nothing in progress there is no step to come before
            self.state.woken.append(Window(on, about=event, opener=height, at=height))

    def _close_after_this_step(self, event: Closed) -> None:
        """Of several that one step emits, the one that reaches down furthest counts."""
        height = self._height_of(event.to)
        if self._closing is None or height < self._height_of(self._closing.to):
            self._closing = event

    def _height_of(self, tag: str) -> int:
        """The place on the stack, from 1, of the innermost procedure with this tag."""
        frames = self.state.frames
        for height in range(len(frames), 0, -1):
            if frames[height - 1].__struct_config__.tag == tag:  # type: ignore[attr-defined]
                return height
        raise BrokenRules(f"{self.where()}: no {tag!r} is in progress, so nothing can close down to it")

    @property
    def log(self) -> list[Entry] | None:
        """The events, as far as they are kept; None: they are not."""
        return self._log

    @log.setter
    def log(self, log: list[Entry] | None) -> None:
        self._log, self._heeded = log, EVERYTHING

    @property
    def watch(self) -> Watch | None:
        """Told of each event, after it was applied."""
        return self._watch

    @watch.setter
    def watch(self, watch: Watch | None) -> None:
        self._watch, self._heeded = watch, EVERYTHING

    def _listen(self) -> None:
        """From now on look only at events that somebody listens for: found out where there is an event."""
        heard = self.rules.heeded.union(self.state.triggers)
        self._heeded = frozenset(map(self.rules.event_named.get, heard))  # None: the name of a window

    def chance(self, what: str, outcomes: Sequence[str]) -> str:
        """The one door for dice and draws."""
        s = self.state
        self._touched = True
        s.rng, word = next_word(s.rng)
        result = self.source.pick(word, what, outcomes)
        self.results.append(result)
        return result

    def draw_lot(self, options: Sequence[Option]) -> Option:
        """One of several equal options by chance; the next event tells among which."""
        keys = [option.key for option in options]
        picked = options[keys.index(self.chance("lot", keys))]
        if self._log is not None:
            self._lots += (Lot(tuple(options), picked),)
        return picked

    def plays(self, variant: RuleId) -> bool:
        """Is this optional rule in force?"""
        return variant in self.state.variants

    # -- the stack

    def where(self) -> str:
        """The stack as a breadcrumb."""
        return " > ".join(
            f"{f.__struct_config__.tag}/{f.step}" for f in self.state.frames if isinstance(f, Procedure)
        )

    def nearest(self, kind: type[F]) -> F:
        """The innermost procedure of this kind in progress."""
        return self.state.nearest(kind)

    def about(self, kind: type[E]) -> E:
        """The event that opened the window in progress."""
        event = self.state.nearest(Window).about
        if not isinstance(event, kind):
            raise BrokenRules(f"{self.where()}: this window is about {event!r}, not {kind.__name__}")
        return event

    def opener(self) -> Frame:
        """The procedure that opened the window in progress."""
        return self.state.opener()

    def take_result(self) -> Result:
        """The result of the procedure that just ended; whoever takes it acts, so it may not ask."""
        self._touched = True
        return self._result

    # -- timing

    def hidden(self, on: str) -> Mapping[Seat, tuple[Trigger, ...]]:
        """The seats asked here by public knowledge, and the secret triggers of each."""
        return self.rules.hidden[on](self) if on in self.rules.hidden else {}

    def triggers(self, on: str) -> Sequence[Trigger]:
        """All in play that listens here."""
        found = self.state.triggers.get(on, ())
        return self._in_scope(found) if self.state.armed_within else found

    def _in_scope(self, triggers: Sequence[Trigger]) -> Sequence[Trigger]:
        return [t for t in triggers if not t.frame or self._is_nearest(t.frame)]

    def arm(self, trigger: Trigger, *, within: Frame | None = None) -> None:
        """Put a trigger into play; `within` a procedure in progress, it goes when that procedure ends."""
        if within is not None:
            self._hanging = True
            trigger = replace(trigger, until="frame", frame=self._height(within))
        elif trigger.until == "frame":
            raise BrokenRules(f"{self.where()}: {trigger.source!r} lasts for a frame, but within which?")
        self._check_holder(trigger.until, trigger.holder, trigger.source)
        self._heeded = EVERYTHING  # until the next event, when the trigger is in force
        self.emit(Armed(trigger), trigger.rule)

    # -- numbers and rankings

    def modify(
        self,
        stat: str,
        value: int,
        op: Op = "add",
        *,
        within: Frame | None = None,
        until: Until = "scenario",
        subject: FigureId = WHOEVER,
        source: str = "",
        holder: FigureId = WHOEVER,
    ) -> None:
        """Add a modifier; `within` a procedure in progress, it goes when that procedure ends."""
        height = 0
        if within is not None:
            self._hanging = True
            height, until = self._height(within), "frame"
        self._check_holder(until, holder, stat)
        self.emit(Modified(Modifier(stat, value, op, subject, until, height, source, self.rule, holder)))

    def _check_holder(self, until: Until, holder: FigureId, what: str) -> None:
        """An effect until the start of a turn must name the figure, and no other effect may."""
        if (until == "own_turn") != bool(holder):
            wanted = "whose turn" if until == "own_turn" else "no holder"
            raise BrokenRules(f"{self.where()}: {what!r} lasts until {until!r}: say {wanted}")

    def end(self, until: Until | None = None, source: str = "", holder: FigureId = WHOEVER) -> None:
        """End the effects that last so long, or come from that source; no event where there are none.

        `until="own_turn"` is said when a turn of the `holder` starts.
        """
        s = self.state
        lasting: list[tuple[Modifier | Trigger, ...]] = [*s.modifiers.values(), *s.triggers.values()]
        for kept in lasting:
            for each in kept:
                if (each.until == until or source) and ends(each, until, source, holder):
                    self.emit(Ended(until, source, holder))
                    return

    def modifiers(self, stat: str, subject: FigureId) -> list[Modifier]:
        """Those in force for this figure now: kept ones, and those that follow from the position."""
        s, found = self.state, []
        if stat in s.modifiers:
            for m in s.modifiers[stat]:
                if not m.subject or m.subject == subject:
                    found.append(m)
        for m in s.scoped:
            if m.stat == stat and m.subject in (0, subject) and self._is_nearest(m.frame):
                found.append(m)
        if stat in self.rules.derived:
            for derive in self.rules.derived[stat]:
                found += derive(self, subject)
        return found

    def total(self, stat: str, subject: FigureId = WHOEVER, base: int = 0, order: Order = ADD_FIRST) -> int:
        """The number alone: the same fold as `breakdown`, with short cuts for none and for plain sums."""
        s, derived = self.state, self.rules.derived
        if s.scoped or stat in s.modifiers:
            found = self.modifiers(stat, subject)
        elif stat in derived:
            found = []
            for derive in derived[stat]:
                found += derive(self, subject)
        else:
            return base
        if not found:
            return base
        for m in found:
            if m.op != "add":
                return fold(base, found, order)[0]
        return base + sum([m.value for m in found])

    def breakdown(
        self, stat: str, subject: FigureId = WHOEVER, base: int = 0, order: Order = ADD_FIRST
    ) -> tuple[int, tuple[Part, ...]]:
        """The sum and its lines: what is shown is what was computed."""
        s = self.state
        if not s.scoped and stat not in s.modifiers and stat not in self.rules.derived:
            return base, ()
        found = self.modifiers(stat, subject)
        return fold(base, found, order) if found else (base, ())

    def best(
        self, candidates: Iterable[T], criteria: Sequence[Criterion[T]], name: Callable[[T], str] = str
    ) -> tuple[list[T], tuple[Reason, ...]]:
        """The best candidates for an automaton, and the reasons; they are kept only where there is a log."""
        if self._log is None:
            return best(candidates, criteria), ()
        cuts: list[Reason] = []
        return best(candidates, criteria, cuts, name), tuple(cuts)

    def _height(self, frame: Frame) -> int:
        """The place of a procedure in progress on the stack, from 1."""
        for height, found in enumerate(self.state.frames, 1):
            if found is frame:
                return height
        raise BrokenRules(f"{self.where()}: {frame!r} is not in progress, nothing can last within it")

    def _is_nearest(self, height: int) -> bool:
        """ "This attack +2" does not reach an attack made in the middle of this one."""
        frames = self.state.frames
        kind = type(frames[height - 1])
        return not any(type(f) is kind for f in frames[height:])
