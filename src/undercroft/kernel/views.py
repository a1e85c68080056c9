"""The view of a seat, read off the annotations; and a full state that fits what it sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from hashlib import blake2b
from itertools import chain, zip_longest
from operator import attrgetter, is_
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct, structs

from .chance import next_word
from .decisions import Decision, Option
from .engine import Game
from .errors import BrokenRules
from .events import AnyEvent, Entry, Event, Reason
from .flow import Frame
from .leaves import UNKNOWN, Leaf, Seat
from .reports import AnyReport, Report
from .rules import Rules
from .state import State
from .triggers import Trigger

S = TypeVar("S", bound=State)
T = TypeVar("T")
Plan = tuple[tuple[str, str], ...]  # fields that may hide something, and from whom
Place = tuple[str | int, ...]
SPECTATOR = Seat(-1)  # sees what every seat sees, and no more
SAFE_INT = 1 << 53  # a browser rounds what lies beyond
COLLECTIONS = (tuple, list, dict)  # of values that may hide something themselves
OWNED = ("owner", "mates", "lookers")  # fields whose owner sees them
_do = attrgetter("do")  # the procedure of a trigger
BY_SEAT = frozenset({"inside", "lookers"})  # those that may look otherwise to a seat that is not the owner's


class Eyes(NamedTuple):
    """The viewer, and the seats that show them what is for mates."""

    seat: Seat
    mates: tuple[Seat, ...] = ()


class View(Leaf):
    """All that a client or a bot gets."""

    seat: Seat
    state: Any  # the same type as the state, with "?" where the seat may not look
    open: tuple[Decision, ...]

    def mine(self) -> Decision | None:
        """The question that this seat may answer now."""
        for decision in self.open:
            if self.seat in decision.seats:
                return decision
        return None


def view(g: Game[Any], seat: Seat) -> View:
    """The game as this seat sees it."""
    return Onlooker(seat).view(g, g.state.clone())  # a view must not change when the game goes on


class Onlooker:
    """A seat that watches a game go on: leaves that it saw last time are not looked through again."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._eyes = Eyes(seat)
        self._last: dict[
            str, tuple[dict[Any, Any], dict[Any, Any]]
        ] = {}  # dicts as they were, and were shown

    def view(self, g: Game[Any], shown: State, spectators: State | None = None) -> View:
        """The game as the seat sees it now; `shown` is a copy of its state, which several may look at.

        `spectators`: how it is shown to those, if that is known; what they see whole is hidden from nobody.
        """
        mates, eyes = _open_to(g, shown, self.seat), self._eyes
        if mates != eyes.mates:
            eyes = self._eyes = Eyes(self.seat, mates)
            self._last.clear()
        state = shown
        for name, who in _plan(type(shown)).items():
            old = getattr(shown, name)
            if not old or (spectators is not None and getattr(spectators, name) is old):
                continue
            if name == "triggers" and not _may_hide_in_triggers(old):
                continue
            kept = who == "inside" and old.__class__ is dict
            theirs = getattr(spectators, name) if spectators is not None else {}
            new = self._entries(name, old, theirs) if kept else _field(shown, old, who, eyes)
            if new is not old:
                if state is shown:  # others may look at it, too
                    state = shown.__copy__()  # type: ignore[attr-defined]
                setattr(state, name, new)
        return View(self.seat, state, tuple([_decision_for(d, self.seat) for d in g.open]))

    def _entries(self, name: str, now: dict[Any, Any], theirs: dict[Any, Any]) -> dict[Any, Any]:
        """A dict of leaves, as the seat sees it; `theirs`: as spectators do."""
        before, seen = self._last.get(name, ({}, {}))
        if now != before:
            if before or theirs:
                new = {
                    key: seen[key] if before.get(key) is leaf else self._entry(leaf, theirs.get(key))
                    for key, leaf in now.items()
                }
                seen = now if all(map(is_, new.values(), now.values())) else new
            else:
                seen = _redacted_dict(now, self._eyes)
            self._last[name] = now, seen
        return now if seen is before else seen

    def _entry(self, leaf: Any, theirs: Any) -> Any:
        """One of them: what is neither the seat's own nor a mate's looks as it does to spectators."""
        if theirs is not None:
            others = getattr(leaf, "seat", SPECTATOR) not in (self.seat, SPECTATOR, *self._eyes.mates)
            if others and BY_SEAT.isdisjoint(_plan(leaf.__class__).values()):
                return theirs
        return _redact(leaf, self._eyes)


def _open_to(g: Game[Any], s: State, seat: Seat) -> tuple[Seat, ...]:
    """The seats that show this one their hands: its side; to spectators only if all are of one side."""
    rules = g.rules
    if not rules.open_hands(s):
        return ()
    seats = sorted(rules.seat_order(g))  # whoever's turn it is: what is remembered goes by who is a mate
    if seat != SPECTATOR:
        return rules.mates(s, seat, seats)
    return tuple(seats) if len({rules.side_of(s, each) for each in seats}) == 1 else ()


def _decision_for(decision: Decision, seat: Seat) -> Decision:
    if seat in decision.seats or not (decision.secret or decision.asides):
        return decision
    options, about = ((), None) if decision.secret else (decision.options, decision.about)
    return structs.replace(decision, options=options, asides=(), about=about)


def log_for(entries: Sequence[Entry], seat: Seat) -> list[Entry]:
    """The log as this seat may read it."""
    return [redact(entry, seat) for entry in entries]


def redact(value: T, seat: Seat) -> T:
    """The same value with everything blanked that is not for this seat."""
    return _redact(value, Eyes(seat))  # type: ignore[no-any-return]


def hides(value: Any) -> bool:
    """May there be anything in this value that not everybody sees?"""
    kind = value.__class__
    if kind is tuple or kind is list:
        return any(map(hides, value))
    if kind is dict:
        return any(map(hides, value.values()))
    for name, who in _plan(kind).items():
        if who != "inside" or ((inner := getattr(value, name)) and hides(inner)):
            return True
    return False


def hidden_places(value: Any, seat: Seat) -> frozenset[Place]:
    """Where, in this value, something lies that the seat may not see."""
    return frozenset(_places(value, seat, ()))


def is_shown(before: Any, after: Any, seats: Sequence[Seat]) -> bool:
    """Is something hidden from any of the seats in `before` that is not hidden in `after`, place by place?

    The same as comparing `hidden_places` seat by seat, but what the two have in common is passed by.
    """
    if before is after:
        return False
    kind, alike = before.__class__, before.__class__ is after.__class__
    if kind not in COLLECTIONS and not _plan(kind):
        return False
    if alike and kind not in COLLECTIONS:
        for name, who in _plan(kind).items():
            old, new = getattr(before, name), getattr(after, name)
            if who != "inside":
                same = old is new and (who == "nobody" or _seers(before) == _seers(after))
                if not same and any(_is_shown_in(before, after, name, who, seat) for seat in seats):
                    return True
            elif old is not new and is_shown(old, new, seats):
                return True
        return False
    if alike and kind is dict:
        changed = [(old, new) for key, old in before.items() if (new := after.get(key)) is not old]
        return any(is_shown(old, new, seats) for old, new in changed)
    if alike:
        return any(is_shown(old, new, seats) for old, new in zip_longest(before, after[: len(before)]))
    return any(hidden_places(before, seat) - hidden_places(after, seat) for seat in seats)


def _is_shown_in(before: Any, after: Any, name: str, who: str, seat: Seat) -> bool:
    """The same for a field that is secret."""
    if _is_for(before, who, seat):
        return False
    places = set(_each(getattr(before, name), ()))
    if not _is_for(after, who, seat):
        places -= set(_each(getattr(after, name), ()))
    return bool(places)


def on_the_wire(seen: View) -> bytes:
    """A view as JSON that a browser reads without loss: large numbers, such as sets of cells, as hex text."""
    keyed = [{**msgspec.to_builtins(d), "keys": d.keys() if d.options else []} for d in seen.open]
    shown = {"seat": seen.seat, "state": msgspec.to_builtins(seen.state), "open": keyed}
    return msgspec.json.encode(_small(shown))


def wire_digest(seen: View) -> str:
    """The digest that a client may know: of its own view, never of the full state."""
    return blake2b(on_the_wire(seen), digest_size=8).hexdigest()


def determinize(seen: View, rules: Rules[S], rng: int) -> S:
    """A full state that fits the view: hidden cards dealt again, fresh generator, questions asked again."""
    state: Any = seen.state.clone()
    state.answers = tuple(a for a in state.answers if a.seat == seen.seat)
    pools: dict[Any, list[str]] = {}
    dealt: dict[Seat, list[str]] = {}
    shuffle = rng

    def pool_for(owner: Seat, field: str) -> list[str]:
        named = rules.unseen(seen.state, owner)
        key: Any = owner
        if isinstance(named, Mapping):
            key = named = tuple(named[field])
        if key not in pools:
            pools[key] = list(named)
        return pools[key]

    def deal(value: Any, owner: Seat, field: str) -> Any:
        nonlocal shuffle
        if isinstance(value, tuple):
            return tuple(deal(each, owner, field) for each in value)
        if value != UNKNOWN:
            return value
        pool, others = pool_for(owner, field), dealt.setdefault(owner, [])
        fitting = [card for card in pool if rules.may_hold(seen.state, owner, card, others)]
        if not fitting:
            raise BrokenRules(f"`unseen` names too few hidden cards for seat {owner}")
        shuffle, word = next_word(shuffle)
        card = fitting[word % len(fitting)]
        pool.remove(card)
        others.append(card)
        return card

    def fill(value: Any) -> Any:
        if isinstance(value, Struct):
            changes = {}
            kind: Any = type(value)
            for name, who in _plan(kind).items():
                old = getattr(value, name)
                new = deal(old, value.seat, name) if who in OWNED else fill(old)  # type: ignore[attr-defined]
                if new is not old:
                    changes[name] = new
            return structs.replace(value, **changes) if changes else value
        if isinstance(value, dict):
            return {key: fill(each) for key, each in value.items()}
        if isinstance(value, (list, tuple)):
            return type(value)(fill(each) for each in value)
        return value

    spine: Any = type(state)
    for name, who in _plan(spine).items():
        if who == "inside":
            setattr(state, name, fill(getattr(state, name)))
    state.rng = next_word(shuffle)[1]
    return state  # type: ignore[no-any-return]


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """The annotations of a struct: to read them takes long, and each is asked for by all that may hold it."""
    return get_type_hints(kind, include_extras=True)


@cache
def _plan(kind: Any) -> dict[str, str]:
    """Fields of a struct that are secret, and from whom, or that may hold secrets further in ("inside").

    Nothing else has any. To ask for the class is much faster than `isinstance` with that of all structs.
    """
    found: dict[str, str] = {}
    if not issubclass(kind, Struct):
        return found
    for name, hint in _hints(kind).items():
        who = _declared(hint) or ("inside" if _may_hide(hint) else "")
        if who and name in kind.__struct_fields__:
            found[name] = who
    return found


def _may_hide(hint: Any, looked_at: set[Any] | None = None) -> bool:
    """Can a secret be reached from here? Every kind is looked at once, as verbs hold verbs."""
    looked_at = set() if looked_at is None else looked_at
    if hint in (Frame, Event, AnyEvent, AnyReport, Report, Reason, Option):
        return True  # any kind of these: look at what is there
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint in looked_at:
            return False
        looked_at.add(hint)
        inner = [_hints(hint)[name] for name in hint.__struct_fields__]
        return any(_declared(each) or _may_hide(each, looked_at) for each in inner)
    return any(_may_hide(part, looked_at) for part in get_args(hint))


def _declared(hint: Any) -> str:
    metas = [meta.extra or {} for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Meta)]
    return next((extra["seen_by"] for extra in metas if "seen_by" in extra), "")


def _redact(value: Any, eyes: Eyes) -> Any:
    """Runs over whole states for every seat and answer: what cannot hide anything is passed by at once."""
    way = _way(value.__class__)
    return value if way is None else way(value, eyes)


@cache
def _way(kind: Any) -> Callable[[Any, Eyes], Any] | None:
    """How a value of a kind is shown; none: whole, as it cannot hide anything."""
    if kind is tuple or kind is list:
        return _redacted_row
    if kind is dict:
        return _redacted_dict
    plan = _plan(kind)
    return partial(_redacted, tuple(plan.items())) if plan else None


def _redacted_row(row: Any, eyes: Eyes) -> Any:
    parts: list[Any] | None = None
    for place, each in enumerate(row):
        way = _way(each.__class__)
        if way is not None and (new := way(each, eyes)) is not each:
            parts = parts or list(row)
            parts[place] = new
    return row.__class__(parts) if parts else row


def _redacted_dict(entries: dict[Any, Any], eyes: Eyes) -> dict[Any, Any]:
    redacted: dict[Any, Any] | None = None
    for key, each in entries.items():
        way = _way(each.__class__)
        if way is not None and (new := way(each, eyes)) is not each:
            redacted = redacted or entries.copy()
            redacted[key] = new
    return redacted or entries


def _may_hide_in_triggers(triggers: Mapping[str, tuple[Trigger, ...]]) -> bool:
    """Has any trigger in play a procedure that may hide something? There are many, and hardly one does."""
    procedures = map(_do, chain.from_iterable(triggers.values()))
    return any(map(_way, map(type, procedures)))


def _redacted(plan: Plan, value: Any, eyes: Eyes) -> Any:
    """A struct with its secret fields blanked; itself if there is nothing to hide."""
    changes: dict[str, Any] | None = None
    for name, who in plan:
        old = getattr(value, name)
        if old == ():
            continue
        new = _field(value, old, who, eyes)
        if new is not old:
            if changes is None:
                changes = {}
            changes[name] = new
    return structs.replace(value, **changes) if changes else value


def _field(value: Any, old: Any, who: str, eyes: Eyes) -> Any:
    """A field of a struct as it is shown."""
    if who == "inside":
        return _redact(old, eyes) if old else old
    if who in OWNED:
        seat: Seat = value.seat
        if (
            seat == eyes.seat
            or (who == "mates" and seat in eyes.mates)
            or (who == "lookers" and eyes.seat in value.lookers)
        ):
            return old
    return _blank(old)


def _seat_of(value: Any) -> Seat:
    """Whose a leaf is that has something for its owner's eyes."""
    return value.seat  # type: ignore[no-any-return]


def _seers(value: Any) -> tuple[Seat, ...]:
    """The seats for whose eyes a leaf has something: its owner's, and those that it is shown to."""
    return (_seat_of(value), *getattr(value, "lookers", ()))


def _is_for(value: Any, who: str, seat: Seat) -> bool:
    """Is a secret field of a leaf for this seat, whoever its mates are?"""
    if who == "nobody":
        return False
    return _seat_of(value) == seat or (who == "lookers" and seat in value.lookers)


def _places(value: Any, seat: Seat, path: Place) -> Iterator[Place]:
    if isinstance(value, Struct):
        for name, who in _plan(type(value)).items():
            inner = getattr(value, name)
            if who == "inside":
                yield from _places(inner, seat, (*path, name))
            elif not _is_for(value, who, seat):
                yield from _each(inner, (*path, name))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _places(each, seat, (*path, key))
    elif isinstance(value, (list, tuple)):
        for i, each in enumerate(value):
            yield from _places(each, seat, (*path, i))


def _each(value: Any, path: Place) -> Iterator[Place]:
    if isinstance(value, tuple):
        for i, each in enumerate(value):
            yield from _each(each, (*path, i))
    else:
        yield path


def _blank(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple([UNKNOWN if each.__class__ is str else _blank(each) for each in value])
    return UNKNOWN if isinstance(value, str) else 0


def _small(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _small(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_small(each) for each in value]
    return hex(value) if isinstance(value, int) and abs(value) >= SAFE_INT else value
