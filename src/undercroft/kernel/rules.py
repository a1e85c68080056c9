"""The box: everything about a game that does not change while it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, TypeVar

import msgspec

from . import events, modifiers, triggers
from .abilities import NO_ABILITIES, NO_SPECIALS, Abilities, Special
from .decisions import Option, Pass
from .errors import BrokenRules, BrokenSave
from .events import Event
from .flow import END, Frame, Procedure, Value
from .leaves import CardId, FigureId, Seat, replace
from .modifiers import Modifier
from .reports import AnyReport, Report
from .state import State
from .triggers import Right, Trigger

S = TypeVar("S", bound=State)
Derived = Callable[[Any, FigureId], Iterable[Modifier]]
Hidden = Callable[[Any], Mapping[Seat, tuple[Trigger, ...]]]
Unseen = Sequence[str] | Mapping[str, Sequence[str]]


class Rules(Generic[S]):
    """One game in one edition with its packs; immutable, shared by all who play it."""

    def __init__(
        self,
        state: type[S],
        modules: Sequence[ModuleType],
        seat_order: Callable[[Any], Sequence[Seat]],
        *,
        hidden: Mapping[str, Hidden] | None = None,
        derived: Mapping[str, tuple[Derived, ...]] | None = None,
        rights: Callable[[Any, Seat], Sequence[Right]] | None = None,
        orders_uses: Callable[[Any], Seat] | None = None,
        unseen: Callable[[Any, Seat], Unseen] = lambda s, seat: (),
        may_hold: Callable[[Any, Seat, str, Sequence[str]], bool] = lambda s, seat, card, others: True,
        side_of: Callable[[Any, Seat], str] = lambda s, seat: "",
        open_hands: Callable[[Any], bool] = lambda s: False,
        invariants: Sequence[Callable[[Any], str]] = (),
        aliases: Mapping[str, str] | None = None,
        abilities: Abilities = NO_ABILITIES,
        specials: Mapping[str, Special] = NO_SPECIALS,
        content: Any = None,
    ) -> None:
        """Read the procedures, events and options off the modules.

        `seat_order`: all seats, in the order in which they may react now.
        `hidden`: by window, who is asked there by what everybody knows, and what each secretly has.
        `derived`: modifiers that follow from the position, by stat.
        `rights`: what a seat may do at any time of its own.
        `orders_uses`: the seat that orders what several seats use at one window; none: they use it by turns.
        `unseen`: what the hidden cards of a seat may be, by what everybody knows; one pool, or one for each
        field that holds them (fields that name the same pool share it, whoever's they are).
        `may_hold`: whether a hidden card could be a seat's beside those others; if it could, the rest of them
        must still be there to deal.
        `side_of`: the name of the side that a seat wins and loses with; none: all are one.
        `open_hands`: whether those of one side show each other what is marked for `MATES`.
        `invariants`: what must hold after every event; each gives a sentence if it does not.
        `abilities`: which procedure performs what cards say.
        `specials`: procedures that content names where data cannot say what a card does.
        `aliases`: old names of procedures, steps ("proc/step") and first words of option keys.
        """
        found = dict.fromkeys(
            v
            for m in (*modules, events, modifiers, triggers)
            for v in vars(m).values()
            if isinstance(v, type)
        )
        if orders_uses is None:
            del found[triggers.OrderUses], found[triggers.UseNextOption]
        self.state = state
        self.procedures = [v for v in found if issubclass(v, Procedure) and v is not Procedure]
        self.events = [v for v in found if issubclass(v, Event) and v not in (Event, events.Closed)]
        self.options = [v for v in {**found, Pass: 0} if issubclass(v, Option) and v is not Option]
        self.reports = [v for v in found if issubclass(v, Report) and v is not Report]
        self.seat_order, self.rights, self.open_hands = seat_order, rights, open_hands
        self.orders_uses, self.side_of = orders_uses, side_of
        self.unseen, self.may_hold = unseen, may_hold
        self.hidden, self.derived, self.invariants = hidden or {}, derived or {}, tuple(invariants)
        ends = [e.__name__ for e in self.events if issubclass(e, events.GameOver | events.Closed)]
        self.heeded = frozenset([*self.hidden, *ends])  # events that are looked at whoever listens
        self.event_named = {event.__name__: event for event in self.events}
        self.content, self.abilities, self.specials = content, abilities, specials
        self.aliases = aliases or {}
        for procedure in self.procedures:
            for step in procedure.steps.values():
                step.named()
        kinds: list[type[Any]] = [*self.procedures, *self.events, *self.reports]
        self._kinds = {str(kind.__struct_config__.tag): kind for kind in kinds}
        if len(self._kinds) < len(kinds):
            raise BrokenRules("two procedures, events or reports share a name")
        values = [v for v in found if issubclass(v, Value) and v is not Value]
        self.values = {str(value.__struct_config__.tag): value for value in values}
        if len(self.values) < len(values):
            raise BrokenRules("two values that procedures give back share a name")
        tags = [str(option.__struct_config__.tag) for option in self.options]
        if len(set(tags)) < len(tags):
            raise BrokenRules("two options share a name")
        self._decoder = msgspec.json.Decoder(state, dec_hook=self._by_tag)

    def special_for(self, name: str, figure: FigureId, card: CardId) -> Procedure:
        """The procedure that a card or item names, ready to be called."""
        if name not in self.specials:
            raise BrokenRules(f"{card} names a special that these rules do not have: {name!r}")
        return self.specials[name](figure, card)

    def sides(self, s: State, seats: Iterable[Seat]) -> dict[str, tuple[Seat, ...]]:
        """The sides: these seats by their side."""
        found: dict[str, tuple[Seat, ...]] = {}
        for seat in seats:
            side = self.side_of(s, seat)
            found[side] = (*found.get(side, ()), seat)
        return found

    def mates(self, s: State, seat: Seat, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of these seats that are on the side of this one, itself among them."""
        side = self.side_of(s, seat)
        return tuple([each for each in seats if self.side_of(s, each) == side])

    def encode(self, state: S) -> bytes:
        return msgspec.json.encode(state)

    def decode(self, data: bytes | msgspec.Raw) -> S:
        """A state of these rules; refused if it waits in a procedure or step that they do not have."""
        try:
            state = self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise BrokenSave(f"This is no position of these rules: {error}.") from error
        for frame in (*state.frames, *state.woken):
            step, dot, back = frame.step.partition(".")  # "deal.returned" waits for what `deal` called
            tag = frame.__struct_config__.tag  # type: ignore[attr-defined]
            frame.step = self.aliases.get(f"{tag}/{step}", f"{tag}/{step}").partition("/")[2] + dot + back
            if frame.step not in frame.steps and frame.step != END:
                raise BrokenSave(f"{type(frame).__name__} has no step {frame.step!r} in these rules.")
            if isinstance(frame, triggers.Window):
                frame.on = self._current_place(frame.on)
        if self.aliases:
            state.triggers = {
                self._current_place(on): tuple(replace(t, on=self._current_place(on)) for t in waiting)
                for on, waiting in state.triggers.items()
            }
        return state

    def read_report(self, raw: Mapping[str, Any]) -> Report:
        """A report as a journal keeps it."""
        try:
            return self._by_tag(AnyReport, raw)  # type: ignore[no-any-return]
        except msgspec.MsgspecError as error:
            raise BrokenSave(f"This is no report of these rules: {error}.") from error

    def current_key(self, key: str) -> str:
        """The key of an option as it is spelled today."""
        verb, space, rest = key.partition(" ")
        return self.aliases.get(verb, verb) + space + rest

    def _current_place(self, on: str) -> str:
        """A window or an event to listen for, as it is called today: "proc.step" or "Event"."""
        proc, dot, step = on.rpartition(".")
        if not dot:
            return self.aliases.get(on, on)
        place = f"{self.aliases.get(proc, proc)}/{step}"
        return self.aliases.get(place, place).replace("/", ".")

    def _by_tag(self, kind: type, raw: Any) -> Any:
        """Structs decode by declared type; "any frame", event or report is looked up by its tag."""
        field = "proc" if kind is Frame else "report" if kind is AnyReport else "event"
        if not isinstance(raw, dict) or field not in raw:
            raise BrokenSave(f"What stands for a frame, an event or a report has no {field!r}: {raw!r}.")
        tag = self.aliases.get(raw[field], raw[field])
        found: Any = self._kinds.get(tag)
        if found is None or not issubclass(found, kind):
            raise BrokenSave(f"Nothing is called {tag!r} in these rules.")
        if raw[field] != tag:
            raw = {**raw, field: tag}
        made = msgspec.convert(raw, found, dec_hook=self._by_tag)
        if kind is Frame and not isinstance(made.result, int | str | None):
            made.result = self._value(made.result)
        return made

    def _value(self, raw: Any) -> Value:
        """The result that a procedure is about to return, by its tag."""
        tag = raw.get("value") if isinstance(raw, dict) else None
        if tag not in self.values:
            raise BrokenSave(f"A procedure gives back what these rules do not have: {raw!r}.")
        return msgspec.convert(raw, self.values[tag], dec_hook=self._by_tag)
