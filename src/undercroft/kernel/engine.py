"""The engine: runs steps until somebody must decide. It never calls out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .chance import Source
from .decisions import Decision, Option
from .errors import BrokenRules, IllegalAnswer
from .events import Closed, Entry
from .flow import END, Ask, Call, Done, Expect, Frame, Step
from .leaves import Seat, replace
from .play import Play, S
from .reports import Report
from .requirements import Objection, Posed, why_not
from .rules import Rules
from .state import Given
from .triggers import Right, disarm_within

NO_ASK = Ask({})
NO_STEP: Step[Any, Any] = Step(lambda frame, g: None, ())
NO_ASIDES: tuple[Option, ...] = ()


class Game(Play[S]):
    """A state being played. Drivers use `advance`, `answer`, `open`, `clone`; rules code uses `Play`."""

    __slots__ = ("_asked", "_asking", "_in", "expected", "open", "ran")

    def __init__(
        self, rules: Rules[S], state: S, source: Source | None = None, log: list[Entry] | None = None
    ) -> None:
        super().__init__(rules, state, source, log)
        self.open: tuple[Decision, ...] = ()
        self.expected: Expect | None = None  # the game waits for a report, and nobody is asked anything
        self.ran: set[str] | None = None  # if kept: every step that ran
        # The question behind `open`, who asks, and the answers that are in; never saved, the step can be run
        # again.
        self._asked = NO_ASK
        self._asking: Step[Any, Any] = NO_STEP
        self._in: Mapping[Seat, Option] = {}

    def advance(self) -> tuple[Decision, ...]:
        """Run until decisions are open (then give them), a report is expected, or the game is over."""
        frames = self.state.frames
        while frames and not self.open and self.expected is None:
            if self._stirred and self._heed():
                continue
            frame = frames[-1]
            if frame.step not in frame.ahead_at:
                raise self._nowhere(frame)
            step = frame.ahead_at[frame.step]
            if step is None or (frame.guarded and not frame.goes_on(self)):
                frames.pop()
                self._result = frame.result
                self._let_go()
                continue
            frame.step, self.rule, self._touched = step.name, step.rule, False
            if self.ran is not None:
                self.ran.add(step.what or step.named())
            outcome = step.run(frame, self)
            if self.state.answers and outcome.__class__ is not Ask:
                self._drop_answers(len(frames))  # the question here is closed
            self._follow(frame, step, outcome)
        return self.open

    def answer(self, seat: Seat, pick: str | int) -> tuple[Decision, ...]:
        """Take the answer of one seat, by key or index; go on once every asked seat has given one."""
        for decision in self.open:
            if seat in decision.seats:
                break
        else:
            return self._answer_again(seat, pick)
        options = decision.options
        number = pick if isinstance(pick, int) else self._number(decision, pick)
        if number < 0 or number >= len(options):
            return self._step_aside(seat, decision, number)
        chosen = options[number]
        self.results = []
        if len(self.open) > 1:
            return self._wait_for_others(seat, decision, chosen)
        self.open = ()
        s, step = self.state, self._asking
        frame, then = s.frames[-1], step.on_answer
        if then is None or s.answers:
            outcome = self._resume(frame, step, self._with_others(decision.seats[0], chosen), seat)
        else:
            self.rule, self.answering, self._touched = step.rule, seat, True
            outcome = then(frame, self, chosen)
        self._follow(frame, step, outcome)
        return self.open or self.advance()

    def report(self, report: Report) -> tuple[Decision, ...]:
        """Take what came of the charge that the game has given; go on with it."""
        expected = self.expected
        if expected is None:
            raise IllegalAnswer(f"No report is expected now{self._asked_instead()}.")
        if type(report) is not expected.report:
            raise IllegalAnswer(
                f"A {expected.report.__name__} is expected, and this is a {type(report).__name__}."
            )
        if why := expected.charge.admits(report):
            raise IllegalAnswer(f"This report is not of the charge that was given: {why}.")
        self.results, self.expected = [], None
        frame, step = self.state.frames[-1], self._asking
        self.rule, self.answering, self._touched = step.rule, Seat(-1), True
        assert step.on_report is not None  # else the step had been refused when it expected one
        self._follow(frame, step, step.on_report(frame, self, report))
        return self.open or self.advance()

    def answered(self, seat: Seat) -> Decision | None:
        """The question that a seat has answered and may answer again, for others still think about theirs."""
        if not self.has_answered(seat):
            return None
        step, asked = self._asking, self._asked
        return replace(self._decision(step, asked, seat, asked.questions[seat]), rule=step.rule)

    def has_answered(self, seat: Seat) -> bool:
        """Does the answer of a seat wait for those of others?"""
        at = len(self.state.frames)
        for given in self.state.answers if self.open else ():
            if given.seat == seat and given.at == at:
                return True
        return False

    def clone(self, source: Source | None = None) -> Game[S]:
        """For search and previews: same position, no log, chance of its own (a script must not be shared)."""
        twin = Game(self.rules, self.state.clone(), source)
        twin.open, twin._asked, twin._asking, twin._in = self.open, self._asked, self._asking, self._in
        twin.expected = self.expected
        return twin

    def choices(self) -> tuple[Posed, ...]:
        """The candidates of the open question, where its step says so."""
        choices = self._asking.choices
        return choices(self.state.frames[-1], self) if self.open and choices is not None else ()

    def why_not(self, decision: Decision, **named: int | str) -> Objection | None:
        """Why something is no answer to an open question: `figure=3, cell=17` for who stands where.

        The requirements that made the options are run once more, up to the one that drops it.
        """
        return why_not(self, self.choices(), named, decision.rule)

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
        if self.expected is not None:
            return f"; the game waits for a {self.expected.report.__name__}"
        if not self.open:
            return "; the game is over" if not self.state.frames else ""
        return "; open: " + ", ".join(f"seat {'/'.join(map(str, d.seats))} {d.what}" for d in self.open)

    def _step_aside(self, seat: Seat, decision: Decision, number: int) -> tuple[Decision, ...]:
        """Use a right of the moment; the same question comes again afterwards."""
        right = self._right(seat, decision, number)
        self.results = []
        self.open, self.answering = (), seat
        self.state.frames.append(right.do.__copy__())
        return self.advance()

    def _right(self, seat: Seat, decision: Decision, number: int) -> Right:
        aside = number - len(decision.options)
        if not 0 <= aside < len(decision.asides):
            raise self._not_offered(decision, number)
        chosen = decision.asides[aside]
        for right in self.rules.rights(self, seat) if self.rules.rights else ():
            if right.option == chosen:
                return right
        raise BrokenRules(f"{self.where()}: seat {seat} was offered {chosen.key!r} but has no such right")

    def _answer_again(self, seat: Seat, pick: str | int) -> tuple[Decision, ...]:
        """Until all are in, an answer can be taken back for another."""
        decision = self.answered(seat)
        if decision is None:
            raise IllegalAnswer(f"Seat {seat} is not asked anything now{self._asked_instead()}.")
        number = pick if isinstance(pick, int) else self._number(decision, pick)
        if not 0 <= number < len(decision.options):
            return self._step_aside(seat, decision, number)
        self.results = []
        return self._wait_for_others(seat, decision, decision.options[number])

    def _wait_for_others(self, seat: Seat, decision: Decision, chosen: Option) -> tuple[Decision, ...]:
        """Keep the answer of one seat of several until all are in."""
        s = self.state
        left = []
        for other in self.open:
            if other is not decision:
                left.append(other)
        self.open = tuple(left)
        self._in = {**self._in, seat: chosen}
        at, others = len(s.frames), s.answers
        if others:  # an aside may have voided one
            others = tuple([a for a in others if a.seat != seat or a.at != at])
        s.answers = (*others, Given(seat, at, chosen.key))
        self._hanging = True
        return self.open

    def _with_others(self, last: Seat, chosen: Option) -> Mapping[Seat, Option]:
        """The last answer and those that were in, in the order of the question."""
        given = {}
        for seat in self._asked.questions:
            given[seat] = chosen if seat == last else self._in[seat]
        return given

    def _heed(self) -> bool:
        """Act on what an event stirred or what waited for the stack to return: an end, or windows to open."""
        self._stirred = False
        if self.state.outcome:
            self._stop()
            return True
        if self._closing is not None:
            self._close(self._closing)
            return True
        return self._open_woken()

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
        """Go where a step said by what it returned, and on from there, until somebody must decide.

        This is the innermost loop of everything. Within, `step` is where the frame stands; it is written into
        the frame before anybody else can look at it. It also ends where something stirred: see `_heed`.
        """
        frames, ran = self.state.frames, self.ran
        try:
            while True:
                if outcome is None:
                    ahead = step.following
                elif (kind := type(outcome)) is Step:
                    if outcome.owner is not step.owner:
                        raise self._astray(frame, step, outcome)
                    ahead = outcome
                elif kind is Call:
                    then = outcome.then
                    if then is None:
                        frame.step = step.after_call
                    elif then.owner is step.owner:
                        frame.step = then.name
                    else:
                        raise self._astray(frame, step, then)
                    if self._stirred:
                        self._lift_woken()
                    frame = outcome.frame
                    frames.append(frame)
                    ahead = frame.ahead_at[frame.step]
                elif kind is Done:
                    frame.result = outcome.result
                    ahead = None
                elif kind is Ask:
                    frame.step = step.name
                    given = self._pose(step, outcome)
                    if given is None:
                        return
                    outcome = self._resume(frame, step, given, next(iter(given)))
                    continue
                elif kind is Expect:
                    frame.step = step.name
                    self._await(step, outcome)
                    return
                else:
                    frame.step = step.name
                    raise BrokenRules(f"{self.where()} gave {outcome!r}, which is no way to go on")
                if self._stirred:
                    frame.step = ahead.name if ahead else END
                    return
                while ahead is None or (ahead.guarded and not frame.goes_on(self)):
                    frames.pop()
                    self._result = frame.result
                    if self._hanging:
                        self._let_go()
                    if self._stirred or not frames:
                        return
                    frame = frames[-1]
                    ahead = frame.ahead_at[frame.step]
                step = ahead
                self.rule = step.rule
                self._touched = False
                if ran is not None:
                    ran.add(step.what or step.named())
                run = step.run
                outcome = run(frame, self)
        except BaseException:
            if frame.step not in frame.ahead_at:
                raise self._nowhere(frame) from None
            frame.step = step.name
            raise

    def _nowhere(self, frame: Frame) -> BrokenRules:
        return BrokenRules(f"{self.where()}: {type(frame).__name__} has no such step")

    def _lift_woken(self) -> None:
        """Windows that a step's events opened come before the first step of what it calls."""
        height = len(self.state.frames)
        for waiting in self.state.woken:
            if waiting.at == height:
                waiting.at += 1

    def _astray(self, frame: Frame, step: Step[Any, Any], to: Step[Any, Any]) -> BrokenRules:
        frame.step = step.name
        return BrokenRules(f"{self.where()}: {to.named()} is a step of something else")

    def _await(self, step: Step[Any, Any], expected: Expect) -> None:
        """Wait for a report; like a question it is not stored, the step can be run again."""
        if self._touched:
            raise BrokenRules(f"{self.where()} acts before it expects a report; make it two steps")
        if step.on_report is None:
            raise BrokenRules(f"{self.where()} expects a report, but says nothing of what follows it")
        self._asking, self.expected = step, expected

    def _pose(self, step: Step[Any, Any], asked: Ask) -> Mapping[Seat, Option] | None:
        """Open the question; if all its answers are in or forced, give them instead."""
        if self._touched:
            raise BrokenRules(f"{self.where()} acts, or is answered, before it asks; make it two steps")
        questions = asked.questions
        self._asked, self._asking = asked, step
        if len(questions) == 1:
            (seat,) = questions
            options = questions[seat]
            if asked.lot and len(options) > 1:
                return {seat: self.draw_lot(options)}
            if len(options) > 1 or (options and asked.secret):
                self.open = (self._decision(step, asked, seat, options),)
                return None
            if options:
                return {seat: options[0]}
        return self._pose_to_several(step, asked)

    def _pose_to_several(self, step: Step[Any, Any], asked: Ask) -> Mapping[Seat, Option] | None:
        """Open the question for all who have not answered it yet."""
        questions = asked.questions
        if not questions or not all(questions.values()):
            raise BrokenRules(f"{self.where()} asks without options")
        given = self._in = self._given()
        if self.state.answers:
            self._void_answers(given)
        opened = []
        for seat, options in questions.items():
            if seat not in given:
                opened.append(self._decision(step, asked, seat, options))
        self.open = tuple(opened)
        return None if opened else given

    def _void_answers(self, given: Mapping[Seat, Option]) -> None:
        """An answer that is no longer among the options is void for good."""
        at = len(self.state.frames)
        self.state.answers = tuple(a for a in self.state.answers if a.at != at or a.seat in given)

    def _decision(
        self, step: Step[Any, Any], asked: Ask, seat: Seat, options: tuple[Option, ...]
    ) -> Decision:
        seats, asides = asked.group, NO_ASIDES
        if not seats:
            seats, rights = (seat,), self.rules.rights
            if rights is not None and (mine := rights(self, seat)):
                asides = tuple([right.option for right in mine])
        what = step.what or step.named()
        return Decision(seats, what, self.rule, options, asides, asked.secret, asked.about, asked.among)

    def _given(self) -> dict[Seat, Option]:
        """Answers that are in, and forced ones. A secret question is never skipped: that would tell."""
        given: dict[Seat, Option] = {}
        answers, secret = self.state.answers, self._asked.secret
        if secret and not answers:
            return given
        for seat, options in self._asked.questions.items():
            if len(options) == 1 and not secret:
                given[seat] = options[0]
            elif answers:
                key = self._key_of(seat)
                for option in options:
                    if option.key == key:
                        given[seat] = option
        return given

    def _key_of(self, seat: Seat) -> str:
        """The answer of a seat that is in, as it is spelled today; none: empty."""
        at = len(self.state.frames)
        key = next((a.key for a in self.state.answers if a.seat == seat and a.at == at), "")
        return self.rules.current_key(key)

    def _resume(self, frame: Frame, step: Step[Any, Any], given: Mapping[Seat, Option], seat: Seat) -> Any:
        """Go on with the answers of all who were asked; `seat` is the last of them."""
        self.rule, self.answering, self._touched = step.rule, seat, True
        if self.state.answers:
            self._drop_answers(len(self.state.frames))
        if step.on_answer:
            (picked,) = given.values()
            return step.on_answer(frame, self, picked)
        return step.on_answers(frame, self, given) if step.on_answers else None

    def _let_go(self) -> None:
        """The procedure on top has ended: what belonged to it goes, what waited for it is looked at."""
        s = self.state
        ended = len(s.frames) + 1
        if s.answers:
            self._drop_answers(ended)
        disarm_within(s, ended)
        if s.woken or s.answers:
            self._stirred = True
        self._hanging = bool(s.scoped or s.armed_within or s.answers or s.woken)

    def _drop_answers(self, height: int) -> None:
        """Answers to a question that was given up must not answer the next one."""
        kept = []
        for answer in self.state.answers:
            if answer.at < height:
                kept.append(answer)
        self.state.answers = tuple(kept)

    def _close(self, closed: Closed) -> None:
        """After Closed all above its procedure is gone: frames, windows, answers, what lasts in them."""
        self._closing = None
        s, height = self.state, self._height_of(closed.to)
        del s.frames[height:]
        s.woken[:] = [waiting for waiting in s.woken if waiting.at <= height]
        self._result = closed.result
        self._let_go()

    def _stop(self) -> None:
        """After GameOver nothing is left to do."""
        self._closing = None
        s = self.state
        s.frames.clear()
        s.woken.clear()
        s.scoped, s.answers = (), ()


def _some(decision: Decision) -> str:
    keys = decision.keys()
    return ", ".join(keys[:12]) + (f" and {len(keys) - 12} more" if len(keys) > 12 else "")
