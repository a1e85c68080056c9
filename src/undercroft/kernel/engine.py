"""The engine: runs steps until somebody must decide. It never calls out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .chance import Source
from .decisions import Decision, Option
from .errors import BrokenRules, IllegalAnswer
from .events import Entry
from .flow import END, Ask, Call, Done, Frame, Step
from .leaves import Seat
from .play import Play, S
from .rules import Rules
from .state import Given
from .triggers import Right, disarm_within

NO_ASK = Ask({})


class Game(Play[S]):
    """A state being played. Drivers use `advance`, `answer`, `open`, `clone`; rules code uses `Play`."""

    __slots__ = ("_asked", "open", "ran")

    def __init__(
        self, rules: Rules[S], state: S, source: Source | None = None, log: list[Entry] | None = None
    ) -> None:
        super().__init__(rules, state, source, log)
        self.open: tuple[Decision, ...] = ()
        self.ran: set[str] | None = None  # if kept: every step that ran
        self._asked = NO_ASK  # the question behind `open`; never saved, its step can be run again

    def advance(self) -> tuple[Decision, ...]:
        """Run until a decision is open (then give all that are) or the game is over (then none).

        This is the innermost loop of everything: the outer turn picks the procedure on top, the inner one
        runs its steps until it calls, asks or ends, or an event opened a window. Within, `step` is where the
        frame stands; it is written into the frame before anybody else can look at it.
        """
        s, frames, ran = self.state, self.state.frames, self.ran
        while frames and not self.open:
            if s.woken or s.outcome:
                if s.outcome:
                    self._stop()
                    break
                if self._open_woken():
                    continue
            frame = frames[-1]
            guarded = frame.guarded
            step = frame.steps.get(frame.step)
            if step is None:
                if frame.step != END:
                    raise BrokenRules(f"{self.where()}: {type(frame).__name__} has no such step")
                self._leave(frame)
                continue
            try:
                while True:
                    if guarded and not frame.goes_on(self):
                        self._leave(frame)
                        break
                    self.rule, self._touched = step.rule, False
                    if ran is not None:
                        ran.add(step.what or step.named())
                    outcome: Any = step.run(frame, self)
                    if s.answers and outcome.__class__ is not Ask:
                        self._drop_answers(len(frames))  # what was asked here is asked no more
                    if outcome is None:
                        following = step.following
                        if following is None:
                            frame.step = END
                            if not (s.woken or s.outcome):
                                self._leave(frame)
                            break
                        step = following
                    elif outcome.__class__ is Step:
                        if outcome.owner is not frame.__class__:
                            raise self._astray(outcome)
                        step = outcome
                    elif outcome.__class__ is Call and not s.woken and not s.outcome:
                        frame.step = self._way_back(frame, step, outcome)
                        frame = outcome.frame
                        frames.append(frame)
                        first = frame.steps.get(frame.step)
                        if first is None:
                            break
                        guarded, step = frame.guarded, first
                        continue
                    elif outcome.__class__ is Done:
                        frame.step, frame.result = END, outcome.result
                        if not (s.woken or s.outcome):
                            self._leave(frame)
                        break
                    else:
                        frame.step = step.name
                        self._follow(frame, step, outcome)
                        break
                    if s.woken or s.outcome:
                        frame.step = step.name
                        break
            except BaseException:
                frame.step = step.name
                raise
        return self.open

    def answer(self, seat: Seat, pick: str | int) -> tuple[Decision, ...]:
        """Take the answer of one seat, by key or index; go on once every asked seat has given one."""
        for decision in self.open:
            if seat in decision.seats:
                break
        else:
            raise IllegalAnswer(f"Seat {seat} is not asked anything now{self._asked_instead()}.")
        options = decision.options
        number = pick if isinstance(pick, int) else self._number(decision, pick)
        if not 0 <= number < len(options) + len(decision.asides):
            raise self._not_offered(decision, pick)
        frames = self.state.frames
        self.results = []
        if number >= len(options):
            right = self._right(seat, decision.asides[number - len(options)])
            self.open, self.answering = (), seat
            frames.append(right.do.__copy__())
            return self.advance()
        chosen = options[number]
        if len(self.open) > 1:
            self.open = tuple(d for d in self.open if d is not decision)
            given_now = Given(seat, len(frames), chosen.key)
            others = (a for a in self.state.answers if (a.seat, a.at) != (seat, given_now.at))
            self.state.answers = (*others, given_now)  # an aside may have made an earlier answer void
            return self.open
        self.open = ()
        frame = frames[-1]
        step = frame.steps[frame.step]
        self.rule = step.rule
        given = {decision.seats[0]: chosen}
        if len(self._asked.questions) > 1:
            given |= self._given()
            given = {asked: given[asked] for asked in self._asked.questions}  # in the question's order
        self._follow(frame, step, self._resume(frame, step, given, seat))
        return self.advance()

    def clone(self, source: Source | None = None) -> Game[S]:
        """For search and previews: same position, no log, chance of its own (a script must not be shared)."""
        twin = Game(self.rules, self.state.clone(), source)
        twin.open, twin._asked = self.open, self._asked
        return twin

    def _number(self, decision: Decision, key: str) -> int:
        """The place of a key among the options and asides, also of one that is spelled otherwise today."""
        for wanted in (key, self.rules.current_key(key)):
            for number, option in enumerate(decision.all_options):
                if option.key == wanted:
                    return number
        raise self._not_offered(decision, key)

    def _not_offered(self, decision: Decision, pick: str | int) -> IllegalAnswer:
        return IllegalAnswer(f"{pick!r} is not among the options of seat {decision.seat}: {_some(decision)}.")

    def _asked_instead(self) -> str:
        if not self.open:
            return "; the game is over" if not self.state.frames else ""
        return "; open: " + ", ".join(f"seat {'/'.join(map(str, d.seats))} {d.what}" for d in self.open)

    def _right(self, seat: Seat, chosen: Option) -> Right:
        for right in self.rules.rights(self, seat) if self.rules.rights else ():
            if right.option == chosen:
                return right
        raise BrokenRules(f"{self.where()}: seat {seat} was offered {chosen.key!r} but has no such right")

    def _open_woken(self) -> bool:
        """Of the windows that events opened, start the first of use that belongs to the procedure on top."""
        height, woken = len(self.state.frames), self.state.woken
        for waiting in [each for each in woken if each.at == height]:
            woken.remove(waiting)
            if waiting.has_use(self):
                self.state.frames.append(waiting)
                return True
        return False

    def _follow(self, frame: Frame, step: Step[Any, Any], outcome: Any) -> None:
        """Do what a step asked for by what it returned."""
        kind = outcome.__class__
        if outcome is None:
            frame.step = step.next
        elif kind is Call:
            frame.step = self._way_back(frame, step, outcome)
            frames, woken = self.state.frames, self.state.woken
            if woken:  # what this step's events opened comes before the first step of what it calls
                for waiting in woken:
                    if waiting.at == len(frames):
                        waiting.at += 1
            frames.append(outcome.frame)
        elif kind is Step:
            if outcome.owner is not frame.__class__:
                raise self._astray(outcome)
            frame.step = outcome.name
        elif kind is Done:
            frame.step, frame.result = END, outcome.result
        elif kind is Ask:
            frame.step = step.name
            given = self._pose(step, outcome)
            if given is not None:
                self._follow(frame, step, self._resume(frame, step, given, next(iter(given))))
        else:
            raise BrokenRules(f"{self.where()} gave {outcome!r}, which is no way to go on")

    def _way_back(self, frame: Frame, step: Step[Any, Any], call: Call) -> str:
        """Where a procedure goes on when what it calls has ended."""
        if call.then is None:
            return step.back if step.on_return else step.next
        if call.then.owner is not frame.__class__:
            raise self._astray(call.then)
        return call.then.name

    def _astray(self, step: Step[Any, Any]) -> BrokenRules:
        return BrokenRules(f"{self.where()}: {step.named()} is a step of something else")

    def _pose(self, step: Step[Any, Any], asked: Ask) -> dict[Seat, Option] | None:
        """Open the question; if all its answers are in or forced, give them instead."""
        if self._touched:
            raise BrokenRules(f"{self.where()} changed the world before asking; make it two steps")
        questions = asked.questions
        self._asked = asked
        if len(questions) == 1:
            ((seat, options),) = questions.items()
            if len(options) > 1 or (options and asked.secret):
                self.open = (self._decision(step, asked, seat, options),)
                return None
            if options:
                return {seat: options[0]}
        if not questions or not all(questions.values()):
            raise BrokenRules(f"{self.where()} asks without options")
        given = self._given()
        if self.state.answers:  # one that is no longer among the options is void for good
            at = len(self.state.frames)
            self.state.answers = tuple(a for a in self.state.answers if a.at != at or a.seat in given)
        if len(given) == len(questions):
            return given
        self.open = tuple(
            self._decision(step, asked, seat, options)
            for seat, options in questions.items()
            if seat not in given
        )
        return None

    def _decision(self, step: Step[Any, Any], asked: Ask, seat: Seat, options: Sequence[Option]) -> Decision:
        rights = self.rules.rights
        asides: tuple[Option, ...] = ()
        if rights is not None and not asked.group and (mine := rights(self, seat)):
            asides = tuple(right.option for right in mine)
        seats = asked.group or (seat,)
        return Decision(seats, step.what or step.named(), self.rule, tuple(options), asides, asked.secret)

    def _given(self) -> dict[Seat, Option]:
        """Answers that are in, and forced ones. A secret question is never skipped: that would tell."""
        given, answers = {}, self.state.answers
        for seat, options in self._asked.questions.items():
            if len(options) == 1 and not self._asked.secret:
                given[seat] = options[0]
            elif answers:
                at = len(self.state.frames)
                key = next((a.key for a in answers if a.seat == seat and a.at == at), "")
                key = self.rules.current_key(key)
                for option in options:
                    if option.key == key:
                        given[seat] = option
        return given

    def _resume(self, frame: Frame, step: Step[Any, Any], given: dict[Seat, Option], seat: Seat) -> Any:
        self._touched = True
        if self.state.answers:
            at = len(self.state.frames)
            self.state.answers = tuple(a for a in self.state.answers if a.at != at)
        self.answering = seat
        if step.on_answer:
            (picked,) = given.values()
            outcome = step.on_answer(frame, self, picked)
        else:
            outcome = step.on_answers(frame, self, given) if step.on_answers else None
        if outcome.__class__ is Ask:
            raise BrokenRules(f"{self.where()} asks in the middle of an answer; return a step that asks")
        return outcome

    def _leave(self, frame: Frame) -> None:
        s, height = self.state, len(self.state.frames)
        s.frames.pop()
        if s.answers:
            self._drop_answers(height)
        if s.scoped:
            s.scoped = tuple(m for m in s.scoped if m.frame < height)
        if s.armed_within >= height:
            disarm_within(s, height)
        self._result = frame.result

    def _drop_answers(self, height: int) -> None:
        """Answers to a question that was given up must not answer the next one."""
        self.state.answers = tuple(a for a in self.state.answers if a.at < height)

    def _stop(self) -> None:
        """After GameOver nothing is left to do."""
        s = self.state
        s.frames.clear()
        s.woken.clear()
        s.scoped, s.answers = (), ()


def _some(decision: Decision) -> str:
    keys = decision.keys()
    return ", ".join(keys[:12]) + (f" and {len(keys) - 12} more" if len(keys) > 12 else "")
