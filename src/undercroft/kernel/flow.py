"""Procedures: classes whose methods are the numbered steps of a rulebook chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, Union

from msgspec import Struct

from .decisions import Option
from .errors import BrokenRules
from .leaves import Leaf, RuleId, Seat
from .reports import Charge, Report
from .requirements import Choice, Posed

if TYPE_CHECKING:
    from .engine import Game

if TYPE_CHECKING:
    Result = Union[int, str, "Value", None]
else:
    Result = Any  # decoded by Rules: it alone knows the values of a game

END = "(end)"  # no method can be called that


class Value(Leaf, tag_field="value", tag=True):
    """The result of a procedure where a number or a text does not say it; saved under its tag.

    It lies in a waiting frame, which is public: it may hide nothing.
    """


class Frame:
    """Stands in annotations for "any procedure of this game"; decoded by tag."""

    if TYPE_CHECKING:
        steps: ClassVar[dict[str, Step[Any, Any]]]
        ahead_at: ClassVar[dict[str, Step[Any, Any] | None]]
        guarded: ClassVar[bool]
        step: str
        result: Result
        __copy__: Callable[[], Self]
    else:
        __slots__ = ()

    def goes_on(self, g: Any) -> bool:
        """Asked before each step of a procedure that overrides it; if not, the procedure ends."""
        return True

    def applies(self, g: Any) -> bool:
        """Asked of the procedure of a trigger: is this the moment?"""
        return True

    def await_turn(self, g: Any) -> None:
        """Told to the procedure of a trigger that will run after others: its card is no secret any more."""


class Ask(Struct, frozen=True, gc=False):
    """Wait for one seat, for several that answer unseen by each other, or for any one of a `group`.

    `lot`: nobody is asked; chance picks one of the options. `among`: all who may be asked in secret, as
    far as others know: they learn neither who is asked nor who has answered.
    """

    questions: Mapping[Seat, tuple[Option, ...]]
    secret: bool = False
    group: tuple[Seat, ...] = ()
    about: Leaf | None = None
    lot: bool = False
    among: tuple[Seat, ...] = ()


def ask(seat: Seat, *options: Option, secret: bool = False) -> Ask:
    """One seat decides."""
    return Ask({seat: options}, secret)


def ask_any(group: tuple[Seat, ...], *options: Option, lot: bool = False) -> Ask:
    """The group decides together: whoever answers first (a table may ask for agreement); or the lot does."""
    if not group:
        raise BrokenRules("nobody is left to decide: a group that is asked needs a seat")
    return Ask({group[0]: options}, group=group, lot=lot)


class Expect(Struct, frozen=True, gc=False):
    """Wait for a report of this type: of what came of the charge, outside of this game."""

    report: type[Report]
    charge: Charge


class Call(Struct, frozen=True, gc=False):
    """Run a procedure, then go on: to `then`, or to what the step attached as `returned`, or to the next."""

    frame: Frame
    then: Step[Any, Any] | None = None


class Done(Struct, frozen=True, gc=False):
    """End this procedure now."""

    result: Result = None


P = TypeVar("P", bound="Procedure")
G = TypeVar("G", bound="Game[Any]")


class Step(Generic[P, G]):
    """One step. Returning a Step from a step means: go there."""

    __slots__ = (
        "after_call", "back", "choices", "following", "guarded", "is_window", "name", "next", "on_answer",
        "on_answers", "on_report", "on_return", "owner", "rule", "rules", "run", "what",
    )  # fmt: skip

    def __init__(self, run: Callable[[P, G], Next], rules: tuple[RuleId, ...]) -> None:
        self.name = self.back = ""
        self.what = ""  # its full name, "tiny.attack.roll", once the rules or the engine asked for it
        self.owner: type = Procedure
        self.is_window = False
        self.guarded = False  # does its procedure say whether it goes on?
        self.rules = rules or ("",)
        self.rule = self.rules[0]  # signs what the step emits
        self.run = run
        self.next = self.after_call = END  # and where it goes on after what it calls, unless told otherwise
        self.following: Step[Any, Any] | None = None  # the one after it in the book
        self.on_answer: Callable[[P, G, Any], Next] | None = None
        self.on_answers: Callable[[P, G, Mapping[Seat, Any]], Next] | None = None
        self.on_return: Callable[[P, G, Any], Next] | None = None
        self.on_report: Callable[[P, G, Any], Next] | None = None
        self.choices: Callable[[P, G], tuple[Posed, ...]] | None = None

    def __set_name__(self, owner: type, name: str) -> None:
        self.name, self.back, self.owner = name, f"{name}.returned", owner

    def named(self) -> str:
        """`what`, found when first needed: msgspec gives a class its tag only after its steps were made."""
        self.what = f"{self.owner.__struct_config__.tag}.{self.name}"  # type: ignore[attr-defined]
        return self.what

    def answered(self, then: Callable[[P, G, Any], Next]) -> Callable[[P, G, Any], Next]:
        """Attach what follows the answer of one seat."""
        self.on_answer = then
        return then

    def all_answered(self, then: Callable[[P, G, Mapping[Seat, Any]], Next]) -> None:
        """Attach what follows when every asked seat has answered."""
        self.on_answers = then

    def reported(self, then: Callable[[P, G, Any], Next]) -> None:
        """Attach what follows the report that this step expects."""
        self.on_report = then

    def returned(self, then: Callable[[P, G, Any], Next]) -> None:
        """Attach what follows the procedure that this step called."""
        self.on_return = then

    def among(self, choices: Callable[[P, G], tuple[Posed, ...]]) -> Callable[[P, G], tuple[Posed, ...]]:
        """Attach what the step's question chooses among, by which it can say why something is no option."""
        self.choices = choices
        return choices

    def poses(
        self, choice: Callable[[], Choice[G, Any]], by: Callable[[P, G], Any] = lambda frame, g: frame
    ) -> None:
        """Attach the one choice of this step, whose constant may stand below it.

        `by`: what is chosen by, where that is not the procedure itself.
        """
        self.choices = lambda frame, g: (choice().by(by(frame, g)),)

    def going_back(self) -> Step[Any, Any]:
        """The step that runs when the called procedure has returned; it has the result and cannot ask."""
        then = self.on_return
        assert then is not None

        def come_back(frame: Any, g: Any) -> Next:
            return then(frame, g, g.take_result())

        after: Step[Any, Any] = Step(come_back, self.rules)
        after.name, after.owner, after.following = self.back, self.owner, self.following
        after.next = after.after_call = self.next
        return after


Next = Union[None, Ask, Call, Done, Expect, Step[Any, Any]]


def step(*rules: RuleId) -> Callable[[Callable[[P, G], Next]], Step[P, G]]:
    """Make a method a step. The first rule id signs what the step emits."""
    return lambda run: Step(run, rules)


class Procedure(Struct, Frame, kw_only=True, tag_field="proc", omit_defaults=True, gc=False):
    """A procedure in progress: its locals (plain values and leaves), and the step that runs next."""

    steps: ClassVar[dict[str, Step[Any, Any]]] = {}
    ahead_at: ClassVar[dict[str, Step[Any, Any] | None]] = {}  # the same, and that nothing is at the end
    guarded: ClassVar[bool] = False
    step: str = ""
    result: Result = None

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        steps = [value for value in vars(cls).values() if isinstance(value, Step)]
        if not steps:
            raise BrokenRules(f"{cls.__name__} has no steps")
        for this, following in pairwise(steps):
            this.next, this.following = following.name, following
        cls.steps = {"": steps[0]}
        for each in steps:
            cls.steps[each.name] = each
            each.after_call = each.back if each.on_return else each.next
            if each.on_return:
                cls.steps[each.back] = each.going_back()
        cls.guarded = cls.goes_on is not Frame.goes_on
        for each in cls.steps.values():
            each.guarded = cls.guarded
        cls.ahead_at = {**cls.steps, END: None}
