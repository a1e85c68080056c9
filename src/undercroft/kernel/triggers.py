"""Triggers change timing: they wait at windows and for events, and run a procedure there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from .decisions import Option, Pass
from .events import AnyEvent, Event
from .flow import Ask, Call, Done, Frame, Next, Procedure, Step, ask, step
from .leaves import FigureId, Leaf, RuleId, Seat
from .modifiers import Modifier, Until

if TYPE_CHECKING:
    from .engine import Game


class Trigger(Leaf, omit_defaults=True):
    """Something that listens at a window or for an event; `do` is the procedure to run, as a template."""

    on: str  # "tiny.attack.rolled", or the name of an event: "Damaged"
    do: Frame
    owner: Seat
    source: str  # unique among the owner's at this window; it is also the option's key
    rule: RuleId = ""
    optional: bool = True
    until: Until = "scenario"
    frame: int = 0  # with `until="frame"`: the place on the stack it belongs to
    holder: FigureId = FigureId(0)  # with `until="own_turn"`: whose next turn ends it

    @property
    def name(self) -> str:
        """The name of the trigger in a window."""
        return f"{self.owner} {self.source}"


class Right(Leaf):
    """The right of a seat at any time of its own: an extra option of its decisions, and what it starts."""

    option: Option
    do: Procedure


class UseOption(Option):
    """Use this card, item or ability now."""

    source: str


class UseNextOption(Option):
    """Of several declared uses, this one comes next."""

    owner: Seat
    source: str


def window(*rules: RuleId) -> Step[Any, Any]:
    """A place between two steps where triggers named "<procedure>.<attribute>" may come in."""

    def open_window(frame: Procedure, g: Game[Any]) -> Next:
        on = opened.what or opened.named()
        if on not in g.state.triggers and on not in g.rules.hidden:
            return None
        opening = Window(on, opener=len(g.state.frames), rule=opened.rule)
        return Call(opening) if opening.has_use(g) else None

    opened: Step[Any, Any] = Step(open_window, rules)
    opened.is_window = True
    return opened


class Window(Procedure, tag="window"):
    """The seats, in order, may use what they have until all pass; what must happen comes first.

    In a game where one seat orders the uses of several, what must happen is ordered with the rest.
    """

    on: str
    about: AnyEvent | None = None  # the event that opened it, if an event did
    opener: int = 0  # place on the stack of the procedure that opened it
    at: int = 0  # woken by an event, it waits until the stack is this high
    rule: RuleId = ""
    used: tuple[str, ...] = ()
    passed: tuple[Seat, ...] = ()
    left: int = 0  # how many seats are still to be asked: with the last pass it closes

    @step()
    def offer(self, g: Game[Any]) -> Next:
        unseen = g.hidden(self.on)
        ready = self.ready(g, unseen)
        if not ready and not unseen:
            return Done()
        in_play = ready[0].rule if ready and not unseen else ""  # the rule of a hidden card would tell
        g.rule = self.rule or in_play
        if g.rules.orders_uses is None:
            must = dict.fromkeys([UseOption(trigger.source) for trigger in ready if not trigger.optional])
            if must:
                return ask(g.rules.seat_order(g)[0], *must)
        asked = self.asked(g, ready, unseen)
        self.left = len(asked)
        if not asked:
            return Done()
        if g.rules.orders_uses is not None and len(asked) > 1:
            return Call(OrderUses(), then=self.offer)
        ((seat, mine),) = list(asked.items())[:1]
        return ask(seat, *mine, secret=seat in unseen)

    def asked(
        self, g: Game[Any], ready: list[Trigger], unseen: Mapping[Seat, tuple[Trigger, ...]]
    ) -> dict[Seat, tuple[Option, ...]]:
        """The uses of each seat here, in order; a seat may pass if nothing of it must happen."""
        found: dict[Seat, list[Option]] = {}
        bound = set()
        for trigger in ready:
            found.setdefault(trigger.owner, []).append(UseOption(trigger.source))
            if not trigger.optional:
                bound.add(trigger.owner)
        offered: dict[Seat, tuple[Option, ...]] = {}
        for seat in g.rules.seat_order(g):
            if seat in bound:
                offered[seat] = tuple(found[seat])
            elif (seat in found or seat in unseen) and seat not in self.passed:
                offered[seat] = (Pass(), *found.get(seat, ()))
        return offered

    @offer.answered
    def use(self, g: Game[Any], picked: UseOption | Pass) -> Next:
        if isinstance(picked, Pass):
            self.passed += (g.answering,)
            return self.offer if self.left > 1 else Done()
        chosen = [t for t in self.ready(g, g.hidden(self.on)) if t.source == picked.source]
        must = [t for t in chosen if not t.optional]
        trigger = must[0] if must else next(t for t in chosen if t.owner == g.answering)
        return Call(self.start(g, trigger), then=self.offer)

    def start(self, g: Game[Any], trigger: Trigger) -> Frame:
        """The frame that a trigger runs; it is used now, and seats that passed are asked again."""
        self.used += (trigger.name,)
        self.passed = ()
        g.rule = trigger.rule
        return trigger.do.__copy__()

    def has_use(self, g: Game[Any]) -> bool:
        """Would anybody be asked here, or anything happen? Looked at as if the window were open."""
        on, s, hidden = self.on, g.state, g.rules.hidden
        s.frames.append(self)
        try:
            if on in s.triggers:
                for trigger in g.triggers(on):
                    if trigger.do.applies(g):
                        return True
            return on in hidden and bool(hidden[on](g))
        finally:
            s.frames.pop()

    def ready(self, g: Game[Any], unseen: Mapping[Seat, tuple[Trigger, ...]]) -> list[Trigger]:
        """The triggers that may come in here and were not used yet."""
        found, used = [], self.used
        for some in (g.triggers(self.on), *unseen.values()):
            for trigger in some:
                if not (used and trigger.name in used) and trigger.do.applies(g):
                    found.append(trigger)
        return found


class OrderUses(Procedure, tag="order_uses"):
    """On a window: all say unseen by each other what they use, then one seat orders it; hidden hands too."""

    declared: tuple[str, ...] = ()  # binding; each by its name

    @step()
    def collect(self, g: Game[Any]) -> Next:
        window = g.nearest(Window)
        g.rule = window.rule
        unseen = g.hidden(window.on)
        asked = window.asked(g, window.ready(g, unseen), unseen)
        open_to_choice = {seat: mine for seat, mine in asked.items() if len(mine) > 1 or seat in unseen}
        return Ask(open_to_choice, secret=True) if open_to_choice else self.take(g, {})

    @collect.all_answered
    def declare(self, g: Game[Any], given: Mapping[Seat, Any]) -> Next:
        return self.take(g, given)

    def take(self, g: Game[Any], given: Mapping[Seat, Any]) -> Next:
        """All that was declared, and of those who have nothing to choose what must happen."""
        window = g.nearest(Window)
        unseen = g.hidden(window.on)
        ready = window.ready(g, unseen)
        for seat, mine in window.asked(g, ready, unseen).items():
            picked = given.get(seat, mine[0])
            if isinstance(picked, UseOption):
                self.declared += (f"{seat} {picked.source}",)
            else:
                window.passed += (seat,)
        if len(self.declared) > 1:
            for trigger in ready:
                if trigger.name in self.declared:
                    trigger.do.await_turn(g)
        return self.order if self.declared else Done()

    @step()
    def order(self, g: Game[Any]) -> Next:
        """A trigger that no longer applies when its turn comes is dropped."""
        orders = g.rules.orders_uses
        assert orders is not None
        window = g.nearest(Window)
        g.rule = window.rule
        ready = window.ready(g, g.hidden(window.on))
        waiting = [UseNextOption(t.owner, t.source) for t in ready if t.name in self.declared]
        return ask(orders(g), *waiting) if waiting else Done()

    @order.answered
    def use_next(self, g: Game[Any], picked: UseNextOption) -> Next:
        window = g.nearest(Window)
        name = f"{picked.owner} {picked.source}"
        trigger = next(t for t in window.ready(g, g.hidden(window.on)) if t.name == name)
        self.declared = tuple(other for other in self.declared if other != name)
        return Call(window.start(g, trigger), then=self.order)


class Armed(Event):
    """A trigger came into play."""

    trigger: Trigger

    def apply(self, s: Any) -> None:
        on = self.trigger.on
        s.triggers[on] = (*s.triggers.get(on, ()), self.trigger)
        s.armed_within = max(s.armed_within, self.trigger.frame)


def disarm_within(s: Any, height: int) -> None:
    """The procedure at this place on the stack ended: the modifiers and triggers within it are gone."""
    if s.scoped:
        s.scoped = tuple([m for m in s.scoped if m.frame < height])
    if s.armed_within >= height:
        _keep(s.triggers, lambda trigger: trigger.frame < height)
        s.armed_within = max((t.frame for some in s.triggers.values() for t in some), default=0)


def _keep(index: dict[str, tuple[Any, ...]], stays: Callable[[Any], bool]) -> None:
    """Keep what stays; no empty entries, so that equal states have equal digests."""
    for name, some in list(index.items()):
        index[name] = tuple(each for each in some if stays(each))
        if not index[name]:
            del index[name]


class Ended(Event):
    """A turn or round ended, or a source left play: what hung on it is gone, save what a frame holds.

    With `until="own_turn"` a turn of the `holder` starts.
    """

    until: Until | None = None
    source: str = ""
    holder: FigureId = FigureId(0)

    def apply(self, s: Any) -> None:
        for index in (s.modifiers, s.triggers):
            _keep(index, lambda kept: not self._ends(kept))

    def _ends(self, kept: Modifier | Trigger) -> bool:
        return ends(kept, self.until, self.source, self.holder)


def ends(kept: Modifier | Trigger, until: Until | None, source: str, holder: FigureId) -> bool:
    """Does this end now, by its time or its source?"""
    return (kept.until == until and kept.holder == holder) or (bool(source) and kept.source == source)
