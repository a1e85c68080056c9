"""The whole game as data: a mutable spine of lists and dicts, immutable leaves, copied frames."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Self, TypeVar, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from .events import GameOver
from .flow import Frame
from .leaves import NOBODY, OWNER, Leaf, RuleId, Seat, replace
from .modifiers import Modifier
from .triggers import Trigger, Window

F = TypeVar("F", bound=Frame)


class Given(Leaf):
    """An answer that waits for the others', under the height of the stack at its question."""

    seat: Seat
    at: int
    key: Annotated[str, OWNER]


class State(Struct, kw_only=True):
    """The state of the kernel. A game adds dicts and tuples of leaves."""

    frames: list[Frame] = field(default_factory=list)
    woken: list[Window] = field(default_factory=list)  # opened by events, each waits for its turn
    modifiers: dict[str, tuple[Modifier, ...]] = field(default_factory=dict)
    scoped: tuple[Modifier, ...] = ()  # those that belong to a frame, and go with it
    triggers: dict[str, tuple[Trigger, ...]] = field(default_factory=dict)
    armed_within: int = 0  # the highest place on the stack that a trigger belongs to
    answers: tuple[Given, ...] = ()
    rng: Annotated[int, NOBODY] = 0
    variants: tuple[RuleId, ...] = ()  # optional rules in force, fixed at setup
    outcome: str = ""  # set by GameOver
    # How it ended: winners, scores, report. Unset it is not saved: a game in play looks as it did before.
    ending: GameOver | UnsetType = UNSET

    def clone(self) -> Self:
        """An independent copy: lists, dicts and frames are copied, leaves are shared."""
        twin: Self = _cloner(type(self))(self)
        return twin

    def digest(self) -> str:
        """JSON, as MessagePack refuses sets of cells (beyond 64 bits); unsorted, as rules see the order.

        Winners, scores and report follow from the position: without them digests of before stay true.
        """
        position = replace(self, ending=UNSET) if self.ending else self
        return blake2b(msgspec.json.encode(position), digest_size=8).hexdigest()

    def nearest(self, kind: type[F]) -> F:
        """The innermost procedure of this kind in progress."""
        for frame in reversed(self.frames):
            if isinstance(frame, kind):
                return frame
        raise LookupError(f"no {kind.__name__} is in progress")

    def opener(self) -> Frame:
        """The procedure that opened the window in progress."""
        return self.frames[self.nearest(Window).opener - 1]


@cache
def _cloner(kind: type[State]) -> Callable[[Any], Any]:
    """The copying of a state, written out: to look its fields up by name takes as long as to copy them."""
    lines = [f"twin.{name} = state.{name}.copy()" for name in _spine(kind)]
    lines += [f"twin.{name} = list(map(copied, state.{name}))" for name in ("frames", "woken")]
    source = "\n ".join(["def clone(state):", "twin = copied(state)", *lines, "return twin"])
    made: dict[str, Any] = {"copied": Struct.__copy__}  # type: ignore[attr-defined]
    exec(source, made)
    return made["clone"]  # type: ignore[no-any-return]


@cache
def _spine(kind: type[State]) -> tuple[str, ...]:
    """The names of the lists and dicts that a clone copies; frames are copied one by one."""
    found = []
    for f in msgspec.structs.fields(kind):
        plain = get_args(f.type)[0] if get_origin(f.type) is Annotated else f.type
        if (get_origin(plain) or plain) in (list, dict, set) and f.name not in ("frames", "woken"):
            found.append(f.name)
    return tuple(found)
