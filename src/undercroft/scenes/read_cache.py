"""What was drawn last, and what was read of the state for it: as long as that is the same, so is the drawing.

Nobody has to say what a piece of a scene hangs on: rules are asked about a state that notes what they read.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterator, KeysView, ValuesView
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar, cast

from undercroft.kernel import Game, State
from undercroft.text.narrator import Narrator

S = TypeVar("S", bound=State)
T = TypeVar("T")
NOTHING: Final = object()  # read of a dict where there is no such key


class Notes:
    """What was read. Leaves are immutable, and the same one is still the same."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.entries: dict[tuple[str, Any], Any] = {}  # of dicts, by the field and the key
        self.dicts: dict[str, dict[Any, Any]] = {}  # those that were looked through

    def hold(self, state: Any) -> bool:
        """Would a reader of this state read the same?"""
        for name, value in self.fields.items():
            if getattr(state, name) is not value:
                return False
        for (name, key), value in self.entries.items():
            if getattr(state, name).get(key, NOTHING) is not value:
                return False
        return all(getattr(state, name) == value for name, value in self.dicts.items())


class Watched:
    """A state that notes what is read of it: it has a property for each field."""

    __slots__ = ("_notes", "_state")

    def __init__(self, state: State, notes: Notes) -> None:
        self._state, self._notes = state, notes


@cache
def _watched(kind: type[State]) -> type[Watched]:
    return type("Watched", (Watched,), {"__slots__": (), **{n: _field(n) for n in kind.__struct_fields__}})


def _field(name: str) -> property:
    def read(watched: Any) -> Any:
        value = getattr(watched._state, name)
        if isinstance(value, dict):
            return WatchedDict(name, value, watched._notes)
        watched._notes.fields[name] = value  # lists are copied with every state: who reads one reads it again
        return value

    return property(read)


class WatchedDict:
    """A dict of such a state."""

    __slots__ = ("_kept", "_name", "_notes")

    def __init__(self, name: str, kept: dict[Any, Any], notes: Notes) -> None:
        self._name, self._kept, self._notes = name, kept, notes

    def __getitem__(self, key: Any) -> Any:
        value = self._entry(key)
        if value is NOTHING:
            raise KeyError(key)
        return value

    def __contains__(self, key: Any) -> bool:
        return self._entry(key) is not NOTHING

    def get(self, key: Any, default: Any = None) -> Any:
        value = self._entry(key)
        return default if value is NOTHING else value

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())

    def keys(self) -> KeysView[Any]:
        return self._whole().keys()

    def values(self) -> ValuesView[Any]:
        return self._whole().values()

    def items(self) -> ItemsView[Any, Any]:
        return self._whole().items()

    def _entry(self, key: Any) -> Any:
        value = self._notes.entries[self._name, key] = self._kept.get(key, NOTHING)
        return value

    def _whole(self) -> dict[Any, Any]:
        self._notes.dicts[self._name] = self._kept  # of a view, which is not played on
        return self._kept


class Drawn(NamedTuple):
    """A piece of a scene with all that it hangs on."""

    given: Hashable
    notes: Notes
    piece: Any


class ReadCache:
    """What was drawn last at one table in one language, piece by piece."""

    def __init__(self) -> None:
        self._drawn: dict[Hashable, Drawn] = {}

    def recall(self, what: Hashable, g: Game[S], draw: Callable[[Game[S]], T], given: Hashable = None) -> T:
        """A piece as it was drawn last, else drawn anew; `given`: what it hangs on besides the state."""
        known = self._drawn.get(what)
        if known is None or known.given != given or not known.notes.hold(g.state):
            notes = Notes()
            piece = draw(Game(g.rules, cast(S, _watched(type(g.state))(g.state, notes))))
            known = self._drawn[what] = Drawn(given, notes, piece)
        return cast(T, known.piece)


def memory_of(narrator: Narrator) -> ReadCache:
    """The memory of a table and its language."""
    return narrator.once(ReadCache, ReadCache)
